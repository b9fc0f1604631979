import type { Aggregate } from '@karmik/model/kit/report';
import { skipToken, useQuery } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import type { TabCounts } from '../kit/bodies.ts';
import { useSlug } from '../providers/use-slug.ts';
import { endpoint, keyOf } from '../records.ts';

/** What is asked of the list for the figures of all its tabs. */
export const tabsQuery = ({ groupBy }: TabCounts) => ({ group_by: groupBy, measures: 'count' });

/** The figure of each tab, by its path. */
export const tabCountsIn = ({ tabs }: TabCounts, { groups, totals }: Aggregate): Record<string, number> =>
  Object.fromEntries(
    Object.entries(tabs).map(([tab, value]) => [
      tab,
      Number(
        typeof value === 'string' ? (groups.find((group) => group.value === value)?.values.count ?? 0) : totals.count,
      ),
    ]),
  );

/** How many records are behind each tab, by its path, as the server counts them for this reader; nothing before it has answered. */
export function useTabCounts(asked: TabCounts | undefined): Readonly<Record<string, number>> | undefined {
  const slug = useSlug();
  const path = asked && endpoint(asked.entity, slug, asked.path);
  const { data } = useQuery({
    queryKey: asked && path ? keyOf(asked.entity, path, 'tabs', asked.groupBy) : ['no tabs'],
    queryFn:
      asked && path
        ? ({ signal }) => api.get(`${path}aggregate/`, { searchParams: tabsQuery(asked), signal }).json<Aggregate>()
        : skipToken,
  });
  return asked && data && tabCountsIn(asked, data);
}
