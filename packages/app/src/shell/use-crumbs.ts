import type { Breadcrumb } from '@karmik/ui/Breadcrumbs';
import { use } from 'react';
import { useMatches, useParams, useSearchParams } from 'react-router';
import { ancestorsOf, areaOf, fillPath, loadArea } from '../areas/catalogue.ts';
import { useModelText } from '../texts/texts.ts';
import type { RouteHandle } from './build-routes.tsx';

/**
 * The way down to this page: its module, the routes above it, itself, and the one thing that it shows alone.
 * @param title of the page, which is that of the thing then
 */
export function useCrumbs(title?: string): Breadcrumb[] {
  const params = useParams();
  const modelText = useModelText();
  const match = useMatches().at(-1);
  const route = (match?.handle as RouteHandle | undefined)?.route;
  const [search] = useSearchParams();
  const tables = use(loadArea(areaOf(match?.pathname ?? '/')));
  if (!route) return [];
  const module = tables.find((table) => table.routes.includes(route));
  const above = ancestorsOf(tables, route).map((ancestor) => ({
    label: modelText(ancestor.title),
    href: fillPath(ancestor.path, params),
  }));
  const label = modelText(route.title);
  const isOne = route.one !== undefined && search.has(route.one);
  const here = isOne
    ? [{ label, href: fillPath(route.path, params) }, ...(title && title !== label ? [{ label: title }] : [])]
    : [{ label }];
  return [...(module ? [{ label: modelText(module.title) }] : []), ...above, ...here];
}
