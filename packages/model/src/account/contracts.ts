/** Bodies and answers of the account calls, read by the server's routes and by the browser's client. */
import * as z from 'zod/mini';
import { carried } from '../kit/message.ts';
import { labels } from '../kit/labels.ts';
import { bilingual, languages } from '../kit/text.ts';
import { userRef } from '../kit/answer.ts';
import { messages } from '../kit/messages.ts';
import { textSchema } from '../kit/text-schema.ts';
import { signInOutcomes } from '../organization/logs.ts';
import { placeShape } from '../organization/place-shape.ts';
import { givenPassword, rememberMe } from './given.ts';
import { confirmedPassword, passwordsMatch } from './password.ts';
import { linkParts } from './invitation.ts';
import { otpOrigin } from './second-step.ts';

/** The strictest rules of someone's organisations for a new password; `history` counts earlier ones that may not come again. */
export const ownPasswordRules = z.object({
  min_length: z.number(),
  uppercase: z.boolean(),
  lowercase: z.boolean(),
  special: z.boolean(),
  history: z.number(),
});
export type OwnPasswordRules = z.infer<typeof ownPasswordRules>;

/** The answer to a puzzle for robots, where the server asks for one (CFG-11). */
const captcha = z.optional(textSchema(labels.captcha, { max: 512 }));

/** LOG-6, LOG-10: `email` holds the username, the email address or the id. */
export const loginBody = z.strictObject({
  email: textSchema(labels.username, { max: 255 }),
  password: givenPassword(labels.password),
  remember: rememberMe,
  captcha,
  /** An invitation to accept on the way in, for an account that belongs to no organization any more. */
  invitation: z.optional(z.strictObject(linkParts)),
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

/** The most pages that someone keeps at the top of their menu. */
export const mostStarred = 50;

/** SES-1: who is signed in, where, and what the shell needs to know of them. */
export const sessionInfo = z.object({
  user: sessionUser,
  current_organization: z.object({
    ...organizationRef.shape,
    ...placeShape,
    /** Whether decisions on requests may be taken without a remark, overtime and declining aside. */
    is_remark_optional: z.boolean(),
  }),
  is_admin: z.boolean(),
  supervisor: z.object({ is_supervisor: z.boolean(), can_switch: z.boolean(), has_default: z.boolean() }),
  can_switch_organizations: z.boolean(),
  /** Whether the person looks after the installation. */
  is_operator: z.boolean(),
  /** Whether the session may only set up a second step. */
  second_step_due: z.boolean(),
  /** Paths of the pages at the top of one's menu, as the catalogue writes them. */
  starred_pages: z.array(z.string()),
  /** In which emails go to the person; null until they chose one. */
  language: z.nullable(z.enum(languages)),
  /** Whether the account has not yet been shown around. Audit users are not. */
  is_tour_due: z.boolean(),
  notice_board_settings: z.object({ allow_to_post: z.boolean(), need_approval: z.boolean() }),
});
export type SessionInfo = z.infer<typeof sessionInfo>;

/** SES-1, SES-4: the organisations that an admin may work in, and the codes held in the current one. */
export const adminInfo = z.object({
  switchable_organizations: z.array(organizationRef),
  organization_permissions: z.array(z.string()),
});
export type AdminInfo = z.infer<typeof adminInfo>;

/** LOG-6: `next_step` is null once the person is signed in; until then `key` stands for the token. */
export const loginAnswer = z.object({
  next_step: z.nullable(z.enum(['otp_verification', 'reset_password'])),
  key: z.nullable(z.string()),
  user: z.object({ id: z.number(), is_audit_user: z.boolean() }),
  current_organization: z.object({ slug: z.string() }),
  token: z.nullable(tokenPair),
  /** Where the one-time password comes from. */
  otp: z.optional(otpOrigin),
  /** What the new password must be that `reset_password` asks for. */
  password_rules: z.optional(ownPasswordRules),
  /** The session may only set up a second step, which the account needs and has not. */
  second_step_due: z.optional(z.boolean()),
});
export type LoginAnswer = z.infer<typeof loginAnswer>;

/** SES-7. */
export const refreshBody = z.strictObject({
  refresh: z.string({ error: carried(messages.required({ field: bilingual('Refresh token', 'नवीकरण टोकन') })) }),
});
export const refreshAnswer = z.object({ token: tokenPair });

export const recoverBody = z.strictObject({ email: textSchema(labels.username, { max: 255 }), captcha });

export const linkQuery = z.strictObject(linkParts);
export const linkAnswer = z.object({
  full_name: z.string(),
  username: z.string(),
  organization: z.string(),
  password_rules: ownPasswordRules,
  /** Whether the invited address has an account, which then is the one to accept with. */
  has_account: z.boolean(),
});
/** Whom a personal link is for, and what their new password must be. */
export type LinkOwner = z.infer<typeof linkAnswer>;
export const newPasswordBody = z.strictObject({ ...linkParts, ...confirmedPassword }).check(passwordsMatch);
export const changePasswordBody = z
  .strictObject({
    old_password: z.string({ error: carried(messages.required({ field: bilingual('Old password', 'पुरानो पासवर्ड') })) }),
    ...confirmedPassword,
  })
  .check(passwordsMatch);

/** The first organisation and its admin, on an empty installation. */
export const setupBody = z
  .strictObject({
    code: textSchema(bilingual('One-time code', 'एक पटकको कोड'), { max: 64 }),
    organization_name: textSchema(labels.organization, { min: 2, max: 120 }),
    organization_abbreviation: textSchema(bilingual('Abbreviation', 'छोटो नाम'), { max: 10 }),
    organization_slug: z.pipe(
      textSchema(bilingual('Short address', 'छोटो ठेगाना'), { min: 2, max: 50 }),
      z.string().check(
        z.regex(/^[a-z][a-z0-9-]*[a-z0-9]$/, {
          error: carried(
            messages.pattern({
              field: bilingual('Short address', 'छोटो ठेगाना'),
              format: bilingual(
                'lowercase letters, digits and dashes, beginning with a letter',
                'अक्षरबाट सुरु हुने साना अक्षर, अङ्क र ड्यास मात्र',
              ),
            }),
          ),
        }),
      ),
    ),
    first_name: textSchema(bilingual('First name', 'नाम'), { max: 60 }),
    last_name: textSchema(bilingual('Last name', 'थर'), { max: 60 }),
    email: z.pipe(
      textSchema(labels.email, { max: 254 }),
      z.string().check(z.toLowerCase(), z.email({ error: carried(messages.email) })),
    ),
    ...confirmedPassword,
  })
  .check(passwordsMatch);
export const setupState = z.object({ needed: z.boolean() });

/** LOG-7: the password that one had is too old or too weak for the organisation's rules; `key` is that of the sign-in. */
export const expiredPasswordBody = z
  .strictObject({ key: textSchema(labels.key, { max: 128 }), remember: rememberMe, ...confirmedPassword })
  .check(passwordsMatch);

/** CFG-11: the puzzle for robots; all null where none is asked. */
export const captchaInfo = z.object({
  provider: z.nullable(z.enum(['proof_of_work'])),
  public_key: z.nullable(z.string()),
  puzzle: z.nullable(z.string()),
  bits: z.nullable(z.number()),
});
export type CaptchaInfo = z.infer<typeof captchaInfo>;

/** CFG-14. */
export const organizationSpecific = z.object({
  organization_specific_employee_directory: z.boolean(),
  show_dignity_appraisal: z.boolean(),
});

/** One's own open session. */
export const ownSessionAnswer = z.object({
  id: z.number(),
  user_agent: z.string(),
  ip: z.string(),
  created_at: z.string(),
  last_used_at: z.string(),
  is_remembered: z.boolean(),
  is_current: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSessionAnswer>;

/** One of one's own sign-ins, successful or not. */
export const ownSignInAnswer = z.object({
  id: z.number(),
  outcome: z.enum(signInOutcomes),
  organization: z.string(),
  ip: z.string(),
  user_agent: z.string(),
  at: z.string(),
});
export type OwnSignIn = z.infer<typeof ownSignInAnswer>;

/** CFG-14. */
export const serverInfo = z.object({
  timezone: z.string(),
  api_version: z.string(),
  system_name: z.string(),
});

/** CFG-4: when the trial ends; null where there is none. */
export const clientInfo = z.object({ expires_on: z.nullable(z.string()) });

/** Lifetimes of a session in seconds (SES-3), from the sign-in on. */
export const sessionSeconds = { standard: 3_600, remembered: 2_592_000 } as const;
