import { redirect, redirectDocument, type LoaderFunctionArgs } from 'react-router';
import { snackbar } from '@karmik/ui/Snackbar';
import { areaOf, loadArea } from '../routing/areas.ts';
import { api } from '../api/client.ts';
import type { Route } from '../routing/route.ts';
import { texts } from '../texts/texts.ts';
import { landing } from '../configuration/configuration.ts';
import { loginAddress, setUpAddress } from './next-target.ts';
import { ensureSession, hasTokens, refreshSession, session, setAdminSlug, switchOrganization } from './session.ts';
import { headFor } from './stale-chunks.ts';
import { areasInReach, isActive, mayOpen } from './view.ts';

/** Thrown for a page that one may not see; the page's error boundary shows 403. */
export const forbidden = () => new Response(null, { status: 403 });

/** The page of a refusal says that it was reported (ERR-1). Without an answer no one waits. */
const report = (path: string): void =>
  void api.post('users/me/denied-page/', { json: { path: path.slice(0, 300) } }).catch(() => {});

/** What is between an address and its page, read from the route's own line in the catalogue. */
export function guard(route: Route) {
  return async ({ request, params }: LoaderFunctionArgs): Promise<Response | null> => {
    headFor(request.url);
    if (!route.isPublic) {
      const { pathname, search } = new URL(request.url);
      if (!hasTokens()) return redirectDocument(loginAddress(pathname + search));
      const info = await ensureSession();
      if (info.second_step_due) return redirectDocument(setUpAddress(pathname + search));
      if (route.restrictAuditUser && info.user.is_audit_user) return redirect('/switch-organization');
      if (route.isForAdmins && session.admin.switchable_organizations.length === 0) return redirect(landing());
      const { slug } = params;
      if (slug !== undefined && !(await enterAsAdmin(slug))) return redirect(landing());
      // The menu is drawn from these once the page is; what fails is asked for again there.
      for (const area of areasInReach(slug, info.supervisor.is_supervisor)) loadArea(area).catch(() => {});
      const tables = [...(await loadArea(areaOf(pathname))), ...(slug === undefined ? [] : await loadArea('shared'))];
      if (!isActive(route, tables)) return redirect(notActive());
      if (!mayOpen(route, tables)) {
        report(pathname);
        throw forbidden();
      }
    }
    return route.kind === 'redirect' ? redirect(route.to) : null;
  };
}

/** GRD-1: where someone is who asked for a page that is switched off. */
const notActive = (): string => (session.adminSlug ? `/admin/${session.adminSlug}/not-active` : '/user/not-active');

/** AUD-8: an organisation that is not among one's own leads back to the normal user's view. */
async function enterAsAdmin(slug: string): Promise<boolean> {
  const isOwn = () => session.admin.switchable_organizations.some((organization) => organization.slug === slug);
  // A cached list may be older than a new membership.
  if (!isOwn()) await refreshSession();
  if (!isOwn()) {
    // Who did not work as HR has not left that view: the page is not theirs.
    if (session.adminSlug === undefined) snackbar.error(texts().errors.forbidden.title);
    else snackbar.success(texts().view.asUser);
    setAdminSlug(undefined);
    return false;
  }
  if (session.info?.current_organization.slug !== slug) await switchOrganization(slug);
  setAdminSlug(slug);
  return true;
}
