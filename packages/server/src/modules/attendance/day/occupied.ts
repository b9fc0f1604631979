/**
 * What takes the time of people's days already, over leave, travel, credit hours and timesheets, asked for or approved. Each kind of request
 * asks here, under the lock of its person, before it is stored and before it is approved.
 */
import { daysAround, instanceOf } from '@karmik/model/attendance/day/instances';
import {
  conflictOn,
  hoursWithoutShift,
  minutesOfDay,
  shareOf,
  type Conflict,
  type HoursOfDay,
  type Occupant,
  type OccupantKind,
  type OccupiedDay,
} from '@karmik/model/attendance/day/occupied';
import type { LeavePart } from '@karmik/model/leave/vocabulary';
import { addDays } from '@karmik/model/kit/zone';
import type { Tenant } from '../../../db/database.ts';
import { gather } from './gather.ts';

const minute = 60_000;

interface OccupantRow {
  readonly kind: OccupantKind;
  readonly id: number;
  readonly day: string;
  readonly part: LeavePart | 'First Half' | 'Second Half' | null;
  readonly start_time: string | null;
  readonly end_time: string | null;
  /** Decimal days that leave counts. */
  readonly quantity: string | null;
  readonly minutes: number | null;
}

const rowsOf = (tenant: Tenant, personId: number, from: string, to: string) =>
  tenant.query<OccupantRow>(
    `select 'leave' as kind, r.id, d.day, case d.day when r.from_date then r.first_part when r.to_date then r.last_part else 'Full' end as part,
            r.start_time, r.end_time, d.quantity::text, null::integer as minutes
       from leave_request r cross join lateral (
         select x.day, max(x.quantity) as quantity from (
           select g.day::date as day, 0 as quantity from generate_series(r.from_date, r.to_date, interval '1 day') g (day)
           union all
           select l.day, l.quantity from leave_request_days l where l.organization_id = r.organization_id and l.parent_id = r.id) x
          where x.day between $3 and $4 group by x.day) d
      where r.organization_id = $1 and r.sender_id = $2 and r.status in ('Requested', 'Forwarded', 'Approved')
        and (r.from_date <= $4 and r.to_date >= $3
          or exists (select from leave_request_days l where l.organization_id = r.organization_id and l.parent_id = r.id and l.day between $3 and $4))
     union all
     select 'travel', t.id, g.day::date, t.part, null, null, null, null
       from travel_attendance t cross join generate_series(greatest(t.starts_on, $3::date), least(t.ends_on, $4::date), interval '1 day') g (day)
      where t.organization_id = $1 and t.sender_id = $2 and t.status in ('Requested', 'Forwarded', 'Approved') and t.starts_on <= $4 and t.ends_on >= $3
     union all
     select 'credit_hours', c.id, c.credit_on, null, null, null, null, c.duration
       from credit_hour_request c
      where c.organization_id = $1 and c.sender_id = $2 and c.kind = 'Use' and c.status in ('Requested', 'Forwarded', 'Approved') and c.credit_on between $3 and $4
     union all
     select 'timesheet', s.id, e.worked_on, null, null, null, null, sum(e.duration)::integer
       from timesheet s join timesheet_entries e on e.organization_id = s.organization_id and e.parent_id = s.id
      where s.organization_id = $1 and s.sender_id = $2 and s.status in ('Requested', 'Forwarded', 'Approved') and e.worked_on between $3 and $4
      group by s.id, e.worked_on`,
    [tenant.organizationId, personId, from, to],
  );

const halves = { 'First Half': 'First half', 'Second Half': 'Second half' } as const;
const partOf = (part: OccupantRow['part']): LeavePart =>
  part === null ? 'Full' : part === 'First Half' || part === 'Second Half' ? halves[part] : part;

function occupantOf({ kind, part, start_time, end_time, quantity, minutes }: OccupantRow, hours: HoursOfDay): Occupant {
  if (minutes !== null) return { kind, share: shareOf(minutes, hours), when: null };
  if (kind === 'travel') return travelOccupant(partOf(part));
  const share = Math.round(Number(quantity) * 10_000);
  if (start_time === null || end_time === null) return { kind, share, when: partOf(part) };
  const when = minutesOfDay(start_time, end_time, hours);
  return { kind, share: share === 0 ? 0 : Math.max(share, shareOf(when.to - when.from, hours)), when };
}

/** What travel takes of a day. */
export const travelOccupant = (part: LeavePart | 'First Half' | 'Second Half'): Occupant => ({
  kind: 'travel',
  share: part === 'Full' ? 10_000 : 5_000,
  when: partOf(part),
});

/** The hours of the shift that a day of a person has, were it a day of work. */
async function hoursOfDays(
  tenant: Tenant,
  personId: number,
  days: readonly string[],
): Promise<(day: string) => HoursOfDay> {
  const wanted = days.map((day) => ({ employee_id: personId, day }));
  // Plans are the same at any time.
  const facts = (await gather(tenant, wanted, new Date(0))).of(personId);
  const { zone } = facts;
  return (day) => {
    const { parts, expected } = instanceOf({ ...facts.planOf(day), holiday: null }, day, zone);
    if (expected <= 0) return hoursWithoutShift;
    const [, midnight] = daysAround(day, zone).starts;
    const minutes = (instant: number): number => (instant - midnight) / minute;
    const from = minutes(Math.min(...parts.map((part) => part.from)));
    return { minutes: expected, shift: { from, to: minutes(Math.max(...parts.map(({ to }) => to))) } };
  };
}

/**
 * What takes the time of a person's days already, and what they hold.
 * @param except the request that is weighed
 */
export async function occupiedDays(
  tenant: Tenant,
  personId: number,
  days: readonly string[],
  except: { readonly kind: OccupantKind; readonly id: number },
): Promise<(day: string) => OccupiedDay> {
  const sorted = days.toSorted();
  const hoursOf = await hoursOfDays(tenant, personId, sorted);
  const rows = await rowsOf(tenant, personId, sorted[0] ?? '', sorted.at(-1) ?? '');
  const byDay = Map.groupBy(
    rows.filter(({ kind, id }) => kind !== except.kind || id !== except.id),
    ({ day }) => day,
  );
  return (day) => {
    const hours = hoursOf(day);
    return { hours, others: (byDay.get(day) ?? []).map((row) => occupantOf(row, hours)) };
  };
}

/**
 * Why a request cannot have its days; undefined where it can. The caller holds the lock of the person.
 * @param days what it takes of each day
 */
export async function daysTaken(
  tenant: Tenant,
  personId: number,
  asked: { readonly kind: OccupantKind; readonly id: number },
  days: ReadonlyMap<string, (hours: HoursOfDay) => Occupant>,
): Promise<Conflict | undefined> {
  if (days.size === 0) return undefined;
  const occupiedOn = await occupiedDays(tenant, personId, [...days.keys()], asked);
  for (const [day, occupant] of days) {
    const occupied = occupiedOn(day);
    const conflict = conflictOn(day, occupant(occupied.hours), occupied);
    if (conflict) return conflict;
  }
  return undefined;
}

/** Time of a day of which only the length is known, in minutes. */
export const lengthOccupant =
  (kind: 'credit_hours' | 'timesheet', minutes: number) =>
  (hours: HoursOfDay): Occupant => ({ kind, share: shareOf(minutes, hours), when: null });

/** The days of a span, each taken alike. */
export function everyDay<T>(from: string, to: string, value: T): Map<string, T> {
  const days = new Map<string, T>();
  for (let day = from; day <= to; day = addDays(day, 1)) days.set(day, value);
  return days;
}
