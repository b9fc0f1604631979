/** Which pages are next to each other as tabs. */
import type { Text } from '@karmik/model/kit/text';
import { ancestorsOf } from '../../routing/areas.ts';
import type { ModuleTable, Route } from '../../routing/route.ts';
import { openAmong, routesUnder } from '../../shell/view.ts';

/** The tabs of a hub: its pages that the person may open, without forms, to which a button of a list leads. */
export const tabsUnder = (tables: readonly ModuleTable[], hub: Route): Route[] =>
  routesUnder(tables, hub).filter(({ kind }) => kind !== 'form' && kind !== 'redirect');

/** The hub right above a page whose tabs the page is one of. Settings are no tabs: they stand on one page. */
const hubOf = (tables: readonly ModuleTable[], route: Route): Route | undefined => {
  const hub = ancestorsOf(tables, route).findLast(({ isHub }) => isHub);
  return hub?.menu && !route.setting ? hub : undefined;
};

/** The tabs of which a page is one, itself included, with what they are called together; none for a page that stands alone. */
export function tabsBeside(tables: readonly ModuleTable[], route: Route): { title: Text; tabs: Route[] } | undefined {
  const hub = hubOf(tables, route);
  const below = hub ? tabsUnder(tables, hub).filter(({ section }) => section === route.section) : [];
  const tabs = route.among ? openAmong(tables, route.among) : below;
  const title = route.section ?? hub?.title ?? tabs[0]?.title;
  return title && tabs.length > 1 && tabs.includes(route) ? { title, tabs } : undefined;
}
