/** Whether rows can be written: the question behind /healthz. */
import type pg from 'pg';
import { isFull } from './failures.ts';
import { currentMigration } from './migrate.ts';

export interface Health {
  /** Of the database, such as 18.4. */
  readonly version: string;
  readonly migration: string;
}

/** @throws what a connection that does not answer throws, when the work takes longer */
export async function within<T>(limitMs: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Query read timeout after ${limitMs} ms`)), limitMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** More than any free space within pages and logs, so that the disk must give some. */
const probeRows = 128;
const probeRowBytes = 8_000;

/**
 * @param pool one connection, which requests never hold
 * @param limitMs after which the database counts as away
 */
export function healthCheck(pool: pg.Pool, limitMs: number) {
  /** A full disk refuses new pages alone: a small row says nothing of it, so once it was full more is written. */
  let wasFull = false;
  let running: Promise<Health> | undefined;

  async function write(): Promise<Health> {
    const client = await pool.connect();
    let failed = false;
    try {
      const { rows } = await client.query<{ version: string }>(
        `insert into server_health (checked_at) values (now()) on conflict (is_only) do update set checked_at = excluded.checked_at
         returning current_setting('server_version') as version`,
      );
      if (wasFull) await probe(client);
      return { version: rows[0]?.version ?? '', migration: await currentMigration(client) };
    } catch (error) {
      failed = true;
      throw error;
    } finally {
      client.release(failed);
    }
  }

  async function probe(client: pg.PoolClient): Promise<void> {
    await client.query('begin');
    // Random letters, since repeated ones are stored in a few bytes.
    await client.query(
      `create temp table health_probe on commit drop as
       select (select string_agg(md5(random()::text || n || k), '') from generate_series(1, $1::int / 32) k) as filling from generate_series(1, $2::int) n`,
      [probeRowBytes, probeRows],
    );
    await client.query('commit');
    wasFull = false;
  }

  return {
    /** Remembers what a failure says of the disk. */
    hear: (error: unknown): void => {
      if (isFull(error)) wasFull = true;
    },
    check: (): Promise<Health> => {
      running ??= within(limitMs, write())
        .catch((error: unknown) => {
          if (isFull(error)) wasFull = true;
          throw error;
        })
        .finally(() => (running = undefined));
      return running;
    },
  };
}
