import { linkTo } from '@karmik/model/kit/links';
import { bilingual } from '@karmik/model/kit/text';
import { ownPayPaths } from '@karmik/model/payroll/own-paths';
import { payrollPaths } from '@karmik/model/payroll/paths';
import { payConcurrentPackage, payPackageAssignment } from '@karmik/model/payroll/setup/package';
import { payrollProfile } from '@karmik/model/payroll/setup/profile';
import { defineModule } from '../define-module.ts';
import { advanceItems } from './advance/items.ts';
import { advanceMovementHooks, advanceSettingHooks } from './advance/movements.ts';
import { advanceKind, advanceRoutes, hasAdvances } from './advance/requests.ts';
import { archivedPayslipHooks, hasArchivedPay, newestPayslip } from './archive/payslips.ts';
import { archivedPayRoutes } from './archive/register-routes.ts';
import { payrollArchiveRoutes } from './archive/routes.ts';
import { payAddonRoutes } from './items/addons.ts';
import { dayCorrectionHooks } from './items/day-corrections.ts';
import { holdRoutes } from './items/holds.ts';
import { incentiveAmountHooks, incentiveHooks, incentiveItems } from './items/incentives.ts';
import { fundPaymentHooks } from './items/fund-payments.ts';
import { lawChangeRoutes } from './law/routes.ts';
import { rebateKindHooks, rebateKindRoutes } from './rebate/kinds.ts';
import { countOpenRebates, countRebatesToDecide, rebateRoutes } from './rebate/routes.ts';
import { changeRoutes } from './run/changes.ts';
import { handlePayslipArchives, payslipArchiveRoutes } from './paper/payslip-archive.ts';
import { payslipPaperRoutes } from './paper/routes.ts';
import { payFileRoutes } from './files/routes.ts';
import { remindOfDuties } from './files/reminders.ts';
import { forecastHooks, forecastRoutes } from './forecast/routes.ts';
import { handleForecasts } from './forecast/work.ts';
import { certificateRoutes, handleCertificateArchives } from './certificate/routes.ts';
import { payEffects } from './effect/effects.ts';
import { payExplanationRoutes } from './explain/routes.ts';
import { payReportRoutes } from './reports/routes.ts';
import { teamInsightRoutes } from './reports/team-insight.ts';
import { payReviewRoutes } from './review/routes.ts';
import { payrollSettingHooks } from './run/approvers.ts';
import { generateDue } from './run/schedule.ts';
import { payGeneration } from './run/generate.ts';
import { publishDue } from './run/move.ts';
import { countQuestions } from './run/respond.ts';
import { countToApprove, hasPayslips, newestOwn, payRunRoutes } from './run/routes.ts';
import { recomputeRoutes } from './run/recompute.ts';
import { openingRoutes } from './opening/routes.ts';
import { packageBulkAssignment } from './setup/bulk-assign.ts';
import { festivalHooks } from './setup/festival.ts';
import { packageCloneRoutes } from './setup/clone.ts';
import { payIncrement } from './setup/increment.ts';
import { followingPaidDays } from './setup/paid-days.ts';
import { headingHooks, packageHooks, packageVersionHooks } from './setup/headings.ts';
import { readyMadeRoutes } from './setup/ready-made.ts';
import { ledgerMappingHooks } from './voucher/mapping.ts';
import { payVoucherRoutes } from './voucher/routes.ts';

import { workItems } from './work/items.ts';
import { workSheetRoutes } from './work/sheet.ts';
import { paysByUnit, workKind, workRateHooks, workRoutes, workSettingHooks } from './work/requests.ts';

export const payrollModule = defineModule({
  name: 'payroll',
  routes: [
    payrollArchiveRoutes,
    archivedPayRoutes,
    openingRoutes,
    readyMadeRoutes,
    payRunRoutes,
    recomputeRoutes,
    changeRoutes,
    holdRoutes,
    lawChangeRoutes,
    payslipPaperRoutes,
    payslipArchiveRoutes,
    certificateRoutes,
    payExplanationRoutes,
    payReviewRoutes,
    payReportRoutes,
    forecastRoutes,
    teamInsightRoutes,
    payFileRoutes,
    rebateKindRoutes,
    rebateRoutes,
    payAddonRoutes,
    packageCloneRoutes,
    advanceRoutes,
    workRoutes,
    workSheetRoutes,
    payVoucherRoutes,
  ],
  requestKinds: [advanceKind, workKind],
  jobs: (context) => {
    handlePayslipArchives(context);
    handleCertificateArchives(context);
    handleForecasts(context);
  },
  recurring: (context) => [
    { name: 'publishing payslips', work: () => publishDue(context) },
    { name: 'generating payrolls', work: () => generateDue(context) },
    { name: 'reminders of payments to authorities', work: () => remindOfDuties(context) },
  ],
  operations: [packageBulkAssignment, payIncrement, payGeneration, ...payEffects],
  payItems: [incentiveItems, workItems, advanceItems],
  entityHooks: {
    unit_of_work_rate: workRateHooks,
    unit_of_work_setting: workSettingHooks,
    advance_salary_setting: advanceSettingHooks,
    advance_salary_movement: advanceMovementHooks,
    archived_payslip: archivedPayslipHooks,
    pay_festival: festivalHooks,
    pay_heading: headingHooks,
    pay_package: packageHooks,
    pay_package_version: packageVersionHooks,
    pay_package_assignment: followingPaidDays(payPackageAssignment),
    pay_concurrent_package: followingPaidDays(payConcurrentPackage),
    payroll_setting: payrollSettingHooks,
    payroll_profile: followingPaidDays(payrollProfile, true),
    pay_incentive: incentiveHooks,
    pay_incentive_amount: incentiveAmountHooks,
    pay_fund_payment: fundPaymentHooks,
    pay_day_correction: dayCorrectionHooks,
    pay_rebate_kind: rebateKindHooks,
    pay_forecast: forecastHooks,
    pay_ledger_mapping: ledgerMappingHooks,
  },
  home: {
    // Earlier payslips are older than those of Karmik.
    payslip: async (access) => {
      const old = await newestPayslip(access);
      return old === undefined ? undefined : ((await newestOwn(access)) ?? old);
    },
  },
  inbox: [
    {
      name: 'payroll_approval',
      label: bilingual('Payroll to approve', 'स्वीकृत गर्नुपर्ने तलब'),
      count: countToApprove,
      url: () => ownPayPaths.approvals,
    },
    {
      name: 'payslip_questions',
      label: bilingual('Questions about payslips', 'तलब पर्चीबारे प्रश्न'),
      count: countQuestions,
      url: ({ organization: { slug } }) => linkTo(payrollPaths.responses, { slug }, { response: 'question' }),
    },
    {
      name: 'payroll_rebate',
      label: bilingual('Rebate declarations to decide', 'निर्णय गर्नुपर्ने कर छुटका घोषणा'),
      count: countRebatesToDecide,
      url: ({ organization: { slug } }) => linkTo(payrollPaths.rebates, { slug }),
    },
  ],
  menuCounters: { open_rebates: countOpenRebates, payrolls_to_approve: countToApprove },
  menuQualities: {
    has_old_payslips: hasArchivedPay,
    has_payslips: hasPayslips,
    has_salary_advances: hasAdvances,
    pays_by_unit: paysByUnit,
  },
  // Payrolls deduct loans that employees brought in.
  seed: { after: ['commons', 'hris', 'attendance', 'leave', 'loan'], load: () => import('./seed.ts') },
});
