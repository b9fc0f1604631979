/** HR's list of employees, and their invitations. */
import { labels } from '@karmik/model/kit/labels';
import { employeeListItem, employeeSorts, type EmployeeListItem } from '@karmik/model/hris/directory';
import { pageQuery } from '@karmik/model/kit/paging';
import { textSchema } from '@karmik/model/kit/text-schema';
import * as z from 'zod/mini';
import { carried, listed, verbatim } from '@karmik/model/kit/message';
import { messages } from '@karmik/model/kit/messages';
import { requiresPermission } from '../../access/access.ts';
import { writeAudit } from '../../access/audit.ts';
import type { Context } from '../../context.ts';
import { employeePersonJson } from '../../entity/person.ts';
import { conflict, notFound } from '../../http/errors.ts';
import { organizationIdParams, organizationParams, type Api } from '../../http/api.ts';
import { containing, pageClause, pageOf } from '../../http/paging.ts';
import { sendLinks, type Recipient } from '../account/links.ts';
import { hrisMessages } from './messages.ts';

const orders: Record<(typeof employeeSorts)[number], string> = {
  full_name: 'e.full_name, e.id',
  '-full_name': 'e.full_name desc, e.id desc',
  employee_code: 'e.employee_code, e.id',
  '-employee_code': 'e.employee_code desc, e.id desc',
  joined_on: 'e.joined_on, e.id',
  '-joined_on': 'e.joined_on desc, e.id desc',
};

/** Whether somebody signs in for a person, over `membership m` and `users u`. What else happens to an account is its owner's. */
const accountStatus =
  "case when u.status = 'disabled' then 'disabled' when m.account_id is null then 'invited' else 'active' end";

/** The list's statement; each shape of it is prepared once a connection. $1 organisation, $2 offset, $3 what is searched. */
export const listSql = (sort: (typeof employeeSorts)[number], limit: number, searching: boolean) => `
  select e.id, e.employee_code, ${employeePersonJson} as user,
         e.email, e.phone, e.joined_on, b.name as branch, d.name as division, y.title as employment_type, l.title as employment_level, ${accountStatus} as account_status
    from employee e
    join users u on u.id = e.user_id
    join membership m on m.organization_id = e.organization_id and m.user_id = e.user_id and m.is_current
    left join branch b on b.organization_id = e.organization_id and b.id = e.branch_id
    left join division d on d.organization_id = e.organization_id and d.id = e.division_id
    left join job_title t on t.organization_id = e.organization_id and t.id = e.job_title_id
    left join employment_type y on y.organization_id = e.organization_id and y.id = e.employment_type_id
    left join employment_level l on l.organization_id = e.organization_id and l.id = e.employment_level_id
   where e.organization_id = $1 ${searching ? 'and (e.full_name ilike $3 or e.employee_code ilike $3 or e.email ilike $3)' : ''}
   order by ${orders[sort]} ${pageClause(limit, '$2')}`;

export function employeeRoutes(app: Api, context: Context): void {
  app.route({
    method: 'GET',
    url: '/api/v1/hris/:org/employees/',
    config: { access: requiresPermission('4.99') },
    schema: {
      summary: 'Employees of the organisation',
      tags: ['hris'],
      params: organizationParams,
      querystring: z.strictObject({
        ...pageQuery,
        search: z.optional(textSchema(labels.search, { max: 100, required: false })),
        sort: z._default(
          z.enum(employeeSorts, {
            error: carried(messages.choice({ field: verbatim('sort'), choices: listed(employeeSorts) })),
          }),
          'full_name',
        ),
      }),
      response: {
        200: z.object({
          results: z.array(employeeListItem),
          next: z.nullable(z.string()),
          count: z.optional(z.number()),
        }),
      },
    },
    handler: async (request) => {
      const { tenant } = request.access;
      const { limit, offset, search, sort } = request.query;
      const values = [tenant.organizationId, offset];
      const rows = await tenant.query<EmployeeListItem>(
        listSql(sort, limit, Boolean(search)),
        search ? [...values, containing(search)] : values,
      );
      return pageOf(request, rows, { limit, offset });
    },
  });

  app.route({
    method: 'POST',
    url: '/api/v1/hris/:org/employees/:id/send-activation/',
    config: { access: requiresPermission('4.08') },
    schema: {
      summary: 'Send a new activation link',
      tags: ['hris'],
      params: organizationIdParams,
      response: { 200: z.object({ detail: z.string() }) },
    },
    handler: async (request) => {
      const { tenant, organization, userId } = request.access;
      const person = await tenant.one<Recipient & { is_invited: boolean }>(
        `select e.user_id, e.email, e.full_name, u.username, m.account_id is null as is_invited from employee e join users u on u.id = e.user_id
           join membership m on m.organization_id = e.organization_id and m.user_id = e.user_id where e.organization_id = $1 and e.id = $2`,
        [tenant.organizationId, request.params.id],
      );
      if (!person) throw notFound();
      if (!person.is_invited) throw conflict(hrisMessages.accountActive);
      await context.database.everywhere.transaction(async (queries) => {
        await sendLinks(context, queries, organization, 'activation', [person]);
        await writeAudit(queries, {
          organizationId: organization.id,
          actorId: userId,
          action: 'activation_sent',
          objectType: 'user',
          objectId: person.user_id,
          at: context.clock(),
          requestId: request.id,
          ip: request.ip,
        });
      });
      return { detail: `An activation link for ${person.full_name} is in the mail.` };
    },
  });
}
