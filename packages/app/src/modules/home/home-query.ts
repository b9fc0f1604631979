import type { HomeAnswer } from '@karmik/model/home/home';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { isAddressOn } from '../../configuration/pages.ts';
import { useSlug } from '../../screens/providers/use-slug.ts';

/** Where no live connection tells of changes, they are looked for this often. */
const lookEveryMs = 120_000;

/** Lists whose pages this installation or organisation does without are left out: nothing can be answered there. */
function withPagesAlone(home: HomeAnswer): HomeAnswer {
  const lists = home.inbox.lists.filter(({ url }) => isAddressOn(url));
  const left = home.inbox.lists.filter((list) => !lists.includes(list)).reduce((sum, { count }) => sum + count, 0);
  return { ...home, inbox: { ...home.inbox, lists, total: home.inbox.total - left } };
}

/** The reader's home: one call for all of its parts. */
export function useHome(): UseQueryResult<HomeAnswer> {
  return useQuery({
    queryKey: ['home', useSlug()],
    queryFn: ({ signal }) => api.get('users/me/home/', { signal }).json<HomeAnswer>(),
    select: withPagesAlone,
    refetchInterval: lookEveryMs,
  });
}
