import { grievancePaths } from '@karmik/model/grievance/paths';
import { bilingual } from '@karmik/model/kit/text';
import { page, type ModuleTable } from '../../routing/route.ts';

const title = bilingual('Grievances', 'गुनासो');
const one = bilingual('Grievance', 'गुनासो');

const grievance: ModuleTable = {
  module: 'grievance',
  group: 'organization',
  routes: [
    page(grievancePaths.own, title, () => import('./pages/GrievancePage.tsx'), { menu: {} }),
    page(grievancePaths.one, one, () => import('./pages/CasePage.tsx')),
  ],
};

export const tables: readonly ModuleTable[] = [grievance];
