/** What HR does for somebody whose phone or browser is lost: sessions end, the second step goes. Neither shows or sets a password. */
import { holderOf } from '../../access/access.ts';
import { writeAudit } from '../../access/audit.ts';
import type { Context } from '../../context.ts';
import type { Queries } from '../../db/database.ts';
import { noContent, organizationIdParams, type Api } from '../../http/api.ts';
import { notFound } from '../../http/errors.ts';
import { removeSecondStep } from './second-step.ts';
import { endSessionsOf } from './sessions.ts';

interface Help {
  readonly path: string;
  readonly summary: string;
  readonly action: string;
  readonly carryOut: (queries: Queries, userId: number, now: Date) => Promise<void>;
}

const helps: readonly Help[] = [
  {
    path: 'end-sessions',
    summary: 'End every session of somebody',
    action: 'sessions_ended',
    carryOut: (queries, userId, now) => endSessionsOf(queries, userId, 'ended by HR', now),
  },
  {
    path: 'remove-second-step',
    summary: 'Take the second step and the recovery codes from somebody who lost them; their sessions end',
    action: 'second_step_removed',
    carryOut: async (queries, userId, now) => {
      await removeSecondStep(queries, userId);
      await endSessionsOf(queries, userId, 'second step removed by HR', now);
    },
  },
];

export function accountsOfOthersRoutes(app: Api, context: Context): void {
  const { everywhere } = context.database;
  for (const { path, summary, action, carryOut } of helps)
    app.route({
      method: 'POST',
      url: `/api/v1/org/:org/people/:id/${path}/`,
      config: { access: holderOf('27.00') },
      schema: { summary, tags: ['organization'], params: organizationIdParams, response: { 204: noContent } },
      handler: async (request, reply) => {
        const { organization, tenant, userId } = request.access;
        const { id } = request.params;
        const now = context.clock();
        const person = await tenant.one(
          'select from membership where organization_id = $1 and user_id = $2 and is_current',
          [organization.id, id],
        );
        if (!person) throw notFound();
        await everywhere.transaction(async (queries) => {
          await carryOut(queries, id, now);
          await writeAudit(queries, {
            organizationId: organization.id,
            actorId: userId,
            action,
            objectType: 'user',
            objectId: id,
            at: now,
            requestId: request.id,
            ip: request.ip,
          });
        });
        app.gate.forget();
        return reply.code(204).send(null);
      },
    });
}
