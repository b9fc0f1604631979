import { defineModule } from '../define-module.ts';
import { leaveCancellation, leaveKind } from './requests/kind.ts';
import { leaveRequestRoutes } from './requests/routes.ts';
import { leaveRuleHooks, masterSettingHooks } from './settings/hooks.ts';
import { leaveSettingRoutes } from './settings/routes.ts';

export const leaveModule = defineModule({
  name: 'leave',
  routes: [leaveSettingRoutes, leaveRequestRoutes],
  requestKinds: [leaveKind, leaveCancellation.kind],
  entityHooks: { leave_master_setting: masterSettingHooks, leave_rule: leaveRuleHooks },
});
