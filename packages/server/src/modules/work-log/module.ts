import { defineModule } from '../define-module.ts';
import { workLogItems } from './items.ts';
import { workLogLeadersQuery } from './leaders.ts';
import { hasWorkLogs, workLogKind } from './logs.ts';
import { activityRateHooks, workLogSettingHooks } from './rates.ts';
import { workLogRoutes } from './routes.ts';
import { forgottenTimersQuery, markForgottenTimers } from './timer.ts';

export const workLogModule = defineModule({
  name: 'work-log',
  routes: [workLogRoutes],
  queries: [workLogLeadersQuery, forgottenTimersQuery],
  requestKinds: [workLogKind],
  payItems: [workLogItems],
  entityHooks: { activity_rate: activityRateHooks, work_log_setting: workLogSettingHooks },
  menuQualities: { has_work_logs: hasWorkLogs },
  recurring: (context) => [{ name: 'marking forgotten timers', work: () => markForgottenTimers(context) }],
  seed: { after: ['task', 'attendance', 'leave', 'payroll'], load: () => import('./seed.ts') },
});
