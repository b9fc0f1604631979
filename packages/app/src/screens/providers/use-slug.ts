import { use } from 'react';
import { PageRoute, usePageParams } from './page-route.ts';
import { TabStrip } from '../tabs/tab-strip.ts';
import { useSession } from '../../shell/session.ts';

/** The organisation that a page is about: the one of the address, else the one that one works in. */
export function useSlug(): string {
  const { slug } = usePageParams();
  const { info } = useSession();
  return slug ?? info.current_organization.slug;
}

/** Under which a screen keeps things: its path in the catalogue, and the tab that it is in. */
export function useScreenKey(): string {
  const path = use(PageRoute)?.path ?? '';
  const strip = use(TabStrip);
  return strip && strip.selected !== strip.tabs[0]?.id ? `${path}?tab=${strip.selected}` : path;
}
