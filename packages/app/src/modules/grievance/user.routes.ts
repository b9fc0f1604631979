import { grievancePaths } from '@karmik/model/grievance/paths';
import { bilingual } from '@karmik/model/kit/text';
import { page, type ModuleTable } from '../../routing/route.ts';

const grievance: ModuleTable = {
  module: 'grievance',
  group: 'organization',
  routes: [
    page(
      grievancePaths.own,
      bilingual('Feedback and grievances', 'प्रतिक्रिया र गुनासो'),
      () => import('./pages/GrievancePage.tsx'),
      {
        menu: {},
        count: 'open_grievances',
      },
    ),
    page(grievancePaths.handling, bilingual('Grievance', 'गुनासो'), () => import('./pages/CasePage.tsx')),
    page(grievancePaths.ownCase, bilingual('My grievance', 'मेरो गुनासो'), () => import('./pages/OwnCasePage.tsx')),
  ],
};

export const tables: readonly ModuleTable[] = [grievance];
