import { bilingual } from '@karmik/model/kit/text';
import { guaranteesPath } from '@karmik/model/loan/paths';
import { defineModule } from '../define-module.ts';
import { guaranteeItems } from './guarantee/payments.ts';
import { countGuaranteesToAnswer, openMoneyOfReader } from './home.ts';
import { loanItems, loanPerks } from './items.ts';
import { loanDeductionHooks, loanMovementHooks, loanTypeHooks } from './movements.ts';
import { hasLoans, loanKind, offeredTypes } from './requests.ts';
import { loanRateChange } from './rate-change.ts';
import { loanRoutes } from './routes.ts';

export const loanModule = defineModule({
  name: 'loan',
  routes: [loanRoutes],
  requestKinds: [loanKind],
  operations: [loanRateChange],
  payItems: [loanItems, loanPerks, guaranteeItems],
  entityHooks: {
    loan_type: loanTypeHooks(offeredTypes),
    loan_heading_deduction: loanDeductionHooks,
    loan_movement: loanMovementHooks,
  },
  menuQualities: { has_loans: hasLoans },
  home: { money: openMoneyOfReader },
  inbox: [
    {
      name: 'loan_guarantees',
      label: bilingual('Pending loan guarantees', 'उत्तर दिन बाँकी ऋणका जमानी'),
      count: countGuaranteesToAnswer,
      url: guaranteesPath,
    },
  ],
  seed: {
    after: ['hris', 'attendance'],
    load: () => import('./seed.ts'),
    next: { after: ['payroll'], load: () => import('./seed-requests.ts') },
  },
});
