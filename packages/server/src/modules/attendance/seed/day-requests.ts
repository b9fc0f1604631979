/** Adjustments, travel, credit hours and timesheets of the demo, with their settings. */
import { creditHourSetting } from '@karmik/model/attendance/credit-hour';
import { timesheetActivity, timesheetProject } from '@karmik/model/attendance/timesheet';
import { addDaysTo, periodStart } from '@karmik/model/kit/period';
import type { RequestKind } from '../../../approval/request-kind.ts';
import type { Body, EntityHooks } from '../../../entity/hooks.ts';
import { createRecord } from '../../../entity/write.ts';
import { teamOf, writerOf, type DemoOrganization } from '../../../seed/demo-organization.ts';
import { adjustmentHooks, adjustmentKind } from '../requests/adjustments.ts';
import { creditHourDeletion, creditHourHooks, creditHourKind } from '../requests/credit-hours.ts';
import { timesheetHooks, timesheetKind } from '../requests/timesheets.ts';
import { travelDeletion, travelHooks, travelKind } from '../requests/travel.ts';
import { sendAndDecide, type DecisionStep } from './send-and-decide.ts';

const dayMs = 86_400_000;

interface Wish {
  readonly kind: RequestKind;
  readonly hooks: EntityHooks<never>;
  /** Which of the team sends it; the first is the demo employee. */
  readonly by: number;
  /** Days from today to its sending. */
  readonly sent: number;
  readonly body: Body;
  readonly steps?: readonly DecisionStep[];
  /** Another request that asks to delete this one. */
  readonly deletion?: { readonly kind: RequestKind; readonly hooks: EntityHooks; readonly reason: string };
}

export async function writeDayRequests(demo: DemoOrganization): Promise<void> {
  const { context, organizationId, hrId, plan, end, setTime } = demo;
  const today = new Date(end).toISOString().slice(0, 10);
  const on = (days: number): string => addDaysTo(today, days);
  setTime(new Date(end - 30 * dayMs));
  const hr = await writerOf(context, organizationId, hrId);
  const [audit, portal, meeting, field] = await hr.access.tenant.transaction(async (tenant) => {
    await createRecord(
      hr,
      tenant,
      creditHourSetting,
      {},
      {
        is_enabled: true,
        least: 30,
        daily_limit: 240,
        weekly_limit: 960,
        monthly_limit: 2_400,
        expires_after: 90,
        days_back: 7,
      },
    );
    return [
      await createRecord(hr, tenant, timesheetProject, {}, { name: 'Annual audit', code: 'AUD' }),
      await createRecord(hr, tenant, timesheetProject, {}, { name: 'Customer portal', code: 'POR' }),
      await createRecord(hr, tenant, timesheetActivity, {}, { name: 'Meetings' }),
      await createRecord(hr, tenant, timesheetActivity, {}, { name: 'Field work' }),
    ] as const;
  });
  const week = periodStart(on(-7), 'week', 'ad');
  const entry = (days: number, project: number, activity: number | null, duration: number, remark: string | null) => ({
    worked_on: addDaysTo(week, days),
    project,
    activity,
    duration,
    remark,
  });
  const wishes: readonly Wish[] = [
    {
      kind: adjustmentKind,
      hooks: adjustmentHooks,
      by: 0,
      sent: -4,
      body: { adjusted_on: on(-5), kind: 'Punch Out', punch_out: '18:05', reason: 'Left in a hurry for the bank' },
      steps: [['approve', 'Seen at the counter until six.']],
    },
    {
      kind: adjustmentKind,
      hooks: adjustmentHooks,
      by: 1,
      sent: -1,
      body: {
        adjusted_on: on(-2),
        kind: 'Both',
        punch_in: '10:00',
        punch_out: '17:45',
        reason: 'बत्ती नभएर यन्त्र बन्द थियो',
      },
    },
    {
      kind: adjustmentKind,
      hooks: adjustmentHooks,
      by: 2,
      sent: -2,
      body: { adjusted_on: on(-3), kind: 'Punch In', punch_in: '09:30', reason: 'Came with the delivery van' },
      steps: [['decline', 'The van arrived at half past ten.']],
    },
    {
      kind: travelKind,
      hooks: travelHooks,
      by: 0,
      sent: -3,
      body: {
        kind: 'Travel',
        starts_on: on(2),
        ends_on: on(4),
        part: 'Full',
        place: 'Pokhara',
        description: 'Stock audit of the branch',
      },
      steps: [['approve', 'Take the Tuesday bus.']],
      deletion: { ...travelDeletion, reason: 'The audit is done by video call' },
    },
    {
      kind: travelKind,
      hooks: travelHooks,
      by: 1,
      sent: -1,
      body: {
        kind: 'Travel',
        starts_on: on(1),
        ends_on: on(1),
        part: 'Second Half',
        place: 'भक्तपुर',
        description: 'ग्राहकसँग भेट',
      },
    },
    {
      kind: travelKind,
      hooks: travelHooks,
      by: 3,
      sent: -6,
      body: {
        kind: 'Travel',
        starts_on: on(-9),
        ends_on: on(-8),
        part: 'Full',
        place: 'Biratnagar',
        description: 'Dealer meeting',
      },
      steps: [['approve', 'Good result.']],
    },
    {
      kind: travelKind,
      hooks: travelHooks,
      by: 2,
      sent: -1,
      body: {
        kind: 'Training',
        starts_on: on(12),
        ends_on: on(13),
        part: 'Full',
        place: 'Dhulikhel',
        description: 'First aid at work',
      },
      steps: [['approve', 'Bring the certificate.']],
    },
    {
      kind: creditHourKind,
      hooks: creditHourHooks,
      by: 0,
      sent: -6,
      body: { kind: 'Earn', credit_on: on(-5), duration: 180, request_remarks: 'Stock count after closing' },
      steps: [['approve', 'Thank you.']],
    },
    {
      kind: creditHourKind,
      hooks: creditHourHooks,
      by: 0,
      sent: -1,
      body: { kind: 'Use', credit_on: on(1), duration: 120, request_remarks: 'Parents’ day at school' },
    },
    {
      kind: creditHourKind,
      hooks: creditHourHooks,
      by: 2,
      sent: -4,
      body: { kind: 'Earn', credit_on: on(-3), duration: 120, request_remarks: 'Night before the launch' },
      steps: [['approve', 'Agreed.']],
      deletion: { ...creditHourDeletion, reason: 'Paid as overtime instead' },
    },
    {
      kind: timesheetKind,
      hooks: timesheetHooks,
      by: 0,
      sent: -1,
      body: {
        week_of: week,
        entries: [
          entry(0, audit, meeting, 120, 'Kick-off'),
          entry(0, audit, null, 300, null),
          entry(1, portal, null, 420, 'Release notes'),
          entry(2, audit, field, 450, 'Warehouse in Patan'),
        ],
      },
    },
    {
      kind: timesheetKind,
      hooks: timesheetHooks,
      by: 1,
      sent: -2,
      body: {
        week_of: week,
        entries: [entry(1, portal, null, 400, null), entry(3, portal, meeting, 90, 'समीक्षा बैठक')],
      },
      steps: [['approve', 'Complete.']],
    },
  ];
  const people = await teamOf(context, organizationId, plan.slug);
  for (const [index, { kind, hooks, by, sent, body, steps = [], deletion }] of wishes.entries()) {
    const senderId = people[by];
    if (senderId === undefined) continue;
    const sentAt = end + sent * dayMs + index * 600_000;
    const id = await sendAndDecide(demo, { kind, hooks, senderId, sentAt, body, steps });
    if (deletion)
      await sendAndDecide(demo, {
        kind: deletion.kind,
        hooks: deletion.hooks,
        senderId,
        sentAt: sentAt + dayMs / 2,
        body: { request: id, reason: deletion.reason },
        steps: [],
      });
  }
}
