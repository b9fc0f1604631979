/** Pages of loans of an organization's administration. Everyone's menu does without them, so that they are apart from the pages of borrowers. */
export const loanAdminPaths = {
  loans: '/admin/:slug/loan/initiation',
  settings: '/admin/:slug/loan/settings',
  rules: '/admin/:slug/loan/settings/rules',
  methods: '/admin/:slug/loan/settings/loan-method',
  types: '/admin/:slug/loan/settings/loan-type',
  deductions: '/admin/:slug/loan/settings/loan-heading-deduction',
  reports: '/admin/:slug/loan/reports',
  generalReport: '/admin/:slug/loan/reports/general',
  settlementReport: '/admin/:slug/loan/reports/settlement',
  import: '/admin/:slug/loan/import',
  importDetails: '/admin/:slug/loan/import/loan-details',
} as const;
