/** Pages of HR about leave that are linked to; apart from those of employees, whose first load has no use for them. */
const settings = '/admin/:slug/leave/settings';

export const leaveAdminPaths = {
  settings,
  balances: '/admin/:slug/leave/leave-balance',
  yearOpening: '/admin/:slug/leave/year-opening',
  masterSettings: `${settings}/master-settings`,
  leaveList: `${settings}/master-settings/leave-list`,
  cloneSettings: `${settings}/master-settings/clone-settings`,
  reports: '/admin/:slug/leave/reports',
  balanceSheet: '/admin/:slug/leave/reports/individual-leave-balance',
  approvalSettings: `${settings}/approval-settings`,
} as const;
