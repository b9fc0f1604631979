import { AppShell } from '@karmik/ui/AppShell';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, lazy, type ReactNode } from 'react';
import { Outlet } from 'react-router';
import { queryClient } from '../api/query-client.ts';
import { preferences } from '../preferences/preferences.ts';
import { ShellBar } from './ShellBar.tsx';
import { ShellFooter } from './ShellFooter.tsx';
import { ShellNav } from './ShellNav.tsx';

const ConfirmRegion = lazy(async () => ({ default: (await import('@karmik/ui/ConfirmDialog')).ConfirmRegion }));

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
        <Outlet />
        <ShellFooter />
      </AppShell>
      <Suspense fallback={null}>
        <ConfirmRegion />
      </Suspense>
    </QueryClientProvider>
  );
}
