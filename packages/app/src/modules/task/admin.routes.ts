import { bilingual } from '@karmik/model/kit/text';
import { taskPaths } from '@karmik/model/task/paths';
import { menuWords } from '../../routing/menu.ts';
import { page, type ModuleTable } from '../../routing/route.ts';
import { masterData, overview, request, singleton, tabs } from '../../screens/kit/routes.ts';
import { report } from '../../screens/kit/admin-reports.ts';

const at = '/admin/:slug/task';

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
    request(`${at}/:id/detail`, bilingual('Task', 'कार्य'), () => import('./admin/detail.screen.ts'), {
      code: '8.01',
      within: `${at}/reports`,
    }),
  ],
};

export const tables: readonly ModuleTable[] = [task];
