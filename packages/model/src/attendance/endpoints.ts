/** The lists of attendance, under the API root. */
export const attendanceEndpoints = {
  adjustment: 'attendance/:org/adjustment',
  creditHour: 'attendance/:org/credit-hour/pre-approval',
  creditHourDeletion: 'attendance/:org/credit-hour-delete',
  days: 'attendance/:org/daily-attendance',
  irregularities: 'attendance/:org/reports/irregularity-report',
  locations: 'attendance/:org/reports/geo-location',
  overtime: 'attendance/:org/overtime/pre-approval',
  reconciliation: 'attendance/:org/reports/daily-attendance-reconciliation',
  roster: 'attendance/:org/roster',
  rosterEntries: 'attendance/:org/roster-entry',
  overtimeClaim: 'attendance/:org/overtime/claim',
  timesheet: 'attendance/:org/timesheet/request',
  today: 'attendance/:org/today',
  travel: 'attendance/:org/travel-attendance',
  travelDeletion: 'attendance/:org/travel-attendance-delete',
} as const;
