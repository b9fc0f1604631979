import { text } from '@karmik/model/kit/text';
import { page, redirect, type ModuleTable } from '../../routing/route.ts';

export const root: ModuleTable = {
  module: 'root',
  title: text('Karmik', 'कार्मिक'),
  routes: [
    redirect('/user', text('Start', 'सुरु'), '/user/noticeboard'),
    page('/user/logout', text('Logout', 'लगआउट'), () => import('./pages/LogoutPage.tsx')),
    page('/user/not-active', text('Page not active', 'पृष्ठ सक्रिय छैन'), () => import('./pages/NotActivePage.tsx'), {
      isUnlisted: true,
    }),
  ],
};
