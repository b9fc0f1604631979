import type { ModuleTable, Route } from './route.ts';

export const areaNames = ['public', 'shared', 'user', 'supervisor', 'admin'] as const;
export type AreaName = (typeof areaNames)[number];

export type AreaLoaders = Readonly<Record<AreaName, () => Promise<{ tables: readonly ModuleTable[] }>>>;
let loaders: AreaLoaders | undefined;

/** Says, once and before anything is opened, where the tables of the areas come from. */
export function provideAreas(given: AreaLoaders): void {
  loaders = given;
}

/** First segments of the addresses of public pages, which are an app of their own. */
export const publicPlaces = [
  'account',
  'first-run',
  'offer-letter',
  'rp-logout-handler',
  'reset-expired-password',
  'karmik',
  'coming-soon',
  'anonymous-form',
  'whistle-blower-form',
  'preliminary-interview',
  'interview',
  'assessment',
  'reference-check',
  'salary-declaration',
];

/** The area that an address belongs to, by its first segment; only this area's table is loaded to open it. */
export function areaOf(pathname: string): AreaName {
  const [, first = '', second] = pathname.split('/');
  if (first === 'user' && second === 'supervisor') return 'supervisor';
  if (first === 'user' || first === 'admin') return first;
  return first === '' || publicPlaces.includes(first) ? 'public' : 'shared';
}

const loading = new Map<AreaName, Promise<readonly ModuleTable[]>>();

/** The modules of an area. The same promise is given to everybody who asks. */
export function loadArea(area: AreaName): Promise<readonly ModuleTable[]> {
  const known = loading.get(area);
  if (known) return known;
  if (!loaders) throw new Error('No module has said what areas hold: call provideAreas first.');
  const tables = loaders[area]().then((module) => module.tables);
  loading.set(area, tables);
  // A table that failed to load, as on a broken connection, is asked for again.
  tables.catch(() => loading.delete(area));
  return tables;
}

/** Whether a route's path goes on from another's. */
export const isBelow = (route: Route, other: Route): boolean => route.path.startsWith(`${other.path}/`);

/** The routes above a route, nearest last: each whose whole path begins its path. The entry of an area is the door, and not above. */
export function ancestorsOf(tables: readonly ModuleTable[], route: Route): Route[] {
  const above = tables
    .flatMap((table) => table.routes)
    .filter((other) => other.kind !== 'redirect' && !other.isForAdmins && isBelow(route, other));
  return above.toSorted((a, b) => a.path.length - b.path.length);
}
