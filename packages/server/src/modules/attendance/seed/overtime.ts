/** Overtime of the demo: a setting, and requests of the last days in every state, sent and decided as people do it. */
import { overtimeSetting } from '@karmik/model/attendance/overtime';
import { createRecord } from '../../../entity/write.ts';
import { overtimeHooks, overtimeKind, overtimeSettingHooks } from '../overtime.ts';
import { teamOf, writerOf, type DemoOrganization } from '../../../seed/demo-organization.ts';
import { sendAndDecide, type DecisionStep } from './send-and-decide.ts';

const day = 86_400_000;

interface Wish {
  /** Days from today to the overtime; requests are sent the day before. */
  readonly in: number;
  readonly minutes: number;
  readonly remarks: string;
  readonly steps?: readonly DecisionStep[];
}

const wishes: readonly Wish[] = [
  {
    in: -6,
    minutes: 120,
    remarks: 'Closing of the month with the auditors',
    steps: [['approve', 'Agreed, take a taxi home.']],
  },
  {
    in: -5,
    minutes: 90,
    remarks: 'Stock count at the warehouse',
    steps: [['approve', 'Please note the lot numbers.']],
  },
  {
    in: -4,
    minutes: 180,
    remarks: 'सर्भर सार्ने काम',
    steps: [
      ['forward', 'Beyond what I may grant alone.'],
      ['approve', 'Good for this once.'],
    ],
  },
  {
    in: -3,
    minutes: 60,
    remarks: 'Visitors from the donor arrive late',
    steps: [['decline', 'The reception team covers this.']],
  },
  { in: -2, minutes: 120, remarks: 'Preparing the tender', steps: [['cancel', 'The deadline was moved.']] },
  {
    in: 1,
    minutes: 120,
    remarks: 'Payroll of the month',
    steps: [['forward', 'Two of us are needed, please decide.']],
  },
  { in: 1, minutes: 90, remarks: 'Training of the new colleagues' },
  { in: 2, minutes: 150, remarks: 'दसैँअघिको ढुवानी मिलाउन' },
  { in: 3, minutes: 60, remarks: 'Backup before the new release' },
];

export async function writeOvertime(demo: DemoOrganization): Promise<void> {
  const {
    context,
    organizationId,
    hrId,
    plan: { slug },
    end,
    setTime,
  } = demo;
  setTime(new Date(end - 30 * day));
  const hr = await writerOf(context, organizationId, hrId);
  await hr.access.tenant.transaction((tenant) =>
    createRecord(hr, tenant, overtimeSetting, overtimeSettingHooks, {
      name: 'Head office',
      is_default: true,
      weekday_multiplier: '1.50',
      off_day_multiplier: '2.00',
      holiday_multiplier: '2.50',
      daily_limit: 240,
      weekly_limit: 1_440,
      monthly_limit: 2_400,
      over_limit: 'Refuse',
      days_before: 2,
    }),
  );
  const people = await teamOf(context, organizationId, slug);
  for (const [index, wish] of wishes.entries()) {
    const senderId = people[index % people.length];
    if (senderId === undefined) return;
    await sendAndDecide(demo, {
      kind: overtimeKind,
      hooks: overtimeHooks,
      senderId,
      sentAt: end + Math.min(wish.in - 1, -1) * day + (wish.in + 7) * 600_000,
      body: {
        overtime_date: new Date(end + wish.in * day).toISOString().slice(0, 10),
        overtime_duration: wish.minutes,
        request_remarks: wish.remarks,
      },
      steps: wish.steps ?? [],
    });
  }
}
