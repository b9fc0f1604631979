import { bilingual } from '@karmik/model/kit/text';
import { advancePaths } from '@karmik/model/payroll/paths';
import type { ModuleTable } from '../../routing/route.ts';
import { approvals } from '../../screens/kit/routes.ts';

const payroll: ModuleTable = {
  module: 'payroll',
  group: 'team',
  routes: [
    approvals(
      advancePaths.team,
      bilingual("Team's salary advances", 'टोलीका तलब पेश्की'),
      () => import('./advance/screens.ts'),
      { isForSupervisors: true, menu: {}, count: 'asked.advance_salary' },
    ),
  ],
};

export const tables: readonly ModuleTable[] = [payroll];
