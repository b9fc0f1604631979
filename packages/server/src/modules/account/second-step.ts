/** The second step of an account: which one it has, codes by mail, recovery codes, and whether a given code is right. */
import { randomInt } from 'node:crypto';
import type { OtpMethod, SecondStepMethod } from '@karmik/model/account/second-step';
import type { Secrets } from '../../access/secrets.ts';
import type { Context } from '../../context.ts';
import type { Queries } from '../../db/database.ts';
import { compose, languagesOf, wordsOf } from '../../mail/compose.ts';
import { queueMail } from '../../mail/mail.ts';
import { unseal } from '../../access/sealed.ts';
import { refused } from '../../http/errors.ts';
import { isReachedByMail, mailHomeOf } from './mail-home.ts';
import { stepOf } from './totp.ts';
import { accountMessages } from './messages.ts';

export const codeMinutes = 10;
const recoveryCount = 10;
/** Without letters that are taken for digits. */
const recoveryAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

interface SecondStep {
  readonly method: OtpMethod;
  readonly app_key: Buffer | null;
  readonly confirmed_at: string;
}

export const readSecondStep = (queries: Queries, userId: number): Promise<SecondStep | undefined> =>
  queries.one<SecondStep>('select method, app_key, confirmed_at from second_step where user_id = $1', [userId]);

/** Whether the installation or an organisation of the account asks for a second step. */
export async function isSecondStepRequired(queries: Queries, userId: number, now: Date): Promise<boolean> {
  const row = await queries.one<{ is_required: boolean }>('select is_second_step_required($1, $2) as is_required', [
    userId,
    now,
  ]);
  return row?.is_required ?? false;
}

/** Whether an account has a passkey. */
export async function hasPasskey(queries: Queries, userId: number): Promise<boolean> {
  return (await queries.one('select from passkey where account_id = $1 limit 1', [userId])) !== undefined;
}

/**
 * What a sign-in asks for after the password: the account's own way, else a code by mail where one is required. `set_up`: one is required,
 * and the account has none and no mail reaches it.
 */
export async function secondStepOf(
  context: Context,
  queries: Queries,
  { id }: { readonly id: number },
): Promise<SecondStepMethod | 'set_up' | undefined> {
  const own = await readSecondStep(queries, id);
  if (own) return own.method;
  if (await hasPasskey(queries, id)) return 'passkey';
  if (!(await isSecondStepRequired(queries, id, context.clock()))) return undefined;
  return (await isReachedByMail(queries, context, id)) ? 'email' : 'set_up';
}

/** A code is short, so what is kept of it needs a key to be guessed from. */
const said = (about: string, code: string): string => `code ${about} ${code}`;
export const macOf = (secrets: Secrets, about: string, code: string): string => secrets.sign(said(about, code));

/** The mailbox of an account. */
export interface Mailbox {
  /** The account. */
  readonly id: number;
  readonly email: string | null;
  readonly full_name: string;
}

/** Mails a new code. @returns what is kept of it @throws 400 for an account without an address */
export async function mailCode(context: Context, queries: Queries, to: Mailbox, about: string): Promise<string> {
  const home = await mailHomeOf(queries, to.id);
  if (to.email === null || !home) throw refused(accountMessages.noEmailForCode);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const language = (await languagesOf(queries, [to.id])).get(to.id);
  const words = await wordsOf(queries, home.isFromInstallation ? undefined : home.id, 'One-time password', language);
  const message = {
    kind: 'otp',
    to_address: to.email,
    to_name: to.full_name,
    expires_at: new Date(context.clock().getTime() + codeMinutes * 60_000),
    ...compose(words, {
      full_name: to.full_name,
      organization: home.name,
      code,
      minutes: String(codeMinutes),
    }),
  } as const;
  const sending = { organizationId: home.id, isFromInstallation: home.isFromInstallation === true };
  await queueMail(queries, context, sending, [message], context.clock());
  return macOf(context.secrets, about, code);
}

export const isMailedCode = (secrets: Secrets, mac: string | null, about: string, code: string): boolean =>
  mac !== null && secrets.isSigned(said(about, code), mac);

/** A mailbox that its owner knows and others do not: a•••@himal.test */
export const hidden = (email: string): string => email.replace(/^(.)[^@]*/, '$1•••');

/** What someone typed without the spaces and dashes that people put between; digits may be Nepali ones. */
export const tidy = (code: string): string =>
  code
    .replace(/[\s-]/g, '')
    .replace(/[०-९]/g, (digit) => String('०१२३४५६७८९'.indexOf(digit)))
    .toUpperCase();

/**
 * Whether a code is the account's second step; if so it is spent, in the transaction of `queries`.
 * @param mailed what was kept of the code that was sent for this purpose
 */
export async function spendCode(
  context: Context,
  queries: Queries,
  userId: number,
  given: string,
  mailed: { mac: string | null; about: string },
): Promise<boolean> {
  const code = tidy(given);
  const { secrets } = context;
  if (!/^\d{6}$/.test(code)) return spendRecoveryCode(queries, secrets, userId, code, context.clock());
  const own = await readSecondStep(queries, userId);
  if (own?.method !== 'app' || !own.app_key) return isMailedCode(secrets, mailed.mac, mailed.about, code);
  const step = stepOf(unseal(secrets, 'authenticator', userId, own.app_key), code, context.clock());
  if (step === undefined) return false;
  // Of two who bring the same code at once, the row lets one pass.
  const taken = await queries.query(
    'update second_step set last_step = $2 where user_id = $1 and coalesce(last_step, 0) < $2 returning user_id',
    [userId, step],
  );
  return taken.length === 1;
}

async function spendRecoveryCode(
  queries: Queries,
  secrets: Secrets,
  userId: number,
  code: string,
  now: Date,
): Promise<boolean> {
  const taken = await queries.query(
    'update recovery_code set used_at = $3 where user_id = $1 and mac = any($2) and used_at is null returning user_id',
    [userId, secrets.signatures(said(`recovery ${userId}`, code)), now],
  );
  return taken.length === 1;
}

/** Takes every way of the second step from an account: from now on its password alone opens it, unless more is asked for. */
export async function removeSecondStep(queries: Queries, userId: number): Promise<void> {
  await queries.query('delete from passkey where account_id = $1', [userId]);
  await removeCodes(queries, userId);
}

/** Takes one-time passwords from an account. Recovery codes go with the last way of the second step. */
export async function removeCodes(queries: Queries, userId: number): Promise<void> {
  await queries.query('delete from second_step where user_id = $1', [userId]);
  await dropIdleRecoveryCodes(queries, userId);
}

/** Recovery codes of an account without a second step would wait for a later one. */
export async function dropIdleRecoveryCodes(queries: Queries, userId: number): Promise<void> {
  await queries.query(
    `delete from recovery_code where user_id = $1 and not exists (select from second_step where user_id = $1)
        and not exists (select from passkey where account_id = $1)`,
    [userId],
  );
}

/** Replaces all recovery codes. @returns the new ones, which cannot be read again */
export async function newRecoveryCodes(queries: Queries, secrets: Secrets, userId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCount }, () =>
    Array.from({ length: 10 }, () => recoveryAlphabet[randomInt(recoveryAlphabet.length)]).join(''),
  );
  await queries.query('delete from recovery_code where user_id = $1', [userId]);
  await queries.query('insert into recovery_code (user_id, mac) select $1, unnest($2::text[])', [
    userId,
    codes.map((code) => macOf(secrets, `recovery ${userId}`, code)),
  ]);
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
}
