import { bilingual } from '@karmik/model/kit/text';
import { taskPaths } from '@karmik/model/task/paths';
import { workLogPaths } from '@karmik/model/work-log/paths';
import { menuWords } from '../../routing/menu.ts';
import { page, type ModuleTable } from '../../routing/route.ts';
import { approvals, detail, masterData, overview, request, singleton, tabs } from '../../screens/kit/routes.ts';
import { report } from '../../screens/kit/admin-reports.ts';

const at = '/admin/:slug/task';
const projects = () => import('./project/projects.screen.ts');
const setup = () => import('./project/setup.screen.ts');
const efficiency = () => import('./project/efficiency.screen.ts');
const logs = () => import('../work-log/given.screen.ts');

const task: ModuleTable = {
  module: 'task',
  group: 'work',
  heading: menuWords.tasks,
  routes: [
    overview(`${at}/overview`, bilingual('Task overview', 'कार्य सारांश'), () => import('./admin/overview.screen.ts'), {
      code: '8.01',
      menu: { label: menuWords.overview },
    }),
    tabs(
      taskPaths.organizationApprovals,
      bilingual('Task scoring', 'कार्यका अङ्क'),
      () => import('./admin/approvals.screen.ts'),
      {
        code: '8.04',
        menu: {},
        count: 'forwarded_scores',
      },
    ),
    page(`${at}/reports`, bilingual('Task reports', 'कार्यका प्रतिवेदन'), () => import('../../screens/hub/HubPage.tsx'), {
      menu: { group: 'reports' },
      isHub: true,
    }),
    report('/admin/:slug/task/reports/all-tasks', () => import('./admin/all-tasks.screen.ts')),
    report('/admin/:slug/task/reports/closed-hold', () => import('./admin/closed-hold.screen.ts')),
    report('/admin/:slug/task/reports/efficiency', async () => ({ default: (await efficiency()).organization })),
    singleton(`${at}/settings`, bilingual('Task settings', 'कार्य सेटिङ'), () => import('./admin/settings.screen.ts'), {
      setting: {
        group: 'time',
        about: bilingual('Scoring and deadlines of tasks', 'कार्यका अङ्क र म्याद'),
        of: 'task_setting',
      },
      code: '8.02',
    }),
    masterData(
      `${at}/settings/result-area`,
      bilingual('Result areas', 'नतिजा क्षेत्रहरू'),
      () => import('./admin/result-area.screen.ts'),
      {
        setting: {
          group: 'time',
          about: bilingual('Results to which tasks belong', 'कार्यले पुर्‍याउने नतिजा'),
          of: 'result_area',
        },
        code: '8.02',
      },
    ),
    masterData(
      taskPaths.organizationProjects,
      bilingual('Projects', 'परियोजनाहरू'),
      async () => ({ default: (await projects()).organization }),
      { code: '8.03', menu: {} },
    ),
    detail(
      taskPaths.organizationProjectTasks,
      bilingual('Project tasks', 'परियोजनाका कार्य'),
      async () => ({ default: (await projects()).adminTasks }),
      { code: '8.03' },
    ),
    detail(
      taskPaths.assignProject,
      bilingual('Project members', 'परियोजनाका सदस्य'),
      async () => ({ default: (await projects()).assign }),
      { code: '8.03', needsWrite: true },
    ),
    approvals(
      workLogPaths.organization,
      bilingual('Work logs', 'कार्य अभिलेख'),
      () => import('../work-log/log.screens.ts'),
      { code: '8.01', menu: {}, count: 'open.work_log' },
    ),
    report(workLogPaths.organizationPayLog, async () => ({ default: (await logs()).organizationPayLog })),
    tabs(
      `${at}/settings/activities`,
      bilingual('Activities and rates', 'गतिविधि र दर'),
      async () => ({ default: (await setup()).activities }),
      {
        code: '8.02',
        setting: {
          group: 'time',
          about: bilingual('What employees log, its rates and rules', 'कर्मचारीले अभिलेख गर्ने काम, दर र नियम'),
          of: 'task_activity',
        },
      },
    ),
    masterData(
      `${at}/settings/assign-core-tasks`,
      bilingual('Core tasks', 'मूल कार्यहरू'),
      async () => ({ default: (await setup()).coreTasks }),
      {
        code: '12.00',
        setting: {
          group: 'time',
          about: bilingual('Core tasks of job titles by result area', 'नतिजा क्षेत्रअनुसार पदका मूल कार्य'),
          of: 'core_task',
        },
      },
    ),
    masterData(
      `${at}/settings/assign-core-task`,
      bilingual('Employee core tasks', 'कर्मचारीका मूल कार्य'),
      async () => ({ default: (await setup()).coreTaskAssignments }),
      {
        code: '12.00',
        setting: {
          group: 'time',
          about: bilingual('Core tasks of single employees', 'कर्मचारीलाई दिइएका मूल कार्य'),
          of: 'core_task_assignment',
        },
      },
    ),
    masterData(
      `${at}/settings/assign-task-setting`,
      bilingual('Task settings by employee', 'कर्मचारीअनुसार कार्य सेटिङ'),
      async () => ({ default: (await setup()).personSettings }),
      {
        code: '8.02',
        setting: {
          group: 'time',
          about: bilingual('Who logs work, and which activities', 'कसले के काम अभिलेख गर्ने'),
          of: 'person_task_setting',
        },
      },
    ),
    request(`${at}/:id/detail`, bilingual('Task', 'कार्य'), () => import('./admin/detail.screen.ts'), {
      code: '8.01',
      within: `${at}/reports`,
    }),
  ],
};

export const tables: readonly ModuleTable[] = [task];
