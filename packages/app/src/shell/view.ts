import { fillPath } from '@karmik/model/kit/links';
import type { AdminInfo, SessionInfo } from '@karmik/model/account/contracts';
import { snackbar } from '@karmik/ui/Snackbar';
import { isBelow, loadArea, type AreaName } from '../routing/areas.ts';
import type { ModuleTable, Route } from '../routing/route.ts';
import { landing } from '../configuration/configuration.ts';
import { isOn } from '../configuration/pages.ts';
import { texts } from '../texts/texts.ts';
import { isOperator, may, session, setAdminSlug, switchOrganization } from './session.ts';

/**
 * Whether this person may open a route that is switched on: the one question of the guard, the menu and the search (PRM-1, TOP-12, CFG-1). A hub is open to the person who
 * may open a page below it.
 * @param tables modules among which a hub looks for its pages
 */
export const mayOpen = (route: Route, tables: readonly ModuleTable[]): boolean =>
  isOn(route.path) &&
  (!route.isForOperators || isOperator()) &&
  (!route.isForSupervisors || session.info?.supervisor.is_supervisor === true) &&
  (!route.restrictAuditUser || session.info?.user.is_audit_user !== true) &&
  (route.code === undefined || may(route.code, route.needsWrite ? 'write' : 'read')) &&
  (!route.isHub ||
    routesUnder(tables, route).length > 0 ||
    (route.menu?.group === 'settings' && settingsOf(tables).length > 0));

/** Whether a page is there in this installation, no matter who asks (GRD-1). A hub is not when each of the pages below it is switched off. */
export function isActive(route: Route, tables: readonly ModuleTable[]): boolean {
  if (!isOn(route.path) || !route.isHub) return isOn(route.path);
  const below = tables.flatMap((table) => table.routes).filter((other) => !other.isHub && isBelow(other, route));
  return below.length === 0 || below.some((other) => isOn(other.path));
}

/** The pages right below a hub that the person may open: neither of another hub below it nor with a parameter of their own. */
export function routesUnder(tables: readonly ModuleTable[], hub: Route): Route[] {
  const below = tables
    .flatMap((table) => table.routes)
    .filter((route) => isBelow(route, hub) && mayOpen(route, tables));
  return below.filter(
    (route) => !route.path.slice(hub.path.length).includes('/:') && !below.some((other) => isBelow(route, other)),
  );
}

/** The settings that the person may open, wherever their addresses are. */
export const settingsOf = (tables: readonly ModuleTable[]): Route[] =>
  tables.flatMap((table) => table.routes).filter((route) => route.setting !== undefined && mayOpen(route, tables));

/** The pages of a set without a hub that the person may open. */
export const openAmong = (tables: readonly ModuleTable[], set: string): Route[] =>
  tables.flatMap((table) => table.routes).filter((route) => route.among === set && mayOpen(route, tables));

/** The routes of a module that are in the menu of this person; `tables` are those of its area. */
export const menuRoutes = (table: ModuleTable, tables: readonly ModuleTable[]): Route[] =>
  table.routes.filter(
    (route) =>
      route.menu !== undefined &&
      mayOpen(route, tables) &&
      (!route.among || openAmong(tables, route.among).find(({ menu }) => menu) === route),
  );

/** The areas whose pages someone has within reach: HR's while one works as HR, else one's own and one's team's (AUD-7). */
export const areasInView = (adminSlug: string | undefined, isSupervisor: boolean): readonly AreaName[] =>
  adminSlug ? ['admin', 'shared'] : isSupervisor ? ['user', 'supervisor'] : ['user'];

/** The areas of the menu and the search: of the view, and one's own and one's team's in HR's view too. */
export const areasInReach = (adminSlug: string | undefined, isSupervisor: boolean): readonly AreaName[] => [
  ...new Set<AreaName>(['user', ...areasInView(adminSlug, isSupervisor), ...areasInView(undefined, isSupervisor)]),
];

interface Standing {
  readonly info: SessionInfo;
  readonly admin: AdminInfo;
  readonly adminSlug: string | undefined;
}

/**
 * The ways in which someone may work otherwise than now (AUD-2, AUD-4, TOP-7, TOP-8): as HR of the organisation by its slug, as a normal
 * user, and in another organisation, which is offered only where there is more than one.
 */
export function viewChoices({ info, admin: { switchable_organizations: all }, adminSlug }: Standing): {
  readonly asAdmin: string | undefined;
  readonly asUser: boolean;
  readonly switcher: boolean;
} {
  const own = all.find(({ slug }) => slug === info.current_organization.slug) ?? all[0];
  return {
    asAdmin: adminSlug === undefined ? own?.slug : undefined,
    asUser: adminSlug !== undefined && !info.user.is_audit_user,
    switcher: all.length > 1,
  };
}

/** The first admin page that the person may open. */
export async function adminStart(slug: string): Promise<string> {
  const tables = await loadArea('admin');
  const [first] = tables.flatMap((table) => menuRoutes(table, tables));
  return first ? fillPath(first.path, { slug }) : landing();
}

/** Works in an organisation as HR, or as its auditor (AUD-2, AUD-9). Answers where to go. */
export async function viewAsAdmin(slug: string): Promise<string> {
  if (session.info?.current_organization.slug !== slug) await switchOrganization(slug);
  // The menu changes with the page: the person who presses one of its entries at once must not be moved on to the first page.
  const start = await adminStart(slug);
  setAdminSlug(slug);
  snackbar.success(texts().view.asHr(session.info?.current_organization.name ?? slug));
  return start;
}

/** Goes back to the normal user's view (AUD-9). */
export function viewAsUser(): string {
  setAdminSlug(undefined);
  snackbar.success(texts().view.asUser);
  return landing();
}
