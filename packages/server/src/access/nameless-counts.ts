/**
 * Tries counted by address without keeping addresses, in the database for all server processes together. What is there is two bytes of
 * a hash under a random key of the span of time: thousands of addresses bear the same name, and key and names are thrown away once the
 * span has passed.
 */
import { createHmac, randomBytes } from 'node:crypto';
import type { Context } from '../context.ts';
import type { Everywhere } from '../db/database.ts';

const nameBytes = 2;

type ShellProviders = Pick<Context, 'database' | 'clock'>;

/** @param spanMs what is counted together, from a multiple of itself since the epoch */
export function namelessCounts(tables: { readonly spans: string; readonly tries: string }, spanMs: number) {
  const { spans, tries } = tables;
  const startOf = (now: Date): Date => new Date(Math.floor(now.getTime() / spanMs) * spanMs);

  async function nameOf(everywhere: Everywhere, started: Date, what: string): Promise<Buffer> {
    const row = await everywhere.one<{ key: Buffer }>(
      `insert into ${spans} as w (started_at, key) values ($1, $2)
       on conflict (started_at) do update set key = w.key returning key`,
      [started, randomBytes(32)],
    );
    if (!row) throw new Error(`no key in ${spans}`);
    return createHmac('sha256', row.key).update(what).digest().subarray(0, nameBytes);
  }

  return {
    /** @returns how many tries there are with this one, and the seconds until they are forgotten */
    async count({ database, clock }: ShellProviders, what: string): Promise<{ tries: number; seconds: number }> {
      const { everywhere } = database;
      const now = clock();
      const started = startOf(now);
      const row = await everywhere.one<{ tries: number }>(
        `insert into ${tries} as t (started_at, name, tries) values ($1, $2, 1)
         on conflict (started_at, name) do update set tries = t.tries + 1 returning tries`,
        [started, await nameOf(everywhere, started, what)],
      );
      return { tries: row?.tries ?? 0, seconds: (started.getTime() + spanMs - now.getTime()) / 1000 };
    },

    /** Takes a try back; of a last one nothing is left. */
    async takeBack({ database, clock }: ShellProviders, what: string): Promise<void> {
      const { everywhere } = database;
      const started = startOf(clock());
      const key = [started, await nameOf(everywhere, started, what)];
      await everywhere.query(`update ${tries} set tries = tries - 1 where started_at = $1 and name = $2`, key);
      await everywhere.query(`delete from ${tries} where started_at = $1 and name = $2 and tries <= 0`, key);
    },

    /** Throws away what was counted before the last span, and the space in which it stood. */
    async sweep({ database, clock }: ShellProviders): Promise<void> {
      // A server whose clock goes behind still counts in the span before.
      const gone = await database.everywhere.query(`delete from ${spans} where started_at < $1 returning started_at`, [
        new Date(startOf(clock()).getTime() - spanMs),
      ]);
      if (gone.length > 0) await database.owner.query(`vacuum (full) ${tries}, ${spans}`);
    },
  };
}
