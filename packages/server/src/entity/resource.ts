/** The general endpoints of an entity, mounted from its declaration. */
import { carried } from '@karmik/model/kit/message';
import { labels } from '@karmik/model/kit/labels';
import { nameFieldOf, type Entity } from '@karmik/model/kit/entity';
import { named, recordAnswer, typeName } from '@karmik/model/kit/answer';
import { messages } from '@karmik/model/kit/messages';
import { bodySchema, changeSchema, givenSchema } from '@karmik/model/kit/schema';
import * as z from 'zod/mini';
import { requiresPermission, organizationMember } from '../access/access.ts';
import type { Context } from '../context.ts';
import { noContent, paramsAt, whenAsked, type Api } from '../http/api.ts';
import type { EntityHooks } from './hooks.ts';
import { once } from './idempotency.ts';
import { importRecords } from './import.ts';
import { importRoute, uploadedSheet } from './import-route.ts';
import { mountLists } from './list-routes.ts';
import { looseRuleClock } from './rule-clock.ts';
import { mountOptions } from './options.ts';
import { readRecord, readRow } from './read.ts';
import { mountSingle } from './single.ts';
import { replaceRecord } from './replace.ts';
import { versionOf } from './version.ts';
import { createRecord, deleteRecord, restoreRecord, updateRecord, writerOf } from './write.ts';

/** The record that takes the place of one that is removed, where that is in use. */
const replacementId = z.coerce.number({ error: carried(messages.reference({ field: labels.replacement })) }).check(
  z.refine((value) => Number.isSafeInteger(value) && value > 0, {
    error: carried(messages.reference({ field: labels.replacement })),
  }),
);

const detailOf = (entity: Entity) =>
  named(`${typeName(entity.name)}Detail`, z.object({ ...recordAnswer(entity).shape, version: z.string() }));

/** Mounts list, detail, create, change, delete, restore, options, export and import of an entity; of what waits for confirmation, reading. */
export function mountEntity(
  app: Api,
  context: Context,
  entity: Entity,
  allHooks: Readonly<Record<string, EntityHooks>>,
): void {
  const answer = detailOf(entity);
  for (const path of [entity.path, entity.currentPath])
    if (path !== undefined) mountAt(app, context, entity, allHooks, { path, answer });
}

function mountAt(
  app: Api,
  context: Context,
  entity: Entity,
  allHooks: Readonly<Record<string, EntityHooks>>,
  { path, answer }: { readonly path: string; readonly answer: ReturnType<typeof detailOf> },
): void {
  const hooks = allHooks[entity.name] ?? {};
  if (!entity.codes) return;
  const base = `/api/v1/${path}/`;
  const { ofList, ofRecord } = paramsAt(base);
  const tags = [path.split('/')[0] ?? ''];
  const name = entity.label.en.toLowerCase();
  const names = (entity.plural ?? entity.label).en.toLowerCase();
  const read = {
    access: entity.codes.read === 'organizationMember' ? organizationMember : requiresPermission(entity.codes.read),
  };
  const write = { access: requiresPermission(entity.codes.write) };
  const clock = looseRuleClock(context);
  if (entity.single) {
    return mountSingle(app, context, entity, hooks, { base, read, write, tags, clock });
  }
  mountLists(app, context, {
    entity,
    base,
    ...read,
    summary: `List of ${names}`,
    exportSummary: `All matching ${names} as a spreadsheet`,
    viewFor: () => hooks,
  });

  app.route({
    method: 'GET',
    url: `${base}:id/`,
    config: read,
    schema: { summary: `One ${name}`, tags, params: ofRecord, response: { 200: answer } },
    handler: async (request) =>
      (await readRecord(context, request.access, request.access.tenant, entity, hooks, request.params.id)) as never,
  });

  const naming = entity.fields[nameFieldOf(entity) ?? ''];
  // What a file holds is nothing to choose from.
  if (naming?.kind === 'text' && !entity.personnelFile)
    mountOptions(app, context, entity, hooks, { base, tags, names });

  if (entity.personnelFile?.isConfirmed) return;

  app.route({
    method: 'POST',
    url: base,
    config: write,
    schema: {
      summary: `Create a ${name}`,
      tags,
      params: ofList,
      body: whenAsked(() => givenSchema(entity, clock)),
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

  // The addresses of the specification replace a record too.
  for (const method of path === entity.currentPath ? (['PATCH', 'PUT'] as const) : (['PATCH'] as const))
    app.route({
      method,
      url: `${base}:id/`,
      config: write,
      schema: {
        summary: `${method === 'PUT' ? 'Replace' : 'Change'} a ${name}`,
        tags,
        params: ofRecord,
        body: whenAsked(() => (method === 'PUT' ? bodySchema(entity.fields, clock) : changeSchema(entity, clock))),
        response: { 200: answer },
      },
      handler: async (request) => {
        const writer = writerOf(context, request);
        const { id } = request.params;
        return (await request.access.tenant.transaction(async (tenant) => {
          await updateRecord(writer, tenant, entity, hooks, id, request.body, versionOf(request));
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
      params: ofRecord,
      querystring: z.strictObject({ replacement: z.optional(replacementId) }),
      response: { 204: noContent },
    },
    handler: async (request, reply) => {
      const writer = writerOf(context, request);
      const { id } = request.params;
      const { replacement } = request.query;
      await request.access.tenant.transaction(async (tenant) => {
        if (replacement !== undefined) {
          await readRow(tenant, entity, hooks, request.access, id, 'lock');
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
        params: ofRecord,
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
      const { name, grid } = await uploadedSheet(context, request);
      const sheet = { name, grid: (await hooks.beforeImport?.(request.access, grid)) ?? grid };
      const writer = writerOf(context, request);
      const importAll = hooks.importAll?.bind(hooks);
      return importRecords(writer, entity, hooks, sheet, {
        dryRun: dry_run,
        mode,
        ...(importAll && { storeAll: (tenant, rows) => importAll(writer, tenant, rows) }),
      });
    },
  });
}
