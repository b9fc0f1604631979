/** The general endpoints of an entity, mounted from its declaration. */
import { carried } from '@karmik/model/kit/message';
import { labels } from '@karmik/model/kit/labels';
import { nameFieldOf, type Entity } from '@karmik/model/kit/entity';
import { recordAnswer } from '@karmik/model/kit/answer';
import { messages } from '@karmik/model/kit/messages';
import { bodySchema, patchSchema } from '@karmik/model/kit/schema';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { holderOf, insider, type Access } from '../access/access.ts';
import type { Context } from '../context.ts';
import type { Tenant } from '../db/database.ts';
import { noContent, organizationIdParams, organizationParams, type Api } from '../http/api.ts';
import { notFound } from '../http/errors.ts';
import { pageClause, pageOf } from '../http/paging.ts';
import { exportQuery, sendExport, type ExportWish } from './export.ts';
import type { Body, EntityHooks } from './hooks.ts';
import { once } from './idempotency.ts';
import { importRecords } from './import.ts';
import { importRoute, uploadedSheet } from './import-route.ts';
import {
  Conditions,
  listQuery,
  inAll,
  narrow,
  readableFields,
  selectFrom,
  selectPage,
  type Asked,
  type ListQuery,
} from './query.ts';
import { looseMoment } from './moment.ts';
import { mountOptions } from './options.ts';
import { logReading, narrowToReader } from './reading.ts';
import { finishRecords } from './record.ts';
import { mountSingle } from './single.ts';
import { replaceRecord } from './replace.ts';
import { createRecord, deleteRecord, lockRecord, restoreRecord, updateRecord, type Writer } from './write.ts';

/** A page of records and how many there are in all. */
export async function listRecords(
  context: Context,
  request: FastifyRequest,
  entity: Entity,
  hooks: EntityHooks,
  query: ListQuery,
  asked: Asked & { limit: number; offset: number },
) {
  const { access } = request;
  const fields = readableFields(entity, access);
  const where = new Conditions(access.organization.id);
  narrowToReader(context, entity, hooks, access, where);
  narrow(entity, query, asked, access, where);
  const { limit, offset } = asked;
  const values = [...where.values];
  // A search folds the case of every text, so it counts what it finds in one go.
  const isCounted = asked.search !== undefined;
  const page = pageClause(limit, `$${values.length + 1}`);
  const found = await access.tenant.query<Body>(
    selectPage(entity, fields, where, asked.sort, access, { page, isCounted }),
    [...values, offset],
  );
  const counted =
    (found[0]?.[inAll] as number | undefined) ??
    (await access.tenant.one<{ n: number }>(`select count(*) as n from ${entity.name} r where ${where.where}`, values))
      ?.n;
  const rows = found.map(({ [inAll]: _count, ...row }) => row);
  finishRecords(context, access, rows, fields);
  await logReading(context, access, access.tenant, entity, rows);
  return { ...pageOf(request, rows, { limit, offset }), count: counted ?? 0 };
}

/** One record as the person may see it. @throws 404 */
export async function readRecord(
  context: Context,
  access: Access,
  tenant: Tenant,
  entity: Entity,
  hooks: EntityHooks,
  id: number,
): Promise<Body> {
  const fields = readableFields(entity, access);
  const where = new Conditions(access.organization.id);
  where.add(`r.id = ${where.value(id)}`);
  narrowToReader(context, entity, hooks, access, where);
  const row = await tenant.one<Body>(`${selectFrom(entity, fields)} where ${where.where}`, where.values);
  if (!row) throw notFound();
  finishRecords(context, access, [row], fields);
  await logReading(context, access, tenant, entity, [row]);
  return row;
}

export const writerOf = (context: Context, request: FastifyRequest): Writer => ({
  context,
  access: request.access,
  requestId: request.id,
  ip: request.ip,
});

/** The record that takes the place of one that is removed, where that is in use. */
const replacementId = z.coerce.number({ error: carried(messages.reference({ field: labels.replacement })) }).check(
  z.refine((value) => Number.isSafeInteger(value) && value > 0, {
    error: carried(messages.reference({ field: labels.replacement })),
  }),
);

/** Mounts list, detail, create, change, delete, restore, options, export and import of an entity; of what waits for confirmation, reading. */
export function mountEntity(
  app: Api,
  context: Context,
  entity: Entity,
  allHooks: Readonly<Record<string, EntityHooks>>,
): void {
  const hooks = allHooks[entity.name] ?? {};
  if (!entity.path || !entity.codes) return;
  const base = `/api/v1/${entity.path}/`;
  const tags = [entity.path.split('/')[0] ?? ''];
  const name = entity.label.en.toLowerCase();
  const names = (entity.plural ?? entity.label).en.toLowerCase();
  const read = { access: entity.codes.read === 'insider' ? insider : holderOf(entity.codes.read) };
  const write = { access: holderOf(entity.codes.write) };
  const moment = looseMoment(context);
  if (entity.single) {
    const of = (request: FastifyRequest) => writerOf(context, request);
    return mountSingle(app, context, entity, hooks, { base, read, write, tags, moment, writerOf: of });
  }
  const query = listQuery(entity, moment);
  const answer = recordAnswer(entity);
  const { limit: _limit, offset: _offset, ...filters } = query.schema;

  app.route({
    method: 'GET',
    url: base,
    config: read,
    schema: {
      summary: `List of ${names}`,
      tags,
      params: organizationParams,
      querystring: z.strictObject(query.schema),
      response: { 200: z.object({ results: z.array(answer), next: z.nullable(z.string()), count: z.number() }) },
    },
    handler: async (request) =>
      (await listRecords(
        context,
        request,
        entity,
        hooks,
        query,
        request.query as Asked & { limit: number; offset: number },
      )) as never,
  });

  app.route({
    method: 'GET',
    url: `${base}:id/`,
    config: read,
    schema: { summary: `One ${name}`, tags, params: organizationIdParams, response: { 200: answer } },
    handler: async (request) =>
      (await readRecord(context, request.access, request.access.tenant, entity, hooks, request.params.id)) as never,
  });

  const named = entity.fields[nameFieldOf(entity) ?? ''];
  // What a file holds is nothing to choose from.
  if (named?.kind === 'text' && !entity.file) mountOptions(app, context, entity, hooks, { base, tags, names });

  app.route({
    method: 'GET',
    url: `${base}export/`,
    config: read,
    schema: {
      summary: `All matching ${names} as a spreadsheet`,
      tags,
      params: organizationParams,
      querystring: z.strictObject({ ...filters, ...exportQuery }),
    },
    handler: async (request, reply) => {
      const { format, language, calendar, ...asked } = request.query as Asked & ExportWish;
      return sendExport(reply, context, request.access, entity, hooks, query, asked, { format, language, calendar });
    },
  });

  if (entity.file?.isConfirmed) return;

  app.route({
    method: 'POST',
    url: base,
    config: write,
    schema: {
      summary: `Create a ${name}`,
      tags,
      params: organizationParams,
      // Fields that others hide may be required and absent; the write checks the whole.
      body: entity.shown ? patchSchema(entity.fields, moment) : bodySchema(entity.fields, moment),
      response: { 201: answer },
    },
    handler: async (request, reply) => {
      const writer = writerOf(context, request);
      const { status, body } = await once(context, request, async (tenant) => {
        const id = await createRecord(writer, tenant, entity, hooks, request.body);
        return { status: 201, body: await readRecord(context, request.access, tenant, entity, hooks, id) };
      });
      return reply.code(status as 201).send(body as never);
    },
  });

  if (entity.isFinal) return;

  app.route({
    method: 'PATCH',
    url: `${base}:id/`,
    config: write,
    schema: {
      summary: `Change a ${name}`,
      tags,
      params: organizationIdParams,
      body: patchSchema(entity.fields, moment),
      response: { 200: answer },
    },
    handler: async (request) => {
      const writer = writerOf(context, request);
      const { id } = request.params;
      return (await request.access.tenant.transaction(async (tenant) => {
        await updateRecord(writer, tenant, entity, hooks, id, request.body);
        return readRecord(context, request.access, tenant, entity, hooks, id);
      })) as never;
    },
  });

  app.route({
    method: 'DELETE',
    url: `${base}:id/`,
    config: write,
    schema: {
      summary: entity.archive ? `Archive a ${name}` : `Delete a ${name}`,
      tags,
      params: organizationIdParams,
      querystring: z.strictObject({ replacement: z.optional(replacementId) }),
      response: { 204: noContent },
    },
    handler: async (request, reply) => {
      const writer = writerOf(context, request);
      const { id } = request.params;
      const { replacement } = request.query;
      await request.access.tenant.transaction(async (tenant) => {
        if (replacement !== undefined) {
          await lockRecord(tenant, entity, hooks, request.access, id);
          await replaceRecord(writer, tenant, entity, allHooks, id, replacement);
        }
        await deleteRecord(writer, tenant, entity, hooks, id);
      });
      return reply.code(204).send(null);
    },
  });

  if (entity.archive)
    app.route({
      method: 'POST',
      url: `${base}:id/restore/`,
      config: write,
      schema: {
        summary: `Bring a ${name} back from the archive`,
        tags,
        params: organizationIdParams,
        response: { 200: answer },
      },
      handler: async (request) => {
        const writer = writerOf(context, request);
        const { id } = request.params;
        return (await request.access.tenant.transaction(async (tenant) => {
          await restoreRecord(writer, tenant, entity, hooks, id);
          return readRecord(context, request.access, tenant, entity, hooks, id);
        })) as never;
      },
    });

  app.route({
    ...importRoute(base, tags, `Create ${names}`),
    config: write,
    handler: async (request) => {
      const { dry_run, mode } = request.query;
      const sheet = await uploadedSheet(context, request);
      return importRecords(writerOf(context, request), entity, hooks, sheet, { dryRun: dry_run, mode });
    },
  });
}
