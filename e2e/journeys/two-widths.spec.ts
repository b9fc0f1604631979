/** What everyone meets on every page, at a desk and on a phone. Pictures of each step are kept among the results. */
import type { Page, TestInfo } from '@playwright/test';
import { expect, expectNoOverflow, expectQuiet, mistakesOf, test, visitAs, visitor } from '../support/karmik.ts';
import { chooseInAccountMenu, expectToast, signIn } from '../support/steps.ts';
import { whereTouched } from '../support/touching.ts';

const widths = [
  ['at a desk', { width: 1440, height: 900 }],
  ['on a phone', { width: 390, height: 844 }],
] as const;

const keeper = (page: Page, info: TestInfo) => async (what: string) => {
  await expectNoOverflow(page);
  await page.screenshot({ path: info.outputPath(`${what}-${page.viewportSize()?.width}.png`) });
};

/** The side menu, which a phone opens by a button. */
async function menuOf(page: Page) {
  const menu = page.getByRole('navigation', { name: 'Menu' });
  if ((page.viewportSize()?.width ?? 0) < 600) await page.getByRole('banner').getByRole('button').first().click();
  await expect(menu).toBeVisible();
  return menu;
}

for (const [where, viewport] of widths) {
  // Every run plays the narrow one.
  const also = where === 'on a phone' ? {} : whereTouched('shell', 'account');
  test(
    `HR goes to the organisation's view and back, ${where} [AUD-7, AUD-9, TOP-9]`,
    whereTouched('shell', 'account'),
    async ({ browser }, info) => {
      const page = await visitAs(browser, 'hr@himal.demo', { viewport });
      const keep = keeper(page, info);
      await page.goto('/user/noticeboard');
      await expect(page.getByRole('article').first()).toBeVisible();
      await keep('normal-user');
      await chooseInAccountMenu(page, 'View as HR');
      await expectToast(page, 'Switched as HR of Himal Agro Industries Pvt. Ltd.');
      await expect((await menuOf(page)).getByText('HR Admin')).toBeVisible();
      await keep('hr');
      if (viewport.width < 600) await page.keyboard.press('Escape');
      await chooseInAccountMenu(page, 'View as User');
      await expect(page).toHaveURL('/user/noticeboard');
      await expectToast(page, 'Switched as Normal User.');
      await expect((await menuOf(page)).getByText('Normal User')).toBeVisible();
      expect(mistakesOf(page)).toEqual([]);
    },
  );

  test(
    `an auditor reads and cannot view as a user, ${where} [AUD-4, LOG-8]`,
    whereTouched('shell', 'account'),
    async ({ browser }, info) => {
      const page = await visitor(browser, undefined, { viewport });
      await page.goto('/account/login');
      await signIn(page, 'audit@himal.demo');
      await expect(page).toHaveURL('/switch-organization');
      await page.getByRole('button', { name: /View as Auditor: Himal/ }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
      await keeper(page, info)('auditor');
      await page.getByRole('button', { name: 'Account menu' }).click();
      await expect(page.getByRole('menuitem', { name: 'Change Password' })).toBeVisible();
      for (const name of ['View as User', 'Application Information'])
        await expect(page.getByRole('menuitem', { name })).toHaveCount(0);
      expect(mistakesOf(page)).toEqual([]);
    },
  );

  test(`language, calendar, light and brand change, ${where} [CFG-3, CFG-8]`, also, async ({ browser }, info) => {
    const page = await visitor(browser, undefined, { viewport });
    const keep = keeper(page, info);
    const html = page.locator('html');
    await page.goto('/account/login?next=%2Fuser%2Forganization%2Fholiday');
    await signIn(page, 'hr@himal.demo');
    await expect(page).toHaveURL('/user/organization/holiday');
    await expect(html).toHaveAttribute('data-brand', 'himal');
    await expect(page.getByRole('heading', { level: 1, name: 'Holidays' })).toBeVisible();
    await keep('english-ad-light');
    await chooseInAccountMenu(page, 'Dates in Nepali (BS)');
    await expect(
      page
        .getByText(/(Baishak|Jestha|Ashad|Shrawan|Bhadra|Ashoj|Kartik|Mangsir|Poush|Magh|Falgun|Chaitra) 20\d\d/)
        .first(),
    ).toBeVisible();
    await chooseInAccountMenu(page, 'Dark');
    await expect(html).toHaveAttribute('data-mode', 'dark');
    await chooseInAccountMenu(page, 'नेपालीमा हेर्नुहोस्');
    await expect(page.getByRole('heading', { level: 1, name: 'सार्वजनिक बिदा' })).toBeVisible();
    await keep('nepali-bs-dark');
    await chooseInAccountMenu(page, 'View in English');
    await chooseInAccountMenu(page, 'Logout');
    await expect(page).toHaveURL(/\/account\/login/);
    // Who signs in next in this browser works for another organisation, and it looks like theirs.
    await signIn(page, 'hr@sagar.demo');
    await expect(html).toHaveAttribute('data-brand', 'sagar');
    await expect(html).toHaveAttribute('data-mode', 'dark');
    await keep('other-brand');
    expect(mistakesOf(page)).toEqual([]);
  });

  test(`a session that ends says so in both tabs, ${where} [SES-6]`, also, async ({ browser }, info) => {
    const first = await visitAs(browser, 'employee@himal.demo', { viewport });
    await first.goto('/user/noticeboard');
    await expect(first.getByRole('article').first()).toBeVisible();
    const second = await first.context().newPage();
    await second.goto('/user/organization/document');
    await expect(second.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
    // Whatever asks the server next finds out, a pointer that rests on a link too: so the link is held before.
    await (await menuOf(first)).getByRole('link', { name: 'My posts' }).focus();
    for (const page of [first, second]) await expectQuiet(page);
    await first.evaluate(() => localStorage.setItem('karmik.tokens', '{"access":"x.y.z","refresh":"x.y.z"}'));
    await first.keyboard.press('Enter');
    for (const page of [first, second]) await expectToast(page, 'Your session has been expired. Please re-login.');
    await keeper(first, info)('expired');
  });
}
