import { linkTo } from '@karmik/model/kit/links';
import { bilingual } from '@karmik/model/kit/text';
import { taskPaths } from '@karmik/model/task/paths';
import { defineModule } from '../define-module.ts';
import { taskActivityRoutes } from './activity.ts';
import { countForwardedScores, menuCountsOf, taskCountsOf } from './counts.ts';
import { taskFigureRoutes } from './figures.ts';
import { efficiencyQueries } from './efficiency.ts';
import { dueTasks } from './home.ts';
import { taskPlanRoutes } from './plan.ts';
import { hasProjects, projectRoutes } from './projects.ts';
import { makeRecurringTasks, taskRecurrenceRoutes } from './recurrences.ts';
import { taskScoreRoutes } from './scores.ts';
import { taskSettingsRoutes } from './task-settings.ts';
import { taskRoutes } from './tasks.ts';
import { taskViewRoutes } from './views.ts';

export const taskModule = defineModule({
  name: 'task',
  routes: [
    taskRoutes,
    taskScoreRoutes,
    taskRecurrenceRoutes,
    taskViewRoutes,
    taskActivityRoutes,
    taskFigureRoutes,
    taskSettingsRoutes,
    taskPlanRoutes,
    projectRoutes,
  ],
  queries: efficiencyQueries,
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
  menuQualities: { has_projects: hasProjects },
  recurring: (context) => [{ name: 'making recurring tasks', work: () => makeRecurringTasks(context) }],
  seed: { after: ['hris'], load: () => import('./seed.ts') },
});
