/** Pages of expenses of an organization's administration. Everyone's menu does without them, so that they are apart from the pages of employees. */
export const expenseAdminPaths = {
  advances: '/admin/:slug/expense-management/request',
  cancellations: '/admin/:slug/expense-management/cancel-request',
  claims: '/admin/:slug/expense-management/settle-request',
} as const;
