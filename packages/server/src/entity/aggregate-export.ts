/** Conclusions as a spreadsheet or on paper: a row for each group, its columns side by side, and the totals. */
import { formatDate } from '@karmik/model/kit/date-text';
import type { Entity } from '@karmik/model/kit/entity';
import { numberText } from '@karmik/model/kit/figures';
import { fieldNamed, shownAs, type Field } from '@karmik/model/kit/fields';
import { periodText } from '@karmik/model/kit/period';
import {
  groupTerm,
  measureTerm,
  type Aggregate,
  type Measure,
  type MeasureValues,
  type PeriodValue,
} from '@karmik/model/kit/report';
import { bilingual, type Text } from '@karmik/model/kit/text';
import type { FastifyReply } from 'fastify';
import type { Access } from '../access/access.ts';
import type { Context } from '../context.ts';
import { invalidField } from '../http/errors.ts';
import { fileMessages } from '../messages.ts';
import { todayIn } from '../time.ts';
import type { AggregateWish } from './aggregate.ts';
import { mostPaperRows, tablePdf, type PaperRow } from '../pdf/table-pdf.ts';
import { cellOf, dayIn, exportMimes, type ExportWish } from './cells.ts';
import { isNumeric, paperText, sheetOf } from './paper.ts';
import type { Asked, ListQuery } from './query.ts';
import { Duration, workbook, type Cell } from './workbook.ts';

const words = {
  none: bilingual('Not given', 'नदिइएको'),
  rest: bilingual('Others', 'अन्य'),
  total: bilingual('Total', 'जम्मा'),
  count: bilingual('Count', 'सङ्ख्या'),
  sum: bilingual('total', 'जम्मा'),
  avg: bilingual('average', 'औसत'),
  min: bilingual('minimum', 'न्यूनतम'),
  max: bilingual('maximum', 'अधिकतम'),
  hours: bilingual('h:mm', 'घण्टा:मिनेट'),
  code: bilingual('Employee code', 'कर्मचारी कोड'),
  branch: bilingual('Branch', 'शाखा'),
  division: bilingual('Division', 'महाशाखा'),
  created: bilingual('Created', 'सिर्जना'),
} as const satisfies Record<string, Text>;

const decimal = /^-?\d+(\.\d+)?$/;

/** A measured value as a cell: a number that a spreadsheet adds up, an exact text where it would not hold all digits. */
function figureCell(value: MeasureValues[string] | undefined): Cell {
  if (value === undefined || value === null) return null;
  if (Array.isArray(value)) return value.map(({ currency, amount }) => `${currency} ${amount}`).join('; ') || null;
  if (typeof value === 'string' && decimal.test(value)) {
    const near = Number(value);
    return value.replace('-', '').replace('.', '').length <= 15 ? near : value;
  }
  return value;
}

/** Code, branch and division of the people of the first level, by user, as they are today. */
async function placesOf(
  access: Access,
  { groups }: Aggregate,
): Promise<ReadonlyMap<unknown, readonly (string | null)[]>> {
  const ids = groups.flatMap(({ value }) => (value as { readonly id?: number } | null)?.id ?? []);
  const rows = await access.tenant.query<{ id: number; code: string; branch: string | null; division: string | null }>(
    `select e.user_id as id, e.employee_code as code, b.name as branch, v.name as division from employee e
       left join branch b on b.organization_id = e.organization_id and b.id = e.branch_id
       left join division v on v.organization_id = e.organization_id and v.id = e.division_id
      where e.organization_id = $1 and e.user_id = any($2::bigint[])`,
    [access.organization.id, ids],
  );
  return new Map(rows.map(({ id, code, branch, division }) => [id, [code, branch, division]]));
}

/** Answers with the file; who took it is kept. */
export async function sendAggregate(
  reply: FastifyReply,
  context: Context,
  access: Access,
  entity: Entity,
  wish: AggregateWish & ExportWish,
  { query, asked }: { readonly query: ListQuery; readonly asked: Asked },
  answer: Aggregate,
): Promise<FastifyReply> {
  const { language, format, group_by, measures } = wish;
  const zone = access.organization.timezone;
  const fieldOf = (name: string): Field =>
    fieldNamed(entity.fields, name) ?? { kind: 'instant', label: words.created, required: true };
  const isPaper = format === 'pdf';
  const style = { language, calendar: wish.calendar === 'bs' ? 'BS' : 'AD', timeZone: zone } as const;
  const dayOf = (day: string): string => (isPaper ? formatDate(day, style) : dayIn(day, wish.calendar));
  const nameOf = (term: string | undefined, { value, is_rest }: { value?: unknown; is_rest: boolean }): Cell => {
    if (is_rest) return words.rest[language];
    if (term === undefined) return words.none[language];
    const { field: name, period } = groupTerm(term);
    const held = fieldOf(name);
    if (value === null || value === undefined)
      return ((held.kind === 'reference' && held.none) || words.none)[language];
    if (period !== undefined) {
      const { name: called, starts_on, ends_on } = value as PeriodValue;
      const days = [starts_on, ends_on].map((day) => (day === null ? '' : dayOf(day)));
      return period === 'day'
        ? (days[0] ?? '')
        : period === 'week' || called === ''
          ? days.join(' – ')
          : periodText(called, language);
    }
    const shown = held.kind === 'computed' ? shownAs(held) : held;
    return isPaper ? paperText(shown, value, wish, access) : cellOf(shown, value, wish, zone);
  };
  const isDuration = (measure: string): boolean => {
    const { field } = measureTerm(measure);
    return field !== undefined && fieldOf(field).kind === 'duration';
  };
  const report = entity.reports?.[wish.report ?? ''];
  /** As the report calls it, with its unit where the figure alone does not say it. */
  const measureName = (measure: string): string => {
    const { kind, field } = measureTerm(measure);
    const unit = isPaper || !isDuration(measure) ? '' : ` (${words.hours[language]})`;
    const own = kind === 'count' ? report?.counted : report?.figures?.[measure as Measure];
    if (own) return own[language] + unit;
    return kind === 'count' || field === undefined
      ? words.count[language]
      : `${fieldOf(field).label[language]}, ${words[kind][language]}${unit}`;
  };
  const [rowTerm, columnTerm] = group_by;
  /** A figure as its screen shows it: a mean of minutes in whole minutes, a count as it is. */
  const figureText = (measure: string, value: MeasureValues[string] | undefined): string => {
    if (value === undefined || value === null) return '–';
    if (Array.isArray(value))
      return value.map(({ currency, amount }) => `${currency} ${numberText(amount, language)}`).join('; ') || '–';
    const { kind, field: name } = measureTerm(measure);
    if (name === undefined) return numberText(String(value), language);
    const field = fieldOf(name);
    const isInMinutes = kind === 'avg' && field.kind === 'duration';
    return paperText(field, isInMinutes ? Math.round(Number(value)) : value, wish, access);
  };
  const cellsOf = (values: MeasureValues): Cell[] =>
    measures.map((measure) => {
      const value = values[measure];
      if (isPaper) return figureText(measure, value);
      return isDuration(measure) && value !== null && value !== undefined && !Array.isArray(value)
        ? new Duration(Number(value))
        : figureCell(value);
    });
  // A name alone does not tell two people apart, and a sheet is read by unit.
  const isOfPeople = rowTerm !== undefined && fieldOf(rowTerm).kind === 'user' && !isPaper;
  const places = isOfPeople ? await placesOf(access, answer) : undefined;
  const beside = isOfPeople ? [words.code, words.branch, words.division].map((text) => text[language]) : [];
  const placeCells = (id: unknown): Cell[] => beside.map((_, index) => places?.get(id)?.[index] ?? null);
  const headings = [
    rowTerm === undefined ? '' : fieldOf(groupTerm(rowTerm).field).label[language],
    ...beside,
    ...answer.columns.flatMap((column) =>
      measures.map(
        (measure) => `${String(nameOf(columnTerm, column))}${measures.length > 1 ? `: ${measureName(measure)}` : ''}`,
      ),
    ),
    ...measures.map(
      (measure) => (answer.columns.length > 0 ? `${words.total[language]}: ` : '') + measureName(measure),
    ),
  ];
  async function* rows(): AsyncGenerator<Cell[]> {
    for (const group of answer.groups)
      yield [
        nameOf(rowTerm, group),
        ...placeCells((group.value as { readonly id?: unknown } | null)?.id),
        ...group.cells.flatMap(({ values }) => cellsOf(values)),
        ...cellsOf(group.values),
      ];
    yield [
      words.total[language],
      ...beside.map(() => null),
      ...answer.columns.flatMap(({ values }) => cellsOf(values)),
      ...cellsOf(answer.totals),
    ];
  }
  const count = answer.groups.length + 1;
  if (isPaper && count > mostPaperRows)
    throw invalidField('format', fileMessages.tooLongForPaper({ most: mostPaperRows }));
  const columns = headings.map((heading, index) => ({
    heading,
    // The first column says of which group a row is.
    isNumeric: index > 0 || (rowTerm !== undefined && isNumeric(fieldOf(groupTerm(rowTerm).field))),
  }));
  const sheet = isPaper ? await sheetOf(context, access, entity, { query, asked, wish, columns }) : undefined;
  async function* onPaper(): AsyncGenerator<PaperRow> {
    let index = 0;
    for await (const cells of rows()) {
      index += 1;
      yield { cells: cells.map((cell) => (cell === null ? '' : String(cell))), isTotal: index === count };
    }
  }
  await access.tenant.query(
    `insert into export_log (organization_id, user_id, entity, format, filters, created_at, row_count, finished_at)
     values ($1, $2, $3, $4, $5, $6, $7, $6)`,
    [access.organization.id, access.userId, entity.name, format, JSON.stringify(asked), context.clock(), count],
  );
  const called = (entity.plural ?? entity.label).en.toLowerCase().replaceAll(' ', '-');
  return reply
    .header('content-type', exportMimes[format])
    .header(
      'content-disposition',
      `attachment; filename="${called}-report-${asked.as_of ?? todayIn(zone, context.clock())}.${format}"`,
    )
    .send(sheet ? tablePdf(sheet, onPaper()) : workbook(format === 'csv' ? 'csv' : 'xlsx', headings, rows()));
}
