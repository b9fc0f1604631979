import { expenseEndpoints } from '@karmik/model/expense/endpoints';
import { expenseAdminPaths } from '@karmik/model/expense/admin-paths';
import { bilingual } from '@karmik/model/kit/text';
import type { ModuleTable } from '../../routing/route.ts';
import { singleton, tabs } from '../../screens/kit/routes.ts';

const setting = '/admin/:slug/expense-management/setting';
const code = '17.00';

const expense: ModuleTable = {
  module: 'expense-management',
  group: 'pay',
  routes: [
    tabs(expenseAdminPaths.advances, bilingual('Expense advances', 'खर्च पेश्की'), () => import('./advances.screen.ts'), {
      code,
      menu: {},
      count: 'open.expense_advance',
      finds: { path: expenseEndpoints.advance, query: { as: 'hr' }, name: 'title' },
    }),
    tabs(expenseAdminPaths.claims, bilingual('Expense claims', 'खर्च दाबी'), () => import('./settlements.screen.ts'), {
      code,
      menu: {},
      count: 'open.expense_settlement',
      finds: { path: expenseEndpoints.settlement, query: { as: 'hr' }, name: 'title' },
    }),
    singleton(setting, bilingual('Expense rules', 'खर्चका नियम'), () => import('./setting.screen.ts'), {
      code,
      setting: {
        group: 'pay',
        about: bilingual('Currencies and settlement period', 'मुद्रा र फर्छ्योटको अवधि'),
        of: 'expense_setting',
      },
    }),
    tabs(`${setting}/approval`, bilingual('Expense approval', 'खर्चको स्वीकृति'), () => import('./approval.screen.ts'), {
      code: '2.04',
      setting: {
        group: 'pay',
        about: bilingual('Who approves which amount in NPR', 'कति रुपैयाँ कसले स्वीकृत गर्ने'),
      },
    }),
  ],
};

export const tables: readonly ModuleTable[] = [expense];
