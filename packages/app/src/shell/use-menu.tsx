import { fillPath } from '@karmik/model/kit/links';
import { Icon } from '@karmik/ui/Icon';
import type { SideNavItem, SideNavSection } from '@karmik/ui/SideNav';
import { use, useMemo } from 'react';
import { loadArea } from '../routing/areas.ts';
import type { ModuleTable, Route } from '../routing/route.ts';
import { useModelText } from '../texts/texts.ts';
import { useMenuSignals } from './menu-signals.ts';
import { useSession } from './session.ts';
import { areasInView, menuRoutes } from './view.ts';

/** A menu of more entries than this begins with its groups closed, but for that of the page. */
const mostAtAGlance = 16;

interface Group {
  readonly table: ModuleTable;
  readonly routes: readonly Route[];
}

const groupsOf = (tables: readonly ModuleTable[]): Group[] =>
  tables.map((table) => ({ table, routes: menuRoutes(table, tables) }));

/**
 * The catalogue's routes that have a drawing and that this person may open (TOP-12), as places of the side menu. They are the same
 * objects until rights, words or counts change, so that going from page to page does not draw the menu anew.
 */
export function useMenu(): readonly SideNavSection[] {
  const modelText = useModelText();
  const { admin, adminSlug, info } = useSession();
  const own = use(loadArea('user'));
  const tables = areasInView(adminSlug, info.supervisor.is_supervisor).flatMap((area) => use(loadArea(area)));
  const { groups, board, routes } = useMemo(() => {
    const found = groupsOf(tables);
    return {
      groups: found,
      routes: found.flatMap((group) => group.routes),
      // In the admin view the noticeboard stays within reach: it belongs to everybody.
      board: adminSlug === undefined ? undefined : groupsOf(own).flatMap((group) => group.routes)[0],
    };
    // What one may open is read from the session, of which these are the parts; the tables follow from them.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [admin, adminSlug, info]);
  const signals = useMenuSignals(routes);

  return useMemo(() => {
    const item = (route: Route): SideNavItem => {
      const waiting = route.count === undefined ? 0 : (signals.counts[route.count] ?? 0);
      return {
        id: route.path,
        label: modelText(route.title),
        href: fillPath(route.path, { slug: adminSlug }),
        icon: route.icon && <Icon of={route.icon} />,
        ...(waiting > 0 ? { count: waiting } : {}),
      };
    };
    const shown = groups
      .map(({ table, routes: listed }) => ({
        id: table.title.en,
        label: modelText(table.title),
        items: listed.filter(({ quality }) => quality === undefined || signals.qualities[quality] === true),
      }))
      .filter((group) => group.items.length > 0);
    const isShort = shown.reduce((sum, { items }) => sum + items.length, 0) <= mostAtAGlance;
    const places = shown.map(({ id, label, items: [first, ...others] }): SideNavItem => {
      if (!first || others.length === 0) return item(first as Route);
      const items = [first, ...others].map(item);
      const count = items.reduce((sum, place) => sum + (place.count ?? 0), 0);
      return {
        id,
        label,
        icon: first.icon && <Icon of={first.icon} />,
        items,
        startsOpen: isShort,
        ...(count > 0 ? { count } : {}),
      };
    });
    return [{ id: 'all', items: board ? [item(board), ...places] : places }];
  }, [groups, board, signals, adminSlug, modelText]);
}
