/**
 * Views of the database, each in a file of its own, `views/NAME.sql`, that makes the view of that name. They are made from these files
 * after all migrations, and again when a file changed, so that a change of a view is a change of its file.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';

const folder = join(import.meta.dirname, 'views');
/** How the comment of a view begins that was made from a file; the hash of the file follows. */
const mark = 'From a file of db/views, sha256 ';

interface ViewFile {
  readonly name: string;
  readonly sql: string;
  readonly comment: string;
}

/** The files by name, but for one that others read, which comes before them. */
function files(): ViewFile[] {
  const byName = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const sql = readFileSync(join(folder, file), 'utf8');
      return { name: file.slice(0, -4), sql, comment: mark + createHash('sha256').update(sql).digest('hex') };
    });
  const ordered = new Set<ViewFile>();
  const take = (file: ViewFile): void => {
    for (const other of byName)
      if (other !== file && new RegExp(`\\b(from|join) ${other.name}\\b`).test(file.sql)) take(other);
    ordered.add(file);
  };
  byName.forEach(take);
  return [...ordered];
}

interface ViewRow {
  readonly name: string;
  readonly comment: string;
}

/** The views that were made from files. */
async function madeFromFiles(client: pg.ClientBase): Promise<ViewRow[]> {
  const { rows } = await client.query<ViewRow>(
    `select relname as name, obj_description(oid, 'pg_class') as comment from pg_class
      where relkind = 'v' and relnamespace = 'public'::regnamespace and starts_with(obj_description(oid, 'pg_class'), $1)`,
    [mark],
  );
  return rows;
}

/** Functions that answer rows of these views: the files of the views make them. */
async function functionsOn(client: pg.ClientBase, views: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select p.oid::regprocedure::text as name from pg_proc p join pg_type t on t.oid = p.prorettype join pg_class c on c.oid = t.typrelid
      where c.relname = any($1) and c.relnamespace = 'public'::regnamespace`,
    [views],
  );
  return rows.map(({ name }) => name);
}

/** Removes the views that were made from files, so that migrations may change what they read. @throws where a view of others reads one */
export async function dropViews(client: pg.ClientBase): Promise<void> {
  const names = (await madeFromFiles(client)).map(({ name }) => name);
  if (names.length === 0) return;
  const functions = await functionsOn(client, names);
  if (functions.length) await client.query(`drop function ${functions.join(', ')}`);
  // One statement, in which views may read each other.
  await client.query(`drop view ${names.join(', ')}`);
}

/** Makes the views of the files, all of them where one differs from what the database has, in one transaction. @throws as PostgreSQL does */
export async function makeViews(client: pg.ClientBase): Promise<void> {
  const wanted = files();
  const made = new Map((await madeFromFiles(client)).map(({ name, comment }) => [name, comment]));
  if (made.size === wanted.length && wanted.every(({ name, comment }) => made.get(name) === comment)) return;
  await client.query('begin');
  try {
    await dropViews(client);
    for (const { name, sql, comment } of wanted) {
      await client.query(sql);
      await client.query(`comment on view ${name} is '${comment}'`);
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
