import type { ReactNode } from 'react';
import { RouterProvider } from 'react-router';
import { createRouter } from './router.tsx';
import { watchSessionEnd } from './session.ts';

/**
 * Begins the product behind the sign-in, at the address that the browser shows. A function, not a module that acts by being loaded: its
 * file may be fetched ahead of time.
 */
export function startApp(): ReactNode {
  watchSessionEnd();
  return <RouterProvider router={createRouter()} />;
}
