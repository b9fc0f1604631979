/** Changes of files over the API: asking, the lists of requests, and their decision. */
import { carried, listed } from '@karmik/model/kit/message';
import { bilingual } from '@karmik/model/kit/text';
import {
  changeBody,
  changeCode,
  changeDetail,
  changeOutcome,
  changeRequest,
  changeViewers,
  decisionBody,
  type ChangeDetail,
} from '@karmik/model/hris/change-request';
import { fieldsOfSection, sectionOf } from '@karmik/model/hris/file/sections';
import type { EntityRecord } from '@karmik/model/kit/entity';
import { messages } from '@karmik/model/kit/messages';
import * as z from 'zod/mini';
import { organizationMember, requiresPermission, type Access } from '../../../access/access.ts';
import type { Context } from '../../../context.ts';
import type { Body } from '../../../entity/hooks.ts';
import { logView } from '../../../entity/reading.ts';
import { viewOfRole } from '../../../entity/scope.ts';
import { mountLists } from '../../../entity/list-routes.ts';
import { readRecord } from '../../../entity/read.ts';
import { writerOf } from '../../../entity/write.ts';
import { fileUrl } from '../../../files/links.ts';
import { organizationIdParams, type Api } from '../../../http/api.ts';
import { decide, mayDecide, readRequest, takeChange } from './changes.ts';
import { mayReadValues, readPerson } from './file-rights.ts';
import { sharedAccountIn } from './shared-accounts.ts';

type As = (typeof changeViewers)[number];

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

  mountLists(app, context, {
    entity: changeRequest,
    base,
    access: organizationMember,
    summary: 'Requests for changes of files, newest first',
    extraQuery: { as },
    viewFor: ({ access }, asked) => viewOfRole(context, changeRequest, asked.as, access),
  });

  const detail = async (access: Access, id: number, role: As): Promise<ChangeDetail> => {
    const { tenant } = access;
    const view = viewOfRole(context, changeRequest, role, access);
    const record = (await readRecord(context, access, tenant, changeRequest, view, id)) as EntityRecord<
      typeof changeRequest
    >;
    const row = await readRequest(tenant, id);
    const section = sectionOf(row.section);
    const person = await readPerson(context, access, tenant, row.employee_id);
    const isHidden = !mayReadValues(access, person, section, row.requested_by_id);
    const fields = fieldsOfSection(row.section);
    const [old, next] = isHidden
      ? [{}, {}]
      : [await shown(context, access, fields, row.old_values), await shown(context, access, fields, row.new_values)];
    if (!isHidden && section.isSensitive) await logView(context, access, tenant, row.section, [row.employee_id]);
    const names = Object.keys(fields).filter((name) => name in old || name in next);
    return {
      ...record,
      changes: names.map((field) => ({ field, old: old[field] ?? null, new: next[field] ?? null })),
      is_hidden: isHidden,
      can_decide: mayDecide(access, row),
      shared_account:
        row.status === 'Pending'
          ? await sharedAccountIn(access, tenant, row.employee_id, row.section, row.new_values)
          : null,
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
    handler: ({ access, params, query }) => detail(access, params.id, query.as),
  });

  for (const [action, verdict] of [
    ['approve', 'Approved'],
    ['reject', 'Rejected'],
  ] as const)
    app.route({
      method: 'POST',
      url: `${base}:id/${action}/`,
      config: { access: requiresPermission(changeCode) },
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
          const row = await readRequest(tenant, params.id, 'lock');
          const person = await readPerson(context, access, tenant, row.employee_id);
          await decide(writerOf(context, request), tenant, person, row, verdict, body.remark);
        });
        return detail(access, params.id, 'hr');
      },
    });
}

/** How many changes wait for HR; no one decides those that they asked for or that are about themselves. */
export async function countChangesToDecide(access: Access): Promise<number> {
  if (!access.can(changeCode, 'write') || access.isAuditUser) return 0;
  const row = await access.tenant.one<{ n: number }>(
    `select count(*)::int as n from change_request where organization_id = $1 and status = 'Pending' and employee_id <> $2 and requested_by_id <> $2`,
    [access.tenant.organizationId, access.userId],
  );
  return row?.n ?? 0;
}
