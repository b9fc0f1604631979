import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router';
import { areaOf, type AreaName } from '../routing/areas.ts';

/**
 * Adds the routes of an area, once, with the first address in it.
 * @param parentId the route that they are below
 * @param load the routes of an area
 */
export function discoverAreas(
  parentId: string,
  load: (area: AreaName) => Promise<RouteObject[]>,
): PatchRoutesOnNavigationFunction {
  const added = new Set<AreaName>();
  return async ({ path, patch, signal }) => {
    const area = areaOf(path);
    if (area === 'public' || added.has(area)) return;
    const routes = await load(area);
    // The router ignores routes that come with a navigation that another one has overtaken; the other one adds them.
    if (signal.aborted || added.has(area)) return;
    added.add(area);
    patch(parentId, routes);
  };
}
