import { memo, useMemo, type ComponentType } from 'react';
import { useLocation, useParams, type RouteObject } from 'react-router';
import type { ModuleTable, Route } from '../routing/route.ts';
import { PageParams, PageRoute, PageSearch } from '../screens/providers/page-route.ts';
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
  return { ...shared, lazy: { Component: async () => pageOf(route, (await fetchChunk(route.load)).default) } };
}

/** A page with what it knows of its address. It is drawn when something of that changes, not with each step of the router. */
function pageOf(route: Route, Page: ComponentType): ComponentType {
  return memo(function PageOfRoute() {
    const params = useParams();
    const { search } = useLocation();
    // oxlint-disable-next-line react/exhaustive-deps -- the router makes new ones that say the same
    const held = useMemo(() => params, [JSON.stringify(params)]);
    const content = useMemo(() => <Page />, []);
    return (
      <PageRoute value={route}>
        <PageParams value={held}>
          <PageSearch value={search}>{content}</PageSearch>
        </PageParams>
      </PageRoute>
    );
  });
}
