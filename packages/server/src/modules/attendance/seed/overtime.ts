/** Overtime of the demo: a setting, and requests of the last days in every state, sent and decided as people do it. */
import { overtimeRequest, overtimeSetting } from '@karmik/model/attendance/overtime';
import { decide, sendRequest } from '../../../approval/decide.ts';
import type { Context } from '../../../context.ts';
import { createRecord } from '../../../entity/write.ts';
import { overtimeHooks, overtimeKind, overtimeSettingHooks } from '../overtime.ts';
import { teamOf, writerOf, type DemoOrganization } from '../../../seed/demo-organization.ts';

const day = 86_400_000;
const hour = 3_600_000;

interface Wish {
  /** Days from today to the overtime; requests are sent the day before. */
  readonly in: number;
  readonly minutes: number;
  readonly remarks: string;
  readonly steps?: readonly (readonly ['approve' | 'decline' | 'forward' | 'cancel', string])[];
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

export async function writeOvertime({
  context,
  organizationId,
  hrId,
  plan: { slug },
  end,
  setTime,
}: DemoOrganization): Promise<void> {
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
    await write(context, organizationId, hrId, senderId, wish, end, setTime);
  }
}

async function write(
  context: Context,
  organizationId: number,
  hrId: number,
  senderId: number,
  wish: Wish,
  end: number,
  setTime: (time: Date) => void,
): Promise<void> {
  let time = end + Math.min(wish.in - 1, -1) * day + (wish.in + 7) * 600_000;
  setTime(new Date(time));
  const sender = await writerOf(context, organizationId, senderId);
  const id = await sender.access.tenant.transaction(async (tenant) => {
    const body = {
      overtime_date: new Date(end + wish.in * day).toISOString().slice(0, 10),
      overtime_duration: wish.minutes,
      request_remarks: wish.remarks,
    };
    const made = await createRecord(sender, tenant, overtimeRequest, overtimeHooks, body);
    await sendRequest(overtimeKind, tenant, sender, made);
    return made;
  });
  for (const [action, remark] of wish.steps ?? []) {
    time += 2 * hour;
    setTime(new Date(time));
    const asked = await context.database.everywhere.one<{ id: number }>(
      `select candidates[1] as id from approval_step where organization_id = $1 and entity = 'overtime_request' and object_id = $2 and state = 'open' order by level desc limit 1`,
      [organizationId, id],
    );
    const actorId = action === 'cancel' ? senderId : (asked?.id ?? hrId);
    const actor = await writerOf(context, organizationId, actorId);
    const as = action === 'cancel' ? 'user' : 'notification';
    await actor.access.tenant.transaction((tenant) => decide(overtimeKind, tenant, actor, id, action, remark, as));
  }
}
