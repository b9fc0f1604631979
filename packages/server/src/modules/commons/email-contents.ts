/**
 * Texts of an email template. What a template itself holds are its texts in use, one in each language: a write of the template changes
 * those, and putting another text in use changes the template.
 */
import { recordAnswer } from '@karmik/model/kit/answer';
import { messages } from '@karmik/model/kit/messages';
import { bodyProblems, emailTemplate, placeholderProblems } from '@karmik/model/commons/email-template';
import { emailTemplateContent } from '@karmik/model/commons/email-template-content';
import { mailEvents, type MailEventName } from '@karmik/model/commons/mail-template';
import { defineMessages } from '@karmik/model/kit/message';
import { bodySchema, changeSchema, givenSchema } from '@karmik/model/kit/schema';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { requiresPermission } from '../../access/access.ts';
import type { Context } from '../../context.ts';
import type { Tenant } from '../../db/database.ts';
import type { Body, EntityHooks } from '../../entity/hooks.ts';
import { once } from '../../entity/idempotency.ts';
import { mountLists } from '../../entity/list-routes.ts';
import { readRecord, readRow, type RecordView } from '../../entity/read.ts';
import { looseRuleClock } from '../../entity/rule-clock.ts';
import { versionOf } from '../../entity/version.ts';
import { createRecord, deleteRecord, updateRecord, writerOf, type Writer } from '../../entity/write.ts';
import { idParam, idParams, noContent, type Api } from '../../http/api.ts';
import { conflict } from '../../http/errors.ts';

const contentMessages = defineMessages('email_content', {
  englishStays: {
    en: 'A template needs an English text in use. Use another one instead.',
    ne: 'ढाँचामा प्रयोगमा रहेको अङ्ग्रेजी पाठ चाहिन्छ। बरु अर्को पाठ प्रयोगमा ल्याउनुहोस्।',
  },
});

interface Content {
  readonly language: 'en' | 'ne';
  readonly subject: string | null;
  readonly body: string | null;
  readonly is_in_use: boolean;
}

type TemplateWords = Readonly<Record<'subject' | 'body' | 'subject_ne' | 'body_ne', string | null>>;

/** Keeps the texts in use as the template holds them. */
async function keepInUse(tenant: Tenant, template: number, words: TemplateWords, at: Date): Promise<void> {
  for (const [language, subject, body] of [
    ['en', words.subject, words.body],
    ['ne', words.subject_ne, words.body_ne],
  ] as const) {
    const place = [tenant.organizationId, template, language] as const;
    if (subject === null && body === null)
      await tenant.query(
        'update email_template_content set is_in_use = false where organization_id = $1 and email_template_id = $2 and language = $3 and is_in_use',
        place,
      );
    else
      await tenant.query(
        `insert into email_template_content as c (organization_id, email_template_id, language, subject, body, is_in_use, created_at)
         values ($1, $2, $3, $4, $5, true, $6)
         on conflict (organization_id, email_template_id, language) where is_in_use do update set subject = excluded.subject, body = excluded.body
          where (c.subject, c.body) is distinct from (excluded.subject, excluded.body)`,
        [...place, subject, body, at],
      );
  }
}

export const emailTemplateHooks: EntityHooks<typeof emailTemplate> = {
  afterSave: ({ tenant, context, id }, body) => keepInUse(tenant, id, body, context.clock()),
  async beforeDelete({ tenant, id }) {
    await tenant.query('delete from email_template_content where organization_id = $1 and email_template_id = $2', [
      tenant.organizationId,
      id,
    ]);
  },
};

const ofTemplate = (template: number): RecordView => ({
  scope(_access, where) {
    where.add(`r.email_template_id = ${where.value(template)}`);
  },
});

/** The words of a text as its template holds them; none where it goes out of use. */
const asTemplate = (language: 'en' | 'ne', words: Pick<Content, 'subject' | 'body'> | undefined): Body => {
  const { subject = null, body = null } = words ?? {};
  return language === 'en' ? { subject, body } : { subject_ne: subject, body_ne: body };
};

const hooksOf = (template: number, event: MailEventName): EntityHooks<typeof emailTemplateContent> => ({
  ...ofTemplate(template),
  async beforeSave({ tenant, before, id }, body) {
    if (before && before.language !== body.language)
      return { language: [messages.fixed({ field: emailTemplateContent.fields.language.label })] };
    const { placeholders } = mailEvents[event];
    const problems = {
      subject: placeholderProblems(body.subject ?? '', placeholders),
      body: body.body === null ? undefined : bodyProblems(event, body.body),
    };
    const found = Object.entries(problems).flatMap(([name, said]) => (said ? [[name, said] as const] : []));
    if (found.length > 0) return Object.fromEntries(found);
    if (before?.is_in_use === true && !body.is_in_use && body.language === 'en')
      throw conflict(contentMessages.englishStays, 'english_stays');
    body.email_template = template;
    if (body.is_in_use)
      await tenant.query(
        `update email_template_content set is_in_use = false
          where organization_id = $1 and email_template_id = $2 and language = $3 and is_in_use and id is distinct from $4`,
        [tenant.organizationId, template, body.language, id ?? null],
      );
    return undefined;
  },
});

export function emailContentRoutes(app: Api, context: Context): void {
  const base = '/api/v1/commons/email-templates/:id/content/' as const;
  const tags = ['commons'];
  const access = requiresPermission('10.04');
  const config = { access };
  const clock = looseRuleClock(context);
  const answer = z.object({ ...recordAnswer(emailTemplateContent).shape, version: z.string() });
  const params = z.object({ ...idParams.shape, content: idParam });
  const view: RecordView = {};

  /** The template under lock, so that its texts change one after the other. @throws 404 */
  const held = async (writer: Writer, tenant: Tenant, id: number) =>
    hooksOf(id, (await readRow(tenant, emailTemplate, view, writer.access, id, 'lock')).event);

  /** Says to the template which words are in use. */
  const tellTemplate = (writer: Writer, tenant: Tenant, id: number, words: Body) =>
    updateRecord(writer, tenant, emailTemplate, emailTemplateHooks, id, words);

  const read = (request: FastifyRequest, tenant: Tenant, template: number, id: number) =>
    readRecord(context, request.access, tenant, emailTemplateContent, ofTemplate(template), id);

  mountLists(app, context, {
    entity: emailTemplateContent,
    base,
    access,
    summary: 'Texts of an email template, the newest first',
    viewFor: async ({ access: reader, params: given }) => {
      const { id } = given as { id: number };
      await readRow(reader.tenant, emailTemplate, view, reader, id);
      return ofTemplate(id);
    },
  });

  app.route({
    method: 'POST',
    url: base,
    config,
    schema: {
      summary: 'Add a text to an email template',
      tags,
      params: idParams,
      body: givenSchema(emailTemplateContent, clock),
      response: { 201: answer },
    },
    handler: async (request, reply) => {
      const { id } = request.params;
      const writer = writerOf(context, request);
      const { status, body } = await once(context, request, async (tenant) => {
        const hooks = await held(writer, tenant, id);
        const made = await createRecord(writer, tenant, emailTemplateContent, hooks, request.body);
        const content = await read(request, tenant, id, made);
        const { language, is_in_use: isInUse } = content as unknown as Content;
        if (isInUse) await tellTemplate(writer, tenant, id, asTemplate(language, content as unknown as Content));
        return { status: 201, body: content };
      });
      return reply.code(status as 201).send(body as never);
    },
  });

  app.route({
    method: 'GET',
    url: `${base}:content/`,
    config,
    schema: { summary: 'One text of an email template', tags, params, response: { 200: answer } },
    handler: async (request) =>
      (await read(request, request.access.tenant, request.params.id, request.params.content)) as never,
  });

  for (const method of ['PATCH', 'PUT'] as const)
    app.route({
      method,
      url: `${base}:content/`,
      config,
      schema: {
        summary: `${method === 'PUT' ? 'Replace' : 'Change'} a text of an email template`,
        tags,
        params,
        body:
          method === 'PUT' ? bodySchema(emailTemplateContent.fields, clock) : changeSchema(emailTemplateContent, clock),
        response: { 200: answer },
      },
      handler: (request) =>
        request.access.tenant.transaction(async (tenant) => {
          const { id, content: which } = request.params;
          const writer = writerOf(context, request);
          const hooks = await held(writer, tenant, id);
          const before = (await read(request, tenant, id, which)) as unknown as Content;
          const body = request.body as Body;
          await updateRecord(writer, tenant, emailTemplateContent, hooks, which, body, versionOf(request));
          const after = (await read(request, tenant, id, which)) as unknown as Content;
          if (before.is_in_use || after.is_in_use)
            await tellTemplate(writer, tenant, id, asTemplate(after.language, after.is_in_use ? after : undefined));
          return after as never;
        }),
    });

  app.route({
    method: 'DELETE',
    url: `${base}:content/`,
    config,
    schema: { summary: 'Delete a text of an email template', tags, params, response: { 204: noContent } },
    handler: async (request, reply) => {
      const { id, content: which } = request.params;
      const writer = writerOf(context, request);
      await request.access.tenant.transaction(async (tenant) => {
        const hooks = await held(writer, tenant, id);
        const before = (await read(request, tenant, id, which)) as unknown as Content;
        if (before.is_in_use && before.language === 'en') throw conflict(contentMessages.englishStays, 'english_stays');
        await deleteRecord(writer, tenant, emailTemplateContent, hooks, which);
        if (before.is_in_use) await tellTemplate(writer, tenant, id, asTemplate(before.language, undefined));
      });
      return reply.code(204).send(null);
    },
  });
}
