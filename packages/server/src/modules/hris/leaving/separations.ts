/** Separations over the API: beginning one, what blocks it, completing and calling it off. */
import { availableActions, type Viewer } from '@karmik/model/kit/actions';
import { recordAnswer } from '@karmik/model/kit/answer';
import { bodySchema, patchSchema } from '@karmik/model/kit/schema';
import { blocker, blockerText, separation, type Blocker } from '@karmik/model/hris/separation';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { looseMoment } from '../../../entity/moment.ts';
import { holderOf, type Access } from '../../../access/access.ts';
import { writeAudit } from '../../../access/audit.ts';
import { addHistory, historiesOf, historyAnswer } from '../../../approval/history.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import type { Body } from '../../../entity/hooks.ts';
import { exportQuery, sendExport, type ExportWish } from '../../../entity/export.ts';
import { once } from '../../../entity/idempotency.ts';
import { listQuery, type Asked } from '../../../entity/query.ts';
import { listRecords, readRecord, writerOf } from '../../../entity/resource.ts';
import { createRecord, lockRecord, momentOf, updateRecord } from '../../../entity/write.ts';
import { organizationIdParams, organizationParams, type Api } from '../../../http/api.ts';
import { conflict, forbidden, invalid } from '../../../http/errors.ts';
import { announce } from '../../../live/announce.ts';
import { offBoard } from './off-boarding.ts';
import { separationHooks } from './separation-start.ts';

/** What still keeps somebody here: units that have not cleared, then what was lent. */
export async function blockersOf(tenant: Tenant, id: number): Promise<Blocker[]> {
  return tenant.query<Blocker>(
    `select b.kind, b.unit, b.what from separation r
       join separation_type y on y.organization_id = r.organization_id and y.id = r.separation_type_id and y.needs_clearance
      cross join lateral (
        select 'clearance' as kind, d.name as unit, t.title as what, 0 as place, t.id from process_task t
          left join division d on d.organization_id = t.organization_id and d.id = t.unit_id
         where t.organization_id = r.organization_id and t.process = 'Separation' and t.process_id = r.id and t.is_clearance and t.status = 'Open'
        union all
        select 'equipment', null, q.name || ' (' || q.tag || ')', 1, q.id from equipment q
         where q.organization_id = r.organization_id and q.holder_id = r.employee_id and q.archived_at is null) b
      where r.organization_id = $1 and r.id = $2 and r.status = 'In progress' order by b.place, b.unit, b.id`,
    [tenant.organizationId, id],
  );
}

const asHr = z._default(z.enum(['hr'], { error: 'as must be hr' }), 'hr');

const viewerOf = (access: Access, employeeId: number): Viewer => ({
  type: 'hr',
  // Nobody completes or calls off their own.
  isSender: employeeId === access.userId,
  isAdminRoute: true,
  flags: { write: access.can('4.10', 'write') && !access.isAuditUser },
});

export function separationRoutes(app: Api, context: Context): void {
  const base = '/api/v1/hris/:org/separation/';
  const tags = ['hris'];
  const moment = looseMoment(context);
  const query = listQuery(separation, moment);
  const { limit: _limit, offset: _offset, ...filters } = query.schema;
  const answer = recordAnswer(separation);
  const detailed = z.object({
    ...answer.shape,
    actions: z.array(z.string()),
    can_edit: z.boolean(),
    blockers: z.array(blocker),
    histories: z.array(historyAnswer),
  });

  const detail = async (request: FastifyRequest, tenant: Tenant, id: number) => {
    const { access } = request;
    const record = await readRecord(context, access, tenant, separation, {}, id);
    const viewer = viewerOf(access, (record.employee as { id: number }).id);
    return {
      ...record,
      actions: availableActions(separation, { status: String(record.status) }, viewer),
      can_edit: record.status === 'In progress' && viewer.flags.write === true && !viewer.isSender,
      blockers: await blockersOf(tenant, id),
      histories: await historiesOf(tenant, 'separation', id),
    };
  };

  app.route({
    method: 'GET',
    url: base,
    config: { access: holderOf('4.10') },
    schema: {
      summary: 'Separations',
      tags,
      params: organizationParams,
      querystring: z.strictObject({ ...query.schema, as: asHr }),
      response: { 200: z.object({ results: z.array(answer), next: z.nullable(z.string()), count: z.number() }) },
    },
    handler: async (request) => {
      const { as: _as, ...asked } = request.query as Asked & { as: string; limit: number; offset: number };
      return (await listRecords(context, request, separation, {}, query, asked)) as never;
    },
  });

  app.route({
    method: 'GET',
    url: `${base}export/`,
    config: { access: holderOf('4.10') },
    schema: {
      summary: 'All matching separations as a spreadsheet',
      tags,
      params: organizationParams,
      querystring: z.strictObject({ ...filters, ...exportQuery, as: asHr }),
    },
    handler: async (request, reply) => {
      const { as: _as, format, language, calendar, ...asked } = request.query as Asked & ExportWish & { as: string };
      return sendExport(reply, context, request.access, separation, {}, query, asked, { format, language, calendar });
    },
  });

  app.route({
    method: 'POST',
    url: base,
    config: { access: holderOf('4.10') },
    schema: {
      summary: 'Begin a separation, with the tasks and the exit interview of its type',
      tags,
      params: organizationParams,
      body: bodySchema(separation.fields, moment),
      response: { 201: detailed },
    },
    handler: async (request, reply) => {
      if ((request.body as Body).employee === request.access.userId)
        throw forbidden('Nobody begins their own separation; ask to be released instead.');
      const { status, body } = await once(context, request, async (tenant) => {
        const id = await createRecord(writerOf(context, request), tenant, separation, separationHooks, request.body);
        return { status: 201, body: await detail(request, tenant, id) };
      });
      return reply.code(status as 201).send(body as never);
    },
  });

  app.route({
    method: 'GET',
    url: `${base}:id/`,
    config: { access: holderOf('4.10') },
    schema: {
      summary: 'One separation, with what blocks it',
      tags,
      params: organizationIdParams,
      querystring: z.strictObject({ as: asHr }),
      response: { 200: detailed },
    },
    handler: async (request) => (await detail(request, request.access.tenant, request.params.id)) as never,
  });

  const { effective_date, remarks } = separation.fields;
  app.route({
    method: 'PATCH',
    url: `${base}:id/edit/`,
    config: { access: holderOf('4.10') },
    schema: {
      summary: 'Move the day of a separation that is in progress; its open tasks move along',
      tags,
      params: organizationIdParams,
      body: patchSchema({ effective_date, remarks }, moment),
      response: { 200: detailed },
    },
    handler: async (request) => {
      const { access, params } = request;
      return (await access.tenant.transaction(async (tenant) => {
        const before = await lockRecord(tenant, separation, {}, access, params.id);
        if (before.employee === access.userId) throw forbidden();
        if (before.status !== 'In progress') throw conflict('This separation is not in progress any more.', 'settled');
        await updateRecord(writerOf(context, request), tenant, separation, separationHooks, params.id, request.body);
        return detail(request, tenant, params.id);
      })) as never;
    },
  });

  for (const [name, action] of Object.entries(separation.actions ?? {}))
    app.route({
      method: 'POST',
      url: `${base}:id/${name}/`,
      config: { access: holderOf('4.10') },
      schema: {
        summary: `${action.label.en}: a separation`,
        tags,
        params: organizationIdParams,
        querystring: z.strictObject({ as: asHr }),
        body: bodySchema(action.input ?? {}, moment),
        response: { 200: detailed },
      },
      handler: async (request) => {
        const { access, params } = request;
        const remark = String((request.body as { remark?: string }).remark ?? '');
        const { body } = await once(context, request, async (tenant) => {
          const before = await lockRecord(tenant, separation, {}, access, params.id);
          const status = String(before.status);
          if (!action.from.includes(status))
            throw conflict(`This separation is ${status.toLowerCase()} already.`, 'settled');
          const viewer = viewerOf(access, Number(before.employee));
          if (!availableActions(separation, { status }, viewer).includes(name as never)) throw forbidden();
          if (name === 'complete') {
            const blockers = await blockersOf(tenant, params.id);
            if (blockers.length) throw invalid({ non_field_errors: blockers.map(blockerText) });
          }
          await move(request, tenant, context, params.id, status, action.to, remark);
          if (name === 'cancel')
            await tenant.query(
              `update process_task set status = 'Dropped' where organization_id = $1 and process = 'Separation' and process_id = $2 and status = 'Open'`,
              [tenant.organizationId, params.id],
            );
          const { today } = momentOf(context, access);
          if (name === 'complete' && String(before.effective_date) <= today)
            await offBoard(tenant, params.id, { today, now: context.clock(), actorId: access.userId });
          return { status: 200, body: await detail(request, tenant, params.id) };
        });
        app.gate.forget();
        return body as never;
      },
    });
}

async function move(
  { access, id: requestId, ip }: FastifyRequest,
  tenant: Tenant,
  context: Context,
  id: number,
  before: string,
  status: string,
  remark: string,
): Promise<void> {
  const at = context.clock();
  const { organizationId } = tenant;
  await tenant.query('update separation set status = $3, updated_at = $4 where organization_id = $1 and id = $2', [
    organizationId,
    id,
    status,
    at,
  ]);
  await addHistory(tenant, 'separation', id, {
    level: null,
    action: status,
    by: access.userId,
    actingFor: null,
    remark,
    at,
  });
  await writeAudit(tenant, {
    organizationId,
    actorId: access.userId,
    action: status === 'Settled' ? 'completed' : 'cancelled',
    objectType: 'separation',
    objectId: id,
    before: { status: before },
    after: { status, remark },
    at,
    requestId,
    ip,
  });
  await announce(tenant, { organizationId, topic: 'separation', objectId: id });
  await announce(tenant, { organizationId, topic: 'process_task' });
}
