import type { WaitingRequest } from '@karmik/model/home/home';
import type { Message } from '@karmik/model/kit/message';
import { api } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';

export type Choice = 'approve' | 'decline';

/** A request that was left as it is, and why. */
export interface Refused {
  readonly request: WaitingRequest;
  readonly reasons: readonly Message[];
}

interface Answer {
  readonly results: readonly {
    readonly id: number;
    readonly status: 'done' | 'refused';
    readonly _messages?: { readonly details: readonly Message[] };
  }[];
}

/** Takes a decision on each of some requests, which may be of several kinds. @returns those that were refused */
export async function decideRequests(
  slug: string,
  choice: Choice,
  requests: readonly WaitingRequest[],
  input: Readonly<Record<string, unknown>>,
): Promise<Refused[]> {
  const refused: Refused[] = [];
  try {
    for (const path of new Set(requests.map((request) => request.path))) {
      const ofKind = requests.filter((request) => request.path === path);
      const { results } = await api
        .post(`${path.replace(':org', slug)}/bulk/${choice}/`, {
          searchParams: { as: 'supervisor' },
          json: {
            ...input,
            ids: ofKind.map(({ id }) => id),
            versions: Object.fromEntries(ofKind.map(({ id, version }) => [id, version])),
          },
        })
        .json<Answer>();
      for (const { id, status, _messages } of results) {
        const request = ofKind.find((each) => each.id === id);
        if (status === 'refused' && request) refused.push({ request, reasons: _messages?.details ?? [] });
      }
    }
  } finally {
    await queryClient.invalidateQueries({ queryKey: ['home'] });
    for (const entity of new Set(requests.map((request) => request.entity)))
      await queryClient.invalidateQueries({ queryKey: [entity] });
  }
  return refused;
}
