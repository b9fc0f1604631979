import { bilingual } from '@karmik/model/kit/text';
import { leaveEndpoints } from '@karmik/model/leave/endpoints';
import { balanceEditPaths, leaveCancelPaths, leavePaths, leaveRequestPaths } from '@karmik/model/leave/paths';
import { page, type ModuleTable } from '../../routing/route.ts';
import { approvals, list, tabs } from '../../screens/kit/routes.ts';
import { report } from '../../screens/kit/team-reports.ts';
import { ofLapses, ofLeaveDays } from './reports/report-lines.ts';
import { leaveHeading } from './words.ts';

const leave: ModuleTable = {
  module: 'leave',
  group: 'team',
  heading: leaveHeading,
  routes: [
    tabs(
      '/user/supervisor/leave/overview',
      bilingual('Team leave', 'टोलीको बिदा'),
      async () => ({ default: (await import('./admin/overview.screen.ts')).teamOverview }),
      { menu: {}, isForSupervisors: true },
    ),
    approvals(
      leaveRequestPaths.team,
      bilingual('Team leave requests', 'टोलीका बिदा अनुरोध'),
      () => import('./requests/leave.screens.ts'),
      {
        menu: {},
        isForSupervisors: true,
        among: 'team-leave',
        tab: bilingual('Requests', 'अनुरोध'),
        count: 'asked.leave_request',
        finds: { path: leaveEndpoints.request, query: { as: 'supervisor' }, name: 'sender', about: 'reason' },
      },
    ),
    approvals(
      leaveCancelPaths.team,
      bilingual('Team leave cancellations', 'टोलीका बिदा रद्द अनुरोध'),
      () => import('./requests/cancel.screens.ts'),
      {
        isForSupervisors: true,
        among: 'team-leave',
        tab: bilingual('Cancellations', 'रद्द अनुरोध'),
        count: 'asked.leave_cancel_request',
      },
    ),
    approvals(
      balanceEditPaths.team,
      bilingual('Team balance edits', 'टोलीका मौज्दात परिवर्तन'),
      () => import('./requests/balance-edit.screens.ts'),
      {
        menu: { label: bilingual('Balance edits', 'मौज्दात परिवर्तन') },
        isForSupervisors: true,
        count: 'asked.leave_balance_edit',
      },
    ),
    list(
      '/user/supervisor/leave/offline-leave',
      bilingual('Team offline leave', 'टोलीको अफलाइन बिदा'),
      async () => ({ default: (await import('./offline/offline-list.tsx')).teamOffline }),
      { menu: { label: bilingual('Offline leave', 'अफलाइन बिदा') }, isForSupervisors: true },
    ),
    page(
      leavePaths.teamReports,
      bilingual('Team leave reports', 'टोलीका बिदाका प्रतिवेदन'),
      () => import('../../screens/hub/HubPage.tsx'),
      { menu: {}, isForSupervisors: true, isHub: true },
    ),
    report('/user/supervisor/leave/reports/individual', ofLeaveDays('individual', 'supervisor')),
    report('/user/supervisor/leave/reports/irregularities', ofLeaveDays('irregularities', 'supervisor')),
    report('/user/supervisor/leave/reports/lapsing', ofLapses('supervisor')),
  ],
};

export const tables: readonly ModuleTable[] = [leave];
