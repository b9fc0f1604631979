import { bilingual } from '@karmik/model/kit/text';
import { page, type ModuleTable } from '../../routing/route.ts';
import { open } from '../account/public.routes.ts';

const forms: ModuleTable = {
  module: 'forms',
  title: bilingual('Forms', 'फारम'),
  routes: [
    page(
      '/anonymous-form/org/:orgSlug/:uuid',
      bilingual('Anonymous form', 'बेनामी फारम'),
      () => import('./pages/AnonymousFormPage.tsx'),
      open,
    ),
  ],
};

export const tables: readonly ModuleTable[] = [forms];
