import { useDatePreference, type CalendarSystem, type Language } from '../provider/date-preference.ts';
import { useStrings } from '../strings/strings-context.tsx';
import { dateSystems, todayIso, type DateSystem } from './date-system.ts';
import type { IsoDate } from './iso.ts';
import { datesStrings } from './strings.ts';

/** The calendar, language and words in force; a component's own calendar goes before the reader's preference. */
export function useDates(calendar?: CalendarSystem): {
  system: DateSystem;
  language: Language;
  strings: typeof datesStrings;
} {
  const preference = useDatePreference();
  const strings = useStrings('dates', datesStrings);
  return { system: dateSystems[calendar ?? preference.calendar], language: preference.language, strings };
}

/** Today where the application is, as an ISO text. */
export const useToday = (): IsoDate => todayIso(useDatePreference().timeZone);
