/** The lists of attendance, under the API root. */
export const attendanceEndpoints = {
  adjustment: 'attendance/:org/adjustment',
  creditHour: 'attendance/:org/credit-hour/pre-approval',
  creditHourDeletion: 'attendance/:org/credit-hour-delete',
  days: 'attendance/:org/daily-attendance',
  overtime: 'attendance/:org/overtime/pre-approval',
  roster: 'attendance/:org/roster',
  rosterEntries: 'attendance/:org/roster-entry',
  timesheet: 'attendance/:org/timesheet/request',
  today: 'attendance/:org/today',
  travel: 'attendance/:org/travel-attendance',
  travelDeletion: 'attendance/:org/travel-attendance-delete',
} as const;
