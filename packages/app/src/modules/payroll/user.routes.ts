import { bilingual } from '@karmik/model/kit/text';
import { payrollPaths } from '@karmik/model/payroll/paths';
import type { ModuleTable } from '../../routing/route.ts';
import { list } from '../../screens/kit/routes.ts';

const payroll: ModuleTable = {
  module: 'payroll',
  group: 'pay',
  routes: [
    list(
      payrollPaths.ownArchivedPayslips,
      bilingual('My archived payslips', 'मेरा पुराना तलब पर्ची'),
      () => import('./user/archived-payslips.screen.ts'),
      { menu: {}, quality: 'has_old_payslips' },
    ),
  ],
};

export const tables: readonly ModuleTable[] = [payroll];
