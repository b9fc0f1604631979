/** What waits for somebody to say whose it is, and how devices are doing, for HR. */
import { deviceStatus, unmatchedPunch } from '@karmik/model/attendance/device';
import { requiresPermission } from '../../../access/access.ts';
import { writeAudit } from '../../../access/audit.ts';
import type { Context } from '../../../context.ts';
import { mountLists } from '../../../entity/list-routes.ts';
import { scopeView } from '../../../entity/scope.ts';
import { noContent, organizationIdParams, type Api } from '../../../http/api.ts';
import { notFound } from '../../../http/errors.ts';
import { announce } from '../../../live/announce.ts';

export function deviceLists(app: Api, context: Context): void {
  const access = requiresPermission('5.02');
  const unmatched = '/api/v1/attendance/:org/unmatched-punch/';
  mountLists(app, context, {
    entity: unmatchedPunch,
    base: unmatched,
    access,
    summary: 'Lines of attendance devices without an employee yet',
    viewFor: () => scopeView(context, unmatchedPunch, ['organization']),
  });
  mountLists(app, context, {
    entity: deviceStatus,
    base: '/api/v1/attendance/:org/device-status/',
    access,
    summary: 'When each attendance device was last seen, and how its clock goes',
    viewFor: () => scopeView(context, deviceStatus, ['organization']),
  });

  app.route({
    method: 'DELETE',
    url: `${unmatched}:id/`,
    config: { access },
    schema: {
      summary: 'Dismiss an unmatched punch',
      tags: ['attendance'],
      params: organizationIdParams,
      response: { 204: noContent },
    },
    handler: async (request, reply) => {
      const { access: who, params } = request;
      await who.tenant.transaction(async (tenant) => {
        const gone = await tenant.one<{ device_id: number; line: string; reason: string }>(
          'delete from unmatched_punch where organization_id = $1 and id = $2 returning device_id, line, reason',
          [tenant.organizationId, params.id],
        );
        if (!gone) throw notFound();
        await writeAudit(tenant, {
          organizationId: tenant.organizationId,
          actorId: who.userId,
          action: 'deleted',
          objectType: unmatchedPunch.name,
          objectId: params.id,
          before: { ...gone },
          at: context.clock(),
          requestId: request.id,
          ip: request.ip,
        });
        await announce(tenant, {
          organizationId: tenant.organizationId,
          topic: unmatchedPunch.name,
          objectId: params.id,
        });
      });
      return reply.code(204).send(null);
    },
  });
}
