/** Creating, changing and removing records: checks, references, dates that may not overlap, audit and word to who listens. */
import { isDeepStrictEqual } from 'node:util';
import { columnOf, fieldEntries, nameFieldOf, type Entity } from '@karmik/model/kit/entity';
import { isWritable, type Field, type Fields } from '@karmik/model/kit/fields';
import { messages } from '@karmik/model/kit/messages';
import { defaultOf } from '@karmik/model/kit/schema';
import type { RuleClock } from '@karmik/model/kit/rule-clock';
import type { FastifyRequest } from 'fastify';
import sanitizeHtml from 'sanitize-html';
import type { Text } from '@karmik/model/kit/text';
import { verbatim } from '@karmik/model/kit/message';
import type { Access } from '../access/access.ts';
import { writeAudit } from '../access/audit.ts';
import type { Context } from '../context.ts';
import type { Tenant, Value } from '../db/database.ts';
import { conflict, inUse, invalid, invalidField } from '../http/errors.ts';
import { announce } from '../live/announce.ts';
import { dayBefore, todayIn } from '../time.ts';
import { castOf, columnFields, parameterOf, storedFields } from './columns.ts';
import type { Body, EntityHooks, Write } from './hooks.ts';
import { identifyLines, writeLines } from './lines.ts';
import { fileFields } from './present.ts';
import { readRow } from './read.ts';
import { otherReaders, readersOf } from './readers.ts';
import { requireVersion } from './version.ts';
import { checkWhole } from './whole-body.ts';
import { checkReferences, clearReferences, usesOf } from './references.ts';
import { lowerCase, recordMessages } from '../messages.ts';

/** Who writes what, and with which request. */
export interface Writer {
  readonly context: Context;
  readonly access: Access;
  readonly requestId: string;
  readonly ip: string;
  /** Who uploaded the files of the record, where it is not the person who writes it. */
  readonly uploaderId?: number;
}

export const writerOf = (context: Context, request: FastifyRequest): Writer => ({
  context,
  access: request.access,
  requestId: request.id,
  ip: request.ip,
});

export const ruleClockOf = (context: Context, access: Pick<Access, 'organization'>): RuleClock => {
  const now = context.clock();
  return { now, today: todayIn(access.organization.timezone, now) };
};

const label = (entity: Entity, name: string): Text => entity.fields[name]?.label ?? verbatim(name);

/** @throws 403 naming each field that the person may not write */
function refuseFields(entity: Entity, access: Access, names: readonly string[]): void {
  const denied = names.filter((name) => {
    const code = entity.fields[name]?.write_code;
    return code !== undefined && !access.can(code, 'write');
  });
  if (denied.length)
    throw invalid(
      Object.fromEntries(denied.map((name) => [name, [messages.notYours({ field: label(entity, name) })]])),
    );
}

/** Checks a whole body by the entity's rules, and cleans its rich texts. @throws 400 by field */
function check(entity: Entity, body: Body, clock: RuleClock): Body {
  const record: Body = checkWhole(entity, body, clock);
  for (const [name, field] of fieldEntries(entity))
    if (field.kind === 'rich_text' && typeof record[name] === 'string') record[name] = cleanHtml(record[name]);
  return record;
}

/** Keeps the elements that the editor makes and safe links; everything else of a rich text goes. */
export const cleanHtml = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [
      'p',
      'br',
      'h2',
      'h3',
      'h4',
      'strong',
      'em',
      'u',
      's',
      'ul',
      'ol',
      'li',
      'blockquote',
      'code',
      'pre',
      'a',
      'hr',
    ],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  });

/** Dated records neither begin in the past when they change what was, nor go below themselves in a tree. */
async function checkTree(entity: Entity, tenant: Tenant, id: number, body: Body): Promise<void> {
  const parent = entity.parent && (body[entity.parent] as number | null);
  if (!entity.parent || !parent) return;
  const above = await tenant.query<{ id: number }>(
    `with recursive up as (select id, ${entity.parent}_id as parent from ${entity.name} where organization_id = $1 and id = $2
       union select e.id, e.${entity.parent}_id from ${entity.name} e join up on e.organization_id = $1 and e.id = up.parent)
     select id from up`,
    [tenant.organizationId, parent],
  );
  if (above.some((row) => row.id === id))
    throw invalidField(entity.parent, messages.cycle({ field: label(entity, entity.parent) }));
}

function checkDates(entity: Entity, before: Body | undefined, body: Body, today: string): void {
  if (!entity.dated) return;
  const { from, to, isCorrectable } = entity.dated;
  const begins = body[from] as string;
  const ends = body[to] as string | null;
  if (ends !== null && ends < begins)
    throw invalidField(to, messages.endBeforeStart({ field: label(entity, to), start_field: label(entity, from) }));
  if (!before || isCorrectable || (before[from] as string) >= today) return;
  // What was in force stays as it was; only its end may still be set, and not into the past.
  const touched = fieldEntries(entity).filter(
    ([name, field]) => isWritable(field) && name !== to && !isDeepStrictEqual(before[name], body[name]),
  );
  const message = recordMessages.inForceFixed;
  if (touched.length) throw invalid(Object.fromEntries(touched.map(([name]) => [name, [message]])));
  if (before[to] !== body[to] && ends !== null && ends < dayBefore(today))
    throw invalidField(to, messages.pastDate({ field: label(entity, to) }));
}

async function claimFiles(entity: Entity, tenant: Tenant, id: number, body: Body): Promise<void> {
  for (const [name] of fileFields(entity))
    if (typeof body[name] === 'number')
      await tenant.query(
        // What someone sent along with a request for a change goes on with what came of it.
        `insert into record_file (organization_id, file_id, entity, object_id) values ($1, $2, $3, $4)
         on conflict (organization_id, file_id) do update set entity = excluded.entity, object_id = excluded.object_id where record_file.entity = 'change_request'`,
        [tenant.organizationId, body[name], entity.name, id],
      );
}

/** A record as the audit keeps it: of masked fields, the last four characters. */
export const forAudit = (fields: Entity['fields'], record: Body): Body =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => {
      const field = fields[name];
      const isMasked = field?.kind === 'text' && field.is_masked && typeof value === 'string';
      return [name, isMasked ? `••••${value.slice(-4)}` : value];
    }),
  );

/** The record's own event of the audit, and word to those who have lists of it open. */
async function auditAndAnnounce(
  writer: Writer,
  tenant: Tenant,
  entity: Entity,
  action: string,
  id: number,
  before?: Body,
  after?: Body,
): Promise<void> {
  await writeAudit(tenant, {
    organizationId: tenant.organizationId,
    actorId: writer.access.userId,
    action,
    objectType: entity.name,
    objectId: id,
    ...(before ? { before: forAudit(entity.fields, before) } : {}),
    ...(after ? { after: forAudit(entity.fields, after) } : {}),
    at: writer.context.clock(),
    requestId: writer.requestId,
    ip: writer.ip,
  });
  await announce(tenant, { organizationId: tenant.organizationId, topic: entity.name, objectId: id });
}

/** Those who read a record by what they are to it; told of its end, or of a change after which they may read it no longer. */
async function announceToReaders(writer: Writer, tenant: Tenant, entity: Entity, id: number): Promise<void> {
  const { context, access } = writer;
  const readers = readersOf(context.modules.readers, entity.name);
  if (readers?.others === undefined) return;
  const { organizationId } = tenant;
  const { today } = ruleClockOf(context, access);
  const rows = await otherReaders(tenant, readers, { organizationId, today }, [id]);
  const userIds = [...new Set(rows.flatMap(({ person }) => person ?? []))];
  await announce(tenant, { organizationId, topic: entity.name, objectId: id, userIds });
}

/** Stores a new record in the transaction of `tenant`. @returns its id */
export async function createRecord(
  writer: Writer,
  tenant: Tenant,
  entity: Entity,
  hooks: EntityHooks,
  input: Body,
): Promise<number> {
  const { context, access } = writer;
  const clock = ruleClockOf(context, access);
  // A body names every field; one that is left empty sets nothing.
  const given = Object.keys(input).filter((name) => input[name] !== null && input[name] !== undefined);
  refuseFields(entity, access, given);
  const body = check(entity, input, clock);
  const write: Write = { context, access, tenant, id: undefined, before: undefined };
  const errors = await hooks.beforeSave?.(write, body);
  if (errors && Object.keys(errors).length) throw invalid(errors);
  identifyLines(entity, undefined, body);
  checkDates(entity, undefined, body, clock.today);
  await checkReferences(
    entity,
    tenant,
    writer.uploaderId ?? access.userId,
    body,
    Object.keys(body),
    hooks.ofPastPeople,
  );
  const stored = columnFields(entity).filter(
    ([name]) => body[name] !== undefined || initialOf(entity, name) !== undefined,
  );
  const values: Value[] = [tenant.organizationId, clock.now];
  const places = stored.map(([name, field]) => {
    values.push(parameterOf(field, body[name] ?? initialOf(entity, name)));
    return `$${values.length}::${castOf(field)}`;
  });
  const row = await tenant.one<{ id: number }>(
    `insert into ${entity.name} (organization_id, created_at${stored.map(([name, field]) => `, ${columnOf(name, field)}`).join('')})
     values ($1, $2${places.map((place) => `, ${place}`).join('')}) returning id`,
    values,
  );
  if (!row) throw new Error(`${entity.name}: a record was not written`);
  await writeLines(tenant, entity, row.id, body, Object.keys(body));
  await checkTree(entity, tenant, row.id, body);
  await claimFiles(entity, tenant, row.id, body);
  await hooks.afterSave?.({ ...write, id: row.id }, body);
  await auditAndAnnounce(writer, tenant, entity, 'created', row.id, undefined, body);
  return row.id;
}

const initialOf = (entity: Entity, name: string): unknown => {
  const field = entity.fields[name];
  if (!field) return undefined;
  return field.kind === 'status' ? field.initial : field.readonly ? (defaultOf(field) ?? undefined) : undefined;
};

/** @throws 409 for records that stay as they were made */
function requireChangeable(entity: Entity): void {
  if (entity.isFinal) throw conflict(recordMessages.final({ name: lowerCase(entity.label) }), 'final');
}

const namesPeople = (field: Field): boolean =>
  field.kind === 'user' || (field.kind === 'lines' && Object.values(field.item as Fields).some(namesPeople));

/** What a body may say of a stored value: lines without the fields that no body may name. */
const writtenPart = (field: Field, value: unknown): unknown =>
  field.kind === 'lines' && Array.isArray(value)
    ? (value as Body[]).map((line) =>
        Object.fromEntries(
          Object.entries(line).filter(([name]) => {
            const item = (field.item as Fields)[name];
            return item === undefined || isWritable(item);
          }),
        ),
      )
    : value;

/**
 * Changes the named fields of a record; what results must be as right as a new one.
 * @param version the one that the change was made from; absent: whichever there is
 * @throws 409 where someone has changed the record since, with what it holds now and who was first
 */
export async function updateRecord(
  writer: Writer,
  tenant: Tenant,
  entity: Entity,
  hooks: EntityHooks,
  id: number,
  patch: Body,
  version?: string,
): Promise<void> {
  requireChangeable(entity);
  const { context, access } = writer;
  const clock = ruleClockOf(context, access);
  refuseFields(entity, access, Object.keys(patch));
  const held = await readRow(tenant, entity, hooks, access, id, 'lock');
  if (version !== undefined) await requireVersion(writer, tenant, entity, hooks, { id, patch, version });
  const writable = fieldEntries(entity).filter(([, field]) => isWritable(field));
  const before = Object.fromEntries(writable.map(([name, field]) => [name, writtenPart(field, held[name])]));
  const body = check(entity, { ...before, ...patch }, clock);
  const write = { context, access, tenant, id, before: held };
  const errors = await hooks.beforeSave?.(write, body);
  if (errors && Object.keys(errors).length) throw invalid(errors);
  identifyLines(entity, held, body);
  const changed = storedFields(entity).filter(
    ([name]) => body[name] !== undefined && !isDeepStrictEqual(body[name], held[name]),
  );
  if (changed.length === 0) return;
  checkDates(entity, held, body, clock.today);
  const names = changed.map(([name]) => name);
  if (changed.some(([, field]) => namesPeople(field))) await announceToReaders(writer, tenant, entity, id);
  await checkReferences(entity, tenant, writer.uploaderId ?? access.userId, body, names);
  const values: Value[] = [tenant.organizationId, id];
  const sets = changed
    .filter(([, field]) => field.kind !== 'lines')
    .map(([name, field]) => {
      values.push(parameterOf(field, body[name]));
      return `${columnOf(name, field)} = $${values.length}::${castOf(field)}`;
    });
  // The record's own row changes with its lines, so that its version does.
  if (sets.length === 0) sets.push('organization_id = organization_id');
  await tenant.query(`update ${entity.name} set ${sets.join(', ')} where organization_id = $1 and id = $2`, values);
  await writeLines(tenant, entity, id, body, names);
  await checkTree(entity, tenant, id, body);
  await claimFiles(entity, tenant, id, body);
  await hooks.afterSave?.(write, body);
  const only = (record: Body) => Object.fromEntries(names.map((name) => [name, record[name]]));
  await auditAndAnnounce(writer, tenant, entity, 'updated', id, only(held), only(body));
}

/** Removes a record, or archives it where the entity keeps what was. @throws 409 naming what uses it */
export async function deleteRecord(
  writer: Writer,
  tenant: Tenant,
  entity: Entity,
  hooks: EntityHooks,
  id: number,
): Promise<void> {
  requireChangeable(entity);
  const { context, access } = writer;
  const before = await readRow(tenant, entity, hooks, access, id, 'lock');
  const write = { context, access, tenant, id, before };
  if (entity.dated && (before[entity.dated.from] as string) <= ruleClockOf(context, access).today)
    throw conflict(recordMessages.inForceStays, 'in_force');
  await hooks.beforeDelete?.(write);
  await clearReferences(tenant, entity, id);
  const uses = await usesOf(tenant, entity, id, ruleClockOf(context, access).today);
  if (uses.length) {
    const naming = nameFieldOf(entity) ?? '';
    const name =
      entity.fields[naming]?.kind === 'text' ? String(before[naming]) : `This ${entity.label.en.toLowerCase()}`;
    throw inUse(name, uses);
  }
  await announceToReaders(writer, tenant, entity, id);
  if (entity.archive) {
    if (before.archived_at !== null)
      throw conflict(recordMessages.archivedAlready({ name: lowerCase(entity.label) }), 'archived');
    await tenant.query(`update ${entity.name} set archived_at = $3 where organization_id = $1 and id = $2`, [
      tenant.organizationId,
      id,
      context.clock(),
    ]);
  } else
    await tenant.query(`delete from ${entity.name} where organization_id = $1 and id = $2`, [
      tenant.organizationId,
      id,
    ]);
  await hooks.afterDelete?.(write);
  await auditAndAnnounce(writer, tenant, entity, entity.archive ? 'archived' : 'deleted', id, before);
}

/** Brings an archived record back. */
export async function restoreRecord(
  writer: Writer,
  tenant: Tenant,
  entity: Entity,
  hooks: EntityHooks,
  id: number,
): Promise<void> {
  const before = await readRow(tenant, entity, hooks, writer.access, id, 'lock');
  if (before.archived_at === null)
    throw conflict(recordMessages.notArchived({ name: lowerCase(entity.label) }), 'not_archived');
  await tenant.query(`update ${entity.name} set archived_at = null where organization_id = $1 and id = $2`, [
    tenant.organizationId,
    id,
  ]);
  await auditAndAnnounce(writer, tenant, entity, 'restored', id);
}
