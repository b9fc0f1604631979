/** Statements of lists, details and exports, built from an entity's declaration and what a request asks of it. */
import { labels } from '@karmik/model/kit/labels';
import { carried, listed } from '@karmik/model/kit/message';
import { columnOf, fieldEntries, nameFieldOf, type Entity } from '@karmik/model/kit/entity';
import { withLineFields, type Field } from '@karmik/model/kit/fields';
import { asOf, asOfField, filterName, filterSchema, operatorsOf, type Operator } from '@karmik/model/kit/filters';
import { messages } from '@karmik/model/kit/messages';
import { pageQuery } from '@karmik/model/kit/paging';
import { textSchema } from '@karmik/model/kit/text-schema';
import type { RuleClock } from '@karmik/model/kit/rule-clock';
import { bilingual } from '@karmik/model/kit/text';
import * as z from 'zod/mini';
import type { Access } from '../access/access.ts';
import type { Value } from '../db/database.ts';
import { invalidField } from '../http/errors.ts';
import { containing } from '../http/paging.ts';
import { columnFields, isNeverNull, placeOfField, readColumn, sqlTypes } from './columns.ts';
import { hasLine } from './lines.ts';
import { nameColumnsOf } from './named.ts';

const createdAt: Field = { kind: 'instant', label: bilingual('Created', 'सिर्जना'), required: true };

/** Fields that this person may read. */
export const readableFields = (entity: Entity, access: Pick<Access, 'can'>): [string, Field][] =>
  fieldEntries(entity).filter(([, field]) => !field.read_code || access.can(field.read_code, 'read'));

export interface Filter {
  readonly field: string;
  readonly of: Field;
  readonly operator: Operator;
}

/** What a list of an entity may be asked, by the names of its parameters. Made once an entity. */
export interface ListQuery {
  readonly schema: Record<string, z.ZodMiniType>;
  readonly filters: ReadonlyMap<string, Filter>;
  readonly sorts: readonly string[];
  /** What is asked besides filters and said on paper with them, such as the input of a computed list. */
  readonly inputs?: ReadonlyMap<string, Filter> | undefined;
}

const sortable = (field: Field): boolean =>
  !['computed', 'lines', 'address', 'location', 'amount', 'multi_reference'].includes(field.kind);
const mostSorts = 3;

/** The parameters of an entity's list: pages, search, sort, and a filter for each operator of each field. They are made when first asked for. */
export function listQuery(entity: Entity, clock: () => RuleClock, inputs?: ListQuery['inputs']): ListQuery {
  let made: ListQuery | undefined;
  const query = () => (made ??= makeListQuery(entity, clock));
  return {
    get schema() {
      return query().schema;
    },
    get filters() {
      return query().filters;
    },
    get sorts() {
      return query().sorts;
    },
    inputs,
  };
}

function makeListQuery(entity: Entity, clock: () => RuleClock): ListQuery {
  const filters = new Map<string, Filter>();
  const shape: Record<string, z.ZodMiniType> = {};
  for (const [name, field] of withLineFields([...fieldEntries(entity), ['created_at', createdAt]]))
    for (const operator of operatorsOf(field, name in (entity.visibleWhen ?? {}))) {
      const parameter = filterName(name, operator);
      filters.set(parameter, { field: name, of: field, operator });
      shape[parameter] = z.optional(filterSchema(field, operator, clock));
    }
  const names = [
    ...fieldEntries(entity)
      .filter(([, field]) => sortable(field))
      .map(([name]) => name),
    'created_at',
    'id',
  ];
  const sorts = names.flatMap((name) => [name, `-${name}`]);
  const sort = z.pipe(
    z.pipe(
      z.string(),
      z.transform((value: string) => value.split(',').filter(Boolean)),
    ),
    z
      .array(
        z.enum(sorts, {
          error: carried(messages.unknownSort({ known: listed(names.flatMap((name) => [name, `-${name}`])) })),
        }) as z.ZodMiniType<string, string>,
      )
      .check(
        z.maxLength(mostSorts, {
          error: carried(messages.tooMany({ field: bilingual('sort', 'sort'), most: mostSorts })),
        }),
      ),
  );
  return {
    filters,
    sorts,
    schema: {
      ...pageQuery,
      search: z.optional(textSchema(labels.search, { max: 100, required: false })),
      sort: z.optional(sort),
      ...(entity.archive ? { archived: z._default(z.enum(['false', 'true', 'all']), 'false') } : {}),
      ...(entity.hasPast ? { [asOf]: z.optional(filterSchema(asOfField, 'eq', clock)) } : {}),
      ...shape,
    },
  };
}

/** From where records are read besides their table. */
export interface RowSource {
  /** A day; see `Entity.hasPast`. */
  readonly asOf?: string | undefined;
  /** The rows of a computed list as JSON: `{ at, rows }`, each with an id and the columns of its fields; see `queries`. */
  readonly rows?: string | undefined;
}

/** Conditions and their values; `$1` is always the organisation, and `$2` the day as of which records are read or their rows, if any. */
export class Conditions {
  readonly texts: string[] = ['r.organization_id = $1'];
  readonly values: Value[];
  /** See `RecordView`. */
  shownLines: Readonly<Record<string, string>> = {};
  readonly #source: RowSource;
  #table: string | undefined;
  constructor(organizationId: number, source: RowSource = {}) {
    const given = source.rows ?? source.asOf;
    this.values = given === undefined ? [organizationId] : [organizationId, given];
    this.#source = source;
  }
  /** What is read of an entity's records: its table or view, the function that answers them as of the day, or the rows that were given. */
  tableOf(entity: Entity): string {
    if (this.#source.rows !== undefined) return givenRows(entity);
    if (this.#table !== undefined) return this.#table;
    return this.#source.asOf === undefined ? entity.name : `${entity.name}_as_of($2::date)`;
  }
  /** Reads a statement in place of the table. */
  readFrom(table: string): void {
    this.#table = table;
  }
  /** Keeps a value and answers its place in the statement. */
  value(value: Value): `$${number}` {
    this.values.push(value);
    return `$${this.values.length}`;
  }
  /** A condition that the line `l` is one that the reader is shown; empty where all are. @param lines their field */
  ofLine(lines: string): string {
    const flag = this.shownLines[lines];
    return flag === undefined ? '' : ` and l.${flag}`;
  }
  add(condition: string): void {
    this.texts.push(condition);
  }
  get where(): string {
    return this.texts.join(' and ');
  }
}

/** The rows of a computed list as a table: those of the JSON in `$2`, which are of the organisation in `$1`. */
const givenRows = (entity: Entity): string =>
  `(select $1::bigint as organization_id, ($2::jsonb->>'at')::timestamptz as created_at, given.*
      from jsonb_to_recordset($2::jsonb->'rows') as given (id bigint${columnFields(entity)
        .map(([name, field]) => `, "${columnOf(name, field)}" ${sqlTypes[field.kind]}`)
        .join('')}))`;

export interface Asked {
  readonly search?: string | undefined;
  readonly sort?: readonly string[] | undefined;
  readonly archived?: 'false' | 'true' | 'all' | undefined;
  /** The day as of which records are read; absent: today. */
  readonly as_of?: string | undefined;
  readonly [filter: string]: unknown;
}

/**
 * Adds what a request asks to the conditions.
 * @throws 400 on a filter or sort over a field that this person may not read, as if it did not exist
 */
export function narrow(entity: Entity, query: ListQuery, asked: Asked, access: Access, where: Conditions): void {
  const readable = new Set(readableFields(entity, access).map(([name]) => name)).add('created_at').add('id');
  if (entity.archive && asked.archived !== 'all')
    where.add(`r.archived_at is ${asked.archived === 'true' ? 'not null' : 'null'}`);
  for (const [parameter, { field, of, operator }] of query.filters) {
    const value = asked[parameter];
    if (value === undefined) continue;
    const [first = field, item] = field.split('.');
    if (!readable.has(first)) {
      const known = [...query.filters]
        .filter(([, filter]) => readable.has(filter.field.split('.')[0] ?? ''))
        .map(([name]) => name);
      throw invalidField(parameter, messages.unknownFilter({ name: parameter, known: listed(known) }));
    }
    const zone = access.organization.timezone;
    where.add(
      item !== undefined
        ? hasLine(
            entity.name,
            first,
            `${condition(where, `l.${columnOf(item, of)}`, of, operator, value, zone)}${where.ofLine(first)}`,
          )
        : of.kind === 'lines'
          ? `${value ? 'not ' : ''}${hasLine(entity.name, first, `true${where.ofLine(first)}`)}`
          : condition(where, placeOfField('r', field, of), of, operator, value, zone),
    );
  }
  if (asked.search) where.add(searchCondition(entity, asked.search, readable, where));
}

/** Trigrams, by which an index finds a text, have as many characters. */
const leastIndexed = 3;

/** Holds for records that a search finds. @param readable the fields that this person may read */
function searchCondition(entity: Entity, search: string, readable: ReadonlySet<string>, where: Conditions): string {
  const pattern = where.value(containing(search));
  const searched = (entity.search ?? [nameFieldOf(entity) ?? '']).filter((name) => readable.has(name));
  const parts = searched.map((name) => searchOf(name, entity.fields[name], pattern));
  const named = parts.flatMap((part) => ('ids' in part ? [part] : []));
  if (entity.search_function !== undefined && search.length >= leastIndexed) {
    // One list of people, whatever finds them, keeps the planner at the index of them.
    const people = named.map(
      ({ column, ids }) =>
        `array(select s.user_id from ${where.tableOf(entity)} s where s.organization_id = $1 and s.${column} = any(array(${ids})))`,
    );
    return `r.user_id = any((select ${[`${entity.search_function}(${pattern})`, ...people].join(' || ')})::bigint[])`;
  }
  const own = parts.flatMap((part) => ('text' in part ? [part.text] : []));
  return `(${[
    // Folding the case of one text costs less than that of several, and of none the least; no search holds a line break.
    ...(entity.search_column !== undefined
      ? [`r.${entity.search_column} like (select lower(${pattern}))`]
      : own.length
        ? [`concat_ws(E'\\n', ${own.join(', ')}) ilike ${pattern}`]
        : []),
    ...named.map(({ column, ids }) => `r.${column} in (${ids})`),
  ].join(' or ')})`;
}

/** Where a search looks for a field: in a text of the record's own, or by the name of what a column refers to. */
function searchOf(
  name: string,
  field: Field | undefined,
  pattern: string,
): { readonly text: string } | { readonly column: string; readonly ids: string } {
  const [to, called = []] =
    field?.kind === 'user'
      ? ['person', ['full_name']]
      : field?.kind === 'reference'
        ? [field.to, nameColumnsOf(field)]
        : [];
  return to === undefined
    ? { text: `r.${name}` }
    : {
        column: `${name}_id`,
        ids: `select n.id from ${to} n where n.organization_id = $1 and (${called.map((each) => `n.${each} ilike ${pattern}`).join(' or ')})`,
      };
}

function condition(
  where: Conditions,
  column: string,
  field: Field,
  operator: Operator,
  value: unknown,
  zone: string,
): string {
  const type = sqlTypes[field.kind] ?? 'text';
  switch (operator) {
    case 'isnull':
      return field.kind === 'multi_choice' || field.kind === 'multi_reference'
        ? `cardinality(${column}) ${value ? '=' : '>'} 0`
        : `${column} is ${value ? '' : 'not '}null`;
    case 'contains':
      return `${column} ilike ${where.value(containing(value as string))}`;
    case 'has':
      if (field.kind === 'amount') return `${column}->>'currency' = ${where.value(value as string)}`;
      return `${where.value(value as Value)}::${type.replace('[]', '')} = any(${column})`;
    case 'in':
      return `${column} = any(${where.value(value as Value)}::${type}[])`;
    default:
      return field.kind === 'instant'
        ? instantCondition(where, column, operator, value as string, zone)
        : `${column} ${{ eq: '=', gte: '>=', lte: '<=' }[operator]} ${where.value(value as Value)}::${type}`;
  }
}

/** A day asked of an instant means all of that day in the organisation's zone. */
function instantCondition(
  where: Conditions,
  column: string,
  operator: 'eq' | 'gte' | 'lte',
  value: string,
  zone: string,
): string {
  const given = where.value(value);
  if (value.length > 10) return `${column} ${{ eq: '=', gte: '>=', lte: '<=' }[operator]} ${given}::timestamptz`;
  const at = where.value(zone);
  const begin = `(${given}::date::timestamp at time zone ${at})`;
  const end = `((${given}::date + 1)::timestamp at time zone ${at})`;
  return operator === 'gte'
    ? `${column} >= ${begin}`
    : operator === 'lte'
      ? `${column} < ${end}`
      : `(${column} >= ${begin} and ${column} < ${end})`;
}

/**
 * The order of a list, always ended by the id so that pages never overlap.
 * @throws 400 for a field that this person may not read
 */
export function orderOf(entity: Entity, sort: readonly string[] | undefined, access: Pick<Access, 'can'>): string {
  const readable = new Set(readableFields(entity, access).map(([name]) => name)).add('created_at').add('id');
  const fallback = entity.sort ?? nameFieldOf(entity) ?? '-created_at';
  const terms = (sort?.length ? sort : [fallback]).map((term) => {
    const name = term.replace(/^-/, '');
    if (!readable.has(name))
      throw invalidField(
        'sort',
        messages.unknownSort({ known: listed([...readable].flatMap((each) => [each, `-${each}`])) }),
      );
    const field = entity.fields[name];
    const by = field ? readColumn(entity, name, field).order : `r.${name}`;
    if (!term.startsWith('-')) return `${by} nulls last`;
    // Where nothing is null, an index read backwards has this order.
    return field && isNeverNull(entity, name, field) ? `${by} desc` : `${by} desc nulls last`;
  });
  return [
    ...terms,
    sort?.at(-1)?.startsWith('-') || (!sort?.length && fallback.startsWith('-')) ? 'r.id desc' : 'r.id',
  ].join(', ');
}

/** The joins that an order looks into. */
function joinsOfOrder(entity: Entity, sort: readonly string[] | undefined): string {
  const names = sort?.length ? sort : [entity.sort ?? nameFieldOf(entity) ?? ''];
  const sorted = new Set(names.map((term) => term.replace(/^-/, '')));
  return joinsOf(
    entity,
    fieldEntries(entity).filter(([name]) => sorted.has(name)),
  );
}

/** How the number of all records is in a row of a counted page; see `selectPage`. */
export const inAll = 'in_all';
/** How the snapshot of the database that a page is of is in the first row of one that is not counted. */
export const ofSnapshot = 'of_snapshot';

/**
 * A statement that reads a page of records. The page is found by what narrows and orders it alone; what else its records show is read
 * for those on it, however many others there are.
 * @param page its limit and offset
 * @param isCounted whether each record comes with the number of all that match: dear where an index could end the reading with the page,
 *   cheap where all must be looked at anyway
 * @param columns what is read of each record beside its fields; see `RecordView`
 */
export function selectPage(
  entity: Entity,
  fields: readonly (readonly [string, Field])[],
  where: Conditions,
  sort: readonly string[] | undefined,
  access: Pick<Access, 'can'>,
  {
    page,
    isCounted,
    columns,
  }: { readonly page: string; readonly isCounted: boolean; readonly columns?: string | undefined },
): string {
  const count = isCounted ? `, count(*) over () as ${inAll}` : '';
  // The ids as an array keep the planner at them: joined to the page as a whole, it would read all records to show a few.
  return `with page as materialized (
    select found.*, row_number() over () as place from (
      select r.id as page_id${count} from ${where.tableOf(entity)} r ${joinsOfOrder(entity, sort)}
       where ${where.where} order by ${orderOf(entity, sort, access)} ${page}) found)
    select shown.*, ${isCounted ? `page.${inAll}` : `case page.place when 1 then pg_current_snapshot()::text end as ${ofSnapshot}`} from page join (
      ${selectFrom(entity, fields, columns, where.tableOf(entity))} where r.organization_id = $1 and r.id = any (array(select page_id from page))) shown
        on shown.id = page.page_id
     order by page.place`;
}

/** A statement that reads the ids of all records that match, in the order of the list. */
export const selectIds = (
  entity: Entity,
  where: Conditions,
  sort: readonly string[] | undefined,
  access: Pick<Access, 'can'>,
): string =>
  `select r.id from ${where.tableOf(entity)} r ${joinsOfOrder(entity, sort)} where ${where.where} order by ${orderOf(entity, sort, access)}`;

/**
 * The select and from parts of a statement that reads records of an entity with the fields given.
 * @param more further columns over the row `r`
 * @param table what they are read of; see `Conditions.tableOf`
 */
export function selectFrom(
  entity: Entity,
  fields: readonly (readonly [string, Field])[],
  more?: string,
  table = entity.name,
): string {
  const columns = fields
    .filter(([, field]) => field.kind !== 'computed')
    .map(([name, field]) => readColumn(entity, name, field));
  const list = [
    'r.id',
    ...columns.map((column) => column.select),
    'r.created_at',
    ...(entity.archive ? ['r.archived_at'] : []),
    ...(more === undefined ? [] : [more]),
  ];
  return `select ${list.join(', ')} from ${table} r ${joinsOf(entity, fields)}`;
}

const joinsOf = (entity: Entity, fields: readonly (readonly [string, Field])[]): string =>
  fields.map(([name, field]) => readColumn(entity, name, field).join ?? '').join(' ');
