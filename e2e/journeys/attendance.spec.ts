/** Logging attendance from a browser. */
import { configure, expect, expectNoOverflow, mistakesOf, visitAs, visitor } from '../support/karmik.ts';
import { test } from '../support/people.ts';
import { violationsOf } from '../support/violations.ts';
import { whereTouched } from '../support/touching.ts';

test('the log of today takes a type with a press, asks for a location only where one said so, and works without [ATT-1]', async ({
  browser,
  colleague,
}) => {
  // What was logged today stays.
  const { id, tokens } = await colleague({ isSpent: true });
  const page = await visitor(browser, tokens, { viewport: { width: 360, height: 740 } });
  await page.goto('/user/attendance/today-log');
  const log = page.getByRole('listitem').filter({ has: page.locator('time') });
  await expect(log.first().or(page.getByText('Nothing logged today'))).toBeVisible();
  // In the office hours of the demo its people have come already.
  const entries = (await log.filter({ hasText: 'Punch In' }).count()) + 1;
  await page.getByRole('button', { name: 'Punch In' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Successfully Logged Attendance.' })).toBeVisible();
  await expect(log.filter({ hasText: 'Punch In' })).toHaveCount(entries);

  await page.getByRole('button', { name: 'Punch In' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Punch In was logged less than a minute ago.' }),
  ).toBeVisible();
  await expect(log.filter({ hasText: 'Punch In' })).toHaveCount(entries);

  // The browser refuses here, as it does until it is told otherwise.
  await page.getByText('Share my location').click();
  await page.getByRole('button', { name: 'Tea Break' }).click();
  await expect(page.getByText('Your browser shared no location, so none was sent.').first()).toBeVisible();
  await expect(log.filter({ hasText: 'Tea Break' })).not.toContainText('with location');

  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation({ latitude: 27.7172, longitude: 85.324 });
  await page.getByRole('button', { name: 'Meeting' }).click();
  await expect(log.filter({ hasText: 'Meeting' })).toContainText('with location');
  await expectNoOverflow(page);
  expect(await violationsOf(page, { part: 'main' })).toEqual([]);
  expect(mistakesOf(page)).toEqual([]);

  const hr = await visitAs(browser, 'hr@himal.demo');
  await hr.goto('/admin/himal/attendance/requests/web-attendance');
  const own = hr.getByRole('row').filter({ has: hr.locator(`a[href$="/users/${id}"]`) });
  await expect(own.getByText('27.71720, 85.32400')).toBeVisible();
});

test(
  'a log made without a connection is held by the browser, also after a reload, and is sent later, marked as such',
  whereTouched('attendance'),
  async ({ browser, colleague }) => {
    const { tokens } = await colleague({ isSpent: true });
    const page = await visitor(browser, tokens, { viewport: { width: 360, height: 740 } });
    await page.goto('/user/attendance/today-log');
    const isLog = (address: URL) => address.pathname === '/api/v1/attendance/himal/web-attendance/';
    await page.route(isLog, (route) =>
      route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.continue(),
    );
    await page.getByRole('button', { name: 'Punch In' }).click();
    const waiting = page.getByText('1 log will be sent when you are connected');
    await expect(waiting).toBeVisible();
    await page.reload();
    await expect(waiting).toBeVisible();
    await expectNoOverflow(page);
    expect(await violationsOf(page, { part: 'main' })).toEqual([]);

    await page.unroute(isLog);
    await page.getByRole('button', { name: 'Send now' }).click();
    await expect(waiting).toHaveCount(0);
    await expect(page.getByRole('listitem').filter({ hasText: 'sent later' })).toHaveCount(1);
  },
);

test(
  'the sign-in page logs attendance instead, where the installation offers it [LOG-3]',
  whereTouched('attendance'),
  async ({ browser }) => {
    const page = await visitor(browser, undefined);
    await page.goto('/account/login');
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    await expect(page.getByRole('switch', { name: 'Log attendance instead of signing in' })).toHaveCount(0);

    await configure(page, 'runtimeConfig', { login_attendance: true });
    const sent: unknown[] = [];
    const answers = [
      { status: 400, json: { detail: "Couldn't Authenticate With Given Credentials" } },
      { status: 201, json: { full_name: 'Asha', remark_category: 'Punch In', punched_at: '2026-11-21T06:15:00.000Z' } },
    ];
    await page.route('**/api/v1/attendance/web-attendance/', async (route) => {
      sent.push(route.request().postDataJSON());
      await route.fulfill(answers[sent.length - 1] ?? { status: 500 });
    });
    await page.goto('/account/login');
    await page.getByText('Log attendance instead of signing in').click();
    await expect(page.getByRole('heading', { name: 'Log attendance' })).toBeVisible();
    await expect(page.getByRole('button', { name: /Punch In/ })).toBeVisible();
    await page.getByRole('textbox', { name: /Username/ }).fill('asha');
    await page.getByLabel('Password', { exact: false }).first().fill('Wrong12345');
    await page.getByRole('button', { name: 'Log attendance' }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: "Couldn't Authenticate With Given Credentials" }),
    ).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByLabel('Password', { exact: false }).first().fill('Namaste123');
    await page.getByRole('button', { name: 'Log attendance' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Successfully Logged Attendance.' })).toBeVisible();
    await expect(page).toHaveURL('/account/login');
    expect(sent).toEqual([
      { email: 'asha', password: 'Wrong12345', remark_category: 'Punch In' },
      { email: 'asha', password: 'Namaste123', remark_category: 'Punch In' },
    ]);
    expect(await page.evaluate(() => localStorage.getItem('karmik.tokens'))).toBeNull();
    await page.getByText('Log attendance instead of signing in').click();
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    expect(mistakesOf(page)).toEqual([]);
  },
);
