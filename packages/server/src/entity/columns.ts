/** How each kind of field is in a table: its column, how it is read into an answer, and how a checked body is written. */
import { columnOf, fieldEntries, linesTable, type Entity } from '@karmik/model/kit/entity';
import type { Field, FieldKind, Fields } from '@karmik/model/kit/fields';
import { employment } from '@karmik/model/hris/employment';
import type { Value } from '../db/database.ts';
import { isKnown } from './known.ts';
import { namedJson } from './named.ts';
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
  // Lines are in a table of their own.
  lines: undefined,
  computed: undefined,
};

const filled = new Set<FieldKind>(['boolean', 'status', 'multi_choice', 'multi_reference', 'lines']);
/** Whether the column holds something in every row. A field that others may hide is empty while it is hidden. */
export const isNeverNull = (entity: Pick<Entity, 'visibleWhen'>, name: string, field: Field): boolean =>
  filled.has(field.kind) || (field.required === true && !(name in (entity.visibleWhen ?? {})));

/** The stored fields of an entity in the order of their declaration, lines included. */
export const storedFields = (entity: Entity): [string, Field][] =>
  fieldEntries(entity).filter(([, field]) => field.kind !== 'computed' && field.ofPerson === undefined);

/** What records of employment keep, and so know of every day. */
const ofEmployment: ReadonlySet<string> = new Set(Object.keys(employment.fields));

/**
 * Where a field of the row stands: its column, or what the employee has whom the row is about. Of people without a record of employment on the
 * day, or with one that they do not know of yet, it is what they have today.
 * @param row the alias of the table
 */
export function placeOfField(row: string, name: string, field: Field): string {
  const { ofPerson } = field;
  const column = columnOf(name, field);
  if (ofPerson === undefined) return `${row}.${column}`;
  const { person, on } = ofPerson;
  const ofEmployee = `e.organization_id = ${row}.organization_id and e.user_id = ${row}.${person}_id`;
  if (on === undefined || !ofEmployment.has(name)) return `(select e.${column} from employee e where ${ofEmployee})`;
  return `(select case when h.id is null then e.${column} else h.${column} end
    from employee e left join employment h on h.organization_id = e.organization_id and h.employee_id = e.user_id
      and h.starts_on <= ${row}.${on} and (h.ends_on is null or h.ends_on >= ${row}.${on})
      and (h.applied_at is not null or ${isKnown('h')}) where ${ofEmployee})`;
}

/** The fields that have a column in the entity's own table. */
export const columnFields = (entity: Entity): [string, Field][] =>
  storedFields(entity).filter(([, field]) => field.kind !== 'lines');

/** A field as a list reads it: what is in the select list, the joins it needs, and what it is sorted by. */
export interface ReadColumn {
  readonly select: string;
  readonly join?: string;
  readonly order: string;
}

/** A stored value as an answer shows it, what must be joined for it, and what it is ordered by. */
interface Shown {
  readonly value: string;
  readonly join?: string;
  readonly order?: string;
}

/** @param row the alias of the table in which the field stands */
function shownIn(row: 'r' | 'l', entity: string, name: string, field: Field): Shown {
  const column = placeOfField(row, name, field);
  const other = `j_${row === 'r' ? '' : 'l_'}${name}`;
  const joined = (table: string) =>
    `left join ${table} ${other} on ${other}.organization_id = ${row}.organization_id and ${other}.id = ${column}`;
  switch (field.kind) {
    case 'time':
      return { value: `to_char(${column}, 'HH24:MI')` };
    case 'user':
      return {
        value: `case when ${column} is null then null else ${personJson(other)} end`,
        join: joined('person'),
        order: `${other}.full_name`,
      };
    case 'reference':
      return {
        value: `case when ${column} is null then null else ${namedJson(other, field)} end`,
        join: joined(field.to),
        order: `${other}.${field.name_field}`,
      };
    case 'multi_reference':
      return {
        value: `coalesce((select json_agg(${namedJson('o', field)} order by array_position(${column}, o.id)) from ${field.to} o where o.organization_id = ${row}.organization_id and o.id = any(${column})), '[]'::json)`,
      };
    case 'file':
    case 'image':
      return {
        value: `case when ${column} is null then null else json_build_object('id', ${other}.id, 'name', ${other}.name, 'mime', ${other}.mime, 'size', ${other}.size) end`,
        join: joined('file'),
        order: `${other}.name`,
      };
    case 'lines': {
      const item = Object.entries(field.item as Fields);
      const shown = item.map(([each, of]) => ({ each, ...shownIn('l', entity, each, of), of }));
      const pairs = shown.map(({ each, value, of }) => `'${each}', ${inJson(value, of)}`).join(', ');
      const joins = shown.map(({ join = '' }) => join).join(' ');
      return { value: linesJson(entity, name, pairs, joins) };
    }
    case 'text':
    case 'email':
      return { value: column, order: `lower(${column})` };
    default:
      return { value: column };
  }
}

/** A value inside JSON as a column would be answered: exact decimals and instants are texts. */
function inJson(value: string, { kind }: Field): string {
  const type = sqlTypes[kind];
  if (type === 'numeric') return `(${value})::text`;
  return kind === 'instant' ? `to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')` : value;
}

const linesJson = (entity: string, name: string, pairs: string, joins = ''): string =>
  `coalesce((select json_agg(json_build_object('id', l.id, ${pairs}) order by l.position) from ${linesTable(entity, name)} l ${joins} where l.organization_id = r.organization_id and l.parent_id = r.id), '[]'::json)`;

/**
 * Reads a field of the table aliased `r`. What it refers to comes by a join or a subquery of the same statement, and so do lines, so that
 * a list needs as many statements for a hundred rows as for one.
 */
export function readColumn(entity: Pick<Entity, 'name'>, name: string, field: Field): ReadColumn {
  const { value, join, order = placeOfField('r', name, field) } = shownIn('r', entity.name, name, field);
  return { select: `${value} as ${name}`, order, ...(join === undefined ? {} : { join }) };
}

/** A stored value in the form of a body: ids, times to the minute. */
const bodyValue = (row: 'r' | 'l', entity: string, name: string, field: Field): string => {
  const column = `${row}.${columnOf(name, field)}`;
  if (field.kind === 'time') return `to_char(${column}, 'HH24:MI')`;
  if (field.kind !== 'lines') return column;
  const item = Object.entries(field.item as Fields);
  const pairs = item.map(([each, of]) => `'${each}', ${inJson(bodyValue('l', entity, each, of), of)}`);
  return linesJson(entity, name, pairs.join(', '));
};

/** A field of a row as a body would write it, for changing some fields of a record and checking the whole. */
export const bodyColumn = (entity: Entity, name: string, field: Field): string =>
  `${bodyValue('r', entity.name, name, field)} as ${name}`;

/** What a statement over `r` selects of a record in the form of a body: all its stored fields. */
export const bodyColumns = (entity: Entity): string =>
  [
    ...storedFields(entity).map(([name, field]) => bodyColumn(entity, name, field)),
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
