/**
 * Issuing a letter: its template, its number, its words and its file, all in the transaction that stores it. Numbers of a fiscal year
 * follow each other without gaps: the person who issues waits for who came before, and a letter that is not stored takes no number.
 */
import { letter, letterEvents, type LetterEvent } from '@karmik/model/hris/letters/letter';
import {
  letterPlaceholders,
  namesSalary,
  type LetterPlaceholder,
  type LetterValues,
} from '@karmik/model/hris/letters/placeholders';
import { hrisPaths } from '@karmik/model/hris/paths';
import { linkTo } from '@karmik/model/kit/links';
import { messages } from '@karmik/model/kit/messages';
import type { FieldErrors } from '@karmik/model/kit/field-errors';
import { mappedField } from '@karmik/model/organization/template-mapping';
import { listed, type Message } from '@karmik/model/kit/message';
import { placeOf } from '@karmik/model/organization/place';
import { salaryCodes } from '@karmik/model/hris/salary-codes';
import type { Access } from '../../../access/access.ts';
import type { Text } from '@karmik/model/kit/text';
import type { Tenant } from '../../../db/database.ts';
import type { EntityHooks, Write } from '../../../entity/hooks.ts';
import { ruleClockOf } from '../../../entity/write.ts';
import { refused } from '../../../http/errors.ts';
import { notify } from '../../notification/notify.ts';
import { readFacts, readHead, type Head } from './facts.ts';
import { drawLetter, fillLetter, missingIn, type Template } from './write-letter.ts';
import { hrisMessages } from '../messages.ts';

export const readTemplate = (tenant: Tenant, id: number): Promise<Template | undefined> =>
  tenant.one<Template>(
    'select id, language, subject, body, is_active, is_requestable from letter_template where organization_id = $1 and id = $2',
    [tenant.organizationId, id],
  );

const isMapped = (event: string): event is LetterEvent => event in letterEvents;

/** The template that serves an event of the organisation. */
async function mappedTemplate(tenant: Tenant, event: LetterEvent): Promise<number | null> {
  const row = await tenant.one<{ id: number | null }>(
    `select ${mappedField[event]}_id as id from template_mapping where organization_id = $1`,
    [tenant.organizationId],
  );
  return row?.id ?? null;
}

interface Numbered {
  readonly fiscalYear: number;
  readonly sequence: number;
  readonly number: string;
}

/** Books of letters that each have their own numbers, and what is before these. */
const books = { letter: '', offer_letter: 'OL-' } as const;

/** The next number of the fiscal year of a day; until the transaction ends no one else takes one. @throws 400 without such a year */
export async function takeNumber(
  tenant: Tenant,
  today: string,
  book: keyof typeof books = 'letter',
): Promise<Numbered> {
  await tenant.query('select pg_advisory_xact_lock(hashtextextended($1, $2))', [book, tenant.organizationId]);
  const year = await tenant.one<{ id: number; name: string; last: number }>(
    `select y.id, y.name, coalesce((select max(l.sequence) from ${book} l where l.organization_id = y.organization_id and l.fiscal_year_id = y.id), 0) as last
       from fiscal_year y where y.organization_id = $1 and y.used_for = 'General' and $2::date between y.starts_on and y.ends_on`,
    [tenant.organizationId, today],
  );
  if (!year) throw refused(hrisMessages.noFiscalYear({ day: today }));
  const sequence = year.last + 1;
  return { fiscalYear: year.id, sequence, number: `${year.name}-${books[book]}${String(sequence).padStart(4, '0')}` };
}

export async function storeFile(
  { context, access, tenant }: Pick<Write, 'context' | 'access' | 'tenant'>,
  bytes: Buffer,
  name: string,
): Promise<number> {
  const stored = await context.files.put(bytes);
  const row = await tenant.one<{ id: number }>(
    `insert into file (organization_id, owner_id, purpose, name, mime, size, sha256, storage_key, created_at)
     values ($1, $2, 'record', $3, 'application/pdf', $4, $5, $6, $7) returning id`,
    [tenant.organizationId, access.userId, name, stored.size, stored.sha256, stored.key, context.clock()],
  );
  if (!row) throw new Error('the file of a letter was not written');
  return row.id;
}

export const wordsFor = (names: readonly string[]): Text =>
  listed(names.map((name) => letterPlaceholders[name as LetterPlaceholder]));

/** What a letter is about, as the person who issues or requests it says. */
export interface AskedLetter {
  readonly employee: number;
  readonly event: string;
  readonly template: Template;
  readonly addressed_to?: string | null;
  readonly needed_for?: string | null;
  /** What is in places for which the file says nothing. */
  readonly values?: Partial<LetterValues>;
}

interface Prepared {
  readonly head: Head;
  readonly values: LetterValues;
}

/** The facts that fill a letter, or what the file of the employee lacks for it. @param number null before it is issued */
export async function prepareLetter(
  { context, access, tenant }: Pick<Write, 'context' | 'access' | 'tenant'>,
  { employee, event, template, addressed_to, needed_for, values: more = {} }: AskedLetter,
  number: string | null,
): Promise<Prepared | { readonly problem: { readonly field: 'employee' | 'event'; readonly message: Message } }> {
  const { today } = ruleClockOf(context, access);
  const head = await readHead(tenant);
  const facts = await readFacts(tenant, head, {
    employeeId: employee,
    issuerId: access.userId,
    event,
    today,
    language: template.language,
    currency: placeOf(access.organization).currency,
    addressedTo: addressed_to ?? null,
    neededFor: needed_for ?? null,
    number,
  });
  const problem = (field: 'employee' | 'event', message: Message) => ({ problem: { field, message } });
  if (!facts) return problem('employee', messages.reference({ field: letter.fields.employee.label }));
  if (!facts.hasRecord) return problem('event', hrisMessages.noSuchChange);
  const values = { ...facts.values, ...more };
  const missing = missingIn(template, values).filter((name) => number !== null || name !== 'letter_number');
  if (missing.length) return problem('employee', hrisMessages.letterNeeds({ names: wordsFor(missing) }));
  return { head, values };
}

/** Whether someone may fill in a template: one that names the salary is for who reads salaries. */
export const mayFill = (access: Pick<Access, 'can'>, { subject, body }: Pick<Template, 'subject' | 'body'>): boolean =>
  !namesSalary(`${subject} ${body}`) || salaryCodes.some((code) => access.can(code, 'read'));

/** What a letter about something else than the file of its employee says besides, and who reads it. */
export interface LetterOccasion {
  readonly values?: Partial<LetterValues>;
  readonly confidentiality?: 'Open' | 'Disciplinary';
}

/** The hooks by which a letter is issued. */
export const letterHooksFor = ({
  values = {},
  confidentiality = 'Open',
}: LetterOccasion): EntityHooks<typeof letter> => ({
  async beforeSave(write, body): Promise<FieldErrors | undefined> {
    const { context, access, tenant } = write;
    const event = body.event;
    if (body.employee === access.userId) return { employee: [hrisMessages.ownLetter] };
    const chosen = isMapped(event) ? await mappedTemplate(tenant, event) : body.template;
    if (chosen === null) return { event: [hrisMessages.noTemplateMapped] };
    const template = await readTemplate(tenant, chosen);
    if (!template) return { template: [messages.reference({ field: letter.fields.template.label })] };
    const asked = isMapped(event) ? 'event' : 'template';
    if (!template.is_active) return { [asked]: [hrisMessages.templateUnused] };
    if (!mayFill(access, template)) return { [asked]: [hrisMessages.salaryClosed] };
    const { today } = ruleClockOf(context, access);
    const { fiscalYear, sequence, number } = await takeNumber(tenant, today);
    const prepared = await prepareLetter(write, { ...body, template, values }, number);
    if ('problem' in prepared) return { [prepared.problem.field]: [prepared.problem.message] };
    const words = fillLetter(template, prepared.values);
    const pdf = await drawLetter(context, prepared.head, { language: template.language, number, today, ...words });
    Object.assign(body, words, {
      template: template.id,
      letter_number: number,
      issued_on: today,
      issued_by: access.userId,
      fiscal_year: fiscalYear,
      sequence,
      confidentiality: namesSalary(`${template.subject} ${template.body}`) ? 'Salary' : confidentiality,
      file: await storeFile(write, pdf, `${number.replaceAll('/', '-')}.pdf`),
    });
    return undefined;
  },
  async afterSave({ context, access, tenant }, body) {
    await notify(tenant, {
      organizationId: tenant.organizationId,
      actorId: access.userId,
      recipientIds: [body.employee],
      category: 'hris',
      topic: 'letter',
      at: context.clock(),
      text: {
        en: `A letter was issued to you: ${String(body.subject)}`,
        ne: `तपाईंलाई पत्र जारी भयो: ${String(body.subject)}`,
      },
      url: linkTo(hrisPaths.profile, {}, { tab: 'papers' }),
    });
  },
});

export const letterHooks = letterHooksFor({});
