import { statfs } from 'node:fs/promises';
import * as z from 'zod/mini';
import { isDetail } from '@karmik/model/kit/errors';
import type { Context } from '../context.ts';
import { healthMs } from '../db/database.ts';
import { within } from '../db/health.ts';
import type { Api } from './api.ts';
import { full, storeError } from './errors.ts';

const answer = z.object({
  status: z.string(),
  database: z.object({ kind: z.string(), version: z.string() }),
  migration: z.string(),
});
const failing = z.object({ status: z.string(), detail: z.string() });

/** With less, PostgreSQL may not get the next segment of its log, and stops. */
const leastFreeBytes = 32 * 1024 * 1024;

/** Whether this process can serve and store: a row is written, and the data folder has space. */
export function healthRoute(app: Api, { config, database, databaseKind, log }: Context): void {
  app.route({
    method: 'GET',
    url: '/healthz',
    schema: { summary: 'Health', tags: ['server'], response: { 200: answer, 503: failing } },
    handler: async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      try {
        const [{ version, migration }] = await Promise.all([
          database.health(),
          within(healthMs, needSpace(config.dataFolder)),
        ]);
        return { status: 'ok', database: { kind: databaseKind, version: `PostgreSQL ${version}` }, migration };
      } catch (error) {
        log.warn({ err: error }, 'the store does not take rows');
        const { body, headers } = storeError(error) ?? {};
        return reply
          .code(503)
          .headers(headers ?? {})
          .send({
            status: 'failing',
            detail: body && isDetail(body) ? body.detail.en : 'The database does not answer.',
          });
      }
    },
  });
}

/** @throws the answer for a full disk, when the folder's file system has next to nothing left */
async function needSpace(folder: string): Promise<void> {
  // Without uploads so far, a server on a database of its own has no data folder.
  const space = await statfs(folder).catch(() => undefined);
  if (space && space.bavail * space.bsize < leastFreeBytes) throw full();
}
