import { createContext, use, useLayoutEffect, useMemo, type ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { StringsProvider, type StringsProviderProps } from '../strings/strings-context.tsx';
import { DatePreferenceContext, defaultTimeZone, type CalendarSystem, type Language } from './date-preference.ts';

export interface UiProviderProps {
  children: ReactNode;
  /**
   * English (Nepal's numbers), Nepali, or any other language by its BCP 47 tag: then give all `strings` of it. Dates are written in English
   * where they have no names in it.
   */
  language?: Language | (string & {});
  /** The calendar that dates are shown in. */
  calendar?: CalendarSystem;
  /** The zone whose day is today, an IANA name; Nepal's when left out. */
  timeZone?: string;
  /** Words of components in that language; English when left out. */
  strings?: StringsProviderProps['strings'];
  /** Goes to a path without loading the page, such as a router's own function. */
  navigate?: (path: string) => void;
  /** Turns a path into what is in the address bar, such as a router's hook. */
  useHref?: (path: string) => string;
}

const noStrings: StringsProviderProps['strings'] = {};

/** The language that a provider around this one has set; none around the outermost. */
const OuterLanguage = createContext<string | undefined>(undefined);

/** The locale by which numbers are grouped, and text runs. */
const locales: Readonly<Record<string, string | undefined>> = { en: 'en-GB', ne: 'ne-NP' };

/**
 * What components need to know about the app. Put it once around everything: it says the language of the page, so that it is read in it.
 * One inside another is for a part in another language.
 */
export function UiProvider({
  children,
  language = 'en',
  calendar = 'bs',
  timeZone = defaultTimeZone,
  strings = noStrings,
  navigate,
  useHref,
}: UiProviderProps): ReactNode {
  const outer = use(OuterLanguage);
  const isPart = outer !== undefined;
  const dates = useMemo(
    () => ({ calendar, language: language === 'ne' ? ('ne' as const) : ('en' as const), timeZone }),
    [calendar, language, timeZone],
  );
  useLayoutEffect(() => {
    if (!isPart) document.documentElement.lang = language;
  }, [isPart, language]);
  const content = (
    <OuterLanguage value={language}>
      <I18nProvider locale={locales[language] ?? language}>
        <DatePreferenceContext value={dates}>
          <StringsProvider strings={strings}>
            {isPart && outer !== language ? (
              <div lang={language} style={{ display: 'contents' }}>
                {children}
              </div>
            ) : (
              children
            )}
          </StringsProvider>
        </DatePreferenceContext>
      </I18nProvider>
    </OuterLanguage>
  );
  if (navigate === undefined) return content;
  return (
    <RouterProvider navigate={navigate} {...(useHref === undefined ? {} : { useHref })}>
      {content}
    </RouterProvider>
  );
}
