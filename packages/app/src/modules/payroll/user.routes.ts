import { bilingual } from '@karmik/model/kit/text';
import { payrollPaths } from '@karmik/model/payroll/paths';
import type { ModuleTable } from '../../routing/route.ts';
import { list, requests } from '../../screens/kit/routes.ts';

const payroll: ModuleTable = {
  module: 'payroll',
  group: 'pay',
  routes: [
    requests(
      payrollPaths.ownPayslips,
      bilingual('My payslips', 'मेरा तलब पर्ची'),
      () => import('./slips/own-payslips.screen.ts'),
      {
        menu: {},
        quality: 'has_payslips',
      },
    ),
    list(
      payrollPaths.ownArchivedPayslips,
      bilingual('My archived payslips', 'मेरा पुराना तलब पर्ची'),
      () => import('./user/archived-payslips.screen.ts'),
      { menu: {}, quality: 'has_old_payslips' },
    ),
  ],
};

export const tables: readonly ModuleTable[] = [payroll];
