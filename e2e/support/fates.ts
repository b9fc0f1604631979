/**
 * Who may open which page of the demo, and where everyone else ends up. `packages/app/test/isolated/fates.test.ts` asks the guard of the application
 * for every route and person; `e2e/everywhere` shows in a browser what each kind of answer looks like.
 */
import { addressOf, type BuiltRoute } from './catalogue.ts';

export const people = {
  'an employee': 'employee@himal.demo',
  'a supervisor': 'supervisor@himal.demo',
  HR: 'hr@himal.demo',
  'an auditor': 'audit@himal.demo',
  'HR of another organization': 'hr@sagar.demo',
  'a visitor': undefined,
} as const;
export type Person = keyof typeof people;

/** Who opens the pages of an area, the one first for whom they hold data in the demo. HR supervises someone too, in both organisations. */
export const readers: Readonly<Record<string, readonly Person[]>> = {
  public: ['a visitor'],
  external: ['a visitor'],
  shared: ['HR', 'an auditor', 'an employee', 'a supervisor', 'HR of another organization'],
  user: ['an employee', 'a supervisor', 'HR', 'an auditor', 'HR of another organization'],
  commons: ['HR', 'an auditor', 'HR of another organization'],
  supervisor: ['a supervisor', 'HR', 'HR of another organization'],
  admin: ['HR', 'an auditor'],
};

/** Who holds permissions in the demo, in their own organisation; the one first for whom pages that need one hold data. */
const holders: readonly Person[] = ['HR', 'an auditor', 'HR of another organization'];

/** Who opens a page, the one first for whom it holds data in the demo: a page of one's own that needs a permission is for its holders. */
export const readersOf = ({ area, code }: Pick<BuiltRoute, 'area' | 'code'>): readonly Person[] =>
  area === 'user' && code !== undefined ? holders : (readers[area] ?? []);

/** Public addresses that lead on: the person who is signed in goes to work, and what is over cannot be begun again. */
export const leadsOn: Readonly<Record<string, { readonly visitor: string; readonly member: string }>> = {
  '/': { visitor: '/account/login', member: '/user/noticeboard' },
  '/account': { visitor: '/account/login', member: '/user/noticeboard' },
  '/account/login': { visitor: '/account/login', member: '/user/noticeboard' },
  '/account/activate/:uid/:token': { visitor: '/account/activate/failed', member: '/account/activate/failed' },
  '/karmik': { visitor: '/account/login', member: '/user/noticeboard' },
  '/first-run': { visitor: '/account/login', member: '/user/noticeboard' },
  // Steps of a sign-in that no one has begun.
  '/account/otp': { visitor: '/account/login', member: '/user/noticeboard' },
  '/account/set-up-second-step': { visitor: '/account/login', member: '/user/noticeboard' },
  '/account/reset-expired-password': { visitor: '/account/login', member: '/user/noticeboard' },
  '/reset-expired-password': { visitor: '/account/login', member: '/user/noticeboard' },
};

/** Pages of a record that is no one else's business, whatever they may do otherwise. */
const concerns: Readonly<Record<string, readonly Person[]>> = {
  '/user/whistle-blower/:id': ['an employee', 'a supervisor'],
  // HR has the detail of every event in its own area; auditors are invited to none.
  '/user/events/:id': ['an employee', 'a supervisor', 'HR'],
  '/user/grievance/:id': ['an employee'],
};

/** Addresses that end the session of the person who opens them. */
export const signsOut = ['/account/logout', '/account/rp-logout-handler', '/rp-logout-handler'];

export type Fate =
  | { readonly is: 'shown' }
  | { readonly is: 'denied' }
  | { readonly is: 'missing' }
  | { readonly is: 'elsewhere'; readonly at: string };

/** Where someone comes out who opens a route: on its page, before a refusal, or on another page. */
export function fateOf(person: Person, route: BuiltRoute): Fate {
  const isMember = people[person] !== undefined;
  const lead = leadsOn[route.path];
  if (lead) {
    const at = isMember ? lead.member : lead.visitor;
    return at === route.path ? { is: 'shown' } : { is: 'elsewhere', at };
  }
  if (!isMember && !route.isPublic) {
    const address = addressOf(route);
    const isLanding = (route.to ?? address) === '/user/noticeboard' && address === '/user/noticeboard';
    return { is: 'elsewhere', at: isLanding ? '/account/login' : `/account/login?next=${encodeURIComponent(address)}` };
  }
  // The entry leads to one's own organisation, whichever that is.
  if (route.path === '/admin' && person === 'HR of another organization') return { is: 'shown' };
  if (route.area === 'admin' && !readers.admin?.includes(person)) return { is: 'elsewhere', at: '/user/noticeboard' };
  // Leads to the common settings, so it is for those who may open one of them.
  const area = route.path === '/commons' ? 'commons' : route.area;
  if (!readersOf({ ...route, area }).includes(person)) return { is: 'denied' };
  // HR of the first organisation looks after the installation of the demo.
  if (route.isForOperators && person !== 'HR') return { is: 'denied' };
  // The id that is in the address is of the first demo organisation.
  if (
    person === 'HR of another organization' &&
    /\/:(id|pk)(\/|$)/.test(route.path) &&
    ['supervisor', 'user'].includes(route.area)
  )
    return { is: 'missing' };
  if (concerns[route.path] && !concerns[route.path]?.includes(person)) return { is: 'missing' };
  if (person === 'an auditor' && route.restrictAuditUser) return { is: 'elsewhere', at: '/switch-organization' };
  if (person === 'an auditor' && route.needsWrite) return { is: 'denied' };
  return route.to === undefined ? { is: 'shown' } : { is: 'elsewhere', at: route.to };
}
