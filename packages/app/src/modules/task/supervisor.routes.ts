import { bilingual } from '@karmik/model/kit/text';
import { ArchiveIcon, ChartColumnIcon, LayoutDashboardIcon, ListChecksIcon } from '@karmik/ui/icons';
import { page, type ModuleTable } from '../../routing/route.ts';
import { overview, report } from '../../screens/kit/routes.ts';

const at = '/user/supervisor/task';
const flags = { isForSupervisors: true } as const;

export const task: ModuleTable = {
  module: 'task',
  title: bilingual('My team: tasks', 'मेरो टोली: कार्य'),
  routes: [
    overview(
      `${at}/overview`,
      bilingual('Tasks of my team', 'मेरो टोलीका कार्य'),
      () => import('./supervisor/overview.screen.ts'),
      {
        ...flags,
        icon: LayoutDashboardIcon,
      },
    ),
    page(
      `${at}/reports`,
      bilingual('Reports of my team’s tasks', 'टोलीका कार्य प्रतिवेदन'),
      () => import('../../screens/hub/HubPage.tsx'),
      { ...flags, icon: ChartColumnIcon, isHub: true },
    ),
    report('/user/supervisor/task/reports/all-tasks', () => import('./supervisor/all-tasks.screen.ts'), {
      icon: ListChecksIcon,
    }),
    report('/user/supervisor/task/reports/closed-hold', () => import('./supervisor/closed-hold.screen.ts'), {
      icon: ArchiveIcon,
    }),
  ],
};
