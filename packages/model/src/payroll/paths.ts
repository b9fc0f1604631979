/** Pages of payroll that are linked to. */
export const payrollPaths = {
  ownArchivedPayslips: '/user/payroll/archive-payroll/monthly-payslip',
  ownPayslips: '/user/payroll/payslip',
  ownAddons: '/user/payroll/payroll-addons',
  approvals: '/user/payroll/approval/request',
  approval: '/user/payroll/approval/details/:pk',
  ownRebates: '/user/payroll/rebate',
  advanceSettings: '/admin/:slug/payroll/settings/advance-salary',
  overview: '/admin/:slug/payroll/overview',
  generate: '/admin/:slug/payroll/generate',
  runs: '/admin/:slug/payroll/collection',
  run: '/admin/:slug/payroll/collection/detail/:pk',
  ssfFile: '/admin/:slug/payroll/collection/details/:pk/reports/ssf',
  pfFile: '/admin/:slug/payroll/collection/details/:pk/reports/pf-report',
  citFile: '/admin/:slug/payroll/collection/details/:pk/reports/cit',
  taxFile: '/admin/:slug/payroll/collection/details/:pk/reports/tax-report',
  disbursementFile: '/admin/:slug/payroll/collection/details/:pk/reports/disbursement-sheet',
  incentives: '/admin/:slug/payroll/incentive',
  incentive: '/admin/:slug/payroll/incentive/:pk',
  increment: '/admin/:slug/payroll/increment',
  onHold: '/admin/:slug/payroll/on-hold',
  responses: '/admin/:slug/payroll/response',
  rebates: '/admin/:slug/payroll/rebate',
  settings: '/admin/:slug/payroll/settings',
  rebateKinds: '/admin/:slug/payroll/settings/rebate',
  headings: '/admin/:slug/payroll/settings/headings',
  packages: '/admin/:slug/payroll/settings/packages',
  assignPackage: '/admin/:slug/payroll/settings/assign-package',
  startDate: '/admin/:slug/payroll/settings/payroll-start-date',
} as const;

/** Pages of salary advances for each who reads them. */
export const advancePaths = {
  own: '/user/payroll/advance-salary',
  asked: '/user/payroll/advance-salary-request/list',
  team: '/user/supervisor/payroll/advance-salary-request',
  organization: '/admin/:slug/payroll/advance-salary',
} as const;
