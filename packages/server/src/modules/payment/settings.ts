/** The secret of the eSewa connection, which is set and never shown, and how codes are stored. */
import { carried } from '@karmik/model/kit/message';
import { bilingual } from '@karmik/model/kit/text';
import { messages } from '@karmik/model/kit/messages';
import { paymentEndpoints } from '@karmik/model/payment/endpoints';
import { esewaSecret } from '@karmik/model/payment/esewa';
import { swiftCodeOf, type swiftCode } from '@karmik/model/payment/swift';
import * as z from 'zod/mini';
import { requiresPermission } from '../../access/access.ts';
import { writeAudit } from '../../access/audit.ts';
import { seal } from '../../access/sealed.ts';
import type { Context } from '../../context.ts';
import type { EntityHooks } from '../../entity/hooks.ts';
import { organizationParams, type Api } from '../../http/api.ts';

export const swiftCodeHooks: EntityHooks<typeof swiftCode> = {
  beforeSave: async (_write, body) => void (body.code = swiftCodeOf(body.code)),
};

const label = bilingual('Secret', 'गोप्य सङ्केत');

export function esewaSecretRoutes(app: Api, context: Context): void {
  const url = `/api/v1/${paymentEndpoints.esewaSetting}/secret/`;
  const config = { access: requiresPermission('26.00') };
  const shared = { params: organizationParams, tags: ['payment'] };

  app.route({
    method: 'GET',
    url,
    config,
    schema: { summary: 'Whether the eSewa connection has a secret', ...shared, response: { 200: esewaSecret } },
    handler: async ({ access: { tenant } }) => ({
      is_set:
        (await tenant.one('select from esewa_secret where organization_id = $1', [tenant.organizationId])) !==
        undefined,
    }),
  });

  app.route({
    method: 'PUT',
    url,
    config,
    schema: {
      summary: 'Set the secret of the eSewa connection; an empty one removes it. It is never shown again',
      ...shared,
      body: z.strictObject({
        secret: z
          .string({ error: carried(messages.wrongType({ field: label, format: bilingual('text', 'पाठ') })) })
          .check(z.maxLength(500, { error: carried(messages.tooLong({ field: label, most: 500 })) })),
      }),
      response: { 200: esewaSecret },
    },
    handler: async (request) => {
      const { access, body } = request;
      const isSet = body.secret !== '';
      await access.tenant.transaction(async (tenant) => {
        const { organizationId } = tenant;
        if (isSet)
          await tenant.query(
            `insert into esewa_secret (organization_id, sealed, set_at) values ($1, $2, $3)
             on conflict (organization_id) do update set sealed = excluded.sealed, set_at = excluded.set_at`,
            [organizationId, seal(context.secrets, 'esewa', organizationId, Buffer.from(body.secret)), context.clock()],
          );
        else await tenant.query('delete from esewa_secret where organization_id = $1', [organizationId]);
        await writeAudit(tenant, {
          organizationId,
          actorId: access.userId,
          action: isSet ? 'secret_set' : 'secret_removed',
          objectType: 'esewa_setting',
          objectId: organizationId,
          at: context.clock(),
          requestId: request.id,
          ip: request.ip,
        });
      });
      return { is_set: isSet };
    },
  });
}
