import { bilingual } from '@karmik/model/kit/text';
import { taskPaths } from '@karmik/model/task/paths';
import { workLogPaths } from '@karmik/model/work-log/paths';
import { menuWords } from '../../routing/menu.ts';
import { page, type ModuleTable } from '../../routing/route.ts';
import { detail, list, masterData, overview, requests, tabs, unscheduledReport } from '../../screens/kit/routes.ts';
import { report } from '../../screens/kit/own-reports.ts';

const at = '/user/task';
const projects = () => import('./project/projects.screen.ts');
const efficiency = () => import('./project/efficiency.screen.ts');
const logs = () => import('../work-log/given.screen.ts');

const task: ModuleTable = {
  module: 'task',
  group: 'work',
  heading: menuWords.tasks,
  routes: [
    overview(`${at}/overview`, bilingual('Task overview', 'कार्य सारांश'), () => import('./user/overview.screen.ts'), {
      menu: {},
    }),
    tabs(
      taskPaths.assignedToMe,
      bilingual('Assigned to me', 'मेरो जिम्मामा'),
      () => import('./user/assigned-to-me.screen.ts'),
      { menu: {}, count: 'own_tasks' },
    ),
    requests(
      `${at}/assigned-by-me`,
      bilingual('Assigned by me', 'मैले दिएका'),
      () => import('./user/assigned-by-me.screen.ts'),
      {
        menu: {},
        count: 'tasks_assigned_by_me',
        begins: { label: bilingual('New task', 'नयाँ कार्य') },
      },
    ),
    requests(
      `${at}/observed-by-me`,
      bilingual('Observed by me', 'मैले हेरिरहेका'),
      () => import('./user/observed-by-me.screen.ts'),
      { menu: {}, count: 'tasks_observed' },
    ),
    tabs(`${at}/recurring`, bilingual('Recurring tasks', 'दोहोरिने कार्य'), () => import('./user/recurring.screen.ts'), {
      menu: {},
      count: 'tasks_recurring',
    }),
    tabs(taskPaths.approvals, bilingual('Task approvals', 'कार्य स्वीकृति'), () => import('./user/approvals.screen.ts'), {
      menu: {},
      count: 'task_approvals',
    }),
    requests(
      `${at}/closed-and-hold`,
      bilingual('Closed and on hold', 'बन्द र स्थगित'),
      () => import('./user/closed-and-hold.screen.ts'),
      { menu: {} },
    ),
    requests(taskPaths.detail, bilingual('My tasks', 'मेरा कार्य'), () => import('./user/my.screen.ts'), {
      within: taskPaths.assignedToMe,
      finds: {
        path: 'task',
        query: { as: 'user' },
        name: 'title',
        about: 'created_by',
        opens: { path: taskPaths.detail, by: 'id' },
      },
    }),
    masterData(
      taskPaths.projects,
      bilingual('Projects', 'परियोजनाहरू'),
      async () => ({ default: (await projects()).own }),
      { menu: {}, quality: 'has_projects' },
    ),
    detail(taskPaths.projectTasks, bilingual('Project tasks', 'परियोजनाका कार्य'), async () => ({
      default: (await projects()).tasks,
    })),
    list(
      workLogPaths.given,
      bilingual('Work on my tasks', 'मेरा कार्यमा भएको काम'),
      async () => ({ default: (await logs()).given }),
      { menu: {}, quality: 'has_work_logs' },
    ),
    page(
      `${at}/reports`,
      bilingual('My task reports', 'मेरा कार्य प्रतिवेदन'),
      () => import('../../screens/hub/HubPage.tsx'),
      {
        menu: {},
        quality: 'has_work_logs',
        isHub: true,
      },
    ),
    unscheduledReport(
      `${at}/reports/efficiency`,
      bilingual('My efficiency', 'मेरो दक्षता'),
      async () => ({ default: (await efficiency()).own }),
      { quality: 'has_work_logs' },
    ),
    report(workLogPaths.ownPayLog, async () => ({ default: (await logs()).ownPayLog }), { quality: 'has_work_logs' }),
  ],
  dialogs: () => import('./user/dialogs.ts'),
};

export const tables: readonly ModuleTable[] = [task];
