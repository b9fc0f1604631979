import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isSwept } from '../../../tools/support/touched.ts';
import { readLimits } from '../src/modules/imports/read.ts';
import { peakOfChildren } from './support/children.ts';
import { hostilePictures, hostileSheets, pixelBomb } from './support/hostile.ts';
import {
  aMember,
  anOrganization,
  signIn,
  startServer,
  type Client,
  type Organization,
  type TestServer,
} from './support/server.ts';
import { xlsx } from './support/workbook.ts';

let server: TestServer;
let himal: Organization;
let hr: Client;
let mara: Client;
const base = '/hris/himal/employees/import/';
const mega = 1024 * 1024;
/** What a process may have taken between two looks of its guard. */
const slack = 160 * mega;

beforeAll(async () => {
  server = await startServer();
  himal = await anOrganization(server, 'himal');
  hr = await signIn(server, await aMember(server, himal, 'hari', { is_hr_admin: true }));
  const sagar = await anOrganization(server, 'sagar');
  mara = await signIn(server, await aMember(server, sagar, 'mara', { is_hr_admin: true }));
});
afterAll(() => server.close());

const good = () =>
  xlsx([
    ['Employee Code', 'First Name', 'Last Name', 'Email', 'Joining Date'],
    ['A1', 'Sita', 'Rai', 's@firm.test', '2020-01-01'],
  ]);

describe('a spreadsheet made to do harm is refused with a sentence, and its reader stays within its memory', () => {
  for (const [what, { make, answer }] of Object.entries(hostileSheets).filter(([name]) => isSwept('imports', name)))
    it(what, { timeout: 90_000 }, async () => {
      const name = what.startsWith('a CSV') ? 'list.csv' : 'list.xlsx';
      const { result, bytes } = await peakOfChildren(process.pid, 'read-child', () =>
        hr.upload<{ file?: string[] }>(base, name, make()),
      );
      expect([result.status, result.body.file?.[0]]).toEqual([400, expect.stringMatching(answer)]);
      expect(bytes).toBeLessThan(readLimits.memoryBytes + slack);
    });

  it('and the next good one is read', async () => {
    expect((await hr.upload(base, 'good.xlsx', good())).status).toBe(201);
    expect(await server.context.database.everywhere.query('select 1 from spreadsheet_turn')).toEqual([]);
  });
});

describe('spreadsheets are read in turns', () => {
  it('one of an organisation at a time, the others in a queue that ends', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, (_, n) => hr.upload(base, `n${n}.xlsx`, good())));
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([201, 201, 201, 201, 429, 429]);
    expect(answers.find(({ status }) => status === 429)).toMatchObject({
      body: { detail: 'Other spreadsheets are being read. Try again in a minute.' },
      headers: { 'retry-after': '60' },
    });
  });

  it('while another server reads one of the organisation, those of others are read', async () => {
    const { everywhere } = server.context.database;
    await everywhere.query(
      `insert into spreadsheet_turn (organization_id, reader, lease_until) values ($1, gen_random_uuid(), now() + interval '1 hour')`,
      [himal.id],
    );
    let isAnswered = false;
    const waiting = hr.upload(base, 'good.xlsx', good()).finally(() => (isAnswered = true));
    expect((await mara.upload('/hris/sagar/employees/import/', 'good.xlsx', good())).status).toBe(201);
    expect(isAnswered).toBe(false);
    // The other server ended without a word: its lease runs out.
    await everywhere.query(`update spreadsheet_turn set lease_until = now() - interval '1 second'`);
    expect((await waiting).status).toBe(201);
  });
});

describe('a picture made to do harm is refused', () => {
  for (const [what, make] of Object.entries(hostilePictures))
    it(what, async () => {
      const picture = make();
      for (const url of ['/files/?purpose=record', '/users/me/photo/'])
        expect([url, (await hr.upload(url, 'picture.png', picture)).status]).toEqual([url, 400]);
    });

  it('however many come at once, and a large good one is taken', { timeout: 120_000 }, async () => {
    const bomb = pixelBomb(7_820, 7_820);
    const large = await sharp({ create: { width: 5_000, height: 5_000, channels: 3, background: 'teal' } })
      .jpeg({ progressive: true })
      .toBuffer();
    const answers = await Promise.all([
      ...Array.from({ length: 8 }, () => hr.upload('/files/?purpose=record', 'picture.png', bomb)),
      hr.upload('/files/?purpose=record', 'picture.png', large),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 8 }, () => 400), 201]);
  });
});
