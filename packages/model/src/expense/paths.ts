/** Pages of expense advances for each who reads them. */
export const expenseAdvancePaths = {
  own: '/user/expense-management/request-advance',
  asked: '/user/expense-management/request/expense',
  organization: '/admin/:slug/expense-management/request',
} as const;
