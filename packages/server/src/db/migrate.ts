/**
 * Forward-only migrations: numbered SQL files, applied in order, each in one transaction, under a lock among all servers; then the views.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { dropViews, makeViews } from './views.ts';

const folder = join(import.meta.dirname, 'migrations');
const lockKey = 7_355_609;

export class MigrationError extends Error {}

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly hash: string;
}

const all = (): Migration[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const sql = readFileSync(join(folder, file), 'utf8');
      return { name: file.slice(0, -4), sql, hash: createHash('sha256').update(sql).digest('hex') };
    });

/** The newest migration that this release knows. */
export const newestMigration = (): string => all().at(-1)?.name ?? '';

/** @throws with what else depends on a view, where that is why */
function failViews(error: unknown): never {
  const { message, detail } = error as Partial<pg.DatabaseError>;
  throw new MigrationError(`The views could not be made again: ${[message, detail].filter(Boolean).join('. ')}`, {
    cause: error,
  });
}

/**
 * Brings the database to this release.
 * @param until the name of the last migration that is wanted; the views are then left as they are
 * @returns the migrations applied now
 */
export async function migrate(pool: pg.Pool, until?: string): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await client.query(
      'create table if not exists migration (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string; hash: string }>(
      // The order of the files, whatever the collation of the database is.
      'select name, hash from migration order by name collate "C"',
    );
    const known = all();
    const done = new Map(rows.map((row) => [row.name, row.hash]));
    for (const [name, hash] of done) {
      const own = known.find((migration) => migration.name === name);
      if (!own)
        throw new MigrationError(
          `The database has the migration ${name}, which this release does not know: start the release that wrote it, or a newer one.`,
        );
      if (own.hash !== hash)
        throw new MigrationError(
          `The migration ${name} was changed after it was applied. Migrations only go forward: put the file back and add a new one.`,
        );
    }
    const wanted = known.filter((migration) => !done.has(migration.name) && (!until || migration.name <= until));
    const newest = rows.at(-1)?.name ?? '';
    const late = wanted.find((migration) => migration.name < newest);
    if (late)
      throw new MigrationError(
        `The migration ${late.name} comes before ${newest}, which the database has already. Migrations apply in order: give it a number after ${newest}.`,
      );
    if (wanted.length) await dropViews(client).catch(failViews);
    for (const migration of wanted) {
      await client.query('begin');
      try {
        await client.query(migration.sql);
        await client.query('insert into migration (name, hash) values ($1, $2)', [migration.name, migration.hash]);
        await client.query('commit');
      } catch (error) {
        await client.query('rollback');
        throw new MigrationError(
          `The migration ${migration.name} failed and was taken back whole: ${error instanceof Error ? error.message : String(error)}`,
          { cause: error },
        );
      }
    }
    if (!until) await makeViews(client).catch(failViews);
    return wanted.map((migration) => migration.name);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockKey]).catch(() => undefined);
    client.release();
  }
}

/** The newest migration applied to the database. */
export async function currentMigration(queries: pg.Pool | pg.PoolClient): Promise<string> {
  const { rows } = await queries.query<{ name: string }>(
    'select name from migration order by name collate "C" desc limit 1',
  );
  return rows[0]?.name ?? '';
}
