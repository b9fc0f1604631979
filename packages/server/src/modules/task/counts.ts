/** How many tasks wait behind the entries of someone's menu (TOP-14). */
import type { Access } from '../../access/access.ts';
import { countOwnTasks } from '../hris/process/task-word.ts';
import { holds, openCondition, scoreAwaits, scoreAwaitsHr } from './scope.ts';

export interface TaskCounts {
  readonly assigned_to_me: number;
  readonly assigned_by_me: number;
  readonly observed: number;
  readonly recurring: number;
  readonly pending_approvals: number;
}

const none: TaskCounts = { assigned_to_me: 0, assigned_by_me: 0, observed: 0, recurring: 0, pending_approvals: 0 };

const doing = holds('task', 'responsible', '$2');

/** What is open of each kind; nothing where the organisation does without tasks. */
export async function taskCountsOf({ tenant, userId, organization }: Access): Promise<TaskCounts> {
  if (organization.disabled_applications.includes('tasks')) return none;
  const row = await tenant.one<TaskCounts>(
    `select count(*) filter (where ${doing})::int as assigned_to_me,
            count(*) filter (where r.created_by_id = $2)::int as assigned_by_me,
            count(*) filter (where ${holds('task', 'observers', '$2')})::int as observed,
            count(*) filter (where r.recurrence_id is not null and (r.created_by_id = $2 or ${doing}))::int as recurring,
            (select count(*) from task_score r where r.organization_id = $1 and ${scoreAwaits('$2')})::int as pending_approvals
       from task r where r.organization_id = $1 and ${openCondition}`,
    [tenant.organizationId, userId],
  );
  return row ?? none;
}

/** The same with the tasks of HR's processes, which are under what is assigned to one. */
export async function menuCountsOf(access: Access): Promise<TaskCounts> {
  const [counts, ofProcesses] = [await taskCountsOf(access), await countOwnTasks(access)];
  return { ...counts, assigned_to_me: counts.assigned_to_me + ofProcesses };
}

/** How many scores HR settles. */
export async function countForwardedScores(access: Access): Promise<number> {
  if (!access.can('8.04', 'read')) return 0;
  const { tenant, userId } = access;
  const row = await tenant.one<{ n: number }>(
    `select count(*)::int as n from task_score r where r.organization_id = $1 and ${scoreAwaitsHr('$2')}`,
    [tenant.organizationId, userId],
  );
  return row?.n ?? 0;
}
