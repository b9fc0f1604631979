/**
 * Reports: by what records are put together and what is measured of each group. A term of grouping and a measure are written the same in
 * a declaration and in the address of a call: `sender`, `overtime_date:month`, `count`, `sum:overtime_duration`.
 */
import * as z from 'zod/mini';
import { fieldNamed, withLineFields, type Field, type Fields } from './fields.ts';
import { periods, type Period, type RelativePeriod } from './period.ts';
import { bilingual, type Text } from './text.ts';

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
  : {
      [N in keyof F & string]: F[N] extends { readonly kind: K }
        ? N
        : F[N] extends { readonly kind: 'lines'; readonly item: infer I extends Fields }
          ? `${N}.${{ [M in keyof I]: I[M] extends { readonly kind: K } ? M : never }[keyof I] & string}`
          : never;
    }[keyof F & string];

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

/**
 * By what records are put together: a field, or the period of a day. Put together by a field of lines, the lines are counted and measured,
 * not their records.
 */
export type GroupOf<F extends Fields> =
  | NamesOf<F, Exclude<GroupedKind, DayKind> | 'computed'>
  | `${NamesOf<F, DayKind>}:${Period}`;

/** Fields by which a list is narrowed, as far as a report names them. */
type FilterOf<F extends Fields> = string extends keyof F
  ? string
  : Exclude<keyof F & string, NamesOf<F, 'address' | 'lines' | 'computed'>>;
type ColumnOf<F extends Fields> = string extends keyof F ? string : keyof F & string;

/** How the groups of a report are drawn; `none` where a drawing would say nothing that its table does not. */
export type ChartShape = 'bar' | 'line' | 'donut' | 'none';

/**
 * How a report answers before a reader explores it: the people of a day by unit, one line for each person with a column for each heading, a
 * month of days, a course of time, people in the order of a figure, rows by columns, or a period beside the one before.
 */
export const reportShapes = ['day', 'sheet', 'calendar', 'trend', 'ranking', 'pivot', 'comparison'] as const;
export type ReportShape = (typeof reportShapes)[number];

/**
 * In which order groups stand. `most` and `least` are by the first measure. Periods follow time whatever is said, and ranges and numbers
 * their size: there `newest` turns the order round.
 */
export const reportOrders = ['most', 'least', 'newest', 'oldest', 'name'] as const;
export type ReportOrder = (typeof reportOrders)[number];

/** From which figure on a group stands out, in words as well as in a tone. */
export interface Threshold<M extends string = string> {
  readonly of: M;
  /** The figure is below it; of minutes, in minutes. */
  readonly below?: number;
  /** The figure is at least as much. */
  readonly from?: number;
  readonly tone: 'caution' | 'critical' | 'positive';
  readonly label: Text;
}

/**
 * The stretch of time with which a report opens: one that moves on with the day, the month of the newest of its records, or `now` for a report of
 * how things are today, which has no `period`.
 */
export type ReportOpening = RelativePeriod | 'latest_month' | 'now';

/** A report of an entity: the figures of its page, of its chart, of its spreadsheet, and the records behind them. */
export interface Report<F extends Fields = Fields> {
  /** What the chart is called, and the report where several are chosen from. */
  readonly label: Text;
  /** What it answers, as one sentence. */
  readonly question: Text;
  /** How what it shows is counted, in one line. */
  readonly help: Text;
  readonly shape: ReportShape;
  readonly opensOn: ReportOpening;
  readonly order: ReportOrder;
  /** What a count counts, such as person-days; never the name of the records. Needed where `measures` count. */
  readonly counted?: Text;
  /** What other measures are called where that is not the name of the field. */
  readonly figures?: { readonly [M in MeasureOf<F>]?: Text };
  /** What stands out, the worst first: the first that holds is shown. */
  readonly thresholds?: readonly Threshold<MeasureOf<F>>[];
  /** By what records are put together; absent: the totals alone, until a reader chooses. */
  readonly groupBy?: GroupOf<F>;
  /** The second level, which is in columns. */
  readonly pivot?: GroupOf<F>;
  /** The day by which a stretch of time is chosen and compared with the one before. */
  readonly period?: NamesOf<F, DayKind>;
  /** The stretch of time is chosen before its rows are worked out (`from`, `to`), and is no field of theirs; see `defineQuery`. */
  readonly isAskedForPeriod?: true;
  /** What is measured, by name; the first one is drawn unless `drawn` says otherwise. */
  readonly measures: { readonly [name: string]: MeasureOf<F> };
  /** The measures that are next to each other in a chart without a second level. */
  readonly drawn?: readonly MeasureOf<F>[];
  /** Absent: bars. */
  readonly chart?: ChartShape;
  /** The period by which the chart follows time, where that says more than the groups. */
  readonly chartBy?: `${NamesOf<F, DayKind>}:${Period}`;
  /** Fields by whose values the people of a `day` are put into units; readers choose among them. */
  readonly units?: readonly ColumnOf<F>[];
  /** The records that it is about: filters of their list, as they are in an address. */
  readonly where?: { readonly [N in FilterOf<F> | `${FilterOf<F>}__${'gte' | 'lte' | 'in' | 'isnull'}`]?: string };
  /** Fields to narrow by, the most wanted first. Readers may also group by those that can be grouped. */
  readonly filters?: readonly FilterOf<F>[];
  /** The fields that its records show; absent: the fields that it names. */
  readonly columns?: readonly ColumnOf<F>[];
  /** The order of its records, descending after a minus; absent: that of the entity. */
  readonly sort?: ColumnOf<F> | `-${ColumnOf<F>}`;
  /** What is said where there is no record. */
  readonly empty?: Text;
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
/** Lines of one record may have amounts of several currencies, which have no sum. */
const isMeasuredAs = (name: string, field: Field): boolean =>
  isMeasured(field) && !(name.includes('.') && field.kind === 'amount');
/** Whether days are put together by a period. */
export const hasPeriod = (field: Field): boolean => field.kind === 'date' || field.kind === 'instant';
/** Whether records are put together by a field; a computed one says by which ranges of a stored field. */
export const isGrouped = (field: Field): boolean =>
  isOneOf(groupedKinds, field.kind) || (field.kind === 'computed' && field.ranges !== undefined);

/** Every term by which an entity's records, or lines of theirs, may be put together. */
export const groupTerms = (fields: readonly (readonly [string, Field])[]): string[] =>
  withLineFields(fields).flatMap(([name, field]) =>
    !isGrouped(field) ? [] : hasPeriod(field) ? periods.map((period) => `${name}:${period}`) : [name],
  );

/** Everything that may be measured of an entity's records. */
export const measureTerms = (fields: readonly (readonly [string, Field])[]): string[] => [
  'count',
  ...withLineFields(fields).flatMap(([name, field]) =>
    isMeasuredAs(name, field) ? fieldMeasures.map((each) => `${each}:${name}`) : [],
  ),
];

/** The period that moves on with the day, with which a report opens; undefined where it opens on something else. */
export const relativeOpening = ({ opensOn }: Pick<Report, 'opensOn'>): RelativePeriod | undefined =>
  opensOn === 'now' || opensOn === 'latest_month' ? undefined : opensOn;

/** How a report is looked at: as it is declared, or as a reader chose within it. */
export interface ReportLook {
  readonly groupBy: string | undefined;
  readonly pivot: string | undefined;
  readonly measures: readonly string[];
}

/** What a report asks of the server's `aggregate`. @param order absent: the most first */
export function reportQuery({ groupBy, pivot, measures }: ReportLook, order?: ReportOrder): Record<string, string> {
  const terms = [groupBy, pivot].filter((term) => term !== undefined);
  return {
    ...(terms.length > 0 ? { group_by: terms.join(',') } : {}),
    measures: measures.join(','),
    ...(order === undefined || order === 'most' || order === 'oldest' || groupBy === undefined ? {} : { order }),
  };
}

/**
 * By what a reader may put the records of a report together: its own terms, the fields that it is narrowed by, and the periods of its day.
 */
export function reportGroups(
  entity: { readonly fields: Fields },
  { groupBy, pivot, period, filters }: Report,
): string[] {
  const own = [groupBy, pivot].filter((term) => term !== undefined);
  const narrowed = (filters ?? []).flatMap((name): (readonly [string, Field])[] => {
    const field = entity.fields[name];
    return field && !hasPeriod(field) ? [[name, field]] : [];
  });
  const day = period === undefined ? undefined : entity.fields[period];
  return [
    ...new Set([...own, ...groupTerms(narrowed), ...(period !== undefined && day ? groupTerms([[period, day]]) : [])]),
  ];
}

/**
 * How an address looks at a report. What the report does not allow is left out, so that an old address shows the report as it is.
 * @param asked `group_by` and `measures` as they are in an address; an empty `group_by` asks for the totals alone
 */
export function reportLook(
  entity: { readonly fields: Fields },
  report: Report,
  asked: { readonly group_by?: string | null; readonly measures?: string | null } = {},
): ReportLook {
  const allowed = reportGroups(entity, report);
  const [groupBy, pivot] =
    asked.group_by === undefined || asked.group_by === null
      ? [report.groupBy, report.pivot]
      : asked.group_by.split(',').filter((term) => allowed.includes(term));
  const all = [...new Set(Object.values(report.measures))];
  const chosen = all.filter((measure) => asked.measures?.split(',').includes(measure));
  return { groupBy, pivot: pivot === groupBy ? undefined : pivot, measures: chosen.length > 0 ? chosen : all };
}

/** The fields that the records of a report show. */
export function reportColumns(entity: { readonly fields: Fields }, report: Report): readonly string[] {
  if (report.columns) return report.columns;
  const named = [
    report.groupBy,
    report.pivot,
    report.period,
    ...(report.filters ?? []),
    ...Object.values(report.measures).map((measure) => measureTerm(measure).field),
  ];
  const fields = named.flatMap((term) => (term === undefined ? [] : groupTerm(term).field));
  return [...new Set(fields)].filter((name) => name in entity.fields);
}

const measureWords = {
  count: bilingual('Count', 'सङ्ख्या'),
  avg: bilingual('average', 'औसत'),
  min: bilingual('minimum', 'न्यूनतम'),
  max: bilingual('maximum', 'अधिकतम'),
} as const;

/** Which of a report's thresholds a figure reaches. @param value of the measure, as it is answered */
export function thresholdOf(report: Pick<Report, 'thresholds'>, measure: string, value: MeasureValue | undefined) {
  if (value === null || value === undefined || Array.isArray(value)) return undefined;
  const figure = Number(value);
  return report.thresholds?.find(
    ({ of, below, from }) =>
      of === measure && (below === undefined || figure < below) && (from === undefined || figure >= from),
  );
}

/**
 * What a measure is called: by the report that shows it, else a sum as the field is.
 * @example measureText(entity, 'avg:rating').en // 'Points, average'
 */
export function measureText(
  entity: { readonly fields: Fields },
  measure: string,
  report?: Pick<Report, 'counted' | 'figures'>,
): Text {
  const { kind, field: name } = measureTerm(measure);
  const own = kind === 'count' ? report?.counted : report?.figures?.[measure as Measure];
  if (own) return own;
  const label = name === undefined ? undefined : fieldNamed(entity.fields, name)?.label;
  if (label === undefined || kind === 'count') return measureWords.count;
  if (kind === 'sum') return label;
  return bilingual(`${label.en}, ${measureWords[kind].en}`, `${label.ne}, ${measureWords[kind].ne}`);
}

/** How a figure moved: what it grew by, and that in per cent of the size that it had. */
export interface Change {
  /** An exact decimal with as many places as the finer of the two. */
  readonly difference: string;
  /** With one place, rounded half away from zero; nothing where the figure was zero. */
  readonly percent: string | null;
}

/**
 * The change between two exact decimals.
 * @example changeBetween('1.50', '1') // { difference: '0.50', percent: '50.0' }
 */
export function changeBetween(now: string, before: string): Change {
  const places = Math.max(placesOf(now), placesOf(before));
  const [a, b] = [units(now, places), units(before, places)];
  const difference = a - b;
  if (b === 0n) return { difference: decimal(difference, places), percent: null };
  const [dividend, divisor] = [difference * 1000n, b < 0n ? -b : b];
  const half = dividend < 0n ? -divisor : divisor;
  return { difference: decimal(difference, places), percent: decimal((dividend * 2n + half) / (divisor * 2n), 1) };
}
const placesOf = (value: string): number => value.split('.')[1]?.length ?? 0;
const units = (value: string, places: number): bigint =>
  BigInt(value.replace('.', '') + '0'.repeat(places - placesOf(value)));
function decimal(value: bigint, places: number): string {
  const digits = String(value < 0n ? -value : value).padStart(places + 1, '0');
  const whole = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  return value < 0n ? `-${whole}` : whole;
}

interface Reported {
  readonly label: Text;
  readonly plural?: Text;
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
    for (const term of [report.groupBy, report.pivot, report.chartBy])
      if (term !== undefined && !groups.includes(term))
        problems.push([place, `is grouped by "${term}"; it may be grouped by ${groups.join(', ')}.`]);
    if (report.pivot !== undefined && report.pivot === report.groupBy)
      problems.push([place, 'has the same columns as rows; leave out pivot.']);
    if (Object.keys(report.measures).length === 0) problems.push([place, 'measures nothing; add count().']);
    for (const measure of Object.values(report.measures))
      if (!measures.includes(measure))
        problems.push([place, `measures "${measure}"; it may measure ${measures.join(', ')}.`]);
    const day = report.period === undefined ? undefined : entity.fields[report.period];
    if (report.period !== undefined && !(day && hasPeriod(day)))
      problems.push([place, `chooses its time by "${report.period}", which is no day of it.`]);
    const named = [
      ...(report.filters ?? []),
      ...(report.columns ?? []),
      ...(report.units ?? []),
      ...Object.keys(report.where ?? {}),
    ];
    for (const term of report.sort === undefined ? named : [...named, report.sort.replace('-', '')]) {
      const [field = ''] = term.split('__');
      if (!(field in entity.fields)) problems.push([place, `names the field "${field}", which its entity lacks.`]);
    }
    const counts = Object.values(report.measures).includes('count');
    const { counted } = report;
    if (counts && counted === undefined)
      problems.push([place, 'counts without saying what; name it in counted, such as person-days.']);
    if (
      counted &&
      [entity.label, entity.plural].some((called) => called?.en.toLowerCase() === counted.en.toLowerCase())
    )
      problems.push([place, `calls its count "${counted.en}", as its records; say what is counted.`]);
    if (!report.question.en.endsWith('?')) problems.push([place, 'asks no question; end it with a question mark.']);
    const hasTime = report.period !== undefined || report.isAskedForPeriod === true;
    if ((report.opensOn === 'now') === hasTime)
      problems.push([
        place,
        !hasTime
          ? `opens on ${report.opensOn} without a day to choose by; give period, or open it now.`
          : 'opens on all time; name the stretch with which it opens.',
      ]);
    const measured = Object.values(report.measures);
    for (const { of } of report.thresholds ?? [])
      if (!measured.includes(of)) problems.push([place, `has a threshold of "${of}", which it does not measure.`]);
    for (const of of Object.keys(report.figures ?? {}))
      if (!measured.some((measure) => measure === of))
        problems.push([place, `names "${of}", which it does not measure.`]);
    if (report.pivot !== undefined && report.groupBy === undefined)
      problems.push([place, 'has columns without rows; give groupBy instead of pivot.']);
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

/** What `aggregate` answers. `cells` of a group are in the order of `columns`. */
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

/** A pivot of everything there is, most first. @param question what it answers @param help how it is counted */
export const pivotNow = (question: Text, help: Text) =>
  ({ question, help, shape: 'pivot', opensOn: 'now', order: 'most' }) as const;
