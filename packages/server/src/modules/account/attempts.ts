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
  /** After so many minutes without an attempt the count begins again. */
  readonly windowMinutes: number;
  /** Seconds until the next attempt once all are used up; it doubles with each further one, to the longest. */
  readonly delay: { readonly first: number; readonly longest: number };
}

/** Five for one name from one address; a whole office behind one address gets more, and what succeeds is taken back. */
const perAccount: Limit = { attempts: 5, windowMinutes: 15, delay: { first: 60, longest: 900 } };
/** An address is slowed and never locked: others are behind it. */
const perAddress: Limit = { attempts: 100, windowMinutes: 15, delay: { first: 1, longest: 60 } };
/** For one name from everywhere: who has many addresses guesses no faster. */
const perName: Limit = { attempts: 50, windowMinutes: 15, delay: { first: 60, longest: 900 } };
/** A browser in which the account signed in before is slowed by its own mistakes alone, and never for long. */
const perDevice: Limit = { attempts: 5, windowMinutes: 15, delay: { first: 5, longest: 60 } };

const keyOf = (...parts: string[]) => createHash('sha256').update(parts.join('\0')).digest('base64url');

export const attemptKey = (purpose: string, account: string, ip: string) => keyOf(purpose, account.toLowerCase(), ip);
const addressKey = (purpose: string, ip: string) => keyOf(purpose, ip);

/**
 * Lets an attempt pass and counts it, or refuses it. The one that uses up the last of a limit begins a delay; what comes meanwhile is
 * refused and not counted, and the next one that passes begins a longer delay.
 */
async function count(queries: Queries, key: string, limit: Limit, now: Date): Promise<void> {
  const { attempts, windowMinutes, delay } = limit;
  const isOver = `greatest(a.window_started_at, coalesce(a.locked_until, a.window_started_at)) < $2::timestamptz - make_interval(mins => $3)`;
  const isFree = `(a.locked_until is null or a.locked_until <= $2)`;
  const next = `(case when ${isOver} then 1 else a.failures + 1 end)`;
  const waits = (failures: string) =>
    `case when ${failures} >= $4 then $2::timestamptz + make_interval(secs => least($6, $5 * power(2, least(${failures} - $4, 20)))) end`;
  const passed = await queries.one(
    `insert into login_attempt as a (key, failures, window_started_at, locked_until) values ($1, 1, $2, ${waits('1')})
     on conflict (key) do update set failures = ${next}, window_started_at = $2, locked_until = ${waits(next)} where ${isFree}
     returning failures`,
    [key, now, windowMinutes, attempts, delay.first, delay.longest],
  );
  if (passed) return;
  const row = await queries.one<{ locked_until: string | null }>(
    'select locked_until from login_attempt where key = $1',
    [key],
  );
  const seconds = (Date.parse(row?.locked_until ?? now.toISOString()) - now.getTime()) / 1000;
  throw tooMany(
    { non_field_errors: [accessMessages.tooManyAttempts({ minutes: Math.max(1, Math.ceil(seconds / 60)) })] },
    seconds,
  );
}

/** Counts an attempt in a browser in which the account signed in before, and nowhere else. */
export const countKnownDevice = (queries: Queries, purpose: string, device: string, now: Date): Promise<void> =>
  count(queries, keyOf(purpose, 'known device', device), perDevice, now);

export const clearKnownDevice = async (queries: Queries, purpose: string, device: string): Promise<void> => {
  await queries.query('delete from login_attempt where key = $1', [keyOf(purpose, 'known device', device)]);
};

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

/** Counts a link that sets a password again, so that no one's mailbox is flooded. @returns whether it may be sent */
export async function countRecovery(queries: Queries, accountId: number, now: Date): Promise<boolean> {
  return count(queries, attemptKey('recovery mail', String(accountId), anyAddress), perMailbox, now).then(
    () => true,
    () => false,
  );
}

/** Whatever the address: who guesses one-time passwords has the password already, and may have many addresses. */
const anyAddress = 'any address';
const perMailbox: Limit = { attempts: 10, windowMinutes: 15, delay: { first: 60, longest: 900 } };

/** Counts a guess at a code of an account; throws 429 when there were too many. */
export const countGuess = (queries: Queries, purpose: string, userId: number, now: Date): Promise<void> =>
  count(queries, attemptKey(purpose, String(userId), anyAddress), perAccount, now);

export const clearGuesses = (queries: Queries, purpose: string, userId: number): Promise<void> =>
  clearAttempts(queries, purpose, String(userId), anyAddress);

/** Counts a code that is mailed, so that no one's mailbox is flooded. */
export const countMailedCode = (queries: Queries, userId: number, now: Date): Promise<void> =>
  count(queries, attemptKey('mailed code', String(userId), anyAddress), perMailbox, now);

/** A success clears the count of that account, and takes its own attempt back from the count of the address: the rest stay counted. */
export async function clearAttempts(queries: Queries, purpose: string, account: string, ip: string): Promise<void> {
  await queries.query('delete from login_attempt where key = $1', [attemptKey(purpose, account, ip)]);
  await queries.query(
    'update login_attempt set failures = failures - 1, locked_until = null where key = $1 and failures > 0',
    [attemptKey(purpose, account, anyAddress)],
  );
  await queries.query(
    'update login_attempt set failures = failures - 1, locked_until = null where key = $1 and failures > 0',
    [addressKey(purpose, ip)],
  );
}
