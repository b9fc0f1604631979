/** The calls by which forms are filled in. */
import * as z from 'zod/mini';
import { givenAnswers as given } from '../questions/asked.ts';
import { structure } from '../questions/structure.ts';
import { carried } from '../kit/message.ts';
import { formats, messages } from '../kit/messages.ts';
import { bilingual } from '../kit/text.ts';
import { labels } from '../kit/labels.ts';
import { placeShape } from '../organization/place-shape.ts';

const noToken = carried(messages.required({ field: labels.token }));

/** Where someone is with a form. */
export const standings = ['To answer', 'Draft', 'Answered', 'Over'] as const;
export type FormStanding = (typeof standings)[number];

export const formForMe = z.object({
  id: z.number(),
  name: z.string(),
  category: z.nullable(z.string()),
  description: z.nullable(z.string()),
  /** An instant, ISO 8601 in UTC. */
  deadline: z.nullable(z.string()),
  is_multiple: z.boolean(),
  is_anonymous: z.boolean(),
  needs_approval: z.boolean(),
  /** The last part of the address of a form without names. */
  uuid: z.nullable(z.string()),
  standing: z.enum(standings),
  answered: z.number(),
});
export type FormForMe = z.infer<typeof formForMe>;

const answers = z.record(z.string(), z.unknown());

export const formToFill = z.object({
  ...formForMe.shape,
  disclaimer: z.nullable(z.string()),
  version: z.number(),
  structure,
  draft: z.nullable(z.object({ answers, saved_at: z.string() })),
});
export type FormToFill = z.infer<typeof formToFill>;

export const draftBody = z.strictObject({ answers: given });

export const answerBody = z.strictObject({
  /** The version that was answered, so that no one answers questions that have changed meanwhile. */
  version: z.int({
    error: carried(messages.wrongType({ field: bilingual('Version', 'संस्करण'), format: formats.wholeNumber })),
  }),
  /** Whether the disclaimer was agreed to. */
  agrees: z._default(
    z.boolean({
      error: carried(messages.wrongType({ field: bilingual('Agreement', 'सहमति'), format: formats.boolean })),
    }),
    false,
  ),
  answers: given,
});

/** The same without an account. */
export const anonymousBody = z.strictObject({
  ...answerBody.shape,
  /** What the browser made up for itself, so that it answers once. It is kept apart from the answer, and only as a hash. */
  token: z.string({ error: noToken }).check(z.regex(/^[A-Za-z0-9_-]{16,64}$/, { error: noToken })),
  captcha: z.optional(z.string().check(z.maxLength(400))),
});

export const anonymousForm = z.object({
  organization: z.string(),
  ...placeShape,
  name: z.string(),
  description: z.nullable(z.string()),
  disclaimer: z.nullable(z.string()),
  /** An instant, ISO 8601 in UTC. */
  deadline: z.nullable(z.string()),
  is_multiple: z.boolean(),
  is_open: z.boolean(),
  /** Whether its deadline has passed. */
  is_over: z.boolean(),
  version: z.number(),
  structure,
});
export type AnonymousForm = z.infer<typeof anonymousForm>;

/** The questions of a form as its editor reads and writes them. */
export const preparedQuestions = z.object({
  id: z.number(),
  name: z.string(),
  version: z.number(),
  /** How many have answered this version; the next change begins another one. */
  answers: z.number(),
  is_anonymous: z.boolean(),
  structure,
});
export type PreparedQuestions = z.infer<typeof preparedQuestions>;

/** Answers with the questions that they answer. */
export const answeredForm = z.object({
  form: z.string(),
  version: z.number(),
  structure,
  answers,
});
export type AnsweredForm = z.infer<typeof answeredForm>;

/** What was answered to a question, over the versions in which it stood unchanged. */
export const questionReport = z.object({
  key: z.string(),
  text: z.string(),
  type: z.string(),
  versions: z.array(z.number()),
  /** How many answered it. */
  answered: z.number(),
  /** Of choices and points: how often each was chosen, in their order. */
  counts: z.array(
    z.object({ key: z.string(), label: z.object({ en: z.string(), ne: z.string() }), count: z.number() }),
  ),
  /** Of points. */
  mean: z.nullable(z.number()),
  /** Of everything else: the newest answers. */
  samples: z.array(z.string()),
});
export type QuestionReport = z.infer<typeof questionReport>;

export const formReport = z.object({
  id: z.number(),
  name: z.string(),
  versions: z.array(z.object({ number: z.number(), created_at: z.string(), answers: z.number() })),
  /** How many people it is for; null where no one is named. */
  asked: z.nullable(z.number()),
  answers: z.number(),
  questions: z.array(questionReport),
});
export type FormReport = z.infer<typeof formReport>;
