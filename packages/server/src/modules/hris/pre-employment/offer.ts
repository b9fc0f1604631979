/** Offer letters: their words and file from a template and the facts of a candidate, and the personal link by which they are answered. */
import { labels } from '@karmik/model/kit/labels';
import type { Amount } from '@karmik/model/kit/currencies';
import type { LetterValues } from '@karmik/model/hris/letters/placeholders';
import { messages } from '@karmik/model/kit/messages';
import { linkPurposeOf } from '@karmik/model/kit/scope';
import { preEmployment, type OfferLetter } from '@karmik/model/hris/pre-employment';
import type { Tenant } from '../../../db/database.ts';
import type { EntityHooks } from '../../../entity/hooks.ts';
import { ruleClockOf, type Writer } from '../../../entity/write.ts';
import { fileUrl } from '../../../files/links.ts';
import { invalid, invalidField } from '../../../http/errors.ts';
import { compose, wordsOf } from '../../../mail/compose.ts';
import { queueMail } from '../../../mail/mail.ts';
import { giveLink } from '../../account/personal-links.ts';
import {
  adDay,
  amountIn,
  bsDayIfAny,
  digitsOf,
  readHead,
  salutations,
  type Head,
  type LetterLanguage,
} from '../letters/facts.ts';
import { readTemplate, storeFile, takeNumber, wordsFor } from '../letters/issue.ts';
import { drawLetter, fillLetter, missingIn } from '../letters/write-letter.ts';
import { candidateMessages } from './messages.ts';
import { hrisMessages } from '../messages.ts';

export const offerPurpose = linkPurposeOf(preEmployment);

interface CandidateFacts {
  readonly candidate: string;
  readonly name_ne: string | null;
  readonly gender: string | null;
  readonly email: string;
  readonly address: string | null;
  readonly job_title: string;
  readonly branch: string;
  readonly division: string;
  readonly employment_type: string;
  readonly employment_level: string;
  readonly supervisor: string | null;
  readonly joins_on: string;
  readonly contract_ends_on: string | null;
  readonly salary: Amount | null;
  readonly letter_template_id: number | null;
}

const readCandidate = (tenant: Tenant, id: number) =>
  tenant.one<CandidateFacts>(
    `select r.candidate, r.name_ne, r.gender, r.email, r.address, t.title as job_title, b.name as branch, d.name as division,
            y.title as employment_type, l.title as employment_level, s.full_name as supervisor, r.joins_on, r.contract_ends_on, r.salary,
            r.letter_template_id
       from pre_employment r
       join job_title t on t.organization_id = r.organization_id and t.id = r.job_title_id
       join branch b on b.organization_id = r.organization_id and b.id = r.branch_id
       join division d on d.organization_id = r.organization_id and d.id = r.division_id
       join employment_type y on y.organization_id = r.organization_id and y.id = r.employment_type_id
       join employment_level l on l.organization_id = r.organization_id and l.id = r.employment_level_id
       left join person s on s.organization_id = r.organization_id and s.id = r.supervisor_id
      where r.organization_id = $1 and r.id = $2`,
    [tenant.organizationId, id],
  );

/** The instant at which the last day of an answer ends where the organisation is. */
export async function endOfDay(tenant: Tenant, day: string): Promise<Date> {
  const row = await tenant.one<{ at: string }>(
    'select (($2::date + 1)::timestamp at time zone timezone) as at from organization where id = $1',
    [tenant.organizationId, day],
  );
  if (!row) throw new Error(`organization ${tenant.organizationId} is gone`);
  return new Date(row.at);
}

/** The last day of an answer as a mail says it, in BS where there is one, and in AD. */
export const dayInMail = (day: string, language: LetterLanguage): string =>
  [bsDayIfAny(day, language), adDay(day, language)].filter((each) => each !== null).join(' / ');

interface Said {
  readonly number: string;
  readonly today: string;
  readonly answerBy: string;
  readonly issuer: { readonly full_name: string; readonly job_title: string } | undefined;
}

function valuesOf(facts: CandidateFacts, head: Head, language: LetterLanguage, said: Said): LetterValues {
  const ad = (day: string | null) => (day === null ? null : adDay(day, language));
  const bs = (day: string | null) => bsDayIfAny(day, language);
  const { salary, gender } = facts;
  return {
    full_name: facts.candidate,
    full_name_ne: facts.name_ne,
    salutation: gender === null ? null : (salutations[language][gender] ?? null),
    employee_code: null,
    email: facts.email,
    address: facts.address,
    job_title: facts.job_title,
    branch: facts.branch,
    division: facts.division,
    employment_type: facts.employment_type,
    employment_level: facts.employment_level,
    step: null,
    joined_on: ad(facts.joins_on),
    joined_on_bs: bs(facts.joins_on),
    effective_on: ad(facts.joins_on),
    effective_on_bs: bs(facts.joins_on),
    contract_ends_on: ad(facts.contract_ends_on),
    contract_ends_on_bs: bs(facts.contract_ends_on),
    probation_ends_on: null,
    probation_ends_on_bs: null,
    previous_job_title: null,
    previous_branch: null,
    previous_division: null,
    previous_level: null,
    basic_salary: null,
    allegation: null,
    decision: null,
    addressed_to: null,
    needed_for: null,
    supervisor: facts.supervisor,
    salary: salary === null ? null : amountIn(salary, language),
    answer_by: ad(said.answerBy),
    answer_by_bs: bs(said.answerBy),
    organization: head.name,
    organization_address: head.address,
    letter_number: digitsOf(said.number, language),
    issued_on: ad(said.today),
    issued_on_bs: bs(said.today),
    issuer: said.issuer?.full_name ?? null,
    issuer_title: said.issuer?.job_title || null,
  };
}

/** Writes the offer letter of a candidate with its number and its PDF. @returns its number @throws 400 for what the letter lacks */
export async function writeOffer(writer: Writer, tenant: Tenant, id: number, answerBy: string): Promise<string> {
  const { context, access } = writer;
  const facts = await readCandidate(tenant, id);
  if (!facts) throw new Error(`candidate ${id} is gone`);
  if (facts.letter_template_id === null) throw invalid({ non_field_errors: [candidateMessages.noTemplate] });
  const template = await readTemplate(tenant, facts.letter_template_id);
  if (!template?.is_active) throw invalid({ non_field_errors: [hrisMessages.templateUnused] });
  const { today } = ruleClockOf(context, access);
  const head = await readHead(tenant);
  const { fiscalYear, sequence, number } = await takeNumber(tenant, today, 'offer_letter');
  const issuer = await tenant.one<{ full_name: string; job_title: string }>(
    'select full_name, job_title from person where organization_id = $1 and id = $2',
    [tenant.organizationId, access.userId],
  );
  const { language } = template;
  const values = valuesOf(facts, head, language, { number, today, answerBy, issuer });
  const missing = missingIn(template, values);
  if (missing.length) throw invalid({ non_field_errors: [hrisMessages.letterNeeds({ names: wordsFor(missing) })] });
  const words = fillLetter(template, values);
  const pdf = await drawLetter(context, head, { language, number, today, ...words });
  const file = await storeFile({ context, access, tenant }, pdf, `${number.replaceAll('/', '-')}.pdf`);
  const made = await tenant.one<{ id: number }>(
    `insert into offer_letter (organization_id, pre_employment_id, letter_number, issued_on, language, subject, body, file_id, issued_by_id, fiscal_year_id, sequence, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning id`,
    [
      tenant.organizationId,
      id,
      number,
      today,
      language,
      words.subject,
      words.body,
      file,
      access.userId,
      fiscalYear,
      sequence,
      context.clock(),
    ],
  );
  await tenant.query(
    `insert into record_file (organization_id, file_id, entity, object_id) values ($1, $2, 'offer_letter', $3)`,
    [tenant.organizationId, file, made?.id ?? 0],
  );
  return number;
}

/** What names an offered or declared salary is for who reads both candidates and salaries. */
export const offerLetterHooks: EntityHooks = {
  reads: async (access) => access.can('4.09', 'read') && access.can('4.16', 'read'),
};

/** Mails the candidate a link to the offer; a link that was given before leads nowhere from now on. */
export async function mailOffer(writer: Writer, tenant: Tenant, id: number, answerBy: string): Promise<void> {
  const { context, access } = writer;
  const facts = await readCandidate(tenant, id);
  if (!facts) throw new Error(`candidate ${id} is gone`);
  const at = context.clock();
  const expiresAt = await endOfDay(tenant, answerBy);
  if (expiresAt <= at) throw invalidField('answer_by', messages.pastDate({ field: labels.answerUntil }));
  const token = await giveLink(tenant, context.secrets, { purpose: offerPurpose, objectId: id }, { at, expiresAt });
  const letter = await newestOffer(tenant, id);
  const { language, ...wording } = await wordsOf(tenant, tenant.organizationId, 'Offer letter', letter?.language);
  const words = compose(wording, {
    full_name: facts.candidate,
    organization: access.organization.name,
    job_title: facts.job_title,
    answer_by: dayInMail(answerBy, language),
    link: `${context.config.publicUrl}/account/offer-letter/${token}`,
  });
  await queueMail(
    tenant,
    context,
    { organizationId: tenant.organizationId },
    [{ kind: 'offer', to_address: facts.email, to_name: facts.candidate, ...words }],
    at,
  );
}

export interface StoredOffer {
  readonly letter_number: string;
  readonly issued_on: string;
  readonly language: LetterLanguage;
  readonly subject: string;
  readonly body: string;
  readonly file_id: number;
  readonly storage_key: string;
  readonly organization: string;
}

/** The newest letter of a candidate. */
export const newestOffer = (tenant: Tenant, id: number) =>
  tenant.one<StoredOffer>(
    `select l.letter_number, l.issued_on, l.language, l.subject, l.body, l.file_id, f.storage_key, o.name as organization
       from offer_letter l join organization o on o.id = l.organization_id join file f on f.organization_id = l.organization_id and f.id = l.file_id
      where l.organization_id = $1 and l.pre_employment_id = $2 order by l.id desc limit 1`,
    [tenant.organizationId, id],
  );

/** The newest letter as HR reads it; null where there is none, or for who may not read salaries. */
export async function offerFor(writer: Writer, tenant: Tenant, id: number): Promise<OfferLetter | null> {
  const { context, access } = writer;
  if (!access.can('4.16', 'read')) return null;
  const offer = await newestOffer(tenant, id);
  if (!offer) return null;
  const { letter_number, issued_on, subject, body, file_id } = offer;
  const url = fileUrl(context.secrets, tenant.organizationId, file_id, access, context.clock());
  return { letter_number, issued_on, subject, body, url };
}
