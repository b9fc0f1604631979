import type { ModuleTable, Route } from './route.ts';

export const areaNames = ['public', 'shared', 'user', 'supervisor', 'admin'] as const;
export type AreaName = (typeof areaNames)[number];

/** What a module of the application is made of, said once. */
export interface AppModule {
  /** Its tables of routes in each area; those of an area arrive with the first address in it, as one file. */
  readonly areas: { readonly [area in AreaName]?: () => Promise<{ tables: readonly ModuleTable[] }> };
}

export const defineModule = (module: AppModule): AppModule => module;

let modules: readonly AppModule[] = [];

/** Says, once and before anything is opened, which modules there are, in the order of the menu. */
export function provideModules(given: readonly AppModule[]): void {
  modules = given;
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
  'invitation',
];

/** The area that an address belongs to, by its first segment; only this area's table is loaded to open it. */
export function areaOf(pathname: string): AreaName {
  const [, first = '', second] = pathname.split('/');
  if (first === 'user' && second === 'supervisor') return 'supervisor';
  if (first === 'user' || first === 'admin') return first;
  return first === '' || publicPlaces.includes(first) ? 'public' : 'shared';
}

const loading = new Map<AreaName, Promise<readonly ModuleTable[]>>();

/** The tables of an area. The same promise is given to everyone who asks. */
export function loadArea(area: AreaName): Promise<readonly ModuleTable[]> {
  const known = loading.get(area);
  if (known) return known;
  const parts = modules.map(async ({ areas }) => (await areas[area]?.())?.tables ?? []);
  const tables = Promise.all(parts).then((all) => all.flat());
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
