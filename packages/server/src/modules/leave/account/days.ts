/** What days are for someone as leave counts them: by holidays, the roster, their shift, and the organization's days of rest. */
import { timingsOf } from '@karmik/model/attendance/day/instances';
import type { Timing } from '@karmik/model/attendance/day/facts';
import { weekdayOf } from '@karmik/model/kit/weekdays';
import type { HolidayPart } from '@karmik/model/organization/holiday';
import type { PersonDay } from '@karmik/model/leave/engine/counting';
import type { Tenant } from '../../../db/database.ts';
import { holidayOfEmployee } from '../../organization/holidays.ts';

interface PlanRow {
  readonly day: string;
  readonly holiday: string | null;
  readonly holiday_part: HolidayPart | null;
  readonly work_shift_id: number | null;
  readonly is_rostered: boolean;
  readonly is_on_leave: boolean;
  readonly rests: readonly (string | null)[];
}

const leaveHalves = { 'First Half': 'First half', 'Second Half': 'Second half' } as const;

/** @param except the request that is counted, whose own days are no other leave */
export async function personDays(
  tenant: Tenant,
  personId: number,
  from: string,
  to: string,
  except = 0,
): Promise<(day: string) => PersonDay> {
  const rows = await tenant.query<PlanRow>(
    `select g.day::date as day, h.name as holiday, h.part as holiday_part, case when t.id is not null then t.work_shift_id else coalesce(a.work_shift_id, d.id) end as work_shift_id,
            t.id is not null as is_rostered,
            exists (select from leave_request r join leave_request_days l on l.organization_id = r.organization_id and l.parent_id = r.id
                     where r.organization_id = $1 and r.sender_id = $2 and r.id <> $5 and r.status in ('Requested', 'Forwarded', 'Approved')
                       and l.day = g.day and l.quantity > 0) as is_on_leave,
            array[case when s.id is null then 'Saturday' else s.weekly_day_off end, s.second_day_off] as rests
       from generate_series($3::timestamp, $4::timestamp, interval '1 day') g (day)
       join organization o on o.id = $1 left join application_setting s on s.organization_id = o.id
       left join employee e on e.organization_id = $1 and e.user_id = $2
       left join work_shift d on d.organization_id = $1 and d.is_default
       left join roster_entry t on t.organization_id = $1 and t.employee_id = $2 and t.day = g.day and t.is_published
       left join shift_assignment a on a.organization_id = $1 and a.employee_id = $2 and a.starts_on <= g.day and (a.ends_on is null or a.ends_on >= g.day)
       left join lateral (${holidayOfEmployee('$1', 'g.day')}) h on true`,
    [tenant.organizationId, personId, from, to, except],
  );
  const timings = await tenant.query<Timing & { parent_id: number }>(
    'select parent_id, effective_from, weekday, starts_at, ends_at, required_minutes from work_shift_timings where organization_id = $1 and parent_id = any($2)',
    [tenant.organizationId, [...new Set(rows.flatMap(({ work_shift_id: id }) => id ?? []))]],
  );
  const byShift = Map.groupBy(timings, ({ parent_id: id }) => id);
  const known = new Map(rows.map((row) => [row.day, row]));
  return (day) => {
    const row = known.get(day);
    if (row === undefined) return { kind: 'work' };
    const isOnLeave = row.is_on_leave;
    if (row.holiday !== null && row.holiday_part === 'Full') return { kind: 'holiday', isOnLeave };
    const ofShift = (byShift.get(row.work_shift_id ?? 0) ?? []).filter(({ effective_from }) => effective_from <= day);
    const isOff =
      row.is_rostered && row.work_shift_id === null
        ? true
        : // Before the hours of a shift hold, the organization's days of rest do.
          ofShift.length > 0
          ? timingsOf(ofShift, day).length === 0
          : row.rests.includes(weekdayOf(day));
    if (isOff) return { kind: 'weekly_off', isOnLeave };
    const half = row.holiday_part === null || row.holiday_part === 'Full' ? null : leaveHalves[row.holiday_part];
    return { kind: 'work', isOnLeave, halfHoliday: half };
  };
}
