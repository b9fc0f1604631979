import { useSnapshot } from 'valtio';
import { figures, formatAgo, formatDate, formatInstant } from './format-dates.ts';
import { preferences } from './preferences.ts';

export interface DateFormats {
  readonly date: (value: string) => string;
  readonly instant: (value: string) => string;
  readonly ago: (value: string) => string;
}

/** Dates as this reader wants them; pages ask here and never format themselves. */
export function useDates(): DateFormats {
  const { language, calendar } = useSnapshot(preferences);
  const style = { language, calendar };
  return {
    date: (value) => formatDate(value, style),
    instant: (value) => formatInstant(value, style),
    ago: (value) => formatAgo(value, style, Date.now()),
  };
}

/** Whole numbers in the reader's digits, with separators. */
export function useNumbers(): (value: number) => string {
  const { language } = useSnapshot(preferences);
  return (value) => figures(new Intl.NumberFormat('en-IN').format(value), language);
}
