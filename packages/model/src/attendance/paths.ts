/** Pages of attendance that are linked to, and lists that more than one page reads. */

/** Where overtime requests are sent, decided by approvers, and overseen by HR. */
export const overtimePaths = {
  own: '/user/attendance/request/pre-approval-overtime',
  team: '/user/supervisor/attendance/requests/pre-approval-overtime',
  organization: '/admin/:slug/attendance/request/overtime-request',
} as const;

export const attendancePaths = {
  ownWebAttendance: '/user/attendance/reports/web-attendance',
} as const;

/** The list of overtime requests, under the API root. */
export const overtimePath = 'attendance/:org/overtime/pre-approval';
