import { expenseAdvancePaths, expenseCancelPaths, settlementPaths, tripPaths } from '@karmik/model/expense/paths';
import { bilingual } from '@karmik/model/kit/text';
import type { ModuleTable } from '../../routing/route.ts';
import { approvals } from '../../screens/kit/routes.ts';

const claims = () => import('./settlement.screens.ts');
const cancellations = () => import('./cancel.screens.ts');
const trips = () => import('./travel.screens.ts');
const advances = () => import('./advance.screens.ts');

const expense: ModuleTable = {
  module: 'expense-management',
  group: 'pay',
  routes: [
    approvals(expenseAdvancePaths.own, bilingual('My expense advances', 'मेरा खर्च पेश्की'), advances, {
      menu: {},
      quality: 'has_expenses',
    }),
    approvals(settlementPaths.own, bilingual('My expense claims', 'मेरा खर्च दाबी'), claims, {
      menu: {},
      quality: 'has_expenses',
    }),
    approvals(tripPaths.own, bilingual('My travel requests', 'मेरा भ्रमण अनुरोध'), trips, {
      menu: {},
      quality: 'has_travel',
    }),
    approvals(expenseCancelPaths.own, bilingual('My cancellation requests', 'मेरा रद्द अनुरोध'), cancellations, {
      menu: {},
      quality: 'has_expenses',
    }),
    // Who is asked comes here from a notification, the inbox or the menu of further applications.
    approvals(expenseAdvancePaths.asked, bilingual('Pending expense advances', 'निर्णय हुन बाँकी खर्च पेश्की'), advances),
    approvals(tripPaths.asked, bilingual('Pending travel requests', 'निर्णय बाँकी भ्रमण'), trips),
    approvals(
      expenseCancelPaths.asked,
      bilingual('Pending cancellation requests', 'निर्णय हुन बाँकी रद्द अनुरोध'),
      cancellations,
    ),
    approvals(settlementPaths.asked, bilingual('Pending expense claims', 'निर्णय हुन बाँकी खर्च दाबी'), claims),
  ],
};

export const tables: readonly ModuleTable[] = [expense];
