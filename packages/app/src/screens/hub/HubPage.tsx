import { createElement, lazy, Suspense, use, type ComponentType, type ReactNode } from 'react';
import { areaOf, loadArea } from '../../routing/areas.ts';
import type { PageRoute as LoadedRoute, ScreenRoute } from '../../routing/route.ts';
import { PageRoute } from '../providers/page-route.ts';
import { tabsUnder } from './tabs.ts';

const ReportIndex = lazy(() => import('./ReportIndex.tsx'));

const drawn = new WeakMap<object, ComponentType>();

/** The page of a route, made once. */
function componentOf(route: LoadedRoute | ScreenRoute): ComponentType {
  const made = drawn.get(route) ?? lazy(route.load);
  drawn.set(route, made);
  return made;
}

/** The first of the pages below this one that the person may open, with the others as its tabs; an index of them where they have headings. */
export default function HubPage(): ReactNode {
  const hub = use(PageRoute);
  if (!hub) throw new Error('a hub is outside of the catalogue');
  const pages = tabsUnder(use(loadArea(areaOf(hub.path))), hub);
  const [first] = pages;
  if (!first || first.kind === 'redirect') return null;
  if (first.section)
    return (
      <Suspense fallback={null}>
        <ReportIndex pages={pages} />
      </Suspense>
    );
  return (
    <PageRoute value={first}>
      <Suspense fallback={null}>{createElement(componentOf(first))}</Suspense>
    </PageRoute>
  );
}
