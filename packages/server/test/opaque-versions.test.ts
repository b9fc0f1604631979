/** What versions, numbers and files tell of the moment at which a record was written, to a person who knows the moments of their own. */
import { globSync, readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  aMember,
  anOrganization,
  client,
  signIn,
  startServer,
  type Client,
  type Organization,
  type TestServer,
} from './support/server.ts';

interface Versioned {
  readonly id: number;
  readonly version: string;
}

let server: TestServer;
let himal: Organization;
let hr: Client;
const devices = '/attendance/himal/device/';

beforeAll(async () => {
  server = await startServer();
  himal = await anOrganization(server, 'himal');
  hr = await signIn(server, await aMember(server, himal, 'hari', { is_hr_admin: true }));
});
afterAll(() => server.close());

const write = async (name: string) =>
  (await hr.post<Versioned>(devices, { name, serial_number: name.replace(' ', '').toUpperCase() })).body;
const read = async (id: number) => (await hr.get<Versioned>(`${devices}${id}/`)).body;

it('[S6] versions say neither when a record was written nor what was written with it', async () => {
  const [first, between, last] = [await write('Door 1'), await write('Door 2'), await write('Door 3')];
  const { everywhere } = server.context.database;
  // Three rows of one transaction, as a job would write them.
  await everywhere.query(`update attendance_device set vendor = 'Z'`);
  const rows = await everywhere.query<{ xmin: string }>('select distinct xmin::text as xmin from attendance_device');
  expect(rows).toHaveLength(1);
  const versions = await Promise.all([first, between, last].map(async ({ id }) => (await read(id)).version));
  expect(new Set(versions).size).toBe(3);
  for (const version of versions) {
    expect(version).toMatch(/^[0-9a-f]{24}$/);
    expect(version).not.toContain(rows[0]?.xmin);
  }
});

it('[S6] a version stays while its record does, and a write is refused that names an earlier one', async () => {
  const { id } = await write('Gate');
  const { version } = await read(id);
  expect((await read(id)).version).toBe(version);
  const match = { 'if-match': `"${version}"` };
  expect((await hr.patch(`${devices}${id}/`, { vendor: 'A' }, match)).status).toBe(200);
  expect((await read(id)).version).not.toBe(version);
  expect((await hr.patch(`${devices}${id}/`, { vendor: 'B' }, match)).status).toBe(409);
  for (const given of ['"x"', 'yesterday', `"${'0'.repeat(40)}"`])
    expect((await hr.patch(`${devices}${id}/`, { vendor: 'C' }, { 'if-match': given })).status).toBe(400);
});

it('[S6] the number of a transaction leaves the server nowhere else', () => {
  const src = join(import.meta.dirname, '../src');
  const using = globSync('**/*.{ts,sql}', { cwd: src }).filter((file) =>
    /\bxmin\b/.test(readFileSync(join(src, file), 'utf8')),
  );
  expect(using.toSorted()).toEqual([
    // Rows that one statement made, told apart within the database.
    'db/migrations/0247_files_of_new_people.sql',
    'entity/row-version.ts',
    // The row of an entity whose columns are hidden until they are known has its version from the table.
    'entity/scope.ts',
  ]);
});

it('[S6] numbers of reports, their messages and files, and the hours of files tell no order among reports', async () => {
  const type = (await hr.post<{ id: number }>('/commons/incident-type/', { name: 'Fraud' })).body.id;
  await hr.patch('/whistleblower/himal/setting/', { enabled: true, public_enabled: true, captcha: false });
  const { everywhere } = server.context.database;
  const back = [];
  for (const title of ['One', 'Two', 'Three']) {
    const { body } = await client(server).post<{ access: string }>('/whistleblower/himal/form/', {
      incident_type: type,
      title,
      description: 'Milk is watered down.',
    });
    back.push(body.access);
  }
  const picture = await sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  for (const access of back)
    for (const text of ['First', 'Second']) {
      const said = await server.app.inject({
        method: 'POST',
        url: '/api/v1/whistleblower/return/comments/',
        payload: { access, text },
      });
      expect(said.statusCode).toBeLessThan(300);
      const edge = 'edge';
      const sent = await server.app.inject({
        method: 'POST',
        url: '/api/v1/whistleblower/return/attachments/',
        headers: { 'x-report-access': access, 'content-type': `multipart/form-data; boundary=${edge}` },
        payload: Buffer.concat([
          Buffer.from(
            `--${edge}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`,
          ),
          picture,
          Buffer.from(`\r\n--${edge}--\r\n`),
        ]),
      });
      expect(sent.statusCode).toBeLessThan(300);
    }
  for (const table of ['whistle_report', 'whistle_comment', 'whistle_attachment']) {
    const ids = (await everywhere.query<{ id: number }>(`select id from ${table} order by ctid`)).map(({ id }) => id);
    // None follows the one before it, and each is of its day.
    expect(ids.every((id, n) => id !== (ids[n - 1] ?? 0) + 1)).toBe(true);
    expect(ids.every((id) => Math.floor(id / 2 ** 36) === Math.floor(server.now.getTime() / 86_400_000))).toBe(true);
  }
  // Within a report the order stays.
  const said = await everywhere.query<{ text: string }>('select text from whistle_comment order by report_id, id');
  expect(said.map(({ text }) => text)).toEqual(['First', 'Second', 'First', 'Second', 'First', 'Second']);
  for (const { storage_key: key } of await everywhere.query<{ storage_key: string }>(
    'select storage_key from whistle_attachment',
  ))
    expect((await stat(server.context.files.path(key))).mtime.toISOString()).toBe('2026-11-21T00:00:00.000Z');
});
