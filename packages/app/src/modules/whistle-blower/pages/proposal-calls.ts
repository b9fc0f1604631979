/** Investigators whom the reader may confirm. */
import type { InvestigatorProposal } from '@karmik/model/whistle-blower/settings';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';

const base = (slug: string): string => `whistleblower/${slug}/investigator-proposals/`;

export const proposalsQuery = (slug: string) =>
  queryOptions({
    queryKey: ['investigator', slug, 'proposals'],
    queryFn: async ({ signal }) =>
      (await api.get(base(slug), { signal }).json<{ results: InvestigatorProposal[] }>()).results,
  });

/** @param decision the last part of the address */
export async function decideProposal(
  slug: string,
  { id, person }: InvestigatorProposal,
  decision: 'confirm' | 'decline',
): Promise<void> {
  await api.post(`${base(slug)}${id}/${decision}/`, { json: { person: person.id } });
  await Promise.all(['investigator', 'home'].map((topic) => queryClient.invalidateQueries({ queryKey: [topic] })));
}
