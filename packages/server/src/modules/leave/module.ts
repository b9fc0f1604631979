import { defineModule } from '../define-module.ts';
import { encashedLeaveItems } from './account/encashed-pay.ts';
import { postJoiners, postLeaveDue } from './account/post-due.ts';
import { leaveBalanceRoutes } from './account/routes.ts';
import { leaveCoverRoutes } from './cover/routes.ts';
import { leaveFeedRoutes } from './feed/routes.ts';
import { leaveImportRoutes } from './import/routes.ts';
import { balanceEditKind, balanceEditRoutes } from './requests/balance-edits.ts';
import { encashmentKind, encashmentRoutes } from './requests/encashments.ts';
import { leaveReportRoutes } from './reports/routes.ts';
import { leaveCancellation, leaveKind } from './requests/kind.ts';
import { offlineLeaveRoutes } from './requests/offline.ts';
import { recountDue } from './requests/recount.ts';
import { leaveRequestRoutes } from './requests/routes.ts';
import { leaveRuleHooks, leaveTypeHooks, masterSettingHooks } from './settings/hooks.ts';
import { leaveSettingRoutes } from './settings/routes.ts';
import { leaveLapsesQuery } from './year/lapses.ts';
import { leaveYearOpening } from './year/open-year.ts';
import { leaveYearRoutes } from './year/routes.ts';

export const leaveModule = defineModule({
  name: 'leave',
  routes: [
    leaveSettingRoutes,
    leaveRequestRoutes,
    balanceEditRoutes,
    encashmentRoutes,
    offlineLeaveRoutes,
    leaveBalanceRoutes,
    leaveYearRoutes,
    leaveReportRoutes,
    leaveFeedRoutes,
    leaveCoverRoutes,
    leaveImportRoutes,
  ],
  operations: [leaveYearOpening],
  queries: [leaveLapsesQuery],
  payItems: [encashedLeaveItems],
  requestKinds: [leaveKind, leaveCancellation.kind, balanceEditKind, encashmentKind],
  entityHooks: { leave_type: leaveTypeHooks, leave_master_setting: masterSettingHooks, leave_rule: leaveRuleHooks },
  recurring: (context) => [
    { name: 'posting leave', work: () => postLeaveDue(context) },
    { name: 'posting leave of joiners', everyMs: 5_000, work: () => postJoiners(context) },
    { name: 'counting leave again', everyMs: 5_000, work: () => recountDue(context) },
  ],
  readByMany: [
    'leave_master_setting',
    'leave_rule',
    'leave_request',
    'leave_request_days',
    'leave_of_day',
    'ledger_line',
  ],
  seed: { after: ['organization', 'attendance', 'hris'], load: () => import('./seed/seed.ts') },
});
