import type { Page } from '@karmik/model/kit/paging';
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { api, follow } from '../../api/client.ts';
import type { AnyRecord } from '../kit/screens.ts';
import { endpoint, keyOf } from '../records.ts';
import { useSlug } from '../providers/use-slug.ts';
import type { Listing } from './listing.ts';
import { queryOf, type ListState } from './list-state.ts';

/**
 * The rows of a list. One that says how many there are in all is looked at page by page, by the address; another one is read on and
 * on, each further part by the `next` of the one before, as it was given (SNK-4, API-2).
 */
export function useRecords(listing: Listing, state: ListState) {
  const slug = useSlug();
  const path = endpoint(listing.entity, slug, listing.path);
  const offset = (state.page - 1) * state.size;
  const asked = { ...queryOf(listing, state), limit: state.size, ...(offset ? { offset } : {}) };
  const query = useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: keyOf(listing.entity, path, asked),
      initialPageParam: null as string | null,
      queryFn: ({ pageParam, signal }) =>
        (pageParam === null ? api.get(path, { searchParams: asked, signal }) : follow(pageParam, signal)).json<
          Page<AnyRecord>
        >(),
      getNextPageParam: (page) => page.next,
      // What is there stays while another page or order of it is on its way.
      placeholderData: keepPreviousData,
    }),
  );
  return {
    query,
    rows: query.data?.pages.flatMap((page) => page.results) ?? [],
    count: query.data?.pages[0]?.count,
  };
}
