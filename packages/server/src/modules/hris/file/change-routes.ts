/** Changes of files over the API: asking, the lists of requests, and their decision. */
import { labels } from '@karmik/model/kit/labels';
import { carried, listed } from '@karmik/model/kit/message';
import { bilingual } from '@karmik/model/kit/text';
import {
  changeBody,
  changeDetail,
  changeItem,
  changeOutcome,
  changeStateNames,
  changeViewers,
  decisionBody,
  type ChangeDetail,
  type ChangeItem,
} from '@karmik/model/hris/change-request';
import { fieldsOfSection, proposedSections, sectionOf } from '@karmik/model/hris/file/sections';
import { messages } from '@karmik/model/kit/messages';
import { pageQuery } from '@karmik/model/kit/paging';
import * as z from 'zod/mini';
import { organizationMember, requiresPermission, type Access } from '../../../access/access.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import type { Body } from '../../../entity/hooks.ts';
import { personJson } from '../../../entity/person.ts';
import { Conditions } from '../../../entity/query.ts';
import { logView } from '../../../entity/reading.ts';
import { narrowToScopes, requireViewer, scopesOfViewer } from '../../../entity/scope.ts';
import { ruleClockOf, writerOf } from '../../../entity/write.ts';
import { fileUrl } from '../../../files/links.ts';
import { organizationIdParams, organizationParams, type Api } from '../../../http/api.ts';
import { notFound } from '../../../http/errors.ts';
import { pageClause, pageOf } from '../../../http/paging.ts';
import { changeRequests } from './change-request-hooks.ts';
import { decide, mayDecide, takeChange, type RequestRow } from './changes.ts';
import { mayReadValues, readPerson } from './file-rights.ts';

type As = (typeof changeViewers)[number];

const itemSql = `
  select r.id, ${personJson('e')} as employee, r.section, r.action, r.status, ${personJson('q')} as requested_by, r.created_at, r.remark,
         case when d.id is null then null else ${personJson('d')} end as decided_by, r.decided_at, r.decision_remark,
         r.employee_id, r.record_id, r.old_values, r.new_values, r.requested_by as requester_id
    from change_request r
    join person e on e.organization_id = r.organization_id and e.id = r.employee_id
    join person q on q.organization_id = r.organization_id and q.id = r.requested_by
    left join person d on d.organization_id = r.organization_id and d.id = r.decided_by`;
type ItemRow = ChangeItem & Omit<RequestRow, 'requested_by'> & { readonly requester_id: number };

/** Narrows the requests to those that the role shows. @throws 403 where the role is not theirs */
function scope(context: Context, access: Access, as: As, where: Conditions): void {
  requireViewer(changeRequests, as, access);
  narrowToScopes(changeRequests, scopesOfViewer(as), access, where, ruleClockOf(context, access).today);
}

/** Values of a body as answers show them: names of references, addresses of files. */
async function shown(
  context: Context,
  access: Access,
  fields: ReturnType<typeof fieldsOfSection>,
  values: Body,
): Promise<Body> {
  const { tenant } = access;
  const answer: Body = { ...values };
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name];
    if (typeof value !== 'number') continue;
    if (field.kind === 'reference')
      answer[name] =
        (await tenant.one(
          `select id, ${field.name_field} as name from ${field.to} where organization_id = $1 and id = $2`,
          [tenant.organizationId, value],
        )) ?? null;
    if (field.kind === 'file') {
      const file = await tenant.one<{ id: number }>(
        'select id, name, mime, size from file where organization_id = $1 and id = $2',
        [tenant.organizationId, value],
      );
      answer[name] = file
        ? {
            ...file,
            url: fileUrl(context.secrets, tenant.organizationId, file.id, access, context.clock()),
          }
        : null;
    }
  }
  return answer;
}

export function changeRoutes(app: Api, context: Context): void {
  const base = '/api/v1/hris/:org/change-requests/';

  app.route({
    method: 'POST',
    url: '/api/v1/hris/:org/people/:id/changes/',
    config: { access: organizationMember },
    schema: {
      summary: "Change a person's file, or request a change that someone else decides",
      tags: ['hris'],
      params: organizationIdParams,
      body: changeBody,
      response: { 200: changeOutcome },
    },
    handler: async (request) => {
      const { access, params, body } = request;
      return access.tenant.transaction(async (tenant) => {
        const person = await readPerson(context, access, tenant, params.id);
        return takeChange(writerOf(context, request), tenant, person, body);
      });
    },
  });

  const as = z._default(
    z.enum(changeViewers, {
      error: carried(messages.choice({ field: bilingual('as', 'as'), choices: listed(changeViewers) })),
    }),
    'user',
  );

  app.route({
    method: 'GET',
    url: base,
    config: { access: organizationMember },
    schema: {
      summary: 'Requests for changes of files, newest first',
      tags: ['hris'],
      params: organizationParams,
      querystring: z.strictObject({
        ...pageQuery,
        as,
        status: z.optional(
          z.enum(changeStateNames, {
            error: carried(messages.choice({ field: labels.status, choices: listed(changeStateNames) })),
          }),
        ),
        section: z.optional(
          z.enum(proposedSections, {
            error: carried(messages.choice({ field: labels.section, choices: listed(proposedSections) })),
          }),
        ),
      }),
      response: {
        200: z.object({ results: z.array(changeItem), next: z.nullable(z.string()), count: z.number() }),
      },
    },
    handler: async (request) => {
      const { access, query } = request;
      const { limit, offset } = query;
      const where = new Conditions(access.organization.id);
      scope(context, access, query.as, where);
      if (query.status) where.add(`r.status = ${where.value(query.status)}`);
      if (query.section) where.add(`r.section = ${where.value(query.section)}`);
      const values = [...where.values];
      const counted = await access.tenant.one<{ n: number }>(
        `select count(*) as n from change_request r where ${where.where}`,
        values,
      );
      const rows = await access.tenant.query<ItemRow>(
        `${itemSql} where ${where.where} order by r.id desc ${pageClause(limit, `$${values.length + 1}`)}`,
        [...values, offset],
      );
      return { ...pageOf(request, rows, { limit, offset }), count: counted?.n ?? 0 };
    },
  });

  const read = async (access: Access, tenant: Tenant, id: number, role: As): Promise<ItemRow> => {
    const where = new Conditions(access.organization.id);
    where.add(`r.id = ${where.value(id)}`);
    scope(context, access, role, where);
    const row = await tenant.one<ItemRow>(`${itemSql} where ${where.where}`, where.values);
    if (!row) throw notFound();
    return row;
  };

  const detail = async (access: Access, row: ItemRow): Promise<ChangeDetail> => {
    const section = sectionOf(row.section);
    const person = await readPerson(context, access, access.tenant, row.employee_id);
    const isHidden = !mayReadValues(access, person, section, row.requester_id);
    const fields = fieldsOfSection(row.section);
    const [old, next] = isHidden
      ? [{}, {}]
      : [await shown(context, access, fields, row.old_values), await shown(context, access, fields, row.new_values)];
    if (!isHidden && section.isSensitive) await logView(context, access, access.tenant, row.section, [row.employee_id]);
    const names = Object.keys(fields).filter((name) => name in old || name in next);
    return {
      ...row,
      changes: names.map((field) => ({ field, old: old[field] ?? null, new: next[field] ?? null })),
      is_hidden: isHidden,
      can_decide: mayDecide(access, { ...row, requested_by: row.requester_id }),
    };
  };

  app.route({
    method: 'GET',
    url: `${base}:id/`,
    config: { access: organizationMember },
    schema: {
      summary: 'One request, with what was and what would be',
      tags: ['hris'],
      params: organizationIdParams,
      querystring: z.strictObject({ as }),
      response: { 200: changeDetail },
    },
    handler: async ({ access, params, query }) =>
      detail(access, await read(access, access.tenant, params.id, query.as)),
  });

  for (const [action, verdict] of [
    ['approve', 'Approved'],
    ['reject', 'Rejected'],
  ] as const)
    app.route({
      method: 'POST',
      url: `${base}:id/${action}/`,
      config: { access: requiresPermission('4.07') },
      schema: {
        summary: action === 'approve' ? 'Approve a change and store it' : 'Reject a change',
        tags: ['hris'],
        params: organizationIdParams,
        body: decisionBody,
        response: { 200: changeDetail },
      },
      handler: async (request) => {
        const { access, params, body } = request;
        await access.tenant.transaction(async (tenant) => {
          const row = await tenant.one<RequestRow>(
            'select id, employee_id, section, action, record_id, old_values, new_values, status, requested_by from change_request where organization_id = $1 and id = $2 for update',
            [tenant.organizationId, params.id],
          );
          if (!row) throw notFound();
          const person = await readPerson(context, access, tenant, row.employee_id);
          await decide(writerOf(context, request), tenant, person, row, verdict, body.remark);
        });
        return detail(access, await read(access, access.tenant, params.id, 'hr'));
      },
    });
}

/** How many changes wait for HR; nobody decides those that they asked for or that are about themselves. */
export async function countChangesToDecide(access: Access): Promise<number> {
  if (!access.can('4.07', 'write') || access.isAuditUser) return 0;
  const row = await access.tenant.one<{ n: number }>(
    `select count(*)::int as n from change_request where organization_id = $1 and status = 'Pending' and employee_id <> $2 and requested_by <> $2`,
    [access.tenant.organizationId, access.userId],
  );
  return row?.n ?? 0;
}
