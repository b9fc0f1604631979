/** One call on many records: each in a transaction of its own, so that one that is refused leaves the others done, with a result for each. */
import { messageAnswer } from '@karmik/model/kit/answer';
import { isDetail } from '@karmik/model/kit/errors';
import { carried, verbatim, type Message } from '@karmik/model/kit/message';
import { formats, messages } from '@karmik/model/kit/messages';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Context } from '../context.ts';
import type { Tenant } from '../db/database.ts';
import { toHttpError } from '../http/errors.ts';
import { keyReused, once } from './idempotency.ts';

const mostIds = 100;

const field = verbatim('ids');
const noIds = { error: carried(messages.wrongType({ field, format: formats.ids })) };
/** Ids in the body of a call on many records. */
export const idsSchema = z.array(z.int(noIds).check(z.positive(noIds)), noIds).check(
  z.minLength(1, { error: carried(messages.required({ field })) }),
  z.maxLength(mostIds, { error: carried(messages.tooMany({ field, most: mostIds })) }),
  z.refine((ids) => new Set(ids).size === ids.length, { error: carried(messages.namedTwice({ field })) }),
);

/** What came of one of the records; `details` say why it was not done. */
const resultAnswer = z.object({
  id: z.number(),
  status: z.enum(['done', 'refused']),
  details: z.optional(z.array(z.string())),
  _messages: z.optional(z.object({ details: z.array(messageAnswer) })),
});
type Result = z.infer<typeof resultAnswer>;
/** What came of each record of a call. */
export const resultsAnswer = z.object({ results: z.array(resultAnswer) });

/** Why a record was left as it is; undefined for what ends the whole call: faults, and a key of another call. */
function whyNot(error: unknown): Message[] | undefined {
  const known = toHttpError(error);
  if (!known || known.status >= 500) return undefined;
  const { body } = known;
  if (!isDetail(body)) return Object.values(body).flat();
  return body.code === keyReused ? undefined : [body.detail];
}

/**
 * Does a work for each record, one after the other: each waits for a connection, and a call holds no more than one.
 * @param refusalOf what is said of an error, where another one tells more
 */
export async function resultsOf(
  ids: readonly number[],
  work: (id: number) => Promise<unknown>,
  refusalOf: (thrown: unknown, id: number) => unknown = (thrown) => thrown,
): Promise<{ results: Result[] }> {
  const results: Result[] = [];
  for (const id of ids) {
    try {
      await work(id);
      results.push({ id, status: 'done' });
    } catch (thrown) {
      const error = await refusalOf(thrown, id);
      const said = whyNot(error);
      if (said === undefined) throw error;
      results.push({ id, status: 'refused', details: said.map(({ en }) => en), _messages: { details: said } });
    }
  }
  return { results };
}

/** Does the part of a call that is about one record in a transaction, once for each key of a person. */
export const doneOnce = (
  context: Context,
  request: FastifyRequest,
  id: number,
  work: (tenant: Tenant) => Promise<unknown>,
): Promise<unknown> =>
  once(
    context,
    request,
    async (tenant) => {
      await work(tenant);
      return { status: 200, body: null };
    },
    id,
  );
