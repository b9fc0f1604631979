/** How each kind of field stands in a table: its column, how it is read into an answer, and how a checked body is written. */
import { columnOf, fieldEntries, type Entity } from '@karmik/model/kit/entity';
import type { Field, FieldKind, Fields } from '@karmik/model/kit/fields';
import type { Value } from '../db/database.ts';
import { personJson } from './person.ts';

/** The column's type as PostgreSQL's catalogue names it; undefined for what is not stored. */
export const sqlTypes: Record<FieldKind, string | undefined> = {
  text: 'text',
  long_text: 'text',
  rich_text: 'text',
  email: 'text',
  phone: 'text',
  url: 'text',
  colour: 'text',
  choice: 'text',
  status: 'text',
  month: 'text',
  fiscal_year: 'text',
  number: 'integer',
  duration: 'integer',
  decimal: 'numeric',
  money: 'numeric',
  amount: 'jsonb',
  percent: 'numeric',
  date: 'date',
  time: 'time without time zone',
  instant: 'timestamp with time zone',
  boolean: 'boolean',
  user: 'bigint',
  reference: 'bigint',
  file: 'bigint',
  image: 'bigint',
  multi_choice: 'text[]',
  multi_reference: 'bigint[]',
  address: 'jsonb',
  location: 'jsonb',
  list: 'jsonb',
  computed: undefined,
};

const filled = new Set<FieldKind>(['boolean', 'status', 'multi_choice', 'multi_reference', 'list']);
/** Whether the column holds something in every row. A field that others may hide is empty while it is hidden. */
export const isNeverNull = (entity: Entity, name: string, field: Field): boolean =>
  filled.has(field.kind) || (field.required === true && !(name in (entity.visibleWhen ?? {})));

/** The stored fields of an entity in the order of their declaration. */
export const storedFields = (entity: Entity): [string, Field][] =>
  fieldEntries(entity).filter(([, field]) => field.kind !== 'computed');

/** A field as a list reads it: what stands in the select list, the joins it needs, and what it is sorted by. */
export interface ReadColumn {
  readonly select: string;
  readonly join?: string;
  readonly order: string;
}

/**
 * Reads a field of the table aliased `r`. What it refers to comes by a join or a subquery of the same statement, so that a list
 * needs as many statements for a hundred rows as for one.
 */
export function readColumn(name: string, field: Field): ReadColumn {
  const column = `r.${columnOf(name, field)}`;
  const other = `j_${name}`;
  switch (field.kind) {
    case 'time':
      return { select: `to_char(${column}, 'HH24:MI') as ${name}`, order: column };
    case 'user':
      return {
        select: `case when ${column} is null then null else ${personJson(other)} end as ${name}`,
        join: `left join person ${other} on ${other}.organization_id = r.organization_id and ${other}.id = ${column}`,
        order: `${other}.full_name`,
      };
    case 'reference':
      return {
        select: `case when ${column} is null then null else json_build_object('id', ${other}.id, 'name', ${other}.${field.name_field}) end as ${name}`,
        join: `left join ${field.to} ${other} on ${other}.organization_id = r.organization_id and ${other}.id = ${column}`,
        order: `${other}.${field.name_field}`,
      };
    case 'multi_reference':
      return {
        select: `coalesce((select json_agg(json_build_object('id', o.id, 'name', o.${field.name_field}) order by array_position(${column}, o.id)) from ${field.to} o where o.organization_id = r.organization_id and o.id = any(${column})), '[]'::json) as ${name}`,
        order: column,
      };
    case 'file':
    case 'image':
      return {
        select: `case when ${column} is null then null else json_build_object('id', ${other}.id, 'name', ${other}.name, 'mime', ${other}.mime, 'size', ${other}.size) end as ${name}`,
        join: `left join file ${other} on ${other}.organization_id = r.organization_id and ${other}.id = ${column}`,
        order: `${other}.name`,
      };
    case 'list': {
      const named = Object.entries(field.item as Fields).flatMap(([item, each]) => {
        const id = `(t.item->>'${item}')::bigint`;
        if (each.kind === 'user')
          return [
            `'${item}', (select ${personJson('p')} from person p where p.organization_id = r.organization_id and p.id = ${id})`,
          ];
        if (each.kind === 'reference')
          return [
            `'${item}', (select json_build_object('id', o.id, 'name', o.${each.name_field}) from ${each.to} o where o.organization_id = r.organization_id and o.id = ${id})`,
          ];
        return [];
      });
      if (named.length === 0) return { select: `${column} as ${name}`, order: column };
      const items = `jsonb_array_elements(${column}) with ordinality as t(item, n)`;
      return {
        select: `coalesce((select jsonb_agg(t.item || jsonb_build_object(${named.join(', ')}) order by t.n) from ${items}), '[]') as ${name}`,
        order: column,
      };
    }
    case 'text':
    case 'email':
      return { select: `${column} as ${name}`, order: `lower(${column})` };
    default:
      return { select: `${column} as ${name}`, order: column };
  }
}

/** A field of a row as a body would write it, for changing some fields of a record and checking the whole. */
export const bodyColumn = (name: string, field: Field): string => {
  const column = `r.${columnOf(name, field)}`;
  return field.kind === 'time' ? `to_char(${column}, 'HH24:MI') as ${name}` : `${column} as ${name}`;
};

/** What a statement over `r` selects of a record in the form of a body: all its stored fields. */
export const bodyColumns = (entity: Entity): string =>
  [
    ...storedFields(entity).map(([name, field]) => bodyColumn(name, field)),
    ...(entity.archive ? ['r.archived_at'] : []),
  ].join(', ');

/** A checked value of a body as a statement's parameter. */
export const parameterOf = (field: Field, value: unknown): Value =>
  value === null || value === undefined
    ? null
    : sqlTypes[field.kind] === 'jsonb'
      ? JSON.stringify(value)
      : (value as Value);

/** The type to which a parameter is cast. */
export const castOf = (field: Field): string => {
  const type = sqlTypes[field.kind];
  if (!type) throw new Error(`a ${field.kind} field is not stored`);
  return type;
};
