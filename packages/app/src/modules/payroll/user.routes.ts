import { bilingual } from '@karmik/model/kit/text';
import { payrollPaths } from '@karmik/model/payroll/paths';
import { FileTextIcon } from '@karmik/ui/icons';
import type { ModuleTable } from '../../routing/route.ts';
import { list } from '../../screens/kit/routes.ts';

export const payroll: ModuleTable = {
  module: 'payroll',
  title: bilingual('Payroll', 'तलब'),
  routes: [
    list(
      payrollPaths.ownArchivedPayslips,
      bilingual('My archived payslips', 'मेरा पुराना तलब पर्ची'),
      () => import('./user/archived-payslips.screen.ts'),
      { icon: FileTextIcon, quality: 'has_old_payslips' },
    ),
  ],
};
