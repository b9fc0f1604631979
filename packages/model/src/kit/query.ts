/**
 * Computed lists: rows that a function works out, such as the efficiency of each employee in a period, and that no table holds. Each is
 * declared once as a value. Its rows are records like others, so that filters, order, pages, search, sums, charts, files and screens are
 * those of lists and reports; the server adds the function that answers the rows.
 */
import { countedAs } from './counted.ts';
import { defineEntity, type Entity } from './entity.ts';
import type { BodyOf, Field, FieldOfKind, Fields, OfPerson, RowOf } from './fields.ts';
import { filterName, operatorsOf } from './filters.ts';
import type { Calendar, DaySpan, RelativePeriod } from './period.ts';
import type { PermissionCode } from './permissions.ts';
import { count, type MeasureOf, type Report } from './report.ts';
import type { ScopeOf } from './scope.ts';
import { bilingual, type Text } from './text.ts';

/** A list whose rows the drawing shows, one beside the other in their order. */
export interface DrawnRows<N extends string = string> {
  /** The column that names a row. */
  readonly by: N;
  /** Figures of one unit. */
  readonly of: readonly N[];
  readonly shape: 'bar' | 'line';
}

/** Records from which the rows are worked out, and by which of their fields a reader may narrow them. */
export interface NarrowedFacts {
  readonly entity: Entity;
  readonly filters: readonly string[];
}

export interface Query<
  I extends Fields = Fields,
  R extends Fields = Fields,
  P extends RelativePeriod | undefined = RelativePeriod | undefined,
> {
  readonly name: string;
  readonly label: Text;
  /** Where its endpoints are, under `/api/v1/`: `:org` is the organisation's slug, `:id` the record that it is about. */
  readonly path: string;
  /** The code whose holders read it; absent: the scopes of its rows say who reads which, by the role in which someone looks. */
  readonly code?: PermissionCode;
  /** What is chosen besides the period, as parameters of its address; a field without a value has its default. */
  readonly input: Entity & { readonly fields: I };
  /** The period of a list that is about a stretch of days (`from`, `to`), where the address names none. */
  readonly period?: P;
  /** Of that period, where the address names none. */
  readonly calendar: Calendar;
  readonly narrows?: NarrowedFacts;
  readonly per?: string;
  /** Figures of all rows together that are no sums, such as a rate; the rules work them out. Not shown where rows are filtered. */
  readonly totals: readonly string[];
  /** Totals and sums that are above the rows; absent: all sums. All of them are below their columns. */
  readonly headline?: readonly string[];
  readonly drawn?: DrawnRows;
  /** Its rows as records; no table has them, and `created_at` is when they were worked out. */
  readonly rows: Entity<R> & { readonly reports: { readonly rows: Report<R> } };
}

/** The name of the report by which the rows of a computed list are shown. */
export const rowsReport = 'rows';

type ReportPart<R extends Fields> = Pick<
  Report<R>,
  'question' | 'help' | 'groupBy' | 'pivot' | 'chart' | 'filters' | 'columns' | 'empty' | 'figures' | 'thresholds'
> &
  Partial<Pick<Report<R>, 'order' | 'counted'>>;

interface Declared<
  I extends Fields,
  R extends Fields,
  S extends string,
  P extends RelativePeriod | undefined,
> extends ReportPart<R> {
  readonly name: string;
  readonly label: Text;
  readonly path: string;
  readonly input?: I | Entity<I>;
  readonly period?: P;
  /** Absent: AD. */
  readonly calendar?: Calendar;
  readonly narrows?: NarrowedFacts;
  readonly rows: R;
  /** The field that names the person of a row. Each person has one row, which has their id. */
  readonly per?: FieldOfKind<R, 'user'>;
  /** Figures that are added up over all rows. */
  readonly sums?: readonly FieldOfKind<R, 'number' | 'decimal' | 'money' | 'percent' | 'duration'>[];
  readonly totals?: readonly (keyof R & string)[];
  readonly headline?: readonly (keyof R & string)[];
  readonly drawn?: DrawnRows<keyof R & string>;
  /** The column by which a person calls a row; absent: the person, else the first text. */
  readonly name_field?: keyof R & string;
  /** The order of rows for which none is asked, descending after a minus. */
  readonly sort: (keyof R & string) | `-${keyof R & string}`;
  readonly search?: readonly (keyof R & string)[];
  readonly code?: PermissionCode;
  readonly scopes?: { readonly [name in S]: ScopeOf<R> };
}

/**
 * Declares a computed list; the types of its input and rows are inferred from the value, and names of columns that do not exist do not
 * compile.
 * @throws where a parameter of its address would have two meanings
 */
export function defineQuery<
  const R extends Fields,
  const I extends Fields = Record<never, never>,
  const S extends string = never,
  const P extends RelativePeriod | undefined = undefined,
>(declared: Declared<I, R, S, P>): Query<I, R, P> {
  const {
    name,
    label,
    path,
    input,
    period,
    narrows,
    rows,
    per,
    sums = [],
    totals = [],
    drawn,
    code,
    scopes,
  } = declared;
  const { name_field = per, search = per === undefined ? undefined : [per], sort, order = 'most', chart } = declared;
  const { counted = per === undefined ? undefined : countedAs.people, groupBy, ...shown } = reportPart(declared);
  const measures = [...(counted === undefined ? [] : [count()]), ...sums.map((of) => `sum:${of}` as const)];
  const report = {
    ...shown,
    label,
    shape: 'sheet',
    opensOn: period ?? 'now',
    ...(period !== undefined && { isAskedForPeriod: true }),
    order,
    sort,
    measures: Object.fromEntries(measures.map((measure) => [measure, measure])) as Record<string, MeasureOf<R>>,
    columns: declared.columns ?? Object.keys(rows),
    chart: chart ?? (groupBy === undefined ? 'none' : 'bar'),
    ...(counted && { counted }),
    ...(groupBy !== undefined && { groupBy }),
  } as unknown as Report<R>;
  const entity = defineEntity<R, never, typeof rowsReport, string>({
    name,
    label,
    plural: label,
    fields: readonlyFields(rows),
    sort,
    ...(name_field !== undefined && { name_field }),
    ...(search && { search }),
    scopes: scopes ?? (code === undefined ? {} : { organization: { code } }),
    reports: { [rowsReport]: report },
  });
  const made = {
    name,
    label,
    path,
    ...(code !== undefined && { code }),
    input:
      input !== undefined && isEntity(input)
        ? input
        : defineEntity<I>({ name: `${name}_input`, label, fields: (input ?? {}) as I }),
    ...(period !== undefined && { period }),
    calendar: declared.calendar ?? 'ad',
    ...(narrows && { narrows }),
    ...(per !== undefined && { per }),
    totals,
    ...(declared.headline && { headline: declared.headline }),
    ...(drawn && { drawn }),
    rows: entity,
  } as Query<I, R, P>;
  checkNames(made);
  return made;
}

/** No form writes a row. */
const readonlyFields = <R extends Fields>(rows: R): R =>
  Object.fromEntries(Object.entries(rows).map(([name, field]) => [name, { ...field, readonly: true }])) as R;

const isEntity = <I extends Fields>(input: I | Entity<I>): input is Entity<I> =>
  'name' in input && typeof input.name === 'string';

const reportPart = <R extends Fields>({
  question,
  help,
  counted,
  groupBy,
  pivot,
  filters,
  empty,
  figures,
  thresholds,
}: ReportPart<R>) => ({
  question,
  help,
  ...(counted && { counted }),
  ...(groupBy !== undefined && { groupBy }),
  ...(pivot !== undefined && { pivot }),
  ...(filters && { filters }),
  ...(empty && { empty }),
  ...(figures && { figures }),
  ...(thresholds && { thresholds }),
});

/** The days of a list that is asked for a period. */
export const periodFields = {
  from: { kind: 'date', label: bilingual('From', 'देखि'), required: true },
  to: { kind: 'date', label: bilingual('Until', 'सम्म'), required: true },
} as const satisfies Fields;

/** Parameters of the records from which the rows are worked out. */
export const narrowingNames = ({ narrows }: Pick<Query, 'narrows'>): string[] =>
  narrows === undefined
    ? []
    : narrows.filters.flatMap((name) =>
        operatorsOf(narrows.entity.fields[name] as Field).map((operator) => filterName(name, operator)),
      );

/** Parameters of the address of a computed list besides filters of its rows: what is chosen before they are worked out. */
export const inputNames = (query: Query): string[] => [
  ...Object.keys(query.input.fields),
  ...(query.period === undefined ? [] : [...Object.keys(periodFields), 'period_calendar']),
  ...narrowingNames(query),
];

function checkNames(query: Query): void {
  const { name, rows } = query;
  const columns = Object.keys(rows.fields).flatMap((each) =>
    operatorsOf(rows.fields[each] as Field).map((operator) => filterName(each, operator)),
  );
  const asked = inputNames(query);
  const twice = asked.find((each, at) => columns.includes(each) || asked.indexOf(each) !== at);
  if (twice !== undefined) throw new Error(`${name}: the parameter "${twice}" would have two meanings; rename one.`);
}

type FieldsOf<Q> = Q extends Query<Fields, infer R> ? R : never;
type NotGiven = { readonly kind: 'computed' } | { readonly ofPerson: OfPerson };

/**
 * A row as the rules answer it: people and records by their ids. What follows from the others, and where a person works, is not among it.
 * Without an `id` it is known by its person, else by its place.
 */
export type QueryRow<R extends Fields> = { readonly id?: number } & {
  readonly [K in keyof RowOf<R> as K extends keyof R ? (R[K] extends NotGiven ? never : K) : never]: RowOf<R>[K];
};
export type QueryRowOf<Q> = QueryRow<FieldsOf<Q>>;

/** What was chosen: each field of the input, and the days of the period with the calendar of the reader. */
export type QueryInput<I extends Fields, P extends RelativePeriod | undefined> = BodyOf<I> &
  (P extends RelativePeriod ? DaySpan & { readonly period_calendar: Calendar } : unknown);
