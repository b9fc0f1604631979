/**
 * The endpoints of each computed list: those of any list, over rows that are worked out when they are asked for. The rows go back to the
 * database as one value, where the statements of lists filter, order, add up and name them as they do records of a table.
 */
import { answerShape, named, typeName } from '@karmik/model/kit/answer';
import { columnOf } from '@karmik/model/kit/entity';
import type { Field } from '@karmik/model/kit/fields';
import { filterSchema } from '@karmik/model/kit/filters';
import { carried, listed, verbatim } from '@karmik/model/kit/message';
import { messages } from '@karmik/model/kit/messages';
import { calendars, relativeSpan, type Calendar } from '@karmik/model/kit/period';
import { narrowingNames, periodFields, type Query } from '@karmik/model/kit/query';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { member, organizationMember, requiresPermission, type Access, type AccessRule } from '../access/access.ts';
import type { Context } from '../context.ts';
import { columnFields } from '../entity/columns.ts';
import { mountLists, type ExtraQuery } from '../entity/list-routes.ts';
import { listQuery, narrow, type Conditions, type Filter, type ListQuery } from '../entity/query.ts';
import type { RecordView } from '../entity/read.ts';
import { checkReferences } from '../entity/references.ts';
import { looseRuleClock } from '../entity/rule-clock.ts';
import { asQuery, viewOfRole } from '../entity/scope.ts';
import { checkWhole } from '../entity/whole-body.ts';
import { ruleClockOf } from '../entity/write.ts';
import type { Api } from '../http/api.ts';
import { invalidField } from '../http/errors.ts';
import type { BoundQuery } from './query.ts';

type Values = Readonly<Record<string, unknown>>;
type Role = z.output<typeof asQuery>;

const accessOf = ({ code, path }: Query): AccessRule =>
  code === undefined ? (path.includes('/:org/') ? organizationMember : member) : requiresPermission(code);

const fieldsAsked = ({ input, period }: Query): [string, Field][] => [
  ...Object.entries(input.fields),
  ...(period === undefined ? [] : Object.entries(periodFields)),
];

/** The parameters besides filters: the role, what is chosen, the period, and what the facts are narrowed by. */
function extraQueryOf(
  query: Query,
  clock: Parameters<typeof filterSchema>[2],
  facts: ListQuery | undefined,
): ExtraQuery {
  const chosen = fieldsAsked(query).map(([name, field]) => {
    const schema = z.optional(filterSchema(field, 'eq', clock));
    const usual = 'default' in field ? field.default : undefined;
    return [name, usual === undefined ? schema : z._default(schema, usual)] as const;
  });
  return {
    ...(query.code === undefined ? { as: asQuery } : {}),
    ...Object.fromEntries(chosen),
    ...(query.period === undefined
      ? {}
      : {
          period_calendar: z._default(
            z.enum(calendars, {
              error: carried(messages.choice({ field: verbatim('period_calendar'), choices: listed(calendars) })),
            }),
            query.calendar,
          ),
        }),
    ...Object.fromEntries(narrowingNames(query).map((name) => [name, facts?.schema[name] ?? z.never()])),
  };
}

/** @throws 400 by field, where something is missing, no record of the organisation, or the period ends before it begins */
async function inputOf(
  query: Query,
  access: Access,
  asked: Values,
  clock: Parameters<typeof checkWhole>[2],
): Promise<Values> {
  const { input, period } = query;
  const given = Object.fromEntries(Object.keys(input.fields).map((name) => [name, asked[name] ?? null]));
  const chosen = checkWhole(input, given, clock);
  await checkReferences(input, access.tenant, access.userId, chosen, Object.keys(chosen));
  if (period === undefined) return chosen;
  const calendar = asked['period_calendar'] as Calendar;
  const named = asked as { readonly from?: string; readonly to?: string };
  const missing = (['from', 'to'] as const).find((end) => named[end] === undefined);
  if (missing !== undefined && (named.from ?? named.to) !== undefined)
    throw invalidField(missing, messages.required({ field: periodFields[missing].label }));
  const usual = relativeSpan(period, clock.today, calendar);
  const { from = usual.from, to = usual.to } = named;
  if (to < from)
    throw invalidField(
      'to',
      messages.endBeforeStart({ field: periodFields.to.label, start_field: periodFields.from.label }),
    );
  return { ...chosen, from, to, period_calendar: calendar };
}

/** Rows as the statements of lists read them, with what is said of them all. */
function given(query: Query, worked: Awaited<ReturnType<BoundQuery['rowsOf']>>, at: Date) {
  const { rows, totals } = 'rows' in worked ? worked : { rows: worked, totals: {} };
  const columns = columnFields(query.rows).map(([name, field]) => [name, columnOf(name, field)] as const);
  const known = rows.map((row, index) => ({
    id: Number(row['id'] ?? (query.per === undefined ? index + 1 : row[query.per])),
    ...Object.fromEntries(columns.map(([name, column]) => [column, row[name] ?? null])),
  }));
  if (new Set(known.map(({ id }) => id)).size < known.length)
    throw new Error(`${query.name}: two rows have the same id`);
  return { at: at.toISOString(), totals, rows: known };
}

export function queryRoutes(app: Api, context: Context, bound: BoundQuery): void {
  const { query } = bound;
  const { rows: entity, narrows, label } = query;
  const clock = looseRuleClock(context);
  const facts = narrows && listQuery(narrows.entity, clock);
  const filters = listQuery(entity, clock);
  const inputs = (): ReadonlyMap<string, Filter> =>
    new Map([
      ...Object.entries(query.input.fields).map(
        ([name, of]) => [name, { field: name, of, operator: 'eq' }] as [string, Filter],
      ),
      ...(query.period === undefined
        ? []
        : ([
            ['from', { field: 'from', of: periodFields.from, operator: 'eq' }],
            ['to', { field: 'to', of: periodFields.to, operator: 'eq' }],
          ] as [string, Filter][])),
      ...[...(facts?.filters ?? [])].filter(([name]) => narrowingNames(query).includes(name)),
    ]);

  async function viewFor(request: FastifyRequest, asked: Values): Promise<RecordView> {
    const { access } = request;
    const now = ruleClockOf(context, access);
    const as = (asked['as'] ?? 'hr') as Role;
    // Readers without this role are refused before anything is worked out.
    const view = query.code === undefined ? viewOfRole(context, entity, as, access) : {};
    const input = await inputOf(query, access, asked, now);
    const id = Number((request.params as { readonly id?: number }).id ?? 0);
    const narrowed = Object.fromEntries(narrowingNames(query).map((name) => [name, asked[name]]));
    const make = async () => {
      const read = {
        context,
        tenant: access.tenant,
        clock: now,
        access,
        as,
        id,
        narrow: (where: Conditions) => {
          if (narrows && facts) narrow(narrows.entity, facts, narrowed, access, where);
        },
      };
      return given(query, await bound.rowsOf(read, input), now.now);
    };
    // Pages, sums and files of the same rows are of one working out, until something is written.
    const key = [query.name, id, as, access.userId, now.today, input, narrowed];
    const { json } = await context.answers.whole(access.tenant, key, make);
    const isWhole = !Object.keys(request.query as object).some(
      (name) => filters.filters.has(name) || name === 'search',
    );
    return {
      ...view,
      rows: json,
      ...(query.totals.length > 0 && { totals: isWhole ? (JSON.parse(json) as { totals: Values }).totals : {} }),
    };
  }

  mountLists(app, context, {
    entity,
    base: `/api/v1/${query.path}/`,
    access: accessOf(query),
    summary: label.en,
    extraQuery: extraQueryOf(query, clock, facts),
    inputs: inputs(),
    viewFor,
    ...(query.totals.length > 0 && {
      totals: named(`${typeName(query.name)}Totals`, z.partial(z.object(totalsShape(query)))),
    }),
  });
}

const totalsShape = ({ rows, totals }: Query): Record<string, z.ZodMiniType> =>
  answerShape(
    Object.fromEntries(totals.map((name) => [name, { ...(rows.fields[name] as Field), required: false }] as const)),
  );
