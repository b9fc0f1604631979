import type { Page } from '@karmik/model/kit/paging';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Entity } from '@karmik/model/kit/entity';
import { api, follow } from '../../api/client.ts';
import type { AnyRecord } from '../kit/screens.ts';
import { keyOf } from '../records.ts';

/** The most records that a month shows. */
const mostRows = 1_000;

async function readRows(path: string, query: Record<string, string>, signal: AbortSignal): Promise<Page<AnyRecord>> {
  let page = await api.get(path, { searchParams: { ...query, limit: 100 }, signal }).json<Page<AnyRecord>>();
  const { count } = page;
  const results = [...page.results];
  while (page.next !== null && results.length < mostRows) {
    page = await follow(page.next, signal).json<Page<AnyRecord>>();
    results.push(...page.results);
  }
  return { results, next: page.next, ...(count === undefined ? {} : { count }) };
}

/** The records of a month, up to a thousand. */
export const monthQuery = (entity: Entity, path: string, query: Record<string, string>) =>
  queryOptions({
    queryKey: keyOf(entity, path, 'rows', query),
    queryFn: ({ signal }) => readRows(path, query, signal),
    placeholderData: keepPreviousData,
  });
