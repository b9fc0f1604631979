import { bilingual } from '@karmik/model/kit/text';
import { leaveEndpoints } from '@karmik/model/leave/endpoints';
import { leaveCancelPaths, leaveRequestPaths } from '@karmik/model/leave/paths';
import type { ModuleTable } from '../../routing/route.ts';
import { approvals } from '../../screens/kit/routes.ts';
import { leaveHeading } from './words.ts';

const leave: ModuleTable = {
  module: 'leave',
  group: 'team',
  heading: leaveHeading,
  routes: [
    approvals(
      leaveRequestPaths.team,
      bilingual('Team leave requests', 'टोलीका बिदा अनुरोध'),
      () => import('./requests/leave.screens.ts'),
      {
        menu: { label: bilingual('Requests', 'अनुरोध') },
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
  ],
};

export const tables: readonly ModuleTable[] = [leave];
