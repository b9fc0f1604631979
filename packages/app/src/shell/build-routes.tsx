import { memo, type ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { ModuleTable, Route } from '../areas/kit.ts';
import { PageRoute } from '../screens/surroundings/page-route.ts';
import { guard } from './guard.ts';
import { RouteError } from './RouteError.tsx';
import { fetchChunk } from './stale-chunks.ts';

/** The part of a route object that the title and the menu read. */
export interface RouteHandle {
  readonly route: Route;
}

/** Turns lines of the catalogue into routes of the router. */
export const buildRoutes = (tables: readonly ModuleTable[]): RouteObject[] =>
  tables.flatMap((table) => table.routes).map(toRouteObject);

function toRouteObject(route: Route): RouteObject {
  const shared = {
    path: route.path,
    handle: { route } satisfies RouteHandle,
    loader: guard(route),
    ErrorBoundary: RouteError,
  };
  if (route.kind === 'redirect') return { ...shared, element: null };
  if (route.kind === 'page')
    return { ...shared, lazy: { Component: async () => pageOf(route, (await fetchChunk(route.load)).default) } };
  return {
    ...shared,
    lazy: {
      Component: async () => {
        const [{ screenComponent }, { default: screen }] = await fetchChunk(() =>
          Promise.all([import('../screens/screen-component.tsx'), route.load()]),
        );
        return pageOf(route, await screenComponent(screen));
      },
    },
  };
}

/** A page with the route that it belongs to. It is drawn when something of it changes, not with each step of the router. */
function pageOf(route: Route, Page: ComponentType): ComponentType {
  return memo(function PageOfRoute() {
    return (
      <PageRoute value={route}>
        <Page />
      </PageRoute>
    );
  });
}
