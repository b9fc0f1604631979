import { landing } from '../configuration/configuration.ts';

const login = '/account/login';

/** Where someone goes after signing in. `document` asks for a full page load. */
export interface NextTarget {
  readonly path: string;
  readonly load: 'client' | 'document';
}

/**
 * Reads the `next` of an address (LOG-8, LOG-9). Only a path of this site is followed: the browser's own parser decides what an
 * address means, so that tricks with slashes, backslashes, tabs or schemes end on the noticeboard.
 */
export function nextTarget(next: string | null, origin: string): NextTarget {
  const home: NextTarget = { path: landing(), load: 'client' };
  if (!next?.startsWith('/')) return home;
  if (!URL.canParse(next, origin)) return home;
  const url = new URL(next, origin);
  if (url.origin !== origin) return home;
  const path = url.pathname + url.search + url.hash;
  // A path may resolve to something that the browser would read as another host when it is used on its own.
  if (path.startsWith('//')) return home;
  if (url.pathname === login || url.pathname.startsWith(`${login}/`)) return home;
  if (/^\/account\/logout|\/rp-logout-handler/.test(url.pathname)) return home;
  return { path, load: /^\/(o\/authorize|api\/docs)/.test(url.pathname) ? 'document' : 'client' };
}

/** Where an account that needs a second step and has none sets one up. */
export const setUpPath = '/account/set-up-second-step';

/** The address of that page, which leads on to where one is going. */
export const setUpAddress = (current: string): string => `${setUpPath}?next=${encodeURIComponent(current)}`;

/** The address of the login page that leads back to where one is; without a `next` from the login page itself (SES-2). */
export function loginAddress(current: string): string {
  const isAccountPage = current.startsWith('/account/') || current === '/' || current.startsWith('/first-run');
  return isAccountPage || current === landing() ? login : `${login}?next=${encodeURIComponent(current)}`;
}
