import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { formatBs } from '../../packages/date-bs/src/index.ts';
import { iso, someDay, typed } from '../support/days.ts';
import {
  call,
  expect,
  expectNoOverflow,
  mistakesOf,
  signInByCall,
  visitAs,
  visitor,
  type Tokens,
} from '../support/karmik.ts';
import { test, type Person } from '../support/people.ts';
import { expectToast, rowOf } from '../support/steps.ts';
import { violationsOf } from '../support/violations.ts';
import { whereTouched } from '../support/touching.ts';

const own = '/user/attendance/request/pre-approval-overtime';
const team = '/user/supervisor/attendance/requests/pre-approval-overtime';
const requests = 'attendance/himal/overtime/pre-approval/';
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Overtime request' });
/** The newest notification of someone's request; the person who was here before in a test of the same person has older ones. */
const newestOf = (page: Page, { name }: Person) =>
  page
    .getByRole('dialog', { name: 'Notifications' })
    .getByRole('button', { name: `${name} requested overtime` })
    .first();
const bellOf = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const words = (what: string) => `${what} ${randomUUID().slice(0, 8)}`;

/** A request that is sent by call, for what comes after sending. */
const ask = async ({ access: token }: Tokens, remarks: string) =>
  call<{ id: number }>(requests, {
    token,
    method: 'POST',
    body: { overtime_date: iso(someDay()), overtime_duration: 60, request_remarks: remarks },
  });

async function decide(page: Page, action: string, remark: string): Promise<void> {
  await page.getByRole('button', { name: action, exact: true }).click();
  const question = page.getByRole('dialog', { name: action });
  await question.getByRole('button', { name: action, exact: true }).click();
  await expect(question.getByText('Remarks is Required')).toBeVisible();
  await question.getByRole('textbox', { name: 'Remarks' }).fill(remark);
  await question.getByRole('button', { name: action, exact: true }).click();
  await expect(question).toHaveCount(0);
}

test('an employee asks on a phone in BS; the supervisor approves from the notification in AD; the employee sees it at once [OVT-1, OVT-3, OVT-5, OVT-9, OVT-10, AT-9]', async ({
  browser,
  colleague,
}, info) => {
  const remarks = words('Stock count');
  const date = someDay();
  const employee = await colleague({ inTeam: true });
  const phone = await visitor(browser, employee.tokens, {
    calendar: 'BS',
    viewport: { width: 390, height: 844 },
  });
  const supervisor = await visitAs(browser, 'supervisor@himal.demo', {
    viewport: { width: 1440, height: 900 },
  });
  await supervisor.goto('/user/noticeboard');
  await expect(bellOf(supervisor)).toBeVisible();

  await test.step('sends', async () => {
    await phone.goto(own);
    await phone.getByRole('button', { name: 'New request' }).first().click();
    const form = dialogOf(phone);
    await expect(form.getByText(/left today/)).toBeVisible();
    await form.getByRole('spinbutton', { name: /Year/ }).click();
    await phone.keyboard.type(typed(date));
    // The limit follows the day that the form names.
    await expect(form.getByText(/left on /)).toBeVisible();
    await expect(form.getByText(/left today/)).toHaveCount(0);
    await expect(form.getByText('Who decides')).toHaveCount(0);
    await form.getByRole('textbox', { name: 'Duration' }).fill('9:00');
    await form.getByRole('textbox', { name: 'Duration' }).press('Tab');
    await expect(form.getByText('Who decides')).toBeVisible();
    await expect(form.getByText('First supervisor', { exact: true })).toBeVisible();
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(form.getByText('Remarks is Required')).toBeVisible();
    await form.getByRole('textbox', { name: 'Remarks' }).fill(remarks);
    await form.getByRole('button', { name: 'Send' }).click();
    // The limit of a day is four hours; the answer of the server is at its field.
    await expect(form.getByRole('textbox', { name: 'Duration' })).toHaveAccessibleDescription(
      /Only 4:00 hours of overtime remain for this day/,
    );
    await form.getByRole('textbox', { name: 'Duration' }).fill('1:30');
    await expectNoOverflow(phone);
    expect(await violationsOf(phone)).toEqual([]);
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(form).toHaveCount(0);
    const row = rowOf(phone, remarks);
    await expect(row).toContainText(formatBs(date, 'D MMMM YYYY', { locale: 'en' }));
    await expect(row).toContainText('Requested');
  });

  await test.step('is decided in front of whatever page one is on', async () => {
    await bellOf(supervisor).click();
    await newestOf(supervisor, employee).click();
    const request = dialogOf(supervisor);
    await expect(request).toContainText(remarks);
    await expect(request).toContainText('1 h 30 min');
    expect(await violationsOf(supervisor)).toEqual([]);
    await supervisor.screenshot({ path: info.outputPath('notification-1440.png') });
    const read = supervisor.waitForRequest(/\/notifications\/\d+\/read\//);
    await decide(supervisor, 'Approve', 'Take a taxi home');
    await read;
    await expect(request.getByText('Approved').first()).toBeVisible();
    await expect(request.getByRole('button', { name: /Approve|Decline|Forward/ })).toHaveCount(0);
  });

  await test.step('is told to the sender without a reload, who may do nothing more', async () => {
    const row = rowOf(phone, remarks);
    await expect(row).toContainText('Approved');
    await row.getByRole('link').first().press('Enter');
    await expect(
      phone.getByRole('dialog').getByRole('list', { name: 'History' }).getByText('Take a taxi home'),
    ).toBeVisible();
    await expect(phone.getByRole('dialog').getByRole('button', { name: /Approve|Decline|Forward|Cancel/ })).toHaveCount(
      0,
    );
    await expect(phone.getByRole('dialog').getByRole('textbox')).toHaveCount(0);
    await expectNoOverflow(phone);
    await phone.screenshot({ path: info.outputPath('decided-390.png') });
  });
  expect([...mistakesOf(phone), ...mistakesOf(supervisor)]).toEqual([]);
});

test(
  'the sender changes a request and withdraws it [OVT-2, OVT-9]',
  whereTouched('attendance', 'approval'),
  async ({ browser, colleague }) => {
    const { tokens } = await colleague({ inTeam: true });
    const remarks = words('Backup');
    const { id } = await ask(tokens, remarks);
    const page = await visitor(browser, tokens);
    await page.goto(`${own}?open=${id}`);
    const detail = page.getByRole('dialog').first();
    await page.getByRole('button', { name: 'Edit' }).click();
    const form = page.getByRole('dialog', { name: /^Edit/ });
    await form.getByRole('textbox', { name: 'Duration' }).fill('2:15');
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(detail.getByText('2 h 15 min')).toBeVisible();

    await decide(page, 'Cancel request', 'No longer needed');
    await expect(detail.getByText('Cancelled').first()).toBeVisible();
    await expect(detail.getByText('No longer needed')).toBeVisible();
    expect(mistakesOf(page)).toEqual([]);
  },
);

test(
  'what cannot be marked as read after a decision is said [OVT-10]',
  whereTouched('attendance', 'approval'),
  async ({ browser, colleague }) => {
    const remarks = words('Night shift');
    const sender = await colleague({ inTeam: true });
    await ask(sender.tokens, remarks);
    const supervisor = await visitAs(browser, 'supervisor@himal.demo');
    await supervisor.goto(team);
    await bellOf(supervisor).click();
    await newestOf(supervisor, sender).click();
    await expect(dialogOf(supervisor)).toContainText(remarks);
    await supervisor.route(/\/notifications\/\d+\/read\//, (route) =>
      route.fulfill({ status: 500, json: { detail: 'x' } }),
    );
    await decide(supervisor, 'Forward', 'HR decides this');
    await expectToast(supervisor, 'Something went wrong');
  },
);

test(
  'a forwarded request is decided by HR; who decides second reads who was first [OVT-2, OVT-4, OVT-6, OVT-7]',
  whereTouched('attendance', 'approval'),
  async ({ browser, colleague }) => {
    const remarks = words('Payroll');
    const { id } = await ask((await colleague({ inTeam: true })).tokens, remarks);
    const supervisorTokens = await signInByCall('supervisor@himal.demo');
    const supervisor = await visitor(browser, supervisorTokens);
    const hr = await visitAs(browser, 'hr@himal.demo');
    await supervisor.goto(`${team}?tab=all`);
    const row = rowOf(supervisor, remarks);
    await row.getByText(remarks).click();
    await decide(supervisor, 'Forward', 'Beyond what I may grant');
    await expect(row).toContainText('Forwarded');
    // The next one that is pending takes its place, if there is one.
    await expect(
      supervisor
        .getByText(/^Forwarded: /)
        .or(supervisor.getByText(/^All done/))
        .first(),
    ).toBeVisible();

    await hr.goto('/user/noticeboard');
    await hr.getByRole('button', { name: 'Account menu' }).click();
    await hr.getByRole('menuitem', { name: 'View as HR' }).click();
    await expect(hr).toHaveURL(/\/admin\/himal\//);
    await hr.goto('/admin/himal/attendance/request/overtime-request');
    await rowOf(hr, remarks).getByText(remarks).click();
    const detail = hr.getByRole('dialog', { name: /^Overtime request/ });
    await expect(detail.getByRole('button', { name: 'Approve' })).toBeVisible();
    await expect(detail.getByRole('button', { name: 'Forward' })).toHaveCount(0);
    await detail.getByRole('button', { name: 'Approve' }).click();
    const question = hr.getByRole('dialog', { name: 'Approve' });
    await question.getByRole('textbox', { name: 'Remarks' }).fill('Good');
    // Meanwhile someone else of HR declines.
    const token = (await signInByCall('hr@himal.demo')).access;
    const { version } = await call<{ version: string }>(`${requests}${id}/?as=hr`, { token });
    await call(`${requests}${id}/decline/?as=hr`, {
      token,
      method: 'POST',
      body: { remark: 'The budget is spent' },
      version,
    });
    await question.getByRole('button', { name: 'Approve' }).click();
    await expectToast(hr, /^Declined by .+ already\.$/);
    await expect(detail.getByText('The budget is spent')).toBeVisible();
    const entries = detail.getByRole('list', { name: 'History' }).getByRole('listitem');
    await expect(entries).toHaveCount(2);
    await expect(row).toContainText('Declined');
    expect([...mistakesOf(supervisor), ...mistakesOf(hr)]).toEqual([]);
  },
);

test(
  'one who may not decide is shown the way [OVT-5, PRM-1]',
  whereTouched('attendance', 'approval'),
  async ({ browser, colleague }) => {
    const { tokens } = await colleague({ inTeam: true });
    const { id } = await ask(tokens, words('Audit'));
    const stranger = await visitor(browser, tokens);
    await stranger.goto(`${team}?open=${id}`);
    await expect(stranger.getByRole('heading', { name: 'Permission Denied' })).toBeVisible();
    await stranger.goto('/admin/himal/attendance/request/overtime-request');
    await expect(stranger).toHaveURL('/user/noticeboard');
  },
);
