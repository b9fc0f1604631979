import { bilingual } from '@karmik/model/kit/text';
import { workLogPaths } from '@karmik/model/work-log/paths';
import { page, type ModuleTable } from '../../routing/route.ts';
import { approvals, overview } from '../../screens/kit/routes.ts';

const flags = { quality: 'has_work_logs' } as const;

const workLog: ModuleTable = {
  module: 'work-log',
  group: 'work',
  heading: bilingual('Work logs', 'कार्य अभिलेख'),
  routes: [
    page(workLogPaths.logWork, bilingual('Log work', 'काम अभिलेख गर्नुहोस्'), () => import('./LogWorkPage.tsx'), {
      ...flags,
      menu: {},
    }),
    approvals(workLogPaths.own, bilingual('My work logs', 'मेरा कार्य अभिलेख'), () => import('./log.screens.ts'), {
      ...flags,
      menu: {},
    }),
    overview(
      workLogPaths.overview,
      bilingual('Work log overview', 'कार्य अभिलेख सारांश'),
      () => import('./overview.screen.ts'),
      { ...flags, menu: {} },
    ),
  ],
};

export const tables: readonly ModuleTable[] = [workLog];
