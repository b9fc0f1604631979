/** The list of an entity and its spreadsheet, for whoever may see some of its records by more than a permission. */
import { recordAnswer } from '@karmik/model/kit/answer';
import type { Entity } from '@karmik/model/kit/entity';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { member } from '../access/access.ts';
import type { Context } from '../context.ts';
import { exportQuery, sendExport, type ExportWish } from './export.ts';
import type { EntityHooks } from './hooks.ts';
import { looseMoment } from './moment.ts';
import { listQuery, type Asked } from './query.ts';
import { listRecords } from './resource.ts';
import type { Api } from '../http/api.ts';

interface ListRoutes<W extends string> {
  readonly entity: Entity;
  /** Under the API root, with slashes at both ends. */
  readonly base: string;
  readonly summary: string;
  /** What is asked besides filters, by name: whose view it is. */
  readonly wishes: Readonly<Record<W, z.ZodMiniType<string>>>;
  /** Narrows to what this person may see so. @throws 403 where the view is not theirs */
  readonly scopeFor: (
    request: FastifyRequest,
    wishes: Readonly<Record<W, string>>,
  ) => EntityHooks | Promise<EntityHooks>;
}

export function mountLists<W extends string>(app: Api, context: Context, routes: ListRoutes<W>): void {
  const { entity, base, summary, wishes, scopeFor } = routes;
  const query = listQuery(entity, looseMoment(context));
  const { limit: _limit, offset: _offset, ...filters } = query.schema;
  const tags = [base.split('/')[3] ?? ''];
  const wishedOf = (asked: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.keys(wishes).map((name) => [name, asked[name]])) as Record<W, string>;

  app.route({
    method: 'GET',
    url: base,
    config: { access: member },
    schema: {
      summary,
      tags,
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
    config: { access: member },
    schema: {
      summary: `${summary}, as a spreadsheet`,
      tags,
      querystring: z.strictObject({ ...filters, ...exportQuery, ...wishes }),
    },
    handler: async (request, reply) => {
      const { format, language, calendar, ...asked } = request.query as unknown as Asked & ExportWish;
      const hooks = await scopeFor(request, wishedOf(asked));
      return sendExport(reply, context, request.access, entity, hooks, query, asked, { format, language, calendar });
    },
  });
}
