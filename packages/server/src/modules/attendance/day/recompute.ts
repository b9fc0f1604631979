/**
 * Works out the days that `attendance_due` names and stores those that differ. It may run twice, on any number of servers at once, and be
 * killed in the middle: a day is taken under a lock and forgotten in the transaction that stores it.
 */
import { workOutDay, type DayResult } from '@karmik/model/attendance/day/work-out';
import { supervisionOn } from '../../../access/supervision.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import { announce } from '../../../live/announce.ts';
import { reviewPenalties } from '../penalty/review.ts';
import { reviewClaims } from './review-claims.ts';
import { gather, type PersonDay } from './gather.ts';

/** Days that are worked out in one transaction. */
const batch = 1_000;
/** Batches that are worked out at once: while the database looks up facts of one, another is worked out. */
const together = 3;
/** How far back days without punches count when an organization declares its first shift. */
const daysBack = 92;

export interface Recomputed {
  /** Days that were worked out. */
  readonly taken: number;
  /** Rows that were added, changed or removed. */
  readonly changed: number;
}

interface Batch extends Recomputed {
  /** The last day that is due no longer; absent where none was due. */
  readonly last?: PersonDay | undefined;
}

/** Which of the days that are due a batch takes. */
export interface Due {
  /** Absent: days of everyone. */
  readonly people?: readonly number[];
  /** Only days after this one, by person and day: an index is slow to look where rows were just removed. */
  readonly after?: PersonDay | undefined;
}

/**
 * Takes days whose time has come, in their order; those of a closed month are told apart. The time is compared in a form that no index
 * answers, so that the primary key does: with statistics from a moment with few due days, PostgreSQL would read all of them by their time
 * and sort them for each batch.
 */
const take = (tenant: Tenant, now: Date, { people, after }: Due): Promise<(PersonDay & { is_closed: boolean })[]> =>
  tenant.query(
    `with taken as (
       delete from attendance_due where organization_id = $1 and ctid = any (array(
         select ctid from attendance_due
          where organization_id = $1 and (due_at <= $2) is true and (employee_id, day) > ($3, $4)${people ? ' and employee_id = any($5::bigint[])' : ''}
          order by employee_id, day limit ${batch} for update skip locked))
       returning employee_id, day)
     select t.employee_id, t.day,
            exists (select from period_lock p where p.organization_id = $1 and p.area = 'attendance' and p.state = 'closed'
                       and t.day between p.starts_on and p.ends_on) as is_closed
       from taken t order by 1, 2`,
    [tenant.organizationId, now, after?.employee_id ?? 0, after?.day ?? '-infinity', ...(people ? [people] : [])],
  );

const rowOf = (employee: number, result: DayResult) => ({
  employee_id: employee,
  day: result.day,
  standing: result.standing,
  coefficient: result.coefficient,
  work_shift_id: result.shift?.id ?? null,
  starts_at: result.planned?.from ?? null,
  ends_at: result.planned?.to ?? null,
  punched_in: result.came ?? null,
  punched_out: result.left ?? null,
  expected: result.expected,
  worked: result.worked,
  break_out: result.break_out,
  late: result.late,
  early: result.early,
  overtime: result.overtime,
  lost: result.lost,
  is_remote: result.is_remote,
  is_travelling: result.is_travelling,
});

/** Types of the columns that are stored, as a row has them; an instant comes in milliseconds. */
const types = {
  employee_id: 'bigint',
  day: 'date',
  standing: 'text',
  coefficient: 'text',
  work_shift_id: 'bigint',
  starts_at: 'instant',
  ends_at: 'instant',
  punched_in: 'instant',
  punched_out: 'instant',
  expected: 'integer',
  worked: 'integer',
  break_out: 'integer',
  late: 'integer',
  early: 'integer',
  overtime: 'integer',
  lost: 'integer',
  is_remote: 'boolean',
  is_travelling: 'boolean',
} satisfies Record<keyof ReturnType<typeof rowOf>, string>;
type Row = ReturnType<typeof rowOf>;
const names = Object.keys(types) as (keyof Row)[];
const results = names.filter((name) => name !== 'employee_id' && name !== 'day');
const columns = results.join(', ');
const given = results.map((name) => (types[name] === 'instant' ? `to_timestamp(${name} / 1000)` : name)).join(', ');

async function store(tenant: Tenant, rows: readonly Row[], gone: readonly PersonDay[], now: Date): Promise<number> {
  // A list for each column, as reading them takes the database a fraction of what one document of all rows does.
  const stored = await tenant.one<{ n: number }>(
    `with stored as (
       insert into attendance_day as d (organization_id, employee_id, day, ${columns}, is_locked, created_at)
       select $1, employee_id, day, ${given}, false, $2
         from unnest(${names.map((name, index) => `$${index + 3}::${types[name] === 'instant' ? 'float8' : types[name]}[]`).join(', ')}) r (${names.join(', ')})
       on conflict (organization_id, employee_id, day) do update set (${columns}) = row (${qualified('excluded')})
         where (${qualified('d')}) is distinct from (${qualified('excluded')})
       returning 1)
     select count(*)::integer as n from stored`,
    [tenant.organizationId, now, ...names.map((name) => arrayOf(rows, name))],
  );
  return (stored?.n ?? 0) + (await remove(tenant, gone));
}

/** Removes days that count no longer. @returns how many there were */
async function remove(tenant: Tenant, gone: readonly PersonDay[]): Promise<number> {
  if (gone.length === 0) return 0;
  // Most have no row. They are looked up one by one and by the person alone, so that the primary key of the days answers: before statistics of
  // a growing table are known, PostgreSQL would read all days of the organization for each batch.
  const found = await tenant.query<{ id: number; day: string }>(
    `select d.id, d.day from unnest($2::bigint[], $3::date[]) g (employee_id, day)
      cross join lateral (select d.id, d.day from attendance_day d
                           where d.organization_id = $1 and d.employee_id = g.employee_id and (d.day = g.day) is true limit 1) d`,
    [tenant.organizationId, gone.map((each) => each.employee_id), gone.map(({ day }) => day)],
  );
  if (found.length === 0) return 0;
  const removed = await tenant.query(
    `delete from attendance_day d using unnest($2::bigint[], $3::date[]) g (id, day)
      where d.organization_id = $1 and d.id = g.id and d.day = g.day returning 1`,
    [tenant.organizationId, found.map(({ id }) => id), found.map(({ day }) => day)],
  );
  return removed.length;
}

/**
 * A column as the database reads an array. The driver would quote each value, which is most of what it does for a batch: these are numbers,
 * days and words of ours.
 */
function arrayOf(rows: readonly Row[], name: keyof Row): string {
  let text = '';
  for (const row of rows) {
    const value = row[name];
    text += `${text === '' ? '' : ','}${value === null ? 'NULL' : typeof value === 'string' ? `"${value}"` : String(value)}`;
  }
  return `{${text}}`;
}

const qualified = (name: string): string => results.map((column) => `${name}.${column}`).join(', ');

/** Says in the log which punches the days do not count. */
async function markPunches(tenant: Tenant, marks: DayResult['marks']): Promise<void> {
  if (marks.length === 0) return;
  await tenant.query(
    `update punch p set mark = m.mark from unnest($2::bigint[], $3::timestamptz[], $4::text[]) m (id, at, mark)
      where p.organization_id = $1 and p.id = m.id and p.punched_at >= m.at and p.punched_at < m.at + interval '1 millisecond'`,
    [
      tenant.organizationId,
      marks.map(({ punch }) => punch.id),
      marks.map(({ punch }) => new Date(punch.at)),
      marks.map(({ mark }) => mark),
    ],
  );
}

/** Works out one batch of an organization. What is of a closed month is due no longer and stays as it is. */
export async function recomputeBatch(tenant: Tenant, now: Date, due: Due = {}): Promise<Batch> {
  const found = await take(tenant, now, due);
  const last = found.at(-1);
  const taken = found.filter((day) => !day.is_closed);
  if (taken.length === 0) return { taken: 0, changed: 0, last };
  const facts = await gather(tenant, taken, now);
  const rows: Row[] = [];
  const gone: PersonDay[] = [];
  const later: (PersonDay & { at: number })[] = [];
  const marks: DayResult['marks'][number][] = [];
  let current: { person: number; of: ReturnType<typeof facts.of> } | undefined;
  for (const day of taken) {
    if (current?.person !== day.employee_id) current = { person: day.employee_id, of: facts.of(day.employee_id) };
    const result = workOutDay(day.day, current.of);
    marks.push(...result.marks);
    if (!facts.isEmployed(day) || (result.punches.length === 0 && !facts.counts(day))) gone.push(day);
    else {
      rows.push(rowOf(day.employee_id, result));
      if (result.settles_at !== undefined) later.push({ ...day, at: result.settles_at });
    }
  }
  await markPunches(tenant, marks);
  const changed = await store(tenant, rows, gone, now);
  if (changed > 0) {
    await reviewClaims(tenant, taken, now);
    await reviewPenalties(tenant, taken, now);
  }
  await tenant.query(
    `insert into attendance_due (organization_id, employee_id, day, due_at) select $1, * from unnest($2::bigint[], $3::date[], $4::timestamptz[])
     on conflict (organization_id, employee_id, day) do nothing`,
    [
      tenant.organizationId,
      later.map((each) => each.employee_id),
      later.map(({ day }) => day),
      later.map(({ at }) => new Date(at)),
    ],
  );
  if (changed > 0) await announceDays(tenant, [...new Set(taken.map((day) => day.employee_id))]);
  return { taken: taken.length, changed, last };
}

/** Tells HR, the people whose days changed and the person who supervises them. */
async function announceDays(tenant: Tenant, people: readonly number[]): Promise<void> {
  const changed = { organizationId: tenant.organizationId, topic: 'attendance_day' };
  const readers = await tenant.query<{ id: number }>(
    `select unnest($2::bigint[]) as id
     union select v.supervisor_id from ${supervisionOn('today_of($1)')} v where v.organization_id = $1 and v.subordinate_id = any($2)`,
    [tenant.organizationId, people],
  );
  await announce(tenant, changed);
  await announce(tenant, { ...changed, userIds: readers.map(({ id }) => id) });
}

/** Begins to count the days that have come since the last time, and those of shifts that are declared for days before. */
export async function extendReach(tenant: Tenant): Promise<void> {
  // Two at once come one after the other, so that the second finds nothing left.
  await tenant.query(`select pg_advisory_xact_lock(hashtextextended('attendance_reach', $1))`, [tenant.organizationId]);
  const reach = await tenant.one<{ starts_on: string; ends_on: string; first: string; last: string }>(
    `select w.first, today_of($1) as last, coalesce(r.starts_on, w.first) as starts_on, coalesce(r.ends_on, w.first - 1) as ends_on
       from (select greatest(min(effective_from), today_of($1) - ${daysBack}) as first from work_shift_timings where organization_id = $1) w
       left join attendance_reach r on r.organization_id = $1
      where w.first <= today_of($1) and (r.organization_id is null or r.ends_on < today_of($1) or w.first < r.starts_on)`,
    [tenant.organizationId],
  );
  if (!reach) return;
  await tenant.query(
    `insert into attendance_reach as r (organization_id, starts_on, ends_on) values ($1, $2, $3)
     on conflict (organization_id) do update set starts_on = least(r.starts_on, excluded.starts_on), ends_on = greatest(r.ends_on, excluded.ends_on)`,
    [tenant.organizationId, reach.first, reach.last],
  );
  await tenant.query(
    `call mark_attendance_reach(array[$1::bigint, $1], array[null::bigint, null], array[$2::date, $3::date + 1], array[$4::date - 1, null])`,
    [tenant.organizationId, reach.first, reach.ends_on, reach.starts_on],
  );
}

/** Works out all that is due in an organization. */
export async function recomputeOrganization(tenant: Tenant, clock: () => Date): Promise<Recomputed> {
  await tenant.transaction(extendReach);
  const all = { taken: 0, changed: 0 };
  const work = async () => {
    let after: PersonDay | undefined;
    for (;;) {
      const done = await tenant.transaction((inner) => recomputeBatch(inner, clock(), { after }));
      // What has become due meanwhile may come before the place that was reached.
      if (done.last === undefined && after === undefined) return;
      after = done.last;
      all.taken += done.taken;
      all.changed += done.changed;
    }
  };
  await Promise.all(Array.from({ length: together }, work));
  return all;
}

/** Works out all that is due, organization by organization. */
export async function recomputeDue({ database, clock }: Context): Promise<void> {
  const organizations = await database.everywhere.query<{ id: number }>(
    `select o.id from organization o
      where o.id in (select d.organization_id from attendance_due d where d.due_at <= $1)
         or exists (select from work_shift_timings t where t.organization_id = o.id) and not exists
            (select from attendance_reach r where r.organization_id = o.id and r.ends_on >= today_of(o.id)
                and r.starts_on <= (select greatest(min(t.effective_from), today_of(o.id) - ${daysBack}) from work_shift_timings t
                                     where t.organization_id = o.id))
      order by o.id`,
    [clock()],
  );
  for (const { id } of organizations) await recomputeOrganization(database.patient.organization(id), clock);
}
