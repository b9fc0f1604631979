/** When background work is looked for. */
import type { FastifyBaseLogger } from 'fastify';
import { expect, it, vi } from 'vitest';
import type { Database } from '../db/database.ts';
import { jobRunner } from './jobs.ts';

it('a job that is committed while another look is under way is looked for once more', async () => {
  const claims: PromiseWithResolvers<undefined>[] = [];
  const one = () => {
    const claim = Promise.withResolvers<undefined>();
    claims.push(claim);
    return claim.promise;
  };
  const jobs = jobRunner({ everywhere: { one } } as unknown as Database, {} as FastifyBaseLogger);
  jobs.wake();
  expect(claims).toHaveLength(1);
  jobs.wake();
  claims[0]?.resolve(undefined);
  await vi.waitFor(() => expect(claims).toHaveLength(2));
  claims[1]?.resolve(undefined);
  await jobs.stop();
  expect(claims).toHaveLength(2);
});
