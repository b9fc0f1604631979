/** The kinds of requests about days of attendance, for the descriptor of the module. */
import type { RequestKind } from '../../../approval/request-kind.ts';
import type { Context } from '../../../context.ts';
import type { Api } from '../../../http/api.ts';
import { adjustmentKind, adjustmentRoutes } from './adjustments.ts';
import { creditHourDeletion, creditHourKind, creditHourRoutes } from './credit-hours.ts';
import { overtimeClaimKind, overtimeClaimRoutes } from './overtime-claims.ts';
import { swapKind, swapRoutes } from '../roster/swaps.ts';
import { timesheetDayRoutes } from './timesheet-day.ts';
import { timesheetKind, timesheetRoutes } from './timesheets.ts';
import { travelDeletion, travelKind, travelRoutes } from './travel.ts';

export const dayRequestKinds: readonly RequestKind[] = [
  adjustmentKind,
  overtimeClaimKind,
  travelKind,
  travelDeletion.kind,
  creditHourKind,
  creditHourDeletion.kind,
  timesheetKind,
  swapKind,
];

export function dayRequestRoutes(app: Api, context: Context): void {
  adjustmentRoutes(app, context);
  overtimeClaimRoutes(app, context);
  travelRoutes(app, context);
  creditHourRoutes(app, context);
  timesheetRoutes(app, context);
  timesheetDayRoutes(app, context);
  swapRoutes(app, context);
}
