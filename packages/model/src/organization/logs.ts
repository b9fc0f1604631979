/** What Organization → Reports shows of mails and sign-ins. */
import * as z from 'zod/mini';
import { userRef } from '../kit/answer.ts';

/** `held` mails were not sent because no mail server is set. What lets someone in can be handed over once; then it is `handed_over`. */
export const emailStates = ['queued', 'held', 'sent', 'failed', 'handed_over'] as const;

const mailKinds = [
  'activation',
  'reset',
  'otp',
  'offer',
  'evaluation',
  'notification',
  'digest',
  'notice',
  'event',
] as const;
export type MailKind = (typeof mailKinds)[number];

export const emailLogAnswer = z.object({
  id: z.number(),
  kind: z.enum(mailKinds),
  to_address: z.string(),
  to_name: z.string(),
  subject: z.string(),
  state: z.enum(emailStates),
  attempts: z.number(),
  error: z.string(),
  created_at: z.string(),
  sent_at: z.nullable(z.string()),
});
export type EmailLog = z.infer<typeof emailLogAnswer>;

/** The body is empty once a mail was sent, and always where it lets someone in. */
export const emailLogDetail = z.object({
  ...emailLogAnswer.shape,
  body: z.string(),
  /** Whether it holds a link that HR may hand over. */
  can_hand_over: z.boolean(),
  /** Whether it was not sent, and still has what it would say. */
  can_send_again: z.boolean(),
});
export type EmailLogDetail = z.infer<typeof emailLogDetail>;

/** The text of a held mail, told once. */
export const handedOver = z.object({ body: z.string() });

export const signInOutcomes = ['success', 'wrong_password', 'wrong_code', 'locked', 'disabled'] as const;

export const loginLogAnswer = z.object({
  id: z.number(),
  user: userRef,
  outcome: z.enum(signInOutcomes),
  ip: z.string(),
  user_agent: z.string(),
  at: z.string(),
});
export type LoginLog = z.infer<typeof loginLogAnswer>;

/** `finished_at` is null while a spreadsheet is written, and where the person who asked went away before its end. */
export const exportLogAnswer = z.object({
  id: z.number(),
  user: userRef,
  /** The name of an entity. */
  entity: z.string(),
  format: z.enum(['csv', 'xlsx', 'pdf', 'txt']),
  row_count: z.nullable(z.number()),
  created_at: z.string(),
  finished_at: z.nullable(z.string()),
});
export type ExportLog = z.infer<typeof exportLogAnswer>;
