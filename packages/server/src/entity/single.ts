/** The endpoints of what an organisation has once: it stands there from the beginning, empty or with its defaults. */
import { answerShape, named, typeName } from '@karmik/model/kit/answer';
import { fieldEntries, type Entity } from '@karmik/model/kit/entity';
import { createSchema, defaultOf, patchSchema } from '@karmik/model/kit/schema';
import type { RuleClock } from '@karmik/model/kit/rule-clock';
import * as z from 'zod/mini';
import type { Access, AccessRule } from '../access/access.ts';
import type { Context } from '../context.ts';
import type { Tenant } from '../db/database.ts';
import { organizationParams, type Api } from '../http/api.ts';
import type { Body, EntityHooks } from './hooks.ts';
import { Conditions, readableFields, selectFrom } from './query.ts';
import { presentRecords } from './present.ts';
import { versionColumn } from './read.ts';
import { versionOf } from './version.ts';
import { createRecord, ruleClockOf, updateRecord, writerOf } from './write.ts';

/** The version of what nobody has stored yet. */
const neverStored = '0';

/** What is answered before anybody has written: the defaults, and a list where there would be one. */
const untouched = (entity: Entity): Body =>
  Object.fromEntries(fieldEntries(entity).map(([name, field]) => [name, defaultOf(field) ?? null]));

async function readSingle(context: Context, access: Access, tenant: Tenant, entity: Entity): Promise<Body> {
  const fields = readableFields(entity, access);
  const where = new Conditions(access.organization.id);
  const row = await tenant.one<Body>(`${selectFrom(entity, fields, versionColumn)} where ${where.where}`, where.values);
  if (!row) return { ...untouched(entity), version: neverStored };
  await presentRecords(context, access, tenant, entity, [row], fields);
  return row;
}

/** Two who write first at once do so one after the other. */
async function lockedId(tenant: Tenant, entity: Entity): Promise<number | undefined> {
  await tenant.query(`select pg_advisory_xact_lock(hashtextextended($1, $2))`, [entity.name, tenant.organizationId]);
  return (
    await tenant.one<{ id: number }>(`select id from ${entity.name} where organization_id = $1`, [
      tenant.organizationId,
    ])
  )?.id;
}

export interface SingleOptions {
  readonly base: string;
  readonly read: { readonly access: AccessRule };
  readonly write: { readonly access: AccessRule };
  readonly tags: string[];
  readonly clock: () => RuleClock;
}

/** Mounts reading and changing. */
export function mountSingle(
  app: Api,
  context: Context,
  entity: Entity,
  hooks: EntityHooks,
  { base, read, write, tags, clock }: SingleOptions,
): void {
  const name = entity.label.en.toLowerCase();
  const answer = named(typeName(entity.name), z.object({ ...answerShape(entity.fields), version: z.string() }));
  app.route({
    method: 'GET',
    url: base,
    config: read,
    schema: { summary: `The ${name} of the organization`, tags, params: organizationParams, response: { 200: answer } },
    handler: async ({ access }) => (await readSingle(context, access, access.tenant, entity)) as never,
  });
  app.route({
    method: 'PATCH',
    url: base,
    config: write,
    schema: {
      summary: `Change the ${name}`,
      tags,
      params: organizationParams,
      body: patchSchema(entity.fields, clock),
      response: { 200: answer },
    },
    handler: async (request) => {
      const writer = writerOf(context, request);
      return (await request.access.tenant.transaction(async (tenant) => {
        const id = await lockedId(tenant, entity);
        const version = versionOf(request);
        if (id === undefined) {
          const defaults = createSchema(entity, () => ruleClockOf(context, request.access)).safeParse({});
          await createRecord(writer, tenant, entity, hooks, {
            ...(defaults.success ? defaults.data : {}),
            ...request.body,
          });
        } else await updateRecord(writer, tenant, entity, hooks, id, request.body, version);
        return readSingle(context, request.access, tenant, entity);
      })) as never;
    },
  });
}
