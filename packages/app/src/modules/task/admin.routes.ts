import { bilingual } from '@karmik/model/kit/text';
import {
  ArchiveIcon,
  ChartColumnIcon,
  ClipboardCheckIcon,
  LayoutDashboardIcon,
  ListChecksIcon,
  SettingsIcon,
} from '@karmik/ui/icons';
import { taskPaths } from '@karmik/model/task/paths';
import { page, type ModuleTable } from '../../routing/route.ts';
import { overview, report, request, requests, singleton } from '../../screens/kit/routes.ts';

const at = '/admin/:slug/task';

export const task: ModuleTable = {
  module: 'task',
  title: bilingual('Tasks', 'कार्यहरू'),
  routes: [
    overview(`${at}/overview`, bilingual('Tasks overview', 'कार्य सारांश'), () => import('./admin/overview.screen.ts'), {
      code: '8.01',
      icon: LayoutDashboardIcon,
    }),
    requests(
      taskPaths.organizationApprovals,
      bilingual('Task scoring', 'कार्यका अङ्क'),
      () => import('./admin/approvals.screen.ts'),
      {
        code: '8.04',
        icon: ClipboardCheckIcon,
        count: 'forwarded_scores',
      },
    ),
    page(`${at}/reports`, bilingual('Task reports', 'कार्यका प्रतिवेदन'), () => import('../../screens/hub/HubPage.tsx'), {
      icon: ChartColumnIcon,
      isHub: true,
    }),
    report('/admin/:slug/task/reports/all-tasks', () => import('./admin/all-tasks.screen.ts'), {
      icon: ListChecksIcon,
    }),
    report('/admin/:slug/task/reports/closed-hold', () => import('./admin/closed-hold.screen.ts'), {
      icon: ArchiveIcon,
    }),
    singleton(`${at}/settings`, bilingual('Task settings', 'कार्य सेटिङ'), () => import('./admin/settings.screen.ts'), {
      code: '8.02',
      icon: SettingsIcon,
    }),
    request(`${at}/:id/detail`, bilingual('Task', 'कार्य'), () => import('./admin/detail.screen.ts'), { code: '8.01' }),
  ],
};
