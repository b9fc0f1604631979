/** One's own open sessions, and ending them. */
import { ownSessionAnswer, type OwnSession } from '@karmik/model/account/contracts';
import * as z from 'zod/mini';
import { member, ownSession } from '../../access/access.ts';
import { writeAudit } from '../../access/audit.ts';
import { isOpen } from '../../access/session-rules.ts';
import type { Context } from '../../context.ts';
import { idParams, noContent, type Api } from '../../http/api.ts';
import { notFound } from '../../http/errors.ts';
import { notifyOwner } from './account-notices.ts';
import { endSession, endSessionsOf } from './sessions.ts';

export function ownSessionRoutes(app: Api, context: Context): void {
  const { everywhere } = context.database;

  app.route({
    method: 'GET',
    url: '/api/v1/users/me/sessions/',
    config: { access: member },
    schema: {
      summary: 'Where you are signed in, the last used first',
      tags: ['account'],
      response: { 200: z.object({ results: z.array(ownSessionAnswer) }) },
    },
    handler: async ({ access }) => ({
      results: await everywhere.query<OwnSession>(
        `select s.number as id, s.user_agent, s.ip, s.created_at, s.last_used_at, s.remember as is_remembered, s.id::text = $2 as is_current
           from auth_session s join users u on u.id = s.user_id where s.user_id = $1 and ${isOpen('$3')}
          order by s.id::text = $2 desc, s.last_used_at desc, s.number desc limit 200`,
        [access.accountId, access.sessionId, context.clock()],
      ),
    }),
  });

  app.route({
    method: 'DELETE',
    url: '/api/v1/users/me/sessions/:id/',
    config: { access: ownSession, needsProof: true },
    schema: {
      summary: 'End one of your sessions',
      tags: ['account'],
      params: idParams,
      response: { 204: noContent },
    },
    handler: async (request, reply) => {
      const { userId, accountId, organization } = request.access;
      const now = context.clock();
      const ended = await everywhere.transaction(async (queries) => {
        const session = await queries.one<{ id: string; ip: string; user_agent: string }>(
          'select id, ip, user_agent from auth_session where number = $1 and user_id = $2 and revoked_at is null and expires_at > $3 for update',
          [request.params.id, accountId, now],
        );
        if (!session) throw notFound();
        await endSession(queries, session.id, 'ended by its owner', now);
        await notifyOwner(queries, { accountId, organizationId: null, event: 'session_ended', at: now });
        await writeAudit(queries, {
          organizationId: organization.id,
          actorId: userId,
          action: 'session_ended',
          objectType: 'auth_session',
          objectId: request.params.id,
          before: { ip: session.ip, user_agent: session.user_agent },
          at: now,
          requestId: request.id,
          ip: request.ip,
        });
        return session;
      });
      app.gate.forget(ended.id);
      return reply.code(204).send(null);
    },
  });

  app.route({
    method: 'POST',
    url: '/api/v1/users/me/sessions/end-others/',
    config: { access: ownSession, needsProof: true },
    schema: { summary: 'End all of your sessions but this one', tags: ['account'], response: { 204: noContent } },
    handler: async (request, reply) => {
      const { userId, accountId, organization, sessionId } = request.access;
      const now = context.clock();
      await everywhere.transaction(async (queries) => {
        await endSessionsOf(queries, accountId, 'ended by its owner', now, sessionId);
        await notifyOwner(queries, { accountId, organizationId: null, event: 'other_sessions_ended', at: now });
        await writeAudit(queries, {
          organizationId: organization.id,
          actorId: userId,
          action: 'other_sessions_ended',
          objectType: 'user',
          objectId: userId,
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
