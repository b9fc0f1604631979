import { expect, test, visitAs } from '../support/karmik.ts';
import { whereTouched } from '../support/touching.ts';

test.use({ serviceWorkers: 'allow' });

test(
  'pages that were seen open without a connection, a punch is held and sent later, and signing out forgets them [E12]',
  whereTouched('shell', 'attendance'),
  async ({ browser }) => {
    const page = await visitAs(browser, 'employee@himal.demo');
    await page.goto('/user/attendance/today-log');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.goto('/user/attendance/overview');
    await expect(page.getByRole('heading', { level: 1, name: 'My attendance' })).toBeVisible();
    await expect(page.getByText('Worked').first()).toBeVisible();
    await page.goto('/user/attendance/today-log');
    const punch = page.getByRole('button', { name: /^Punch (In|Out)$/ }).first();
    await expect(punch).toBeVisible();
    // The worker writes what was seen beside its answers.
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const names = (await caches.keys()).filter((name) => name.startsWith('karmik-seen-'));
          return names.length === 1
            ? (await (await caches.open(names[0] ?? '')).keys()).map(({ url }) => url).join(' ')
            : '';
        }),
      )
      .toMatch(/attendance/);

    await page.context().setOffline(true);
    await page.goto('/user/attendance/overview');
    await expect(page.getByText('Worked').first()).toBeVisible();
    await expect(page.getByText(/^You are offline, seen at /)).toBeVisible();
    await page.goto('/user/attendance/today-log');
    await punch.click();
    await expect(page.getByText(/^You are offline/)).toBeVisible();
    await expect
      .poll(() =>
        page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('karmik.held-punches.')).length),
      )
      .toBe(1);

    await page.context().setOffline(false);
    await expect(page.getByText(/^You are offline/)).toBeHidden();
    await expect
      .poll(() =>
        page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('karmik.held-punches.')).length),
      )
      .toBe(0);

    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/account\/login/);
    await expect
      .poll(() => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('karmik-seen-'))))
      .toEqual([]);
  },
);
