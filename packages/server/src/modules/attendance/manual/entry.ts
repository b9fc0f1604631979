/** An entry of attendance by hand: its punches in pairs against the day of the shift, and what is in its way. */
import { directionOf } from '@karmik/model/attendance/day/match';
import { mostEntries, type manualEntry, type ManualAnswer, type ShiftDay } from '@karmik/model/attendance/manual';
import { punchCategoryNames, type PunchCategory } from '@karmik/model/attendance/punch';
import type { BodyOf } from '@karmik/model/kit/fields';
import type { Message } from '@karmik/model/kit/message';
import { addDays } from '@karmik/model/kit/zone';
import type { Tenant } from '../../../db/database.ts';
import { personJson } from '../../../entity/person.ts';
import { attendanceMessages } from '../messages.ts';

export interface EnteredPunch {
  readonly category: PunchCategory;
  readonly time: string;
  /** Days after that of the shift. */
  readonly offset: 0 | 1;
  readonly pair: number | null;
}

export interface Wanted {
  readonly employees: readonly number[];
  readonly days: readonly string[];
  /** Against the day of the shift; `pair` numbers a coming with its going, and is null for a punch alone. */
  readonly punches: readonly EnteredPunch[];
  readonly remark: string;
  /** The field of the body that names people. */
  readonly field: string;
}

const offsetOf = (on: ShiftDay | null): 0 | 1 => (on === 'Next day' ? 1 : 0);

/** Comings and goings of an entry in their order. */
export function punchesOf({ punch_in, punch_out, out_on, further }: BodyOf<typeof manualEntry.fields>): EnteredPunch[] {
  const pair = punch_in !== null && punch_out !== null ? 0 : null;
  return [
    ...(punch_in === null ? [] : [{ category: 'Punch In' as const, time: punch_in, offset: 0 as const, pair }]),
    ...(punch_out === null
      ? []
      : [{ category: 'Punch Out' as const, time: punch_out, offset: offsetOf(out_on), pair }]),
    ...further.flatMap((each, index) => [
      { category: 'Punch In' as const, time: each.punch_in, offset: offsetOf(each.in_on), pair: index + 1 },
      { category: 'Punch Out' as const, time: each.punch_out, offset: offsetOf(each.out_on), pair: index + 1 },
    ]),
  ];
}

/** The days of an entry, with the days after them where a time is on the next day. */
export function touchedDays({ days, punches }: Wanted): string[] {
  const offsets = new Set([0, ...punches.map(({ offset }) => offset)]);
  return [...new Set(days.flatMap((each) => [...offsets].map((offset) => addDays(each, offset))))].toSorted();
}

/** What is logged on the days of an entry already. */
export const standingOn = (tenant: Tenant, wanted: Wanted) =>
  tenant.query<ManualAnswer['standing'][number]>(
    `select r.id, ${personJson('p')} as employee, r.punched_on, r.punched_at, r.remark_category, r.source
       from punch r join person p on p.organization_id = r.organization_id and p.id = r.employee_id
      where r.organization_id = $1 and r.employee_id = any($2::bigint[]) and r.punched_on = any($3::date[])
      order by r.punched_on, p.full_name, r.punched_at limit ${mostEntries}`,
    [tenant.organizationId, wanted.employees, touchedDays(wanted)],
  );

const onceADay: readonly PunchCategory[] = ['Punch In', 'Punch Out'];

interface Standing {
  readonly employee_id: number;
  readonly full_name: string;
  readonly remark_category: PunchCategory;
  readonly punched_on: string;
  /** `YYYY-MM-DD HH:MM` of the organisation. */
  readonly wall: string;
}

/** What is in the way of whole pairs: a log within one, a coming before it that is still open, or a going after it that lacks its coming. */
async function pairsMet(tenant: Tenant, wanted: Wanted, zone: string): Promise<Standing[]> {
  const pairs = Map.groupBy(
    wanted.punches.filter(({ pair }) => pair !== null),
    ({ pair }) => pair,
  );
  if (pairs.size === 0) return [];
  const standing = await tenant.query<Standing>(
    `select r.employee_id, p.full_name, coalesce(c.new_category, r.remark_category) as remark_category, r.punched_on,
            to_char(r.punched_at at time zone $4, 'YYYY-MM-DD HH24:MI') as wall
       from punch r join person p on p.organization_id = r.organization_id and p.id = r.employee_id
       left join lateral (select c.kind, c.new_category from punch_correction c where c.organization_id = $1 and c.punch_id = r.id
                           order by c.id desc limit 1) c on true
      where r.organization_id = $1 and r.employee_id = any($2::bigint[]) and r.punched_on = any($3::date[]) and c.kind is distinct from 'Ignored'
      order by r.punched_at, r.id`,
    [tenant.organizationId, wanted.employees, touchedDays(wanted), zone],
  );
  const byPerson = Map.groupBy(standing, ({ employee_id: id }) => id);
  const met = new Set<Standing>();
  for (const logs of byPerson.values())
    for (const shiftDay of wanted.days)
      for (const punches of pairs.values()) {
        const [from, to] = punches.map(({ offset, time }) => `${addDays(shiftDay, offset)} ${time.slice(0, 5)}`);
        if (from === undefined || to === undefined) continue;
        const within = logs.filter(({ wall }) => wall >= from && wall <= to);
        for (const log of within) met.add(log);
        if (within.length > 0) continue;
        const before = logs.findLast(({ wall }) => wall < from && wall.slice(0, 10) === from.slice(0, 10));
        const after = logs.find(({ wall }) => wall > to && wall.slice(0, 10) === to.slice(0, 10));
        if (before && directionOf({ category: before.remark_category }) !== 'out') met.add(before);
        if (after?.remark_category === 'Punch Out') met.add(after);
      }
  return [...met].slice(0, 20);
}

/** Why an entry is refused for what is logged already, or for a time that is to come; a sentence each. */
export async function refusalsOf(tenant: Tenant, wanted: Wanted, zone: string, now: Date): Promise<Message[]> {
  const alone = wanted.punches.filter(({ pair }) => pair === null);
  const times = alone.map(({ time }) => time);
  const categories = alone.map(({ category }) => category);
  const met = await pairsMet(tenant, wanted, zone);
  const doubles = await tenant.query<{
    full_name: string;
    remark_category: PunchCategory;
    punched_on: string;
    at: string;
  }>(
    `select distinct p.full_name, r.remark_category, r.punched_on, to_char(r.punched_at at time zone $6, 'HH24:MI') as at
       from punch r join person p on p.organization_id = r.organization_id and p.id = r.employee_id
       join unnest($4::text[], $5::time[]) as w(category, at) on w.category = r.remark_category
        and (w.category = any($7::text[]) or (r.punched_on + w.at) at time zone $6 = r.punched_at)
      where r.organization_id = $1 and r.employee_id = any($2::bigint[]) and r.punched_on = any($3::date[])
      order by r.punched_on, p.full_name limit 20`,
    [tenant.organizationId, wanted.employees, wanted.days, categories, times, zone, onceADay],
  );
  const early = await tenant.query<{ full_name: string; joined_on: string }>(
    'select full_name, joined_on from employee where organization_id = $1 and user_id = any($2::bigint[]) and joined_on > $3::date order by full_name limit 20',
    [tenant.organizationId, wanted.employees, wanted.days[0] ?? ''],
  );
  const ahead = await tenant.one(
    `select 1 from unnest($1::date[]) d(day), unnest($2::time[], $5::integer[]) t(at, days) where (d.day + t.days + t.at) at time zone $3 > $4 limit 1`,
    [wanted.days, wanted.punches.map(({ time }) => time), zone, now, wanted.punches.map(({ offset }) => offset)],
  );
  return [
    ...(ahead ? [attendanceMessages.timeToCome] : []),
    ...early.map(({ full_name, joined_on }) => attendanceMessages.joinedLater({ name: full_name, day: joined_on })),
    ...met.map(({ full_name, remark_category: category, wall }) =>
      attendanceMessages.punchThere({
        name: full_name,
        category: punchCategoryNames[category],
        day: wall.slice(0, 10),
        time: wall.slice(11),
      }),
    ),
    ...doubles.map(({ full_name, remark_category: category, punched_on, at }) =>
      attendanceMessages.punchThere({
        name: full_name,
        category: punchCategoryNames[category],
        day: punched_on,
        time: at,
      }),
    ),
  ];
}
