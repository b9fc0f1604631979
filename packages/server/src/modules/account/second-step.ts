/** The second step of an account: which one it has, codes by mail, recovery codes, and whether a given code is right. */
import { randomInt, timingSafeEqual } from 'node:crypto';
import type { OtpMethod } from '@karmik/model/account/second-step';
import type { Secrets } from '../../access/secrets.ts';
import type { Context } from '../../context.ts';
import type { Queries } from '../../db/database.ts';
import { compose, wordsOf } from '../../mail/compose.ts';
import { queueMail } from '../../mail/mail.ts';
import { unseal } from '../../access/sealed.ts';
import { stepOf } from './totp.ts';

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

/** Whether an organisation of the account asks for a one-time password. */
export async function isSecondStepRequired(queries: Queries, userId: number): Promise<boolean> {
  const row = await queries.one(
    `select from membership m join security_setting s on s.organization_id = m.organization_id
      where m.user_id = $1 and m.is_current and s.otp_required limit 1`,
    [userId],
  );
  return row !== undefined;
}

/** A code is short, so what is kept of it needs a key to be guessed from. */
export const macOf = (secrets: Secrets, about: string, code: string): string => secrets.sign(`code ${about} ${code}`);

const same = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

export interface Mailbox {
  readonly email: string;
  readonly full_name: string;
  readonly organization: { readonly id: number; readonly name: string };
}

/** Mails a new code. @returns what is kept of it */
export async function mailCode(context: Context, queries: Queries, to: Mailbox, about: string): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const words = await wordsOf(queries, to.organization.id, 'One-time password');
  const message = {
    kind: 'otp',
    to_address: to.email,
    to_name: to.full_name,
    ...compose(words, {
      full_name: to.full_name,
      organization: to.organization.name,
      code,
      minutes: String(codeMinutes),
    }),
  } as const;
  await queueMail(queries, context.config, to.organization.id, [message], context.clock());
  return macOf(context.secrets, about, code);
}

export const isMailedCode = (secrets: Secrets, mac: string | null, about: string, code: string): boolean =>
  mac !== null && same(mac, macOf(secrets, about, code));

/** A mailbox that its owner knows and others do not: a•••@himal.test */
export const hidden = (email: string): string => email.replace(/^(.)[^@]*/, '$1•••');

/** What somebody typed without the spaces and dashes that people put between; digits may be Nepali ones. */
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
    'update recovery_code set used_at = $3 where user_id = $1 and mac = $2 and used_at is null returning user_id',
    [userId, macOf(secrets, `recovery ${userId}`, code), now],
  );
  return taken.length === 1;
}

/** From now on the password alone opens the account, unless an organisation asks for more. */
export async function removeSecondStep(queries: Queries, userId: number): Promise<void> {
  await queries.query('delete from second_step where user_id = $1', [userId]);
  await queries.query('delete from recovery_code where user_id = $1', [userId]);
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
