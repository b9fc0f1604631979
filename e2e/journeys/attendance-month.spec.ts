/** A month of attendance from the device at the door to payroll: each step that a person takes goes through the screen. */
import { randomInt, randomUUID } from 'node:crypto';
import type { Browser } from '@playwright/test';
import { addDays, todayBs } from '../../packages/date-bs/src/index.ts';
import { overHttp, SimulatedDevice, type Line } from '../../packages/server/bench/simulated-device.ts';
import { iso } from '../support/days.ts';
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
import { activateAccount, test } from '../support/people.ts';
import { decide, expectToast, pick, rowOf, save } from '../support/steps.ts';
import { violationsOf } from '../support/violations.ts';
import { whereTouched } from '../support/touching.ts';

const wide = { viewport: { width: 1440, height: 900 } };
const token = async () => (await signInByCall('hr@himal.demo')).access;

interface Employee {
  readonly id: number;
  readonly name: string;
  readonly tokens: Tokens;
}

/** The month before last, which the demo has closed: its days, and its name in addresses. */
function closedMonth(): { readonly month: string; readonly days: readonly string[] } {
  let day = todayBs({ timeZone: 'Asia/Kathmandu' });
  for (const _ of [0, 1]) day = addDays(day, -day.day);
  const first = addDays(day, 1 - day.day);
  const days = Array.from({ length: day.day }, (_, index) => iso(addDays(first, index)));
  return { month: `bs:${day.year}-${String(day.month).padStart(2, '0')}`, days };
}

/** Of a person in the organization, by what finds them. */
async function idOf(search: string): Promise<number> {
  const { results } = await call<{ results: { user: { id: number } }[] }>(
    `hris/himal/employees/?search=${encodeURIComponent(search)}`,
    { token: await token() },
  );
  return results[0]?.user.id ?? 0;
}

/** Someone of a branch whose adjustments go from the supervisor to HR, who joined before that month and whose attendance no one has entered. */
async function hire(browser: Browser): Promise<Employee> {
  const mark = randomUUID().replace(/\W|\d/g, '').slice(0, 6);
  const email = `maya.${mark}@example.com`;
  const hr = await token();
  const make = async (path: string, body: object) =>
    (await call<{ id: number }>(path, { token: hr, method: 'POST', body })).id;
  const branch = await make('org/himal/branch/', { name: `Warehouse ${mark}` });
  await make('org/himal/approval-policy/', {
    name: `Adjustments of ${mark}`,
    request_type: 'adjustment_request',
    branch,
    levels: [{ approver: 'Supervisor 1' }, { approver: 'HR' }],
  });
  await call('hris/himal/employees/', {
    token: hr,
    method: 'POST',
    body: {
      first_name: 'Maya',
      last_name: `Gurung ${mark}`,
      email,
      joined_on: '2024-01-01',
      branch,
      supervisor: await idOf('supervisor@himal.demo'),
    },
  });
  const tokens = await activateAccount(browser, email);
  return { id: await idOf(`Maya Gurung ${mark}`), name: `Maya Gurung ${mark}`, tokens };
}

test(
  'a device posts a month; HR sees its faults, the employee asks for an adjustment, the supervisor forwards, HR approves, the month closes [AT-8]',
  whereTouched('attendance'),
  async ({ browser, holding }) => {
    test.slow();
    await holding('the closed month of attendance');
    const { month, days } = closedMonth();
    const working = days.filter((day) => new Date(`${day}T00:00:00Z`).getUTCDay() !== 6).slice(-18);
    const forgotten = working.at(-5) ?? '';
    const employee = await hire(browser);
    const pin = String(randomInt(100_000, 999_999));
    const serial = `J${randomUUID().slice(0, 8)}`;
    await call('attendance/himal/adjustment-setting/', {
      token: await token(),
      method: 'PATCH',
      body: { days_back: 120 },
    });
    const hr = await visitAs(browser, 'hr@himal.demo', wide);
    const supervisor = await visitAs(browser, 'supervisor@himal.demo', wide);
    const phone = await visitor(browser, employee.tokens, { viewport: { width: 390, height: 844 } });
    const monthAt = `/admin/himal/attendance/month-close?month=${encodeURIComponent(month)}`;
    const stateOfMonth = () =>
      hr
        .getByRole('table', { name: 'Months' })
        .getByRole('row')
        .filter({ has: hr.locator(`a[href="?month=${month}"]`) });

    await test.step('HR opens the month again, for a device that was away', async () => {
      await hr.goto(monthAt);
      await hr.getByRole('button', { name: 'Reopen month' }).click();
      const question = hr.getByRole('dialog', { name: 'Reopen month' });
      await question.getByRole('textbox', { name: 'Reason' }).fill('The device of the warehouse was away');
      await question.getByRole('button', { name: 'Reopen month' }).click();
      await expect(question).toHaveCount(0);
      await expect(stateOfMonth()).toContainText('Reopened');
    });

    await test.step('HR registers the device, which posts the month', async () => {
      await hr.goto('/admin/himal/attendance/settings/device?tab=devices');
      await hr.getByRole('button', { name: 'Add attendance device' }).click();
      const form = hr.getByRole('dialog');
      await form.getByRole('textbox', { name: 'Name', exact: true }).fill(`Warehouse ${serial}`);
      await form.getByRole('textbox', { name: 'Serial number' }).fill(serial);
      await save(form);
      const lines: Line[] = working.flatMap((day) => [
        { pin, time: `${day} 09:55:00`, status: 0 },
        ...(day === forgotten ? [] : [{ pin, time: `${day} 18:05:00`, status: 1 }]),
      ]);
      const device = new SimulatedDevice(overHttp(process.env.KARMIK_E2E_URL ?? ''), serial);
      // Its serial is no secret: HR approves where it connects from.
      expect((await device.hello()).status).toBe(404);
      await hr.goto('/admin/himal/attendance/settings/device?tab=status');
      await hr.getByRole('button', { name: `Approve: Warehouse ${serial}` }).click();
      await hr.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
      await expectToast(hr, 'Device approved.');
      expect((await device.hello()).status).toBe(200);
      expect(await device.punches(lines)).toEqual({ status: 200, text: `OK: ${lines.length}` });
      // A device sends again what it is not sure of.
      expect((await device.punches(lines)).status).toBe(200);
    });

    await test.step('HR says whose the PIN is', async () => {
      await hr.goto('/admin/himal/attendance/settings/assign-device?tab=unmatched');
      await hr
        .getByRole('button', { name: `Assign employee: Warehouse ${serial}, ${pin}` })
        .first()
        .click();
      const form = hr.getByRole('dialog', { name: 'Assign employee' });
      await pick(form, 'Employee', employee.name);
      await form.getByRole('button', { name: 'Assign employee' }).click();
      await expect(form).toHaveCount(0);
      await expectToast(hr, 'Employee assigned. Their punches were moved.');
    });

    const fault = rowOf(hr, employee.name);
    const faults = `/admin/himal/attendance/reports/daily-attendance-reconciliation?employee=${employee.id}`;
    /** How many days of the employee the report shows when it is opened now. */
    const faultsOf = async () => {
      await hr.goto(faults);
      await expect(fault.or(hr.getByText('No data available at the moment')).first()).toBeVisible();
      return await fault.count();
    };
    await test.step('HR sees the one day that has no punch out', async () => {
      // Days are worked out in the background.
      await expect(async () => expect(await faultsOf()).toBe(1)).toPass();
      await fault.getByRole('button', { name: /^Open/ }).click();
      await expect(hr.getByRole('dialog').getByText('Missing punch').first()).toBeVisible();
      await hr.goto(monthAt);
      await expect(hr.getByRole('link', { name: 'Days with a missing punch' })).toBeVisible();
    });

    const reason = `The reader was off ${serial}`;
    await test.step('the employee opens the day in their month, and asks for what is missing', async () => {
      await phone.goto(`/user/attendance/overview?day=${forgotten}`);
      await phone.getByRole('button', { name: /^Missing punch/ }).click();
      const day = phone.getByRole('dialog').first();
      await day.getByRole('button', { name: 'Request adjustment' }).click();
      const form = phone.getByRole('dialog', { name: 'Adjustment request' });
      await form.getByRole('textbox', { name: 'Punch Out' }).fill('18:10');
      await form.getByRole('textbox', { name: 'Reason' }).fill(reason);
      await expect(form.getByText('First supervisor', { exact: true })).toBeVisible();
      await expectNoOverflow(phone);
      expect(await violationsOf(phone)).toEqual([]);
      await form.getByRole('button', { name: 'Send' }).click();
      await expect(form).toHaveCount(0);
    });

    await test.step('the supervisor forwards it, and HR approves it', async () => {
      const { results } = await call<{ results: { id: number }[] }>('attendance/himal/adjustment/?as=user', {
        token: employee.tokens.access,
      });
      const open = `?open=${results[0]?.id}&tab=all`;
      await supervisor.goto(`/user/supervisor/attendance/requests/adjustments${open}`);
      await expect(supervisor.getByRole('dialog').getByText(reason, { exact: true })).toBeVisible();
      await decide(supervisor, 'Forward', 'The reader was off indeed');
      await hr.goto(`/admin/himal/attendance/requests/adjustments${open}`);
      await expect(
        hr.getByRole('dialog').getByRole('list', { name: 'History' }).getByText('The reader was off indeed'),
      ).toBeVisible();
      await decide(hr, 'Approve', 'Seen at the gate');
      await expect(async () => expect(await faultsOf()).toBe(0)).toPass();
      await phone.goto(`/user/attendance/overview?day=${forgotten}`);
      await expect(phone.getByRole('button', { name: /^Present/ }).first()).toBeVisible();
      await expect(phone.getByRole('button', { name: /^Missing punch/ })).toHaveCount(0);
    });

    await test.step('HR closes the month, which takes nothing more', async () => {
      await hr.goto(monthAt);
      await hr.getByRole('button', { name: /^(Close month|Finish closing)$/ }).click();
      const question = hr.getByRole('alertdialog').or(hr.getByRole('dialog'));
      await question.getByRole('button', { name: 'Close month' }).click();
      await expectToast(hr, 'Month closed.');
      await expect(stateOfMonth()).toContainText('Closed');
      await phone.goto(`/user/attendance/overview?day=${forgotten}`);
      await phone
        .getByRole('button', { name: /^Present/ })
        .first()
        .click();
      const day = phone.getByRole('dialog').first();
      await expect(day.getByText(/closed/i).first()).toBeVisible();
      await expect(day.getByRole('button', { name: 'Request adjustment' })).toHaveCount(0);
    });
    expect([...mistakesOf(phone), ...mistakesOf(supervisor), ...mistakesOf(hr)]).toEqual([]);
  },
);
