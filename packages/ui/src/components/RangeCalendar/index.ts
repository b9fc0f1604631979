export { RangeCalendar } from './RangeCalendar.tsx';
export type { RangeCalendarProps } from './RangeCalendar.tsx';
export type { DateRange } from '../../dates/range.ts';
