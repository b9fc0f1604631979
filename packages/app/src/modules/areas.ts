import type { AreaLoaders } from '../routing/areas.ts';

/** The modules of each area; an area arrives with the first address in it. */
export const areaLoaders: AreaLoaders = {
  public: () => import('./public.ts'),
  shared: () => import('./shared.ts'),
  user: () => import('./user.ts'),
  supervisor: () => import('./supervisor.ts'),
  admin: () => import('./admin.ts'),
};
