import { linkTo } from '@karmik/model/kit/links';
import { bilingual } from '@karmik/model/kit/text';
import { paymentAdminPaths } from '@karmik/model/payment/admin-paths';
import { defineModule } from '../define-module.ts';
import { countToCheck } from './moves.ts';
import { paymentRoutes } from './routes.ts';
import { statementLineHooks, statementRoutes } from './statements.ts';
import { payWallets } from './wallets.ts';
import { callbackRoutes, matchCallbacks } from './callbacks.ts';
import { esewaSecretRoutes, swiftCodeHooks } from './settings.ts';

export const paymentModule = defineModule({
  name: 'payment',
  routes: [esewaSecretRoutes, paymentRoutes, callbackRoutes, statementRoutes],
  recurring: (context) => [
    { name: 'paying to wallets', everyMs: 5_000, work: () => payWallets(context) },
    { name: 'matching callbacks of wallets', everyMs: 5_000, work: () => matchCallbacks(context) },
  ],
  entityHooks: { swift_code: swiftCodeHooks, statement_line: statementLineHooks },
  inbox: [
    {
      name: 'payment_check',
      label: bilingual('Payment batches to check', 'जाँच गर्नुपर्ने भुक्तानी समूह'),
      count: countToCheck,
      url: ({ organization: { slug } }) => linkTo(paymentAdminPaths.bulk, { slug }, { status: 'Check pending' }),
    },
  ],
  seed: {
    after: ['organization', 'hris'],
    load: () => import('./seed.ts'),
    next: { after: ['payroll', 'expense', 'loan, next part'], load: () => import('./seed-batches.ts') },
  },
});
