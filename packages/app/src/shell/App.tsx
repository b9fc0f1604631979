import type { ReactNode } from 'react';
import { createPath, RouterProvider } from 'react-router';
import { fetchErrorPage } from './LateErrorPage.tsx';
import { createRouter } from './router.tsx';
import { watchSessionEnd } from './session.ts';

/**
 * Begins the product behind the sign-in, at the address that the browser shows. A function, not a module that acts by being loaded: its
 * file may be fetched ahead of time.
 */
export function startApp(): ReactNode {
  const router = createRouter();
  watchSessionEnd(() => createPath(router.state.navigation.location ?? router.state.location));
  // A browser without idle time to ask for has it after a while.
  if (typeof requestIdleCallback === 'undefined') setTimeout(fetchErrors, 2_000);
  else requestIdleCallback(fetchErrors);
  return <RouterProvider router={router} />;
}

/** What says that something failed must be there when the server no longer is. */
function fetchErrors(): void {
  void fetchErrorPage();
  void import('../screens/query/LoadError.tsx').catch(() => undefined);
}
