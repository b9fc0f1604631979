import { defineModule } from '../define-module.ts';
import { paymentRoutes } from './routes.ts';
import { statementLineHooks, statementRoutes } from './statements.ts';
import { payWallets } from './wallets.ts';
import { esewaSecretRoutes, swiftCodeHooks } from './settings.ts';

export const paymentModule = defineModule({
  name: 'payment',
  routes: [esewaSecretRoutes, paymentRoutes, statementRoutes],
  recurring: (context) => [{ name: 'paying to wallets', everyMs: 5_000, work: () => payWallets(context) }],
  entityHooks: { swift_code: swiftCodeHooks, statement_line: statementLineHooks },
  seed: {
    after: ['organization', 'hris'],
    load: () => import('./seed.ts'),
    next: { after: ['payroll', 'expense', 'loan, next part'], load: () => import('./seed-batches.ts') },
  },
});
