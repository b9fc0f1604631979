import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  call,
  expect,
  expectNoOverflow,
  expectQuiet,
  mistakesOf,
  signInByCall,
  visitAs,
  visitor,
} from '../support/karmik.ts';
import { test } from '../support/people.ts';
import { expectToast } from '../support/steps.ts';
import { violationsOf } from '../support/violations.ts';
import { whereTouched } from '../support/touching.ts';

const bellOf = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

test('a post that waits reaches HR at once, and the decision its author, in every tab [NTF-3, NTF-4, NTF-7, NT-1, TOP-6]', async ({
  browser,
  colleague,
  holding,
}) => {
  // What is at the bell is counted.
  await holding('notifications of Sagar');
  const tokens = await signInByCall('hr@sagar.demo');
  const { tokens: writer } = await colleague({ organization: 'sagar', needsApproval: true });
  const words = `A post that waits ${randomUUID().slice(0, 8)}`;
  // What the demonstration left at their bells is dealt with first.
  for (const { access: token } of [tokens, writer]) await call('notifications/read-all/', { token, method: 'POST' });
  await call('notifications/sagar/resolve-all/', { token: tokens.access, method: 'POST' });
  const hr = await visitor(browser, tokens);
  await hr.goto('/user/noticeboard');
  await hr.getByRole('button', { name: 'Account menu' }).click();
  await hr.getByRole('menuitem', { name: 'View as HR' }).click();
  await expect(bellOf(hr)).toHaveAccessibleName('Notifications');
  const one = await visitor(browser, writer);
  await one.goto('/user/noticeboard');
  const two = await one.context().newPage();
  await two.goto('/user/noticeboard');
  for (const page of [one, two]) await expect(bellOf(page)).toHaveAccessibleName('Notifications');

  const { id } = await call<{ id: number }>('noticeboard/posts/', {
    token: writer.access,
    method: 'POST',
    body: { text: words },
  });

  await test.step('HR sees it without asking, and follows it', async () => {
    await expect(bellOf(hr)).toHaveAccessibleName('Notifications, 1 unresolved');
    await bellOf(hr).click();
    await expect(drawerOf(hr).getByRole('tab', { name: /^Unresolved/ })).toHaveAttribute('aria-selected', 'true');
    await drawerOf(hr)
      .getByRole('button', { name: /.+'s post is pending approval/ })
      .click();
    await expect(hr).toHaveURL('/admin/sagar/hris/noticeboard-approval/request');
    await expect(hr.getByRole('article').filter({ hasText: words })).toBeVisible();
  });

  await test.step('the author hears of the decision in both tabs', async () => {
    await call(`hris/sagar/noticeboard-approval/${id}/approve/`, {
      token: tokens.access,
      method: 'POST',
      body: { remark: '' },
    });
    for (const page of [one, two]) await expect(bellOf(page)).toHaveAccessibleName('Notifications, 1 unread');
    await expect(hr.getByRole('article').filter({ hasText: words })).toHaveCount(0);
    await bellOf(one).click();
    await expect(drawerOf(one).getByRole('tab', { name: /^Unread/ })).toContainText('1');
    await drawerOf(one).getByRole('button', { name: 'Your post was approved.' }).click();
    await expect(one).toHaveURL(`/user/posts/${id}`);
    for (const page of [one, two]) await expect(bellOf(page)).toHaveAccessibleName('Notifications');
  });

  await test.step('HR resolves it, opens it again, and resolves all after being asked', async () => {
    await bellOf(hr).click();
    const drawer = drawerOf(hr);
    await drawer.getByRole('button', { name: 'Resolve', exact: true }).click();
    await expect(drawer.getByText('No data available at the moment')).toBeVisible();
    await drawer.getByRole('tab', { name: /^Resolved/ }).click();
    const resolved = drawer.getByRole('listitem').filter({ hasText: 'is pending approval' }).first();
    await expect(resolved.getByText(/Resolved by .+, just now/)).toBeVisible();
    await resolved.getByRole('button', { name: 'Unresolve' }).click();
    await expect(drawer.getByRole('tab', { name: /^Unresolved/ })).toContainText('1');
    await drawer.getByRole('button', { name: 'Resolve all' }).click();
    const question = hr.getByRole('alertdialog', { name: 'Resolve all notifications?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(drawer.getByRole('tab', { name: /^Unresolved/ })).toContainText('1');
    await drawer.getByRole('button', { name: 'Resolve all' }).click();
    await question.getByRole('button', { name: 'Resolve all' }).click();
    await expect(drawer.getByRole('tab', { name: /^Unresolved/ })).not.toContainText('1');
    await expect(question).toHaveCount(0);
    await hr.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(bellOf(hr)).toHaveAccessibleName('Notifications');
    await expect(bellOf(hr)).toBeFocused();
  });
  expect([one, two, hr].flatMap((page) => mistakesOf(page))).toEqual([]);
});

/** A bell whose contents a test writes. */
async function withBell(page: Page, ...notifications: object[]): Promise<void> {
  const whole = {
    organization: { slug: 'himal', name: 'Himal Agro Industries Pvt. Ltd.' },
    actor: null,
    category: 'attendance',
    text_ne: 'एउटा सूचना',
    notify_on: new Date().toISOString(),
    created_at: new Date().toISOString(),
    read: false,
    is_resolved: false,
    can_be_reminded: false,
    remind_at: null,
    is_interactive: false,
    interactive_type: null,
    interactive_data: null,
    url: null,
  };
  const results = notifications.map((each, index) => ({
    id: index + 1,
    text: `Number ${index + 1}`,
    ...whole,
    ...each,
  }));
  await page.route(/\/api\/v1\/notifications\/\?/, (route) =>
    route.fulfill({
      json: {
        results,
        next: null,
        groups: [{ category: whole.category, unread_count: results.length, total_count: results.length }],
        unread_count: results.length,
        read_count: 0,
        total_count: results.length,
      },
    }),
  );
  await page.route(/\/api\/v1\/notifications\/\d+\/(read|remind)\//, (route) => {
    const id = Number(/notifications\/(\d+)\//.exec(route.request().url())?.[1]);
    return route.fulfill({ json: { ...results[id - 1], read: true } });
  });
}

test(
  'one is put off until later; one leads to another tab; one of another organisation says so [NTF-5, NTF-6, NTF-7, NT-4, OVT-8]',
  whereTouched('notification', 'live', 'shell'),
  async ({ browser }) => {
    const page = await visitAs(browser, 'employee@himal.demo');
    await withBell(
      page,
      { text: 'Put me off', can_be_reminded: true },
      { text: 'Elsewhere', url: 'https://example.com/timesheets' },
      {
        text: 'Overtime',
        organization: { slug: 'sagar', name: 'Sagar Sewa Pvt. Ltd.' },
        is_interactive: true,
        interactive_type: 'overtime_pre_approval',
        interactive_data: { overtime_request_id: 1, organization: { slug: 'sagar', name: 'Sagar Sewa Pvt. Ltd.' } },
      },
    );
    await page.goto('/user/noticeboard');
    await bellOf(page).click();
    const drawer = drawerOf(page);
    const asked = page.waitForRequest(/\/notifications\/1\/remind\//);
    await drawer.getByRole('button', { name: 'Remind later' }).click();
    await page.getByRole('menuitem', { name: 'In an hour' }).click();
    const { remind_at: at } = (await asked).postDataJSON() as { remind_at: string };
    expect(Math.abs(Date.parse(at) - Date.now() - 3_600_000)).toBeLessThan(60_000);
    await expect(drawer.getByRole('button', { name: 'Remind later' })).toHaveCount(1);

    await page.context().route('https://example.com/**', (route) => route.fulfill({ body: 'elsewhere' }));
    const other = page.context().waitForEvent('page');
    const read = page.waitForRequest(/\/notifications\/2\/read\//);
    await drawer.getByRole('button', { name: /^Elsewhere/ }).click();
    expect((await other).url()).toMatch(/^(https:\/\/example\.com\/timesheets|about:blank)$/);
    await read;

    await drawer.getByRole('button', { name: /^Overtime/ }).click();
    await expect(
      page.getByText('Please switch your supervisor organization to Sagar Sewa Pvt. Ltd.').last(),
    ).toBeVisible();
  },
);

test('a failure says so in red [NTF-9]', whereTouched('notification', 'live', 'shell'), async ({ browser }) => {
  const page = await visitAs(browser, 'employee@himal.demo');
  await withBell(page, { text: 'Fails' });
  await page.route(/\/notifications\/\d+\/read\//, (route) => route.fulfill({ status: 500, json: { detail: 'x' } }));
  await page.goto('/user/noticeboard');
  await bellOf(page).click();
  await drawerOf(page).getByRole('button', { name: 'Mark as read' }).click();
  await expectToast(page, 'Something went wrong');
});

test(
  'the drawer is 350 wide, works by keys, is accessible, and fits a phone in Nepali [NTF-4, TOP-10]',
  whereTouched('notification', 'live', 'shell'),
  async ({ browser }) => {
    const tokens = await signInByCall('employee@himal.demo');
    const page = await visitor(browser, tokens);
    await withBell(page, { text: 'x'.repeat(140) }, { can_be_reminded: true });
    await page.goto('/user/noticeboard');
    // The bell is there before the page; keys go to it once both are.
    await expect(page.getByRole('heading', { level: 1, name: 'Noticeboard' })).toBeVisible();
    await bellOf(page).focus();
    await page.keyboard.press('Enter');
    const drawer = drawerOf(page);
    await expect(drawer.getByRole('list', { name: 'Attendance and overtime' })).toBeVisible();
    await expect.poll(async () => Math.round((await drawer.locator('..').boundingBox())?.width ?? 0)).toBe(350);
    await expect(drawer.getByText(`${'x'.repeat(100)}…`)).toBeVisible();
    await drawer.getByRole('tab', { name: /^Unread/ }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(drawer.getByRole('tab', { name: /^Read/ })).toHaveAttribute('aria-selected', 'true');
    expect(await violationsOf(page, { part: '[role=dialog]' })).toEqual([]);
    await drawer.getByRole('button', { name: 'Settings' }).click();
    await drawer.getByText('Sound', { exact: true }).click();
    await expect(drawer.getByRole('switch', { name: 'Sound' })).not.toBeChecked();
    expect(await page.evaluate(() => localStorage.getItem('karmik.notification-sound'))).toBe('0');
    await page.keyboard.press('Escape');
    await expect(bellOf(page)).toBeFocused();
    expect(mistakesOf(page)).toEqual([]);

    const phone = await visitor(browser, tokens, { language: 'ne', viewport: { width: 360, height: 740 } });
    await withBell(phone, { can_be_reminded: true });
    await phone.goto('/user/noticeboard');
    await phone.getByRole('button', { name: /^सूचनाहरू/ }).click();
    await expect(phone.getByRole('dialog', { name: 'सूचनाहरू' }).getByText('एउटा सूचना')).toBeVisible();
    await expectNoOverflow(phone);
  },
);

test(
  'a connection that is lost says so, comes back after 3 seconds, and has missed nothing [LIV-2, LIV-6]',
  whereTouched('notification', 'live', 'shell'),
  async ({ browser }) => {
    const tokens = await signInByCall('employee@himal.demo');
    const page = await visitor(browser, tokens);
    const joins: Record<string, unknown>[] = [];
    const heard: string[] = [];
    let cut = () => {};
    let isCut = false;
    await page.routeWebSocket(/\/ws\/$/, (browserSide) => {
      if (isCut) return void browserSide.close();
      const server = browserSide.connectToServer();
      browserSide.onMessage((text) => {
        joins.push(JSON.parse(String(text)) as Record<string, unknown>);
        server.send(text);
      });
      server.onMessage((text) => {
        heard.push(String(text));
        browserSide.send(text);
      });
      cut = () => {
        isCut = true;
        void browserSide.close();
        void server.close();
      };
    });
    await page.goto('/user/noticeboard');
    await expect(bellOf(page)).toBeVisible();
    await expect.poll(() => joins.length).toBe(1);
    expect(joins[0]).toMatchObject({ command: 'join', seconds: expect.any(Number) });
    await expect.poll(() => heard.some((text) => text.includes('"position"'))).toBe(true);
    cut();
    const lost = page.getByText('Could not connect to server. Please try again later.');
    await expect(lost.last()).toBeVisible();
    isCut = false;
    await expect(lost).toHaveCount(0);
    await expect.poll(() => joins.length).toBe(2);
    expect(joins[1]).toMatchObject({ command: 'join', last: expect.any(String) });
  },
);

test(
  'a session that ends elsewhere signs this tab out within five seconds [LIV-7]',
  whereTouched('notification', 'live', 'shell'),
  async ({ browser }) => {
    const tokens = await signInByCall('employee@himal.demo');
    const page = await visitor(browser, tokens);
    const isJoined = new Promise<void>((resolve) => {
      page.on('websocket', (socket) => {
        socket.on('framereceived', ({ payload }) => String(payload).includes('joined') && resolve());
      });
    });
    await page.goto('/user/noticeboard');
    await isJoined;
    // A request that is refused would say that the session has expired.
    await expectQuiet(page);
    await call('security/auth/logout/', { token: tokens.access, method: 'POST' });
    await expect(page).toHaveURL('/account/login');
    await expectToast(page, 'You have been logged out. Please re-login.');
  },
);
