import { fillPath } from '@karmik/model/kit/links';
import type { Breadcrumb } from '@karmik/ui/Breadcrumbs';
import { use } from 'react';
import { ancestorsOf, areaOf, loadArea } from '../routing/areas.ts';
import { titleOf } from '../routing/route.ts';
import { PageRoute, usePageParams, usePageSearch } from '../screens/providers/page-route.ts';
import { useModelText } from '../texts/texts.ts';

/**
 * The way down to this page: its module, the page that it belongs to, the routes above it, itself, and the one thing that it shows alone.
 * @param title of the page, which is that of the thing then
 * @param listHref of the page that it belongs to, as one left it
 */
export function useCrumbs(title?: string, listHref?: string): Breadcrumb[] {
  const params = usePageParams();
  const modelText = useModelText();
  const route = use(PageRoute);
  const search = new URLSearchParams(usePageSearch());
  const tables = use(loadArea(areaOf(route?.path ?? '/')));
  if (!route) return [];
  const module = tables.find((table) => table.routes.includes(route));
  const { within } = route;
  const home = tables.flatMap((table) => table.routes).find(({ path }) => path === within && path !== route.path);
  // A list whose address others go on from is not above them where it is one tab of several.
  const ancestors = ancestorsOf(tables, route).filter(({ among }) => !among);
  const above = (home && !route.among ? [home, ...ancestors] : ancestors).map((ancestor) => ({
    label: modelText(ancestor.title),
    href: (ancestor === home && listHref) || fillPath(ancestor.path, params),
  }));
  const label = modelText(route.title);
  const isOne = route.one !== undefined && search.has(route.one);
  const here = isOne
    ? [{ label, href: fillPath(route.path, params) }, ...(title && title !== label ? [{ label: title }] : [])]
    : [{ label: (home && title) || label }];
  return [...(module ? [{ label: modelText(titleOf(module)) }] : []), ...above, ...here];
}
