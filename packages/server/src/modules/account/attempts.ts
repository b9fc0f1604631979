/**
 * Slowing down guessing. Attempts are counted in the database, so that all server processes count together, and before the
 * password is looked at, so that many at once gain nothing. The answer is the same for accounts that do not exist.
 */
import { createHash } from 'node:crypto';
import type { Queries } from '../../db/database.ts';
import { tooMany } from '../../http/errors.ts';
import { accessMessages } from '../../messages.ts';

interface Limit {
  readonly attempts: number;
  readonly windowMinutes: number;
}

/** Five for one name from one address; a whole office behind one address gets more, and what succeeds is taken back. */
const perAccount: Limit = { attempts: 5, windowMinutes: 15 };
const perAddress: Limit = { attempts: 100, windowMinutes: 15 };
/** For one name from everywhere: who has many addresses guesses no faster. */
const perName: Limit = { attempts: 50, windowMinutes: 15 };

const keyOf = (...parts: string[]) => createHash('sha256').update(parts.join('\0')).digest('base64url');

export const attemptKey = (purpose: string, account: string, ip: string) => keyOf(purpose, account.toLowerCase(), ip);
const addressKey = (purpose: string, ip: string) => keyOf(purpose, ip);

async function count(queries: Queries, key: string, limit: Limit, now: Date): Promise<void> {
  const row = await queries.one<{ failures: number; locked_until: string | null }>(
    `insert into login_attempt as a (key, failures, window_started_at) values ($1, 1, $2)
     on conflict (key) do update set
       failures = case when a.window_started_at < $2::timestamptz - make_interval(mins => $3) and coalesce(a.locked_until < $2, true) then 1 else a.failures + 1 end,
       window_started_at = case when a.window_started_at < $2::timestamptz - make_interval(mins => $3) and coalesce(a.locked_until < $2, true) then $2 else a.window_started_at end,
       locked_until = case
         when a.locked_until > $2 then a.locked_until
         when a.window_started_at < $2::timestamptz - make_interval(mins => $3) then null
         when a.failures >= $4 then $2::timestamptz + make_interval(mins => $3) end
     returning failures, locked_until`,
    [key, now, limit.windowMinutes, limit.attempts],
  );
  if (row?.locked_until) {
    const seconds = (Date.parse(row.locked_until) - now.getTime()) / 1000;
    throw tooMany(
      { non_field_errors: [accessMessages.tooManyAttempts({ minutes: Math.max(1, Math.ceil(seconds / 60)) })] },
      seconds,
    );
  }
}

/**
 * Counts one attempt; throws 429 with Retry-After when there were too many.
 * @param isKnownAddress where its owner signed in from before: guesses from elsewhere do not lock them out there
 */
export async function countAttempt(
  queries: Queries,
  purpose: string,
  account: string,
  ip: string,
  now: Date,
  isKnownAddress = false,
): Promise<void> {
  await count(queries, addressKey(purpose, ip), perAddress, now);
  await count(queries, attemptKey(purpose, account, ip), perAccount, now);
  if (!isKnownAddress) await count(queries, attemptKey(purpose, account, anyAddress), perName, now);
}

/** Counts a link that sets a password anew, so that nobody's mailbox is flooded. @returns whether it may be sent */
export async function countRecovery(queries: Queries, accountId: number, now: Date): Promise<boolean> {
  return count(queries, attemptKey('recovery mail', String(accountId), anyAddress), perMailbox, now).then(
    () => true,
    () => false,
  );
}

/** Whatever the address: who guesses one-time passwords has the password already, and may have many addresses. */
const anyAddress = 'any address';
const perMailbox: Limit = { attempts: 10, windowMinutes: 15 };

/** Counts a guess at a code of an account; throws 429 when there were too many. */
export const countGuess = (queries: Queries, purpose: string, userId: number, now: Date): Promise<void> =>
  count(queries, attemptKey(purpose, String(userId), anyAddress), perAccount, now);

export const clearGuesses = (queries: Queries, purpose: string, userId: number): Promise<void> =>
  clearAttempts(queries, purpose, String(userId), anyAddress);

/** Counts a code that is mailed, so that nobody's mailbox is flooded. */
export const countMailedCode = (queries: Queries, userId: number, now: Date): Promise<void> =>
  count(queries, attemptKey('mailed code', String(userId), anyAddress), perMailbox, now);

/** A success clears the count of that account, and takes its own attempt back from the count of the address: the rest stay counted. */
export async function clearAttempts(queries: Queries, purpose: string, account: string, ip: string): Promise<void> {
  await queries.query('delete from login_attempt where key = $1', [attemptKey(purpose, account, ip)]);
  await queries.query('update login_attempt set failures = failures - 1 where key = $1 and failures > 0', [
    attemptKey(purpose, account, anyAddress),
  ]);
  await queries.query('update login_attempt set failures = failures - 1 where key = $1 and failures > 0', [
    addressKey(purpose, ip),
  ]);
}
