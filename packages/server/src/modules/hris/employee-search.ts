/** Finding an employee by what they are called or reached by, from the top bar (TOP-3). */
import { labels } from '@karmik/model/kit/labels';
import { foundEmployeePage, type FoundEmployee } from '@karmik/model/hris/found-employee';
import { pageQuery } from '@karmik/model/kit/paging';
import { textSchema } from '@karmik/model/kit/text-schema';
import * as z from 'zod/mini';
import { carried, listed, verbatim } from '@karmik/model/kit/message';
import { messages } from '@karmik/model/kit/messages';
import { accessOf, member } from '../../access/access.ts';
import type { Context } from '../../context.ts';
import type { Api } from '../../http/api.ts';
import { forbidden, notFound } from '../../http/errors.ts';
import { containing, pageClause, pageOf } from '../../http/paging.ts';

export function employeeSearchRoutes(app: Api, context: Context): void {
  const { everywhere } = context.database;

  app.route({
    method: 'GET',
    url: '/api/v1/users/new-autocomplete/',
    config: { access: member },
    schema: {
      summary: 'Current employees of an organization that one works for, by name, username, code or phone',
      tags: ['users'],
      querystring: z.strictObject({
        ...pageQuery,
        search: z.optional(textSchema(labels.search, { max: 100, required: false })),
        organization: z.optional(textSchema(labels.organization, { max: 50 })),
        user_status: z._default(
          z.enum(['current'], {
            error: carried(messages.choice({ field: verbatim('user_status'), choices: listed(['current']) })),
          }),
          'current',
        ),
      }),
      response: { 200: foundEmployeePage },
    },
    handler: async (request) => {
      const { access } = request;
      const { limit, offset, search, organization = access.organization.slug } = request.query;
      const place = await everywhere.one<{ id: number; user_id: number }>(
        'select o.id, m.user_id from organization o join membership m on m.organization_id = o.id where o.slug = $1 and m.account_id = $2 and m.is_current',
        [organization, access.accountId],
      );
      if (!place) throw notFound();
      const { tenant, codes } = await accessOf(context.database, place.id, place.user_id);
      if (codes.length === 0) throw forbidden();
      const rows = await tenant.query<FoundEmployee>(
        `select p.id, p.picture as profile_picture, p.full_name, p.name_ne, u.username, p.job_title, b.name as branch from person p join users u on u.id = p.id
           left join employee e on e.organization_id = p.organization_id and e.user_id = p.id
           left join branch b on b.organization_id = e.organization_id and b.id = e.branch_id
          where p.organization_id = $1 and p.is_current
            and ($2::text is null or p.full_name ilike $2 or p.name_ne ilike $2 or u.username ilike $2 or e.employee_code ilike $2 or e.phone ilike $2)
          order by p.full_name, p.id ${pageClause(limit, '$3')}`,
        [tenant.organizationId, search ? containing(search) : null, offset],
      );
      return pageOf(request, rows, { limit, offset });
    },
  });
}
