/** Attendance that was logged at a time for which leave is asked, and how such a day counts. */
import type { HoursOfDay } from '@karmik/model/attendance/day/occupied';
import { minutesOfDay } from '@karmik/model/attendance/day/occupied';
import { punchSetting } from '@karmik/model/attendance/punch-setting';
import type { PunchCategory } from '@karmik/model/attendance/punch';
import type { PunchedDayCount } from '@karmik/model/leave/vocabulary';
import type { LeavePart } from '@karmik/model/leave/vocabulary';
import type { Tenant } from '../../../db/database.ts';

export interface LeavePunch {
  readonly day: string;
  readonly punched_at: string;
  readonly remark_category: PunchCategory;
}

interface AskedTime {
  readonly sender: number;
  readonly from_date: string;
  readonly to_date: string;
  readonly first_part: LeavePart;
  readonly last_part: LeavePart;
  readonly start_time: string | null;
  readonly end_time: string | null;
}

/** Coming or going so near to the end of leave is no work during it. */
const graceMinutes = 30;

/** Whether a punch, in minutes from midnight, is within the time of leave. */
function isWithin(
  minutes: number,
  part: LeavePart,
  times: readonly [string, string] | null,
  hours: HoursOfDay,
): boolean {
  if (times !== null) {
    const { from, to } = minutesOfDay(...times, hours);
    return minutes > from + graceMinutes && minutes < to - graceMinutes;
  }
  if (part === 'Full') return true;
  if (hours.shift === null) return false;
  const middle = (hours.shift.from + hours.shift.to) / 2;
  return part === 'First half' ? minutes < middle - graceMinutes : minutes > middle + graceMinutes;
}

/** What was logged at the time that leave takes, in the order of time. */
export async function punchesDuring(
  tenant: Tenant,
  { sender, from_date: from, to_date: to, first_part, last_part, start_time, end_time }: AskedTime,
  hoursOf: (day: string) => HoursOfDay,
): Promise<LeavePunch[]> {
  const rows = await tenant.query<LeavePunch & { readonly minutes: number }>(
    `select p.punched_on as day, p.punched_at, coalesce(c.new_category, p.remark_category) as remark_category,
            (extract(epoch from (p.punched_at at time zone o.timezone) - p.punched_on::timestamp) / 60)::float8 as minutes
       from punch p join organization o on o.id = p.organization_id
       left join lateral (select c.kind, c.new_category from punch_correction c where c.organization_id = $1 and c.punch_id = p.id
                           order by c.id desc limit 1) c on true
      where p.organization_id = $1 and p.employee_id = $2 and p.punched_on between $3 and $4 and c.kind is distinct from 'Ignored'
      order by p.punched_at, p.id`,
    [tenant.organizationId, sender, from, to],
  );
  const times = start_time === null || end_time === null ? null : ([start_time, end_time] as const);
  return rows
    .filter(({ day, minutes }) => {
      const part = day === from ? first_part : day === to ? last_part : 'Full';
      return isWithin(minutes, part, times, hoursOf(day));
    })
    .map(({ day, punched_at, remark_category }) => ({ day, punched_at, remark_category }));
}

/** How days with punches count: as the setting says, or as the request does where the setting asks. */
export async function punchedDaysCount(
  tenant: Tenant,
  chosen: PunchedDayCount | null,
): Promise<PunchedDayCount | 'Ask'> {
  const { on_leave: rule } = (await tenant.one<{ on_leave: PunchedDayCount | 'Ask' }>(
    'select on_leave from punch_setting where organization_id = $1',
    [tenant.organizationId],
  )) ?? { on_leave: punchSetting.fields.on_leave.default };
  return rule === 'Ask' ? (chosen ?? 'Ask') : rule;
}
