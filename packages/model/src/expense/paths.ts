/** Pages of expense advances for each who reads them. */
export const expenseAdvancePaths = {
  own: '/user/expense-management/request-advance',
  asked: '/user/expense-management/request/expense',
  organization: '/admin/:slug/expense-management/request',
} as const;

/** Pages of expense claims for each who reads them. */
export const settlementPaths = {
  own: '/user/expense-management/settle-expense',
  asked: '/user/expense-management/request/settlement',
  organization: '/admin/:slug/expense-management/settle-request',
} as const;
