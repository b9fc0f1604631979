/**
 * Reports: by what records are put together and what is measured of each group. A term of grouping and a measure are written the same in
 * a declaration and in the address of a call: `sender`, `overtime_date:month`, `count`, `sum:overtime_duration`.
 */
import * as z from 'zod/mini';
import type { Field, Fields } from './fields.ts';
import { periods, type Period } from './period.ts';
import type { Text } from './text.ts';

const measuredKinds = ['number', 'decimal', 'money', 'amount', 'percent', 'duration'] as const;
type MeasuredKind = (typeof measuredKinds)[number];
const groupedKinds = [
  'choice',
  'status',
  'boolean',
  'user',
  'reference',
  'text',
  'number',
  'month',
  'fiscal_year',
  'date',
  'instant',
] as const;
type GroupedKind = (typeof groupedKinds)[number];
type DayKind = 'date' | 'instant';

/** Names of fields of some kinds; of entities in general, any name. */
type NamesOf<F extends Fields, K extends string> = string extends keyof F
  ? string
  : { [N in keyof F]: F[N] extends { readonly kind: K } ? N : never }[keyof F] & string;

export const fieldMeasures = ['sum', 'avg', 'min', 'max'] as const;
type FieldMeasure = (typeof fieldMeasures)[number];
/** What is measured of a group: how many records there are, or something of a field of theirs. */
export type Measure<N extends string = string> = 'count' | `${FieldMeasure}:${N}`;
export type MeasureOf<F extends Fields> = Measure<NamesOf<F, MeasuredKind>>;

/** How many records there are. */
export const count = (): 'count' => 'count';
const of =
  <M extends FieldMeasure>(measure: M) =>
  <const N extends string>(field: N): `${M}:${N}` =>
    `${measure}:${field}`;
/** What a field's values come to. Amounts of different currencies stay apart. */
export const sum = of('sum');
/** The mean of a field's values; records without a value do not count. */
export const avg = of('avg');
export const min = of('min');
export const max = of('max');

/** By what records are put together: a field, or the period of a day. */
export type GroupOf<F extends Fields> =
  | NamesOf<F, Exclude<GroupedKind, DayKind> | 'computed'>
  | `${NamesOf<F, DayKind>}:${Period}`;

/** A report of an entity. */
export interface Report<F extends Fields = Fields> {
  readonly label: Text;
  readonly groupBy: GroupOf<F>;
  /** The second level, which stands in columns. */
  readonly pivot?: GroupOf<F>;
  /** The day by which a stretch of time is chosen and compared with the one before. */
  readonly period?: NamesOf<F, DayKind>;
  /** What is measured, by name. */
  readonly measures: { readonly [name: string]: MeasureOf<F> };
}

/** A term of grouping, read. */
export interface GroupTerm {
  readonly field: string;
  /** For days alone. */
  readonly period: Period | undefined;
}
export function groupTerm(term: string): GroupTerm {
  const [field = '', period] = term.split(':');
  return { field, period: periods.find((each) => each === period) };
}

/** A measure, read; `field` is absent of a count. */
export interface MeasureTerm {
  readonly kind: FieldMeasure | 'count';
  readonly field: string | undefined;
}
export function measureTerm(measure: string): MeasureTerm {
  const [kind, field] = measure.split(':');
  return { kind: fieldMeasures.find((each) => each === kind) ?? 'count', field };
}

const isOneOf = <K extends string>(kinds: readonly K[], kind: string): kind is K =>
  (kinds as readonly string[]).includes(kind);
export const isMeasured = (field: Field): boolean => isOneOf(measuredKinds, field.kind);
/** Whether days are put together by a period. */
export const hasPeriod = (field: Field): boolean => field.kind === 'date' || field.kind === 'instant';
/** Whether records are put together by a field; a computed one says by which ranges of a stored field. */
export const isGrouped = (field: Field): boolean =>
  isOneOf(groupedKinds, field.kind) || (field.kind === 'computed' && field.ranges !== undefined);

/** Every term by which an entity's records may be put together. */
export const groupTerms = (fields: readonly (readonly [string, Field])[]): string[] =>
  fields.flatMap(([name, field]) =>
    !isGrouped(field) ? [] : hasPeriod(field) ? periods.map((period) => `${name}:${period}`) : [name],
  );

/** Everything that may be measured of an entity's records. */
export const measureTerms = (fields: readonly (readonly [string, Field])[]): string[] => [
  'count',
  ...fields.flatMap(([name, field]) => (isMeasured(field) ? fieldMeasures.map((each) => `${each}:${name}`) : [])),
];

/** What a report asks of the server's `aggregate`. */
export const reportQuery = ({ groupBy, pivot, measures }: Report): Record<string, string> => ({
  group_by: [groupBy, ...(pivot === undefined ? [] : [pivot])].join(','),
  measures: [...new Set(Object.values(measures))].join(','),
});

interface Reported {
  readonly fields: Fields;
  readonly reports?: { readonly [name: string]: Report };
}

/** What is wrong with the reports of an entity, each with its place. */
export function reportProblems(entity: Reported): [place: string, what: string][] {
  const fields = Object.entries(entity.fields);
  const groups = groupTerms([...fields, ['created_at', { kind: 'instant', label: { en: '', ne: '' } }]]);
  const measures = measureTerms(fields);
  const problems: [string, string][] = [];
  for (const [name, report] of Object.entries(entity.reports ?? {})) {
    const place = `reports.${name}`;
    for (const term of [report.groupBy, report.pivot])
      if (term !== undefined && !groups.includes(term))
        problems.push([place, `is grouped by "${term}"; it may be grouped by ${groups.join(', ')}.`]);
    if (report.pivot === report.groupBy) problems.push([place, 'has the same columns as rows; leave out pivot.']);
    if (Object.keys(report.measures).length === 0) problems.push([place, 'measures nothing; add count().']);
    for (const measure of Object.values(report.measures))
      if (!measures.includes(measure))
        problems.push([place, `measures "${measure}"; it may measure ${measures.join(', ')}.`]);
    const day = report.period === undefined ? undefined : entity.fields[report.period];
    if (report.period !== undefined && !(day && hasPeriod(day)))
      problems.push([place, `chooses its time by "${report.period}", which is no day of it.`]);
  }
  return problems;
}

/** An amount of each currency, or an exact decimal as text; nothing where no record of the group has a value. A count is a number. */
const value = z.union([
  z.number(),
  z.string(),
  z.array(z.object({ currency: z.string(), amount: z.string() })),
  z.null(),
]);
const values = z.record(z.string(), value);
export type MeasureValue = z.infer<typeof value>;
/** What was measured, by measure. */
export type MeasureValues = z.infer<typeof values>;

/** Parameters of the list that replace or join those that were asked, so that it shows the records that were measured. */
const filters = z.nullable(z.record(z.string(), z.string()));

const head = {
  /** Tells groups of a level apart. */
  key: z.string(),
  /** The group's value as a record shows it; of a period, its name and days. */
  value: z.unknown(),
  /** The rest beyond the bound, put together. */
  is_rest: z.boolean(),
  filters,
  values,
  /** Of the time before, where that was asked for. */
  previous: z.nullable(values),
};
const span = z.object({ from: z.string(), to: z.string(), values });

/** What `aggregate` answers. `cells` of a group stand in the order of `columns`. */
export const aggregateAnswer = z.object({
  groups: z.array(z.object({ ...head, cells: z.array(z.object({ filters, values })) })),
  columns: z.array(z.object(head)),
  /** Over all records that match. */
  totals: values,
  /** How many groups and columns were put together as the rest. */
  folded: z.object({ groups: z.number(), columns: z.number() }),
  previous: z.nullable(span),
});
export type Aggregate = z.infer<typeof aggregateAnswer>;
export type AggregateGroup = Aggregate['groups'][number];

/** A period as the value of a group. */
export interface PeriodValue {
  readonly period: Period;
  /** Empty beyond the calendar's years. */
  readonly name: string;
  readonly starts_on: string | null;
  readonly ends_on: string | null;
}
