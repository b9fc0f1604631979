/** Pages of loans for each who reads them. */
export const loanPaths = {
  own: '/user/loan',
  asked: '/user/loan/asked',
  team: '/user/supervisor/loan',
  organization: '/admin/:slug/loan/initiation',
} as const;

/** Other pages of an organization's administration. */
export const loanAdminPaths = {
  settings: '/admin/:slug/loan/settings',
  methods: '/admin/:slug/loan/settings/loan-method',
  types: '/admin/:slug/loan/settings/loan-type',
  deductions: '/admin/:slug/loan/settings/loan-heading-deduction',
  reports: '/admin/:slug/loan/reports',
  generalReport: '/admin/:slug/loan/reports/general',
  settlementReport: '/admin/:slug/loan/reports/settlement',
  import: '/admin/:slug/loan/import',
  importDetails: '/admin/:slug/loan/import/loan-details',
} as const;
