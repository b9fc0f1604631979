import { createContext, use } from 'react';

export const calendarSystems = ['bs', 'ad'] as const;
/** Bikram Sambat or the Gregorian calendar. */
export type CalendarSystem = (typeof calendarSystems)[number];

export const languages = ['en', 'ne'] as const;
export type Language = (typeof languages)[number];

/** How the reader wants to see dates. Values are AD ISO texts in every case. */
export interface DatePreference {
  readonly calendar: CalendarSystem;
  readonly language: Language;
}

export const DatePreferenceContext = createContext<DatePreference>({ calendar: 'bs', language: 'en' });

/** How dates are shown here. A component's own `calendar` goes before it. */
export function useDatePreference(): DatePreference {
  return use(DatePreferenceContext);
}
