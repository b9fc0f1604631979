/** People of an organisation, to choose from: names as chips show them, and nothing more. */
import { labels } from '@karmik/model/kit/labels';
import { userRef } from '@karmik/model/kit/answer';
import type { UserRef } from '@karmik/model/kit/fields';
import { idsQuery, namedPage, pageQuery } from '@karmik/model/kit/paging';
import { textSchema } from '@karmik/model/kit/text-schema';
import * as z from 'zod/mini';
import { organizationMember } from '../../access/access.ts';
import { organizationParams, type Api } from '../../http/api.ts';
import { orderOfPeople } from './ordering.ts';
import { containing, pageClause, pageOf } from '../../http/paging.ts';

export function peopleRoutes(app: Api): void {
  app.route({
    method: 'GET',
    url: '/api/v1/org/:org/people/',
    config: { access: organizationMember },
    schema: {
      summary: 'People of the organization in its own order; by their ids, those who have left as well',
      tags: ['organization'],
      params: organizationParams,
      querystring: z.strictObject({
        ...pageQuery,
        ids: idsQuery,
        search: z.optional(textSchema(labels.search, { max: 100, required: false })),
      }),
      response: { 200: z.object({ results: z.array(userRef), next: z.nullable(z.string()) }) },
    },
    handler: async (request) => {
      const { tenant } = request.access;
      const { ids, search } = request.query;
      const { limit, offset } = namedPage(request.query);
      const order = await orderOfPeople(tenant);
      const rows = await tenant.query<UserRef>(
        `select p.id, p.full_name, p.job_title, p.picture as profile_picture from person p ${order.join}
          where p.organization_id = $1 and case when $4::bigint[] is null then p.is_current else p.id = any($4) end
            and ($2::text is null or p.full_name ilike $2) order by ${order.by} ${pageClause(limit, '$3')}`,
        [tenant.organizationId, search ? containing(search) : null, offset, ids ?? null],
      );
      return pageOf(request, rows, { limit, offset });
    },
  });
}
