import { bilingual } from '@karmik/model/kit/text';
import { whistleBlowerPaths } from '@karmik/model/whistle-blower/paths';
import { MegaphoneIcon } from '@karmik/ui/icons';
import { page, type ModuleTable } from '../../routing/route.ts';

export const whistleBlower: ModuleTable = {
  module: 'whistle-blower',
  title: bilingual('Whistle-blower', 'उजुरी'),
  routes: [
    page(
      '/user/whistle-blower',
      bilingual('Whistle-blower reports', 'उजुरीहरू'),
      () => import('./pages/ReportsPage.tsx'),
      {
        icon: MegaphoneIcon,
        quality: 'is_current_investigator',
      },
    ),
    page(whistleBlowerPaths.report, bilingual('Whistle-blower report', 'उजुरी'), () => import('./pages/ReportPage.tsx')),
  ],
};
