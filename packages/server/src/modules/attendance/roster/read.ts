/** What a planner sees of the roster, or someone of their own: one statement a kind of fact. */
import type { ViewerType } from '@karmik/model/kit/actions';
import {
  mostRosterPeople,
  type EntryOfDay,
  type RosterAnswer,
  type RosterPerson,
} from '@karmik/model/attendance/roster/calls';
import { rosterEntry } from '@karmik/model/attendance/roster/entry';
import { addDays } from '@karmik/model/kit/zone';
import type { Access } from '../../../access/access.ts';
import type { Tenant, Value } from '../../../db/database.ts';
import { personJson } from '../../../entity/person.ts';
import { Conditions } from '../../../entity/query.ts';
import { narrowToScopes, scopesOfViewer, tableOf } from '../../../entity/scope.ts';
import { holidayOfEmployee } from '../../organization/holidays.ts';

export interface Range {
  readonly starts_on: string;
  readonly ends_on: string;
  readonly branches?: number | readonly number[] | undefined;
  readonly divisions?: number | readonly number[] | undefined;
}

/** The last day at work of the employee `e` who left. */
const leftOn = `case when e.is_current then null else (select max(m.ends_on) from employment m
  where m.organization_id = e.organization_id and m.employee_id = e.user_id) end`;

/** Employees `r` whose entries someone reads: the scopes of entries say it, so that a roster shows no one whose plan is not shown. */
export function peopleInScope(access: Access, as: ViewerType, today: string): Conditions {
  const where = new Conditions(access.tenant.organizationId);
  // Of whom the entry is, and not which of theirs.
  if (as === 'user') where.add(`r.employee_id = ${where.value(access.userId)}`);
  else narrowToScopes(tableOf(rosterEntry), scopesOfViewer(as), access, where, today);
  return where;
}

/** Employees as rows `r` of the scope. */
export const employeesAsRows = `(select e.organization_id, e.user_id as employee_id, e.joined_on, e.is_current, e.branch_id, e.division_id,
  e.full_name, ${leftOn} as left_on from employee e)`;

type PersonRow = Pick<RosterPerson, 'person' | 'joined_on' | 'left_on'> & {
  readonly employee_id: number;
  readonly n: number;
};

async function peopleOf(access: Access, as: ViewerType, range: Range, today: string): Promise<PersonRow[]> {
  const where = peopleInScope(access, as, today);
  where.add(`r.joined_on <= ${where.value(range.ends_on)}::date`);
  where.add(`(r.is_current or r.left_on >= ${where.value(range.starts_on)}::date)`);
  const { branches, divisions } = range;
  if (branches !== undefined) where.add(`r.branch_id = any(${where.value([branches].flat())}::bigint[])`);
  if (divisions !== undefined) where.add(`r.division_id = any(${where.value([divisions].flat())}::bigint[])`);
  return access.tenant.query<PersonRow>(
    `select r.employee_id, r.joined_on, r.left_on, ${personJson('p')} as person, (count(*) over ())::integer as n
       from ${employeesAsRows} r join person p on p.organization_id = r.organization_id and p.id = r.employee_id
      where ${where.where} order by r.full_name, r.employee_id limit ${mostRosterPeople}`,
    where.values,
  );
}

function grouped<T extends { readonly employee_id: number }>(
  rows: readonly T[],
): Map<number, Omit<T, 'employee_id'>[]> {
  const groups = new Map<number, Omit<T, 'employee_id'>[]>();
  for (const { employee_id: id, ...row } of rows) {
    const group = groups.get(id);
    if (group) group.push(row);
    else groups.set(id, [row]);
  }
  return groups;
}

const shiftsOf = (tenant: Tenant) =>
  tenant.query<RosterAnswer['shifts'][number]>(
    `select s.id, s.name, s.colour, s.is_default,
            coalesce((select json_agg(json_build_object('effective_from', t.effective_from, 'weekday', t.weekday, 'starts_at', t.starts_at,
                                                        'ends_at', t.ends_at) order by t.position)
                        from work_shift_timings t where t.organization_id = s.organization_id and t.parent_id = s.id), '[]') as timings
       from work_shift s where s.organization_id = $1 order by s.name, s.id`,
    [tenant.organizationId],
  );

/** The roster of a range of days, with the day before, on which the rest before the first shift depends. */
export async function readRoster(access: Access, as: ViewerType, range: Range, today: string): Promise<RosterAnswer> {
  const people = await peopleOf(access, as, range, today);
  const facts = await factsOf(access.tenant, people, range, as !== 'user');
  return { ...facts, count: people[0]?.n ?? 0, can_plan: mayPlan(access, as) };
}

type Facts = Omit<RosterAnswer, 'count' | 'can_plan'>;

/** The same of some people as it is published, no matter who asks. */
export async function readPublished(tenant: Tenant, ids: readonly number[], range: Range): Promise<Facts> {
  const people = await tenant.query<PersonRow>(
    `select r.employee_id, r.joined_on, r.left_on, ${personJson('p')} as person, 0 as n
       from ${employeesAsRows} r join person p on p.organization_id = r.organization_id and p.id = r.employee_id
      where r.organization_id = $1 and r.employee_id = any($2::bigint[])`,
    [tenant.organizationId, ids],
  );
  return factsOf(tenant, people, range, false);
}

async function factsOf(
  tenant: Tenant,
  people: readonly PersonRow[],
  range: Range,
  withDrafts: boolean,
): Promise<Facts> {
  const ids = people.map(({ employee_id: id }) => id);
  const values: Value[] = [tenant.organizationId, ids, addDays(range.starts_on, -1), range.ends_on];
  const entries = grouped(
    await tenant.query<EntryOfDay & { employee_id: number }>(
      `select employee_id, day, work_shift_id as work_shift, id as version, is_published, is_removed from roster_entry
        where organization_id = $1 and employee_id = any($2::bigint[]) and day between $3 and $4 and ($5 or is_published)
        order by employee_id, day, is_published desc`,
      [...values, withDrafts],
    ),
  );
  const assigned = grouped(
    await tenant.query<RosterPerson['assigned'][number] & { employee_id: number }>(
      `select employee_id, work_shift_id as work_shift, starts_on, ends_on from shift_assignment
        where organization_id = $1 and employee_id = any($2::bigint[]) and starts_on <= $4 and (ends_on is null or ends_on >= $3)
        order by starts_on`,
      values,
    ),
  );
  const marks = grouped(
    await tenant.query<RosterPerson['marks'][number] & { employee_id: number }>(
      `select x.employee_id, x.day, x.kind, null::text as name, null::text as name_ne, x.part = 'Full' and x.minutes is null as is_whole
         from attendance_excuse x where x.organization_id = $1 and x.employee_id = any($2::bigint[]) and x.day between $3 and $4 and x.kind <> 'Lost Hours'
       union all
       select e.user_id, d.day::date, 'Holiday', h.name, h.name_ne, h.part = 'Full'
         from employee e
        cross join (select distinct s.day from holiday o cross join generate_series(greatest(o.starts_on, $3::date)::timestamp,
                      least(o.ends_on, $4::date)::timestamp, interval '1 day') s (day)
                     where o.organization_id = $1 and o.starts_on <= $4 and o.ends_on >= $3) d
        cross join lateral (${holidayOfEmployee('$1', 'd.day::date')}) h
        where e.organization_id = $1 and e.user_id = any($2::bigint[])
        order by 1, 2`,
      values,
    ),
  );
  const closed = await tenant.query<RosterAnswer['closed'][number]>(
    `select starts_on, ends_on from period_lock where organization_id = $1 and area = 'attendance' and state <> 'open'
        and starts_on <= $3 and ends_on >= $2 order by starts_on`,
    [tenant.organizationId, range.starts_on, range.ends_on],
  );
  const rest = await tenant.one<{ days: RosterAnswer['rest_days'] }>(
    `select array_remove(array[case when s.id is null then 'Saturday' else s.weekly_day_off end, s.second_day_off], null) as days
       from organization o left join application_setting s on s.organization_id = o.id where o.id = $1`,
    [tenant.organizationId],
  );
  return {
    people: people.map(({ employee_id: id, person, joined_on, left_on }) => ({
      person,
      joined_on,
      left_on,
      entries: entries.get(id) ?? [],
      assigned: assigned.get(id) ?? [],
      marks: marks.get(id) ?? [],
    })),
    shifts: await shiftsOf(tenant),
    closed,
    rest_days: rest?.days ?? [],
  };
}

/** Whether someone plans in a role: HR by its code, a supervisor for the people of the team, and no one for themselves. */
export const mayPlan = (access: Access, as: ViewerType): boolean =>
  !access.isAuditUser && (as === 'supervisor' || (as === 'hr' && access.can('5.06', 'write')));
