import { Avatar } from '@karmik/ui/Avatar';
import { Icon } from '@karmik/ui/Icon';
import { SideNav, type SideNavSection } from '@karmik/ui/SideNav';
import { Text } from '@karmik/ui/Text';
import { use, type ReactNode } from 'react';
import { useMatches } from 'react-router';
import { fillPath, loadArea } from '../areas/catalogue.ts';
import type { Route } from '../areas/kit.ts';
import { useModelText, useTexts } from '../texts/texts.ts';
import type { RouteHandle } from './build-routes.tsx';
import { useSession } from './session.ts';
import * as styles from './shell.css.ts';
import { areasInView, menuRoutes } from './view.ts';

/** The side menu: the catalogue's routes that have a drawing and that this person may open (TOP-12). */
export function ShellNav(): ReactNode {
  const texts = useTexts();
  const modelText = useModelText();
  const { adminSlug, info } = useSession();
  const current = (useMatches().at(-1)?.handle as RouteHandle | undefined)?.route;
  // In the admin view the noticeboard stays within reach: it belongs to everybody.
  const userTables = use(loadArea('user'));
  const tables = areasInView(adminSlug, info.supervisor.is_supervisor).flatMap((area) => use(loadArea(area)));

  const item = (route: Route) => ({
    id: route.path,
    label: modelText(route.title),
    href: fillPath(route.path, { slug: adminSlug }),
    icon: route.icon && <Icon of={route.icon} />,
  });
  const sections: SideNavSection[] = tables
    .map((table) => ({ id: table.title.en, title: modelText(table.title), items: menuRoutes(table, tables).map(item) }))
    .filter((section) => section.items.length > 0);
  if (adminSlug) {
    const board = userTables.flatMap((table) => menuRoutes(table, userTables))[0];
    if (board) sections.unshift({ id: 'everybody', items: [item(board)] });
  }

  return (
    <SideNav label={texts.shell.menu} sections={sections} currentId={currentId(current, sections)} header={<Who />} />
  );
}

/** The entry of the page itself, else of the nearest page above it. */
function currentId(route: Route | undefined, sections: readonly SideNavSection[]): string | undefined {
  if (!route) return undefined;
  const ids = sections.flatMap((section) => section.items.map((item) => item.id));
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
