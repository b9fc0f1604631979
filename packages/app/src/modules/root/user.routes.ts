import { bilingual } from '@karmik/model/kit/text';
import { page, redirect, type ModuleTable } from '../../routing/route.ts';

const root: ModuleTable = {
  module: 'root',
  title: bilingual('Karmik', 'कार्मिक'),
  routes: [
    redirect('/user', bilingual('Start', 'सुरु'), '/user/noticeboard'),
    page('/user/logout', bilingual('Logout', 'लगआउट'), () => import('./pages/LogoutPage.tsx')),
    page('/user/not-active', bilingual('Page not active', 'पृष्ठ सक्रिय छैन'), () => import('./pages/NotActivePage.tsx'), {
      isUnlisted: true,
    }),
  ],
};

export const tables: readonly ModuleTable[] = [root];
