/** What a candidate earns and expects, declared by a personal link (AUD-5). Who may read offered salaries reads it. */
import * as z from 'zod/mini';
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { bilingual } from '../kit/text.ts';
import { linkActions, linkFields, linkRequestCode, linkShows } from './link-request.ts';
import { carried } from '../kit/message.ts';
import { messages, formats } from '../kit/messages.ts';
import { labels } from '../kit/labels.ts';
import { placeShape } from '../organization/place-shape.ts';

export const salaryDeclaration = defineEntity({
  name: 'salary_declaration',
  label: bilingual('Salary declaration', 'तलब घोषणा'),
  plural: bilingual('Salary declarations', 'तलब घोषणाहरू'),
  sort: '-created_at',
  name_field: 'candidate',
  scopes: {
    organization: { code: linkRequestCode },
    link: { link: { purpose: 'salary_declaration' }, shows: linkShows },
  },
  fields: linkFields,
  actions: linkActions,
});

/** Who reads what was declared. */
export const salaryCode = '4.16';

const amountHelp = bilingual('Per month', 'मासिक');

/** What is declared, as a form asks it; no endpoints of its own. */
export const declaredSalary = defineEntity({
  name: 'declared_salary',
  label: bilingual('Declared salary', 'घोषित तलब'),
  fields: {
    current_salary: f.amount({
      label: bilingual('Current salary', 'हालको तलब'),
      help: bilingual('Per month; leave empty if you earn nothing now', 'मासिक; अहिले तलब नभए खाली छोड्नुहोस्'),
      min: 0,
    }),
    expected_salary: f.amount({
      label: bilingual('Expected salary', 'अपेक्षित तलब'),
      help: amountHelp,
      required: true,
      min: 0,
    }),
    certificate: f.file({ label: bilingual('Salary certificate or payslip', 'तलब प्रमाणपत्र वा तलब पर्ची') }),
    document: f.file({ label: bilingual('Another document', 'अर्को कागजात') }),
    words: f.longText({ label: bilingual('Comment', 'टिप्पणी'), max: 1_000 }),
  },
});

/** The fields of it that hold documents. */
export const declaredFiles = ['certificate', 'document'] as const;

/** Documents that one declaration takes, those replaced before it was sent included. */
export const mostDeclaredFiles = 10;

/** What leads to a declaration: its id from the address, and the secret that the mail alone knows. */
export const declarationAddress = z.strictObject({
  id: z.string({ error: carried(messages.required({ field: labels.id })) }).check(z.maxLength(20)),
  token: z.string({ error: carried(messages.required({ field: labels.token })) }).check(z.maxLength(200)),
});
export type DeclarationAddress = z.infer<typeof declarationAddress>;

/** What the person who has the link sees. */
export const declarationPage = z.object({
  organization: z.string(),
  ...placeShape,
  /** Who sent it; nothing where they are not there any more. */
  asked_by: z.nullable(z.string()),
  candidate: z.string(),
  job_title: z.string(),
  message: z.nullable(z.string()),
  answer_by: z.string(),
  is_answered: z.boolean(),
});
export type DeclarationPage = z.infer<typeof declarationPage>;

export const declarationAnswer = z.strictObject({
  ...declarationAddress.shape,
  answers: z.record(z.string(), z.unknown(), {
    error: carried(messages.wrongType({ field: labels.answers, format: formats.object })),
  }),
});

/** A document as the person who sent it sees it: nothing to open it by. */
export const declaredFile = z.object({ id: z.number(), name: z.string(), mime: z.string(), size: z.number() });
