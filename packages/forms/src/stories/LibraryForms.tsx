import { useDatePreference } from '@karmik/ui/provider';
import { adToBs, formatBs, toDevanagariDigits } from 'date-bs';
import { useMemo, type ReactNode } from 'react';
import { FormsProvider, type FormsSource } from '../provider/FormsProvider.tsx';
import { librarySource } from './library.ts';

interface LibraryFormsProps {
  children: ReactNode;
  source?: Partial<FormsSource>;
}

/** Stands for an application: the library's source, with dates in the reader's calendar and language. */
export function LibraryForms({ children, source }: LibraryFormsProps): ReactNode {
  const { calendar, language } = useDatePreference();
  const full = useMemo<FormsSource>(() => {
    const formatDate = (day: string) =>
      calendar === 'bs'
        ? formatBs(adToBs(day), 'D MMMM YYYY', { locale: language })
        : language === 'ne'
          ? toDevanagariDigits(day)
          : day;
    return {
      ...librarySource,
      formatDate,
      formatInstant: (instant) => `${formatDate(instant.slice(0, 10))}, ${instant.slice(11, 16)}`,
      ...source,
    };
  }, [calendar, language, source]);
  return <FormsProvider source={full}>{children}</FormsProvider>;
}
