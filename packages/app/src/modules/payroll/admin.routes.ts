import { bilingual } from '@karmik/model/kit/text';
import type { ModuleTable } from '../../routing/route.ts';
import { list } from '../../screens/kit/routes.ts';

const payroll: ModuleTable = {
  module: 'payroll',
  group: 'pay',
  routes: [
    list(
      '/admin/:slug/payroll/archive-payroll/monthly-payslip',
      bilingual('Archived payslips', 'पुराना तलब पर्ची'),
      () => import('./admin/archived-payslips.screen.ts'),
      { code: '11.99', menu: {} },
    ),
  ],
};

export const tables: readonly ModuleTable[] = [payroll];
