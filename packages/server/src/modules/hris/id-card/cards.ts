/** Cards of people: their numbers, issuing many at once, what one says before it is printed, and sheets of them. */
import { carried } from '@karmik/model/kit/message';
import { bilingual, type Text } from '@karmik/model/kit/text';
import { labels } from '@karmik/model/kit/labels';
import { idCard } from '@karmik/model/hris/id-card/entities';
import { cardPreview, cardSides } from '@karmik/model/hris/id-card/layout';
import { messages, formats } from '@karmik/model/kit/messages';
import sharp from 'sharp';
import * as z from 'zod/mini';
import { requiresPermission, type Access } from '../../../access/access.ts';
import { writeAudit } from '../../../access/audit.ts';
import type { Context } from '../../../context.ts';
import type { EntityHooks } from '../../../entity/hooks.ts';
import { createRecord, ruleClockOf, writerOf } from '../../../entity/write.ts';
import { fileUrl } from '../../../files/links.ts';
import { organizationIdParams, type Api } from '../../../http/api.ts';
import { invalidField, notFound } from '../../../http/errors.ts';
import { announce } from '../../../live/announce.ts';
import type { PrintedCard } from '../../../pdf/card-sheets.ts';
import { readHead } from '../letters/facts.ts';
import { readLogo } from '../letters/write-letter.ts';
import { factsOf, readCardTemplate, readPeople, type CardTemplate } from './facts.ts';
import { hrisMessages } from '../messages.ts';

const mostPrinted = 300;

/** The same day some months later, or the last one of a shorter month. */
function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** A card is numbered by its person: their code and how many they have been given. */
export const idCardHooks: EntityHooks<typeof idCard> = {
  async beforeSave({ tenant, id }, body) {
    if (id !== undefined) return undefined;
    const employee = body.employee;
    await tenant.query('select pg_advisory_xact_lock(hashtextextended($1, $2))', ['id_card', tenant.organizationId]);
    const row = await tenant.one<{ employee_code: string; n: number }>(
      `select e.employee_code, coalesce((select max(substring(c.card_number from '[0-9]+$')::integer) from id_card c
              where c.organization_id = e.organization_id and c.employee_id = e.user_id), 0) as n
         from employee e where e.organization_id = $1 and e.user_id = $2`,
      [tenant.organizationId, employee],
    );
    body.card_number = `${row?.employee_code ?? employee}-${(row?.n ?? 0) + 1}`;
    const template = await tenant.one<{ valid_months: number | null }>(
      'select valid_months from id_card_template where organization_id = $1 and id = $2',
      [tenant.organizationId, body.template],
    );
    if (body.expires_on === null && template?.valid_months)
      body.expires_on = monthsAfter(body.issued_on, template.valid_months);
    return undefined;
  },
};

async function templateOf(access: Access, id: number): Promise<CardTemplate> {
  const template = await readCardTemplate(access.tenant, id);
  if (!template) throw notFound();
  return template;
}

interface CardRow {
  readonly id: number;
  readonly employee_id: number;
  readonly card_number: string;
  readonly expires_on: string | null;
  readonly photo: string | null;
}

async function photoOf({ files }: Context, key: string | null): Promise<Buffer | null> {
  if (key === null || !(await files.has(key))) return null;
  return sharp(files.path(key)).resize({ width: 420, height: 540, fit: 'cover' }).jpeg({ quality: 88 }).toBuffer();
}

const idsBody = (one: Text, several: Text, most: number) =>
  z._default(
    z
      .array(
        z
          .int({ error: carried(messages.reference({ field: one })) })
          .check(z.positive({ error: carried(messages.reference({ field: one })) })),
        {
          error: carried(messages.wrongType({ field: several, format: formats.list })),
        },
      )
      .check(z.maxLength(most, { error: carried(hrisMessages.cardsLimit({ most })) })),
    () => [],
  );

export function idCardRoutes(app: Api, context: Context): void {
  const base = '/api/v1/hris/:org/id-card-template/:id/';
  const shared = { params: organizationIdParams, tags: ['hris'] };
  const config = { access: requiresPermission('4.02') };

  app.route({
    method: 'GET',
    url: `${base}preview/`,
    config,
    schema: {
      summary: 'What a card of this template says of an employee (by user id)',
      ...shared,
      querystring: z.strictObject({
        employee: z._default(
          z.coerce.number({ error: carried(messages.reference({ field: labels.employee })) }).check(z.int()),
          0,
        ),
      }),
      response: { 200: cardPreview },
    },
    handler: async ({ access, params, query }) => {
      const template = await templateOf(access, params.id);
      const person = (await readPeople(access.tenant, [query.employee])).get(query.employee);
      if (!person) throw invalidField('employee', messages.reference({ field: labels.employee }));
      const pictures = await access.tenant.one<{ photo: number | null; logo: number | null }>(
        `select m.photo_id as photo, p.logo_id as logo from membership m
           left join organization_profile p on p.organization_id = m.organization_id
          where m.organization_id = $1 and m.user_id = $2`,
        [access.tenant.organizationId, person.id],
      );
      const urlOf = (file: number | null | undefined) =>
        file ? fileUrl(context.secrets, access.tenant.organizationId, file, access, context.clock()) : null;
      return {
        ...factsOf(template, await readHead(access.tenant), person, undefined),
        photo: urlOf(pictures?.photo),
        logo: urlOf(pictures?.logo),
      };
    },
  });

  app.route({
    method: 'POST',
    url: `${base}issue/`,
    config,
    schema: {
      summary: 'A card for every current employee who has none of this template that is in force',
      ...shared,
      response: { 200: z.object({ issued: z.number() }) },
    },
    handler: async (request) => {
      const { access } = request;
      await templateOf(access, request.params.id);
      const { today } = ruleClockOf(context, access);
      const writer = writerOf(context, request);
      return access.tenant.transaction(async (tenant) => {
        await tenant.query('select pg_advisory_xact_lock(hashtextextended($1, $2))', [
          'id_card',
          tenant.organizationId,
        ]);
        const people = await tenant.query<{ id: number }>(
          `select e.user_id as id from employee e join membership m on m.organization_id = e.organization_id and m.user_id = e.user_id
            where e.organization_id = $1 and m.is_current and e.joined_on <= $3 and not exists (
                  select from id_card c where c.organization_id = e.organization_id and c.template_id = $2 and c.employee_id = e.user_id
                     and (c.expires_on is null or c.expires_on >= $3)) order by e.employee_code`,
          [tenant.organizationId, request.params.id, today],
        );
        for (const { id: employee } of people)
          await createRecord(writer, tenant, idCard, idCardHooks, {
            template: request.params.id,
            employee,
            issued_on: today,
          });
        return { issued: people.length };
      });
    },
  });

  app.route({
    method: 'POST',
    url: `${base}print/`,
    config,
    schema: {
      summary: `Sheets of cards as a PDF: the named ones, or the first ${mostPrinted} that were never printed`,
      ...shared,
      body: z.strictObject({ cards: idsBody(bilingual('Card', 'कार्ड'), bilingual('Cards', 'कार्ड'), mostPrinted) }),
    },
    handler: async ({ access, params, body, id: requestId, ip }, reply) => {
      const template = await templateOf(access, params.id);
      const { today } = ruleClockOf(context, access);
      const rows = await access.tenant.query<CardRow>(
        `select c.id, c.employee_id, c.card_number, c.expires_on, f.storage_key as photo from id_card c
           join membership m on m.organization_id = c.organization_id and m.user_id = c.employee_id
           left join file f on f.organization_id = c.organization_id and f.id = coalesce(c.photo_id, m.photo_id)
          where c.organization_id = $1 and c.template_id = $2 and (case when cardinality($3::bigint[]) > 0 then c.id = any($3)
                else c.printed_count = 0 and (c.expires_on is null or c.expires_on >= $4) end)
          order by c.card_number limit ${mostPrinted}`,
        [access.tenant.organizationId, params.id, body.cards, today],
      );
      if (rows.length === 0 || (body.cards.length > 0 && rows.length < new Set(body.cards).size))
        throw invalidField(
          'cards',
          body.cards.length ? messages.reference({ field: bilingual('Card', 'कार्ड') }) : hrisMessages.cardsPrinted,
        );
      const head = await readHead(access.tenant);
      const people = await readPeople(
        access.tenant,
        rows.map((row) => row.employee_id),
      );
      const cards: PrintedCard[] = [];
      for (const row of rows) {
        const person = people.get(row.employee_id);
        if (!person) continue;
        const facts = factsOf(template, head, person, row);
        cards.push({
          sides: cardSides(template, facts),
          colour: template.colour,
          name: facts.full_name,
          qr: facts.qr,
          photo: await photoOf(context, row.photo),
        });
      }
      const { cardSheets } = await import('../../../pdf/card-sheets.ts');
      const pdf = await cardSheets(cards, await readLogo(context, head.logoKey), template.title, context.clock());
      await access.tenant.transaction(async (tenant) => {
        const ids = rows.map((row) => row.id);
        await tenant.query(
          'update id_card set printed_count = printed_count + 1 where organization_id = $1 and id = any($2)',
          [tenant.organizationId, ids],
        );
        await writeAudit(tenant, {
          organizationId: tenant.organizationId,
          actorId: access.userId,
          action: 'printed',
          objectType: 'id_card_template',
          objectId: params.id,
          after: { cards: ids },
          at: context.clock(),
          requestId,
          ip,
        });
        await announce(tenant, { organizationId: tenant.organizationId, topic: 'id_card', objectId: params.id });
      });
      return reply
        .header('content-type', 'application/pdf')
        .header('content-disposition', 'attachment; filename="id-cards.pdf"')
        .send(pdf);
    },
  });
}
