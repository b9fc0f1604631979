import { UiProvider } from '@karmik/ui/provider';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useDateStyle } from '../../preferences/dates.ts';
import { useTexts } from '../../texts/texts.ts';

/** Dates of components in the language, the calendar and the zone of the reader. */
export function ReaderProvider({ children }: { children: ReactNode }): ReactNode {
  const { language, calendar, timeZone } = useDateStyle();
  const { components } = useTexts();
  const navigate = useNavigate();
  return (
    <UiProvider
      language={language}
      calendar={calendar === 'BS' ? 'bs' : 'ad'}
      timeZone={timeZone}
      strings={components}
      navigate={(path) => void navigate(path)}
    >
      {children}
    </UiProvider>
  );
}
