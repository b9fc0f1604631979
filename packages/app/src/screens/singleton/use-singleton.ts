import type { Entity } from '@karmik/model/kit/entity';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { keyOf } from '../records.ts';

export const singletonKey = (entity: Entity, path: string) => keyOf(entity, path, 'setting');

/** What an organisation has once, by its address. */
export const useSingleton = <Setting extends object = Record<string, unknown>>(entity: Entity, path: string) =>
  useQuery({
    queryKey: singletonKey(entity, path),
    queryFn: ({ signal }) => api.get(path, { signal }).json<Setting>(),
  });
