import { formPaths } from '@karmik/model/forms/paths';
import { bilingual } from '@karmik/model/kit/text';
import { ChartColumnIcon, ClipboardListIcon, InboxIcon } from '@karmik/ui/icons';
import { page, type ModuleTable } from '../../routing/route.ts';
import { approvals, form, tabs } from '../../screens/kit/routes.ts';

const at = '/admin/:slug/forms';

export const forms: ModuleTable = {
  module: 'forms',
  title: bilingual('Forms', 'फारमहरू'),
  routes: [
    tabs(`${at}/settings`, bilingual('Forms', 'फारमहरू'), () => import('./admin/settings.screen.ts'), {
      code: '21.00',
      icon: ClipboardListIcon,
    }),
    form(
      `${at}/settings/create`,
      bilingual('Create a form', 'फारम बनाउनुहोस्'),
      () => import('./admin/create.screen.ts'),
      {
        code: '21.00',
        needsWrite: true,
      },
    ),
    page(
      `${at}/settings/questions/prepare`,
      bilingual('Prepare questions', 'प्रश्न तयार गर्नुहोस्'),
      () => import('./pages/PrepareQuestionsPage.tsx'),
      { code: '21.00', one: 'form' },
    ),
    approvals(formPaths.organization, bilingual('Responses', 'फारमका उत्तर'), () => import('./answer.screens.ts'), {
      code: '21.00',
      icon: InboxIcon,
    }),
    page(`${at}/report`, bilingual('Form report', 'फारमको प्रतिवेदन'), () => import('./pages/FormReportPage.tsx'), {
      one: 'form',
      code: '21.00',
      icon: ChartColumnIcon,
    }),
  ],
};
