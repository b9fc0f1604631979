import { bilingual } from '@karmik/model/kit/text';
import { page, type ModuleTable } from '../../routing/route.ts';
import { open } from '../account/public.routes.ts';

const whistleBlower: ModuleTable = {
  module: 'whistle-blower',
  title: bilingual('Whistle-blower', 'उजुरी'),
  routes: [
    page(
      '/whistle-blower-form',
      bilingual('Report a concern', 'उजुरी गर्नुहोस्'),
      () => import('./pages/WhistleFormPage.tsx'),
      open,
    ),
  ],
};

export const tables: readonly ModuleTable[] = [whistleBlower];
