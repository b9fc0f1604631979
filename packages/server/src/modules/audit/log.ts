/** The statement that reads the log, for its pages and its spreadsheet. */
import { auditLog, type AuditLog } from '@karmik/model/audit/audit';
import { pageQuery } from '@karmik/model/kit/paging';
import type { Access } from '../../access/access.ts';
import type { Context } from '../../context.ts';
import type { Value } from '../../db/database.ts';
import { personJson } from '../../entity/person.ts';
import { Conditions, listQuery, narrow, type Asked, type ListQuery } from '../../entity/query.ts';
import { pageClause } from '../../http/paging.ts';

/** What the list is narrowed by, each with an index under it. */
const filtered = ['actor', 'at'];

/** Of these the number of the record is that of a person. */
const people = ['user', 'membership', 'employee', 'employee_file'];

/**
 * The statement of a page of the log, newest first, with its values.
 * @param after the last event of the page before, for who reads on through all of them
 */
export function logStatement(
  query: ListQuery,
  asked: Asked,
  access: Access,
  { limit, offset, after }: { limit: number; offset: number; after?: Pick<AuditLog, 'at' | 'id'> | undefined },
): { readonly text: string; readonly values: readonly Value[] } {
  const where = new Conditions(access.tenant.organizationId);
  narrow(auditLog, query, asked, access, where);
  if (after) where.add(`(r.at, r.id) < (${where.value(after.at)}::timestamptz, ${where.value(after.id)}::bigint)`);
  const at = where.value(offset);
  const aboutPeople = where.value(people);
  return {
    text: `select e.id, e.at, e.action, e.object_type, e.object_id, e.ip,
       case when p.id is not null then ${personJson('p')} end as actor,
       case when s.id is not null then ${personJson('s')} end as person,
       case when jsonb_typeof(e.before) = 'object' and jsonb_typeof(e.after) = 'object'
            then array(select k from jsonb_object_keys(e.after) k where e.before->k is distinct from e.after->k order by k) else '{}' end as changed
  from (select r.* from audit_event r where ${where.where} order by r.at desc, r.id desc ${pageClause(limit, at)}) e
  left join person p on p.organization_id = e.organization_id and p.id = e.actor_id
  left join person s on s.organization_id = e.organization_id and e.object_type = any(${aboutPeople}::text[])
                    and s.id = case when e.object_id ~ '^[0-9]{1,18}$' then e.object_id::bigint end
 order by e.at desc, e.id desc`,
    values: where.values,
  };
}

/** The filters of the log alone, of all that an entity's list would know. */
export function logQuery(context: Pick<Context, 'clock'>): ListQuery {
  const all = listQuery(auditLog, () => {
    const now = context.clock();
    return { now, today: now.toISOString().slice(0, 10) };
  });
  const filters = new Map([...all.filters].filter(([, { field }]) => filtered.includes(field)));
  const schema = Object.fromEntries(Object.entries(all.schema).filter(([name]) => filters.has(name)));
  return { filters, sorts: [], schema: { ...pageQuery, ...schema } };
}
