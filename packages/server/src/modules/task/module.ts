import { linkTo } from '@karmik/model/kit/links';
import { bilingual } from '@karmik/model/kit/text';
import { taskPaths } from '@karmik/model/task/paths';
import { supervisionOn } from '../../access/supervision.ts';
import { peopleOf } from '../../entity/readers.ts';
import { defineModule } from '../define-module.ts';
import { taskActivityRoutes } from './activity.ts';
import { countForwardedScores, menuCountsOf, taskCountsOf } from './counts.ts';
import { dueTasks } from './home.ts';
import { makeRecurringTasks, taskRecurrenceRoutes } from './recurrences.ts';
import { taskScoreRoutes } from './scores.ts';
import { taskRoutes } from './tasks.ts';
import { taskViewRoutes } from './views.ts';

const peopleIn = (list: 'responsible' | 'observers'): string =>
  `select l.person_id from task_${list} l where l.organization_id = r.organization_id and l.parent_id = r.id`;

export const taskModule = defineModule({
  name: 'task',
  routes: [taskRoutes, taskScoreRoutes, taskRecurrenceRoutes, taskViewRoutes, taskActivityRoutes],
  readers: {
    task: {
      codes: ['8.01'],
      others: peopleOf('task', [
        'select r.created_by_id',
        peopleIn('responsible'),
        peopleIn('observers'),
        `select v.supervisor_id from task_responsible l join ${supervisionOn('$3')} v
          on v.organization_id = l.organization_id and v.subordinate_id = l.person_id where l.organization_id = r.organization_id and l.parent_id = r.id`,
      ]),
    },
    task_recurrence: { codes: [], others: peopleOf('task_recurrence', ['select r.created_by_id']) },
    task_score: { codes: ['8.04'], others: peopleOf('task_score', ['select r.employee_id', 'select r.approver_id']) },
  },
  home: { tasks: dueTasks },
  inbox: [
    {
      name: 'task_approvals',
      label: bilingual('Task scores', 'कार्यका अङ्क'),
      count: async (access) => (await taskCountsOf(access)).pending_approvals,
      url: () => taskPaths.approvals,
    },
    {
      name: 'forwarded_scores',
      label: bilingual('Disputed task scores', 'विवादित कार्य अङ्क'),
      count: countForwardedScores,
      url: ({ organization: { slug } }) => linkTo(taskPaths.organizationApprovals, { slug }),
    },
  ],
  menuCounters: {
    own_tasks: async (access) => (await menuCountsOf(access)).assigned_to_me,
    tasks_assigned_by_me: async (access) => (await taskCountsOf(access)).assigned_by_me,
    tasks_observed: async (access) => (await taskCountsOf(access)).observed,
    tasks_recurring: async (access) => (await taskCountsOf(access)).recurring,
    task_approvals: async (access) => (await taskCountsOf(access)).pending_approvals,
    forwarded_scores: countForwardedScores,
  },
  recurring: (context) => [
    { name: 'making recurring tasks', everyMs: 60_000, work: () => makeRecurringTasks(context) },
  ],
});
