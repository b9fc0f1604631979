import { expenseAdvancePaths } from '@karmik/model/expense/paths';
import { bilingual } from '@karmik/model/kit/text';
import type { ModuleTable } from '../../routing/route.ts';
import { approvals } from '../../screens/kit/routes.ts';

const advances = () => import('./advance.screens.ts');

const expense: ModuleTable = {
  module: 'expense-management',
  group: 'pay',
  routes: [
    approvals(expenseAdvancePaths.own, bilingual('My expense advances', 'मेरा खर्च पेश्की'), advances, {
      menu: {},
      quality: 'has_expenses',
    }),
    // Who is asked comes here from a notification, the inbox or the menu of further applications.
    approvals(expenseAdvancePaths.asked, bilingual('Expense advances to decide', 'निर्णय गर्नुपर्ने खर्च पेश्की'), advances),
  ],
};

export const tables: readonly ModuleTable[] = [expense];
