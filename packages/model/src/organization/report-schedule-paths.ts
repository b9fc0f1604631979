/** Where people see what is sent to them, and stop it. */
export const reportSchedulePaths = {
  own: '/user/organization/scheduled-reports',
  organization: '/admin/:slug/organization/report/scheduled-reports',
} as const;
