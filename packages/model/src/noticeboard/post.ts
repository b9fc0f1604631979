/** Posts, comments and reactions of the noticeboard: bodies and answers. */
import * as z from 'zod/mini';
import { carried, carry, listed, defineMessages } from '../kit/message.ts';
import { bilingual } from '../kit/text.ts';
import { labels } from '../kit/labels.ts';
import { namedRef, userRef } from '../kit/answer.ts';
import { messages } from '../kit/messages.ts';
import { textSchema } from '../kit/text-schema.ts';
import { audienceFields, mostInAudience, type AudienceList } from './audience.ts';
import { linkPreview } from './link.ts';
import { pollAnswer, pollBody } from './poll.ts';
import { postLimits, postStates, reactions, type PostState, type Reaction } from './vocabulary.ts';

const postMessages = defineMessages('post', {
  filesLimit: {
    en: 'A post can have at most {most} {most, one file, other files}',
    ne: 'एउटा पोस्टमा बढीमा {most} फाइल राख्न सकिन्छ',
  },
});

const reactionNames = Object.keys(reactions) as [Reaction, ...Reaction[]];

const ids = (list: AudienceList) =>
  z.array(z.int()).check(
    z.maxLength(mostInAudience, {
      error: carried(messages.tooMany({ field: audienceFields[list].label, most: mostInAudience })),
    }),
  );

const thanks = z.array(z.int()).check(
  z.maxLength(postLimits.thanks, {
    error: carried(messages.tooMany({ field: bilingual('Kudos to', 'धन्यवाद पाउने'), most: postLimits.thanks })),
  }),
);

export const postBody = z
  .strictObject({
    /** Empty lists leave no one out. */
    divisions: z._default(ids('divisions'), []),
    branches: z._default(ids('branches'), []),
    poll: z._default(z.nullable(pollBody), null),
    /** Ids of colleagues whom the post thanks. */
    thanks: z._default(thanks, []),
    text: z._default(textSchema(labels.text, { max: postLimits.text, required: false }), ''),
    attachment_ids: z._default(
      z.array(z.int()).check(
        z.maxLength(postLimits.attachments, {
          error: carried(postMessages.filesLimit({ most: postLimits.attachments })),
        }),
      ),
      [],
    ),
    /** An instant in the future; absent publishes at once. */
    scheduled_at: z._default(z.nullable(z.string()), null),
  })
  .check(
    z.superRefine<{ text: string; attachment_ids: number[]; poll: object | null; thanks: number[] }>(
      (body, context) => {
        if (!body.text && (body.thanks.length > 0 || (body.attachment_ids.length === 0 && !body.poll)))
          context.addIssue({
            code: 'custom',
            path: ['text'],
            message: carry(messages.required({ field: labels.text })),
            input: body.text,
          });
      },
    ),
  );
export type PostBody = z.input<typeof postBody>;

export const postPatch = z.strictObject({
  text: z.optional(textSchema(labels.text, { max: postLimits.text, required: false })),
  attachment_ids: z.optional(z.array(z.int()).check(z.maxLength(postLimits.attachments))),
  divisions: z.optional(ids('divisions')),
  branches: z.optional(ids('branches')),
  /** Until it is published. */
  poll: z.optional(z.nullable(pollBody)),
  thanks: z.optional(thanks),
  scheduled_at: z.optional(z.nullable(z.string())),
  is_pinned: z.optional(z.boolean()),
});

export const commentBody = z.strictObject({ text: textSchema(labels.comment, { max: postLimits.comment }) });
export const reactionBody = z.strictObject({
  reaction: z.enum(reactionNames, {
    error: carried(messages.choice({ field: bilingual('Reaction', 'प्रतिक्रिया'), choices: listed(reactionNames) })),
  }),
});
/** Deciding carries a remark alone; it is required when a post is denied. */
export const decisionBody = z.strictObject({
  remark: z._default(textSchema(labels.remarks, { max: postLimits.remark, required: false }), ''),
});

export const fileRef = z.object({
  id: z.number(),
  name: z.string(),
  size: z.number(),
  mime: z.string(),
  url: z.string(),
  is_image: z.boolean(),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
});
export type FileRef = z.infer<typeof fileRef>;

export const postAnswer = z.object({
  id: z.number(),
  author: userRef,
  text: z.string(),
  state: z.enum(Object.keys(postStates) as [PostState, ...PostState[]]),
  remark: z.string(),
  attachments: z.array(fileRef),
  divisions: z.array(namedRef),
  branches: z.array(namedRef),
  poll: z.nullable(pollAnswer),
  thanks: z.array(userRef),
  /** The page to which the first link of the text leads, as it was when the post was written. */
  link: z.nullable(linkPreview),
  is_pinned: z.boolean(),
  scheduled_at: z.nullable(z.string()),
  published_at: z.nullable(z.string()),
  created_at: z.string(),
  edited_at: z.nullable(z.string()),
  comment_count: z.number(),
  reactions: z.record(z.string(), z.number()),
  my_reaction: z.nullable(z.enum(reactionNames)),
  /** What the asking person may do with it. */
  permissions: z.object({ edit: z.boolean(), delete: z.boolean(), pin: z.boolean() }),
});
export type Post = z.infer<typeof postAnswer>;

export const commentAnswer = z.object({
  id: z.number(),
  author: userRef,
  text: z.string(),
  created_at: z.string(),
  edited_at: z.nullable(z.string()),
  permissions: z.object({ edit: z.boolean(), delete: z.boolean() }),
});
export type Comment = z.infer<typeof commentAnswer>;
