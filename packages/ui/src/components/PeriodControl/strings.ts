export const periodControlStrings = {
  period: 'Period',
  other: 'Other dates',
  all: 'All time',
  dates: 'Dates',
  back: 'Previous period',
  forward: 'Next period',
  compare: 'Compare with the period before',
  compared: (days: string): string => `Compared with ${days}`,
  today: 'Today',
  yesterday: 'Yesterday',
  thisWeek: 'This week',
  lastWeek: 'Last week',
};
