/** A list that is read and exported, never written: over a view, or over records that others write. */
import { recordAnswer } from '@karmik/model/kit/answer';
import type { Entity } from '@karmik/model/kit/entity';
import * as z from 'zod/mini';
import type { AccessRule } from '../access/access.ts';
import type { Context } from '../context.ts';
import { organizationParams, type Api } from '../http/api.ts';
import { exportQuery, sendExport, type ExportWish } from './export.ts';
import { looseMoment } from './moment.ts';
import type { EntityHooks } from './hooks.ts';
import { listQuery, type Asked } from './query.ts';
import { listRecords } from './resource.ts';

/** @param path under the API root, such as `hris/:org/staff` */
export function mountReadOnly(
  app: Api,
  context: Context,
  entity: Entity,
  path: string,
  summary: string,
  rule: AccessRule,
  hooks: EntityHooks = {},
): void {
  const query = listQuery(entity, looseMoment(context));
  const { limit: _limit, offset: _offset, ...filters } = query.schema;
  const url = `/api/v1/${path}/`;
  const tags = [path.split('/')[0] ?? ''];
  app.route({
    method: 'GET',
    url,
    config: { access: rule },
    schema: {
      summary,
      tags,
      params: organizationParams,
      querystring: z.strictObject(query.schema),
      response: {
        200: z.object({ results: z.array(recordAnswer(entity)), next: z.nullable(z.string()), count: z.number() }),
      },
    },
    handler: async (request) =>
      (await listRecords(
        context,
        request,
        entity,
        hooks,
        query,
        request.query as Asked & { limit: number; offset: number },
      )) as never,
  });
  app.route({
    method: 'GET',
    url: `${url}export/`,
    config: { access: rule },
    schema: {
      summary: `${summary}, as a spreadsheet`,
      tags,
      params: organizationParams,
      querystring: z.strictObject({ ...filters, ...exportQuery }),
    },
    handler: async (request, reply) => {
      const { format, language, calendar, ...asked } = request.query as Asked & ExportWish;
      return sendExport(reply, context, request.access, entity, hooks, query, asked, { format, language, calendar });
    },
  });
}
