import { AppShell } from '@karmik/ui/AppShell';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, lazy, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useSnapshot } from 'valtio';
import { queryClient } from '../api/query-client.ts';
import { configuration, landing } from '../configuration/configuration.ts';
import { preferences } from '../preferences/preferences.ts';
import { ShellBar } from './ShellBar.tsx';
import { ShellNav } from './ShellNav.tsx';
import { KeptPages } from './keep-alive/KeptPages.tsx';
import { session } from './session.ts';

const TrialBanner = lazy(() => import('./TrialBanner.tsx'));
const Footer = lazy(() => import('./footer/Footer.tsx'));
const Questions = lazy(() => import('./Questions.tsx'));

const SwitchOverlay = lazy(() => import('./SwitchOverlay.tsx'));

const ShellTour = lazy(() => import('./tour/ShellTour.tsx'));

/** The veil of a change of the organisation, fetched with the first one (TOP-18). */
function Switching(): ReactNode {
  const { isSwitching } = useSnapshot(session);
  const [isKnown, setKnown] = useState(isSwitching);
  if (isSwitching && !isKnown) setKnown(true);
  return (
    isKnown && (
      <Suspense fallback={null}>
        <SwitchOverlay isSwitching={isSwitching} />
      </Suspense>
    )
  );
}

/** The tour, on the home page: of an account that has not been shown around, or asked for again. */
function Touring(): ReactNode {
  const { isTouring, info } = useSnapshot(session);
  const { pathname } = useLocation();
  return (
    (isTouring || info?.is_tour_due) &&
    pathname === landing() && (
      <Suspense fallback={null}>
        <ShellTour />
      </Suspense>
    )
  );
}

/** The frame around every page of a signed-in person. */
export function Shell(): ReactNode {
  return (
    <QueryClientProvider client={queryClient}>
      <AppShell
        topBar={<ShellBar />}
        nav={
          <Suspense fallback={null}>
            <ShellNav />
          </Suspense>
        }
        defaultIsNavNarrow={preferences.isNavCollapsed}
        onNavNarrowChange={(isNarrow) => {
          preferences.isNavCollapsed = isNarrow;
        }}
      >
        {configuration.runtimeConfig.trial_mode && (
          <Suspense fallback={null}>
            <TrialBanner />
          </Suspense>
        )}
        <KeptPages />
        <Suspense fallback={null}>
          <Footer />
        </Suspense>
      </AppShell>
      <Suspense fallback={null}>
        <Questions />
      </Suspense>
      <Switching />
      <Touring />
    </QueryClientProvider>
  );
}
