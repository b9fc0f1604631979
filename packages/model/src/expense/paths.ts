/** Pages of expense advances for each who reads them. */
export const expenseAdvancePaths = {
  own: '/user/expense-management/request-advance',
  asked: '/user/expense-management/request/expense',
} as const;

/** Pages of expense claims for each who reads them. */
export const settlementPaths = {
  own: '/user/expense-management/settle-expense',
  asked: '/user/expense-management/request/settlement',
} as const;

/** Pages of requests to cancel advances and trips for each who reads them. */
export const expenseCancelPaths = {
  own: '/user/expense-management/cancel-request',
  asked: '/user/expense-management/request/cancel-advance-request',
} as const;

/** Pages of travel requests for each who reads them. */
export const tripPaths = {
  own: '/user/expense-management/request-travel',
  asked: '/user/expense-management/request/travel',
} as const;
