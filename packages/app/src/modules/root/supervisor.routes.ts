import { bilingual } from '@karmik/model/kit/text';
import { page, redirect, type ModuleTable } from '../../routing/route.ts';

const root: ModuleTable = {
  module: 'root',
  title: bilingual('My team', 'मेरो टोली'),
  routes: [
    redirect('/user/supervisor', bilingual('My team', 'मेरो टोली'), '/user/supervisor/switch-organization', {
      isForSupervisors: true,
    }),
    page(
      '/user/supervisor/switch-organization',
      bilingual('Switch supervised organization', 'सुपरिवेक्षण गर्ने संस्था बदल्नुहोस्'),
      () => import('./pages/SwitchSupervisedPage.tsx'),
      { isForSupervisors: true },
    ),
  ],
};

export const tables: readonly ModuleTable[] = [root];
