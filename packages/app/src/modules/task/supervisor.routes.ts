import { bilingual } from '@karmik/model/kit/text';
import { menuGroups } from '../../routing/menu.ts';
import { page, type ModuleTable } from '../../routing/route.ts';
import { overview } from '../../screens/kit/routes.ts';
import { report } from '../../screens/kit/team-reports.ts';

const at = '/user/supervisor/task';
const efficiency = () => import('./project/efficiency.screen.ts');
const flags = { isForSupervisors: true } as const;

const task: ModuleTable = {
  module: 'task',
  group: 'team',
  heading: menuGroups.work.title,
  routes: [
    overview(
      `${at}/overview`,
      bilingual('Team tasks', 'टोलीका कार्य'),
      () => import('./supervisor/overview.screen.ts'),
      {
        ...flags,
        menu: {},
      },
    ),
    page(
      `${at}/reports`,
      bilingual('Team task reports', 'टोलीका कार्य प्रतिवेदन'),
      () => import('../../screens/hub/HubPage.tsx'),
      { ...flags, menu: {}, isHub: true },
    ),
    report('/user/supervisor/task/reports/all-tasks', () => import('./supervisor/all-tasks.screen.ts')),
    report('/user/supervisor/task/reports/closed-hold', () => import('./supervisor/closed-hold.screen.ts')),
    report('/user/supervisor/task/reports/efficiency', async () => ({ default: (await efficiency()).team })),
  ],
};

export const tables: readonly ModuleTable[] = [task];
