import { bilingual } from '@karmik/model/kit/text';
import { whistleBlowerPaths } from '@karmik/model/whistle-blower/paths';
import { page, type ModuleTable } from '../../routing/route.ts';

const whistleBlower: ModuleTable = {
  module: 'whistle-blower',
  group: 'organization',
  routes: [
    page(
      whistleBlowerPaths.reports,
      bilingual('Whistle-blower reports', 'उजुरी'),
      () => import('./pages/ReportsPage.tsx'),
      {
        menu: {},
        quality: 'is_current_investigator',
      },
    ),
    page(whistleBlowerPaths.report, bilingual('Whistle-blower report', 'उजुरी'), () => import('./pages/ReportPage.tsx')),
  ],
};

export const tables: readonly ModuleTable[] = [whistleBlower];
