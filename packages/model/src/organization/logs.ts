/** What Organization → Reports shows of mails and sign-ins. */
import * as z from 'zod/mini';
import { userRef } from '../kit/answer.ts';

/** `held` mails were not sent because no mail server is set; their text is there to be passed on. */
export const emailStates = ['queued', 'held', 'sent', 'failed'] as const;

export const emailLogAnswer = z.object({
  id: z.number(),
  kind: z.enum(['activation', 'reset', 'otp', 'offer', 'evaluation', 'notification', 'digest']),
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

/** The body is empty once a mail was sent, since it may have held a personal link. */
export const emailLogDetail = z.object({ ...emailLogAnswer.shape, body: z.string() });
export type EmailLogDetail = z.infer<typeof emailLogDetail>;

export const loginLogAnswer = z.object({
  id: z.number(),
  user: userRef,
  outcome: z.enum(['success', 'wrong_password', 'wrong_code', 'locked', 'disabled']),
  ip: z.string(),
  user_agent: z.string(),
  at: z.string(),
});
export type LoginLog = z.infer<typeof loginLogAnswer>;

/** `finished_at` is null while a spreadsheet is written, and where whoever asked went away before its end. */
export const exportLogAnswer = z.object({
  id: z.number(),
  user: userRef,
  /** The name of an entity. */
  entity: z.string(),
  format: z.enum(['csv', 'xlsx']),
  row_count: z.nullable(z.number()),
  created_at: z.string(),
  finished_at: z.nullable(z.string()),
});
export type ExportLog = z.infer<typeof exportLogAnswer>;
