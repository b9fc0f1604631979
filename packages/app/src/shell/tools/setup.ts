import { setupItems, type AccountSetup, type SetupItem } from '@karmik/model/organization/account-setup';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import type { Route } from '../../routing/route.ts';

/** Asked again with each page of settings that is opened, and as often as this. */
const lookEveryMs = 60_000;

export const setupQuery = (slug: string) =>
  queryOptions({
    queryKey: ['account-setup', slug],
    queryFn: ({ signal }) => api.get(`org/${slug}/account-setup-status/`, { signal }).json<AccountSetup>(),
    refetchInterval: lookEveryMs,
    staleTime: 0,
  });

export interface SetupLine extends Pick<SetupItem, 'key' | 'label'> {
  readonly isDone: boolean;
  /** Absent where there is no page yet, or none that the reader may open. */
  readonly route: Route | undefined;
}

/** The lines of the gear (TOP-11): each item with where it is set up. */
export const setupLines = (setup: AccountSetup, routes: readonly Route[]): SetupLine[] =>
  setupItems.map(({ key, label, path }) => ({
    key,
    label,
    isDone: setup.details.some((detail) => detail.key === key && detail.status === 'Completed'),
    route: routes.find((route) => route.path === `/admin/:slug/${path}`),
  }));
