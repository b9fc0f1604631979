import { chunkOf } from '../support/chunks.ts';
import { expect, mistakesOf, test, visitAs } from '../support/karmik.ts';
import { expectToast } from '../support/steps.ts';
import { whereTouched } from '../support/touching.ts';

test(
  'works as HR and goes back, and refuses another organization [AUD-7, AUD-8, AUD-9, TOP-7, TOP-9]',
  whereTouched('shell', 'routing', 'preferences'),
  async ({ browser }) => {
    const page = await visitAs(browser, 'hr@himal.demo');
    await page.goto('/user/noticeboard');
    await expect(page.getByRole('navigation', { name: 'Menu' }).getByText('Normal User')).toBeVisible();
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'View as HR' }).click();
    await expect(page).toHaveURL('/admin/himal/dashboard');
    await expect(page.getByRole('navigation', { name: 'Menu' }).getByText('HR Admin')).toBeVisible();

    await page.goto('/admin/sagar/hris/employees/current-employee-list');
    await expect(page).toHaveURL('/user/noticeboard');
    await expectToast(page, 'Switched as Normal User.');
    expect(mistakesOf(page)).toEqual([]);
  },
);

test('finds an employee by search and sort, and keeps both in the address [TOP-12]', async ({ browser }) => {
  const page = await visitAs(browser, 'hr@himal.demo');
  await page.goto('/admin/himal/hris/employees/current-employee-list');
  await page.getByRole('searchbox').fill('employee@himal');
  await expect(page).toHaveURL(/search=employee%40himal/);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('searchbox').fill('nobody of this name');
  await expect(page.getByText('No data available at the moment')).toBeVisible();
  await page.goto('/admin/himal/hris/employees/current-employee-list?sort=-joined_on');
  await expect(page.getByRole('columnheader', { name: 'Joined on' })).toHaveAttribute('aria-sort', 'descending');
});

test('shows Permission Denied to an employee and Page Not Found for nothing [ERR-1, ERR-2, PRM-1]', async ({
  browser,
}) => {
  const page = await visitAs(browser, 'employee@himal.demo');
  await page.goto('/user/noticeboard');
  await page.goto('/user/nothing-here');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/user/noticeboard');
  await page.goto('/user/posts/999999999');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});

test(
  'a page whose code is gone after a release is loaded again [ERR-5]',
  whereTouched('shell', 'routing', 'preferences'),
  async ({ browser }) => {
    const page = await visitAs(browser, 'employee@himal.demo');
    await page.goto('/user/noticeboard');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.evaluate(() => Object.assign(globalThis, { isOld: true }));
    let asked = 0;
    const code = chunkOf('src/modules/noticeboard/pages/ScheduledPage.tsx');
    await page.route(`**${code}`, (route) => (asked++ ? route.continue() : route.abort()));
    await page.getByRole('link', { name: 'Scheduled posts' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Scheduled posts' })).toBeVisible();
    expect(asked).toBe(2);
    expect(await page.evaluate(() => 'isOld' in globalThis)).toBe(false);
  },
);

test(
  'a server that is away for a moment is told as that, and the page comes with the next try [ERR-1]',
  whereTouched('shell', 'routing', 'preferences'),
  async ({ browser }) => {
    const page = await visitAs(browser, 'employee@himal.demo');
    await page.route('**/api/v1/users/me/', (route) => route.fulfill({ status: 503, json: { detail: 'Away.' } }));
    await page.goto('/user/posts');
    await expect(page.getByRole('heading', { name: 'Could not connect to server' })).toBeVisible();
    await page.unroute('**/api/v1/users/me/');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My posts' })).toBeVisible();
  },
);

test(
  'an error of a page goes with the next page, and with the next try [ERR-6]',
  whereTouched('shell', 'routing', 'preferences'),
  async ({ browser }) => {
    const page = await visitAs(browser, 'employee@himal.demo');
    await page.goto('/user/nothing-here');
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Karmik' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toHaveCount(0);

    let isBroken = true;
    await page.route('**/api/v1/noticeboard/posts/**', (route) =>
      isBroken ? route.fulfill({ status: 500, json: { detail: 'x' } }) : route.continue(),
    );
    await page.reload();
    await expect(page.getByText('Internal Server Error')).toBeVisible();
    isBroken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByText('Internal Server Error')).toHaveCount(0);
  },
);

test(
  'changes language, calendar and light, and remembers them [CFG-3, DAT-1]',
  whereTouched('shell', 'routing', 'preferences'),
  async ({ browser }) => {
    const page = await visitAs(browser, 'hr@himal.demo');
    await page.goto('/admin/himal/hris/employees/current-employee-list');
    const menu = page.getByRole('button', { name: 'Account menu' });
    await menu.click();
    await page.getByRole('menuitem', { name: 'Dates in Nepali (BS)' }).click();
    await expect(
      page
        .getByRole('gridcell', {
          name: /\d+ (Baishak|Jestha|Ashad|Shrawan|Bhadra|Ashoj|Kartik|Mangsir|Poush|Magh|Falgun|Chaitra) 20\d\d/,
        })
        .first(),
    ).toBeVisible();
    await menu.click();
    await page.getByRole('menuitem', { name: 'Dark' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
    await menu.click();
    await page.getByRole('menuitem', { name: 'नेपालीमा हेर्नुहोस्' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'कर्मचारी' })).toBeVisible();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ne');
    await expect(page.getByRole('heading', { level: 1, name: 'कर्मचारी' })).toBeVisible();
  },
);

test('works on a phone: the menu is a drawer [TOP-10]', async ({ browser }) => {
  const page = await visitAs(browser, 'hr@himal.demo', { viewport: { width: 390, height: 844 } });
  await page.goto('/user/noticeboard');
  await page.getByRole('banner').getByRole('button').first().click();
  await page.getByRole('dialog').getByRole('link', { name: 'My posts' }).click();
  await expect(page).toHaveURL('/user/posts');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
