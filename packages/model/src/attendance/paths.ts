/** Pages of attendance that are linked to. */

/** Where overtime requests are sent, decided by approvers, and overseen by HR. */
export const overtimePaths = {
  own: '/user/attendance/request/pre-approval-overtime',
  team: '/user/supervisor/attendance/requests/pre-approval-overtime',
  organization: '/admin/:slug/attendance/request/overtime-request',
} as const;

export const attendancePaths = {
  ownWebAttendance: '/user/attendance/reports/web-attendance',
} as const;
