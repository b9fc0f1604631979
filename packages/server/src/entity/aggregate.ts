/** Conclusions from records: counted, added up and compared in the database, over the records that the list of the same mount shows. */
import type { Entity } from '@karmik/model/kit/entity';
import { withLineFields, type Field } from '@karmik/model/kit/fields';
import { carried, listed, verbatim } from '@karmik/model/kit/message';
import { messages } from '@karmik/model/kit/messages';
import { calendars, spanBefore, type Calendar } from '@karmik/model/kit/period';
import {
  aggregateAnswer,
  groupTerm,
  groupTerms,
  hasPeriod,
  measureTerm,
  measureTerms,
  reportOrders,
  type Aggregate,
  type ReportOrder,
} from '@karmik/model/kit/report';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Access, AccessRule } from '../access/access.ts';
import type { Context } from '../context.ts';
import type { Tenant, Value } from '../db/database.ts';
import { paramsOfList, whenAsked, type Api } from '../http/api.ts';
import { invalid, invalidField } from '../http/errors.ts';
import { sendShared } from '../http/send-shared.ts';
import { todayIn } from '../time.ts';
import { answerOf, matchedKeys } from './aggregate-answer.ts';
import { sendAggregate } from './aggregate-export.ts';
import {
  aggregateStatement,
  linesIn,
  type Level,
  type MeasuredField,
  type MeasuredRow,
} from './aggregate-statement.ts';
import type { ExportWish } from './cells.ts';
import { exportQuery, reportQuery } from './export.ts';
import type { RecordView } from './read.ts';
import { Conditions, narrow, readableFields, type Asked, type ListQuery } from './query.ts';
import { logView, narrowToReader } from './reading.ts';

/** Groups that stand alone on the first level; further ones are put together. */
export const mostGroups = 500;
/** The same of the second level. */
export const mostColumns = 60;
const mostMeasures = 8;
/**
 * Of the database, for one answer. Groups are kept in memory, since a sort on disk takes several times as long. All records are read, so
 * processors share them sooner than they would a statement of a few rows; and the plan is made for the days that were asked for, since
 * one for any days expects few records.
 */
const settings = {
  work_mem: '32MB',
  parallel_setup_cost: '100',
  parallel_tuple_cost: '0.01',
  plan_cache_mode: 'force_custom_plan',
};

const createdAt: Field = { kind: 'instant', label: { en: 'Created', ne: 'सिर्जना' }, required: true };

/** What is asked of an aggregate besides filters. */
export interface AggregateWish {
  readonly group_by: readonly string[];
  readonly measures: readonly string[];
  readonly period_calendar: Calendar;
  /** In which order the groups of the first level stand; see `ReportOrder`. */
  readonly order: ReportOrder;
  readonly compare?: 'previous' | undefined;
  readonly compare_by?: string | undefined;
}

/** Names after commas, each of some words and none twice. */
/** @param field the name of a parameter */
const oneOf = (field: string, choices: readonly string[]) =>
  messages.choice({ field: verbatim(field), choices: listed(choices) });

const termsOf = (parameter: string, known: readonly string[], most: number) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((value: string) => value.split(',').filter(Boolean)),
    ),
    z.array(z.enum(known, { error: carried(oneOf(parameter, known)) }) as z.ZodMiniType<string, string>).check(
      z.maxLength(most, { error: carried(messages.tooMany({ field: verbatim(parameter), most })) }),
      z.refine((terms) => new Set(terms).size === terms.length, {
        error: carried(messages.namedTwice({ field: verbatim(parameter) })),
      }),
    ),
  );

/** The parameters of an aggregate besides filters. */
export function aggregateQuery(entity: Entity) {
  const fields: [string, Field][] = [...Object.entries(entity.fields), ['created_at', createdAt]];
  const days = fields.filter(([, field]) => hasPeriod(field)).map(([name]) => name);
  return {
    group_by: z._default(z.optional(termsOf('group_by', groupTerms(fields), 2)), []),
    measures: z._default(z.optional(termsOf('measures', measureTerms(fields), mostMeasures)), ['count']),
    order: z._default(z.enum(reportOrders, { error: carried(oneOf('order', reportOrders)) }), 'most'),
    period_calendar: z._default(z.enum(calendars, { error: carried(oneOf('period_calendar', calendars)) }), 'ad'),
    compare: z.optional(z.enum(['previous'], { error: carried(oneOf('compare', ['previous'])) })),
    compare_by: z.optional(z.enum(days, { error: carried(oneOf('compare_by', days)) })),
  };
}

/** @throws 400 for a field that this person may not read, as if it did not exist */
async function readWish(
  context: Context,
  access: Access,
  entity: Entity,
  wish: AggregateWish,
  view: RecordView,
  asOf: string | undefined,
) {
  const readable: [string, Field][] = [...readableFields(entity, access), ['created_at', createdAt]];
  const fields = new Map(withLineFields(readable));
  const isShown = ([, field]: readonly [string, Field]) =>
    field.kind !== 'computed' || field.ranges === undefined || fields.has(field.ranges.of);
  const groups = groupTerms(readable.filter(isShown));
  const today = asOf ?? todayIn(access.organization.timezone, context.clock());
  const levels: Level[] = [];
  for (const [at, term] of wish.group_by.entries()) {
    const { field: name, period } = groupTerm(term);
    const field = fields.get(name);
    if (!field || !groups.includes(term)) throw invalidField('group_by', oneOf('group_by', groups));
    const constants =
      field.kind === 'computed' && field.ranges?.constants
        ? await readConstants(context, access, entity, view, field.ranges.constants)
        : {};
    levels.push({
      term,
      name,
      field,
      period,
      calendar: period === 'fiscal_year' ? 'bs' : wish.period_calendar,
      ranges:
        field.kind === 'computed' && field.ranges
          ? // Without any record there are no constants, and no groups.
            { of: field.ranges.of, each: constants ? field.ranges.at(today, constants) : [] }
          : undefined,
      most: levels.length === 0 ? mostGroups : mostColumns,
      order: at === 0 ? wish.order : 'most',
      plan: at === 1 && period === undefined ? await planOf(access.tenant, view, name) : undefined,
    });
  }
  // Where lines are put together, nothing else is: what stands once in a record would count once for each of its lines.
  const [grain, ...others] = new Set(levels.map(linesIn).filter((lines) => lines !== undefined));
  if (others.length > 0) throw invalidField('group_by', oneOf('group_by', groups));
  const measurable = measureTerms(readable).filter(
    (term) => grain === undefined || term === 'count' || linesIn({ name: measureTerm(term).field ?? '' }) === grain,
  );
  for (const term of wish.measures)
    if (!measurable.includes(term)) throw invalidField('measures', oneOf('measures', measurable));
  const asked = Map.groupBy(wish.measures.map(measureTerm), ({ field }) => field);
  const measured = [...asked].flatMap(([name, terms]): MeasuredField[] => {
    if (name === undefined) return [];
    const field = fields.get(name);
    return field === undefined ? [] : [{ name, field, kinds: new Set(terms.map(({ kind }) => kind)) }];
  });
  return { levels, measured, readable: fields };
}

/** How the groups of a field are in columns, by keys as they are answered; nothing where its view says nothing. */
async function planOf(tenant: Tenant, { columnsOf }: RecordView, name: string): Promise<Level['plan']> {
  const plan = await columnsOf?.[name]?.(tenant);
  if (!plan || plan.first.length + plan.folded.length === 0) return undefined;
  const keys = (ids: readonly number[]) => ids.map((id) => `=${id}`);
  return { first: keys(plan.first), folded: keys(plan.folded) };
}

/** What stands alike in every record of the organisation; nothing where there is none. */
async function readConstants(
  context: Context,
  access: Access,
  entity: Entity,
  view: RecordView,
  names: readonly string[],
): Promise<Record<string, unknown> | undefined> {
  const where = new Conditions(access.organization.id);
  narrowToReader(context, entity, view, access, where);
  const row = await access.tenant.one(
    `select ${names.map((name) => `r.${name}`).join(', ')} from ${entity.name} r where ${where.where} limit 1`,
    where.values,
  );
  return row;
}

/** The asked stretch of time and the one before it. @throws 400 where there is no such stretch */
function spansOf(wish: AggregateWish, asked: Asked) {
  if (wish.compare === undefined) return undefined;
  const day = wish.compare_by;
  if (day === undefined) throw invalidField('compare_by', messages.required({ field: verbatim('compare_by') }));
  const [from, to] = ['gte', 'lte'].map((operator) => {
    const name = `${day}__${operator}`;
    const value = asked[name];
    if (typeof value !== 'string') throw invalidField(name, messages.required({ field: verbatim(name) }));
    if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) throw invalidField(name, messages.invalidDate);
    return value;
  });
  if (from === undefined || to === undefined || from > to)
    throw invalid({
      [`${day}__lte`]: [
        messages.endBeforeStart({ field: verbatim(`${day}__lte`), start_field: verbatim(`${day}__gte`) }),
      ],
    });
  const now = { from, to };
  return { day, now, before: spanBefore(now, wish.period_calendar) };
}

/** How a conclusion is drawn, and what it follows from where it is shared by all who ask for the same. */
interface Conclusion {
  readonly conclude: () => Promise<Aggregate>;
  readonly sharedBy?: unknown;
}

/** @throws 400 for what this person may not read, by parameter */
async function concludeFrom(
  context: Context,
  access: Access,
  entity: Entity,
  view: RecordView,
  query: ListQuery,
  asked: Asked,
  wish: AggregateWish,
): Promise<Conclusion> {
  const { levels, measured, readable } = await readWish(context, access, entity, wish, view, asked.as_of);
  const spans = spansOf(wish, asked);
  if (spans && !readable.has(spans.day)) throw invalidField('compare_by', oneOf('compare_by', []));
  const zone = access.organization.timezone;
  const first = measureTerm(wish.measures[0] ?? 'count');
  const plan = (filters: Asked, keep?: readonly (readonly string[])[]): Plan => {
    const where = new Conditions(access.organization.id, { asOf: asked.as_of, rows: view.rows });
    narrowToReader(context, entity, view, access, where);
    narrow(entity, query, filters, access, where);
    const table = where.tableOf(entity);
    const records = { text: where.where, values: [...where.values], table };
    const people = levelOfPeople(entity, levels);
    const statement = aggregateStatement(table, levels, measured, first, where, zone, keep, people);
    return { statement, values: where.values, records, namesPeople: people !== undefined };
  };
  const measure = ({ statement, values, records, namesPeople }: Plan): Promise<MeasuredRow[]> =>
    access.tenant.transaction(async (tenant) => {
      await tenant.query(
        'select set_config(name, value, true) from unnest($1::text[], $2::text[]) as given(name, value)',
        [Object.keys(settings), Object.values(settings)],
      );
      const found = await tenant.query<MeasuredRow>(statement, values);
      await logMeasured(context, access, tenant, entity, namesPeople ? found : records);
      return found;
    });
  const asNow = plan(asked);
  const conclude = async (): Promise<Aggregate> => {
    const rows = await measure(asNow);
    const terms = wish.measures.map((term) => [term, measureTerm(term)] as const);
    const shape = { entity, levels, measured, terms, asked, zone };
    if (!spans) return answerOf(access, shape, rows, undefined);
    const keep = matchedKeys(levels, rows, spans);
    const { day, before } = spans;
    const earlier = await measure(
      plan({ ...asked, [`${day}__gte`]: before.from, [`${day}__lte`]: before.to }, keep.before),
    );
    return answerOf(access, shape, rows, { span: before, rows: earlier, keyBefore: keep.keyBefore });
  };
  // Each reader of a sensitive section is written down, so that no one has what another asked for.
  // The rows of a computed list are shared before, and would be kept here with each question.
  const isShared = entity.personnelFile?.isSensitive !== true && view.rows === undefined;
  return { conclude, ...(isShared && { sharedBy: [asNow.statement, asNow.values, asked, wish] }) };
}

/** A conclusion as it is answered: cut to its schema once for all who share it. */
const cut = async (conclude: () => Promise<Aggregate>): Promise<Aggregate> =>
  z.encode(aggregateAnswer, await conclude());

/**
 * Groups records and measures each group, over what the same person's list with the same filters shows.
 * @throws 400 for what this person may not read, by parameter
 */
export async function aggregate(...question: Parameters<typeof concludeFrom>): Promise<Aggregate> {
  const [context, access] = question;
  const { conclude, sharedBy } = await concludeFrom(...question);
  return sharedBy === undefined ? conclude() : context.answers.of(access.tenant, sharedBy, () => cut(conclude));
}

/** A statement that measures, and the condition of the records that it reads. */
interface Plan {
  readonly statement: string;
  readonly values: readonly Value[];
  readonly records: { readonly text: string; readonly values: readonly Value[]; readonly table: string };
  /** Whether its rows say who the records are about. */
  readonly namesPeople: boolean;
}

/**
 * The level of those whom a sensitive section is about, where every record is in one of its groups. Records of which lines are put together
 * may have none, and are then in no group.
 */
function levelOfPeople({ personnelFile: file }: Entity, levels: readonly Level[]): Level | undefined {
  if (!file?.isSensitive || levels.some((level) => linesIn(level) !== undefined)) return undefined;
  return levels.find(({ name, period }) => name === file.person && period === undefined);
}

/**
 * Sums of a sensitive section are a reading of it: whose they were made of is written down.
 * @param of the rows that name these people, or the condition of the records where none do
 */
async function logMeasured(
  context: Context,
  access: Access,
  tenant: Tenant,
  entity: Entity,
  of: readonly MeasuredRow[] | { readonly text: string; readonly values: readonly Value[]; readonly table: string },
): Promise<void> {
  const { personnelFile: file } = entity;
  if (!file?.isSensitive) return;
  if (!('text' in of)) {
    const people = of.find((row) => row.people)?.people ?? [];
    return logView(context, access, tenant, entity.name, people);
  }
  const people = await tenant.query<{ id: number }>(
    `select r.${file.person}_id as id from ${of.table} r where ${of.text} group by 1`,
    of.values,
  );
  const ids = people.map(({ id }) => id).toSorted((a, b) => a - b);
  await logView(context, access, tenant, entity.name, ids);
}

/** How a list is mounted, as far as conclusions from it follow it. */
interface AggregateRoutes {
  readonly entity: Entity;
  /** Of the list, with slashes at both ends. */
  readonly base: string;
  readonly access: AccessRule;
  readonly query: ListQuery;
  /** What the list is asked besides filters. */
  readonly extraQuery?: Readonly<Record<string, z.ZodMiniType>>;
  /** Narrows to what the list shows. @throws 403 where the view is not theirs */
  readonly viewFor: (request: FastifyRequest) => RecordView | Promise<RecordView>;
}

/** Mounts conclusions from the records of a list, and the same as a spreadsheet, under the same rules as the list. */
export function mountAggregate(app: Api, context: Context, routes: AggregateRoutes): void {
  const { entity, base, access, query, extraQuery = {}, viewFor } = routes;
  const names = (entity.plural ?? entity.label).en;
  const shared = {
    tags: [base.split('/')[3] ?? ''],
    params: paramsOfList(base),
  };
  const wished = () => {
    const { limit: _limit, offset: _offset, sort: _sort, ...filters } = query.schema;
    // A computed list has a calendar of its own by default.
    return { ...filters, ...aggregateQuery(entity), ...extraQuery };
  };
  app.route({
    method: 'GET',
    url: `${base}aggregate/`,
    config: { access },
    schema: {
      summary: `${names}, put together and measured`,
      ...shared,
      querystring: whenAsked(() => z.strictObject(wished())),
      response: { 200: aggregateAnswer },
    },
    handler: async (request, reply) => {
      const { access: reader } = request;
      const asked = request.query as unknown as Asked & AggregateWish;
      const view = await viewFor(request);
      const { conclude, sharedBy } = await concludeFrom(context, reader, entity, view, query, asked, asked);
      if (sharedBy === undefined) return conclude();
      const answer = await context.answers.whole(reader.tenant, sharedBy, () => cut(conclude));
      return sendShared(context, request, reply, answer);
    },
  });
  app.route({
    method: 'GET',
    url: `${base}aggregate/export/`,
    config: { access },
    schema: {
      summary: `${names}, put together and measured, as a spreadsheet or PDF`,
      ...shared,
      querystring: whenAsked(() => z.strictObject({ ...wished(), ...exportQuery, report: reportQuery(entity) })),
    },
    handler: async (request, reply) => {
      const wish = request.query as unknown as Asked & AggregateWish & ExportWish;
      const { format, language, calendar, report, ...asked } = wish;
      const answer = await aggregate(context, request.access, entity, await viewFor(request), query, asked, wish);
      return sendAggregate(
        reply,
        context,
        request.access,
        entity,
        { ...wish, format, language, calendar, report },
        { query, asked },
        answer,
      );
    },
  });
}
