import { defineModule } from '../define-module.ts';
import { expenseAdvanceKind, expenseAdvanceRoutes, hasExpenses } from './advances.ts';
import { settlementRoutes } from './bill-decisions.ts';
import { expenseCancelKind, expenseCancelRoutes } from './cancellations.ts';
import { claimItems } from './items.ts';
import { leaverClaimRoutes } from './leaver-claims.ts';
import { expenseAdvanceMovementHooks } from './movements.ts';
import { expensePaymentHooks } from './payments.ts';
import { exchangeRateHooks } from './rate-corrections.ts';
import { settlementKind } from './settlements.ts';
import { travelRoutes } from './travel/routes.ts';
import { countAdvancesAndTravel, hasLocations, travelRequestKind } from './travel/trips.ts';

export const expenseModule = defineModule({
  name: 'expense',
  routes: [expenseAdvanceRoutes, settlementRoutes, leaverClaimRoutes, travelRoutes, expenseCancelRoutes],
  requestKinds: [expenseAdvanceKind, settlementKind, travelRequestKind, expenseCancelKind],
  entityHooks: {
    exchange_rate: exchangeRateHooks,
    expense_advance_movement: expenseAdvanceMovementHooks,
    expense_payment: expensePaymentHooks,
  },
  payItems: [claimItems],
  menuCounters: { open_advances_and_travel: countAdvancesAndTravel },
  menuQualities: { has_expenses: hasExpenses, has_travel: hasLocations },
  seed: { after: ['commons', 'hris', 'attendance', 'leave'], load: () => import('./seed.ts') },
});
