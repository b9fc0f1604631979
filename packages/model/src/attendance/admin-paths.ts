/** Pages of HR about attendance that are linked to; apart from those of employees, whose first load has no use for them. */

export const attendanceAdminPaths = {
  monthClose: '/admin/:slug/attendance/month-close',
  penalties: '/admin/:slug/attendance/penalty',
} as const;

/** Where HR looks after devices, and says who their people are. */
export const devicePaths = {
  devices: '/admin/:slug/attendance/settings/device',
  people: '/admin/:slug/attendance/settings/assign-device',
} as const;
