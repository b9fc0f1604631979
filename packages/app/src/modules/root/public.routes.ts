import { text } from '@karmik/model/kit/text';
import { withSecurityTexts } from '../../texts/texts.ts';
import { page, redirect, type ModuleTable } from '../../routing/route.ts';

export const root: ModuleTable = {
  module: 'root',
  title: text('Karmik', 'कार्मिक'),
  routes: [
    redirect('/', text('Start', 'सुरु'), '/user/noticeboard'),
    page(
      '/first-run',
      text('First run', 'पहिलो पटक'),
      () => withSecurityTexts(() => import('../account/first-run/FirstRunPage.tsx')),
      {
        isPublic: true,
        isBare: true,
      },
    ),
  ],
};
