import { bilingual } from '@karmik/model/kit/text';
import { MegaphoneIcon } from '@karmik/ui/icons';
import type { ModuleTable } from '../../routing/route.ts';
import { masterData } from '../../screens/kit/routes.ts';

export const whistleBlower: ModuleTable = {
  module: 'whistle-blower',
  title: bilingual('Whistle-blower', 'उजुरी'),
  routes: [
    masterData(
      '/admin/:slug/whistle-blower/investigator',
      bilingual('Investigators', 'छानबिनकर्ताहरू'),
      () => import('./admin/investigator.screen.ts'),
      { code: '10.02', icon: MegaphoneIcon },
    ),
  ],
};
