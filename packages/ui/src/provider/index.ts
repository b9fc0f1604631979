export { UiProvider } from './UiProvider.tsx';
export type { UiProviderProps } from './UiProvider.tsx';
export { useDatePreference, calendarSystems, languages } from './date-preference.ts';
export type { DatePreference, CalendarSystem, Language } from './date-preference.ts';
