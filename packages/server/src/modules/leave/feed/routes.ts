/** One's own calendar link: made, withdrawn, and read by calendar programs. */
import {
  calendarLink,
  calendarLinkBody,
  calendarLinkPath,
  madeCalendarLink,
  type CalendarLink,
} from '@karmik/model/leave/feed';
import { anyone, organizationMember, type Access } from '../../../access/access.ts';
import { writeAudit } from '../../../access/audit.ts';
import { newOpaqueToken, hashOf } from '../../../access/tokens.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import { organizationParams, type Api } from '../../../http/api.ts';
import { forbidden, notFound } from '../../../http/errors.ts';
import { feedOf } from './feed.ts';

const feedPath = (secret: string): string => `/api/v1/leave-calendar/${secret}/leave.ics`;

/** Writes down that someone made or withdrew their link. */
const audit = (tenant: Tenant, { userId }: Access, action: 'created' | 'withdrawn', at: Date): Promise<void> =>
  writeAudit(tenant, {
    organizationId: tenant.organizationId,
    actorId: userId,
    action,
    objectType: 'leave_calendar_link',
    objectId: userId,
    at,
  });

export function leaveFeedRoutes(app: Api, context: Context): void {
  const url = `/api/v1/${calendarLinkPath}/`;
  const shared = { tags: ['leave'], params: organizationParams };

  app.route({
    method: 'GET',
    url,
    config: { access: organizationMember },
    schema: { summary: 'Whether one has a calendar link, and since when', ...shared, response: { 200: calendarLink } },
    handler: async ({ access: { tenant, userId } }) => {
      const link = await tenant.one<CalendarLink>(
        'select made_at, layers, is_busy_only from leave_feed where organization_id = $1 and user_id = $2',
        [tenant.organizationId, userId],
      );
      return link ?? { made_at: null, ...calendarLinkBody.parse({}) };
    },
  });

  app.route({
    method: 'POST',
    url,
    config: { access: organizationMember },
    schema: {
      summary: "Make a link by which calendar programs read one's own calendar; the one before stops working",
      ...shared,
      body: calendarLinkBody,
      response: { 201: madeCalendarLink },
    },
    handler: async ({ access, body }, reply) => {
      if (access.isAuditUser) throw forbidden();
      const layers = [...new Set(body.layers)];
      const secret = newOpaqueToken();
      const at = context.clock();
      await access.tenant.transaction(async (tenant) => {
        await tenant.query(
          `insert into leave_feed (organization_id, user_id, hash, made_at, layers, is_busy_only) values ($1, $2, $3, $4, $5, $6)
           on conflict (organization_id, user_id) do update set hash = excluded.hash, made_at = excluded.made_at, layers = excluded.layers, is_busy_only = excluded.is_busy_only`,
          [tenant.organizationId, access.userId, hashOf(secret), at, layers, body.is_busy_only],
        );
        await audit(tenant, access, 'created', at);
      });
      return reply
        .code(201)
        .header('cache-control', 'no-store')
        .send({
          address: `${context.config.publicUrl}${feedPath(secret)}`,
          made_at: at.toISOString(),
          layers,
          is_busy_only: body.is_busy_only,
        });
    },
  });

  app.route({
    method: 'DELETE',
    url,
    config: { access: organizationMember },
    schema: { summary: "Withdraw one's calendar link", ...shared },
    handler: async ({ access }, reply) => {
      await access.tenant.transaction(async (tenant) => {
        const link = await tenant.one(
          'delete from leave_feed where organization_id = $1 and user_id = $2 returning 1',
          [tenant.organizationId, access.userId],
        );
        if (!link) throw notFound();
        await audit(tenant, access, 'withdrawn', context.clock());
      });
      return reply.code(204).send();
    },
  });

  // Outside of the description for programs; a line of the log would hold the secret.
  app.route<{ Params: { secret: string } }>({
    method: 'GET',
    url: feedPath(':secret'),
    config: { access: anyone, isUntraced: true, rateLimit: { max: 60, timeWindow: 60_000 } },
    schema: { hide: true },
    handler: async ({ params }, reply) => {
      const feed = await feedOf(context, params.secret);
      if (feed === undefined) throw notFound();
      return reply.type('text/calendar; charset=utf-8').header('cache-control', 'private, no-store').send(feed);
    },
  });
}
