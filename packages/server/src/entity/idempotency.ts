/** Writes that are sent twice: with the same `Idempotency-Key` header the second gets the first one's answer and does nothing. */
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import type { Tenant } from '../db/database.ts';
import { conflict, invalidField } from '../http/errors.ts';
import { recordMessages } from '../messages.ts';

export interface Answered {
  readonly status: number;
  readonly body: unknown;
}

const longestKey = 200;
/** The code of the refusal of a key that came with another request before. */
export const keyReused = 'idempotency_key_reused';

/**
 * Does a write in one transaction, once for each key of a person.
 * @param part of a request that does several things in a transaction each: which of them this is. A repeated request then does only what
 *   was not done before.
 * @throws 409 where the key was used for another request
 */
export async function once(
  context: Context,
  request: FastifyRequest,
  work: (tenant: Tenant) => Promise<Answered>,
  part?: number,
): Promise<Answered> {
  const { tenant, userId } = request.access;
  const given = request.headers['idempotency-key'];
  if (given === undefined) return tenant.transaction(work);
  if (typeof given !== 'string' || !given || given.length > longestKey)
    throw invalidField('non_field_errors', recordMessages.idempotencyKey({ most: longestKey }));
  // A key from a header has no line break, so no key of a part equals that of another request.
  const key = part === undefined ? given : `${given}\n${part}`;
  const hash = createHash('sha256')
    .update(`${request.method} ${request.url}\n${JSON.stringify(request.body ?? null)}`)
    .digest('hex');
  return tenant.transaction(async (inner) => {
    const ids = [inner.organizationId, userId, key] as const;
    // The person who comes second waits here until the first has ended, and then finds its answer.
    const mine = await inner.query(
      `insert into idempotency_key (organization_id, user_id, key, request_hash, status, created_at) values ($1, $2, $3, $4, 0, $5)
       on conflict do nothing returning key`,
      [...ids, hash, context.clock()],
    );
    if (mine.length === 0) {
      const known = await inner.one<{ request_hash: string; status: number; body: unknown }>(
        'select request_hash, status, body from idempotency_key where organization_id = $1 and user_id = $2 and key = $3',
        ids,
      );
      if (known?.request_hash !== hash) throw conflict(recordMessages.idempotencyKeyReused, keyReused);
      return { status: known.status, body: known.body };
    }
    const answer = await work(inner);
    await inner.query(
      'update idempotency_key set status = $4, body = $5 where organization_id = $1 and user_id = $2 and key = $3',
      [...ids, answer.status, JSON.stringify(answer.body ?? null)],
    );
    return answer;
  });
}

/** Forgets keys after a day. */
export async function sweepKeys({ database, clock }: Context): Promise<void> {
  await database.everywhere.query('delete from idempotency_key where created_at < $1', [
    new Date(clock().getTime() - 86_400_000),
  ]);
}
