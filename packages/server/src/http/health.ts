import * as z from 'zod/mini';
import type { Context } from '../context.ts';
import { currentMigration } from '../db/migrate.ts';
import type { Api } from './api.ts';

const answer = z.object({
  status: z.string(),
  database: z.object({ kind: z.string(), version: z.string() }),
  migration: z.string(),
});
const failing = z.object({ status: z.string(), detail: z.string() });

/** Whether this process can serve: which database it has, and how far that is migrated. */
export function healthRoute(app: Api, { database, databaseKind, log }: Context): void {
  app.route({
    method: 'GET',
    url: '/healthz',
    schema: { summary: 'Health', tags: ['server'], response: { 200: answer, 503: failing } },
    handler: async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      try {
        return {
          status: 'ok',
          database: { kind: databaseKind, version: `PostgreSQL ${await database.version()}` },
          migration: await currentMigration(database.owner),
        };
      } catch (error) {
        log.warn({ err: error }, 'the database does not answer');
        return reply.code(503).send({ status: 'failing', detail: 'The database does not answer.' });
      }
    },
  });
}
