/** What waits for someone to say whose it is, and how devices are doing, for HR. */
import { attendanceDevice, deviceAddressBody, deviceStatus, unmatchedPunch } from '@karmik/model/attendance/device';
import { requiresPermission } from '../../../access/access.ts';
import { writeAudit } from '../../../access/audit.ts';
import type { Context } from '../../../context.ts';
import { mountLists } from '../../../entity/list-routes.ts';
import { scopeView } from '../../../entity/scope.ts';
import { noContent, organizationIdParams, type Api } from '../../../http/api.ts';
import { conflict, notFound } from '../../../http/errors.ts';
import { announce } from '../../../live/announce.ts';
import { attendanceMessages } from '../messages.ts';

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

  for (const [name, isApproved] of [
    ['approve', true],
    ['reject', false],
  ] as const)
    app.route({
      method: 'POST',
      url: `/api/v1/attendance/:org/device-status/:id/${name}/`,
      config: { access },
      schema: {
        summary: isApproved
          ? 'Let a device send from the address that it waits at'
          : 'Dismiss the address that a device waits at; it goes on waiting when it comes from there again',
        tags: ['attendance'],
        params: organizationIdParams,
        body: deviceAddressBody,
        response: { 204: noContent },
      },
      handler: async (request, reply) => {
        const { access: who, params, body } = request;
        const at = context.clock();
        await who.tenant.transaction(async (tenant) => {
          const { organizationId } = tenant;
          const device = await tenant.one('select from attendance_device where organization_id = $1 and id = $2', [
            organizationId,
            params.id,
          ]);
          if (!device) throw notFound();
          // The address that was read is named, so that no device is approved that came in between.
          const held = await tenant.one<{ approved_address: string | null }>(
            `select approved_address from device_admission
              where organization_id = $1 and device_id = $2 and waiting_address = $3 for update`,
            [organizationId, params.id, body.address],
          );
          if (!held) throw conflict(attendanceMessages.notWaiting({ address: body.address }), 'not_waiting');
          await tenant.query(
            `update device_admission set waiting_address = null, waiting_since = null,
                    approved_address = case when $3 then $4 else approved_address end,
                    approved_at = case when $3 then $5 else approved_at end, approved_by = case when $3 then $6 else approved_by end
              where organization_id = $1 and device_id = $2`,
            [organizationId, params.id, isApproved, body.address, at, who.userId],
          );
          await writeAudit(tenant, {
            organizationId,
            actorId: who.userId,
            action: isApproved ? 'device_approved' : 'device_rejected',
            objectType: attendanceDevice.name,
            objectId: params.id,
            before: { address: held.approved_address },
            after: { address: body.address },
            at,
            requestId: request.id,
            ip: request.ip,
          });
          await announce(tenant, { organizationId, topic: deviceStatus.name, objectId: params.id });
        });
        return reply.code(204).send(null);
      },
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
