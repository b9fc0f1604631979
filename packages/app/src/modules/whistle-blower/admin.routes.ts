import { bilingual } from '@karmik/model/kit/text';
import { whistleBlowerPaths } from '@karmik/model/whistle-blower/paths';
import type { ModuleTable } from '../../routing/route.ts';
import { masterData } from '../../screens/kit/routes.ts';

const whistleBlower: ModuleTable = {
  module: 'whistle-blower',
  group: 'organization',
  routes: [
    masterData(
      whistleBlowerPaths.investigators,
      bilingual('Investigators', 'छानबिनकर्ताहरू'),
      () => import('./admin/investigator.screen.ts'),
      {
        setting: {
          group: 'access',
          about: bilingual('Who reads whistle-blower reports', 'उजुरी कसले पढ्छ'),
          of: 'investigator',
        },
        code: '10.02',
      },
    ),
  ],
};

export const tables: readonly ModuleTable[] = [whistleBlower];
