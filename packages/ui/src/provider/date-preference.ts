import { createContext, use } from 'react';

export const calendarSystems = ['bs', 'ad'] as const;
/** Bikram Sambat or the Gregorian calendar. */
export type CalendarSystem = (typeof calendarSystems)[number];

export const languages = ['en', 'ne'] as const;
export type Language = (typeof languages)[number];

/** How the reader wants to see dates, and where it is today. Values are AD ISO texts in every case. */
export interface DatePreference {
  readonly calendar: CalendarSystem;
  readonly language: Language;
  /** The zone whose day is today: an IANA name, such as `Asia/Kathmandu`. */
  readonly timeZone: string;
}

/** Nepal's, of which Bikram Sambat is the calendar. */
export const defaultTimeZone = 'Asia/Kathmandu';

export const DatePreferenceContext = createContext<DatePreference>({
  calendar: 'bs',
  language: 'en',
  timeZone: defaultTimeZone,
});

/** How dates are shown here. A component's own `calendar` goes before it. */
export function useDatePreference(): DatePreference {
  return use(DatePreferenceContext);
}
