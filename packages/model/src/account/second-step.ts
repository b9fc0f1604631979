/** The second step of a sign-in: codes of an authenticator app or by mail, and what an account sets up for it (LOG-7, LOG-15). */
import * as z from 'zod/mini';
import { labels } from '../kit/labels.ts';
import { carried, listed } from '../kit/message.ts';
import { bilingual } from '../kit/text.ts';
import { messages } from '../kit/messages.ts';
import { textSchema } from '../kit/text-schema.ts';
import { givenPassword, rememberMe } from './given.ts';

export const otpMethods = ['app', 'email'] as const;
export type OtpMethod = (typeof otpMethods)[number];

/** What a sign-in may ask for after the password. */
export const secondStepMethods = [...otpMethods, 'passkey'] as const;
export type SecondStepMethod = (typeof secondStepMethods)[number];

/** Seconds until another code may be asked for. */
export const resendSeconds = 60;

/** `sent_to` is the mailbox with most of it hidden; null where no code is mailed. `has_passkey`: a passkey takes the place of a code. */
export const otpOrigin = z.object({
  method: z.enum(secondStepMethods),
  sent_to: z.nullable(z.string()),
  resend_after: z.number(),
  has_passkey: z.boolean(),
});
export type OtpOrigin = z.infer<typeof otpOrigin>;

const key = textSchema(labels.key, { max: 128 });
/** Six digits, or a recovery code; what else is written between them is dropped by the server. */
export const otp = textSchema(bilingual('One-time password', 'एक पटकको पासवर्ड'), { max: 40 });
export const otpVerifyBody = z.strictObject({ key, otp, remember: rememberMe });
export const otpRegenerateBody = z.strictObject({ key });
export const otpRegenerateAnswer = z.object({ detail: z.string(), resend_after: z.number() });

/** Setting it up: the password first, then the first code. */
export const otpEnrolBody = z.strictObject({
  method: z.enum(otpMethods, {
    error: carried(messages.choice({ field: bilingual('Method', 'तरिका'), choices: listed(otpMethods) })),
  }),
  password: givenPassword(labels.password),
});
/** `manual_key` and `uri` are for the app; null for codes by mail. */
export const otpEnrolAnswer = z.object({
  method: z.enum(otpMethods),
  manual_key: z.nullable(z.string()),
  uri: z.nullable(z.string()),
  sent_to: z.nullable(z.string()),
});
export type OtpEnrolment = z.infer<typeof otpEnrolAnswer>;
export const otpConfirmBody = z.strictObject({ otp });
export const passwordBody = z.strictObject({ password: givenPassword(labels.password) });

/** Shown once; the server keeps nothing that they could be read from. */
export const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

export const ownMechanism = z.object({
  method: z.nullable(z.enum(otpMethods)),
  confirmed_at: z.nullable(z.string()),
  recovery_codes_left: z.number(),
  /** Whether the installation or an organisation of the account asks for it; without one of their own people get codes by mail. */
  is_required: z.boolean(),
  /** Whether codes can be mailed to the account. */
  has_mail: z.boolean(),
  /** Whether they would be once the operator sets up a mail server of the installation. */
  needs_operator_mail: z.boolean(),
});
export type OwnMechanism = z.infer<typeof ownMechanism>;
