/** Pages of expenses of an organization's administration. Everyone's menu does without them, so that they are apart from the pages of employees. */
export const expenseAdminPaths = {
  advances: '/admin/:slug/expense-management/request',
  cancellations: '/admin/:slug/expense-management/cancel-request',
  reports: '/admin/:slug/expense-management/reports',
  travelReports: '/admin/:slug/expense-management/reports/travel-reports',
  claims: '/admin/:slug/expense-management/settle-request',
} as const;
