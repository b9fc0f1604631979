import type { Tenant } from '../../db/database.ts';
import { announce } from '../../live/announce.ts';
import { holds } from './scope.ts';

/** The people of a list but one; empty where nobody is left. */
const without = (list: 'responsible' | 'observers', others: string): string =>
  `coalesce((select jsonb_agg(t.item order by t.n) from jsonb_array_elements(r.${list}) with ordinality as t(item, n)
     where (t.item->>'person')::bigint <> all(${others})), '[]'::jsonb)`;
/**
 * Takes somebody who leaves out of what is still to be done. A task that nobody else does falls to who gave it, or, where that is the
 * one who leaves, stays for HR to give to another; a rule by which nobody else does anything, or that was theirs, rests.
 */
export async function leaveTasks(tenant: Tenant, userId: number): Promise<void> {
  const place = [tenant.organizationId, userId] as const;
  const touched = await tenant.query<{ id: number }>(
    `update task r set
        responsible = case when ${without('responsible', 'array[$2::bigint]')} <> '[]'::jsonb then ${without('responsible', 'array[$2::bigint]')}
                           when r.created_by_id <> $2 then jsonb_build_array(jsonb_build_object('person', r.created_by_id)) else r.responsible end,
        observers = ${without('observers', `case when ${without('responsible', 'array[$2::bigint]')} = '[]'::jsonb then array[$2::bigint, r.created_by_id] else array[$2::bigint] end`)}
      where r.organization_id = $1 and r.status in ('Pending', 'In progress') and (${holds('responsible', '$2')} or ${holds('observers', '$2')})
      returning r.id`,
    place,
  );
  await tenant.query(
    `update task_recurrence r set
        is_paused = r.is_paused or r.created_by_id = $2 or ${without('responsible', 'array[$2::bigint]')} = '[]'::jsonb,
        responsible = case when ${without('responsible', 'array[$2::bigint]')} = '[]'::jsonb then r.responsible else ${without('responsible', 'array[$2::bigint]')} end,
        observers = ${without('observers', 'array[$2::bigint]')}
      where r.organization_id = $1 and (r.created_by_id = $2 or ${holds('responsible', '$2')} or ${holds('observers', '$2')})`,
    place,
  );
  for (const { id } of touched)
    await announce(tenant, { organizationId: tenant.organizationId, topic: 'task', objectId: id });
}
