import { useMemo } from 'react';
import type { CalendarSystem } from '../provider/date-preference.ts';
import { useDatePreference } from '../provider/date-preference.ts';
import { monthHeading, monthText, numberText } from './date-text.ts';
import { dateSystems, toSystemDate } from './date-system.ts';
import type { IsoDate } from './iso.ts';

/** The day of an instant, or of a day, in a zone. @param value an ISO text of either */
export function dayOf(value: string, timeZone: string): IsoDate {
  if (value.length === 10) return value;
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    new Date(value),
  );
}

export interface DayTexts {
  /** @example '5 Mangsir 2083'; takes instants too */
  readonly day: (value: string) => string;
  /** @example '5 Mangsir' */
  readonly short: (value: string) => string;
  /** @example '1 Mangsir – 29 Mangsir 2083', or one day */
  readonly span: (start: IsoDate, end: IsoDate) => string;
}

/** Days in the reader's calendar and language, without the era. A component's own calendar goes before the reader's. */
export function useDayTexts(calendar?: CalendarSystem): DayTexts {
  const { calendar: preferred, language, timeZone } = useDatePreference();
  const system = dateSystems[calendar ?? preferred];
  return useMemo(() => {
    const dateOf = (value: string) => toSystemDate(dayOf(value, timeZone), system);
    const short = (value: string): string => {
      const date = dateOf(value);
      return date === undefined ? '' : `${numberText(date.day, language)} ${monthText(date.month, system, language)}`;
    };
    const day = (value: string): string => {
      const date = dateOf(value);
      return date === undefined ? '' : `${numberText(date.day, language)} ${monthHeading(date, system, language)}`;
    };
    const span = (start: IsoDate, end: IsoDate): string => {
      if (start === end) return day(start);
      return `${dateOf(start)?.year === dateOf(end)?.year ? short(start) : day(start)} – ${day(end)}`;
    };
    return { day, short, span };
  }, [system, language, timeZone]);
}
