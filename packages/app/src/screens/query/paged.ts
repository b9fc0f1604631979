import type { Page } from '@karmik/model/kit/paging';
import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query';
import { api, follow } from '../../api/client.ts';

export type Pages<T> = InfiniteData<Page<T>>;

/**
 * A list that is read page by page: the first page by its address, each further one by the `next` of the page before, as it was
 * given (SNK-4, API-2).
 */
export const pagedQuery = <T>(
  key: readonly unknown[],
  path: string,
  search: Readonly<Record<string, string | number | undefined>> = {},
) =>
  infiniteQueryOptions({
    queryKey: key,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      (pageParam === null ? api.get(path, { searchParams: search, signal }) : follow(pageParam, signal)).json<
        Page<T>
      >(),
    getNextPageParam: (page) => page.next,
  });

export const rowsOf = <T>(pages: Pages<T>): T[] => pages.pages.flatMap((page) => page.results);

/** Changes the items of a cached list; an item for which `change` gives `undefined` goes. */
export const mapPages = <T>(pages: Pages<T>, change: (item: T) => T | undefined): Pages<T> => ({
  ...pages,
  pages: pages.pages.map((page) => ({ ...page, results: page.results.flatMap((item) => change(item) ?? []) })),
});
