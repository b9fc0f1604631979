import { createBrowserRouter, redirectDocument } from 'react-router';
import { bilingual } from '@karmik/model/kit/text';
import { page } from '../routing/route.ts';
import { loadWorkTexts } from '../texts/texts.ts';
import { loadArea, publicPlaces } from '../routing/areas.ts';
import { guard } from './guard.ts';
import { buildRoutes } from './build-routes.tsx';
import { discoverAreas } from './discover-areas.ts';
import { landing } from '../configuration/configuration.ts';
import { NotFound } from './NotFound.tsx';
import { Root } from './Root.tsx';
import { RootError } from './RouteError.tsx';
import { ensureSession, hasTokens } from './session.ts';
import { ShellWaiting } from './ShellWaiting.tsx';

const shellId = 'shell';

/** An address that leads nowhere: the person who is signed in stays in the shell. */
const nowhere = page('*', bilingual('Page Not Found', 'पृष्ठ भेटिएन'), async () => ({ default: NotFound }));
/**
 * The router of the pages behind the sign-in. The table of an area arrives with the first address in it, so the catalogue may grow
 * without slowing the first load. Public pages are another, smaller app: going there loads the document again.
 */
export function createRouter() {
  return createBrowserRouter(
    [
      {
        id: 'root',
        Component: Root,
        ErrorBoundary: RootError,
        HydrateFallback: ShellWaiting,
        children: [
          {
            id: shellId,
            // Without a session there is no shell: what kept it from coming is told in its place, by the root.
            loader: async () => {
              if (hasTokens()) await ensureSession();
              return null;
            },
            shouldRevalidate: () => false,
            lazy: { Component: async () => (await import('./Shell.tsx')).Shell },
            children: [{ path: '*', loader: guard(nowhere), Component: NotFound }],
          },
          { path: '/', loader: () => redirectDocument(landing()), element: null },
          ...publicPlaces.map((first) => ({
            path: `/${first}/*`,
            loader: ({ request }: { request: Request }) => redirectDocument(request.url),
            element: null,
          })),
        ],
      },
    ],
    {
      patchRoutesOnNavigation: discoverAreas(shellId, async (area) => {
        const [tables] = await Promise.all([loadArea(area), area === 'admin' && loadWorkTexts()]);
        return buildRoutes(tables);
      }),
    },
  );
}
