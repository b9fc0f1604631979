import { fillPath } from '@karmik/model/kit/links';
import { bilingual } from '@karmik/model/kit/text';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { api } from '../api/client.ts';
import { areaOf, loadArea, type AreaName } from '../routing/areas.ts';
import type { ModuleTable, Route } from '../routing/route.ts';
import { PageRoute } from '../screens/providers/page-route.ts';
import { useSession } from '../shell/session.ts';
import { mayOpen } from '../shell/view.ts';
import { useModelText } from '../texts/texts.ts';
import { chipTarget, type ChipSubject, type ChipTarget, type ChipViewer } from './chip-rules.ts';

const words = {
  past: bilingual('Past Employee', 'पूर्व कर्मचारी'),
  elsewhere: bilingual('From Different Organization', 'अर्को संस्थाबाट'),
};

/** The specification's pages of a person; each leads on once the catalogue has it. */
const profilePaths: Record<ChipViewer, string> = {
  admin: '/admin/:slug/hris/users/:id?',
  supervisor: '/user/supervisor/my-team/employee-detail/:id',
  user: '/user/employee-directory/:id?/profile-detail',
};

interface OrganizationSpecific {
  readonly organization_specific_employee_directory: boolean;
}

const known = new WeakMap<readonly ModuleTable[], Map<string, Route | undefined>>();

/** Looked for once in a table: each chip of a page asks. */
function routeOf(tables: readonly ModuleTable[], path: string): Route | undefined {
  const found = known.get(tables) ?? new Map<string, Route | undefined>();
  known.set(tables, found);
  if (!found.has(path))
    found.set(
      path,
      tables.flatMap((table) => table.routes).find((route) => route.path === path),
    );
  return found.get(path);
}

/** Decides for each person who is shown on this page. */
export function useChipTarget(): (person: ChipSubject) => ChipTarget {
  const { adminSlug, info } = useSession();
  // Of the page that the chip is on; the shell, which is on none, asks the address.
  const page = use(PageRoute)?.path ?? window.location.pathname;
  const viewer: ChipViewer = adminSlug ? 'admin' : areaOf(page) === 'supervisor' ? 'supervisor' : 'user';
  const slug = adminSlug ?? info.current_organization.slug;
  const area: AreaName = viewer;
  const tables = use(loadArea(area));
  const route = routeOf(tables, profilePaths[viewer]);
  const path = route && mayOpen(route, tables) ? route.path : undefined;
  const isAsked = viewer === 'user' && path !== undefined;
  const specific = useQuery({
    queryKey: ['organization', slug, 'specific'],
    queryFn: ({ signal }) => api.get('organization-specific/', { signal }).json<OrganizationSpecific>(),
    // A setting of the installation, which changes about never.
    staleTime: Infinity,
    enabled: isAsked,
    subscribed: isAsked,
  }).data;
  const paths = { admin: undefined, supervisor: undefined, user: undefined, [viewer]: path };
  const isDirectoryOwn = specific?.organization_specific_employee_directory ?? false;
  return (person) => chipTarget(person, { viewer, slug, isDirectoryOwn }, paths);
}

/** The link or the tooltip of a chip. */
export function useChipProps(): (person: ChipSubject) => { href?: string; note?: string } {
  const say = useModelText();
  const targetOf = useChipTarget();
  return (person) => {
    const target = targetOf(person);
    if (target.kind === 'page') return { href: fillPath(target.path, target.params) };
    return target.kind === 'none' ? {} : { note: say(words[target.kind]) };
  };
}
