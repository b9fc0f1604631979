/** A template with the facts of someone in it, to be looked at before a letter is issued. It takes no number and stores nothing. */
import { carried } from '@karmik/model/kit/message';
import { labels } from '@karmik/model/kit/labels';
import { letterPreview } from '@karmik/model/hris/letters/letter';
import { letterDraft } from '@karmik/model/hris/letters/letter-template';
import { messages } from '@karmik/model/kit/messages';
import { bodySchema } from '@karmik/model/kit/schema';
import { placeOf } from '@karmik/model/organization/place';
import * as z from 'zod/mini';
import { requiresPermission, type Access } from '../../../access/access.ts';
import type { Context } from '../../../context.ts';
import { looseRuleClock } from '../../../entity/rule-clock.ts';
import { cleanHtml, ruleClockOf } from '../../../entity/write.ts';
import { organizationIdParams, organizationParams, type Api } from '../../../http/api.ts';
import { forbidden, invalidField, notFound } from '../../../http/errors.ts';
import { readFacts, readHead } from './facts.ts';
import { hrisMessages } from '../messages.ts';
import { mayFill, readTemplate } from './issue.ts';
import { drawLetter, fillLetter, missingIn, type LetterText } from './write-letter.ts';

async function fill(context: Context, access: Access, template: LetterText, employeeId: number) {
  const { tenant } = access;
  // A preview says what is in the file.
  if (!access.can('3.99', 'read')) throw forbidden();
  if (!mayFill(access, template)) throw forbidden(hrisMessages.salaryClosed);
  const { today } = ruleClockOf(context, access);
  const head = await readHead(tenant);
  const facts =
    employeeId > 0
      ? await readFacts(tenant, head, {
          employeeId,
          issuerId: access.userId,
          event: 'Other',
          today,
          language: template.language,
          currency: placeOf(access.organization).currency,
          number: null,
        })
      : undefined;
  if (!facts) throw invalidField('employee', messages.reference({ field: labels.employee }));
  const missing = missingIn(template, facts.values).filter((name) => name !== 'letter_number');
  return { head, today, missing, ...fillLetter(template, facts.values) };
}

async function stored({ tenant }: Access, id: number): Promise<LetterText> {
  const template = await readTemplate(tenant, id);
  if (!template) throw notFound();
  return template;
}

export function letterPreviewRoutes(app: Api, context: Context): void {
  const url = '/api/v1/hris/:org/letter-template/:id/preview/';
  const shared = { params: organizationIdParams, tags: ['hris'] };
  const querystring = z.strictObject({
    employee: z._default(
      z.coerce.number({ error: carried(messages.reference({ field: labels.employee })) }).check(z.int()),
      0,
    ),
  });
  const config = { access: requiresPermission('4.04') };

  app.route({
    method: 'GET',
    url,
    config,
    schema: {
      summary: 'A letter template with the facts of an employee (by user id), and the placeholders without any',
      ...shared,
      querystring,
      response: { 200: letterPreview },
    },
    handler: async ({ access, params, query }) => {
      const { subject, body, missing } = await fill(context, access, await stored(access, params.id), query.employee);
      return { subject, body, missing };
    },
  });

  app.route({
    method: 'GET',
    url: `${url}pdf/`,
    config,
    schema: { summary: 'The same as a PDF that says that it is not issued', ...shared, querystring },
    handler: async ({ access, params, query }, reply) => {
      const template = await stored(access, params.id);
      const { head, today, subject, body } = await fill(context, access, template, query.employee);
      const pdf = await drawLetter(context, head, { language: template.language, number: null, today, subject, body });
      return reply
        .header('content-type', 'application/pdf')
        .header('content-disposition', 'attachment; filename="preview.pdf"')
        .send(pdf);
    },
  });

  app.route({
    method: 'POST',
    url: '/api/v1/hris/:org/letter-template/preview/',
    config,
    schema: {
      summary: 'A letter template as it is written, with the facts of an employee; stores nothing',
      tags: ['hris'],
      params: organizationParams,
      body: bodySchema(letterDraft.fields, looseRuleClock(context)),
      response: { 200: letterPreview },
    },
    handler: async (request) => {
      const { employee, ...template } = request.body as LetterText & { readonly employee: number };
      const text = { ...template, body: cleanHtml(template.body) };
      const { subject, body, missing } = await fill(context, request.access, text, employee);
      return { subject, body, missing };
    },
  });
}
