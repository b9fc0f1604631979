import { createMemoryRouter, type RouteObject } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { AreaName } from '../routing/areas.ts';
import { discoverAreas } from './discover-areas.ts';

const routeOf = (path: string): RouteObject => ({ id: path, path, element: null });
const routes: Partial<Record<AreaName, RouteObject[]>> = {
  user: [routeOf('/user/noticeboard')],
  admin: [routeOf('/admin/:slug/dashboard'), routeOf('/admin/:slug/payslips')],
};

function setUp(load: (area: AreaName) => Promise<RouteObject[]>) {
  const router = createMemoryRouter(
    [{ id: 'shell', element: null, children: [{ id: 'nowhere', path: '*', element: null }] }],
    { initialEntries: ['/user/noticeboard'], patchRoutesOnNavigation: discoverAreas('shell', load) },
  );
  const place = () => router.state.matches.at(-1)?.route.id;
  return { router, place };
}

test('the routes of an area are loaded with the first address in it, and once', async () => {
  const load = vi.fn((area: AreaName) => Promise.resolve(routes[area] ?? []));
  const { router, place } = setUp(load);
  await vi.waitFor(() => expect(place()).toBe('/user/noticeboard'));
  await router.navigate('/admin/himal/dashboard');
  expect(place()).toBe('/admin/:slug/dashboard');
  await router.navigate('/admin/himal/payslips');
  expect(place()).toBe('/admin/:slug/payslips');
  expect(load.mock.calls).toEqual([['user'], ['admin']]);
});

test('a page that is asked for while the first one of its area is on its way is found', async () => {
  const arrivals: (() => void)[] = [];
  const { router, place } = setUp(
    (area) =>
      new Promise((resolve) => {
        const arrive = () => resolve(routes[area] ?? []);
        if (area === 'admin') arrivals.push(arrive);
        else arrive();
      }),
  );
  await vi.waitFor(() => expect(place()).toBe('/user/noticeboard'));
  const overtaken = router.navigate('/admin/himal/dashboard');
  const asked = router.navigate('/admin/himal/payslips');
  await vi.waitFor(() => expect(arrivals).toHaveLength(2));
  for (const arrive of arrivals) arrive();
  await Promise.all([overtaken, asked]);
  expect(place()).toBe('/admin/:slug/payslips');
  await router.navigate('/admin/himal/dashboard');
  expect(place()).toBe('/admin/:slug/dashboard');
});
