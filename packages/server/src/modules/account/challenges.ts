/** What is between a right password and a session: a one-time password, or a new password in the place of an old one (LOG-7). */
import type { LoginAnswer } from '@karmik/model/account/contracts';
import { passwordProblem } from '@karmik/model/account/password-rules';
import { resendSeconds, type SecondStepMethod } from '@karmik/model/account/second-step';
import { hashOf, newOpaqueToken, type AccessTokens } from '../../access/tokens.ts';
import type { Context } from '../../context.ts';
import type { Queries } from '../../db/database.ts';
import { refused, tooMany } from '../../http/errors.ts';
import { clearGuesses, countGuess, countMailedCode } from './attempts.ts';
import { isTooOld, rulesFor } from './password-rules.ts';
import { codeMinutes, hasPasskey, hidden, mailCode, secondStepOf, spendCode } from './second-step.ts';
import { openSession, type Origin } from './sessions.ts';
import { accountMessages } from './messages.ts';

/** Mails of one sign-in. */
const mostMails = 5;
const newPasswordMinutes = 15;

/** Someone whose password was right, in the organisation they work in by default. */
export interface Entrant {
  /** The account. */
  readonly id: number;
  /** Who it is in the organisation. */
  readonly personId: number;
  readonly email: string | null;
  readonly full_name: string;
  readonly is_audit_user: boolean;
  readonly organization: { readonly id: number; readonly slug: string; readonly name: string };
}

/** What was shown of oneself so far, and what is known of the password. */
export interface Shown {
  readonly remember: boolean;
  readonly secondStep: boolean;
  readonly isTooWeak: boolean;
}

type Step = NonNullable<LoginAnswer['next_step']>;

interface Made {
  readonly method?: SecondStepMethod;
  readonly codeMac?: string;
  readonly minutes: number;
}

export const overdue = () => refused(accountMessages.signInExpired);
const aboutOf = (key: string) => `sign-in ${hashOf(key).toString('hex')}`;

/** Whether a password that was given breaks the rules in force; it is known only now, since what is stored of it tells nothing. */
export const isTooWeak = async (queries: Queries, userId: number, password: string): Promise<boolean> =>
  passwordProblem(password, await rulesFor(queries, userId)) !== undefined;

/** The session, or the next thing that is asked for before it opens. */
export async function enter(
  context: Context,
  tokens: AccessTokens,
  queries: Queries,
  entrant: Entrant,
  shown: Shown,
  origin: Origin,
): Promise<LoginAnswer> {
  const now = context.clock();
  const answer = {
    user: { id: entrant.personId, is_audit_user: entrant.is_audit_user },
    current_organization: { slug: entrant.organization.slug },
  };
  const step = shown.secondStep ? undefined : await secondStepOf(context, queries, entrant);
  if (step && step !== 'set_up') return { ...answer, ...(await askForCode(context, queries, entrant, shown, step)) };
  if (shown.isTooWeak || (await isTooOld(queries, entrant.id, now))) {
    const key = newOpaqueToken();
    await challenge(queries, key, 'reset_password', entrant, shown, { minutes: newPasswordMinutes }, now);
    const password_rules = await rulesFor(queries, entrant.id);
    return { ...answer, next_step: 'reset_password', key, token: null, password_rules };
  }
  await queries.query('update membership set last_online = $3 where organization_id = $1 and user_id = $2', [
    entrant.organization.id,
    entrant.personId,
    now,
  ]);
  const who = {
    userId: entrant.id,
    organizationId: entrant.organization.id,
    remember: shown.remember,
    secondStep: shown.secondStep,
    isSecondStepDue: step === 'set_up',
  };
  const token = await openSession(context, tokens, queries, who, origin);
  return { ...answer, next_step: null, key: null, token, ...(step === 'set_up' ? { second_step_due: true } : {}) };
}

async function askForCode(
  context: Context,
  queries: Queries,
  entrant: Entrant,
  shown: Shown,
  method: SecondStepMethod,
) {
  const now = context.clock();
  const key = newOpaqueToken();
  let codeMac: string | undefined;
  if (method === 'email') {
    await countMailedCode(queries, entrant.id, now);
    codeMac = await mailCode(context, queries, entrant, aboutOf(key));
  }
  const made = { method, minutes: codeMinutes, ...(codeMac ? { codeMac } : {}) };
  await challenge(queries, key, 'otp_verification', entrant, shown, made, now);
  const isMailed = method === 'email';
  return {
    next_step: 'otp_verification' as const,
    key,
    token: null,
    otp: {
      method,
      sent_to: isMailed && entrant.email !== null ? hidden(entrant.email) : null,
      resend_after: isMailed ? resendSeconds : 0,
      has_passkey: await hasPasskey(queries, entrant.id),
    },
  };
}

async function challenge(
  queries: Queries,
  key: string,
  step: Step,
  entrant: Entrant,
  shown: Shown,
  { method, codeMac, minutes }: Made,
  now: Date,
): Promise<void> {
  await queries.query(
    `insert into login_challenge (hash, user_id, organization_id, step, method, remember, second_step, too_weak, code_mac, code_sent_at, sent, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      hashOf(key),
      entrant.id,
      entrant.organization.id,
      step,
      method ?? null,
      shown.remember,
      shown.secondStep,
      shown.isTooWeak,
      codeMac ?? null,
      codeMac ? now : null,
      codeMac ? 1 : 0,
      now,
      new Date(now.getTime() + minutes * 60_000),
    ],
  );
}

export interface OpenChallenge extends Entrant {
  readonly username: string;
  readonly method: SecondStepMethod | null;
  readonly remember: boolean;
  readonly second_step: boolean;
  readonly too_weak: boolean;
  readonly code_mac: string | null;
  readonly code_sent_at: string | null;
  readonly sent: number;
}

/** The open challenge of a key. Locks it when it is about to be used, so that of two who come at once one passes. */
export async function openChallenge(
  queries: Queries,
  key: string,
  step: Step,
  now: Date,
  lock = false,
): Promise<OpenChallenge> {
  const row = await queries.one<OpenChallenge>(
    `select u.id, m.user_id as "personId", u.email, u.username, concat_ws(' ', u.first_name, nullif(u.middle_name, ''), u.last_name) as full_name, m.is_audit_user,
            json_build_object('id', o.id, 'slug', o.slug, 'name', o.name) as organization,
            c.method, c.remember, c.second_step, c.too_weak, c.code_mac, c.code_sent_at, c.sent
       from login_challenge c
       join users u on u.id = c.user_id and u.status = 'active'
       join membership m on m.account_id = c.user_id and m.organization_id = c.organization_id and m.is_current
       join organization o on o.id = c.organization_id
      where c.hash = $1 and c.step = $2 and c.used_at is null and c.expires_at > $3${lock ? ' for update of c' : ''}`,
    [hashOf(key), step, now],
  );
  if (!row) throw overdue();
  return row;
}

export const closeChallenge = (queries: Queries, key: string, now: Date) =>
  queries.query('update login_challenge set used_at = $2 where hash = $1', [hashOf(key), now]);

/** Ends every sign-in of an account that is under way, as when its password changed. */
export const closeChallengesOf = (queries: Queries, userId: number, now: Date) =>
  queries.query('update login_challenge set used_at = $2 where user_id = $1 and used_at is null', [userId, now]);

/** Whether something proves the second step of an open sign-in, in the transaction that goes on with it. */
export type Proof = (queries: Queries, open: OpenChallenge) => Promise<boolean>;

/** The proof that a code is. */
export const codeProof =
  (context: Context, key: string, otp: string): Proof =>
  (queries, open) =>
    spendCode(context, queries, open.id, otp, { mac: open.code_mac, about: aboutOf(key) });

/**
 * Whether the second step of an open sign-in is proven. The guess is counted for good before it is looked at.
 * @returns whose sign-in goes on; undefined where nothing is proven
 */
export async function guess(
  context: Context,
  key: string,
  proves: Proof,
  log: (open: OpenChallenge, outcome: 'wrong_code' | 'locked') => Promise<void>,
): Promise<OpenChallenge | undefined> {
  const { everywhere } = context.database;
  const now = context.clock();
  const open = await openChallenge(everywhere, key, 'otp_verification', now);
  try {
    await countGuess(everywhere, 'otp', open.id, now);
  } catch (error) {
    await log(open, 'locked');
    throw error;
  }
  const isRight = await everywhere.transaction(async (queries) => {
    const held = await openChallenge(queries, key, 'otp_verification', now, true);
    if (!(await proves(queries, held))) return false;
    await closeChallenge(queries, key, now);
    await clearGuesses(queries, 'otp', open.id);
    return true;
  });
  if (isRight) return open;
  await log(open, 'wrong_code');
  return undefined;
}

/** Mails another code; the one before it is no longer good. */
export async function regenerate(context: Context, key: string): Promise<void> {
  const now = context.clock();
  const { everywhere } = context.database;
  await everywhere.transaction(async (queries) => {
    const open = await openChallenge(queries, key, 'otp_verification', now, true);
    if (open.method === 'passkey') throw refused(accountMessages.usePasskey);
    if (open.method !== 'email') throw refused(accountMessages.useApp);
    const wait = resendSeconds - (now.getTime() - Date.parse(open.code_sent_at ?? '')) / 1000;
    if (wait > 0)
      throw tooMany({ non_field_errors: [accountMessages.waitForCode({ seconds: Math.ceil(wait) })] }, wait);
    if (open.sent >= mostMails) throw overdue();
    await countMailedCode(queries, open.id, now);
    const mac = await mailCode(context, queries, open, aboutOf(key));
    await queries.query(
      'update login_challenge set code_mac = $2, code_sent_at = $3, sent = sent + 1, expires_at = $4 where hash = $1',
      [hashOf(key), mac, now, new Date(now.getTime() + codeMinutes * 60_000)],
    );
  });
}
