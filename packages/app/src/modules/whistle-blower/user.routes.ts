import { text } from '@karmik/model/kit/text';
import { whistleBlowerPaths } from '@karmik/model/whistle-blower/paths';
import { MegaphoneIcon } from '@karmik/ui/icons';
import { page, type ModuleTable } from '../../routing/route.ts';

export const whistleBlower: ModuleTable = {
  module: 'whistle-blower',
  title: text('Whistle-blower', 'उजुरी'),
  routes: [
    page('/user/whistle-blower', text('Whistle-blower reports', 'उजुरीहरू'), () => import('./pages/ReportsPage.tsx'), {
      icon: MegaphoneIcon,
      quality: 'is_current_investigator',
    }),
    page(whistleBlowerPaths.report, text('Whistle-blower report', 'उजुरी'), () => import('./pages/ReportPage.tsx')),
  ],
};
