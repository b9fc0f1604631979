/** Lines of records: children in a table of their own, which are written with their record and under its lock. */
import { isDeepStrictEqual } from 'node:util';
import { columnOf, linesOf, linesTable, type Entity } from '@karmik/model/kit/entity';
import type { DifferingLines } from '@karmik/model/kit/errors';
import type { FieldErrors } from '@karmik/model/kit/field-errors';
import type { Fields } from '@karmik/model/kit/fields';
import { labels } from '@karmik/model/kit/labels';
import { messages } from '@karmik/model/kit/messages';
import type { Tenant } from '../db/database.ts';
import { invalid } from '../http/errors.ts';
import { castOf } from './columns.ts';
import type { Body } from './hooks.ts';

/**
 * Gives the lines of a checked body the ids that they keep: what they name, or that of an equal line that none names. What a body
 * cannot say of a line stays as it was.
 * @param held the record as it is stored; undefined for a new one
 * @throws 400 at each line that names an id which is none of this record, or the id of an earlier line
 */
export function identifyLines(entity: Entity, held: Body | undefined, body: Body): void {
  const errors: FieldErrors = {};
  for (const [name] of linesOf(entity)) {
    const lines = body[name] as readonly Body[] | undefined;
    if (lines === undefined) continue;
    const free = new Map(((held?.[name] ?? []) as readonly Body[]).map((line) => [line['id'], line]));
    const named = lines.map((line, place) => {
      if (line['id'] === undefined) return line;
      const before = free.get(line['id']);
      if (before === undefined) errors[`${name}.${place}.id`] = [messages.reference({ field: labels.line })];
      free.delete(line['id']);
      return { ...before, ...line };
    });
    body[name] = named.map((line) => {
      if (line['id'] !== undefined) return line;
      const equal = [...free.values()].find((before) => isDeepStrictEqual({ ...before, ...line }, before));
      free.delete(equal?.['id']);
      return equal ?? line;
    });
  }
  if (Object.keys(errors).length) throw invalid(errors);
}

/** Which lines of a record a write would change, by their ids; a line of the write that names none is new, or that of the record which says the same. */
export function differingLines(sent: readonly Body[], held: readonly Body[]): DifferingLines {
  const byId = new Map(held.map((line) => [line['id'] as number, line]));
  const named = sent.flatMap(({ id }) => (typeof id === 'number' ? [id] : []));
  const both = named.filter((id) => byId.has(id));
  const said = new Set<number>(named);
  for (const line of sent) {
    if (line['id'] !== undefined) continue;
    const equal = held.find((each) => !said.has(each['id'] as number) && isDeepStrictEqual({ ...each, ...line }, each));
    if (equal) said.add(equal['id'] as number);
  }
  return {
    added: [...byId.keys()].filter((id) => !said.has(id)),
    removed: named.filter((id) => !byId.has(id)),
    changed: sent.flatMap((line) => {
      const before = byId.get(line['id'] as number);
      const fields = before ? Object.keys(line).filter((name) => !isDeepStrictEqual(line[name], before[name])) : [];
      return fields.length ? [{ id: line['id'] as number, fields }] : [];
    }),
    is_reordered: !isDeepStrictEqual(
      both,
      [...byId.keys()].filter((id) => both.includes(id)),
    ),
  };
}

/** What lines say, whichever they are. */
export const withoutIds = (lines: unknown): unknown =>
  Array.isArray(lines) ? (lines as readonly Body[]).map((line) => ({ ...line, id: undefined })) : lines;

/**
 * Writes the named lines of a record as they are in a body, in their order: a line with the id of one of the record's changes that
 * one, any other is new, and what the body lacks goes. The lines of the body hold the ids of new ones then.
 */
export async function writeLines(
  tenant: Tenant,
  entity: Entity,
  id: number,
  body: Body,
  names: readonly string[],
): Promise<void> {
  for (const [name, item] of linesOf(entity)) {
    const lines = body[name] as readonly Body[] | undefined;
    if (!names.includes(name) || lines === undefined) continue;
    const { change, insert } = statements(linesTable(entity.name, name), item);
    const values = [tenant.organizationId, id, JSON.stringify(lines)];
    for (const statement of change) await tenant.query(statement, values);
    if (lines.length === 0) continue;
    const added = await tenant.query<{ id: number; position: number }>(insert, values);
    const ids = new Map(added.map((line) => [line.position - 1, line.id]));
    body[name] = lines.map((line, place) => (ids.has(place) ? { ...line, id: ids.get(place) } : line));
  }
}

/** Statements that store the lines `$3`, a JSON list in the form of a body, for the record `$2`. */
function statements(table: string, item: Fields) {
  const fields = Object.entries(item);
  const read = fields.map(([name, field]) => `, "${name}" ${castOf(field)}`).join('');
  const columns = fields.map(([name, field]) => columnOf(name, field));
  const names = fields.map(([name]) => `"${name}"`);
  const sent = `rows from (jsonb_to_recordset($3::jsonb) as (id bigint${read})) with ordinality as x (id, ${names.join(', ')}, position)`;
  const own = 'l.organization_id = $1 and l.parent_id = $2';
  const sets = columns.map((column, place) => `${column} = x.${names[place]}`);
  return {
    change: [
      `delete from ${table} l where ${own} and not exists (select from ${sent} where x.id = l.id)`,
      // No two lines may be at one place, not even while they change places.
      `update ${table} l set position = -x.position from ${sent} where ${own} and l.id = x.id and l.position <> x.position`,
      `update ${table} l set ${['position = x.position', ...sets].join(', ')} from ${sent} where ${own} and l.id = x.id`,
    ],
    insert: `insert into ${table} (organization_id, parent_id, position, ${columns.join(', ')})
      select $1, $2, x.position, ${names.map((name) => `x.${name}`).join(', ')} from ${sent}
       where not exists (select from ${table} l where ${own} and l.id = x.id)
       order by x.position
      returning id, position`,
  };
}

/**
 * A condition that the record `r` has such a line.
 * @param holds a condition over the line `l`
 */
export const hasLine = (entity: string, name: string, holds = 'true'): string =>
  `exists (select from ${linesTable(entity, name)} l where l.organization_id = r.organization_id and l.parent_id = r.id and ${holds})`;
