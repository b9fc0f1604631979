import { bilingual } from '@karmik/model/kit/text';
import { loanPaths } from '@karmik/model/loan/paths';
import { menuGroups } from '../../routing/menu.ts';
import type { ModuleTable } from '../../routing/route.ts';
import { approvals } from '../../screens/kit/routes.ts';

const loan: ModuleTable = {
  module: 'loan',
  group: 'team',
  heading: menuGroups.pay.title,
  routes: [
    approvals(loanPaths.team, bilingual("Team's loans", 'टोलीका ऋण'), () => import('./loan.screens.ts'), {
      isForSupervisors: true,
      menu: { label: bilingual('Loans', 'ऋणहरू') },
      count: 'asked.loan',
    }),
  ],
};

export const tables: readonly ModuleTable[] = [loan];
