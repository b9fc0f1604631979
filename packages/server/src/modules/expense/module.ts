import { defineModule } from '../define-module.ts';
import { expenseAdvanceKind, expenseAdvanceRoutes, hasExpenses } from './advances.ts';
import { expenseAdvanceMovementHooks } from './movements.ts';

export const expenseModule = defineModule({
  name: 'expense',
  routes: [expenseAdvanceRoutes],
  requestKinds: [expenseAdvanceKind],
  entityHooks: { expense_advance_movement: expenseAdvanceMovementHooks },
  menuQualities: { has_expenses: hasExpenses },
  seed: { after: ['commons', 'hris'], load: () => import('./seed.ts') },
});
