import type { Tenant } from '../../db/database.ts';
import { announce } from '../../live/announce.ts';
import { holds, type TaskEntity } from './scope.ts';

/** That someone other than `$2` is responsible for a record, by the place of its id in the statement. */
const isShared = (entity: TaskEntity, id: string): string =>
  `exists (select from ${entity}_responsible o where o.organization_id = $1 and o.parent_id = ${id} and o.person_id <> $2)`;

/**
 * Takes someone who leaves out of what is still to be done. A task that no one else does falls to who gave it, or, where that is the
 * one who leaves, stays for HR to give to another; a rule by which no one else does anything, or that was theirs, rests.
 */
export async function leaveTasks(tenant: Tenant, userId: number): Promise<void> {
  const place = [tenant.organizationId, userId] as const;
  // The records change with their lines, so that their versions do, and are locked before those.
  const tasks = await tenant.query<{ id: number }>(
    `update task r set organization_id = r.organization_id
      where r.organization_id = $1 and r.status in ('Pending', 'In progress') and (${holds('task', 'responsible', '$2')} or ${holds('task', 'observers', '$2')})
      returning r.id`,
    place,
  );
  const ofTasks = [...place, tasks.map(({ id }) => id)];
  await tenant.query(
    `update task_responsible l set person_id = r.created_by_id from task r
      where r.organization_id = $1 and r.id = any($3::bigint[]) and l.organization_id = $1 and l.parent_id = r.id and l.person_id = $2
        and r.created_by_id <> $2 and not ${isShared('task', 'r.id')}`,
    ofTasks,
  );
  await tenant.query(
    `delete from task_responsible l where l.organization_id = $1 and l.parent_id = any($3::bigint[]) and l.person_id = $2 and ${isShared('task', 'l.parent_id')}`,
    ofTasks,
  );
  // The person who is responsible now is no observer too.
  await tenant.query(
    `delete from task_observers l where l.organization_id = $1 and l.parent_id = any($3::bigint[])
        and (l.person_id = $2 or exists (select from task_responsible o where o.organization_id = $1 and o.parent_id = l.parent_id and o.person_id = l.person_id))`,
    ofTasks,
  );
  // The lead of a project takes over what recurs in it (WC-4).
  await tenant.query(
    `update task_recurrence_responsible l set person_id = p.lead_id from task_recurrence r
       join project p on p.organization_id = r.organization_id and p.id = r.project_id
       join membership m on m.organization_id = p.organization_id and m.user_id = p.lead_id and m.is_current
      where r.organization_id = $1 and l.organization_id = $1 and l.parent_id = r.id and l.person_id = $2 and p.lead_id <> $2 and not ${isShared('task_recurrence', 'r.id')}`,
    place,
  );
  const rules = await tenant.query<{ id: number }>(
    `update task_recurrence r set is_paused = r.is_paused or r.created_by_id = $2 or not ${isShared('task_recurrence', 'r.id')}
      where r.organization_id = $1
        and (r.created_by_id = $2 or ${holds('task_recurrence', 'responsible', '$2')} or ${holds('task_recurrence', 'observers', '$2')})
      returning r.id`,
    place,
  );
  const ofRules = [...place, rules.map(({ id }) => id)];
  await tenant.query(
    `delete from task_recurrence_responsible l where l.organization_id = $1 and l.parent_id = any($3::bigint[]) and l.person_id = $2 and ${isShared('task_recurrence', 'l.parent_id')}`,
    ofRules,
  );
  await tenant.query(
    'delete from task_recurrence_observers l where l.organization_id = $1 and l.parent_id = any($3::bigint[]) and l.person_id = $2',
    ofRules,
  );
  for (const { id } of tasks)
    await announce(tenant, { organizationId: tenant.organizationId, topic: 'task', objectId: id });
}
