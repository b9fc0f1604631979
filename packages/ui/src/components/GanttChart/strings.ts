export const ganttChartStrings = {
  zoom: 'Scale',
  days: 'Days',
  weeks: 'Weeks',
  months: 'Months',
  today: 'Today',
  after: (names: string): string => `After ${names}`,
  how: 'Left and Right move it by a day, with Shift by a week; Enter sets it, Escape puts it back.',
  moving: (name: string, days: string): string => `${name}: ${days}`,
};
