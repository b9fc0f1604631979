/** Pages of leave that are linked to. */
export const leavePaths = {
  ownOverview: '/user/leave/overview',
  ownRequest: '/user/leave/request',
  asked: '/user/leave/employee-request',
  teamReports: '/user/supervisor/leave/reports',
} as const;

/** Requests for leave: one's own, those one is asked about, and all for HR. */
export const leaveRequestPaths = {
  own: '/user/leave/history',
  team: '/user/supervisor/leave/requests',
  organization: '/admin/:slug/leave/employees-request',
} as const;

/** Requests to cancel leave that was approved. */
export const leaveCancelPaths = {
  own: '/user/leave/cancel-history',
  team: '/user/supervisor/leave/cancel-requests',
  organization: '/admin/:slug/leave/cancel-request',
} as const;

/** Changes of balances by hand, proposed by HR. */
export const balanceEditPaths = {
  team: '/user/supervisor/leave/balance-approval',
  organization: '/admin/:slug/leave/leave-balance-approval',
} as const;

/** Days paid in place of being taken. */
export const encashmentPaths = {
  own: '/user/leave/encashment',
  organization: '/admin/:slug/leave/leave-encashment',
} as const;
