/** Plans days, as drafts: each cell is taken or refused by itself, and all that are taken are written by one statement. */
import type { EntryOfDay, PlanKind, RosterChangeAnswer } from '@karmik/model/attendance/roster/calls';
import { rosterMessages } from '@karmik/model/attendance/roster/messages';
import type { ViewerType } from '@karmik/model/kit/actions';
import type { Message } from '@karmik/model/kit/message';
import type { Access } from '../../../access/access.ts';
import { writeAudit } from '../../../access/audit.ts';
import type { Tenant } from '../../../db/database.ts';
import { announce } from '../../../live/announce.ts';
import { employeesAsRows, peopleInScope } from './read.ts';

export interface Cell {
  readonly employee: number;
  readonly day: string;
  readonly plan: PlanKind;
  readonly work_shift: number | null;
  readonly version: number;
}

interface Person {
  readonly employee_id: number;
  readonly joined_on: string;
  readonly is_current: boolean;
  readonly left_on: string | null;
}
type Entry = EntryOfDay & { readonly employee_id: number };

const keyOf = (employee: number, day: string): string => `${employee} ${day}`;

/** One planner after the other, so that the second sees what the first wrote. */
export const lockRoster = (tenant: Tenant) =>
  tenant.query(`select pg_advisory_xact_lock(hashtextextended('roster', $1))`, [tenant.organizationId]);

/** Those among some people whom someone plans. */
export async function plannedBy(
  tenant: Tenant,
  access: Access,
  as: ViewerType,
  people: readonly number[],
  today: string,
): Promise<Map<number, Person>> {
  const where = peopleInScope(access, as, today);
  where.add(`r.employee_id = any(${where.value(people)}::bigint[])`);
  const rows = await tenant.query<Person>(
    `select r.employee_id, r.joined_on, r.is_current, r.left_on from ${employeesAsRows} r where ${where.where}`,
    where.values,
  );
  return new Map(rows.map((row) => [row.employee_id, row]));
}

async function entriesOf(tenant: Tenant, cells: readonly Cell[]): Promise<Map<string, Entry[]>> {
  const rows = await tenant.query<Entry>(
    `select r.employee_id, r.day, r.work_shift_id as work_shift, r.id as version, r.is_published, r.is_removed
       from unnest($2::bigint[], $3::date[]) g (employee_id, day)
       join roster_entry r on r.organization_id = $1 and r.employee_id = g.employee_id and r.day = g.day
      order by r.is_published desc`,
    [tenant.organizationId, cells.map(({ employee }) => employee), cells.map(({ day }) => day)],
  );
  const found = new Map<string, Entry[]>();
  for (const row of rows) {
    const key = keyOf(row.employee_id, row.day);
    found.set(key, [...(found.get(key) ?? []), row]);
  }
  return found;
}

/** Periods of attendance that are not open, held until the end of the transaction so that none closes meanwhile. */
async function closedDays(tenant: Tenant, cells: readonly Cell[]): Promise<(day: string) => boolean> {
  const days = cells.map(({ day }) => day).toSorted();
  const periods = await tenant.query<{ starts_on: string; ends_on: string; state: string }>(
    `select starts_on, ends_on, state from period_lock
      where organization_id = $1 and area = 'attendance' and starts_on <= $3 and ends_on >= $2 for share`,
    [tenant.organizationId, days[0] ?? '', days.at(-1) ?? ''],
  );
  return (day) => periods.some((each) => each.state !== 'open' && each.starts_on <= day && each.ends_on >= day);
}

async function writeDrafts(tenant: Tenant, cells: readonly Cell[], source: string, now: Date): Promise<void> {
  const people = cells.map(({ employee }) => employee);
  const days = cells.map(({ day }) => day);
  await tenant.query(
    `delete from roster_entry r using unnest($2::bigint[], $3::date[]) g (employee_id, day)
      where r.organization_id = $1 and r.employee_id = g.employee_id and r.day = g.day and not r.is_published`,
    [tenant.organizationId, people, days],
  );
  // What is as it was published needs no draft.
  await tenant.query(
    `insert into roster_entry (organization_id, employee_id, day, work_shift_id, branch_id, is_published, is_removed, source, created_at)
     select $1, g.employee_id, g.day, g.work_shift_id, e.branch_id, false, g.plan = 'None', $6, $7
       from unnest($2::bigint[], $3::date[], $4::bigint[], $5::text[]) g (employee_id, day, work_shift_id, plan)
       join employee e on e.organization_id = $1 and e.user_id = g.employee_id
       left join roster_entry t on t.organization_id = $1 and t.employee_id = g.employee_id and t.day = g.day and t.is_published
      where case when g.plan = 'None' then t.id is not null
                 else t.id is null or t.work_shift_id is distinct from g.work_shift_id end`,
    [
      tenant.organizationId,
      people,
      days,
      cells.map((cell) => cell.work_shift),
      cells.map(({ plan }) => plan),
      source,
      now,
    ],
  );
}

interface Wish {
  readonly as: ViewerType;
  readonly source: 'manual' | 'pattern';
  readonly cells: readonly Cell[];
  readonly now: Date;
  readonly today: string;
}

/** Plans cells, each as it was seen; one that someone else changed meanwhile is left as it is. */
export async function planCells(tenant: Tenant, access: Access, wish: Wish): Promise<RosterChangeAnswer> {
  const { as, source, cells, now, today } = wish;
  await lockRoster(tenant);
  const people = await plannedBy(tenant, access, as, [...new Set(cells.map(({ employee }) => employee))], today);
  const isClosed = await closedDays(tenant, cells);
  const shifts = new Set(
    (
      await tenant.query<{ id: number }>(
        'select id from work_shift where organization_id = $1 and id = any($2::bigint[])',
        [tenant.organizationId, [...new Set(cells.flatMap(({ work_shift: shift }) => shift ?? []))]],
      )
    ).map(({ id }) => id),
  );
  const before = await entriesOf(tenant, cells);
  const refusalOf = ({ employee, day, plan, work_shift: shift, version }: Cell): Message | undefined => {
    const person = people.get(employee);
    if (employee === access.userId) return rosterMessages.ownRoster;
    if (!person) return rosterMessages.personMissing;
    if (plan === 'Shift' ? !shifts.has(shift ?? 0) : shift !== null) return rosterMessages.shiftMissing;
    if (isClosed(day)) return rosterMessages.monthClosed;
    const isGone = !person.is_current && (person.left_on === null || person.left_on < day);
    if (plan !== 'None' && (person.joined_on > day || isGone)) return rosterMessages.notEmployed;
    const held = before.get(keyOf(employee, day))?.at(-1)?.version ?? 0;
    return held === version ? undefined : rosterMessages.changedMeanwhile;
  };
  const refusals = cells.map(refusalOf);
  const taken = cells.filter((_, index) => refusals[index] === undefined);
  if (taken.length > 0) {
    await writeDrafts(tenant, taken, source, now);
    await writeAudit(tenant, {
      organizationId: tenant.organizationId,
      actorId: access.userId,
      action: 'roster_planned',
      objectType: 'roster_entry',
      objectId: taken[0]?.day ?? '',
      after: { source, cells: taken.map(({ version: _version, ...cell }) => cell) },
      at: now,
    });
    await announce(tenant, { organizationId: tenant.organizationId, topic: 'roster_entry' });
  }
  const after = await entriesOf(tenant, cells);
  return {
    results: cells.map(({ employee, day }, index) => {
      // Of people whom the planner does not see nothing is said.
      const entries = people.has(employee) ? (after.get(keyOf(employee, day)) ?? []) : [];
      return { employee, day, entries, refused: refusals[index] ?? null };
    }),
  };
}
