import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillPath, linkTo } from '@karmik/model/kit/links';
import { permissionCatalogue } from '@karmik/model/kit/permissions';
import { describe, expect, it } from 'vitest';
import { asJson, asMarkdown, asSpecified, builtRoutes, specifiedRoutes } from '../catalogue.ts';
import { isPublicPath } from '../src/routing/public-navigation.ts';
import { matchRoute } from '../src/auth-shell/match-route.ts';
import { modules } from '../src/modules/modules.ts';
import { ancestorsOf, areaNames, areaOf, isBelow, loadArea, type AreaName } from '../src/routing/areas.ts';
import { menuGroups } from '../src/routing/menu.ts';
import { questionsOf } from '../src/screens/hub/report-index.ts';

const generated = join(import.meta.dirname, '../../../docs/generated');
const tables = await Promise.all(areaNames.map(async (area) => ({ area, tables: await loadArea(area) })));
const routes = tables.flatMap((entry) =>
  entry.tables.flatMap((table) => table.routes.map((route) => ({ area: entry.area, route }))),
);

/** Paths that the specification does not name, with the reason in a word and the place that they have. */
const beyondTheSpecification: Readonly<Record<string, string>> = {
  // An empty installation has no one who could sign in: the first organisation and its HR admin are made here.
  '/first-run': 'public/root',
  // An account that needs a second step and has none sets one up before it goes on; the specification knows no such need.
  '/account/set-up-second-step': 'public/account',
  // Limits of guarantors, and what a leaver's loan becomes [MC-16]; the specification knows loans without guarantors.
  '/admin/:slug/loan/settings/rules': 'admin/loan',
  // A lone administrator has recorded exceptions [F16]; the specification knows no such setting.
  '/admin/:slug/organization/settings/lone-administrator': 'admin/organization',
  // What employees know of changes to come [E8]: the specification shows them at once.
  '/admin/:slug/hris/settings/profile': 'admin/hris',
  // Two employments at the same time [PC-48]: the specification knows one package a person.
  '/admin/:slug/payroll/settings/concurrent-packages': 'admin/payroll',
  // Lump sums of retirement funds in settlements [PC-66]: the specification has no page for them.
  '/admin/:slug/payroll/settings/fund-payments': 'admin/payroll',
  // Reports of employees and packages by heading: the specification has the same figures without columns of headings.
  '/admin/:slug/payroll/reports/difference-by-heading': 'admin/payroll',
  '/admin/:slug/payroll/reports/package-by-heading': 'admin/payroll',
  // Guests without an account answer by the link of their mail; the specification has no page for them.
  '/invitation/:token': 'external/events',
  // The shield of the top bar leads somewhere (TOP-1), and no route is named for it.
  '/admin/:slug/manage-permission': 'admin/root',
  // The entry of reviewers (TOP-15) leads somewhere, and no route is named for it.
  '/user/transfer-request/review': 'user/hris',
  // Who joins later is neither current nor past, and the specification has a list of these two alone.
  '/admin/:slug/hris/employees/joining-employee-list': 'admin/hris',
  // Whether people sign in by a phone or a code beside their email is a setting of each organization; the specification names none.
  '/admin/:slug/organization/settings/security-settings/sign-in-names': 'admin/organization',
  // The specification has one's own efficiency alone; that of a team and of all is on their overviews, which show the first of it.
  '/user/supervisor/task/reports/efficiency': 'supervisor/task',
  '/admin/:slug/task/reports/efficiency': 'admin/task',
  // Balances that lapse follow the rules of carrying over, for which the specification has no page.
  '/user/supervisor/leave/reports/lapsing': 'supervisor/leave',
  '/admin/:slug/leave/reports/lapsing': 'admin/leave',
  // Turnover, who joined and left, and headcount as a movement are asked of every HR department; the specification's reports have none of them.
  '/admin/:slug/hris/reports/basic/headcount': 'admin/hris',
  '/admin/:slug/hris/reports/basic/headcount/people': 'admin/hris',
  '/admin/:slug/hris/reports/basic/turnover': 'admin/hris',
  '/admin/:slug/hris/reports/basic/movements': 'admin/hris',
  // The specification has one page of budget forecasts: their plans are written and copied on another one.
  '/admin/:slug/payroll/reports/budget-forecasting/plans': 'admin/payroll',
  // Approved posts are next to divisions and job titles, and their report beside that of branches; the specification knows neither.
  '/admin/:slug/organization/settings/approved-post': 'admin/organization',
  '/admin/:slug/hris/reports/basic/approved-posts': 'admin/hris',
  // The disciplinary register of the Labour Act is kept with the records of people; the specification has none.
  '/user/disciplinary-case/:id?': 'user/hris',
  '/admin/:slug/hris/disciplinary-case': 'admin/hris',
  // Payroll needs months of attendance that no longer change; the specification has no page that closes one.
  '/admin/:slug/attendance/month-close': 'admin/attendance',
  // The specification has a call for the headings of attendance reports, and one for result areas of tasks, and no page for either.
  '/admin/:slug/attendance/settings/report-headings': 'admin/attendance',
  '/admin/:slug/task/settings/result-area': 'admin/task',
  // Colleagues swap shifts of the roster, for which the specification has no page.
  '/user/attendance/request/shift-swap': 'user/attendance',
  '/user/supervisor/attendance/requests/shift-swap': 'supervisor/attendance',
  '/admin/:slug/attendance/request/shift-swap': 'admin/attendance',
  // A leave year is opened for everyone in one action after a look at what it does; the specification names no page for it.
  '/admin/:slug/leave/year-opening': 'admin/leave',
  // Employees ask for letters, which the specification lets HR alone begin.
  '/user/letter-request/:id?': 'user/hris',
  '/user/letter-requests-to-issue': 'user/hris',
  '/admin/:slug/hris/letter-request': 'admin/hris',
  // What was done is looked into by person and day, beside the logs of mails, exports and sign-ins; the specification names no page for it.
  '/admin/:slug/organization/report/audit-logs': 'admin/organization',
  // The specification has loans for HR alone; borrowers request them and look at them, and supervisors decide.
  '/user/loan': 'user/loan',
  '/user/loan/asked': 'user/loan',
  '/user/supervisor/loan': 'supervisor/loan',
  // Those who decide on travel have a page beside those of advances and claims, which the specification does not name.
  '/user/expense-management/request/travel': 'user/expense-management',
  // The specification has one page of grievances for employees; each opens on its own, as an answer or a notification leads to it.
  '/user/grievance/:id': 'user/grievance',
  // Reports are sent by mail; the specification names no page where that is seen and stopped.
  '/admin/:slug/organization/report/scheduled-reports': 'admin/organization',
  '/user/organization/scheduled-reports': 'user/organization',
};

it('has every table of routes in the descriptor of its module, under the area that its file names', async () => {
  const folder = join(import.meta.dirname, '../src/modules');
  const files = globSync('*/*.routes.ts', { cwd: folder });
  const written = files.map(async (file) => {
    const { tables: found } = (await import(join(folder, file))) as { tables: readonly unknown[] };
    return [found, /(\w+)\.routes/.exec(file)?.[1]] as const;
  });
  const described = modules.flatMap(({ areas }) =>
    Object.entries(areas).map(async ([area, load]) => [(await load()).tables, area] as const),
  );
  expect(described).toHaveLength(files.length);
  expect(new Map<unknown, unknown>(await Promise.all(described))).toEqual(new Map(await Promise.all(written)));
});

describe('the catalogue', () => {
  it('has each path once', () => {
    const paths = routes.map(({ route }) => route.path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('keeps each path in the area that its address loads', () => {
    for (const { area, route } of routes) expect(areaOf(route.path), route.path).toBe(area);
  });

  it('is open without a session in the public area alone, by which the start of the app decides [SES-9]', () => {
    for (const { area, route } of routes)
      if (route.path !== '/')
        expect([route.path, route.isPublic === true, isPublicPath(route.path)]).toEqual([
          route.path,
          area === 'public',
          area === 'public',
        ]);
  });

  it('names a permission for every admin page, and only ones that exist [PRM-1]', () => {
    for (const { area, route } of routes) {
      if (route.code) expect(Object.keys(permissionCatalogue)).toContain(route.code);
      if (area === 'admin' && !route.isForAll && !route.isHub) expect(route.code, route.path).toBeDefined();
    }
  });

  it('[E29] has at most ten pages as tabs of each other', () => {
    const hubOf = (path: string) =>
      routes.flatMap(({ route }) => (route.isHub && isBelow({ path } as typeof route, route) ? [route] : [])).at(-1);
    const strips = Map.groupBy(
      routes.filter(
        ({ route }) => route.kind !== 'form' && !route.isHub && !route.setting && !/\/:(?!slug)/.test(route.path),
      ),
      ({ route }) =>
        route.among ?? (hubOf(route.path)?.menu ? `${hubOf(route.path)?.path} ${route.section?.en ?? ''}` : ''),
    );
    strips.delete('');
    // A page that is left out of the headings of its index would be found nowhere.
    for (const [hub, pages] of Map.groupBy(routes, ({ route }) => hubOf(route.path))) {
      const among = pages.filter(({ route }) => !route.isHub && route.kind !== 'form' && !route.setting);
      const headed = among.filter(({ route }) => route.section);
      if (headed.length > 0) expect(headed.length, hub?.path).toBe(among.length);
    }
    expect(strips.size).toBeGreaterThan(10);
    for (const [name, pages] of strips) expect(pages.length, name).toBeLessThanOrEqual(10);
  });

  it('[E29] says of every report of an index what it answers', async () => {
    const indexed = routes.flatMap(({ route }) => (route.section && !/\/:(?!slug)/.test(route.path) ? [route] : []));
    const questions = await questionsOf(indexed);
    expect(indexed.length).toBeGreaterThan(40);
    expect(indexed.filter(({ path }) => !questions.has(path)).map(({ path }) => path)).toEqual([]);
  });

  it.each<[string, AreaName[]]>([
    ['an employee and supervisor', ['user', 'supervisor']],
    ['HR', ['admin', 'shared']],
  ])('[E29] calls no two places in a group of the menu of %s by one name', (_who, areas) => {
    const places = tables
      .filter(({ area }) => areas.includes(area))
      .flatMap(({ tables: some }) =>
        some.flatMap((table) =>
          table.routes.flatMap((route) => {
            const group = route.menu && 'group' in table ? (route.menu.group ?? table.group) : undefined;
            const isFirst =
              !route.among || table.routes.find(({ among, menu }) => among === route.among && menu) === route;
            return group && route.menu && isFirst
              ? [
                  {
                    group,

                    label: route.menu.label ?? route.title,
                    path: route.path,
                  },
                ]
              : [];
          }),
        ),
      );
    for (const [group, inGroup] of Map.groupBy(places, (place) => place.group))
      for (const [label, named] of Map.groupBy(inGroup, (place) => place.label.en))
        expect
          .soft(
            named.map(({ path }) => path),
            `${menuGroups[group].title.en} › ${label}`,
          )
          .toHaveLength(1);
  });

  it('has a title in both languages for every path', () => {
    for (const { route } of routes) expect([route.title.en, route.title.ne].every(Boolean), route.path).toBe(true);
  });

  it('has only paths of the specification, in the area and module that it gives them', async () => {
    const specified = new Map(specifiedRoutes().map((route) => [route.path, `${route.area}/${route.module}`]));
    for (const { path, area, module } of await builtRoutes())
      expect([path, specified.get(asSpecified(path)) ?? beyondTheSpecification[path]]).toEqual([
        path,
        `${area}/${module}`,
      ]);
    for (const path of Object.keys(beyondTheSpecification)) {
      expect(specified.has(path), `${path} is no exception`).toBe(false);
      expect(
        routes.some(({ route }) => route.path === path),
        `${path} is not built`,
      ).toBe(true);
    }
  });

  it('leads on where the specification says so', async () => {
    const redirects = new Set(specifiedRoutes().flatMap(({ path, kind }) => (kind === 'redirect' ? [path] : [])));
    for (const { path, screen } of await builtRoutes())
      expect([path, screen === 'redirect'], path).toEqual([path, redirects.has(asSpecified(path))]);
  });

  it('is what docs/generated says', async () => {
    const built = await builtRoutes();
    const hint = 'run npm run generate';
    expect(readFileSync(join(generated, 'routes.json'), 'utf8'), hint).toBe(asJson(built));
    expect(readFileSync(join(generated, 'routes.md'), 'utf8'), hint).toBe(asMarkdown(built));
  });
});

describe('paths that both halves link to', () => {
  const packages = join(import.meta.dirname, '../..');

  it('are routes of the catalogue, each declared once', async () => {
    const files = globSync('model/src/*/paths.ts', { cwd: packages });
    const declared = await Promise.all(
      files.map(async (file) => (await import(join(packages, file))) as Record<string, Record<string, string>>),
    );
    const linked = declared.flatMap((module) => Object.values(module).flatMap((paths) => Object.values(paths)));
    expect(linked).toContain('/user/supervisor/attendance/requests/pre-approval-overtime');
    expect(linked).toHaveLength(new Set(linked).size);
    const built = new Set(routes.map(({ route }) => route.path));
    expect(linked.filter((path) => !built.has(path))).toEqual([]);
  });

  it('are the only ones that the server writes', () => {
    const written = globSync('server/src/**/*.ts', { cwd: packages }).filter((file) =>
      /['"`]\/(user|admin)\//.test(readFileSync(join(packages, file), 'utf8')),
    );
    expect(written).toEqual([]);
  });
});

describe('paths', () => {
  it('become addresses, with what is open there', () => {
    expect(linkTo('/admin/:slug/task/approvals', { slug: 'a b' }, { open: 4, tab: 'all' })).toBe(
      '/admin/a%20b/task/approvals?open=4&tab=all',
    );
    expect(linkTo('/user/posts/:id?', {}, { state: 'Denied' })).toBe('/user/posts?state=Denied');
    expect(linkTo('/user/task/my/:id?/detail', { id: 7 })).toBe('/user/task/my/7/detail');
    // @ts-expect-error -- a parameter that a path needs
    expect(linkTo('/user/whistle-blower/:id', {})).toBe('/user/whistle-blower');
  });

  it('are filled with parameters, optional ones dropped', () => {
    expect(fillPath('/user/posts/:id?', {})).toBe('/user/posts');
    expect(fillPath('/user/posts/:id?', { id: '4' })).toBe('/user/posts/4');
    expect(fillPath('/admin/:slug/hris', { slug: 'a b' })).toBe('/admin/a%20b/hris');
  });

  it('find what is above a page', async () => {
    const admin = await loadArea('admin');
    const route = admin.flatMap((table) => table.routes).find(({ path }) => path.endsWith('/import/employees'));
    expect(route && ancestorsOf(admin, route).map(({ path }) => path)).toEqual([
      '/admin/:slug/hris/employees',
      '/admin/:slug/hris/employees/import',
    ]);
  });

  it('match public pages, the plain one before the one with parameters', async () => {
    const open = await loadArea('public');
    expect(matchRoute(open, '/account/activate/failed')?.route.path).toBe('/account/activate/failed');
    expect(matchRoute(open, '/account/activate/MQ/a%2Fb')?.params).toEqual({ uid: 'MQ', token: 'a/b' });
    expect(matchRoute(open, '/account/nothing')).toBeUndefined();
  });
});
