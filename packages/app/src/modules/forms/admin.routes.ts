import { formPaths } from '@karmik/model/forms/paths';
import { bilingual } from '@karmik/model/kit/text';
import { menuWords } from '../../routing/menu.ts';
import { page, type ModuleTable } from '../../routing/route.ts';
import { approvals, form, tabs } from '../../screens/kit/routes.ts';

const at = '/admin/:slug/forms';

const forms: ModuleTable = {
  module: 'forms',
  group: 'work',
  heading: menuWords.forms,
  routes: [
    tabs(`${at}/settings`, bilingual('Forms', 'फारम'), () => import('./admin/settings.screen.ts'), {
      code: '21.00',
      menu: {},
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
      bilingual('Edit questions', 'प्रश्न सम्पादन गर्नुहोस्'),
      () => import('./pages/PrepareQuestionsPage.tsx'),
      { code: '21.00', one: 'form' },
    ),
    approvals(formPaths.organization, bilingual('Responses', 'फारमका उत्तर'), () => import('./answer.screens.ts'), {
      code: '21.00',
      menu: {},
      finds: { path: 'forms/:org/answer', query: { as: 'hr' }, name: 'form', about: 'sender' },
    }),
    page(`${at}/report`, bilingual('Form report', 'फारमको प्रतिवेदन'), () => import('./pages/FormReportPage.tsx'), {
      one: 'form',
      code: '21.00',
      menu: { group: 'reports' },
    }),
  ],
};

export const tables: readonly ModuleTable[] = [forms];
