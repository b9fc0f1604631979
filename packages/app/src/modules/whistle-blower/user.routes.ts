import { bilingual } from '@karmik/model/kit/text';
import { whistleBlowerPaths } from '@karmik/model/whistle-blower/paths';
import { page, type ModuleTable } from '../../routing/route.ts';

export const whistleBlower: ModuleTable = {
  module: 'whistle-blower',
  group: 'organization',
  routes: [
    page('/user/whistle-blower', bilingual('Whistle-blower reports', 'उजुरी'), () => import('./pages/ReportsPage.tsx'), {
      menu: {},
      quality: 'is_current_investigator',
    }),
    page(whistleBlowerPaths.report, bilingual('Whistle-blower report', 'उजुरी'), () => import('./pages/ReportPage.tsx')),
  ],
};
