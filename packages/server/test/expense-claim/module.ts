import { defineRequestKind } from '../../src/approval/request-kind.ts';
import { requestRoutes } from '../../src/approval/routes.ts';
import type { EntityHooks } from '../../src/entity/hooks.ts';
import { defineModule } from '../../src/modules/define-module.ts';
import { expenseClaim } from './claim.ts';

const hooks: EntityHooks<typeof expenseClaim> = {
  beforeSave({ access, before }, body) {
    body.sender = before?.sender ?? access.userId;
    return Promise.resolve(undefined);
  },
};
const expenseKind = defineRequestKind<typeof expenseClaim>({
  entity: expenseClaim,
  path: 'expense/:org/claim',
});

export const expenseModule = defineModule({
  name: 'expense',
  requestKinds: [expenseKind],
  routes: [(app, context) => requestRoutes(app, context, expenseKind, hooks)],
});
