/** The endpoints of what an organisation has once: it is there from the beginning, empty or with its defaults. */
import { answerShape, named, typeName } from '@karmik/model/kit/answer';
import { fieldEntries, type Entity } from '@karmik/model/kit/entity';
import { bodySchema, createSchema, defaultOf, patchSchema } from '@karmik/model/kit/schema';
import type { RuleClock } from '@karmik/model/kit/rule-clock';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Access, AccessRule } from '../access/access.ts';
import type { Context } from '../context.ts';
import type { Tenant } from '../db/database.ts';
import { organizationIdParams, organizationParams, whenAsked, type Api } from '../http/api.ts';
import { notFound } from '../http/errors.ts';
import type { Body, EntityHooks } from './hooks.ts';
import { Conditions, readableFields, selectFrom } from './query.ts';
import { presentRecords } from './present.ts';
import { versionColumn } from './row-version.ts';
import { versionOf } from './version.ts';
import { createRecord, ruleClockOf, updateRecord, writerOf } from './write.ts';

/** The version of what no one has stored yet. */
const neverStored = '0';

/** What is answered before anybody has written: the defaults, and a list where there would be one. */
const untouched = (entity: Entity): Body =>
  Object.fromEntries(fieldEntries(entity).map(([name, field]) => [name, defaultOf(field) ?? null]));

async function readSingle(context: Context, access: Access, tenant: Tenant, entity: Entity): Promise<Body> {
  const fields = readableFields(entity, access);
  const where = new Conditions(access.organization.id);
  const columns = entity.hasIdAddress ? `${versionColumn}, r.id` : versionColumn;
  const row = await tenant.one<Body>(`${selectFrom(entity, fields, columns)} where ${where.where}`, where.values);
  if (!row) return { ...untouched(entity), version: neverStored, ...(entity.hasIdAddress && { id: null }) };
  await presentRecords(context, access, tenant, entity, [row], fields);
  return row;
}

const storedId = async (tenant: Tenant, entity: Entity): Promise<number | undefined> =>
  (
    await tenant.one<{ id: number }>(`select id from ${entity.name} where organization_id = $1`, [
      tenant.organizationId,
    ])
  )?.id;

/** Two who write first at once do so one after the other. */
async function lockedId(tenant: Tenant, entity: Entity): Promise<number | undefined> {
  await tenant.query(`select pg_advisory_xact_lock(hashtextextended($1, $2))`, [entity.name, tenant.organizationId]);
  return storedId(tenant, entity);
}

export interface SingleOptions {
  readonly base: string;
  readonly read: { readonly access: AccessRule };
  readonly write: { readonly access: AccessRule };
  readonly tags: string[];
  readonly clock: () => RuleClock;
}

/** Mounts reading and changing; of what the specification replaces or names by its id, that too. */
export function mountSingle(
  app: Api,
  context: Context,
  entity: Entity,
  hooks: EntityHooks,
  { base, read, write, tags, clock }: SingleOptions,
): void {
  const name = entity.label.en.toLowerCase();
  const answer = named(
    typeName(entity.name),
    z.object({
      ...answerShape(entity.fields),
      ...(entity.hasIdAddress && { id: z.nullable(z.number()) }),
      version: z.string(),
    }),
  );
  const save = async (request: FastifyRequest, id?: number): Promise<Body> => {
    const writer = writerOf(context, request);
    const body = request.body as Body;
    return request.access.tenant.transaction(async (tenant) => {
      const stored = await lockedId(tenant, entity);
      if (id !== undefined && id !== stored) throw notFound();
      if (stored === undefined) {
        const defaults = createSchema(entity, () => ruleClockOf(context, request.access)).safeParse({});
        await createRecord(writer, tenant, entity, hooks, { ...(defaults.success ? defaults.data : {}), ...body });
      } else await updateRecord(writer, tenant, entity, hooks, stored, body, versionOf(request));
      return readSingle(context, request.access, tenant, entity);
    });
  };
  const methods = entity.isReplaced || entity.hasIdAddress ? (['PATCH', 'PUT'] as const) : (['PATCH'] as const);
  const schemaOf = (method: 'PATCH' | 'PUT') => ({
    summary: `${method === 'PUT' ? 'Replace' : 'Change'} the ${name}`,
    tags,
    body: whenAsked(() => (method === 'PUT' ? bodySchema(entity.fields, clock) : patchSchema(entity.fields, clock))),
    response: { 200: answer },
  });
  const summary = `The ${name} of the organization`;
  app.route({
    method: 'GET',
    url: base,
    config: read,
    schema: { summary, tags, params: organizationParams, response: { 200: answer } },
    handler: async ({ access }) => (await readSingle(context, access, access.tenant, entity)) as never,
  });
  for (const method of methods)
    app.route({
      method,
      url: base,
      config: write,
      schema: { ...schemaOf(method), params: organizationParams },
      handler: async (request) => (await save(request)) as never,
    });
  if (!entity.hasIdAddress) return;

  app.route({
    method: 'GET',
    url: `${base}:id/`,
    config: read,
    schema: { summary: `${summary}, by its id`, tags, params: organizationIdParams, response: { 200: answer } },
    handler: async ({ access, params }) => {
      if ((await storedId(access.tenant, entity)) !== params.id) throw notFound();
      return (await readSingle(context, access, access.tenant, entity)) as never;
    },
  });
  for (const method of methods)
    app.route({
      method,
      url: `${base}:id/`,
      config: write,
      schema: { ...schemaOf(method), params: organizationIdParams },
      handler: async (request) => (await save(request, request.params.id)) as never,
    });
}
