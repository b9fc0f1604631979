import { bilingual } from '@karmik/model/kit/text';
import { loanPaths } from '@karmik/model/loan/paths';
import type { ModuleTable } from '../../routing/route.ts';
import { approvals, tabs } from '../../screens/kit/routes.ts';

const loan: ModuleTable = {
  module: 'loan',
  group: 'pay',
  routes: [
    tabs(loanPaths.own, bilingual('My loans', 'मेरा ऋण'), () => import('./own.screen.ts'), {
      menu: {},
      quality: 'has_loans',
    }),
    // Who is asked comes here from a notification or the inbox.
    approvals(loanPaths.asked, bilingual('Pending loans', 'निर्णय हुन बाँकी ऋण'), async () => ({
      default: (await import('./loan.screens.ts')).asked,
    })),
  ],
};

export const tables: readonly ModuleTable[] = [loan];
