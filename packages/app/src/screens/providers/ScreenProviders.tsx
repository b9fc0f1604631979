import { FormsProvider } from '@karmik/forms/FormsProvider';
import { UiProvider } from '@karmik/ui/provider';
import { useMemo, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useDateStyle } from '../../preferences/dates.ts';
import { usePlace } from '../../preferences/place.ts';
import { useTexts } from '../../texts/texts.ts';
import { formsSource } from './forms-source.ts';
import { useSlug } from './use-slug.ts';

/** What every screen is in: the reader's language and calendar for dates, and what fields ask of the application. */
export function ScreenProviders({ children }: { children: ReactNode }): ReactNode {
  const style = useDateStyle();
  const { currency } = usePlace();
  const { components } = useTexts();
  const slug = useSlug();
  const navigate = useNavigate();
  const source = useMemo(() => formsSource(slug, style, currency), [slug, style, currency]);
  return (
    <UiProvider
      language={style.language}
      calendar={style.calendar === 'BS' ? 'bs' : 'ad'}
      timeZone={style.timeZone}
      strings={components}
      navigate={(path) => void navigate(path)}
    >
      <FormsProvider source={source}>{children}</FormsProvider>
    </UiProvider>
  );
}
