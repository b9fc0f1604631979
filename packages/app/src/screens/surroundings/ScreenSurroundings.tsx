import { FormsProvider } from '@karmik/forms/FormsProvider';
import { UiProvider } from '@karmik/ui/provider';
import { useMemo, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useSnapshot } from 'valtio';
import { preferences } from '../../preferences/preferences.ts';
import { useTexts } from '../../texts/texts.ts';
import { formsSource } from './forms-source.ts';
import { useSlug } from './use-slug.ts';

/** What every screen stands in: the reader's language and calendar for dates, and what fields ask of the application. */
export function ScreenSurroundings({ children }: { children: ReactNode }): ReactNode {
  const { language, calendar } = useSnapshot(preferences);
  const { components } = useTexts();
  const slug = useSlug();
  const navigate = useNavigate();
  const source = useMemo(() => formsSource(slug, { language, calendar }), [slug, language, calendar]);
  return (
    <UiProvider
      language={language}
      calendar={calendar === 'BS' ? 'bs' : 'ad'}
      strings={components}
      navigate={(path) => void navigate(path)}
    >
      <FormsProvider source={source}>{children}</FormsProvider>
    </UiProvider>
  );
}
