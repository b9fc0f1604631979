/** Evaluations of a candidate: what interviewers, referees and the candidate answer by a personal link (AUD-5). */
import * as z from 'zod/mini';
import { defineEntity, type EntityBody } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { bilingual } from '../kit/text.ts';
import { structure } from '../questions/structure.ts';
import { linkActions, linkFields, linkRequestCode, linkShows } from './link-request.ts';
import { evaluationKinds, type EvaluationKind } from './evaluation-kinds.ts';
import { carried, listed } from '../kit/message.ts';
import { messages, formats } from '../kit/messages.ts';
import { labels } from '../kit/labels.ts';
import { placeShape } from '../organization/place-shape.ts';

export const recommendations = {
  strong: bilingual('Strongly recommended', 'जोडदार सिफारिस'),
  yes: bilingual('Recommended', 'सिफारिस'),
  doubtful: bilingual('Recommended with reservations', 'शङ्कासहित सिफारिस'),
  no: bilingual('Not recommended', 'सिफारिस नगरिएको'),
} as const;

/** An assessment is answered by the candidate, who recommends nobody. */
export const isOfOthers = ({ kind }: { readonly kind?: string | null }): boolean => kind !== 'assessment';
const isOfOutsider = (record: { readonly kind?: string | null; readonly employee?: unknown }): boolean =>
  isOfOthers(record) && (record.employee ?? null) === null;

export const recommendationField = f.choice({
  label: bilingual('Recommendation', 'सिफारिस'),
  choices: recommendations,
  is_listed: true,
});

/** The questions are copied from the set when it is sent, so that an answer is under what was asked. */
export const candidateEvaluation = defineEntity({
  name: 'candidate_evaluation',
  label: bilingual('Evaluation', 'मूल्याङ्कन'),
  plural: bilingual('Evaluations', 'मूल्याङ्कनहरू'),
  sort: '-created_at',
  name_field: 'evaluator',
  search: ['evaluator', 'email'],
  filled_by: ['4.09'],
  scopes: {
    organization: { code: linkRequestCode },
    link: { link: { purposeIn: 'kind' }, shows: ['kind', 'evaluator', ...linkShows] },
  },
  fields: {
    candidate: linkFields.candidate,
    kind: f.choice({
      label: bilingual('Type', 'प्रकार'),
      required: true,
      default: 'interview',
      choices: evaluationKinds,
    }),
    employee: f.user({
      label: bilingual('Evaluator (employee)', 'मूल्याङ्कन गर्ने कर्मचारी'),
      help: bilingual('Leave empty for an external evaluator', 'बाहिरको व्यक्ति भए खाली छोड्नुहोस्'),
    }),
    evaluator: f.text({
      label: bilingual('Evaluated by', 'मूल्याङ्कनकर्ता'),
      required: true,
      max: 120,
      format: 'person_name',
    }),
    email: f.email({ label: bilingual('Email', 'इमेल'), required: true }),
    relation: f.text({
      label: bilingual('Relation to the candidate', 'उम्मेदवारसँगको सम्बन्ध'),
      max: 120,
    }),
    question_set: f.reference({
      label: bilingual('Question set', 'प्रश्नावली'),
      to: 'question_set',
      name_field: 'name',
      required: true,
    }),
    message: linkFields.message,
    answer_by: linkFields.answer_by,
    status: linkFields.status,
    score: f.percent({
      label: bilingual('Score', 'अङ्क'),
      help: bilingual('Average rating, each on its own scale', 'मूल्याङ्कन अङ्कहरूको औसत'),
      readonly: true,
    }),
    recommendation: f.choice({ ...recommendationField, readonly: true }),
    sent_by: linkFields.sent_by,
    sent_at: linkFields.sent_at,
    opened_at: linkFields.opened_at,
    answered_at: linkFields.answered_at,
  },
  visibleWhen: {
    employee: isOfOthers,
    evaluator: isOfOutsider,
    email: isOfOutsider,
    relation: ({ kind }) => kind === 'reference_check',
  },
  actions: linkActions,
});

export type EvaluationBody = EntityBody<typeof candidateEvaluation>;

const kinds = z.enum(Object.keys(evaluationKinds) as [EvaluationKind, ...EvaluationKind[]], {
  error: carried(messages.choice({ field: bilingual('Type', 'प्रकार'), choices: listed(Object.keys(evaluationKinds)) })),
});

/** What leads to an evaluation: its kind and id from the address, and the secret that the mail alone knows. */
export const evaluationAddress = z.strictObject({
  kind: kinds,
  id: z.string({ error: carried(messages.required({ field: labels.id })) }).check(z.maxLength(20)),
  token: z.string({ error: carried(messages.required({ field: labels.token })) }).check(z.maxLength(200)),
});
export type EvaluationAddress = z.infer<typeof evaluationAddress>;

/** What the person who has the link sees: who asks what about whom until when, and no more of the organisation. */
export const evaluationPage = z.object({
  organization: z.string(),
  ...placeShape,
  /** Who sent it; nothing where they are not there any more. */
  asked_by: z.nullable(z.string()),
  kind: kinds,
  evaluator: z.string(),
  candidate: z.string(),
  job_title: z.string(),
  message: z.nullable(z.string()),
  answer_by: z.string(),
  is_answered: z.boolean(),
  /** Without questions once it is answered. */
  structure,
});
export type EvaluationPage = z.infer<typeof evaluationPage>;

export const evaluationAnswer = z.strictObject({
  ...evaluationAddress.shape,
  answers: z.record(z.string(), z.unknown(), {
    error: carried(messages.wrongType({ field: labels.answers, format: formats.object })),
  }),
  recommendation: z._default(
    z.nullable(
      z.enum(Object.keys(recommendations) as [keyof typeof recommendations, ...(keyof typeof recommendations)[]], {
        error: carried(
          messages.choice({
            field: bilingual('Recommendation', 'सिफारिस'),
            choices: listed(Object.keys(recommendations)),
          }),
        ),
      }),
    ),
    null,
  ),
});

/** The answers as HR reads them. */
export const answeredEvaluation = z.object({ structure, answers: z.record(z.string(), z.unknown()) });
export type AnsweredEvaluation = z.infer<typeof answeredEvaluation>;
