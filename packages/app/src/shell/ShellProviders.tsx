import { StringsProvider } from '@karmik/ui/strings';
import { Suspense, lazy, type ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useSnapshot } from 'valtio';
import { preferences } from '../preferences/preferences.ts';
import { useTexts } from '../texts/texts.ts';

const Notices = lazy(() => import('./Notices.tsx'));

interface SurroundingsProps {
  readonly navigate: (path: string) => void;
  readonly children: ReactNode;
}

/** What every page has: language, links that follow the app, and notices. */
export function ShellProviders({ navigate, children }: SurroundingsProps): ReactNode {
  const texts = useTexts();
  const { language } = useSnapshot(preferences);
  return (
    <I18nProvider locale={language === 'ne' ? 'ne-NP' : 'en-GB'}>
      <StringsProvider strings={texts.components}>
        <RouterProvider navigate={navigate}>
          {children}
          {/* Notices come with the second wave: nothing on a first paint needs one. */}
          <Suspense fallback={null}>
            <Notices />
          </Suspense>
        </RouterProvider>
      </StringsProvider>
    </I18nProvider>
  );
}
