/** One action on many records: as many calls as the server takes records at once, with a result for each record. */
import { api } from '../../api/client.ts';
import { allMessages, toFailure } from '../../api/failure.ts';
import { proven } from '../../api/proof.ts';
import type { BulkResult } from './bulk-outcome.tsx';

/** Records of one call; see `idsSchema` of the server. */
const mostIds = 100;

interface BulkCall {
  readonly searchParams?: Record<string, string>;
  readonly json?: object;
  /** The version of each record that was read, by id, where the action names it. */
  readonly versions?: Readonly<Record<number, unknown>>;
}

/**
 * @param onProgress how many records have a result so far
 * @throws where the first call is refused as a whole. A later one that is refused is the result of its records.
 */
export async function callBulk(
  path: string,
  ids: readonly number[],
  { searchParams = {}, json = {}, versions }: BulkCall,
  onProgress: (done: number) => void,
): Promise<readonly BulkResult[]> {
  const results: BulkResult[] = [];
  for (let at = 0; at < ids.length; at += mostIds) {
    const some = ids.slice(at, at + mostIds);
    const read = versions && { versions: Object.fromEntries(some.map((id) => [id, versions[id]])) };
    try {
      const answer = await proven(() =>
        api
          .post(path, { searchParams, json: { ...json, ...read, ids: some } })
          .json<{ readonly results: readonly BulkResult[] }>(),
      );
      results.push(...answer.results);
    } catch (error) {
      if (at === 0) throw error;
      const details = allMessages(toFailure(error));
      return [
        ...results,
        ...ids.slice(at).map((id): BulkResult => ({ id, status: 'refused', _messages: { details } })),
      ];
    }
    onProgress(results.length);
  }
  return results;
}
