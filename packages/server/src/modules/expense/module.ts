import { defineModule } from '../define-module.ts';
import { expenseAdvanceKind, expenseAdvanceRoutes, hasExpenses } from './advances.ts';
import { settlementRoutes } from './bill-decisions.ts';
import { expenseAdvanceMovementHooks } from './movements.ts';
import { expensePaymentHooks } from './payments.ts';
import { settlementKind } from './settlements.ts';

export const expenseModule = defineModule({
  name: 'expense',
  routes: [expenseAdvanceRoutes, settlementRoutes],
  requestKinds: [expenseAdvanceKind, settlementKind],
  entityHooks: { expense_advance_movement: expenseAdvanceMovementHooks, expense_payment: expensePaymentHooks },
  menuQualities: { has_expenses: hasExpenses },
  seed: { after: ['commons', 'hris'], load: () => import('./seed.ts') },
});
