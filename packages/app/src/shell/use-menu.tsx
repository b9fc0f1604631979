import { fillPath } from '@karmik/model/kit/links';
import type { Text } from '@karmik/model/kit/text';
import { Icon } from '@karmik/ui/Icon';
import type { SideNavItem, SideNavSection } from '@karmik/ui/SideNav';
import { use, useMemo } from 'react';
import { preferences } from '../preferences/preferences.ts';
import { loadArea } from '../routing/areas.ts';
import { menuGroups, type MenuGroupName } from '../routing/menu.ts';
import type { ModuleTable, Route } from '../routing/route.ts';
import { useModelText } from '../texts/texts.ts';
import { useMenuSignals } from './menu-signals.ts';
import { useSession } from './session.ts';
import { areasInReach, mayOpen, menuRoutes } from './view.ts';

/** A menu of more entries than this begins with its groups closed, but for that of the page. */
const mostAtAGlance = 16;

interface Place {
  readonly route: Route;
  readonly group: MenuGroupName;
  readonly heading: Text | undefined;
}

/**
 * The places of an area that this person may open (TOP-12).
 * @param all tables of the areas in reach, among which the page of settings looks for some to show
 * @param isApart one's own pages in HR's view: but for the home they are in a group of their own
 */
const placesIn = (tables: readonly ModuleTable[], all: readonly ModuleTable[], isApart: boolean): Place[] =>
  tables.flatMap((table) =>
    menuRoutes(table, all).map((route): Place => {
      const from = 'group' in table ? table.group : 'home';
      const group = route.menu?.group ?? from;
      if (isApart && group !== 'home') return { route, group: 'own', heading: menuGroups[group].title };
      // Reports of all modules are together, each under the title of its module's group.
      const origin = group === 'reports' && from !== group ? menuGroups[from].title : undefined;
      const heading = 'group' in table && group === from ? table.heading : origin;
      return { route, group, heading: route.menu?.heading ?? heading };
    }),
  );

/**
 * The catalogue's routes that are in the menu and that this person may open (TOP-12), by group. They are the same objects until
 * rights, words or counts change, so that going from page to page does not draw the menu again.
 */
export function useMenu(): readonly SideNavSection[] {
  const modelText = useModelText();
  const { admin, adminSlug, info } = useSession();
  const reach = areasInReach(adminSlug, info.supervisor.is_supervisor);
  // All are asked for before the first is waited for.
  const loads = reach.map((area) => ({ area, coming: loadArea(area) }));
  const areas = loads.map(({ area, coming }) => ({ area, tables: use(coming) }));
  const places = useMemo(
    () => {
      const all = areas.flatMap(({ tables }) => tables);
      return areas.flatMap(({ area, tables }) => placesIn(tables, all, area === 'user' && adminSlug !== undefined));
    },
    // What one may open is read from the session, of which these are the parts; the tables follow from them.
    // oxlint-disable-next-line react/exhaustive-deps
    [admin, adminSlug, info],
  );
  const { starred_pages: starred } = info;
  const marked = useMemo(() => {
    const tables = areas.flatMap((area) => area.tables);
    const routes = tables.flatMap((table) => table.routes);
    return starred.flatMap((path) => routes.filter((route) => route.path === path && mayOpen(route, tables)));
    // oxlint-disable-next-line react/exhaustive-deps -- as above
  }, [starred, admin, adminSlug, info]);
  const signals = useMenuSignals(places.map(({ route }) => route));

  return useMemo(() => {
    const item = ({ route, heading }: Place): SideNavItem => {
      const waiting = route.count === undefined ? 0 : (signals.counts[route.count] ?? 0);
      return {
        id: route.path,
        label: modelText(route.menu?.label ?? route.title),
        href: fillPath(route.path, { slug: adminSlug }),
        ...(heading ? { heading: modelText(heading) } : {}),
        ...(waiting > 0 ? { count: waiting } : {}),
      };
    };
    const shown = places.filter(
      ({ route: { quality } }) => quality === undefined || signals.qualities[quality] === true,
    );
    const names = Object.keys(menuGroups) as MenuGroupName[];
    const groups = names.flatMap((name): SideNavItem[] => {
      const [first, ...others] = shown.filter(({ group }) => group === name);
      if (!first) return [];
      const { title, icon } = menuGroups[name];
      const drawing = <Icon of={icon} />;
      // A group of one is that page, by its full name.
      if (others.length === 0) return [{ ...item(first), label: modelText(first.route.title), icon: drawing }];
      const items = [first, ...others].map(item);
      const count = items.reduce((sum, place) => sum + (place.count ?? 0), 0);
      const startsOpen = preferences.navGroups[name] ?? shown.length <= mostAtAGlance;
      return [{ id: name, label: modelText(title), icon: drawing, items, startsOpen, ...(count > 0 ? { count } : {}) }];
    });
    const stars = marked.map((route) => ({
      ...item({ route, group: 'starred', heading: undefined }),
      id: `star ${route.path}`,
      label: modelText(route.title),
    }));
    const { title, icon } = menuGroups.starred;
    const top = { id: 'starred', label: modelText(title), icon: <Icon of={icon} />, items: stars };
    const startsOpen = preferences.navGroups['starred'] ?? true;
    return [{ id: 'all', items: stars.length > 0 ? [{ ...top, startsOpen }, ...groups] : groups }];
  }, [places, marked, signals, adminSlug, modelText]);
}
