/** Who hears of tasks of processes, and how many there are. */
import type { processes } from '@karmik/model/hris/process-setting';
import { linkTo } from '@karmik/model/kit/links';
import { taskPaths } from '@karmik/model/task/paths';
import type { Access } from '../../../access/access.ts';
import type { Tenant } from '../../../db/database.ts';
import { announce } from '../../../live/announce.ts';
import { notify } from '../../notification/notify.ts';

/** Whom a task is about: someone here, or a candidate. */
interface About {
  readonly employeeId: number | null;
  readonly candidateId: number | null;
}

/** How far the tasks of a candidate are; tasks that were dropped count for nothing. */
export async function countTasks(tenant: Tenant, candidateId: number): Promise<void> {
  await tenant.query(
    `update pre_employment r set tasks_all = t.n, tasks_done = t.done
       from (select count(*) filter (where status <> 'Dropped') as n, count(*) filter (where status = 'Done') as done from process_task
              where organization_id = $1 and process = 'Pre-employment' and process_id = $2) t
      where r.organization_id = $1 and r.id = $2`,
    [tenant.organizationId, candidateId],
  );
  await announce(tenant, { organizationId: tenant.organizationId, topic: 'pre_employment', objectId: candidateId });
}

/** Tells those who are to do tasks about someone. */
export async function notifyAssigned(
  tenant: Tenant,
  recipientIds: readonly number[],
  actorId: number,
  { employeeId, candidateId }: About,
  at: Date,
): Promise<void> {
  if (recipientIds.length === 0) return;
  const about = await tenant.one<{ full_name: string }>(
    `select coalesce((select full_name from person where organization_id = $1 and id = $2),
                     (select candidate from pre_employment where organization_id = $1 and id = $3)) as full_name`,
    [tenant.organizationId, employeeId, candidateId],
  );
  const name = about?.full_name ?? '';
  await notify(tenant, {
    organizationId: tenant.organizationId,
    recipientIds,
    actorId,
    text: { en: `You have new tasks for ${name}`, ne: `${name} सम्बन्धी कार्य तपाईंको जिम्मामा छ` },
    category: 'hris',
    topic: 'task',
    url: linkTo(taskPaths.assignedToMe, {}, { tab: 'processes' }),
    canBeReminded: true,
    at,
  });
}

/** How many tasks someone has still to do. */
export async function countOwnTasks({ tenant, userId }: Access): Promise<number> {
  const row = await tenant.one<{ n: number }>(
    `select count(*) as n from process_task where organization_id = $1 and assignee_id = $2 and status = 'Open'`,
    [tenant.organizationId, userId],
  );
  return row?.n ?? 0;
}

/** Says of each task of a process that it changed. */
export async function announceTasks(tenant: Tenant, process: keyof typeof processes, processId: number): Promise<void> {
  const tasks = await tenant.query<{ id: number }>(
    'select id from process_task where organization_id = $1 and process = $2 and process_id = $3 order by id',
    [tenant.organizationId, process, processId],
  );
  for (const { id } of tasks)
    await announce(tenant, { organizationId: tenant.organizationId, topic: 'process_task', objectId: id });
}
