/**
 * The words in which the catalogue is written. A route is one line: path, title, what it shows, and who may see it. The router, the
 * guards, the menu, the breadcrumbs and the generated list of routes all read these values, so they cannot disagree.
 */
import type { PermissionCode } from '@karmik/model/kit/permissions';
import type { Text } from '@karmik/model/kit/text';
import type { IconDrawing } from '@karmik/ui/Icon';
import type { ComponentType } from 'react';
import type { RequestListScreen, RequestScreen, ScreenKind, ScreenOf } from '../screens/kit/screens.ts';

export interface RouteFlags {
  /** Needs no session. */
  readonly isPublic?: true;
  /** Shows without the top bar and the menu. */
  readonly isBare?: true;
  /** The permission that one must hold (PRM-1). */
  readonly code?: PermissionCode;
  /** Asks for no permission, though it stands in an organisation: it is about oneself. */
  readonly isForAll?: true;
  /** Opening it writes, so a read-only code does not open it. */
  readonly needsWrite?: true;
  /** Audit users are sent to the choice of an organisation instead (SES-9). */
  readonly restrictAuditUser?: true;
  /** For those who work for an organisation as HR or auditor; the others are sent to the start. */
  readonly isForAdmins?: true;
  /** For those who supervise somebody. */
  readonly isForSupervisors?: true;
  /** For operators of the installation. */
  readonly isForOperators?: true;
  /** Nobody looks for it: the search of pages leaves it out. */
  readonly isUnlisted?: true;
  /** Its drawing. With one it stands in the side menu, unless a page above it lists what is below. */
  readonly icon?: IconDrawing;
  /** Whose count stands beside it in the menu (TOP-14), by its name in the answer of `users/me/menu/`. */
  readonly count?: string;
  /** Stands in the menu of those alone who have this quality (TOP-15, TOP-16), by its name in the same answer. */
  readonly quality?: string;
  /** The parameter of the query by which the page shows one thing of its own; the way back to all of them stands in its breadcrumbs. */
  readonly one?: string;
  /** Lists the pages below it; shown to whoever may open one of them. */
  readonly isHub?: true;
}

interface RouteBase extends RouteFlags {
  /** As the specification writes it, beginning with a slash. */
  readonly path: string;
  readonly title: Text;
}
export interface PageRoute extends RouteBase {
  readonly kind: 'page';
  readonly load: () => Promise<{ default: ComponentType }>;
}
export interface ScreenRoute extends RouteBase {
  readonly kind: ScreenKind;
  readonly load: () => Promise<{ default: ScreenOf<ScreenKind> }>;
}
export interface RedirectRoute extends RouteBase {
  readonly kind: 'redirect';
  readonly to: string;
}
export type Route = PageRoute | ScreenRoute | RedirectRoute;

/** The routes of one module, under the heading they have in the menu. */
export interface ModuleTable {
  readonly module: string;
  /** Where the specification counts them to another area than the one whose table is loaded. */
  readonly area?: string;
  readonly title: Text;
  readonly routes: readonly Route[];
}

/** A hand-made page. */
export const page = (path: string, title: Text, load: PageRoute['load'], flags: RouteFlags = {}): PageRoute => ({
  kind: 'page',
  path,
  title,
  load,
  ...flags,
});

type MakeRoute<K extends ScreenKind> = (
  path: string,
  title: Text,
  load: () => Promise<{ default: ScreenOf<K> }>,
  flags?: RouteFlags,
) => ScreenRoute;

const screenRoute =
  <K extends ScreenKind>(kind: K): MakeRoute<K> =>
  (path, title, load, flags = {}) => ({ kind, path, title, load, ...flags });

/** One maker a kind of screen, so that the list of routes says what each is without loading it. */
export const list = screenRoute('list');
export const settings = screenRoute('settings');
export const detail = screenRoute('detail');
export const requests = screenRoute('requests');
export const request = screenRoute('request');
export const form = screenRoute('form');
export const setting = screenRoute('setting');
/** @public A kind that waits for its first route. */
export const wizard = screenRoute('wizard');
export const report = screenRoute('report');
export const overview = screenRoute('overview');
export const importing = screenRoute('import');
export const calendar = screenRoute('calendar');
export const tabs = screenRoute('tabs');

/**
 * The list of a kind of request in the area of a path. A path that its declaration does not have does not compile.
 * @example approvals(overtimePaths.team, title, () => import('../../modules/attendance/overtime.screens.ts'), { isForSupervisors: true })
 */
export const approvals = <const P extends string>(
  path: P,
  title: Text,
  load: () => Promise<{ default: { readonly lists: { readonly [path in P]: RequestListScreen } } }>,
  flags?: RouteFlags,
): ScreenRoute => requests(path, title, async () => ({ default: (await load()).default.lists[path] }), flags);

/** One request of a kind on a page of its own. */
export const approval = <const P extends string>(
  path: P,
  title: Text,
  load: () => Promise<{ default: { readonly pages: { readonly [path in P]: RequestScreen } } }>,
  flags?: RouteFlags,
): ScreenRoute => request(path, title, async () => ({ default: (await load()).default.pages[path] }), flags);

/** An address that leads to another one. */
export const redirect = (path: string, title: Text, to: string, flags: RouteFlags = {}): RedirectRoute => ({
  kind: 'redirect',
  path,
  title,
  to,
  ...flags,
});
