/**
 * The words in which the catalogue is written. A route is one line: path, title, what it shows, and who may see it. The router, the
 * guards, the menu, the breadcrumbs and the generated list of routes all read these values, so they cannot disagree.
 */
import type { PermissionCode } from '@karmik/model/kit/permissions';
import type { Text } from '@karmik/model/kit/text';
import type { InteractiveType } from '@karmik/model/notification/vocabulary';
import type { ComponentType } from 'react';
import type { SettingPlace } from './settings.ts';
import { menuGroups, type MenuGroupName, type MenuPlace } from './menu.ts';

/** Records that the search finds by a text, as their list does for this reader. A page may lead to several kinds. */
export interface FoundRecords {
  /** What they are called together; absent: as their page. */
  readonly title?: Text;
  /** Of the list, under the API root; `:org` is the organisation's slug. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  /** The field by which one is called, and the one that says more of it. */
  readonly name: string;
  readonly about?: string;
  /** Where one opens that opens nowhere beside its list: a path of the catalogue, the field whose person or record it shows, and the tab. */
  readonly opens?: { readonly path: string; readonly by: string; readonly tab?: string };
  /** They open nowhere: the list shows those that the text means. */
  readonly isInList?: true;
}

export interface RouteFlags {
  /** Needs no session. */
  readonly isPublic?: true;
  /** Shows without the top bar and the menu. */
  readonly isBare?: true;
  /** The permission that one must hold (PRM-1). */
  readonly code?: PermissionCode;
  /** Asks for no permission, though it is in an organisation: it is about oneself. */
  readonly isForAll?: true;
  /** Opening it writes, so a read-only code does not open it. */
  readonly needsWrite?: true;
  /** Audit users are sent to the choice of an organisation instead (SES-9). */
  readonly restrictAuditUser?: true;
  /** For those who work for an organisation as HR or auditor; the others are sent to the start. */
  readonly isForAdmins?: true;
  /** For those who supervise someone. */
  readonly isForSupervisors?: true;
  /** For operators of the installation. */
  readonly isForOperators?: true;
  /** What one begins on it, by `?open=new`: its name among the actions of the search, and the permission that it needs beside the page's. */
  readonly begins?: { readonly label: Text; readonly code?: PermissionCode };
  readonly finds?: FoundRecords | readonly FoundRecords[];
  /** No one looks for it: the search of pages leaves it out. */
  readonly isUnlisted?: true;
  /** It is in the side menu, in the group of its module if nothing else is said. */
  readonly menu?: MenuPlace;
  /** It is on the page of all settings. */
  readonly setting?: SettingPlace;
  /** The path of the entry of the menu that a page belongs to which has none, where its own path does not go on from it. */
  readonly within?: string;
  /** Whose count is next to it in the menu (TOP-14), by its name in the answer of `users/me/menu/`. */
  readonly count?: string;
  /** Stands in the menu of those alone who have this quality (TOP-15, TOP-16), by its name in the same answer. */
  readonly quality?: string;
  /** The parameter of the query by which the page shows one thing of its own; the way back to all of them stands in its breadcrumbs. */
  readonly one?: string;
  /** Its name among the tabs, where its title is not one for there. */
  readonly tab?: Text;
  /** The set of pages that are tabs of each other though no hub is above them. Of those with a place in the menu the first that the person may open is there. */
  readonly among?: string;
  /** Its heading in the index of its hub, which then shows an index in the place of its first page. Pages under one heading are tabs of each other. */
  readonly section?: Text;
  /** What it answers, for that index, of a page whose screen does not say it. */
  readonly question?: Text;
  /** Shows the first of the pages below it, with all of them as tabs; for the person who may open one of them. */
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
/** Kinds of screens, one renderer each. */
export type ScreenKind =
  | 'list'
  | 'masterData'
  | 'detail'
  | 'requests'
  | 'request'
  | 'form'
  | 'singleton'
  | 'wizard'
  | 'report'
  | 'overview'
  | 'import'
  | 'calendar'
  | 'operation'
  | 'tabs';
export interface ScreenRoute extends RouteBase {
  readonly kind: ScreenKind;
  /** What is declared of the screen. */
  readonly declared: () => Promise<{ default: { readonly kind: ScreenKind } }>;
  /** The page that its renderer draws of it. */
  readonly load: () => Promise<{ default: ComponentType }>;
}
export interface RedirectRoute extends RouteBase {
  readonly kind: 'redirect';
  readonly to: string;
}
export type Route = PageRoute | ScreenRoute | RedirectRoute;

/** What a dialog knows that a click on a notification opened. */
export interface InteractiveDialogProps {
  readonly type: InteractiveType;
  /** The notification that was clicked, where one was. */
  readonly notificationId?: number;
  /** The ids that the notification carries (NTF-11). */
  readonly data: Readonly<Record<string, unknown>>;
  /** The organisation that it is about, which is the one worked in. */
  readonly slug: string;
  readonly onClose: () => void;
}

/** What one module has in one area: its routes with their group of the menu, and the dialogs of its notifications. */
export type ModuleTable = ModuleRoutes & (InMenu | { readonly title: Text });

interface InMenu {
  readonly group: MenuGroupName;
  /** Of its places in the group, where they say no other. */
  readonly heading?: Text;
}

interface ModuleRoutes {
  readonly module: string;
  /** Where the specification counts them to another area than the one whose table is loaded. */
  readonly area?: string;
  readonly routes: readonly Route[];
  /** What a click on its notifications opens. Those of the user's area are looked at, which everyone has. */
  readonly dialogs?: () => Promise<{ default: NotificationDialogs }>;
}

/** Which dialog a click on a notification of a type opens (NTF-6). */
export type NotificationDialogs = {
  readonly [type in InteractiveType]?: () => Promise<{ default: ComponentType<InteractiveDialogProps> }>;
};

/** What breadcrumbs and the search call a module: its group of the menu, else its own title. */
export const titleOf = (table: ModuleTable): Text => ('group' in table ? menuGroups[table.group].title : table.title);

/** Whether a path needs to know no more than the organisation to be opened. */
export const isWhole = (path: string): boolean => !/\/:(?!slug\b)\w+(?!\w|\?)/.test(path);

/** A hand-made page. */
export const page = (path: string, title: Text, load: PageRoute['load'], flags: RouteFlags = {}): PageRoute => ({
  kind: 'page',
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
