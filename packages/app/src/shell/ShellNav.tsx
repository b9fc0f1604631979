import { Avatar } from '@karmik/ui/Avatar';
import { SideNav, type SideNavSection } from '@karmik/ui/SideNav';
import { Text } from '@karmik/ui/Text';
import { useMemo, type ReactNode } from 'react';
import { useMatches } from 'react-router';
import { preferences } from '../preferences/preferences.ts';
import type { Route } from '../routing/route.ts';
import { settingsPath } from '../routing/menu.ts';
import { useTexts } from '../texts/texts.ts';
import type { RouteHandle } from './build-routes.tsx';
import { useSession } from './session.ts';
import * as styles from './shell.css.ts';
import { useMenu } from './use-menu.tsx';

/** The side menu (TOP-12). */
export function ShellNav(): ReactNode {
  const texts = useTexts();
  const current = (useMatches().at(-1)?.handle as RouteHandle | undefined)?.route;
  const sections = useMenu();
  const header = useMemo(() => <Who />, []);
  return (
    <SideNav
      label={texts.shell.menu}
      sections={sections}
      currentId={currentId(current, sections)}
      onFold={rememberFold}
      header={header}
    />
  );
}

/** The entry of the page itself, else of the page that it says it belongs to, else of the nearest page above it. */
function currentId(route: Route | undefined, sections: readonly SideNavSection[]): string | undefined {
  if (!route) return undefined;
  const paths = [route.within ?? (route.setting ? settingsPath : route.path), route.path];
  const ids = sections.flatMap((section) =>
    section.items.flatMap((entry) => entry.items?.map(({ id }) => id) ?? [entry.id]),
  );
  const above = (path: string) =>
    ids
      .filter((id) => path === id || path.startsWith(`${id.replace(/\/:\w+\?$/, '')}/`))
      .toSorted((a, b) => b.length - a.length);
  return paths.flatMap(above)[0];
}

const rememberFold = (id: string, isOpen: boolean): void => {
  preferences.navGroups[id] = isOpen;
};

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
