/**
 * The words in which the catalogue is written. A route is one line: path, title, what it shows, and who may see it. The router, the
 * guards, the menu, the breadcrumbs and the generated list of routes all read these values, so they cannot disagree.
 */
import type { PermissionCode } from '@karmik/model/kit/permissions';
import type { Text } from '@karmik/model/kit/text';
import type { ComponentType } from 'react';
import type { ListScreen } from '../screens/list/list-screen.ts';

/** Drawings of the side menu by name; the shell holds the drawings. */
export type MenuIcon = 'board' | 'mine' | 'scheduled' | 'people' | 'import' | 'approve' | 'mail' | 'sign-in';

export interface RouteFlags {
  /** Needs no session. */
  readonly isPublic?: true;
  /** Shows without the top bar and the menu. */
  readonly isBare?: true;
  /** The permission that one must hold (PRM-1). */
  readonly code?: PermissionCode;
  /** Opening it writes, so a read-only code does not open it. */
  readonly needsWrite?: true;
  /** Audit users are sent to the choice of an organisation instead (SES-9). */
  readonly restrictAuditUser?: true;
  /** Stands in the side menu under this drawing. */
  readonly icon?: MenuIcon;
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
export interface ListRoute extends RouteBase {
  readonly kind: 'list';
  readonly load: () => Promise<{ default: ListScreen<unknown> }>;
}
export interface RedirectRoute extends RouteBase {
  readonly kind: 'redirect';
  readonly to: string;
}
export type Route = PageRoute | ListRoute | RedirectRoute;

/** The routes of one module, under the heading they have in the menu. */
export interface ModuleTable {
  readonly module: string;
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

/** A list that the list renderer shows. */
export const list = (path: string, title: Text, load: ListRoute['load'], flags: RouteFlags = {}): ListRoute => ({
  kind: 'list',
  path,
  title,
  load,
  ...flags,
});

/** An address that leads to another one. */
export const redirect = (path: string, title: Text, to: string, flags: RouteFlags = {}): RedirectRoute => ({
  kind: 'redirect',
  path,
  title,
  to,
  ...flags,
});
