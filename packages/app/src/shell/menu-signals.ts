import type { MenuSignals } from '@karmik/model/account/menu';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import type { Route } from '../routing/route.ts';
import { useSession } from './session.ts';

const nothing: MenuSignals = { counts: {}, qualities: {} };
/** Where no live connection tells of changes, they are looked for this often. */
const lookEveryMs = 120_000;

/** What waits behind some entries and for which of them the person qualifies (TOP-14 to TOP-16); asked only where an entry wants to know. */
export function useMenuSignals(routes: readonly Route[]): MenuSignals {
  const { slug } = useSession().info.current_organization;
  const isWanted = routes.some(({ count, quality }) => count !== undefined || quality !== undefined);
  const { data } = useQuery({
    queryKey: ['menu', slug],
    queryFn: ({ signal }) => api.get('users/me/menu/', { signal }).json<MenuSignals>(),
    refetchInterval: lookEveryMs,
    enabled: isWanted,
  });
  return data ?? nothing;
}
