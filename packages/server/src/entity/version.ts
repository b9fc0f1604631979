/** Versions of records: a write names the one that it was made from, and is refused where someone else was first. */
import { isDeepStrictEqual } from 'node:util';
import type { Entity } from '@karmik/model/kit/entity';
import type { StaleBody } from '@karmik/model/kit/errors';
import { listed, verbatim } from '@karmik/model/kit/message';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Tenant } from '../db/database.ts';
import { HttpError, invalidField } from '../http/errors.ts';
import type { Body, EntityHooks } from './hooks.ts';
import { differingLines, withoutIds } from './lines.ts';
import { recordMessages } from '../messages.ts';
import { personJson } from './person.ts';
import { readRecord, readRow, type RecordView } from './read.ts';
import { isVersion, versionColumn } from './row-version.ts';
import type { Writer } from './write.ts';

/** The version that a request names in `If-Match`; undefined where it names none, or takes any by `*`. @throws 400 for another form */
export function versionOf({ headers }: FastifyRequest): string | undefined {
  const given = headers['if-match'];
  if (given === undefined || given.trim() === '*') return undefined;
  const [, version = ''] = /^"([^"]*)"$/.exec(given.trim()) ?? [];
  if (!isVersion(version)) throw invalidField('If-Match', recordMessages.versionForm);
  return version;
}

/** What a decision names of the record that was read. */
export interface ReadVersion {
  /** Undefined where the request names none. */
  readonly version: string | undefined;
}

/** Versions of many records in the body of a call, by id. */
export const versionsSchema = z.optional(z.record(z.string(), z.string()));

/** The version of one of many records. */
export const versionAmong = (versions: Readonly<Record<string, string>> | undefined, id: number): ReadVersion => ({
  version: versions?.[String(id)],
});

/**
 * A decision is taken on the record that was read.
 * @param view as what the record was read, which the answer is limited to as well
 * @throws 428 where no version is named; 409 with what the last change touched where the record is another one by now; see `StaleBody`
 */
export async function requireRead(
  writer: Writer,
  tenant: Tenant,
  entity: Entity,
  view: RecordView,
  id: number,
  { version }: ReadVersion,
): Promise<void> {
  if (version === undefined)
    throw new HttpError(428, { detail: recordMessages.versionRequired, code: 'version_required' });
  if ((await storedVersion(tenant, entity, id)) === version) return;
  const last = await lastChange(tenant, entity, id);
  const current = await readRecord(writer.context, writer.access, tenant, entity, view, id);
  const differs = Object.keys(last?.after ?? {}).filter((name) => entity.fields[name] && name in current);
  const names = listed(differs.map((name) => entity.fields[name]?.label ?? verbatim(name)));
  throw new HttpError(409, {
    detail:
      differs.length === 0
        ? recordMessages.changedBeforeDecisionSomehow
        : recordMessages.changedBeforeDecision({ fields: names }),
    code: 'changed_meanwhile',
    by: last?.by ?? null,
    at: last?.at ?? null,
    differs,
    lines: Object.fromEntries(
      differs
        .filter((name) => entity.fields[name]?.kind === 'lines')
        .map((name) => [
          name,
          differingLines(
            (last?.before?.[name] ?? []) as readonly Body[],
            (last?.after?.[name] ?? []) as readonly Body[],
          ),
        ]),
    ),
    current,
  });
}

interface LastChange extends Pick<StaleBody, 'by' | 'at'> {
  readonly before: Body | null;
  readonly after: Body | null;
}

/** Who changed a record last, when, and what. */
const lastChange = (tenant: Tenant, entity: Entity, id: number) =>
  tenant.one<LastChange>(
    `select case when p.id is null then null else ${personJson('p')} end as by, e.at, e.before, e.after from audit_event e
       left join person p on p.organization_id = e.organization_id and p.id = e.actor_id
      where e.organization_id = $1 and e.object_id = $2 and e.object_type = $3 order by e.id desc limit 1`,
    [tenant.organizationId, id, entity.name],
  );

const storedVersion = async (tenant: Tenant, entity: Entity, id: number): Promise<string | undefined> =>
  (
    await tenant.one<{ version: string }>(
      `select ${versionColumn} from ${entity.name} r where r.organization_id = $1 and r.id = $2`,
      [tenant.organizationId, id],
    )
  )?.version;

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
  if ((await storedVersion(tenant, entity, id)) === version) return;
  const { context, access } = writer;
  const last = await lastChange(tenant, entity, id);
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
