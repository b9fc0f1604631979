/** Pages of attendance that are linked to. */

/** Where requests of a kind are sent, decided by approvers, and overseen by HR. */
const requestPaths = <const O extends string, const T extends string, const A extends string>(
  own: O,
  team: T,
  organization: A,
) =>
  ({
    own: `/user/attendance/request/${own}`,
    team: `/user/supervisor/attendance/requests/${team}`,
    organization: `/admin/:slug/attendance/${organization}`,
  }) as const;

export const overtimePaths = requestPaths('pre-approval-overtime', 'pre-approval-overtime', 'request/overtime-request');
export const overtimeClaimPaths = requestPaths('overtime-claims', 'overtime-claims', 'requests/overtime-claim');
export const adjustmentPaths = requestPaths('adjustment', 'adjustments', 'requests/adjustments');
export const travelPaths = requestPaths('travel-attendance', 'travel-attendance', 'request/travel-attendance');
export const creditHourPaths = requestPaths('credit-hour', 'credit-hour', 'request/credit-hour');
export const shiftSwapPaths = requestPaths('shift-swap', 'shift-swap', 'request/shift-swap');
export const timesheetPaths = requestPaths('timesheet', 'timesheet', 'request/timesheet');

/** The requests to delete what was approved; one's own are a report. */
export const travelDeletePaths = {
  own: '/user/attendance/reports/travel-attendance-delete-history',
  team: '/user/supervisor/attendance/requests/travel-attendance-delete-requests',
  organization: '/admin/:slug/attendance/request/travel-attendance-delete-request',
} as const;
export const creditHourDeletePaths = {
  own: '/user/attendance/reports/credit-hour-delete-history',
  team: '/user/supervisor/attendance/requests/credit-hour-delete-request',
  organization: '/admin/:slug/attendance/request/credit-hour-delete-request',
} as const;

export const attendancePaths = {
  ownOverview: '/user/attendance/overview',
  teamOverview: '/user/supervisor/attendance/overview',
  ownPenalties: '/user/attendance/reports/penalty',
  ownWebAttendance: '/user/attendance/reports/web-attendance',
} as const;

/** Where the roster is planned, and where everyone sees their own. */
export const rosterPaths = {
  own: '/user/attendance/roster-management',
  team: '/user/supervisor/attendance/roster-management',
  organization: '/admin/:slug/attendance/roster-management',
} as const;
