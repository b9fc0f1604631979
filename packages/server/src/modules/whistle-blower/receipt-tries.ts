/**
 * Tries of receipts, counted in the database for all server processes together. What stands there is two bytes of a hash of the address
 * under a random key: thousands of addresses bear the same name, the key and all names under it are gone within three quarters of an
 * hour, and a try that was right leaves nothing.
 */
import { createHmac, randomBytes } from 'node:crypto';
import type { Context } from '../../context.ts';
import type { Everywhere } from '../../db/database.ts';
import { tooMany } from '../../http/errors.ts';

const most = 5;
const quarterHour = 15 * 60_000;
const nameBytes = 2;

const startOf = (now: Date): Date => new Date(Math.floor(now.getTime() / quarterHour) * quarterHour);

/** What an address is called in this quarter of an hour. */
async function nameOf(everywhere: Everywhere, started: Date, address: string): Promise<Buffer> {
  const row = await everywhere.one<{ key: Buffer }>(
    `insert into receipt_window as w (started_at, key) values ($1, $2)
     on conflict (started_at) do update set key = w.key returning key`,
    [started, randomBytes(32)],
  );
  if (!row) throw new Error('no key for tries of receipts');
  return createHmac('sha256', row.key).update(address).digest().subarray(0, nameBytes);
}

/** Counts a try before it is looked at. @throws 429 after five within a quarter of an hour of the clock */
export async function countReceiptTry({ database, clock }: Context, address: string): Promise<void> {
  const { everywhere } = database;
  const now = clock();
  const started = startOf(now);
  const row = await everywhere.one<{ tries: number }>(
    `insert into receipt_try as t (started_at, name, tries) values ($1, $2, 1)
     on conflict (started_at, name) do update set tries = t.tries + 1 returning tries`,
    [started, await nameOf(everywhere, started, address)],
  );
  if (!row || row.tries <= most) return;
  const seconds = (started.getTime() + quarterHour - now.getTime()) / 1000;
  throw tooMany(
    { non_field_errors: [`Too many attempts. Try again in ${Math.max(1, Math.ceil(seconds / 60))} minutes.`] },
    seconds,
  );
}

/** Takes a try back, since it was right. */
export async function forgetReceiptTry({ database, clock }: Context, address: string): Promise<void> {
  const { everywhere } = database;
  const started = startOf(clock());
  const key = [started, await nameOf(everywhere, started, address)];
  await everywhere.query('update receipt_try set tries = tries - 1 where started_at = $1 and name = $2', key);
  await everywhere.query('delete from receipt_try where started_at = $1 and name = $2 and tries <= 0', key);
}

/** Throws away what was counted before the last quarter of an hour, and the space in which it stood. */
export async function sweepReceiptTries({ database, clock }: Context): Promise<void> {
  // A server whose clock goes behind still counts in the quarter before.
  const gone = await database.everywhere.query(
    'delete from receipt_window where started_at < $1 returning started_at',
    [new Date(startOf(clock()).getTime() - quarterHour)],
  );
  if (gone.length > 0) await database.owner.query('vacuum (full) receipt_try, receipt_window');
}
