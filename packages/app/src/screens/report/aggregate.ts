/** Conclusions from records, as the server draws them. */
import type { Entity } from '@karmik/model/kit/entity';
import type { Aggregate } from '@karmik/model/kit/report';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { keyOf } from '../records.ts';

/** The groups and figures of the records that match. */
export const aggregateQuery = (entity: Entity, path: string, query: Readonly<Record<string, string>>) =>
  queryOptions({
    queryKey: keyOf(entity, path, 'aggregate', query),
    queryFn: ({ signal }) => api.get(`${path}aggregate/`, { searchParams: query, signal }).json<Aggregate>(),
    placeholderData: keepPreviousData,
  });
