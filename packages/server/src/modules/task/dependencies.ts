/** Tasks that begin after others: no ring, and no task that waits for its own part (WC-1). */
import type { FieldErrors } from '@karmik/model/kit/field-errors';
import { verbatim } from '@karmik/model/kit/message';
import type { Tenant } from '../../db/database.ts';
import { taskMessages } from './messages.ts';

interface Links {
  /** Absent: the task is not stored yet, and nothing waits for it. */
  readonly id: number | undefined;
  readonly title: string;
  readonly parent: number | null;
  readonly depends_on: readonly { readonly task: number }[];
}

const pathText = (titles: readonly string[]) => verbatim(titles.join(' → '));

/**
 * Why links of a task are refused. Links of an organization are weighed one after the other, so that of two edits that close a ring
 * together one is refused. A ring that is there already is in the way of nothing else.
 */
export async function linkErrors(
  tenant: Tenant,
  { id, title, parent, depends_on }: Links,
): Promise<FieldErrors | undefined> {
  const before = depends_on.map(({ task }) => task);
  if (before.length === 0 && parent === null) return undefined;
  const { organizationId } = tenant;
  await tenant.query('select pg_advisory_xact_lock(hashtextextended($1, $2))', ['task links', organizationId]);
  if (id !== undefined && before.includes(id))
    return { depends_on: [taskMessages.ring({ path: pathText([title, title]) })] };
  if (id !== undefined && before.length > 0) {
    const ring = await tenant.one<{ titles: string[] }>(
      `with recursive after as (
         select d.parent_id as id, array[d.parent_id] as way from task_depends_on d where d.organization_id = $1 and d.task_id = $2
         union all
         select d.parent_id, a.way || d.parent_id from after a join task_depends_on d on d.organization_id = $1 and d.task_id = a.id
          where d.parent_id <> all(a.way) and d.parent_id <> $2)
       select array(select t.title from unnest(a.way) with ordinality w(id, place) join task t on t.organization_id = $1 and t.id = w.id order by w.place) as titles
         from after a where a.id = any($3::bigint[]) order by cardinality(a.way) limit 1`,
      [organizationId, id, before],
    );
    if (ring) return { depends_on: [taskMessages.ring({ path: pathText([title, ...ring.titles, title]) })] };
  }
  // Above a task are the tasks whose part it is, below it its own parts.
  const kin = await tenant.one<{ title: string }>(
    `with recursive above as (
       select t.id, t.parent_id from task t where t.organization_id = $1 and t.id = $2
       union select t.id, t.parent_id from above a join task t on t.organization_id = $1 and t.id = a.parent_id),
     below as (
       select t.id from task t where t.organization_id = $1 and t.parent_id = $3
       union select t.id from below b join task t on t.organization_id = $1 and t.parent_id = b.id)
     select t.title from task t where t.organization_id = $1 and (
       t.id = any($4::bigint[]) and (t.id in (select id from above) or t.id in (select id from below))
       or t.id in (select id from above) and exists (select from task_depends_on d where d.organization_id = $1 and d.parent_id = t.id and d.task_id = $3)) limit 1`,
    [organizationId, parent, id ?? null, before],
  );
  if (kin) return { depends_on: [taskMessages.withinItself({ path: pathText([title, kin.title, title]) })] };
  return undefined;
}
