/** What a candidate does with the link of the mail, without an account: declares current and expected salary once, with documents. */
import {
  declarationAddress,
  declarationAnswer,
  declarationPage,
  declaredFile,
  declaredFiles,
  declaredSalary,
  mostDeclaredFiles,
  salaryDeclaration,
} from '@karmik/model/hris/salary-declaration';
import { linkPurposeOf } from '@karmik/model/kit/scope';
import { placeOf } from '@karmik/model/organization/place';
import * as z from 'zod/mini';
import { anyone } from '../../../access/access.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import type { Body } from '../../../entity/hooks.ts';
import { LinkUploads, type Held } from '../../../files/link-uploads.ts';
import { addFile } from '../../../files/rows.ts';
import { type Api, publicFormLimit } from '../../../http/api.ts';
import { checkWhole } from '../../../entity/whole-body.ts';
import { conflict, invalidField } from '../../../http/errors.ts';
import { todayIn } from '../../../time.ts';
import { answeredAlready, noteOpened, openLinkRequest, readLinkRequest, takeAnswer } from './personal-link-requests.ts';
import { declarationRequest } from './declarations.ts';
import { candidateMessages } from './messages.ts';

const url = '/api/v1/salary-declaration/';
const tags = ['hris'];
const purpose = linkPurposeOf(salaryDeclaration);

/** The declaration of a link whose call shows nothing of it. */
const unshown = { entity: salaryDeclaration, names: [] } as const;

/** @throws 400 by field for a document that was not sent by this link */
async function checkFiles(tenant: Tenant, id: number, answers: Body): Promise<void> {
  for (const name of declaredFiles) {
    if (answers[name] === null) continue;
    const own = await tenant.one(
      `select 1 from record_file where organization_id = $1 and file_id = $2 and entity = 'salary_declaration' and object_id = $3`,
      [tenant.organizationId, answers[name] as number, id],
    );
    if (!own) throw invalidField(name, candidateMessages.documentAgain);
  }
}

/** What a declaration holds, and what all of the organisation hold that were not sent yet. */
const heldOf = async (tenant: Tenant, id: number): Promise<Held> =>
  (await tenant.one<Held>(
    `select count(*) filter (where c.object_id = $2)::integer as files, coalesce(sum(f.size) filter (where c.object_id = $2), 0)::bigint as bytes,
            coalesce(sum(f.size), 0)::bigint as "organizationBytes"
       from record_file c
       join file f on f.organization_id = c.organization_id and f.id = c.file_id and f.purpose = 'link'
      where c.organization_id = $1 and c.entity = 'salary_declaration'`,
    [tenant.organizationId, id],
  )) ?? { files: 0, bytes: 0, organizationBytes: 0 };

export function declarationPageRoutes(app: Api, context: Context): void {
  const uploads = new LinkUploads();

  app.route({
    method: 'GET',
    url,
    config: { access: anyone },
    schema: {
      summary: 'Whose declaration of salary a personal link asks for',
      tags,
      querystring: declarationAddress,
      response: { 200: declarationPage },
    },
    handler: async ({ query, ip }) => {
      const shown = ['candidate', 'message', 'answer_by'] as const;
      const opened = await openLinkRequest(
        context,
        { entity: salaryDeclaration, names: shown },
        { ...query, purpose },
        ip,
      );
      const { candidate, message, answer_by } = opened.record;
      const { organization, timezone, asked_by, job_title } = await readLinkRequest(
        opened.tenant,
        declarationRequest,
        opened.id,
      );
      if (!opened.isAnswered) await noteOpened(context, opened, declarationRequest);
      return {
        organization,
        ...placeOf({ timezone }),
        asked_by,
        candidate: candidate.name,
        job_title,
        message,
        answer_by,
        is_answered: opened.isAnswered,
      };
    },
  });

  app.route({
    method: 'POST',
    url: `${url}files/`,
    bodyLimit: publicFormLimit,
    config: { access: anyone },
    schema: {
      summary:
        'Send a document (multipart, field "file"; id and secret of the link in the headers x-link-id and x-link-token)',
      tags,
      consumes: ['multipart/form-data'],
      response: { 201: declaredFile },
    },
    handler: async (request, reply) => {
      const { headers, ip } = request;
      const address = { id: String(headers['x-link-id'] ?? ''), token: String(headers['x-link-token'] ?? '') };
      const { tenant: outside, id, isAnswered } = await openLinkRequest(context, unshown, { ...address, purpose }, ip);
      if (isAnswered) throw answeredAlready();
      const file = await uploads.take(context, request, {
        tenant: outside,
        holder: `salary_declaration ${id}`,
        most: mostDeclaredFiles,
        tooManyFiles: conflict(candidateMessages.documentsLimit({ most: mostDeclaredFiles }), 'too_many_files'),
        held: (tenant) => heldOf(tenant, id),
        async keep(tenant, content, stored) {
          const row = await tenant.one<{ sent_by_id: number }>(
            'select r.sent_by_id from salary_declaration r where r.organization_id = $1 and r.id = $2 for update of r',
            [tenant.organizationId, id],
          );
          if (!row) throw answeredAlready();
          // A file belongs to a person: that of a declaration to the person who asked for it. Opening it needs the permission to read salaries.
          const added = await addFile(tenant, {
            ownerId: row.sent_by_id,
            purpose: 'link',
            content,
            stored,
            at: context.clock(),
          });
          await tenant.query(
            `insert into record_file (organization_id, file_id, entity, object_id) values ($1, $2, 'salary_declaration', $3)`,
            [tenant.organizationId, added, id],
          );
          return { id: added, name: content.name, mime: content.mime, size: stored.size };
        },
      });
      return reply.code(201).send(file);
    },
  });

  app.route({
    method: 'POST',
    url,
    bodyLimit: publicFormLimit,
    config: { access: anyone },
    schema: {
      summary: 'Declare current and expected salary, once',
      tags,
      body: declarationAnswer,
      response: { 200: z.object({ received: z.boolean() }) },
    },
    handler: async (request) => {
      const { token, answers: given } = request.body;
      const {
        tenant: outside,
        id,
        isAnswered,
      } = await openLinkRequest(context, unshown, { ...request.body, purpose }, request.ip);
      if (isAnswered) throw answeredAlready();
      const { timezone } = await readLinkRequest(outside, declarationRequest, id);
      const now = context.clock();
      const clock = { now, today: todayIn(timezone, now) };
      const answers: Body = checkWhole(declaredSalary, given, clock);
      await outside.transaction(async (tenant) => {
        await checkFiles(tenant, id, answers);
        await takeAnswer(context, tenant, declarationRequest, request, { id, token, purpose });
        const place = [tenant.organizationId, id] as const;
        await tenant.query('update salary_declaration set answers = $3 where organization_id = $1 and id = $2', [
          ...place,
          JSON.stringify(answers),
        ]);
        const kept = declaredFiles.map((name) => answers[name]).filter((each) => typeof each === 'number');
        await tenant.query(`update file set purpose = 'record' where organization_id = $1 and id = any($2)`, [
          tenant.organizationId,
          kept,
        ]);
        // What was replaced before it was sent is swept with other uploads that nothing holds.
        await tenant.query(
          `delete from record_file where organization_id = $1 and entity = 'salary_declaration' and object_id = $2 and not (file_id = any($3))`,
          [...place, kept],
        );
      });
      return { received: true };
    },
  });
}
