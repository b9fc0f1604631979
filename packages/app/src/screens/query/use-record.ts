import type { Entity } from '@karmik/model/kit/entity';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import type { AnyRecord } from '../kit/screens.ts';
import { keyOf } from '../records.ts';

/** One record by its address. */
export const useRecord = (entity: Entity, path: string, id: string, query: Readonly<Record<string, string>> = {}) =>
  useQuery({
    queryKey: keyOf(entity, path, 'one', id, query),
    queryFn: ({ signal }) =>
      api.get(`${path}${encodeURIComponent(id)}/`, { searchParams: query, signal }).json<AnyRecord>(),
  });
