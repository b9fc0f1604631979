/** Polls: a question of a post with a few choices, of which each reader takes one. */
import * as z from 'zod/mini';
import { carried } from '../kit/message.ts';
import { messages } from '../kit/messages.ts';
import { textSchema } from '../kit/text-schema.ts';
import { pollLabels, pollLimits } from './poll-words.ts';

export const pollBody = z.strictObject({
  question: textSchema(pollLabels.question, { max: pollLimits.question }),
  choices: z.array(textSchema(pollLabels.choice, { max: pollLimits.choice })).check(
    z.minLength(pollLimits.least, {
      error: carried(messages.tooFew({ field: pollLabels.choices, least: pollLimits.least })),
    }),
    z.maxLength(pollLimits.most, {
      error: carried(messages.tooMany({ field: pollLabels.choices, most: pollLimits.most })),
    }),
    z.refine((texts) => new Set(texts).size === texts.length, {
      error: carried(messages.namedTwice({ field: pollLabels.choices })),
    }),
  ),
  /** An instant in the future; without one it stays open. */
  closes_at: z._default(z.nullable(z.string()), null),
  /** No one is told who chose what, and the database does not say it. */
  is_anonymous: z._default(z.boolean(), false),
});
export type PollBody = z.infer<typeof pollBody>;

export const voteBody = z.strictObject({ choice: z.int() });

export const pollAnswer = z.object({
  question: z.string(),
  closes_at: z.nullable(z.string()),
  is_closed: z.boolean(),
  is_anonymous: z.boolean(),
  total: z.number(),
  my_choice: z.nullable(z.number()),
  /** The votes of a choice are told once the reader has voted, or the poll is closed. */
  choices: z.array(z.object({ id: z.number(), text: z.string(), votes: z.nullable(z.number()) })),
});
export type Poll = z.infer<typeof pollAnswer>;
