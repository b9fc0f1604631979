/** Salary declarations of candidates: HR asks for them, and who may read offered salaries reads what was declared. */
import { linkRequestCode } from '@karmik/model/hris/link-request';
import { declaredFiles, salaryCode, salaryDeclaration } from '@karmik/model/hris/salary-declaration';
import type { FileRef } from '@karmik/model/kit/fields';
import { bodySchema } from '@karmik/model/kit/schema';
import { bilingual } from '@karmik/model/kit/text';
import * as z from 'zod/mini';
import { requiresPermission, type Access } from '../../../access/access.ts';
import { writeAudit } from '../../../access/audit.ts';
import { linkFileMs } from '../../../files/rows.ts';
import type { Context } from '../../../context.ts';
import type { Body } from '../../../entity/hooks.ts';
import { once } from '../../../entity/idempotency.ts';
import { mountHrWorkflow } from '../../../entity/hr-workflow-routes.ts';
import { looseRuleClock } from '../../../entity/rule-clock.ts';
import { createRecord, type Writer, writerOf } from '../../../entity/write.ts';
import type { Tenant } from '../../../db/database.ts';
import { fileUrl } from '../../../files/links.ts';
import { organizationIdParams, type Api } from '../../../http/api.ts';
import { conflict, forbidden, notFound } from '../../../http/errors.ts';
import { askableCandidate, beginLinkRequest, moveLinkRequest, type LinkRequestKind } from './personal-link-requests.ts';
import { candidateMessages } from './messages.ts';

export const declarationRequest: LinkRequestKind = {
  entity: salaryDeclaration,
  event: 'Salary declaration',
  request: () => bilingual('declare your current and your expected salary', 'आफ्नो हालको र अपेक्षित तलब घोषणा गर्न'),
  who: 'c.candidate',
  address: 'c.email',
  answered: (who) => bilingual(`${who} sent a salary declaration`, `${who} ले तलब घोषणा गर्नुभयो`),
  expired: (who) => bilingual(`${who} did not declare their salary in time`, `${who} ले समयमा तलब घोषणा गर्नुभएन`),
};

/** Asks a candidate for a declaration. @returns its id @throws 404, 409 where nothing is asked of the candidate any more */
export async function sendDeclaration(
  writer: Writer,
  tenant: Tenant,
  candidateId: number,
  input: Body,
): Promise<number> {
  await askableCandidate(tenant, candidateId);
  return createRecord(
    writer,
    tenant,
    salaryDeclaration,
    {
      async beforeSave(_write, body) {
        Object.assign(body, {
          candidate: candidateId,
          sent_by: writer.access.userId,
          sent_at: writer.context.clock(),
        });
        return undefined;
      },
      afterSave: ({ id }, body) => beginLinkRequest(writer, tenant, declarationRequest, id, body),
    },
    input,
  );
}

/** What was declared, with addresses of its documents for this reader. */
async function withDocuments(
  { secrets, clock }: Context,
  access: Access,
  answers: Body,
): Promise<Record<string, unknown>> {
  const { tenant } = access;
  const ids = declaredFiles.map((name) => answers[name]).filter((id) => typeof id === 'number');
  const files = await tenant.query<Omit<FileRef, 'url'>>(
    'select id, name, mime, size from file where organization_id = $1 and id = any($2)',
    [tenant.organizationId, ids],
  );
  const refOf = (id: unknown): FileRef | null => {
    const file = files.find((each) => each.id === id);
    return file ? { ...file, url: fileUrl(secrets, tenant.organizationId, file.id, access, clock()) } : null;
  };
  return { ...answers, ...Object.fromEntries(declaredFiles.map((name) => [name, refOf(answers[name])])) };
}

/**
 * Lets go of documents of a declaration that came to its end unsent, and of those that were not sent off within an hour: they are swept
 * as uploads that nothing holds, and the page then asks for them again.
 */
export async function releaseUndeclared({ database, clock }: Context): Promise<void> {
  await database.everywhere.query(
    `delete from record_file f using salary_declaration r
      where f.entity = 'salary_declaration' and r.organization_id = f.organization_id and r.id = f.object_id
        and r.answers is null and (r.status in ('Expired', 'Withdrawn')
          or exists (select from file held where held.organization_id = f.organization_id and held.id = f.file_id and held.created_at < $1))`,
    [new Date(clock().getTime() - linkFileMs)],
  );
}

export function declarationRoutes(app: Api, context: Context): void {
  const base = '/api/v1/hris/:org/salary-declaration/';
  const tags = ['hris'];
  const { detail, detailed } = mountHrWorkflow(app, context, {
    entity: salaryDeclaration,
    base,
    hooks: {},
    plural: 'Salary declarations of candidates',
    singular: 'declaration',
    move: (writer, tenant, move) => moveLinkRequest(writer, tenant, declarationRequest, move),
  });

  app.route({
    method: 'POST',
    url: '/api/v1/hris/:org/pre-employment/:id/salary-declaration/',
    config: { access: requiresPermission(linkRequestCode) },
    schema: {
      summary: 'Ask a candidate to declare their salary: mails a personal link',
      tags,
      params: organizationIdParams,
      body: bodySchema(salaryDeclaration.fields, looseRuleClock(context)),
      response: { 201: detailed },
    },
    handler: async (request, reply) => {
      const { status, body } = await once(context, request, async (tenant) => {
        const id = await sendDeclaration(writerOf(context, request), tenant, request.params.id, request.body);
        return { status: 201, body: await detail(request, tenant, id) };
      });
      return reply.code(status as 201).send(body as never);
    },
  });

  app.route({
    method: 'GET',
    url: `${base}:id/answers/`,
    config: { access: requiresPermission(linkRequestCode) },
    schema: {
      summary: 'What was declared, for who may read offered salaries; each reading is written down',
      tags,
      params: organizationIdParams,
      response: { 200: z.record(z.string(), z.unknown()) },
    },
    handler: async ({ access, params, id: requestId, ip }) => {
      const { tenant, userId } = access;
      const row = await tenant.one<{ answers: Body | null }>(
        'select answers from salary_declaration where organization_id = $1 and id = $2',
        [tenant.organizationId, params.id],
      );
      if (!row) throw notFound();
      if (!access.can(salaryCode, 'read')) throw forbidden();
      if (row.answers === null) throw conflict(candidateMessages.unanswered, 'unanswered');
      await writeAudit(tenant, {
        organizationId: tenant.organizationId,
        actorId: userId,
        action: 'viewed',
        objectType: 'salary_declaration',
        objectId: params.id,
        at: context.clock(),
        requestId,
        ip,
      });
      return withDocuments(context, access, row.answers);
    },
  });
}
