/** Puts another record in the place of one that is to go, wherever it is in use. */
import { labels } from '@karmik/model/kit/labels';
import { columnOf, fieldEntries, linesTable, type Entity } from '@karmik/model/kit/entity';
import { isWritable, type Field } from '@karmik/model/kit/fields';
import { messages } from '@karmik/model/kit/messages';
import pg from 'pg';
import { writeAudit } from '../access/audit.ts';
import type { Tenant, Value } from '../db/database.ts';
import { HttpError, conflict, invalidField } from '../http/errors.ts';
import { announce } from '../live/announce.ts';
import { bodyColumn, castOf, columnFields, parameterOf, storedFields } from './columns.ts';
import { writeLines } from './lines.ts';
import type { Body, EntityHooks } from './hooks.ts';
import { holders, holds, usesOf, type Referrer } from './references.ts';
import { ruleClockOf, type Writer } from './write.ts';
import { dayBefore } from '../time.ts';
import { readRow } from './read.ts';
import { lowerCase, recordMessages } from '../messages.ts';

/** As many records as one call changes; more are moved by an import, which shows how far it is. */
export const mostReplaced = 1000;

/**
 * Whatever holds on to the record `id` refers to `replacement` afterwards. What was in force stays as it was: such a record ends yesterday
 * and goes on from today with the other reference. Each change is in the audit by itself.
 *
 * @throws 400 on `replacement` where it is no record that could take the place; 409 where someone may not change what uses it, where too
 *   many do, or where something uses both already
 */
export async function replaceRecord(
  writer: Writer,
  tenant: Tenant,
  entity: Entity,
  hooks: Readonly<Record<string, EntityHooks>>,
  id: number,
  replacement: number,
): Promise<void> {
  const { context, access } = writer;
  const { today } = ruleClockOf(context, access);
  await checkReplacement(writer, tenant, entity, hooks[entity.name] ?? {}, id, replacement);
  const uses = await usesOf(tenant, entity, id, today);
  if (uses.reduce((sum, { count }) => sum + count, 0) > mostReplaced)
    throw conflict(recordMessages.tooManyUses({ most: mostReplaced }), 'too_many_uses');
  // Records in force move first, for what follows from them (a person's place) moves along.
  const all = holders(entity).sort((a, b) => Number(b.other.dated !== undefined) - Number(a.other.dated !== undefined));
  for (const holder of all) {
    try {
      await move({ writer, tenant, entity, id, replacement, today }, holder, hooks[holder.other.name] ?? {});
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || !['23505', '23P01'].includes(error.code ?? '')) throw error;
      const names = (holder.other.plural ?? holder.other.label).en.toLowerCase();
      throw conflict(recordMessages.usesBoth({ names }), 'uses_both');
    }
  }
}

async function checkReplacement(
  { access }: Writer,
  tenant: Tenant,
  entity: Entity,
  hooks: EntityHooks,
  id: number,
  replacement: number,
): Promise<void> {
  if (replacement === id) throw invalidField('replacement', recordMessages.replacesItself);
  const held = await readRow(tenant, entity, hooks, access, replacement, 'lock').catch((error: unknown) => {
    if (error instanceof HttpError && error.status === 404) return undefined;
    throw error;
  });
  if (!held || (held.archived_at ?? null) !== null)
    throw invalidField('replacement', messages.reference({ field: labels.replacement }));
  if (!entity.parent) return;
  const below = await tenant.one(
    `with recursive up as (select id, ${entity.parent}_id as parent from ${entity.name} where organization_id = $1 and id = $2
       union select e.id, e.${entity.parent}_id from ${entity.name} e join up on e.organization_id = $1 and e.id = up.parent)
     select 1 from up where id = $3`,
    [tenant.organizationId, replacement, id],
  );
  if (below) throw invalidField('replacement', recordMessages.replacesBelow);
}

interface Move {
  readonly writer: Writer;
  readonly tenant: Tenant;
  readonly entity: Entity;
  readonly id: number;
  readonly replacement: number;
  readonly today: string;
}

async function move(of: Move, holder: Referrer, hooks: EntityHooks): Promise<void> {
  const { writer, tenant, entity, id, replacement, today } = of;
  const { other, name, field, item } = holder;
  // What is final is never rewritten; where it is in the way, the removal itself says so.
  if (other.isFinal) return;
  const known = [tenant.organizationId, id, today];
  const rows = await tenant.query<{ id: number }>(
    `select r.id from ${other.name} r where r.organization_id = $1 and ${holds(entity, holder)} order by r.id for update`,
    known,
  );
  if (rows.length === 0) return;
  const code = other.codes?.write;
  if (code !== undefined && !writer.access.can(code, 'write'))
    throw conflict(recordMessages.usedElsewhere({ names: lowerCase(other.plural ?? other.label) }), 'uses_not_yours');
  const inForce = other.dated ? await goOn(of, holder, hooks) : [];
  const next =
    field.kind === 'reference'
      ? '$4::bigint'
      : `case when $4::bigint = any(r.${name}) then array_remove(r.${name}, $2::bigint) else array_replace(r.${name}, $2::bigint, $4::bigint) end`;
  const held = `r.organization_id = $1 and ${holds(entity, holder)} and r.id <> all($5::bigint[])`;
  const moved = await tenant.query<{ id: number }>(
    item === undefined
      ? `update ${other.name} r set ${columnOf(name, field)} = ${next} where ${held} returning r.id`
      : // The records change with their lines, so that their versions do.
        `with line as (update ${linesTable(other.name, name)} set ${columnOf(item, field)} = $4
            where organization_id = $1 and ${columnOf(item, field)} = $2 and parent_id in (select r.id from ${other.name} r where ${held}) returning parent_id)
         update ${other.name} r set organization_id = r.organization_id
          where r.organization_id = $1 and r.id in (select parent_id from line) returning r.id`,
    [...known, replacement, inForce],
  );
  for (const each of moved)
    await audit(of, other, 'updated', each.id, { [item ?? name]: id }, { [item ?? name]: replacement });
  await announce(tenant, { organizationId: tenant.organizationId, topic: other.name });
}

const audit = ({ writer, tenant }: Move, other: Entity, action: string, id: number, before?: Body, after?: Body) =>
  writeAudit(tenant, {
    organizationId: tenant.organizationId,
    actorId: writer.access.userId,
    action,
    objectType: other.name,
    objectId: id,
    ...(before ? { before } : {}),
    ...(after ? { after } : {}),
    at: writer.context.clock(),
    requestId: writer.requestId,
    ip: writer.ip,
  });

/** Ends what was in force before today, and lets it go on from today with the other reference. @returns the ids of both */
async function goOn(of: Move, holder: Referrer, hooks: EntityHooks): Promise<number[]> {
  const { writer, tenant, entity, id, replacement, today } = of;
  const { other, name, field, item } = holder;
  if (!other.dated || field.kind !== 'reference') return [];
  const { from, to } = other.dated;
  const stored: readonly [string, Field][] = storedFields(other);
  const own = columnFields(other);
  const columns = stored.map(([each, kind]) => bodyColumn(other, each, kind));
  const rows = await tenant.query<Body & { id: number }>(
    `select r.id, ${columns.join(', ')} from ${other.name} r
      where r.organization_id = $1 and ${holds(entity, holder)} and r.${from} < $3::date order by r.id`,
    [tenant.organizationId, id, today],
  );
  const ids: number[] = [];
  for (const { id: earlier, ...was } of rows) {
    const moved =
      item === undefined
        ? replacement
        : (was[name] as readonly Body[]).map((line) => (line[item] === id ? { ...line, [item]: replacement } : line));
    const body: Body = { ...was, [name]: moved, [from]: today };
    hooks.beforeGoingOn?.(body);
    await tenant.query(`update ${other.name} set ${to} = $3 where organization_id = $1 and id = $2`, [
      tenant.organizationId,
      earlier,
      dayBefore(today),
    ]);
    await audit(of, other, 'updated', earlier, { [to]: was[to] }, { [to]: dayBefore(today) });
    const values: Value[] = [tenant.organizationId, writer.context.clock()];
    const places = own.map(([each, kind]) => {
      values.push(parameterOf(kind, body[each]));
      return `$${values.length}::${castOf(kind)}`;
    });
    const row = await tenant.one<{ id: number }>(
      `insert into ${other.name} (organization_id, created_at, ${own.map(([each, kind]) => columnOf(each, kind)).join(', ')})
       values ($1, $2, ${places.join(', ')}) returning id`,
      values,
    );
    if (!row) throw new Error(`${other.name}: a record was not written`);
    await writeLines(tenant, other, row.id, body, Object.keys(body));
    ids.push(earlier, row.id);
    const { context, access } = writer;
    await hooks.afterSave?.({ context, access, tenant, id: row.id, before: undefined }, body);
    const told = fieldEntries(other).filter(([, kind]) => isWritable(kind));
    await audit(
      of,
      other,
      'created',
      row.id,
      undefined,
      Object.fromEntries(told.map(([each]) => [each, body[each] ?? null])),
    );
  }
  return ids;
}
