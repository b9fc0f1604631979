/** Organization → Reports: what was mailed, and who signed in. */
import { labels } from '@karmik/model/kit/labels';
import { pageQuery } from '@karmik/model/kit/paging';
import { textSchema } from '@karmik/model/kit/text-schema';
import * as z from 'zod/mini';
import {
  emailLogAnswer,
  emailLogDetail,
  emailStates,
  exportLogAnswer,
  loginLogAnswer,
} from '@karmik/model/organization/logs';
import { requiresPermission } from '../../access/access.ts';
import type { Context } from '../../context.ts';
import { personJson } from '../../entity/person.ts';
import { conflict, notFound } from '../../http/errors.ts';
import { noContent, organizationIdParams, organizationParams, type Api } from '../../http/api.ts';
import { containing, pageClause, pageOf } from '../../http/paging.ts';
import { writeAudit } from '../../access/audit.ts';
import { organizationMessages } from '@karmik/model/organization/messages';
import { sendsMail } from '../../mail/mail.ts';
import { canHandOver, isInLog } from '../account/hand-over.ts';

const search = z.optional(textSchema(labels.search, { max: 100, required: false }));
const page = <T extends z.ZodMiniType>(item: T) => z.object({ results: z.array(item), next: z.nullable(z.string()) });

/** Holds for a row `l` of the log that was not sent and still has what it would say at a moment. */
const canSendAgain = (now: string): string =>
  `(l.state in ('failed', 'held') and (l.body <> '' or coalesce(l.sealed_body is not null and l.expires_at > ${now}, false)))`;

export function organizationLogRoutes(app: Api, context: Context): void {
  app.route({
    method: 'GET',
    url: '/api/v1/org/:org/email-logs/',
    config: { access: requiresPermission('2.02') },
    schema: {
      summary: 'Emails of the organization, newest first',
      tags: ['organization'],
      params: organizationParams,
      querystring: z.strictObject({ ...pageQuery, search, state: z.optional(z.enum(emailStates)) }),
      response: { 200: page(emailLogAnswer) },
    },
    handler: async (request) => {
      const { tenant } = request.access;
      const { limit, offset, search: wanted, state } = request.query;
      const rows = await tenant.query(
        `select id, kind, to_address, to_name, subject, state, attempts, error, created_at, sent_at from email_log l
          where organization_id = $1 and ${isInLog} and ($2::text is null or to_address ilike $2 or to_name ilike $2 or subject ilike $2) and ($3::text is null or state = $3)
          order by created_at desc, id desc ${pageClause(limit, '$4')}`,
        [tenant.organizationId, wanted ? containing(wanted) : null, state ?? null, offset],
      );
      return pageOf(request, rows as z.infer<typeof emailLogAnswer>[], { limit, offset });
    },
  });

  app.route({
    method: 'GET',
    url: '/api/v1/org/:org/email-logs/:id/',
    config: { access: requiresPermission('2.02') },
    schema: {
      summary: 'One mail with its text',
      tags: ['organization'],
      params: organizationIdParams,
      response: { 200: emailLogDetail },
    },
    handler: async (request) => {
      const { tenant, userId } = request.access;
      const row = await tenant.one<z.infer<typeof emailLogDetail>>(
        `select l.id, l.kind, l.to_address, l.to_name, l.subject, l.body, l.state, l.attempts, l.error, l.created_at, l.sent_at, ${canHandOver('$3')} as can_hand_over,
                ${canSendAgain('$3')} as can_send_again
           from email_log l where l.organization_id = $1 and l.id = $2 and ${isInLog}`,
        [tenant.organizationId, request.params.id, context.clock()],
      );
      if (!row) throw notFound();
      // A notification may tell what is not everyone's: who read it is worth knowing.
      await writeAudit(tenant, {
        organizationId: tenant.organizationId,
        actorId: userId,
        action: 'read',
        objectType: 'email_log',
        objectId: row.id,
        at: context.clock(),
        requestId: request.id,
        ip: request.ip,
      });
      return row;
    },
  });

  app.route({
    method: 'POST',
    url: '/api/v1/org/:org/email-logs/:id/send-again/',
    config: { access: requiresPermission('2.02') },
    schema: {
      summary: 'Send a mail again that could not be sent',
      tags: ['organization'],
      params: organizationIdParams,
      response: { 204: noContent },
    },
    handler: async (request, reply) => {
      const { tenant, userId } = request.access;
      const { organizationId } = tenant;
      const now = context.clock();
      const { id } = request.params;
      await tenant.transaction(async (queries) => {
        const mail = await queries.one<{ can_send_again: boolean; is_from_installation: boolean; to_address: string }>(
          `select ${canSendAgain('$3')} as can_send_again, l.is_from_installation, l.to_address
             from email_log l where l.organization_id = $1 and l.id = $2 and ${isInLog} for update`,
          [organizationId, id, now],
        );
        if (!mail) throw notFound();
        if (!mail.can_send_again) throw conflict(organizationMessages.mailGone, 'mail_gone');
        if (!(await sendsMail(queries, context, { organizationId, isFromInstallation: mail.is_from_installation })))
          throw conflict(organizationMessages.noMailServer, 'no_mail_server');
        await queries.query(
          `update email_log set state = 'queued', attempts = 0, error = '', next_attempt_at = null where organization_id = $1 and id = $2`,
          [organizationId, id],
        );
        await writeAudit(queries, {
          organizationId,
          actorId: userId,
          action: 'sent_again',
          objectType: 'email_log',
          objectId: id,
          after: { to: mail.to_address },
          at: now,
          requestId: request.id,
          ip: request.ip,
        });
      });
      return reply.code(204).send(null);
    },
  });

  app.route({
    method: 'GET',
    url: '/api/v1/org/:org/login-logs/',
    config: { access: requiresPermission('2.02') },
    schema: {
      summary: 'Sign-ins of the organization, newest first',
      tags: ['organization'],
      params: organizationParams,
      querystring: z.strictObject({ ...pageQuery, search }),
      response: { 200: page(loginLogAnswer) },
    },
    handler: async (request) => {
      const { tenant } = request.access;
      const { limit, offset, search: wanted } = request.query;
      const rows = await tenant.query<z.infer<typeof loginLogAnswer>>(
        `select l.id, ${personJson('p')} as user,
                l.outcome, l.ip, l.user_agent, l.at
           from login_log l join person p on p.organization_id = l.organization_id and p.id = l.user_id
          where l.organization_id = $1 and ($2::text is null or p.full_name ilike $2 or l.ip ilike $2)
          order by l.at desc, l.id desc ${pageClause(limit, '$3')}`,
        [tenant.organizationId, wanted ? containing(wanted) : null, offset],
      );
      return pageOf(request, rows, { limit, offset });
    },
  });

  app.route({
    method: 'GET',
    url: '/api/v1/org/:org/export-logs/',
    config: { access: requiresPermission('2.02') },
    schema: {
      summary: 'Spreadsheets that left the organization, newest first',
      tags: ['organization'],
      params: organizationParams,
      querystring: z.strictObject({ ...pageQuery, search }),
      response: { 200: page(exportLogAnswer) },
    },
    handler: async (request) => {
      const { tenant } = request.access;
      const { limit, offset, search: wanted } = request.query;
      const rows = await tenant.query<z.infer<typeof exportLogAnswer>>(
        `select l.id, ${personJson('p')} as user,
                l.entity, l.format, l.row_count, l.created_at, l.finished_at
           from export_log l join person p on p.organization_id = l.organization_id and p.id = l.user_id
          where l.organization_id = $1 and ($2::text is null or p.full_name ilike $2 or l.entity ilike $2)
          order by l.created_at desc, l.id desc ${pageClause(limit, '$3')}`,
        [tenant.organizationId, wanted ? containing(wanted) : null, offset],
      );
      return pageOf(request, rows, { limit, offset });
    },
  });
}
