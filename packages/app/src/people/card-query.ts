import type { PersonCard } from '@karmik/model/hris/person-card';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/client.ts';

/** The card of a person of the organisation that one works in. */
export const cardQuery = (slug: string, id: number) =>
  queryOptions({
    queryKey: ['user', slug, 'card', id],
    queryFn: ({ signal }) => api.get(`users/${id}/card/`, { signal }).json<PersonCard>(),
    // Presence grows old quickly; a chip that is passed over twice asks once.
    staleTime: 30_000,
  });
