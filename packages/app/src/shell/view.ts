import { snackbar } from '@karmik/ui/Snackbar';
import { loadArea, fillPath } from '../areas/catalogue.ts';
import type { ModuleTable, Route } from '../areas/kit.ts';
import { texts } from '../texts/texts.ts';
import { landing } from './next-target.ts';
import { may, session, setAdminSlug, switchOrganization } from './session.ts';

/** Whether a route stands in the menu for this person (TOP-12). */
export const isAllowed = (route: Route): boolean =>
  route.code === undefined || may(route.code, route.needsWrite ? 'write' : 'read');

export const menuRoutes = (table: ModuleTable): Route[] =>
  table.routes.filter((route) => route.icon !== undefined && isAllowed(route));

/** The first admin page that the person may open. */
async function adminStart(slug: string): Promise<string> {
  const tables = await loadArea('admin');
  const [first] = tables.flatMap(menuRoutes);
  return first ? fillPath(first.path, { slug }) : landing;
}

/** Works in an organisation as HR, or as its auditor (AUD-2, AUD-9). Answers where to go. */
export async function viewAsAdmin(slug: string): Promise<string> {
  if (session.info?.current_organization.slug !== slug) await switchOrganization(slug);
  setAdminSlug(slug);
  snackbar.success(texts().view.asHr(session.info?.current_organization.name ?? slug));
  return adminStart(slug);
}

/** Goes back to the normal user's view (AUD-9). */
export function viewAsUser(): string {
  setAdminSlug(undefined);
  snackbar.success(texts().view.asUser);
  return landing;
}
