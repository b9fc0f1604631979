import { bilingual } from '@karmik/model/kit/text';
import { leaveEndpoints } from '@karmik/model/leave/endpoints';
import { encashmentPaths, leaveCancelPaths, leavePaths, leaveRequestPaths } from '@karmik/model/leave/paths';
import { page, type ModuleTable } from '../../routing/route.ts';
import { approvals, requests } from '../../screens/kit/routes.ts';
import { leaveHeading } from './words.ts';

const leave: ModuleTable = {
  module: 'leave',
  group: 'time',
  heading: leaveHeading,
  routes: [
    page(
      leavePaths.ownOverview,
      bilingual('My leave balance', 'मेरो बिदाको मौज्दात'),
      () => import('./balances/BalanceOverviewPage.tsx'),
      { menu: {} },
    ),
    page(
      leavePaths.ownRequest,
      bilingual('Request leave', 'बिदा माग्नुहोस्'),
      () => import('./requests/RequestLeavePage.tsx'),
      {
        menu: {},
      },
    ),
    approvals(leaveRequestPaths.own, bilingual('My leave', 'मेरो बिदा'), () => import('./requests/leave.screens.ts'), {
      menu: { label: bilingual('History', 'इतिहास') },
      among: 'own-leave',
      tab: bilingual('Requests', 'अनुरोध'),
      finds: { path: leaveEndpoints.request, query: { as: 'user' }, name: 'leave_type' },
    }),
    approvals(
      leaveCancelPaths.own,
      bilingual('My leave cancellations', 'मेरा बिदा रद्द अनुरोध'),
      () => import('./requests/cancel.screens.ts'),
      { among: 'own-leave', tab: bilingual('Cancellations', 'रद्द अनुरोध') },
    ),
    approvals(
      encashmentPaths.own,
      bilingual('My leave encashments', 'मेरो बिदाबापत रकम'),
      () => import('./requests/encashment.screens.ts'),
      { menu: { label: bilingual('Encashment', 'बिदाबापत रकम') } },
    ),
    requests(
      leavePaths.asked,
      bilingual('Leave requests to decide', 'निर्णय गर्नुपर्ने बिदा'),
      async () => ({ default: (await import('./requests/leave.screens.ts')).default.lists[leaveRequestPaths.team] }),
      { menu: { label: bilingual('To approve', 'स्वीकृत गर्नुपर्ने') }, count: 'asked.leave_request' },
    ),
  ],
  dialogs: () => import('./requests/dialogs.ts'),
};

export const tables: readonly ModuleTable[] = [leave];
