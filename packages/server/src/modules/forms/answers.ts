/** What was answered: as requests where their form asks for approval, to be read with its questions, and as a PDF. */
import { answeredForm } from '@karmik/model/forms/answering';
import { formAnswer } from '@karmik/model/forms/form';
import { languages, bilingual } from '@karmik/model/kit/text';
import type { ViewerType } from '@karmik/model/kit/actions';
import { type Answers, askedBy, groupsOfStructure, isAsked } from '@karmik/model/questions/asked';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { organizationMember, type Access } from '../../access/access.ts';
import { defineRequestKind } from '../../approval/request-kind.ts';
import { requestRoutes } from '../../approval/routes.ts';
import { requestViewFor } from '../../approval/viewer.ts';
import type { Context } from '../../context.ts';
import { cellOf, type ExportWish } from '../../entity/cells.ts';
import { readRow } from '../../entity/read.ts';
import { asQuery } from '../../entity/scope.ts';
import { organizationIdParams, type Api } from '../../http/api.ts';
import { notFound } from '../../http/errors.ts';
import { todayIn } from '../../time.ts';
import { withFiles } from './files-of-answers.ts';
import { versionOf } from './versions.ts';

export const formAnswerKind = defineRequestKind<typeof formAnswer>({
  entity: formAnswer,
  path: 'forms/:org/answer',
});

interface Sent {
  readonly form: string;
  readonly form_id: number;
  readonly version: number;
  readonly answers: Answers;
  readonly sender: string | null;
  readonly created_at: string;
}

/** @throws 404 for who may not see it in this role, 403 where the role is not theirs */
async function readSent(context: Context, access: Access, id: number, as: ViewerType): Promise<Sent> {
  const view = await requestViewFor(context, formAnswerKind, access, access.tenant, as);
  await readRow(access.tenant, formAnswer, view, access, id);
  const row = await access.tenant.one<Sent>(
    `select f.name as form, a.form_id, a.form_version as version, a.answers, p.full_name as sender, a.created_at from form_answer a
       join form f on f.organization_id = a.organization_id and f.id = a.form_id
       left join person p on p.organization_id = a.organization_id and p.id = a.sender_id
      where a.organization_id = $1 and a.id = $2`,
    [access.tenant.organizationId, id],
  );
  if (!row) throw notFound();
  return row;
}

export function formAnswerRoutes(app: Api, context: Context): void {
  requestRoutes(app, context, formAnswerKind, {});
  const url = '/api/v1/forms/:org/answer/:id/';
  const shared = { tags: ['forms'], params: organizationIdParams };

  app.route({
    method: 'GET',
    url: `${url}answers/`,
    config: { access: organizationMember },
    schema: {
      summary: 'What was answered, with the questions as they stood then',
      ...shared,
      querystring: z.strictObject({ as: asQuery }),
      response: { 200: answeredForm },
    },
    handler: async ({ access, params, query }) => {
      const { form, form_id, version, answers } = await readSent(context, access, params.id, query.as);
      const structure = await versionOf(access.tenant, form_id, version);
      return { form, version, structure, answers: await withFiles(context, access, structure, answers) };
    },
  });

  app.route({
    method: 'GET',
    url: `${url}pdf/`,
    config: { access: organizationMember },
    schema: {
      summary: 'The same as a PDF',
      ...shared,
      querystring: z.strictObject({
        as: asQuery,
        language: z._default(z.enum(languages), 'en'),
        calendar: z._default(z.enum(['ad', 'bs']), 'ad'),
      }),
    },
    handler: async (request: FastifyRequest, reply) => {
      const { access } = request;
      const { id } = request.params as { id: number };
      const { as, language, calendar } = request.query as Omit<ExportWish, 'format'> & { as: ViewerType };
      const sent = await readSent(context, access, id, as);
      const structure = await versionOf(access.tenant, sent.form_id, sent.version);
      const answers = await withFiles(context, access, structure, sent.answers);
      const { fields } = askedBy(structure);
      const zone = access.organization.timezone;
      const wish: ExportWish = { format: 'csv', language, calendar };
      const day = todayIn(zone, new Date(sent.created_at));
      const { answersPdf } = await import('../../pdf/answers-pdf.ts');
      const pdf = await answersPdf({
        language,
        organization: access.organization.name,
        title: sent.form,
        by: sent.sender,
        date: String(cellOf({ kind: 'date', label: bilingual('', '') }, day, wish, zone)),
        at: context.clock(),
        sections: groupsOfStructure(structure).map((group) => ({
          title: group.title?.[language] ?? null,
          lines: group.fields.flatMap((key) => {
            const field = fields[key];
            if (!field || !isAsked(structure, key, sent.answers)) return [];
            const cell = cellOf(field, answers[key], wish, zone);
            return [{ question: field.label[language], answer: cell === null ? null : String(cell) }];
          }),
        })),
      });
      return reply
        .header('content-type', 'application/pdf')
        .header('content-disposition', `attachment; filename="form-answer-${id}.pdf"`)
        .send(pdf);
    },
  });
}
