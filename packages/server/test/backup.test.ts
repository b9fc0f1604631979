import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { backup, contentHashes, restore } from '../src/backup/backup.ts';
import { openDatabase, type Database } from '../src/db/database.ts';
import { folderStore } from '../src/files/store.ts';
import { liesIn } from '../../../tools/support/touched.ts';
import { aMember, anOrganization, client, signIn, startServer, type TestServer } from './support/server.ts';

let server: TestServer;
let empty: Database;
let file: string;
const name = `karmik_restored_${process.pid}`;
const admin = new pg.Client({ ...inject('cluster'), database: 'postgres' });

beforeAll(async () => {
  // Work in the background would change what the backup is compared with.
  server = await startServer();
  const himal = await anOrganization(server, 'himal');
  const person = await aMember(server, himal, 'asha');
  const asha = await signIn(server, person);
  const upload = await asha.upload<{ id: number }>('/files/', 'note.txt', 'नमस्ते');
  await asha.post('/noticeboard/posts/', {
    text: 'With\ttabs,\nlines, \\backslashes and "quotes"',
    attachment_ids: [upload.body.id],
  });
  for (let n = 0; n < 50; n++) await asha.post('/noticeboard/posts/', { text: `Post ${n} of many, बहु` });
  // A file, of which the database itself keeps how complete it is.
  await server.context.database.everywhere.query(
    `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on)
     values ($1, $2, 'H-1', 'Asha', 'Rai', $3, '2020-01-01')`,
    [himal.id, person.id, person.email],
  );
  await server.context.database.everywhere.query(
    `insert into education (organization_id, employee_id, degree, institution) values ($1, $2, 'Bachelor', 'Tribhuvan University')`,
    [himal.id, person.id],
  );
  await server.context.database.everywhere.query(`insert into division (organization_id, name) values ($1, 'Whole')`, [
    himal.id,
  ]);
  await server.context.database.everywhere.query(
    `insert into division (organization_id, name, parent_id) select $1, 'Part', id from division`,
    [himal.id],
  );
  await admin.connect();
  await admin.query(`create database ${name}`);
  const { host, port, user, password } = inject('cluster');
  empty = openDatabase({ host, port, user, password, database: name }, 2, () => undefined);
  file = join(server.folder, 'backups/one.tar.gz');
});
afterAll(async () => {
  await empty.close();
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
  await server.close();
});

// Each migration can bring what a backup must hold.
describe.runIf(liesIn(/^packages\/server\/(src\/(backup|cluster|db|files)\/|test\/backup)/))('a backup', () => {
  it('restores every row and every file into an empty database, and ids go on from there', async () => {
    const made = await backup(server.context.database.owner, server.context.files, file);
    expect(made).toMatchObject({ files: 1 });
    const files = folderStore(join(server.folder, 'restored'));
    await restore(empty.owner, files, file);
    expect(await contentHashes(empty.owner)).toEqual(await contentHashes(server.context.database.owner));
    const profile = await empty.everywhere.query('select filled, percent from profile_completeness');
    expect(profile).toEqual([{ filled: 16, percent: 9 }]);
    const row = await empty.everywhere.one<{ storage_key: string }>('select storage_key from file');
    expect(readFileSync(files.path(row?.storage_key ?? ''), 'utf8')).toBe('नमस्ते');
    const made2 = await empty.everywhere.one<{ id: number }>(
      `insert into division (organization_id, name) select id, 'New' from organization returning id`,
    );
    expect(made2?.id).toBe(3);
    // The walls between organisations stand again.
    expect(await empty.organization(999).query('select 1 from post')).toEqual([]);
  });

  it('never overwrites', async () => {
    const before = await contentHashes(empty.owner);
    await expect(restore(empty.owner, server.context.files, file)).rejects.toThrow(/not empty/);
    expect(await contentHashes(empty.owner)).toEqual(before);
  });

  it('that is cut short or no backup changes nothing', async () => {
    const half = join(server.folder, 'half.tar.gz');
    writeFileSync(half, readFileSync(file).subarray(0, 3_000));
    const other = join(server.folder, 'other.tar.gz');
    writeFileSync(other, 'not an archive');
    const clean = `${name}_clean`;
    await admin.query(`create database ${clean}`);
    const { host, port, user, password } = inject('cluster');
    const database = openDatabase({ host, port, user, password, database: clean }, 2, () => undefined);
    try {
      for (const bad of [half, other, join(server.folder, 'missing.tar.gz')])
        await expect(restore(database.owner, server.context.files, bad)).rejects.toThrow(
          /could not be restored|no backup/,
        );
      const { rows } = await database.owner.query<{ n: number }>(
        `select count(*)::int as n from pg_class where relname = 'organization'`,
      );
      if (rows[0]?.n) expect((await database.everywhere.query('select 1 from organization')).length).toBe(0);
    } finally {
      await database.close();
      await admin.query(`drop database ${clean} with (force)`);
    }
  });

  it('holds no answer of the API open: the server goes on meanwhile', async () => {
    const [made, answer] = await Promise.all([
      backup(server.context.database.owner, server.context.files, join(server.folder, 'two.tar.gz')),
      client(server).get('/server-info/'),
    ]);
    expect([made.rows > 50, answer.status]).toEqual([true, 200]);
  });
});
