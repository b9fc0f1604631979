/** Background work of the one who asked for it: how far it is, stopping it, trying it again. */
import { jobAnswer, jobKinds, type JobAnswer } from '@karmik/model/jobs/jobs';
import { pageQuery } from '@karmik/model/kit/paging';
import * as z from 'zod/mini';
import { member } from '../access/access.ts';
import { writeAudit } from '../access/audit.ts';
import type { Context } from '../context.ts';
import { conflict, notFound } from '../http/errors.ts';
import { idParams, type Api } from '../http/api.ts';
import { pageClause, pageOf } from '../http/paging.ts';
import { serverMessages } from '../messages.ts';

interface StoredJob extends Omit<JobAnswer, 'can_retry'> {}

const columns =
  "id, kind, state, done, total, message, cancel_requested and state in ('queued', 'running') as is_stopping, created_at, finished_at";

export function jobRoutes(app: Api, context: Context): void {
  const { jobs } = context;
  const known = Object.keys(jobKinds);
  const toAnswer = (row: StoredJob): JobAnswer => ({
    ...row,
    can_retry: (row.state === 'failed' || row.state === 'cancelled') && jobs.canRetry(row.kind),
  });

  app.route({
    method: 'GET',
    url: '/api/v1/jobs/',
    config: { access: member },
    schema: {
      summary: "One's own background work in the organization, newest first",
      tags: ['jobs'],
      querystring: z.strictObject(pageQuery),
      response: { 200: z.object({ results: z.array(jobAnswer), next: z.nullable(z.string()) }) },
    },
    handler: async (request) => {
      const { tenant, userId } = request.access;
      const { limit, offset } = request.query;
      const rows = await tenant.query<StoredJob>(
        `select ${columns} from job_run where organization_id = $1 and created_by = $2 and kind = any($3) order by created_at desc, id desc ${pageClause(limit, '$4')}`,
        [tenant.organizationId, userId, known, offset],
      );
      return pageOf(request, rows.map(toAnswer), { limit, offset });
    },
  });

  for (const [verb, from, summary] of [
    ['cancel', ['queued', 'running'], 'Ask work to stop at its next step; what it did stays'],
    ['retry', ['failed', 'cancelled'], 'Try work again that failed or was stopped'],
  ] as const)
    app.route({
      method: 'POST',
      url: `/api/v1/jobs/:id/${verb}/`,
      config: { access: member },
      schema: { summary, tags: ['jobs'], params: idParams, response: { 200: jobAnswer } },
      handler: async (request) => {
        const { tenant, userId } = request.access;
        const { id } = request.params;
        const answer = await tenant.transaction(async (inner) => {
          const row = await inner.one<StoredJob>(
            `select ${columns} from job_run where organization_id = $1 and id = $2 and created_by = $3 and kind = any($4) for update`,
            [inner.organizationId, id, userId, known],
          );
          if (!row) throw notFound();
          if (!(from as readonly string[]).includes(row.state))
            throw conflict(serverMessages.jobState({ state: row.state }), 'job_state');
          if (verb === 'cancel') await jobs.cancel(inner, id);
          else if (jobs.canRetry(row.kind)) await jobs.retry(inner, id);
          else throw conflict(serverMessages.notRetryable, 'not_retryable');
          await writeAudit(inner, {
            organizationId: inner.organizationId,
            actorId: userId,
            action: verb === 'cancel' ? 'cancelled' : 'retried',
            objectType: 'job_run',
            objectId: id,
            at: context.clock(),
            requestId: request.id,
            ip: request.ip,
          });
          const after = await inner.one<StoredJob>(
            `select ${columns} from job_run where organization_id = $1 and id = $2`,
            [inner.organizationId, id],
          );
          if (!after) throw notFound();
          return toAnswer(after);
        });
        jobs.wake();
        return answer;
      },
    });
}
