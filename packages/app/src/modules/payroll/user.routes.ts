import { bilingual } from '@karmik/model/kit/text';
import { advancePaths, ownPayPaths, workPaths } from '@karmik/model/payroll/own-paths';
import { page, type ModuleTable } from '../../routing/route.ts';
import { approvals, list, request, requests, unscheduledReport } from '../../screens/kit/routes.ts';

const payroll: ModuleTable = {
  module: 'payroll',
  group: 'pay',
  dialogs: () => import('./work/dialogs.ts'),
  routes: [
    requests(
      ownPayPaths.ownPayslips,
      bilingual('My payslips', 'मेरा तलब पर्ची'),
      () => import('./slips/own-payslips.screen.ts'),
      {
        menu: {},
        quality: 'has_payslips',
      },
    ),
    requests(
      ownPayPaths.ownRebates,
      bilingual('My rebates', 'मेरा कर छुट'),
      () => import('./rebate/own-rebates.screen.ts'),
      { menu: {} },
    ),
    list(
      ownPayPaths.ownAddons,
      bilingual('My extra amounts', 'मेरा अतिरिक्त रकम'),
      () => import('./items/own-addons.screen.ts'),
      { menu: {}, quality: 'has_payslips' },
    ),
    approvals(
      advancePaths.own,
      bilingual('My salary advances', 'मेरा तलब पेश्की'),
      () => import('./advance/advance.screens.ts'),
      {
        menu: {},
        quality: 'has_salary_advances',
      },
    ),
    approvals(workPaths.own, bilingual('My units of work', 'मेरा एकाइ काम'), () => import('./work/work.screens.ts'), {
      menu: {},
      quality: 'pays_by_unit',
    }),
    // Who is asked comes here from a notification, the inbox or the menu of further applications.
    approvals(advancePaths.asked, bilingual('Salary advances to decide', 'निर्णय गर्नुपर्ने तलब पेश्की'), async () => ({
      default: (await import('./advance/advance.screens.ts')).asked,
    })),
    // For those who see pay, whom the settings name as approvers or who may prepare payrolls.
    requests(
      ownPayPaths.approvals,
      bilingual('Payrolls to approve', 'स्वीकृत गर्नुपर्ने तलब'),
      () => import('./runs/approval-list.screen.ts'),
      { code: '11.99', menu: {}, count: 'payrolls_to_approve' },
    ),
    request(
      ownPayPaths.approval,
      bilingual('Payroll to approve', 'स्वीकृत गर्नुपर्ने तलब'),
      () => import('./runs/approval-detail.screen.ts'),
      { code: '11.99' },
    ),
    // Figures of pay are in no mail, so that this report is not scheduled.
    unscheduledReport(
      '/user/payroll/yearly-payslip',
      bilingual('My yearly payslip', 'मेरो वार्षिक तलब पर्ची'),
      () => import('./slips/yearly-payslip.screen.ts'),
      { menu: {}, quality: 'has_payslips' },
    ),
    page(
      ownPayPaths.ownArchive,
      bilingual('My archived payroll', 'मेरो पुरानो तलब'),
      () => import('../../screens/hub/HubPage.tsx'),
      { menu: {}, isHub: true, quality: 'has_old_payslips' },
    ),
    list(
      ownPayPaths.ownArchivedPayslips,
      bilingual('My archived payslips', 'मेरा पुराना तलब पर्ची'),
      () => import('./user/archived-payslips.screen.ts'),
      { tab: bilingual('Payslips', 'तलब पर्चीहरू'), quality: 'has_old_payslips' },
    ),
    unscheduledReport(
      `${ownPayPaths.ownArchive}/monthly-payroll`,
      bilingual('My archived monthly payroll', 'मेरो पुरानो मासिक तलब'),
      async () => ({ default: (await import('./archive/own-screens.ts')).ownMonths }),
      { tab: bilingual('Monthly', 'मासिक'), quality: 'has_old_payslips' },
    ),
    unscheduledReport(
      `${ownPayPaths.ownArchive}/yearly-payroll`,
      bilingual('My archived yearly payroll', 'मेरो पुरानो वार्षिक तलब'),
      async () => ({ default: (await import('./archive/own-screens.ts')).ownYears }),
      { tab: bilingual('Yearly', 'वार्षिक'), quality: 'has_old_payslips' },
    ),
  ],
};

export const tables: readonly ModuleTable[] = [payroll];
