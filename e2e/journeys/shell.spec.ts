/** The top bar, its menus and the search, as people use them. */
import { randomUUID } from 'node:crypto';
import { limits } from '../../tools/support/patience.ts';
import { expect, mistakesOf, test, visitAs } from '../support/karmik.ts';
import { whereTouched } from '../support/touching.ts';

const hr = 'hr@himal.demo';

test('the top bar holds its parts in their order, and each opens what it says [TOP-1, TOP-4, TOP-11]', async ({
  browser,
}) => {
  const page = await visitAs(browser, hr);
  await page.goto('/admin/himal/attendance/overview');
  const bar = page.getByRole('banner');
  const parts = [
    bar.getByRole('link', { name: 'Karmik' }),
    bar.getByRole('button', { name: 'Search pages' }),
    bar.getByRole('combobox', { name: 'Search employees' }),
    bar.getByText('Himal Agro Industries Pvt. Ltd.'),
    bar.getByRole('button', { name: "What's new" }),
    bar.getByRole('button', { name: 'Manage Permission' }),
    bar.getByRole('button', { name: /^Account setup/ }),
    bar.getByRole('button', { name: /^Notifications/ }),
    bar.getByRole('button', { name: 'Account menu' }),
  ];
  for (const part of parts) await expect(part).toBeVisible();
  // Parts that come later move those before them once more.
  await expect(async () => {
    const places = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.x ?? -1));
    expect(Math.min(...places)).toBeGreaterThan(0);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  }).toPass();

  await expect(async () => {
    await page.mouse.move(0, 400);
    await bar.getByText('Himal Agro Industries Pvt. Ltd.').hover();
    await expect(page.getByRole('tooltip')).toHaveText('Himal Agro Industries Pvt. Ltd.', { timeout: limits.look });
  }).toPass();

  await bar.getByRole('button', { name: "What's new" }).click();
  const news = page.getByRole('dialog', { name: "What's new" });
  await expect(news.getByText('Version 2.5.4')).toBeVisible();
  await expect(news.getByRole('link', { name: 'Open: Manage Permission' })).toHaveAttribute(
    'href',
    '/admin/himal/manage-permission',
  );
  // Keys go to the dialog once it has taken the focus.
  await expect.poll(() => news.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(news).toHaveCount(0);

  await bar.getByRole('button', { name: /^Account setup/ }).click();
  const setup = page.getByRole('dialog', { name: 'Account setup' });
  await expect(setup.getByRole('listitem')).toHaveCount(8);
  await expect(setup.getByRole('listitem').filter({ hasText: 'Fiscal year' })).toContainText('Completed');
  await setup.getByRole('link', { name: /Fiscal year/ }).click();
  await expect(page).toHaveURL('/admin/himal/organization/settings/fiscal-year');

  await bar.getByRole('button', { name: 'Manage Permission' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Permission' })).toBeVisible();
  expect(mistakesOf(page)).toEqual([]);
});

test(
  'people are called by their name in Devanagari in Nepali, and by the other one in English',
  whereTouched('shell', 'permission'),
  async ({ browser }) => {
    const page = await visitAs(browser, hr, { language: 'ne' });
    await page.goto('/user/organization/hierarchy');
    const own = page.getByRole('treeitem', { name: /^सुशीला थापा/ });
    await expect(own).toBeVisible();
    await page.getByRole('button', { name: 'खाता मेनु' }).click();
    await expect(page.getByRole('menu').or(page.getByRole('dialog')).getByText('सुशीला थापा').first()).toBeVisible();
    await page.getByRole('menuitem', { name: /View in English/ }).click();
    await expect(page.getByRole('treeitem', { name: /^Sushila Thapa/ })).toBeVisible();
    await expect(own).toHaveCount(0);
    expect(mistakesOf(page)).toEqual([]);
  },
);

test(
  'employees are found from the top bar, one request after the typing rests [TOP-3]',
  whereTouched('shell', 'permission'),
  async ({ browser }) => {
    const page = await visitAs(browser, hr);
    await page.goto('/admin/himal/attendance/overview');
    const asked: URL[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.pathname.includes('/users/new-autocomplete')) asked.push(url);
    });
    const field = page.getByRole('combobox', { name: 'Search employees' });
    const box = await field.boundingBox();
    expect(box?.width ?? 999).toBeLessThanOrEqual(300);
    await field.focus();
    // Letter by letter without a pause, which a busy machine would make between presses of keys.
    await field.evaluate((_input, text) => {
      for (const letter of text) document.execCommand('insertText', false, letter);
    }, 'sushila thapa');
    const option = page.getByRole('option', { name: /Sushila Thapa/ });
    await expect(option).toContainText('hr.himal');
    expect(asked.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([
      { search: 'sushila thapa', organization: 'himal', user_status: 'current', limit: '8' },
    ]);
    await page.goto('/user/noticeboard');
    const employee = await visitAs(browser, 'employee@himal.demo');
    await employee.goto('/user/noticeboard');
    await expect(employee.getByRole('button', { name: 'Account menu' })).toBeVisible();
    await expect(employee.getByRole('combobox', { name: 'Search employees' })).toHaveCount(0);
    expect([...mistakesOf(page), ...mistakesOf(employee)]).toEqual([]);
  },
);

test(
  'the search does what it finds: pages opened lately, actions, people, records',
  whereTouched('shell', 'permission'),
  async ({ browser }) => {
    const page = await visitAs(browser, hr);
    await page.goto('/admin/himal/organization/document');
    const dialog = page.getByRole('dialog', { name: 'Go to a page' });
    await page.getByRole('button', { name: 'Search pages' }).click();
    await page.keyboard.type('holidays');
    await dialog.getByRole('option', { name: 'Holidays' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Holidays' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(dialog.getByRole('group', { name: 'Recently opened' }).getByRole('option').first()).toContainText(
      'Documents',
    );
    await page.keyboard.type('nothing is called this');
    await expect(dialog.getByText('Nothing found')).toBeVisible();
    await dialog.getByRole('searchbox').fill('appearance dark');
    await dialog.getByRole('option', { name: 'Appearance: Dark' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
    await page.keyboard.press('Control+k');
    await dialog.getByRole('searchbox').fill('-0001');
    await dialog.getByRole('group', { name: 'Letters' }).getByRole('option', { name: /-0001/ }).click();
    await expect(page).toHaveURL(/\/hris\/users\/\d+\?tab=papers$/);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('sushila');
    await dialog
      .getByRole('group', { name: 'Employees' })
      .getByRole('option', { name: /Sushila Thapa/ })
      .click();
    await expect(dialog).toHaveCount(0);
    expect(mistakesOf(page)).toEqual([]);
  },
);

test(
  'a group of permissions is made, and its members are shown with what it gives them [PRM-3]',
  whereTouched('shell', 'permission'),
  async ({ browser }) => {
    const name = `Journey ${randomUUID().slice(0, 8)}`;
    const page = await visitAs(browser, hr);
    await page.goto('/admin/himal/manage-permission');
    await page.getByRole('button', { name: 'Add group' }).click();
    const drawer = page.getByRole('dialog', { name: 'Add group' });
    await drawer.getByLabel('Name').fill(name);
    await drawer.getByRole('combobox', { name: 'Members' }).fill('Aastha');
    await page
      .getByRole('option', { name: /Aastha/ })
      .first()
      .click();
    // The list stays open for the next member.
    await page.keyboard.press('Escape');
    await drawer.getByRole('searchbox', { name: 'Find a permission' }).fill('fiscal');
    await drawer.getByRole('checkbox', { name: /Fiscal year/ }).press('Space');
    await drawer.getByRole('button', { name: 'Create' }).click();
    await expect(drawer).toHaveCount(0);
    const card = page.getByRole('region', { name });
    await expect(card).toContainText('Organization: 1 permission');
    await expect(card).toContainText('1 member');
    await page.getByRole('tab', { name: 'People' }).click();
    await page
      .getByRole('button', { name: /Permissions of Aastha / })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByText('2.06')).toBeVisible();
    expect(mistakesOf(page)).toEqual([]);
  },
);
