import { useMemo, type ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { StringsProvider, type StringsProviderProps } from '../strings/strings-context.tsx';
import { DatePreferenceContext, defaultTimeZone, type CalendarSystem, type Language } from './date-preference.ts';

export interface UiProviderProps {
  children: ReactNode;
  language?: Language;
  /** The calendar that dates are shown in. */
  calendar?: CalendarSystem;
  /** The zone whose day is today, an IANA name; Nepal's when left out. */
  timeZone?: string;
  /** Words of components in that language; English when left out. */
  strings?: StringsProviderProps['strings'];
  /** Goes to a path without loading the page, such as a router's own function. */
  navigate?: (path: string) => void;
  /** Turns a path into what stands in the address bar, such as a router's hook. */
  useHref?: (path: string) => string;
}

const noStrings: StringsProviderProps['strings'] = {};

/** What components need to know about the app. Put it once around everything. */
export function UiProvider({
  children,
  language = 'en',
  calendar = 'bs',
  timeZone = defaultTimeZone,
  strings = noStrings,
  navigate,
  useHref,
}: UiProviderProps): ReactNode {
  const dates = useMemo(() => ({ calendar, language, timeZone }), [calendar, language, timeZone]);
  const content = (
    <I18nProvider locale={language === 'ne' ? 'ne-NP' : 'en-GB'}>
      <DatePreferenceContext value={dates}>
        <StringsProvider strings={strings}>{children}</StringsProvider>
      </DatePreferenceContext>
    </I18nProvider>
  );
  if (navigate === undefined) return content;
  return (
    <RouterProvider navigate={navigate} {...(useHref === undefined ? {} : { useHref })}>
      {content}
    </RouterProvider>
  );
}
