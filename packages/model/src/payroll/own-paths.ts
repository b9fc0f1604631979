/** Pages of payroll that everyone's menu is built from: their table loads no page of an organization's administration. */
export const ownPayPaths = {
  ownArchivedPayslips: '/user/payroll/archive-payroll/monthly-payslip',
  ownArchive: '/user/payroll/archive-payroll',
  ownPayslips: '/user/payroll/payslip',
  ownAddons: '/user/payroll/payroll-addons',
  approvals: '/user/payroll/approval/request',
  approval: '/user/payroll/approval/details/:pk',
  ownRebates: '/user/payroll/rebate',
  teamInsight: '/user/supervisor/payroll/monthly-insight',
} as const;

/** Pages of salary advances for each who reads them. */
export const advancePaths = {
  own: '/user/payroll/advance-salary',
  asked: '/user/payroll/advance-salary-request/list',
  team: '/user/supervisor/payroll/advance-salary-request',
} as const;

/** Pages of work paid by the unit for each who reads it. */
export const workPaths = {
  own: '/user/payroll/unit-of-work',
  team: '/user/supervisor/payroll/unit-of-work',
} as const;
