import type { CalendarDate } from '@internationalized/date';
import { toSystemDate, type DateSystem } from './date-system.ts';

/** What dates may be chosen. */
export interface DateLimits {
  /** Earliest date, AD ISO. */
  readonly minValue?: string | undefined;
  /** Latest date, AD ISO. */
  readonly maxValue?: string | undefined;
  /** First and last year to offer, in the calendar shown. */
  readonly years?: { readonly first: number; readonly last: number } | undefined;
}

/** The first and last day that all limits together allow, in the calendar itself, as React Aria needs them. */
export function limitsOf(limits: DateLimits, system: DateSystem): { first: CalendarDate; last: CalendarDate } {
  const { years } = limits;
  const starts = [
    system.first,
    toSystemDate(limits.minValue, system),
    years && system.first.set({ year: years.first, month: 1, day: 1 }),
  ];
  const ends = [system.last, toSystemDate(limits.maxValue, system), years && lastDayOf(years.last, system)];
  const first = starts.reduce((latest, date) =>
    date !== undefined && latest !== undefined && date.compare(latest) > 0 ? date : latest,
  );
  const last = ends.reduce((earliest, date) =>
    date !== undefined && earliest !== undefined && date.compare(earliest) < 0 ? date : earliest,
  );
  return { first: first ?? system.first, last: last ?? system.last };
}

function lastDayOf(year: number, system: DateSystem): CalendarDate {
  const lastMonth = system.last.set({ year, month: 12, day: 1 });
  return lastMonth.set({ day: system.calendar.getDaysInMonth(lastMonth) });
}
