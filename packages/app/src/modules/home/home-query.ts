import type { HomeAnswer } from '@karmik/model/home/home';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { useSlug } from '../../screens/providers/use-slug.ts';

/** Where no live connection tells of changes, they are looked for this often. */
const lookEveryMs = 120_000;

/** The reader's home: one call for all of its parts. */
export function useHome(): UseQueryResult<HomeAnswer> {
  return useQuery({
    queryKey: ['home', useSlug()],
    queryFn: ({ signal }) => api.get('users/me/home/', { signal }).json<HomeAnswer>(),
    refetchInterval: lookEveryMs,
  });
}
