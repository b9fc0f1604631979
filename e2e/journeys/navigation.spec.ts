/** How few presses lead somewhere: by the menu, and by the search. */
import { expect, mistakesOf, pressesOf, visitAs, visitor } from '../support/karmik.ts';
import { test } from '../support/people.ts';
import { whereTouched } from '../support/touching.ts';

test(
  'from the first page to the archive of payslips in four presses, of which one opens its group',
  whereTouched('shell'),
  async ({ browser }) => {
    const page = await visitAs(browser, 'hr@himal.demo');
    const presses = await pressesOf(page);
    await page.goto('/user/noticeboard');
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'View as HR' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await menu.getByRole('button', { name: /^Pay\b/ }).click();
    // Payslips are the first tab of the archive.
    await menu.getByRole('link', { name: 'Archived payroll', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Archived payslips' })).toBeVisible();
    expect(await presses()).toBeLessThanOrEqual(4);
    expect(mistakesOf(page)).toEqual([]);
  },
);

for (const [email, start] of [
  ['hr@himal.demo', '/admin/himal/dashboard'],
  ['employee@himal.demo', '/user/noticeboard'],
] as const)
  test(
    `${email} finds and opens a person in four presses, without the pointer`,
    whereTouched('shell'),
    async ({ browser }) => {
      const page = await visitAs(browser, email);
      const presses = await pressesOf(page);
      await page.goto(start);
      await expect(page.getByRole('button', { name: 'Search pages' })).toBeVisible();
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('searchbox', { name: 'Go to a page' })).toBeFocused();
      await page.keyboard.type('Prabin Shakya');
      // What the person asked for is found by the same name, below the person.
      const first = page.getByRole('option').first();
      await expect(first).toHaveAccessibleName(/Prabin Shakya/);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'Prabin Shakya' })).toBeVisible();
      expect(await presses()).toBeLessThanOrEqual(4);
      expect(mistakesOf(page)).toEqual([]);
    },
  );

test(
  'what was opened and closed in the menu stays so, and the group of the page opens [TOP-13]',
  whereTouched('shell'),
  async ({ browser }) => {
    const page = await visitAs(browser, 'supervisor@himal.demo');
    await page.goto('/user/noticeboard');
    const menu = page.getByRole('navigation', { name: 'Menu' });
    // A group also says how much waits in it.
    const group = (name: string) => menu.getByRole('button', { name: new RegExp(`^${name}( \\d+)?$`) });
    await expect(group('Organization')).toHaveAttribute('aria-expanded', 'false');
    await group('Organization').click();
    await menu.getByRole('link', { name: 'Documents' }).click();
    await expect(menu.getByRole('link', { name: 'Documents' })).toHaveAttribute('aria-current', 'page');
    await page.goto('/user/attendance/today-log');
    await expect(group('Time')).toHaveAttribute('aria-expanded', 'true');
    await expect(group('Organization')).toHaveAttribute('aria-expanded', 'true');
    await group('Organization').click();
    await page.reload();
    await expect(group('Time')).toHaveAttribute('aria-expanded', 'true');
    await expect(group('Organization')).toHaveAttribute('aria-expanded', 'false');
  },
);

test('settings are found on one page, with what is there of each', whereTouched('shell'), async ({ browser }) => {
  const page = await visitAs(browser, 'hr@himal.demo');
  await page.goto('/admin/himal/organization/settings');
  const year = page.getByRole('main').getByRole('link', { name: /^Fiscal years/ });
  await expect(year).toContainText(/\d+ fiscal years, current \d{4}\/\d{2}/);
  await page.getByRole('searchbox', { name: 'Search settings' }).fill('overtime');
  await expect(year).toHaveCount(0);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Overtime settings/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overtime settings' })).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Settings', exact: true }),
  ).toHaveAttribute('aria-current', 'page');
  expect(mistakesOf(page)).toEqual([]);
});

test(
  'a page with a star is at the top of the menu wherever one signs in, until the star is taken away',
  whereTouched('shell'),
  async ({ browser, colleague }) => {
    const { tokens } = await colleague();
    const page = await visitor(browser, tokens);
    await page.goto('/user/organization/document');
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu.getByRole('button', { name: 'Starred' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Star this page' }).click();
    const starred = menu.getByRole('group', { name: 'Starred' }).getByRole('link', { name: 'Documents' });
    await expect(starred).toBeVisible();
    const elsewhere = await visitor(browser, tokens);
    await elsewhere.goto('/user/attendance/today-log');
    await elsewhere
      .getByRole('navigation', { name: 'Menu' })
      .getByRole('group', { name: 'Starred' })
      .getByRole('link', { name: 'Documents' })
      .click();
    await expect(elsewhere).toHaveURL('/user/organization/document');
    await expect(elsewhere.getByRole('button', { name: 'Remove star' })).toBeVisible();
    await starred.click();
    await expect(page).toHaveURL('/user/organization/document');
    await page.getByRole('button', { name: 'Remove star' }).click();
    await expect(menu.getByRole('button', { name: 'Starred' })).toHaveCount(0);
    expect(mistakesOf(page)).toEqual([]);
  },
);
