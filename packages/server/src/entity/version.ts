/** Versions of records: a write names the one that it was made from, and is refused where somebody else was first. */
import { isDeepStrictEqual } from 'node:util';
import type { Entity } from '@karmik/model/kit/entity';
import type { StaleBody } from '@karmik/model/kit/errors';
import type { FastifyRequest } from 'fastify';
import type { Tenant } from '../db/database.ts';
import { HttpError, invalidField } from '../http/errors.ts';
import type { Body, EntityHooks } from './hooks.ts';
import { differingLines, withoutIds } from './lines.ts';
import { recordMessages } from '../messages.ts';
import { personJson } from './person.ts';
import { readRecord, readRow } from './read.ts';
import type { Writer } from './write.ts';

/** The version that a request names in `If-Match`; undefined where it names none, or takes any by `*`. @throws 400 for another form */
export function versionOf({ headers }: FastifyRequest): string | undefined {
  const given = headers['if-match'];
  if (given === undefined || given.trim() === '*') return undefined;
  const [, version] = /^"(\d{1,20})"$/.exec(given.trim()) ?? [];
  if (version === undefined) throw invalidField('If-Match', recordMessages.versionForm);
  return version;
}

interface Wanted {
  readonly id: number;
  readonly patch: Body;
  readonly version: string;
}

/** @throws 409 where the locked record is not of that version any more; see `StaleBody` */
export async function requireVersion(
  writer: Writer,
  tenant: Tenant,
  entity: Entity,
  hooks: EntityHooks,
  { id, patch, version }: Wanted,
): Promise<void> {
  const place = [tenant.organizationId, id];
  const found = await tenant.one<{ version: string }>(
    `select r.xmin::text as version from ${entity.name} r where r.organization_id = $1 and r.id = $2`,
    place,
  );
  if (found?.version === version) return;
  const { context, access } = writer;
  const last = await tenant.one<Pick<StaleBody, 'by' | 'at'>>(
    `select case when p.id is null then null else ${personJson('p')} end as by, e.at from audit_event e
       left join person p on p.organization_id = e.organization_id and p.id = e.actor_id
      where e.organization_id = $1 and e.object_id = $2 and e.object_type = $3 order by e.id desc limit 1`,
    [...place, entity.name],
  );
  const held: Body = await readRow(tenant, entity, hooks, access, id);
  const isOfLines = (name: string) => entity.fields[name]?.kind === 'lines';
  const differs = Object.keys(patch).filter((name) => {
    const said = isOfLines(name) ? withoutIds : (value: unknown) => value;
    return !isDeepStrictEqual(said(patch[name]), said(held[name]));
  });
  throw new HttpError(409, {
    detail: last?.by ? recordMessages.changedBy({ name: last.by.full_name }) : recordMessages.changedMeanwhile,
    code: 'changed_meanwhile',
    by: last?.by ?? null,
    at: last?.at ?? null,
    differs,
    lines: Object.fromEntries(
      differs
        .filter(isOfLines)
        .map((name) => [name, differingLines(patch[name] as readonly Body[], held[name] as readonly Body[])]),
    ),
    current: await readRecord(context, access, tenant, entity, hooks, id),
  });
}
