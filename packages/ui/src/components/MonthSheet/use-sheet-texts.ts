import { toSystemDate } from '../../dates/date-system.ts';
import { numberText, spokenDate, weekdayOf } from '../../dates/date-text.ts';
import type { IsoDate } from '../../dates/iso.ts';
import { useDates } from '../../dates/use-dates.ts';
import { weekdayName } from 'date-bs';

/** How a sheet names a day: in numbers, by its weekday, and as it is spoken. */
export function useSheetTexts(): {
  readonly number: (day: IsoDate) => string;
  readonly weekday: (day: IsoDate) => string;
  /** From 0 for Sunday. */
  readonly weekdayIndex: (day: IsoDate) => number;
  readonly spoken: (day: IsoDate) => string;
} {
  const { system, language } = useDates();
  const dateOf = (day: IsoDate) => toSystemDate(day, system) ?? system.first;
  return {
    number: (day) => numberText(dateOf(day).day, language),
    weekday: (day) => weekdayName(weekdayOf(dateOf(day)), language, 'short'),
    weekdayIndex: (day) => weekdayOf(dateOf(day)),
    spoken: (day) => spokenDate(dateOf(day), system, language),
  };
}
