import { expenseEndpoints } from '@karmik/model/expense/endpoints';
import { expenseAdminPaths } from '@karmik/model/expense/admin-paths';
import { bilingual } from '@karmik/model/kit/text';
import type { ModuleTable } from '../../routing/route.ts';
import { approvals, masterData, singleton, tabs } from '../../screens/kit/routes.ts';

const setting = '/admin/:slug/expense-management/setting';
const code = '17.00';
const reports = () => import('./reports.screen.ts');
const travel = () => import('./travel-settings.screen.ts');

const expense: ModuleTable = {
  module: 'expense-management',
  group: 'pay',
  routes: [
    tabs(
      expenseAdminPaths.advances,
      bilingual('Advances and travel', 'पेश्की र भ्रमण'),
      () => import('./advances.screen.ts'),
      {
        code,
        menu: {},
        count: 'open_advances_and_travel',
        finds: { path: expenseEndpoints.advance, query: { as: 'hr' }, name: 'title' },
      },
    ),
    tabs(expenseAdminPaths.claims, bilingual('Expense claims', 'खर्च दाबी'), () => import('./settlements.screen.ts'), {
      code,
      menu: {},
      count: 'open.expense_settlement',
      finds: { path: expenseEndpoints.settlement, query: { as: 'hr' }, name: 'title' },
    }),
    approvals(
      expenseAdminPaths.cancellations,
      bilingual('Expense cancellations', 'खर्च र भ्रमण रद्द अनुरोध'),
      () => import('./cancel.screens.ts'),
      {
        code,
        menu: {},
        count: 'open.expense_cancel_request',
      },
    ),
    tabs(
      expenseAdminPaths.reports,
      bilingual('Expense reports', 'खर्चका प्रतिवेदन'),
      async () => ({ default: (await reports()).expenses }),
      { code, menu: { group: 'reports', label: bilingual('Expenses', 'खर्च') } },
    ),
    tabs(
      expenseAdminPaths.travelReports,
      bilingual('Travel reports', 'भ्रमणका प्रतिवेदन'),
      async () => ({ default: (await reports()).travel }),
      { code, menu: { group: 'reports', label: bilingual('Travel', 'भ्रमण') } },
    ),
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
    singleton(
      `${setting}/travel-expense`,
      bilingual('Travel expense rules', 'भ्रमण खर्चका नियम'),
      async () => ({ default: (await travel()).rules }),
      {
        code,
        setting: {
          group: 'pay',
          about: bilingual('Full and part days of a trip', 'भ्रमणका पूरा र आंशिक दिन'),
          of: 'travel_expense_setting',
        },
      },
    ),
    masterData(
      `${setting}/travel-expense/allowance-mapping`,
      bilingual('Daily allowances', 'दैनिक भत्ता'),
      async () => ({ default: (await travel()).allowances }),
      {
        code,
        setting: {
          group: 'pay',
          about: bilingual('By level and location class', 'तह र स्थानको श्रेणीअनुसार'),
          of: 'travel_allowance',
        },
      },
    ),
    masterData(
      `${setting}/travel-expense/mapping`,
      bilingual('Travel limits', 'भ्रमण खर्चका सीमा'),
      async () => ({ default: (await travel()).limits }),
      {
        code,
        setting: {
          group: 'pay',
          about: bilingual('Limits of expense types by level and location class', 'तह र स्थानको श्रेणीअनुसार खर्चको सीमा'),
          of: 'travel_limit',
        },
      },
    ),
    tabs(
      `${setting}/travel-expense/location`,
      bilingual('Travel locations', 'भ्रमण स्थान'),
      async () => ({ default: (await travel()).locations }),
      {
        code,
        setting: {
          group: 'pay',
          about: bilingual('Places and their classes', 'स्थान र तिनका श्रेणी'),
          of: 'travel_location',
        },
      },
    ),
  ],
};

export const tables: readonly ModuleTable[] = [expense];
