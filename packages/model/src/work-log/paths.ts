/** Pages of work logs that are linked to. */
export const workLogPaths = {
  logWork: '/user/work-log/log-work',
  own: '/user/work-log/my-logs',
  overview: '/user/work-log/overview',
  team: '/user/supervisor/work-logs/review-logs',
  teamOverview: '/user/supervisor/work-log/overview',
  organization: '/admin/:slug/task/work-log',
  given: '/user/task/worklog',
  teamByTask: '/user/supervisor/task/worklog',
  ownPayLog: '/user/task/reports/paylog',
  teamPayLog: '/user/supervisor/task/reports/paylog',
  organizationPayLog: '/admin/:slug/task/reports/paylog',
} as const;
