/** Pages of payroll that are linked to. */
export const payrollPaths = { ownArchivedPayslips: '/user/payroll/archive-payroll/monthly-payslip' } as const;
