import { grievancePaths } from '@karmik/model/grievance/paths';
import { bilingual } from '@karmik/model/kit/text';
import { page, type ModuleTable } from '../../routing/route.ts';

const grievance: ModuleTable = {
  module: 'grievance',
  group: 'organization',
  routes: [
    page(grievancePaths.all, bilingual('Grievances', 'गुनासो'), () => import('./pages/GrievancesPage.tsx'), {
      code: '28.00',
      menu: {},
      count: 'open_grievances',
    }),
    page(grievancePaths.case, bilingual('Grievance', 'गुनासो'), () => import('./pages/CasePage.tsx'), { code: '28.00' }),
  ],
};

export const tables: readonly ModuleTable[] = [grievance];
