import { FormsProvider } from '@karmik/forms/FormsProvider';
import { useMemo, type ReactNode } from 'react';
import { useDateStyle } from '../../preferences/dates.ts';
import { usePlace } from '../../preferences/place.ts';
import { formsSource } from './forms-source.ts';
import { ReaderProvider } from './ReaderProvider.tsx';
import { useSlug } from './use-slug.ts';

/** What every screen is in: the reader's language and calendar for dates, and what fields ask of the application. */
export function ScreenProviders({ children }: { children: ReactNode }): ReactNode {
  const style = useDateStyle();
  const { currency } = usePlace();
  const slug = useSlug();
  const source = useMemo(() => formsSource(slug, style, currency), [slug, style, currency]);
  return (
    <ReaderProvider>
      <FormsProvider source={source}>{children}</FormsProvider>
    </ReaderProvider>
  );
}
