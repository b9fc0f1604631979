/** The list of an entity and its spreadsheet, for whoever may see some of its records by more than a permission. */
import { recordAnswer } from '@karmik/model/kit/answer';
import type { Entity } from '@karmik/model/kit/entity';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { member, type AccessRule } from '../access/access.ts';
import type { Context } from '../context.ts';
import { exportQuery, sendExport, type ExportWish } from './export.ts';
import type { EntityHooks } from './hooks.ts';
import { looseMoment } from './moment.ts';
import { listQuery, type Asked } from './query.ts';
import { listRecords } from './resource.ts';
import { organizationParams, type Api } from '../http/api.ts';

/** Schemas of what is asked besides filters, by name. */
export type Wishes = Readonly<Record<string, z.ZodMiniType>>;
export type Wished<W extends Wishes> = { readonly [N in keyof W]: z.infer<W[N]> };

interface ListRoutes<W extends Wishes> {
  readonly entity: Entity;
  /** Under the API root, with slashes at both ends. */
  readonly base: string;
  /** Who is let in at all. @default whoever works in the organisation that the session is in */
  readonly access?: AccessRule;
  readonly summary: string;
  /** What is asked besides filters: whose view it is. */
  readonly wishes: W;
  /** Narrows to what this person may see so. @throws 403 where the view is not theirs */
  readonly scopeFor: (request: FastifyRequest, wishes: Wished<W>) => EntityHooks | Promise<EntityHooks>;
}

/** The schema of the path, where that names the organisation. */
const paramsOf = (base: string) => (base.includes('/:org/') ? { params: organizationParams } : {});

export function mountLists<W extends Wishes>(app: Api, context: Context, routes: ListRoutes<W>): void {
  const { entity, base, access = member, summary, wishes, scopeFor } = routes;
  const query = listQuery(entity, looseMoment(context));
  const { limit: _limit, offset: _offset, ...filters } = query.schema;
  const tags = [base.split('/')[3] ?? ''];
  const wishedOf = (asked: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.keys(wishes).map((name) => [name, asked[name]])) as Wished<W>;

  app.route({
    method: 'GET',
    url: base,
    config: { access },
    schema: {
      summary,
      tags,
      ...paramsOf(base),
      querystring: z.strictObject({ ...query.schema, ...wishes }),
      response: {
        200: z.object({
          results: z.array(recordAnswer(entity)),
          next: z.nullable(z.string()),
          count: z.number(),
        }),
      },
    },
    handler: async (request) => {
      const asked = request.query as Asked & { limit: number; offset: number };
      const hooks = await scopeFor(request, wishedOf(asked));
      return (await listRecords(context, request, entity, hooks, query, asked)) as never;
    },
  });

  app.route({
    method: 'GET',
    url: `${base}export/`,
    config: { access },
    schema: {
      summary: `${summary}, as a spreadsheet`,
      tags,
      ...paramsOf(base),
      querystring: z.strictObject({ ...filters, ...exportQuery, ...wishes }),
    },
    handler: async (request, reply) => {
      const { format, language, calendar, ...asked } = request.query as unknown as Asked & ExportWish;
      const hooks = await scopeFor(request, wishedOf(asked));
      return sendExport(reply, context, request.access, entity, hooks, query, asked, { format, language, calendar });
    },
  });
}
