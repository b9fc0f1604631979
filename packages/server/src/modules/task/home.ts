import { taskPaths } from '@karmik/model/task/paths';
import type { HomeParts } from '@karmik/model/home/home';
import { linkTo } from '@karmik/model/kit/links';
import type { Access } from '../../access/access.ts';
import type { Context } from '../../context.ts';
import { ruleClockOf } from '../../entity/write.ts';
import { holds, openCondition } from './scope.ts';

const mostShown = 6;

interface DueRow {
  readonly kind: 'task' | 'process_task';
  readonly id: number;
  readonly title: string;
  readonly deadline: string | null;
  readonly total: number;
}

/** One's own open tasks with those of HR's processes, what is due first first. */
export async function dueTasks(access: Access, context: Context): Promise<HomeParts['tasks'] | undefined> {
  const { tenant, userId, organization } = access;
  const { today } = ruleClockOf(context, access);
  const hasTasks = !organization.disabled_applications.includes('tasks');
  const rows = await tenant.query<DueRow>(
    `select d.*, (count(*) over ())::int as total from (
       select 'task' as kind, r.id, r.title, r.deadline from task r
        where r.organization_id = $1 and $3::boolean and ${openCondition} and ${holds('task', 'responsible', '$2')}
       union all
       select 'process_task', p.id, p.title, p.due_on from process_task p
        where p.organization_id = $1 and p.assignee_id = $2 and p.status = 'Open') d
      order by d.deadline nulls last, d.id limit ${mostShown}`,
    [tenant.organizationId, userId, hasTasks],
  );
  if (!hasTasks && rows.length === 0) return undefined;
  return {
    total: rows[0]?.total ?? 0,
    due: rows.map(({ kind, id, title, deadline }) => ({
      id,
      title,
      deadline,
      is_delayed: deadline !== null && deadline < today,
      url:
        kind === 'task' ? linkTo(taskPaths.detail, { id }) : linkTo(taskPaths.assignedToMe, {}, { tab: 'processes' }),
    })),
  };
}
