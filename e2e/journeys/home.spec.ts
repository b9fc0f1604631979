import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { iso, someDay } from '../support/days.ts';
import { call, expect, expectNoOverflow, visitor } from '../support/karmik.ts';
import { test } from '../support/people.ts';
import { violationsOf } from '../support/violations.ts';

const requests = 'attendance/himal/overtime/pre-approval/';

interface Sent {
  readonly id: number;
  readonly status: string;
}

/** Declines what another journey, or the demo, left at the supervisor: the presses on these five are counted. */
async function clearInbox(token: string): Promise<void> {
  const { inbox } = await call<{
    readonly inbox: { readonly requests: readonly { path: string; id: number; version: string }[] };
  }>('users/me/home/', { token });
  for (const { path, id, version } of inbox.requests)
    await call(`${path.replace(':org', 'himal')}/bulk/decline/?as=supervisor`, {
      token,
      method: 'POST',
      body: { ids: [id], versions: { [id]: version }, remark: 'Not this month' },
    });
}

/** Presses as a person makes them, counted. */
function presser() {
  let presses = 0;
  return {
    press: async (target: Locator) => {
      presses += 1;
      await target.click();
    },
    count: () => presses,
  };
}

test('a supervisor approves five requests from home in at most seven presses, and they are gone from there without a reload', async ({
  browser,
  colleague,
}) => {
  const employee = await colleague({ isLed: true });
  const supervisor = await colleague({ supervises: employee.id });
  const remark = `Agreed ${randomUUID().slice(0, 8)}`;
  await clearInbox(supervisor.tokens.access);
  const page = await visitor(browser, supervisor.tokens, { viewport: { width: 1440, height: 900 } });
  await page.goto('/user/noticeboard');
  const inbox = page.getByRole('region', { name: /^Pending for you/ });

  // They arrive while the page is open.
  const sent: number[] = [];
  const days = new Set<string>();
  while (days.size < 5) days.add(iso(someDay()));
  for (const day of days) {
    const body = { overtime_date: day, overtime_duration: 60, request_remarks: 'Stock count' };
    sent.push((await call<Sent>(requests, { token: employee.tokens.access, method: 'POST', body })).id);
  }
  const boxes = inbox.getByRole('checkbox', { name: `Select ${employee.name}, Overtime request` });
  const { press, count } = presser();
  const more = inbox.getByRole('button', { name: /^Show \d+ more/ });
  await expect(inbox).toHaveAccessibleName(/ ([5-9]|\d\d)$/);
  if (await more.isVisible()) await press(more);
  await expect(boxes).toHaveCount(5);
  await expectNoOverflow(page);
  expect(await violationsOf(page)).toEqual([]);

  await press(inbox.getByText('Select all'));
  await press(inbox.getByRole('button', { name: 'Approve', exact: true }).first());
  const question = page.getByRole('dialog', { name: 'Approve: 5 requests' });
  await question.getByRole('textbox', { name: 'Remarks' }).fill(remark);
  await press(question.getByRole('button', { name: 'Approve' }));
  await expect(page.getByText('5 requests approved').first()).toBeVisible();
  await expect(boxes).toHaveCount(0);
  expect(count()).toBeLessThanOrEqual(7);
  for (const id of sent) {
    const request = await call<Sent>(`${requests}${id}/`, { token: employee.tokens.access });
    expect(request.status).toBe('Approved');
  }
});

test('an employee punches in and out from home in at most two presses each, on a phone', async ({
  browser,
  colleague,
}) => {
  const employee = await colleague({});
  const phone = await visitor(browser, employee.tokens, { viewport: { width: 390, height: 844 } });
  await phone.goto('/user/noticeboard');
  await expect(phone.getByText("You're all caught up")).toBeVisible();
  // In the office hours of the demo its people are at work already, so that leaving comes first.
  const punch = phone.getByRole('button', { name: /^Punch (In|Out)$/ });
  const logged: string[] = [];
  for (const _end of ['one', 'other']) {
    const { press, count } = presser();
    const end = await punch.innerText();
    await press(phone.getByRole('button', { name: end, exact: true }));
    // The clock is on the page twice, of which phones show the first.
    await expect(phone.getByText(new RegExp(`^${end} at `)).filter({ visible: true })).toHaveCount(1);
    await expect(phone.getByRole('button', { name: end, exact: true })).toHaveCount(0);
    expect(count()).toBeLessThanOrEqual(2);
    logged.push(end);
  }
  expect(logged.sort()).toEqual(['Punch In', 'Punch Out']);
  await expectNoOverflow(phone);
  expect(await violationsOf(phone)).toEqual([]);
});
