/** Pages of payroll that are linked to. */
export const payrollPaths = {
  ownArchivedPayslips: '/user/payroll/archive-payroll/monthly-payslip',
  ownPayslips: '/user/payroll/payslip',
  overview: '/admin/:slug/payroll/overview',
  generate: '/admin/:slug/payroll/generate',
  runs: '/admin/:slug/payroll/collection',
  run: '/admin/:slug/payroll/collection/detail/:pk',
  incentives: '/admin/:slug/payroll/incentive',
  incentive: '/admin/:slug/payroll/incentive/:pk',
  increment: '/admin/:slug/payroll/increment',
  onHold: '/admin/:slug/payroll/on-hold',
  responses: '/admin/:slug/payroll/response',
  settings: '/admin/:slug/payroll/settings',
  headings: '/admin/:slug/payroll/settings/headings',
  packages: '/admin/:slug/payroll/settings/packages',
  assignPackage: '/admin/:slug/payroll/settings/assign-package',
  startDate: '/admin/:slug/payroll/settings/payroll-start-date',
} as const;
