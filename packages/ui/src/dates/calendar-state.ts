import type { CalendarState } from 'react-stately/useCalendarState';
import type { RangeCalendarState } from 'react-stately/useRangeCalendarState';

/** What the grid needs to know, of one day or of a range. */
export type AnyCalendarState = CalendarState | RangeCalendarState;
