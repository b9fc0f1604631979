/** Bodies and answers of the account calls, read by the server's routes and by the browser's client. */
import * as z from 'zod/mini';
import { userRef } from '../kit/answer.ts';
import { messages } from '../kit/messages.ts';
import { textSchema } from '../kit/schema.ts';
import { confirmedPassword, passwordsMatch } from './password.ts';

/** LOG-6, LOG-10: `email` holds the username, the e-mail address or the id. */
export const loginBody = z.strictObject({
  email: textSchema('Username', { max: 255 }),
  password: z
    .string({ error: messages.required('Password') })
    .check(
      z.minLength(1, { error: messages.required('Password') }),
      z.maxLength(256, { error: messages.tooLong('Password', 256) }),
    ),
  remember: z.optional(
    z.union([z.boolean(), z.stringbool()], { error: messages.wrongType('Remember me', 'true or false') }),
  ),
});

export const tokenPair = z.object({ access: z.string(), refresh: z.string() });

const organizationRef = z.object({
  name: z.string(),
  abbreviation: z.string(),
  slug: z.string(),
  disabled_applications: z.array(z.string()),
});

const sessionUser = z.object({
  ...userRef.shape,
  first_name: z.string(),
  middle_name: z.string(),
  last_name: z.string(),
  username: z.string(),
  email: z.string(),
  is_audit_user: z.boolean(),
});

/** SES-1: who is signed in, where, and what the shell needs to know of them. */
export const sessionInfo = z.object({
  user: sessionUser,
  current_organization: organizationRef,
  is_admin: z.boolean(),
  supervisor: z.object({ is_supervisor: z.boolean(), can_switch: z.boolean(), has_default: z.boolean() }),
  can_switch_organizations: z.boolean(),
  notice_board_settings: z.object({ allow_to_post: z.boolean(), need_approval: z.boolean() }),
});
export type SessionInfo = z.infer<typeof sessionInfo>;

/** SES-1, SES-4: the organisations that an admin may work in, and the codes held in the current one. */
export const adminInfo = z.object({
  switchable_organizations: z.array(organizationRef),
  organization_permissions: z.array(z.string()),
});
export type AdminInfo = z.infer<typeof adminInfo>;

/** LOG-6: `next_step` is null once the person is signed in. */
export const loginAnswer = z.object({
  next_step: z.nullable(z.enum(['otp_verification', 'reset_password'])),
  key: z.nullable(z.string()),
  user: z.object({ id: z.number(), is_audit_user: z.boolean() }),
  current_organization: z.object({ slug: z.string() }),
  token: tokenPair,
});
export type LoginAnswer = z.infer<typeof loginAnswer>;

/** SES-7. */
export const refreshBody = z.strictObject({ refresh: z.string({ error: messages.required('Refresh token') }) });
export const refreshAnswer = z.object({ token: tokenPair });

export const recoverBody = z.strictObject({ email: textSchema('Username', { max: 255 }) });

const link = { uid: textSchema('Link', { max: 64 }), token: textSchema('Link', { max: 128 }) };
export const linkQuery = z.strictObject(link);
export const linkAnswer = z.object({ full_name: z.string(), username: z.string(), organization: z.string() });
export const newPasswordBody = z.strictObject({ ...link, ...confirmedPassword }).check(passwordsMatch);
export const changePasswordBody = z
  .strictObject({ old_password: z.string({ error: messages.required('Old password') }), ...confirmedPassword })
  .check(passwordsMatch);

/** The first organisation and its admin, on an empty installation. */
export const setupBody = z
  .strictObject({
    code: textSchema('One-time code', { max: 64 }),
    organization_name: textSchema('Organization', { min: 2, max: 120 }),
    organization_abbreviation: textSchema('Abbreviation', { max: 10 }),
    organization_slug: z.pipe(
      textSchema('Short address', { min: 2, max: 50 }),
      z.string().check(
        z.regex(/^[a-z][a-z0-9-]*[a-z0-9]$/, {
          error: messages.pattern('Short address', 'small letters, digits and dashes, beginning with a letter'),
        }),
      ),
    ),
    first_name: textSchema('First name', { max: 60 }),
    last_name: textSchema('Last name', { max: 60 }),
    email: z.pipe(
      textSchema('E-mail', { max: 254 }),
      z.string().check(z.toLowerCase(), z.email({ error: messages.email })),
    ),
    ...confirmedPassword,
  })
  .check(passwordsMatch);
export const setupState = z.object({ needed: z.boolean() });

/** CFG-14; `live_connection` says whether this server has one (CFG-7). */
export const serverInfo = z.object({
  timezone: z.string(),
  api_version: z.string(),
  system_name: z.string(),
  live_connection: z.boolean(),
});

/** Lifetimes of a session in seconds (SES-3), from the sign-in on. */
export const sessionSeconds = { standard: 3_600, remembered: 2_592_000 } as const;
