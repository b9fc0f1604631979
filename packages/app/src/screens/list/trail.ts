/** The list from which someone came to the page of one record: the way back to it as it was, and to the records beside it. */
import type { Page } from '@karmik/model/kit/paging';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { api } from '../../api/client.ts';
import type { TrailOf } from '../kit/bodies.ts';
import type { AnyRecord } from '../kit/screens.ts';
import { PageRoute } from '../providers/page-route.ts';

interface Trail extends TrailOf {
  /** Of the list, with what narrows and orders it. */
  readonly address: string;
  /** Where its records are, and what is asked there, without the page. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly total: number;
  /** The places of records in the whole list, by the id of their page. */
  readonly places: Map<number, number>;
}

let last: Trail | undefined;

const idOf = (record: AnyRecord, field: string): number => {
  const value = record[field];
  return Number(typeof value === 'object' && value !== null && 'id' in value ? value.id : value);
};

/** Remembers a list as it is shown, for the pages that its rows lead to. */
export function leaveTrail({
  places: offset,
  rows,
  ...trail
}: Omit<Trail, 'places'> & { readonly places: number; readonly rows: readonly AnyRecord[] }): void {
  last = { ...trail, places: new Map(rows.map((row, index) => [idOf(row, trail.by), offset + index])) };
}

/** What is next to a record in the list that one came from. */
export interface Beside {
  readonly address: string;
  /** From 1. */
  readonly place: number;
  readonly total: number;
  readonly previous: number | undefined;
  readonly next: number | undefined;
}

/** The record before, this one and the one after, as the list has them now. */
const neighbours = ({ path, query, by, places }: Trail, place: number) =>
  queryOptions({
    queryKey: ['trail', path, query, place],
    queryFn: async ({ signal }) => {
      const offset = Math.max(0, place - 1);
      const searchParams = { ...query, limit: 3, offset };
      const { results } = await api.get(path, { searchParams, signal }).json<Page<AnyRecord>>();
      const ids = results.map((row) => idOf(row, by));
      ids.forEach((id, index) => places.set(id, offset + index));
      return ids;
    },
  });

/** Where a record is in the list from which someone came to this page; nothing for who came from elsewhere. */
export function useTrail(id: number): Beside | undefined {
  const route = use(PageRoute);
  const trail = last && last.opens === route?.path ? last : undefined;
  const place = trail?.places.get(id);
  const { data } = useQuery(
    trail && place !== undefined ? neighbours(trail, place) : { queryKey: ['no trail'], queryFn: skipToken },
  );
  if (!trail || place === undefined) return undefined;
  const at = data?.indexOf(id) ?? -1;
  const besideAt = (index: number) => (at < 0 || index < 0 ? undefined : data?.[index]);
  const { address, total } = trail;
  return { address, place: place + 1, total, previous: besideAt(at - 1), next: besideAt(at + 1) };
}
