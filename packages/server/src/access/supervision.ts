/**
 * Who supervises whom, and who stands in for whom, as SQL. Supervision holds from its first day to its last, both included, and has no
 * last day while it is open; no one supervises themselves, which the table refuses. Who stands in for someone decides on requests in
 * their place (`approval`), and supervises no one by that. Each day is one of the organisation's own zone.
 */
import type { Tenant } from '../db/database.ts';

/** The lines of supervision in force on a day, as a relation to select from. @param day a place in the statement, such as `$3` */
export const supervisionOn = (day: string): string =>
  `(select * from supervision where valid_from <= ${day}::date and (valid_to is null or valid_to >= ${day}::date))`;

/** The lines of supervision in force on a day or from a later one, as a relation to select from. */
export const supervisionFrom = (day: string): string =>
  `(select * from supervision where valid_to is null or valid_to >= ${day}::date)`;

/**
 * The lines of supervision that begin or end to hold after one day and until another, as a relation to select from.
 * @param since a place in the statement; where it is null, every line that has ever begun or ended
 */
export const supervisionChangedSince = (since: string, day: string): string =>
  `(select * from supervision where (valid_from <= ${day}::date and (${since}::date is null or valid_from > ${since}::date))
      or (valid_to < ${day}::date and (${since}::date is null or valid_to >= ${since}::date)))`;

/** Holds where someone has, had or will have a supervisor. @param organization a place in the statement */
export const isEverSupervised = (person: string, organization: string): string =>
  `exists (select from supervision v where v.organization_id = ${organization} and v.subordinate_id = ${person})`;

/** Holds where someone supervises the person of a row on a day. @param row the alias of the row, which has an organisation */
export const supervises = (person: string, me: string, day: string, row = 'r'): string =>
  `exists (select from ${supervisionOn(day)} v where v.organization_id = ${row}.organization_id and v.supervisor_id = ${me} and v.subordinate_id = ${person})`;

/** Those who supervise the person of a row `r` on a day, as `select person`. */
export const supervisorsOf = (person: string, day: string): string =>
  `select v.supervisor_id from ${supervisionOn(day)} v where v.organization_id = r.organization_id and v.subordinate_id = ${person}`;

/** Whether someone supervises anybody on a day. */
export const supervisesAnybody = async (tenant: Tenant, userId: number, today: string): Promise<boolean> =>
  (await tenant.one(
    `select 1 from ${supervisionOn('$3')} v where v.organization_id = $1 and v.supervisor_id = $2 limit 1`,
    [tenant.organizationId, userId, today],
  )) !== undefined;

/** A supervision that is to be stored. */
interface ProposedSupervision {
  /** 0 for one that is not stored yet. */
  readonly id: number;
  readonly subordinate: number;
  readonly supervisor: number;
  readonly from: string;
  readonly to: string | null;
}

/**
 * The circle that a supervision would close: names from the subordinate up to the subordinate again; undefined where there is none. All
 * lines of it hold on one day. Supervision of an organisation changes one after the other, or two changes at once could each be half of a
 * circle.
 */
export async function supervisionCircle(
  tenant: Tenant,
  { id, subordinate, supervisor, from, to }: ProposedSupervision,
): Promise<string | undefined> {
  await tenant.query(`select pg_advisory_xact_lock(hashtextextended('supervision', $1))`, [tenant.organizationId]);
  const row = await tenant.one<{ path: string }>(
    `with recursive up as (
       select $3::bigint as person, array[$2::bigint, $3::bigint] as path, daterange($4::date, $5::date, '[]') as held
       union all
       select s.supervisor_id, up.path || s.supervisor_id, up.held * daterange(s.valid_from, s.valid_to, '[]')
         from up join supervision s on s.organization_id = $1 and s.subordinate_id = up.person and s.id <> $6
        where up.person <> $2 and not s.supervisor_id = any(up.path[2:]) and up.held && daterange(s.valid_from, s.valid_to, '[]')
     ), circle as (select path from up where person = $2 order by array_length(path, 1) limit 1)
     select string_agg(e.full_name, ' → ' order by p.n) as path
       from circle, unnest(circle.path) with ordinality p (user_id, n) join employee e on e.organization_id = $1 and e.user_id = p.user_id
     having count(*) > 0`,
    [tenant.organizationId, subordinate, supervisor, from, to, id],
  );
  return row?.path;
}

/** The delegations in force on a day, as a relation to select from: `delegate_id` stands in for `sender_id`. */
export const delegationOn = (day: string): string =>
  `(select * from delegation where starts_on <= ${day}::date and ends_on >= ${day}::date)`;

/** For whom someone stands in on a day. */
export async function standsInFor(
  { tenant, userId }: { tenant: Tenant; userId: number },
  today: string,
): Promise<number[]> {
  const rows = await tenant.query<{ id: number }>(
    `select d.sender_id as id from ${delegationOn('$3')} d where d.organization_id = $1 and d.delegate_id = $2`,
    [tenant.organizationId, userId, today],
  );
  return rows.map(({ id }) => id);
}
