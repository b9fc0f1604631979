/** The endpoints of a kind of request: sending, lists by role, one with its history, editing, and each action (OVT-9). */
import { viewerTypes, type ViewerType } from '@karmik/model/kit/actions';
import { recordAnswer, userRef } from '@karmik/model/kit/answer';
import { bodySchema, patchSchema } from '@karmik/model/kit/schema';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { carried, listed, verbatim } from '@karmik/model/kit/message';
import { messages } from '@karmik/model/kit/messages';
import { looseMoment } from '../entity/moment.ts';
import { insider } from '../access/access.ts';
import { writeAudit } from '../access/audit.ts';
import type { Context } from '../context.ts';
import type { Tenant } from '../db/database.ts';
import type { Body, EntityHooks } from '../entity/hooks.ts';
import { chip } from '../entity/person.ts';
import { exportQuery, sendExport, type ExportWish } from '../entity/export.ts';
import { once } from '../entity/idempotency.ts';
import { Conditions, listQuery, narrow, orderOf, readableFields, selectFrom, type Asked } from '../entity/query.ts';
import { writerOf } from '../entity/resource.ts';
import { createRecord, momentOf, updateRecord, type Writer } from '../entity/write.ts';
import { organizationIdParams, organizationParams, type Api } from '../http/api.ts';
import { conflict, forbidden } from '../http/errors.ts';
import { pageClause, pageOf } from '../http/paging.ts';
import { decide, OwnRequestDenied, readStanding, sendRequest, type RequestKind, type RequestRow } from './decide.ts';
import { historiesOf, historyAnswer } from './history.ts';
import { actionsFor, scopeFor, standingColumns, standsInFor, viewerOf } from './viewer.ts';
import { recordMessages } from '../messages.ts';

const asQuery = z._default(
  z.enum(viewerTypes, { error: carried(messages.choice({ field: verbatim('as'), choices: listed(viewerTypes) })) }),
  'user',
);

const stepAnswer = z.object({
  level: z.number(),
  approver: z.string(),
  state: z.string(),
  candidates: z.array(userRef),
});

/** @throws 403 where the role is not the person's */
function mayLookAs(as: ViewerType, kind: RequestKind, request: FastifyRequest): void {
  if (as === 'hr' && !request.access.can(kind.hrCode, 'read')) throw forbidden();
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Every kind of request that has endpoints, for what goes over all of them. */
    requestKinds: RequestKind[];
  }
}

export function requestRoutes(app: Api, context: Context, path: string, kind: RequestKind, hooks: EntityHooks): void {
  const { entity } = kind;
  app.requestKinds.push(kind);
  const base = `/api/v1/${path}/`;
  const tags = [path.split('/')[0] ?? ''];
  const name = entity.label.en.toLowerCase();
  const moment = looseMoment(context);
  const query = listQuery(entity, moment);
  const listed = z.object({ ...recordAnswer(entity).shape, actions: z.array(z.string()) });
  const detailed = z.object({
    ...listed.shape,
    is_sender: z.boolean(),
    can_edit: z.boolean(),
    histories: z.array(historyAnswer),
    steps: z.array(stepAnswer),
  });

  /** A sender's own scope, for edits. */
  const own: EntityHooks = {
    ...hooks,
    scope: (access, where) => where.add(`r.sender_id = ${where.value(access.userId)}`),
  };

  const detail = async (writer: Pick<Writer, 'access' | 'context'>, tenant: Tenant, id: number, as: ViewerType) => {
    const { access } = writer;
    const { row, viewer } = await readStanding(kind, tenant, writer, id, as, false);
    const [record] = await tenant.query<Body>(
      `${selectFrom(entity, readableFields(entity, access))} where r.organization_id = $1 and r.id = $2`,
      [tenant.organizationId, id],
    );
    const histories = await historiesOf(tenant, entity.name, id);
    const steps = await tenant.query(
      `select s.level, s.approver, s.state, coalesce((select json_agg(${chip('p')} order by p.full_name) from person p where p.organization_id = s.organization_id and p.id = any(s.candidates)), '[]'::json) as candidates
         from approval_step s where s.organization_id = $1 and s.entity = $2 and s.object_id = $3 and s.state <> 'skipped' order by s.level`,
      [tenant.organizationId, entity.name, id],
    );
    return {
      ...record,
      actions: actionsFor(entity, row, viewer),
      is_sender: viewer.isSender,
      can_edit: !kind.isSentElsewhere && as === 'user' && viewer.isSender && isEditable(row.status, histories.length),
      histories,
      steps,
    };
  };
  const isEditable = (status: string, decisions: number): boolean => status === 'Requested' && decisions === 0;

  app.route({
    method: 'GET',
    url: base,
    config: { access: insider },
    schema: {
      summary: `${entity.plural?.en ?? entity.label.en}: one's own, those one is asked about, or all for HR`,
      tags,
      params: organizationParams,
      querystring: z.strictObject({ ...query.schema, as: asQuery }),
      response: { 200: z.object({ results: z.array(listed), next: z.nullable(z.string()), count: z.number() }) },
    },
    handler: async (request) => {
      const { access } = request;
      const { as, ...asked } = request.query as Asked & { as: ViewerType; limit: number; offset: number };
      mayLookAs(as, kind, request);
      const { today } = momentOf(context, access);
      const others = await standsInFor(access, today);
      const where = new Conditions(access.organization.id);
      scopeFor(as, kind, access, others, where);
      narrow(entity, query, asked, access, where);
      const counted = await access.tenant.one<{ n: number }>(
        `select count(*) as n from ${entity.name} r where ${where.where}`,
        [...where.values],
      );
      const viewer = where.value(access.userId);
      const day = `${where.value(today)}::date`;
      const select = selectFrom(entity, readableFields(entity, access)).replace(
        ` from ${entity.name} r`,
        `, ${standingColumns(kind, viewer, day)} from ${entity.name} r`,
      );
      const offset = where.value(asked.offset);
      const rows = await access.tenant.query<RequestRow>(
        `${select} where ${where.where} order by ${orderOf(entity, asked.sort, access)} ${pageClause(asked.limit, offset)}`,
        where.values,
      );
      const results = rows.map((row) => ({
        ...row,
        actions: actionsFor(entity, row, viewerOf(as, row, access, others, kind.hrCode)),
      }));
      return { ...pageOf(request, results, asked), count: counted?.n ?? 0 } as never;
    },
  });

  const { limit: _limit, offset: _offset, ...filters } = query.schema;
  app.route({
    method: 'GET',
    url: `${base}export/`,
    config: { access: insider },
    schema: {
      summary: `All matching ${entity.plural?.en.toLowerCase() ?? name} as a spreadsheet`,
      tags,
      params: organizationParams,
      querystring: z.strictObject({ ...filters, ...exportQuery, as: asQuery }),
    },
    handler: async (request, reply) => {
      const { access } = request;
      const { as, format, language, calendar, ...asked } = request.query as Asked & ExportWish & { as: ViewerType };
      mayLookAs(as, kind, request);
      const others = await standsInFor(access, momentOf(context, access).today);
      const scoped: EntityHooks = {
        scope: (_access, where) => scopeFor(as, kind, access, others, where),
      };
      return sendExport(reply, context, access, entity, scoped, query, asked, { format, language, calendar });
    },
  });

  app.route({
    method: 'GET',
    url: `${base}:id/`,
    config: { access: insider },
    schema: {
      summary: `One ${name} with its history and what the viewer may do`,
      tags,
      params: organizationIdParams,
      querystring: z.strictObject({ as: asQuery }),
      response: { 200: detailed },
    },
    handler: async (request) => {
      mayLookAs(request.query.as, kind, request);
      return (await detail(
        { access: request.access, context },
        request.access.tenant,
        request.params.id,
        request.query.as,
      )) as never;
    },
  });

  for (const [action, { label, input, own: isOwn }] of Object.entries(entity.actions ?? {}))
    app.route({
      method: 'POST',
      url: `${base}:id/${action}/`,
      config: { access: insider },
      schema: {
        summary: `${label.en}: a ${name}`,
        tags,
        params: organizationIdParams,
        querystring: z.strictObject({ as: isOwn ? asQuery : z._default(asQuery, 'supervisor') }),
        // A decision carries what it asks for and no field of the request.
        body: bodySchema(input ?? {}, moment),
        response: { 200: detailed },
      },
      handler: async (request) => {
        const as = request.query.as;
        mayLookAs(as, kind, request);
        const writer = writerOf(context, request);
        const { id } = request.params;
        try {
          const { body } = await once(context, request, async (tenant) => {
            await decide(
              kind,
              tenant,
              writer,
              id,
              action,
              String((request.body as { remark?: string }).remark ?? ''),
              as,
            );
            return { status: 200, body: await detail(writer, tenant, id, as) };
          });
          return body as never;
        } catch (error) {
          if (!(error instanceof OwnRequestDenied)) throw error;
          await writeAudit(request.access.tenant, {
            organizationId: request.access.organization.id,
            actorId: request.access.userId,
            action: 'denied_own_request',
            objectType: entity.name,
            objectId: id,
            after: { action },
            at: context.clock(),
            requestId: request.id,
            ip: request.ip,
          });
          throw forbidden(recordMessages.ownRequest);
        }
      },
    });

  if (kind.isSentElsewhere) return;

  app.route({
    method: 'POST',
    url: base,
    config: { access: insider },
    schema: {
      summary: `Send a ${name}`,
      tags,
      params: organizationParams,
      body: bodySchema(entity.fields, moment),
      response: { 201: detailed },
    },
    handler: async (request, reply) => {
      const writer = writerOf(context, request);
      const { status, body } = await once(context, request, async (tenant) => {
        const id = await createRecord(writer, tenant, entity, hooks, request.body);
        const record = await tenant.one<Body>(`select * from ${entity.name} where organization_id = $1 and id = $2`, [
          tenant.organizationId,
          id,
        ]);
        await sendRequest(kind, tenant, writer, { ...record, id });
        return { status: 201, body: await detail(writer, tenant, id, 'user') };
      });
      return reply.code(status as 201).send(body as never);
    },
  });

  app.route({
    method: 'PATCH',
    url: `${base}:id/edit/`,
    config: { access: insider },
    schema: {
      summary: `Change one's own ${name} while nobody has decided on it`,
      tags,
      params: organizationIdParams,
      body: patchSchema(entity.fields, moment),
      response: { 200: detailed },
    },
    handler: async (request) => {
      const writer = writerOf(context, request);
      const { id } = request.params;
      return (await request.access.tenant.transaction(async (tenant) => {
        const { row, viewer } = await readStanding(kind, tenant, writer, id, 'user', true);
        const decisions = await tenant.query(
          'select 1 from approval_history where organization_id = $1 and entity = $2 and object_id = $3 limit 1',
          [tenant.organizationId, entity.name, id],
        );
        if (!viewer.isSender) throw forbidden();
        if (!isEditable(row.status, decisions.length)) throw conflict(recordMessages.decidedFixed, 'already_decided');
        await updateRecord(writer, tenant, entity, own, id, request.body);
        await tenant.query('delete from approval_step where organization_id = $1 and entity = $2 and object_id = $3', [
          tenant.organizationId,
          entity.name,
          id,
        ]);
        const record = await tenant.one<Body>(`select * from ${entity.name} where organization_id = $1 and id = $2`, [
          tenant.organizationId,
          id,
        ]);
        await sendRequest(kind, tenant, writer, { ...record, id });
        return detail(writer, tenant, id, 'user');
      })) as never;
    },
  });
}
