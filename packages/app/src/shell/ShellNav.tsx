import { Avatar } from '@karmik/ui/Avatar';
import { Icon } from '@karmik/ui/Icon';
import { SideNav, type SideNavItem, type SideNavSection } from '@karmik/ui/SideNav';
import { Text } from '@karmik/ui/Text';
import { use, type ReactNode } from 'react';
import { useMatches } from 'react-router';
import { fillPath, loadArea } from '../areas/catalogue.ts';
import type { ModuleTable, Route } from '../areas/kit.ts';
import { useModelText, useTexts } from '../texts/texts.ts';
import type { RouteHandle } from './build-routes.tsx';
import { useSession } from './session.ts';
import * as styles from './shell.css.ts';
import { useMenuSignals } from './menu-signals.ts';
import { areasInView, menuRoutes } from './view.ts';

/** A menu of more entries than this begins with its groups closed, but for that of the page. */
const mostAtAGlance = 16;

/** The side menu: the catalogue's routes that have a drawing and that this person may open (TOP-12). */
export function ShellNav(): ReactNode {
  const texts = useTexts();
  const modelText = useModelText();
  const { adminSlug, info } = useSession();
  const current = (useMatches().at(-1)?.handle as RouteHandle | undefined)?.route;
  // In the admin view the noticeboard stays within reach: it belongs to everybody.
  const userTables = use(loadArea('user'));
  const tables = areasInView(adminSlug, info.supervisor.is_supervisor).flatMap((area) => use(loadArea(area)));

  const routesOf = (table: ModuleTable) => menuRoutes(table, tables);
  const signals = useMenuSignals(tables.flatMap(routesOf));

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
  const groups = tables
    .map((table) => ({
      id: table.title.en,
      label: modelText(table.title),
      items: routesOf(table).filter(({ quality }) => quality === undefined || signals.qualities[quality] === true),
    }))
    .filter((group) => group.items.length > 0);
  const isShort = groups.reduce((sum, { items }) => sum + items.length, 0) <= mostAtAGlance;
  const places = groups.map(({ id, label, items: [first, ...others] }): SideNavItem => {
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
  const board = adminSlug ? userTables.flatMap((table) => menuRoutes(table, userTables))[0] : undefined;
  const sections: SideNavSection[] = [{ id: 'all', items: board ? [item(board), ...places] : places }];

  return (
    <SideNav label={texts.shell.menu} sections={sections} currentId={currentId(current, sections)} header={<Who />} />
  );
}

/** The entry of the page itself, else of the nearest page above it. */
function currentId(route: Route | undefined, sections: readonly SideNavSection[]): string | undefined {
  if (!route) return undefined;
  const ids = sections.flatMap((section) =>
    section.items.flatMap((entry) => entry.items?.map(({ id }) => id) ?? [entry.id]),
  );
  return ids
    .filter((id) => route.path === id || route.path.startsWith(`${id}/`))
    .toSorted((a, b) => b.length - a.length)[0];
}

/** TOP-9: picture, name, job title, and in which role one works. */
function Who(): ReactNode {
  const texts = useTexts();
  const { info, adminSlug } = useSession();
  const { full_name, job_title, profile_picture, is_audit_user } = info.user;
  const role = adminSlug ? (is_audit_user ? texts.shell.auditor : texts.shell.hrAdmin) : texts.shell.normalUser;
  return (
    <div className={styles.who}>
      <Avatar name={full_name} src={profile_picture} size="lg" isDecorative />
      <div className={styles.whoTexts}>
        <Text as="span" weight="semibold" tone="inherit" truncate title={full_name}>
          {full_name}
        </Text>
        {job_title && (
          <Text as="span" size="xs" tone="inherit" truncate title={job_title}>
            {job_title}
          </Text>
        )}
        <span className={styles.role}>{role}</span>
      </div>
    </div>
  );
}
