/** Comments on a record and the files that are attached to it, as calls carry them. */
import * as z from 'zod/mini';
import { userRef } from './answer.ts';
import { bilingual } from './text.ts';
import { labels } from './labels.ts';
import { carried } from './message.ts';
import { messages } from './messages.ts';
import { textSchema } from './text-schema.ts';

export const threadLimits = { comment: 2_000, comments: 1_000, files: 20 } as const;

const threadComment = z.object({
  id: z.number(),
  author: userRef,
  text: z.string(),
  created_at: z.string(),
  can_delete: z.boolean(),
});

const threadFile = z.object({
  id: z.number(),
  name: z.string(),
  mime: z.string(),
  size: z.number(),
  url: z.string(),
  added_by: userRef,
  created_at: z.string(),
  can_delete: z.boolean(),
});

/** `can_add`: whether the viewer may add one. */
export const threadComments = z.object({ results: z.array(threadComment), can_add: z.boolean() });
export const threadFiles = z.object({ results: z.array(threadFile), can_add: z.boolean() });

export type ThreadComment = z.infer<typeof threadComment>;
export type ThreadComments = z.infer<typeof threadComments>;
export type ThreadFiles = z.infer<typeof threadFiles>;

export const threadCommentBody = z.strictObject({ text: textSchema(labels.comment, { max: threadLimits.comment }) });
export const threadFileBody = z.strictObject({
  file: z.int({
    error: carried(messages.wrongType({ field: labels.file, format: bilingual('an ID', 'परिचय नम्बर') })),
  }),
});
