import { figures } from '@karmik/model/kit/digits';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { formatAgo, formatDate, formatInstant, formatTime, type DateStyle } from '@karmik/model/kit/date-text';
import { usePlace } from './place.ts';
import { preferences } from './preferences.ts';

export interface DateFormats {
  readonly date: (value: string) => string;
  readonly instant: (value: string) => string;
  readonly time: (value: string) => string;
  readonly ago: (value: string) => string;
}

/** The reader's language and calendar, and the zone of the organization. */
export function useDateStyle(): DateStyle {
  const { language, calendar } = useSnapshot(preferences);
  const { timezone: timeZone } = usePlace();
  return useMemo(() => ({ language, calendar, timeZone }), [language, calendar, timeZone]);
}

/** Dates as this reader wants them; pages ask here and never format themselves. */
export function useDates(): DateFormats {
  const style = useDateStyle();
  return {
    date: (value) => formatDate(value, style),
    instant: (value) => formatInstant(value, style),
    time: (value) => formatTime(value, style),
    ago: (value) => formatAgo(value, style, Date.now()),
  };
}

/** Whole numbers in the reader's digits, with separators. */
export function useNumbers(): (value: number) => string {
  const { language } = useSnapshot(preferences);
  return (value) => figures(new Intl.NumberFormat('en-IN').format(value), language);
}
