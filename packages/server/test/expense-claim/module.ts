import { bilingual } from '@karmik/model/kit/text';
import { decidedTextOf, defineRequestKind } from '../../src/approval/decide.ts';
import { requestRoutes } from '../../src/approval/routes.ts';
import type { EntityHooks } from '../../src/entity/hooks.ts';
import { defineModule } from '../../src/modules/define-module.ts';
import { expenseClaim, totalOf } from './claim.ts';

const hooks: EntityHooks<typeof expenseClaim> = {
  beforeSave({ access, before }, body) {
    body.sender = before?.sender ?? access.userId;
    return Promise.resolve(undefined);
  },
};
const expenseKind = defineRequestKind<typeof expenseClaim>({
  entity: expenseClaim,
  path: 'expense/:org/claim',
  hrCode: '5.11',
  category: 'hris',
  amountOf: ({ items }) => totalOf(items),
  urlFor: (as) => (as === 'user' ? '/user/expense/claims' : '/user/supervisor/expense/claims'),
  requestedText: (name) => bilingual(`${name} claims expenses`, `${name}ले खर्च दाबी गर्नुभयो`),
  decidedText: decidedTextOf(bilingual('your expense claim', 'तपाईंको खर्च दाबी')),
});

export const expenseModule = defineModule({
  name: 'expense',
  requestKinds: [expenseKind],
  routes: [(app, context) => requestRoutes(app, context, expenseKind, hooks)],
});
