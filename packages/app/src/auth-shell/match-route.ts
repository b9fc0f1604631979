import type { ModuleTable, Route } from '../routing/route.ts';

export interface RouteMatch {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

/** The route of an address, its parameters decoded; a route without parameters goes before one with them. */
export function matchRoute(tables: readonly ModuleTable[], pathname: string): RouteMatch | undefined {
  const routes = tables
    .flatMap((table) => table.routes)
    .toSorted((a, b) => a.path.split('/:').length - b.path.split('/:').length);
  for (const route of routes) {
    const form = new RegExp(`^${route.path.replace(/:([A-Za-z0-9_]+)/g, '(?<$1>[^/]+)')}/?$`);
    const found = form.exec(pathname);
    if (found)
      return {
        route,
        params: Object.fromEntries(Object.entries(found.groups ?? {}).map(([name, value]) => [name, decode(value)])),
      };
  }
  return undefined;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
