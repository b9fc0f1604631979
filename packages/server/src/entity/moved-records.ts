/**
 * Routes of records that HR moves on by the actions of their declaration, without approval: the list, its spreadsheet, one record with
 * what the viewer may do, and a route for each action.
 */
import { availableActions, type Viewer } from '@karmik/model/kit/actions';
import { recordAnswer } from '@karmik/model/kit/answer';
import type { Entity } from '@karmik/model/kit/entity';
import type { PermissionCode } from '@karmik/model/kit/permissions';
import { bodySchema } from '@karmik/model/kit/schema';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { holderOf, type Access } from '../access/access.ts';
import { historiesOf, historyAnswer } from '../approval/history.ts';
import type { Context } from '../context.ts';
import type { Tenant } from '../db/database.ts';
import { organizationIdParams, organizationParams, type Api } from '../http/api.ts';
import { conflict, forbidden } from '../http/errors.ts';
import { exportQuery, sendExport, type ExportWish } from './export.ts';
import type { Body, EntityHooks } from './hooks.ts';
import { once } from './idempotency.ts';
import { listQuery, type Asked } from './query.ts';
import { listRecords, readRecord, writerOf } from './resource.ts';
import { looseMoment } from './moment.ts';
import { lockRecord, type Writer } from './write.ts';

export interface RecordMove {
  readonly id: number;
  readonly name: string;
  readonly to: string;
  /** The record as it was, in the form of a body; its row is locked. */
  readonly before: Body;
  /** What the action asked for. */
  readonly input: Body;
}

export interface MovedRecords {
  /** Has a `status` and actions, whose flag is `write`. */
  readonly entity: Entity;
  /** Under the API root, with slashes at both ends. */
  readonly base: string;
  /** Who reads; whoever holds it to write moves the records on. */
  readonly code: PermissionCode;
  readonly hooks: EntityHooks;
  /** What several are, for the API's description, and one in the middle of a sentence. */
  readonly many: string;
  readonly one: string;
  /** What the answer has besides the record, its actions and its history. */
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
  more?(request: FastifyRequest, tenant: Tenant, record: Body): Promise<Body>;
  move(writer: Writer, tenant: Tenant, move: RecordMove): Promise<void>;
  /** Actions that need more than the transaction of one organisation, by name. */
  readonly instead?: Readonly<Record<string, (request: FastifyRequest, id: number, input: Body) => Promise<void>>>;
}

const asHr = z._default(z.enum(['hr'], { error: 'as must be hr' }), 'hr');

/** @returns how a record is answered, for the routes that a module adds */
export function mountMovedRecords(app: Api, context: Context, records: MovedRecords) {
  const { entity, base, code, hooks, many, one } = records;
  const tags = [base.split('/')[3] ?? ''];
  const config = { access: holderOf(code) };
  const moment = looseMoment(context);
  const query = listQuery(entity, moment);
  const { limit: _limit, offset: _offset, ...filters } = query.schema;
  const answer = recordAnswer(entity);
  const detailed = z.object({
    ...answer.shape,
    actions: z.array(z.string()),
    histories: z.array(historyAnswer),
    ...records.shape,
  });
  const viewerOf = (access: Access): Viewer => ({
    type: 'hr',
    isSender: false,
    isAdminRoute: true,
    flags: { write: access.can(code, 'write') && !access.isAuditUser },
  });

  const detail = async (request: FastifyRequest, tenant: Tenant, id: number): Promise<Body> => {
    const { access } = request;
    const record = await readRecord(context, access, tenant, entity, hooks, id);
    return {
      ...record,
      actions: availableActions(entity, { status: String(record.status) }, viewerOf(access)),
      histories: await historiesOf(tenant, entity.name, id),
      ...(await records.more?.(request, tenant, record)),
    };
  };

  app.route({
    method: 'GET',
    url: base,
    config,
    schema: {
      summary: many,
      tags,
      params: organizationParams,
      querystring: z.strictObject({ ...query.schema, as: asHr }),
      response: { 200: z.object({ results: z.array(answer), next: z.nullable(z.string()), count: z.number() }) },
    },
    handler: async (request) => {
      const { as: _as, ...asked } = request.query as Asked & { as: string; limit: number; offset: number };
      return (await listRecords(context, request, entity, hooks, query, asked)) as never;
    },
  });

  app.route({
    method: 'GET',
    url: `${base}export/`,
    config,
    schema: {
      summary: `${many}, as a spreadsheet`,
      tags,
      params: organizationParams,
      querystring: z.strictObject({ ...filters, ...exportQuery, as: asHr }),
    },
    handler: async (request, reply) => {
      const { as: _as, format, language, calendar, ...asked } = request.query as Asked & ExportWish & { as: string };
      const wish = { format, language, calendar };
      return sendExport(reply, context, request.access, entity, hooks, query, asked, wish);
    },
  });

  app.route({
    method: 'GET',
    url: `${base}:id/`,
    config,
    schema: {
      summary: `One ${one}, with what the viewer may do`,
      tags,
      params: organizationIdParams,
      querystring: z.strictObject({ as: asHr }),
      response: { 200: detailed },
    },
    handler: async (request) => (await detail(request, request.access.tenant, request.params.id)) as never,
  });

  for (const [name, action] of Object.entries(entity.actions ?? {}))
    app.route({
      method: 'POST',
      url: `${base}:id/${name}/`,
      config,
      schema: {
        summary: `${action.label.en}: a ${one}`,
        tags,
        params: organizationIdParams,
        querystring: z.strictObject({ as: asHr }),
        body: bodySchema(action.input ?? {}, moment),
        response: { 200: detailed },
      },
      handler: async (request) => {
        const { access, params } = request;
        const input = request.body as Body;
        const otherwise = records.instead?.[name];
        if (otherwise) {
          // The record is there for whoever asks, before anything else happens.
          await readRecord(context, access, access.tenant, entity, hooks, params.id);
          await otherwise(request, params.id, input);
          return (await detail(request, access.tenant, params.id)) as never;
        }
        const { body } = await once(context, request, async (tenant) => {
          const before = await lockRecord(tenant, entity, hooks, access, params.id);
          const status = String(before.status);
          if (!action.from.includes(status)) throw conflict(`This ${one} is ${status.toLowerCase()} now.`, 'moved');
          if (!availableActions(entity, { status }, viewerOf(access)).includes(name)) throw forbidden();
          const move = { id: params.id, name, to: action.to, before, input };
          await records.move(writerOf(context, request), tenant, move);
          return { status: 200, body: await detail(request, tenant, params.id) };
        });
        return body as never;
      },
    });

  return { detail, detailed, mayWrite: (access: Access) => viewerOf(access).flags.write === true };
}
