import { bilingual } from '@karmik/model/kit/text';
import { workLogPaths } from '@karmik/model/work-log/paths';
import { menuGroups } from '../../routing/menu.ts';
import type { ModuleTable } from '../../routing/route.ts';
import { approvals, overview, tabs } from '../../screens/kit/routes.ts';
import { report } from '../../screens/kit/team-reports.ts';

const flags = { isForSupervisors: true, quality: 'has_work_logs' } as const;
const lists = () => import('./given.screen.ts');

const workLog: ModuleTable = {
  module: 'work-log',
  group: 'team',
  heading: menuGroups.work.title,
  routes: [
    overview(
      workLogPaths.teamOverview,
      bilingual('Team work logs', 'टोलीको कार्य अभिलेख'),
      () => import('./team-overview.screen.ts'),
      { ...flags, menu: {} },
    ),
    approvals(workLogPaths.team, bilingual('Review work logs', 'कार्य अभिलेख समीक्षा'), () => import('./log.screens.ts'), {
      ...flags,
      menu: {},
      count: 'asked.work_log',
    }),
  ],
};

const task: ModuleTable = {
  module: 'task',
  group: 'team',
  heading: menuGroups.work.title,
  routes: [
    tabs(
      workLogPaths.teamByTask,
      bilingual('Team work by project', 'परियोजनाअनुसार टोलीको काम'),
      async () => ({ default: (await lists()).teamByTask }),
      { ...flags, menu: {} },
    ),
    report(workLogPaths.teamPayLog, async () => ({ default: (await lists()).teamPayLog })),
  ],
};

export const tables: readonly ModuleTable[] = [workLog, task];
