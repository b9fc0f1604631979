import type { Page } from '@playwright/test';
import { expect, expectQuiet, mistakesOf, test, visitAs } from '../support/karmik.ts';
import { expectToast } from '../support/steps.ts';
import { whereTouched } from '../support/touching.ts';

const refreshes = (page: Page) => {
  const seen: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/security/auth/refresh/')) seen.push(response.status());
  });
  return seen;
};

/** Makes the server reject the access token that the browser holds, as it does once its time is over. */
const spoil = (page: Page, name: 'access' | 'refresh') =>
  page.evaluate((key) => {
    const tokens = JSON.parse(localStorage.getItem('karmik.tokens') ?? '{}') as Record<string, string>;
    tokens[key] = 'x.y.z';
    localStorage.setItem('karmik.tokens', JSON.stringify(tokens));
  }, name);

test('two tabs with an expired access token refresh once and go on [SES-5, SES-7]', async ({ browser }) => {
  const first = await visitAs(browser, 'employee@himal.demo');
  await first.goto('/user/noticeboard');
  await expect(first.getByRole('article').first()).toBeVisible();
  const second = await first.context().newPage();
  await second.goto('/user/posts');
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible();

  // Nothing may be under way meanwhile: a tab that is left while it refreshes takes the new tokens with it.
  await second.goto('about:blank');
  const seen = [refreshes(first), refreshes(second)];
  const loaded = first.waitForEvent('load');
  await first.evaluate(() => {
    const tokens = JSON.parse(localStorage.getItem('karmik.tokens') ?? '{}') as Record<string, string>;
    localStorage.setItem('karmik.tokens', JSON.stringify({ ...tokens, access: 'x.y.z' }));
    location.reload();
  });
  await Promise.all([loaded, second.goto('/user/posts')]);
  await expect(first.getByRole('article').first()).toBeVisible();
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
  expect(seen.flat()).toEqual([200]);
  expect(mistakesOf(first)).toEqual([]);
});

test(
  'an expired session ends in every tab with the same words [SES-6, SES-2]',
  whereTouched('account', 'auth-shell', 'api'),
  async ({ browser }) => {
    const first = await visitAs(browser, 'employee@himal.demo');
    await first.goto('/user/noticeboard');
    await expect(first.getByRole('article').first()).toBeVisible();
    const second = await first.context().newPage();
    await second.goto('/user/posts');
    await expect(second.getByRole('heading', { level: 1 })).toBeVisible();

    // Whatever asks the server next finds out, a pointer that rests on a link too: so the link is held before.
    await first.getByRole('link', { name: 'Scheduled posts' }).focus();
    for (const page of [first, second]) await expectQuiet(page);
    await spoil(first, 'access');
    await spoil(first, 'refresh');
    await first.keyboard.press('Enter');
    for (const [page, address] of [
      [first, '/account/login?next=%2Fuser%2Fposts%2Fscheduled'],
      [second, '/account/login?next=%2Fuser%2Fposts'],
    ] as const) {
      await expect(page).toHaveURL(address);
      await expectToast(page, 'Your session has been expired. Please re-login.');
    }
  },
);

test(
  'signing out in one tab signs out the other [SES-6]',
  whereTouched('account', 'auth-shell', 'api'),
  async ({ browser }) => {
    const first = await visitAs(browser, 'employee@himal.demo');
    await first.goto('/user/noticeboard');
    const second = await first.context().newPage();
    await second.goto('/user/posts');
    await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
    await first.getByRole('button', { name: 'Account menu' }).click();
    await first.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(second).toHaveURL('/account/login?next=%2Fuser%2Fposts');
    await expectToast(second, 'You have been logged out. Please re-login.');
  },
);
