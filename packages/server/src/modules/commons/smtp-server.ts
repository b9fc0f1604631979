/** The password of an organisation's mail server, and trying the server. The rest of it goes by the general endpoints. */
import { carried } from '@karmik/model/kit/message';
import { bilingual } from '@karmik/model/kit/text';
import { labels } from '@karmik/model/kit/labels';
import { smtpPassword, smtpTest } from '@karmik/model/commons/smtp-server';
import { messages } from '@karmik/model/kit/messages';
import * as z from 'zod/mini';
import { requiresPermission } from '../../access/access.ts';
import { writeAudit } from '../../access/audit.ts';
import { seal } from '../../access/sealed.ts';
import type { Context } from '../../context.ts';
import { organizationParams, type Api } from '../../http/api.ts';
import { refused } from '../../http/errors.ts';
import { compose, languagesOf, wordsOf } from '../../mail/compose.ts';
import { ownServer } from '../../mail/own-server.ts';
import { serverMessages } from '../../messages.ts';

export function smtpServerRoutes(app: Api, context: Context): void {
  const url = '/api/v1/commons/:org/smtp-server/';
  const config = { access: requiresPermission('10.09') };
  const shared = { params: organizationParams, tags: ['commons'] };

  app.route({
    method: 'GET',
    url: `${url}password/`,
    config,
    schema: { summary: 'Whether the mail server has a password', ...shared, response: { 200: smtpPassword } },
    handler: async ({ access: { tenant } }) => ({
      is_set:
        (await tenant.one('select from smtp_password where organization_id = $1', [tenant.organizationId])) !==
        undefined,
    }),
  });

  app.route({
    method: 'PUT',
    url: `${url}password/`,
    config,
    schema: {
      summary: 'Set the password of the mail server; an empty one takes it away. It is never told again',
      ...shared,
      body: z.strictObject({
        password: z
          .string({ error: carried(messages.wrongType({ field: labels.password, format: bilingual('text', 'पाठ') })) })
          .check(z.maxLength(500, { error: carried(messages.tooLong({ field: labels.password, most: 500 })) })),
      }),
      response: { 200: smtpPassword },
    },
    handler: async (request) => {
      const { access, body } = request;
      const isSet = body.password !== '';
      await access.tenant.transaction(async (tenant) => {
        const { organizationId } = tenant;
        if (isSet)
          await tenant.query(
            `insert into smtp_password (organization_id, sealed, set_at) values ($1, $2, $3)
             on conflict (organization_id) do update set sealed = excluded.sealed, set_at = excluded.set_at`,
            [
              organizationId,
              seal(context.secrets, 'smtp', organizationId, Buffer.from(body.password)),
              context.clock(),
            ],
          );
        else await tenant.query('delete from smtp_password where organization_id = $1', [organizationId]);
        await writeAudit(tenant, {
          organizationId,
          actorId: access.userId,
          action: isSet ? 'password_set' : 'password_removed',
          objectType: 'smtp_server',
          objectId: organizationId,
          at: context.clock(),
          requestId: request.id,
          ip: request.ip,
        });
      });
      return { is_set: isSet };
    },
  });

  app.route({
    method: 'POST',
    url: `${url}test/`,
    // Someone's own mailbox is no target for floods, and each try holds a connection.
    config: { ...config, rateLimit: { max: 10, timeWindow: '10 minutes' } },
    schema: {
      summary: 'Send a test mail to oneself by the stored mail server',
      ...shared,
      response: { 200: smtpTest },
    },
    handler: async ({ access }) => {
      const { tenant, organization } = access;
      const me = await tenant.one<{ email: string | null; full_name: string }>(
        `select coalesce(u.email, e.email) as email, p.full_name from users u join person p on p.organization_id = $1 and p.id = u.id
           left join employee e on e.organization_id = $1 and e.user_id = u.id where u.id = $2`,
        [tenant.organizationId, access.userId],
      );
      if (!me?.email) throw refused(serverMessages.noTestAddress);
      try {
        const server = await ownServer(context, tenant, tenant.organizationId, { evenIfResting: true });
        if (!server) throw refused(serverMessages.noMailServer);
        const language = (await languagesOf(context.database.everywhere, [access.accountId])).get(access.accountId);
        const words = await wordsOf(tenant, tenant.organizationId, 'Mail server test', language);
        const { subject, body } = compose(words, { full_name: me.full_name, organization: organization.name });
        await server.transport.sendMail({
          from: server.from,
          to: { name: me.full_name, address: me.email },
          subject,
          text: body,
        });
        return { is_sent: true, to: me.email, answer: '' };
      } catch (error) {
        if (!(error instanceof Error) || 'status' in error) throw error;
        return { is_sent: false, to: me.email, answer: error.message.slice(0, 300) };
      }
    },
  });
}
