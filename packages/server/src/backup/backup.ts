/**
 * A backup is one file: every row of one moment, and every uploaded file, as a compressed archive. It is taken while the server
 * runs, by a transaction that sees one moment, and it restores into the embedded database or into any PostgreSQL: that is also the
 * way from the one to the other.
 */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import tar from 'tar-stream';
import { makePartitions } from '../db/partitions.ts';
import { currentMigration, migrate, newestMigration } from '../db/migrate.ts';
import { auditEndFile, auditKeyFile, type FileStore } from '../files/store.ts';

const format = 'karmik-backup-1';
const fileChunk = 8 * 1024 * 1024;

interface Manifest {
  readonly format: string;
  readonly migration: string;
  readonly created_at: string;
  readonly tables: readonly string[];
}

export class BackupError extends Error {}

/**
 * What speaks of a running installation and of its transactions, which another database counts again, and what is thrown away within the
 * hour or the day.
 */
const ofTheMoment = [
  'live_event',
  'live_server',
  'live_presence',
  'receipt_window',
  'receipt_try',
  'answer_window',
  'answer_try',
  'server_health',
  'recovery_request',
];

/** What the database makes itself of the rows of other tables, as they come. */
const keptByTheDatabase = ['profile_completeness'];

/** Tables so that each comes after those it refers to; what refers to itself or in a ring is settled when the transaction ends. */
async function tablesOf(client: pg.PoolClient, without: readonly string[]): Promise<string[]> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace and relname <> 'migration' and relname <> all($1) order by relname`,
    [without],
  );
  const { rows: references } = await client.query<{ name: string; target: string }>(
    `select distinct c.relname as name, t.relname as target from pg_constraint f join pg_class c on c.oid = f.conrelid join pg_class t on t.oid = f.confrelid where f.contype = 'f' and c.relnamespace = 'public'::regnamespace`,
  );
  const sorted: string[] = [];
  const visit = (name: string, path: readonly string[]) => {
    if (sorted.includes(name) || path.includes(name)) return;
    for (const { target } of references.filter((reference) => reference.name === name)) visit(target, [...path, name]);
    sorted.push(name);
  };
  for (const { name } of tables) visit(name, []);
  return sorted;
}

async function columnsOf(client: pg.PoolClient, table: string): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  );
  return rows.map(({ name }) => name).join(', ');
}

/** Row-level security would hide rows from the copy; for its transaction alone the owner steps over it. */
async function stepOverWalls(client: pg.PoolClient, tables: readonly string[]): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relforcerowsecurity and relname = any($1)`,
    [tables],
  );
  const { rows: me } = await client.query<{ free: boolean }>(
    'select rolsuper or rolbypassrls as free from pg_roles where rolname = current_user',
  );
  if (me[0]?.free) return () => Promise.resolve();
  for (const { name } of rows) await client.query(`alter table ${name} no force row level security`);
  return async () => {
    for (const { name } of rows) await client.query(`alter table ${name} force row level security`);
  };
}

/** Writes a backup to `target`, whole or not at all. @returns what is in it */
export async function backup(
  pool: pg.Pool,
  files: FileStore,
  target: string,
): Promise<{ rows: number; files: number; bytes: number }> {
  const draft = `${target}.part`;
  await mkdir(dirname(target), { recursive: true });
  const pack = tar.pack();
  const written = pipeline(pack, createGzip({ level: 6 }), createWriteStream(draft, { mode: 0o600, flush: true }));
  const client = await pool.connect();
  let rows = 0;
  let fileCount = 0;
  try {
    await client.query('begin isolation level repeatable read');
    const tables = await tablesOf(client, [...ofTheMoment, ...keptByTheDatabase]);
    const restoreWalls = await stepOverWalls(client, tables);
    const manifest: Manifest = {
      format,
      migration: await currentMigration(pool),
      created_at: new Date().toISOString(),
      tables,
    };
    await entry(pack, 'manifest.json', Buffer.from(JSON.stringify(manifest, null, 2)));
    for (const table of tables) {
      // The archive wants to know the size of an entry before its bytes: rows come in parts.
      let part = 0;
      let held: Buffer[] = [];
      let size = 0;
      const flush = async () => {
        if (size) await entry(pack, `tables/${table}/${String(part++).padStart(6, '0')}.copy`, Buffer.concat(held));
        held = [];
        size = 0;
      };
      const columns = await columnsOf(client, table);
      for await (const chunk of client.query(
        copyTo(`copy (select ${columns} from ${table}) to stdout`),
      ) as AsyncIterable<Buffer>) {
        held.push(chunk);
        size += chunk.length;
        if (size > fileChunk) await flush();
      }
      await flush();
      rows += Number((await client.query<{ n: string }>(`select count(*) as n from ${table}`)).rows[0]?.n ?? 0);
    }
    const { rows: stored } = await client.query<{ storage_key: string }>(
      `select storage_key from file union all select storage_key from whistle_attachment
       union all select storage_key from grievance_attachment order by storage_key`,
    );
    for (const { storage_key: key } of stored) {
      const info = await stat(files.path(key)).catch(() => undefined);
      // Deleted since the moment of the rows; its row is restored, and it answers "not found" as it would have.
      if (!info) continue;
      await pipeline(createReadStream(files.path(key)), pack.entry({ name: `files/${key}`, size: info.size }));
      fileCount++;
    }
    // Without its half of the key the restored audit could not be checked.
    const key = await readFile(files.path(auditKeyFile)).catch(() => undefined);
    if (key) await entry(pack, `files/${auditKeyFile}`, key);
    await restoreWalls();
    await client.query('commit');
    pack.finalize();
    await written;
    await rename(draft, target);
    return { rows, files: fileCount, bytes: (await stat(target)).size };
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    pack.destroy();
    await written.catch(() => undefined);
    await rm(draft, { force: true });
    throw error;
  } finally {
    client.release();
  }
}

const entry = (pack: tar.Pack, name: string, content: Buffer) =>
  new Promise<void>((resolve, reject) => {
    pack.entry({ name }, content, (error) => (error ? reject(error) : resolve()));
  });

/** The shape of the backup's own release: an older backup is brought forward after its rows are in. */
async function prepare(pool: pg.Pool, manifest: Manifest): Promise<void> {
  if (manifest.format !== format)
    throw new BackupError(`This is no backup of Karmik HR that this release can read (it says "${manifest.format}").`);
  if (manifest.migration > newestMigration())
    throw new BackupError(
      `The backup was made by a newer release (${manifest.migration}); this one ends at ${newestMigration()}. Start the newer release and restore there.`,
    );
  const { rows } = await pool.query<{ n: string }>(
    `select count(*) as n from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  if (Number(rows[0]?.n)) {
    const { rows: there } = await pool
      .query<{ n: string }>('select count(*) as n from organization')
      .catch(() => ({ rows: [{ n: '1' }] }));
    if (Number(there[0]?.n))
      throw new BackupError(
        'The database is not empty. A restore never overwrites: give KARMIK_DATA a new folder, or DATABASE_URL an empty database.',
      );
    if ((await currentMigration(pool)) > manifest.migration)
      throw new BackupError(
        `The database is ahead of the backup (${manifest.migration}). Give KARMIK_DATA a new folder, or DATABASE_URL an empty database.`,
      );
  }
  await migrate(pool, manifest.migration);
}

/** Restores a backup into an empty database and file store: everything, or nothing. */
export async function restore(
  pool: pg.Pool,
  files: FileStore,
  source: string,
): Promise<{ tables: number; files: number; migration: string }> {
  const extract = tar.extract();
  const input = createReadStream(source);
  const reading = pipeline(input, createGunzip(), extract).catch((error: unknown) => {
    extract.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  let client: pg.PoolClient | undefined;
  let manifest: Manifest | undefined;
  let walls: (() => Promise<void>) | undefined;
  let fileCount = 0;
  const columns = new Map<string, string>();
  try {
    for await (const part of extract) {
      const { name } = part.header;
      if (name === 'manifest.json') {
        manifest = JSON.parse(await text(part)) as Manifest;
        await prepare(pool, manifest);
        client = await pool.connect();
        await client.query('begin');
        await client.query('set constraints all deferred');
        // Triggers that note work to do look at this: what was noted comes with the backup.
        await client.query(`set local karmik.is_restoring = 'on'`);
        walls = await stepOverWalls(client, manifest.tables);
        await client.query(`truncate ${manifest.tables.join(', ')} cascade`);
        continue;
      }
      if (!client || !manifest) throw new BackupError('The file does not begin like a backup of Karmik HR.');
      const [kind, ...rest] = name.split('/');
      if (kind === 'tables') {
        const table = rest[0] ?? '';
        if (!manifest.tables.includes(table))
          throw new BackupError(`The backup names a table ${table} that its list lacks.`);
        const list = columns.get(table) ?? (await columnsOf(client, table));
        columns.set(table, list);
        await pipeline(part, client.query(copyFrom(`copy ${table} (${list}) from stdin`)));
      } else if (kind === 'files') {
        const key = rest.join('/');
        await keep(part, files, key);
        if (key !== auditKeyFile) fileCount++;
      } else part.resume();
    }
    await reading;
    if (!client || !manifest) throw new BackupError('The file is empty or no backup of Karmik HR.');
    await moveSequences(client);
    await client.query('set constraints all immediate');
    await walls?.();
    const { rows: organizations } = await client.query<{ id: string }>('select id from organization');
    await client.query('commit');
    // How far the seals of the audit had come elsewhere says nothing of what was restored.
    for (const { id } of organizations) await files.remove(auditEndFile(Number(id)));
    await migrate(pool);
    await makePartitions(pool, new Date());
    return { tables: manifest.tables.length, files: fileCount, migration: manifest.migration };
  } catch (error) {
    await client?.query('rollback').catch(() => undefined);
    if (error instanceof BackupError) throw error;
    throw new BackupError(
      `The backup could not be restored, and nothing was changed: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  } finally {
    client?.release();
  }
}

const text = async (stream: AsyncIterable<unknown>): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks).toString();
};

async function keep(part: AsyncIterable<unknown>, files: FileStore, key: string): Promise<void> {
  // The store refuses a key that would lead out of its folder.
  const target = files.path(key);
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  await pipeline(part, createWriteStream(target, { mode: 0o600, flush: true }));
}

/** New ids go on after the restored ones. */
async function moveSequences(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ name: string; column: string }>(
    `select c.relname as name, a.attname as column from pg_attribute a join pg_class c on c.oid = a.attrelid where a.attidentity <> '' and not c.relispartition and c.relnamespace = 'public'::regnamespace`,
  );
  for (const { name, column } of rows)
    await client.query(
      `select setval(pg_get_serial_sequence('${name}', '${column}'), greatest(1, (select coalesce(max(${column}), 0) from ${name}) + 1), false)`,
    );
}

/** For a comparison of two databases in tests and by operators: a hash of every table's rows. */
export async function contentHashes(pool: pg.Pool): Promise<Record<string, string>> {
  const client = await pool.connect();
  try {
    const hashes: Record<string, string> = {};
    for (const table of await tablesOf(client, ofTheMoment)) {
      const { rows } = await client.query<{ line: string }>(`select t::text as line from ${table} t order by 1`);
      hashes[table] = createHash('sha256')
        .update(rows.map(({ line }) => line).join('\n'))
        .digest('hex');
    }
    return hashes;
  } finally {
    client.release();
  }
}
