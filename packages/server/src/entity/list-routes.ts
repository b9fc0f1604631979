/** The list of an entity and its spreadsheet, for the person who sees all of its records or some. */
import { named, recordAnswer, typeName } from '@karmik/model/kit/answer';
import type { Entity } from '@karmik/model/kit/entity';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { AccessRule } from '../access/access.ts';
import type { Context } from '../context.ts';
import { paramsOfList, whenAsked, type Api } from '../http/api.ts';
import { mountAggregate } from './aggregate.ts';
import type { ExportWish } from './cells.ts';
import { columnsQuery, exportQuery, reportQuery, sendExport } from './export.ts';
import { looseRuleClock } from './rule-clock.ts';
import { listQuery, type Asked, type ListQuery } from './query.ts';
import { listRecords, matchingRecords, type RecordView } from './read.ts';

/** Schemas of what a list may be asked besides its filters, by name. */
export type ExtraQuery = Readonly<Record<string, z.ZodMiniType>>;
export type ExtraValues<Q extends ExtraQuery> = { readonly [N in keyof Q]: z.infer<Q[N]> };

export interface ListRoutes<Q extends ExtraQuery> {
  readonly entity: Entity;
  /** Under the API root, with slashes at both ends. */
  readonly base: string;
  /** Who is let in at all. */
  readonly access: AccessRule;
  readonly summary: string;
  /** What the API's description says of the spreadsheet. */
  readonly exportSummary?: string;
  /** What is asked besides filters, such as whose view it is. */
  readonly extraQuery?: Q;
  /** As what this person looks at the records. @throws 403 where the view is not theirs */
  readonly viewFor: (request: FastifyRequest, extra: ExtraValues<Q>) => RecordView | Promise<RecordView>;
  /** What a listed record says beside its fields. */
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
  /** What of `extraQuery` files say in words. */
  readonly inputs?: ListQuery['inputs'];
  /** Figures of all rows that a list answers besides; see `RecordView.totals`. */
  readonly totals?: z.ZodMiniType;
  /** Whether many of its records can be acted on at once, so that all that match a filter may be chosen. */
  readonly isBulk?: boolean;
}

/** Records that may be chosen at once by a filter; a call acts on a hundred of them. */
export const mostMatching = 1_000;

export function mountLists<Q extends ExtraQuery = Record<never, never>>(
  app: Api,
  context: Context,
  routes: ListRoutes<Q>,
): void {
  const { entity, base, access, summary, extraQuery, viewFor, shape } = routes;
  const query = listQuery(entity, looseRuleClock(context), routes.inputs);
  const filters = () => {
    const { limit: _limit, offset: _offset, ...shape } = query.schema;
    return shape;
  };
  const record = recordAnswer(entity);
  const listed = shape ? named(`${typeName(entity.name)}Listed`, z.object({ ...record.shape, ...shape })) : record;
  const tags = [base.split('/')[3] ?? ''];
  const params = { params: paramsOfList(base) };
  const view = (request: FastifyRequest, asked: Readonly<Record<string, unknown>>) =>
    viewFor(
      request,
      Object.fromEntries(Object.keys(extraQuery ?? {}).map((name) => [name, asked[name]])) as ExtraValues<Q>,
    );

  app.route({
    method: 'GET',
    url: base,
    config: { access },
    schema: {
      summary,
      tags,
      ...params,
      querystring: whenAsked(() => z.strictObject({ ...query.schema, ...extraQuery })),
      response: {
        200: z.object({
          results: z.array(listed),
          next: z.nullable(z.string()),
          count: z.number(),
          ...(routes.totals && { totals: routes.totals }),
        }),
      },
    },
    handler: async (request) => {
      const asked = request.query as Asked & { limit: number; offset: number };
      return (await listRecords(context, request, entity, await view(request, asked), query, asked)) as never;
    },
  });

  app.route({
    method: 'GET',
    url: `${base}export/`,
    config: { access },
    schema: {
      summary: routes.exportSummary ?? `${summary}, as a spreadsheet or PDF`,
      tags,
      ...params,
      querystring: whenAsked(() =>
        z.strictObject({
          ...filters(),
          ...exportQuery,
          columns: columnsQuery(entity),
          report: reportQuery(entity),
          ...extraQuery,
        }),
      ),
    },
    handler: async (request, reply) => {
      const { format, language, calendar, columns, report, ...asked } = request.query as unknown as Asked &
        ExportWish & { readonly columns?: string };
      const wish = { format, language, calendar, report, columns: columns?.split(',') };
      return sendExport(reply, context, request.access, entity, await view(request, asked), query, asked, wish);
    },
  });

  if (routes.isBulk)
    app.route({
      method: 'GET',
      url: `${base}matching/`,
      config: { access },
      schema: {
        summary: `${summary}: all that match, of one moment, to act on them`,
        tags,
        ...params,
        querystring: whenAsked(() => z.strictObject({ ...filters(), ...extraQuery })),
        response: {
          200: z.object({
            results: z.array(listed),
            count: z.number(),
            /** When they were read: what changes later was not seen by the person who chose them. */
            as_of: z.string(),
          }),
        },
      },
      handler: async (request) => {
        const asked = request.query as Asked;
        const read = await view(request, asked);
        const moment = context.clock().toISOString();
        return (await matchingRecords(context, request, entity, read, query, asked, mostMatching, moment)) as never;
      },
    });

  mountAggregate(app, context, {
    entity,
    base,
    access,
    query,
    extraQuery: extraQuery ?? {},
    viewFor: (request) => view(request, request.query as Readonly<Record<string, unknown>>),
  });
}
