import { bilingual } from '@karmik/model/kit/text';
import { payrollPaths } from '@karmik/model/payroll/paths';
import type { ModuleTable } from '../../routing/route.ts';
import { list, requests, unscheduledReport } from '../../screens/kit/routes.ts';

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
    requests(
      payrollPaths.ownRebates,
      bilingual('My rebates', 'मेरा कर छुट'),
      () => import('./rebate/own-rebates.screen.ts'),
      { menu: {} },
    ),
    // Figures of pay are in no mail, so that this report is not scheduled.
    unscheduledReport(
      '/user/payroll/yearly-payslip',
      bilingual('My yearly payslip', 'मेरो वार्षिक तलब पर्ची'),
      () => import('./slips/yearly-payslip.screen.ts'),
      { menu: {}, quality: 'has_payslips' },
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
