import { counted } from '../../strings/counted.ts';
export const scheduleGridStrings = {
  nothing: 'not planned',
  usual: 'usual',
  draft: 'draft',
  locked: 'locked',
  clear: 'Clear',
  choose: (row: string, day: string): string => `${row}, ${day}`,
  chooseMany: (count: number): string => counted(count, 'day'),
  selected: (rows: number, days: number): string => `${rows} × ${days} selected`,
  planned: (count: number): string => `${counted(count, 'day')} planned`,
  copied: (count: number): string => `${counted(count, 'day')} copied`,
  unknown: 'Nothing to paste: copy days of this grid, or their letters',
  lockedLeft: (count: number): string => `${counted(count, 'locked day')} left out`,
  previousDay: 'Previous day',
  nextDay: 'Next day',
};
