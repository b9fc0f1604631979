/**
 * A figure that leads to a list says how many that list holds, as each role of the demo: tiles, lists and charts of every overview, charts
 * of every report, tabs of lists, settings, and what waits at home; and a badge of the menu says how many rows of its page wait. All of them are found by their
 * declarations; `npm test` asks for those of modules that the change has touched and for a share of the others, `npm run nightly` for all.
 */
import type { MenuSignals } from '@karmik/model/account/menu';
import type { HomeAnswer } from '@karmik/model/home/home';
import { groupTerm, reportLook, reportQuery, type Aggregate } from '@karmik/model/kit/report';
import type { Page } from '@karmik/model/kit/paging';
import { fillPath } from '@karmik/model/kit/links';
import type { SettingsState } from '@karmik/model/organization/settings-state';
import { matchPath } from 'react-router';
import { expect, it } from 'vitest';
import type { AreaName } from '../src/routing/areas.ts';
import type { Route } from '../src/routing/route.ts';
import type { Breakdown, ChartPanel, Tile } from '../src/screens/kit/bodies.ts';
import type {
  ListScreen,
  OverviewScreen,
  ReportScreen,
  RequestListScreen,
  Screen,
} from '../src/screens/kit/screens.ts';
import { isSwept } from '../../../tools/support/touched.ts';
import { demoSession } from './demo-session.ts';

const { areaNames, areaOf, loadArea } = await import('../src/routing/areas.ts');
const { listingOf } = await import('../src/screens/list/listing-of.ts');
const { queryOf, stateOf, withDrilled } = await import('../src/screens/list/list-state.ts');
const { tabCountsIn, tabsQuery } = await import('../src/screens/list/use-tab-counts.ts');
const { addressOf, askedOf, breakdownQuery, withFilters } = await import('../src/screens/overview/some.ts');
const { openTabs } = await import('../src/screens/tabs/open-tabs.ts');
const { endpoint } = await import('../src/screens/records.ts');
const { opensOnLatest, withSpan } = await import('../src/screens/report/period.ts');
const { todayThere } = await import('../src/preferences/place.ts');
const { session } = await import('../src/shell/session.ts');
const { mayOpen, settingsOf } = await import('../src/shell/view.ts');

const slug = 'himal';
const accounts = ['hr', 'supervisor', 'employee', 'audit'];

const { get, signIn } = demoSession();

type Row = Readonly<Record<string, unknown>> & { readonly id: number };

/** So many figures of one chart are compared, at equal distances; that every group of a list is as many as its rows is a test of the server. */
const mostParts = 12;

/** Every row of a list. */
async function allRowsOf(path: string, asked: Readonly<Record<string, string>>): Promise<Row[]> {
  let page = await get<Page<Row>>(path, { ...asked, limit: '100' });
  const rows = [...page.results];
  while (page.next) {
    page = await get(page.next);
    rows.push(...page.results);
  }
  return rows;
}

/** How many records a list answers, read to its end where it does not say so. */
async function rowsOf(path: string, asked: Readonly<Record<string, string>>): Promise<number> {
  const { count } = await get<Page<unknown>>(path, { ...asked, limit: '1' });
  return count ?? (await allRowsOf(path, asked)).length;
}

const figureOf = async (tile: Tile): Promise<number> => {
  const path = endpoint(tile.entity, slug, tile.path);
  if (tile.isCountedByList) return (await get<Page<unknown>>(path, { ...askedOf(tile), limit: '1' })).count ?? 0;
  return Number((await get<Aggregate>(`${path}aggregate/`, askedOf(tile))).totals.count);
};

const screenOf = async (route: Route): Promise<Screen | undefined> =>
  'declared' in route ? ((await route.declared()).default as Screen) : undefined;

const routesOf = async (area: AreaName) => (await loadArea(area)).flatMap((table) => table.routes);
const isOpen = async (path: string): Promise<boolean> => {
  const tables = await loadArea(areaOf(path));
  const route = tables.flatMap((table) => table.routes).find((each) => each.path === path);
  return route === undefined || mayOpen(route, tables);
};

/** The address of a report with its period as days, as its page has it. */
async function withDaysOf({ entity, path, query, report }: ReportScreen, params: URLSearchParams) {
  const today = todayThere();
  if (!opensOnLatest(params, report)) return withSpan(params, report, 'bs', today);
  const { period = '' } = report;
  const asked = { ...query, sort: `-${period}`, limit: '1' };
  const { results } = await get<Page<Record<string, unknown>>>(endpoint(entity, slug, path), asked);
  expect(results).toHaveLength(1);
  return withSpan(params, report, 'bs', today, String(results[0]?.[period]));
}

/** How many rows are listed at an address of the application. */
async function rowsAt(address: string): Promise<number | 'own page' | undefined> {
  const [path = '', search] = address.split('?');
  const route = (await routesOf(areaOf(path))).find((each) => matchPath(each.path, path));
  if (route?.kind === 'page' || route?.kind === 'redirect') return 'own page';
  const screen = route && (await screenOf(route));
  const asIs = new URLSearchParams(search);
  const params = screen?.kind === 'report' ? await withDaysOf(screen, asIs) : asIs;
  const listing = screen && listingOf(screen, params);
  if (!listing) return undefined;
  const asked = withDrilled(listing, params);
  return rowsOf(endpoint(asked.entity, slug, asked.path), queryOf(asked, stateOf(asked, params)));
}

interface Figure {
  readonly says: number;
  readonly opens: string;
}

/** Tiles, and lists of which an overview shows the first lines. */
async function ofOverview(screen: OverviewScreen): Promise<[string, Figure][]> {
  const figures: [string, Figure][] = [];
  if (screen.breakdown && (await isOpen(screen.breakdown.opens)))
    figures.push(...(await ofBreakdown(screen.breakdown)));
  for (const tile of [...screen.tiles, ...(screen.counts?.of ?? [])])
    if (await isOpen(tile.opens)) figures.push([tile.id, { says: await figureOf(tile), opens: addressOf(tile, slug) }]);
  for (const list of screen.lists ?? [])
    if (await isOpen(list.opens))
      figures.push([
        list.id,
        { says: await rowsOf(endpoint(list.entity, slug, list.path), askedOf(list)), opens: addressOf(list, slug) },
      ]);
  for (const chart of screen.charts ?? [])
    if (await isOpen(chart.opens)) figures.push(...(await ofChart(chart, askedOf(chart), addressOf(chart, slug))));
  return figures;
}

/** The figures of a breakdown, for all and for each of its first unit: [E4] each opens its people. */
async function ofBreakdown(breakdown: Breakdown): Promise<[string, Figure][]> {
  const { entity, path, id, groupBy, figures, units } = breakdown;
  const asked = breakdownQuery(breakdown, units[0]);
  const { groups, columns } = await get<Aggregate>(`${endpoint(entity, slug, path)}aggregate/`, asked);
  const list = addressOf(breakdown, slug);
  return figures.flatMap(({ value }): [string, Figure][] => {
    const place = columns.findIndex((column) => column.value === value);
    const cells = groups.map(({ cells }) => cells[place]);
    const counts = cells.map((cell) => Number(cell?.values['count'] ?? 0));
    const all = { says: counts.reduce((sum, count) => sum + count, 0), opens: withFilters(list, { [groupBy]: value }) };
    return [
      [`${id} ${value}`, all],
      ...cells.flatMap((cell, at): [string, Figure][] =>
        cell?.filters
          ? [[`${id} ${value} ${at}`, { says: counts[at] ?? 0, opens: withFilters(list, cell.filters) }]]
          : [],
      ),
    ];
  });
}

/**
 * What a chart says of each of its bars and of all of them together, and where they lead. A record with several lines is in as many groups as
 * it has lines, so that only the groups by other fields add up to the rows.
 * @param asked what the chart is drawn of
 * @param opens the address of the list with the same records
 */
async function ofChart(
  { entity, path, report }: ChartPanel | ReportScreen,
  asked: Readonly<Record<string, string>>,
  opens: string,
): Promise<[string, Figure][]> {
  const look = reportLook(entity, report);
  if (look.groupBy === undefined) return [];
  const { groups } = await get<Aggregate>(`${endpoint(entity, slug, path)}aggregate/`, {
    ...asked,
    ...reportQuery({ ...look, measures: ['count'] }),
    period_calendar: 'bs',
  });
  const { label } = report;
  const leadsTo = (filters: Readonly<Record<string, string>>): string => {
    const [page = '', search] = opens.split('?');
    const params = new URLSearchParams(search);
    for (const [name, value] of Object.entries(filters)) params.set(name, value);
    return `${page}?${params.toString()}`;
  };
  const all = groups.flatMap((group) => [group, ...group.cells]);
  const parts = all.filter((_, index) => index % Math.ceil(all.length / mostParts) === 0);
  const isOfLines = groupTerm(look.groupBy).field.includes('.');
  const sum = groups.reduce((total, { values }) => total + Number(values['count']), 0);
  return [
    ...parts.flatMap(({ filters, values }): [string, Figure][] =>
      filters === null
        ? []
        : [[`${label.en} ${JSON.stringify(filters)}`, { says: Number(values['count'] ?? 0), opens: leadsTo(filters) }]],
    ),
    ...(isOfLines ? [] : [[`${label.en}, all together`, { says: sum, opens }] satisfies [string, Figure]]),
  ];
}

/** The chart of a report, as it opens. */
const ofReport = async (screen: ReportScreen, path: string): Promise<[string, Figure][]> => {
  const listing = listingOf(screen, new URLSearchParams());
  if (!listing) return [];
  const opened = await withDaysOf(screen, new URLSearchParams());
  const { sort: _sort, ...asked } = queryOf(listing, stateOf(listing, opened));
  return ofChart(screen, asked, fillPath(path, { slug }));
};

/** What is next to the tabs of a list. */
async function ofTabs(screen: ListScreen): Promise<[string, Figure][]> {
  const asked = screen.tabCounts?.();
  if (!asked) return [];
  const answer = await get<Aggregate>(`${endpoint(asked.entity, slug, asked.path)}aggregate/`, tabsQuery(asked));
  return Object.entries(tabCountsIn(asked, answer)).map(([path, says]) => [
    path,
    { says, opens: fillPath(path, { slug }) },
  ]);
}

async function ofSettings(): Promise<[string, Figure][]> {
  const state = await get<SettingsState>(`org/${slug}/settings-state/`);
  const settings = settingsOf([...(await loadArea('admin')), ...(await loadArea('shared'))]);
  return settings.flatMap(({ path, setting }): [string, Figure][] => {
    const of = state[setting?.of ?? ''];
    return of?.label ? [[path, { says: of.count, opens: fillPath(path, { slug }) }]] : [];
  });
}

async function ofHome(): Promise<[string, Figure][]> {
  const { inbox } = await get<HomeAnswer>('users/me/home/');
  return inbox.lists.map(({ name, count, url }) => [name, { says: count, opens: url }]);
}

/** The lists of a page on which something can wait: of each kind of record the first that it opens with. */
function listsOf(screen: Screen | undefined): RequestListScreen[] {
  const all = screen?.kind === 'tabs' ? openTabs(screen, null).tabs.map((tab) => tab.screen) : [screen];
  const lists = all.filter((each): each is RequestListScreen => each?.kind === 'requests');
  return lists.filter(({ entity }, index) => lists.findIndex((each) => each.entity === entity) === index);
}

/** A request as its page shows it. */
interface Asked {
  readonly actions: readonly string[];
  readonly steps: readonly { readonly state: string; readonly candidates: readonly { readonly id: number }[] }[];
}

/**
 * How many rows of a page wait: all where it opens on what is pending, else of what this person is asked those that they may decide, and of the
 * rest those in a state that its viewer ends.
 */
async function waitingOn(route: Route, isAsked: boolean): Promise<number> {
  let waiting = 0;
  for (const screen of listsOf(await screenOf(route))) {
    const listing = listingOf(screen, new URLSearchParams());
    if (!listing) continue;
    const path = endpoint(listing.entity, slug, listing.path);
    const actions = Object.entries(screen.entity.actions ?? {});
    const rows = await allRowsOf(path, queryOf(listing, stateOf(listing, new URLSearchParams())));
    if (isAsked && screen.hasPending) {
      waiting += rows.length;
      continue;
    }
    for (const row of rows) {
      const open = actions.filter(([, { from }]) => from.some((state) => state === row['status']));
      if (!isAsked) {
        if (open.some(([, { viewers }]) => viewers.includes(screen.as))) waiting++;
        continue;
      }
      const decisions = open.filter(([, { isBulk }]) => isBulk).map(([name]) => name);
      if (decisions.length === 0) continue;
      const { actions: offered, steps } = await get<Asked>(`${path}${row.id}/`, { as: screen.as });
      const isMine = steps.some(
        ({ state, candidates }) => state === 'open' && candidates.some(({ id }) => id === session.info?.user.id),
      );
      if (isMine && decisions.some((name) => offered.includes(name))) waiting++;
    }
  }
  return waiting;
}

/** What the badges of the menu say, and how many rows of their pages wait. */
async function badgesOf(): Promise<{
  readonly said: Record<string, number>;
  readonly waiting: Record<string, number>;
}> {
  const { counts } = await get<MenuSignals>('users/me/menu/');
  const said: Record<string, number> = {};
  const waiting: Record<string, number> = {};
  for (const area of areaNames) {
    const tables = await loadArea(area);
    for (const route of tables.flatMap((table) => table.routes)) {
      if (route.count === undefined || !mayOpen(route, tables)) continue;
      said[`${route.count} on ${route.path}`] = counts[route.count] ?? 0;
      waiting[`${route.count} on ${route.path}`] = await waitingOn(route, route.count.startsWith('asked.'));
    }
  }
  return { said, waiting };
}

/** Every figure that this person sees, by where it stands. */
async function figuresOf(): Promise<Map<string, Figure>> {
  const isAdmin = session.admin.organization_permissions.length > 0;
  const figures: [string, Figure][] = [];
  for (const area of areaNames) {
    if (area === 'admin' && !isAdmin) continue;
    const tables = await loadArea(area);
    for (const [route, module] of tables.flatMap((table) =>
      table.routes.map((each) => [each, table.module] as const),
    )) {
      if (!['overview', 'list', 'report'].includes(route.kind) || !mayOpen(route, tables)) continue;
      if (!isSwept(module, `${route.path} figures`)) continue;
      const screen = await screenOf(route);
      const found =
        screen?.kind === 'overview'
          ? await ofOverview(screen)
          : screen?.kind === 'list'
            ? await ofTabs(screen)
            : screen?.kind === 'report'
              ? await ofReport(screen, route.path)
              : [];
      figures.push(...found.map(([name, figure]): [string, Figure] => [`${route.path} ${name}`, figure]));
    }
  }
  if (isAdmin) figures.push(...(await ofSettings()));
  return new Map([...figures, ...(await ofHome())]);
}

it.each(accounts)(
  '[E4] agrees with the list that it opens, as %s',
  async (name) => {
    await signIn(name);
    const figures = await figuresOf();
    const said: Record<string, number> = {};
    const listed: Record<string, number | undefined> = {};
    for (const [place, { says, opens }] of figures) {
      const rows = await rowsAt(opens);
      // A page of its own asks for more than a list of records.
      if (rows === 'own page') continue;
      said[`${place} → ${opens}`] = says;
      listed[`${place} → ${opens}`] = rows;
    }
    expect(Object.keys(said).length).toBeGreaterThan(5);
    expect(listed).toEqual(said);
  },
  240_000,
);

it.each(accounts)(
  'badges the menu with how many rows of the page wait, as %s [TOP-14]',
  async (name) => {
    await signIn(name);
    const { said, waiting } = await badgesOf();
    expect(Object.keys(said).length).toBeGreaterThan(5);
    expect(waiting).toEqual(said);
  },
  120_000,
);
