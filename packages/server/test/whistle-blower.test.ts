import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { countReceiptTry, sweepReceiptTries } from '../src/access/receipt-tries.ts';
import { wipeExpired } from '../src/modules/whistle-blower/retention.ts';
import {
  aMember,
  anOrganization,
  bodyOf,
  client,
  type Client,
  type Organization,
  type Person,
  signIn,
  startServer,
  type TestServer,
} from './support/server.ts';

interface Report {
  id: number;
  status: string;
  title: string;
  comments: { id: number; text: string; author: { full_name: string } | null; is_own: boolean }[];
  attachments: { id: number; name: string }[];
  accesses: { full_name: string; action: string }[];
  conclusion: string | null;
  expires_on: string;
  due_on: string | null;
}
interface Listed {
  results: Report[];
  count: number;
}
interface Receipt {
  receipt: string;
  access: string;
  has_reader: boolean;
}

const day = 86_400_000;
const address = '203.0.113.77';

let server: TestServer;
let himal: Organization;
let hr: Client;
let people: Record<'boss' | 'ram' | 'sita' | 'gita' | 'hari', Person>;
let ram: Client;
let sita: Client;
let gita: Client;
let type: number;
const forms = '/whistleblower/himal/whistle-forms/';

/** What a visitor sends, from an address of their own. */
const from = async <T>(remoteAddress: string, url: string, body: object): Promise<{ status: number; body: T }> => {
  const response = await server.app.inject({
    method: 'POST',
    url: `/api/v1${url}`,
    payload: body,
    remoteAddress,
    headers: { 'user-agent': 'Whistler/7.7' },
  });
  return { status: response.statusCode, body: bodyOf(response) as T };
};
let told = 0;
const submit = async (more: object = {}, remoteAddress = address) => {
  told += 1;
  const answer = await from<Receipt>(remoteAddress, '/whistleblower/himal/form/', {
    incident_type: type,
    title: `Report ${told}`,
    description: 'Milk is watered down at night.',
    ...more,
  });
  expect(answer.status).toBe(201);
  return { ...answer.body, title: `Report ${told}` };
};
const titles = async (who: Client) =>
  (await who.get<Listed>(`${forms}?limit=100`)).body.results.map(({ title }) => title);
const idOf = async (who: Client, title: string) =>
  (await who.get<Listed>(`${forms}?limit=100`)).body.results.find((each) => each.title === title)?.id ?? 0;

/** Sessions do not last as long as the clock is moved. */
const enter = async () => {
  hr = await signIn(server, people.boss);
  ram = await signIn(server, people.ram);
  sita = await signIn(server, people.sita);
  gita = await signIn(server, people.gita);
};

beforeAll(async () => {
  server = await startServer();
  himal = await anOrganization(server, 'himal');
  people = {
    boss: await aMember(server, himal, 'boss', { is_hr_admin: true }),
    ram: await aMember(server, himal, 'ram'),
    sita: await aMember(server, himal, 'sita'),
    gita: await aMember(server, himal, 'gita'),
    hari: await aMember(server, himal, 'hari'),
  };
  await enter();
  type = (await hr.post<{ id: number }>('/commons/incident-type/', { name: 'Fraud' })).body.id;
  for (const person of [people.ram, people.sita])
    expect(
      (await hr.post('/whistleblower/himal/investigator/', { person: person.id, starts_on: '2026-01-01' })).status,
    ).toBe(201);
  await server.context.database
    .organization(himal.id)
    .query(`update investigator set status = 'Confirmed' where organization_id = $1`, [himal.id]);
  await hr.patch('/whistleblower/himal/setting/', { enabled: true, public_enabled: true, captcha: false });
});
afterAll(() => server.close());

describe('whistle-blowing', () => {
  it('is off until HR switches it on, and the login page hears of it [LOG-2, API-1]', async () => {
    const settings = () => client(server).get<{ enabled: boolean }>('/commons/public-whistle-settings/');
    const own = () => gita.get<{ results: { enabled: boolean }[] }>('/commons/whistle-settings/');
    expect((await settings()).body).toEqual({
      enabled: true,
      organizations: [{ slug: 'himal', name: 'Himal Industries' }],
    });
    await hr.patch('/whistleblower/himal/setting/', { public_enabled: false });
    expect((await settings()).body).toEqual({ enabled: false, organizations: [] });
    expect((await own()).body.results).toEqual([{ enabled: true }]);
    const body = { incident_type: type, title: 'x', description: 'y' };
    expect((await client(server).post('/whistleblower/himal/form/', body)).status).toBe(404);
    await hr.patch('/whistleblower/himal/setting/', { enabled: false });
    expect((await gita.post(forms, body)).status).toBe(403);
    expect((await own()).body.results).toEqual([{ enabled: false }]);
    expect((await hr.patch('/whistleblower/himal/setting/', { public_enabled: true })).body).toEqual({
      public_enabled: ['Turn on "Accept reports" first'],
    });
    await hr.patch('/whistleblower/himal/setting/', { enabled: true, public_enabled: true });
  });

  it('names its investigators to the menu only while they are some [TOP-15]', async () => {
    const quality = async (who: Client) =>
      (await who.get<{ qualities: Record<string, boolean> }>('/users/me/menu/')).body.qualities.is_current_investigator;
    const check = async (who: Client) => (await who.get('/commons/investigators/himal/')).body;
    expect([await quality(ram), await quality(gita), await quality(hr)]).toEqual([true, false, false]);
    expect([await check(ram), await check(gita)]).toEqual([
      { is_current_investigator: true },
      { is_current_investigator: false },
    ]);
    await hr.post('/whistleblower/himal/investigator/', {
      person: people.hari.id,
      starts_on: '2025-01-01',
      ends_on: '2026-11-20',
    });
    const hari = await signIn(server, people.hari);
    expect(await quality(hari)).toBe(false);
    await hr.patch('/whistleblower/himal/setting/', { enabled: false, public_enabled: false });
    expect(await quality(ram)).toBe(false);
    await hr.patch('/whistleblower/himal/setting/', { enabled: true, public_enabled: true });
  });

  it('gives a receipt with which the reporter comes back, writes and is answered [WB-1]', async () => {
    const { receipt, has_reader, title } = await submit();
    expect(receipt).toMatch(/^\d{20}$/);
    expect(has_reader).toBe(true);
    const spaced = receipt.replace(/(.{4})/g, '$1 ');
    const back = await from<{ access: string; report: Report }>('198.51.100.1', '/whistleblower/return/', {
      receipt: spaced,
    });
    expect([back.status, back.body.report.title]).toEqual([200, title]);
    const { access } = back.body;
    await from('198.51.100.1', '/whistleblower/return/comments/', { access, text: 'It happens on Fridays.' });
    const id = await idOf(ram, title);
    const answered = await ram.post<Report>(`${forms}${id}/comments/`, { text: 'Which gate?', visibility: 'reporter' });
    expect(answered.status).toBe(201);
    await ram.post(`${forms}${id}/comments/`, { text: 'Ask the guard.', visibility: 'internal' });
    const again = await from<Report>('198.51.100.1', '/whistleblower/return/report/', { access });
    expect(again.body.comments.map(({ text, is_own }) => [text, is_own])).toEqual([
      ['It happens on Fridays.', true],
      ['Which gate?', false],
    ]);
    // Who answers is not told to the person who asks from outside.
    expect(JSON.stringify(again.body)).not.toContain('Ram');
    server.move(31 * 60_000);
    expect((await from('198.51.100.1', '/whistleblower/return/report/', { access })).status).toBe(403);
    expect(
      (await from('198.51.100.1', '/whistleblower/return/report/', { access: `${access.slice(0, -1)}-` })).status,
    ).toBe(403);
    await enter();
  });

  it('says the same of every wrong receipt, five times in a quarter of an hour [WB-1]', async () => {
    const { receipt } = await submit();
    const changed = `${receipt.slice(0, -1)}${(Number(receipt.at(-1)) + 1) % 10}`;
    const refusal = { non_field_errors: ['No report has this receipt number.'] };
    for (const wrong of [changed, '1', '0'.repeat(20), 'abc', changed])
      expect(await from('198.51.100.9', '/whistleblower/return/', { receipt: wrong })).toEqual({
        status: 400,
        body: refusal,
      });
    expect((await from('198.51.100.9', '/whistleblower/return/', { receipt })).status).toBe(429);
    // Another process of the same installation counts on.
    await expect(countReceiptTry({ ...server.context }, '198.51.100.9')).rejects.toMatchObject({ status: 429 });
    expect((await from('198.51.100.10', '/whistleblower/return/', { receipt })).status).toBe(200);
    server.move(15 * 60_000);
    // What is right is taken back from the count.
    for (let n = 0; n < 6; n++)
      expect((await from('198.51.100.9', '/whistleblower/return/', { receipt })).status).toBe(200);
    await enter();
  });

  it('keeps of a wrong receipt two bytes for the quarter of an hour, and of a right one nothing [WB-2]', async () => {
    const { everywhere } = server.context.database;
    const kept = () => everywhere.query<{ name: Buffer; tries: number }>('select name, tries from receipt_try');
    server.move(60 * 60_000);
    await sweepReceiptTries(server.context);
    const { receipt } = await submit();
    expect((await from('198.51.100.20', '/whistleblower/return/', { receipt })).status).toBe(200);
    expect(await kept()).toEqual([]);
    await from('198.51.100.20', '/whistleblower/return/', { receipt: '1' });
    expect(await kept()).toEqual([{ name: expect.any(Buffer), tries: 1 }]);
    expect((await kept())[0]?.name).toHaveLength(2);
    await sweepReceiptTries(server.context);
    expect(await kept()).toHaveLength(1);
    server.move(30 * 60_000);
    await sweepReceiptTries(server.context);
    expect([await kept(), await everywhere.query('select from receipt_window')]).toEqual([[], []]);
    await enter();
  });

  it('keeps neither address, browser, receipt, name of a file nor hidden data of a picture [WB-2]', async () => {
    const lines: string[] = [];
    const { log } = server.context;
    const write = (...values: unknown[]) => void lines.push(JSON.stringify(values));
    const spy = vi
      .spyOn(log, 'child')
      .mockReturnValue({ ...log, info: write, warn: write, error: write, fatal: write });
    const { receipt, access } = await submit({ title: 'Dump me' });
    const picture = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
      .withExif({ IFD0: { Artist: 'Whistler Thapa', Copyright: 'GPS 27.7172' } })
      .jpeg()
      .toBuffer();
    expect(picture.toString('latin1')).toContain('Whistler Thapa');
    const edge = 'edge';
    const sent = await server.app.inject({
      method: 'POST',
      url: '/api/v1/whistleblower/return/attachments/',
      remoteAddress: address,
      headers: {
        'content-type': `multipart/form-data; boundary=${edge}`,
        'x-report-access': access,
        'user-agent': 'Whistler/7.7',
      },
      payload: Buffer.concat([
        Buffer.from(
          `--${edge}\r\ncontent-disposition: form-data; name="file"; filename="scan-of-gita-rai.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`,
        ),
        picture,
        Buffer.from(`\r\n--${edge}--\r\n`),
      ]),
    });
    expect([sent.statusCode, sent.json<Report>().attachments.map(({ name }) => name)]).toEqual([
      200,
      ['attachment-1.webp'],
    ]);
    await from(address, '/whistleblower/return/', { receipt });
    // Signed in, and anonymous all the same.
    const own = await gita.post<Receipt>(forms, { incident_type: type, title: 'From inside', description: 'Seen it.' });
    expect(own.status).toBe(201);
    await client(server).get('/server-info/');
    spy.mockRestore();
    // Other requests are logged, these are not.
    expect(lines.join('\n')).toContain('server-info');
    expect(lines.join('\n')).not.toMatch(/whistle/i);

    const { owner } = server.context.database;
    const { rows: tables } = await owner.query<{ name: string }>(
      `select relname as name from pg_class where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace`,
    );
    const dump: string[] = [];
    const connection = await owner.connect();
    try {
      await connection.query('set row_security = off').catch(() => undefined);
      for (const { name } of tables)
        dump.push(
          ...(await connection.query<{ line: string }>(`select t::text as line from ${name} t`)).rows.map(
            ({ line }) => line,
          ),
        );
    } finally {
      connection.release(true);
    }
    const all = dump.join('\n');
    expect(all).toContain('Dump me');
    for (const trace of [address, 'Whistler/7.7', 'Whistler Thapa', receipt, own.body.receipt, 'scan-of-gita'])
      expect(all).not.toContain(trace);
    const inside = await server.context.database
      .organization(himal.id)
      .one(`select * from whistle_report where title = 'From inside'`);
    expect(inside).toMatchObject({ is_anonymous: true, reporter_id: null, reporter_name: null });
    const stored = readdirSync(join(server.folder, 'files'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name)).toString('latin1'));
    expect(stored.length).toBeGreaterThan(0);
    for (const bytes of stored) expect(bytes).not.toContain('Whistler Thapa');
  });

  it('is never shown to an investigator whom it names or leaves out [WB-4]', async () => {
    const named = await submit({ people_involved: 'The night guard and RAM from the gate' });
    const whole = await submit({ description: 'It is sita   sharma who signs.' });
    const form = await client(server).get<{ investigators: { id: number; name: string }[] }>(
      '/whistleblower/himal/form/',
    );
    const records = form.body.investigators;
    const ticked = await submit({ not_for: records.filter(({ name }) => name.startsWith('Ram')).map(({ id }) => id) });
    const later = await submit();
    expect(await titles(sita)).toEqual(expect.arrayContaining([named.title, ticked.title, later.title]));
    expect(await titles(ram)).toEqual(expect.arrayContaining([whole.title, later.title]));
    expect(await titles(ram)).not.toContain(named.title);
    expect(await titles(ram)).not.toContain(ticked.title);
    expect(await titles(sita)).not.toContain(whole.title);
    const id = await idOf(sita, named.title);
    for (const path of ['', 'comments/', 'attachments/'])
      expect((await ram.get(`${forms}${id}/${path}`)).status).toBe(404);
    expect((await ram.patch(`${forms}${id}/`, { status: 'Closed', conclusion: 'x' })).status).toBe(404);
    expect((await ram.post(`${forms}${id}/comments/`, { text: 'x', visibility: 'internal' })).status).toBe(404);
    const told = await server.context.database
      .organization(himal.id)
      .query('select 1 from notification where recipient_id = $1 and url = $2', [
        people.ram.id,
        `/user/whistle-blower/${id}`,
      ]);
    expect(told).toEqual([]);
    // Named only later, in an answer.
    await from(address, '/whistleblower/return/comments/', { access: later.access, text: 'Now I know: Ram Sharma.' });
    expect(await titles(ram)).not.toContain(later.title);
    expect(
      (
        await client(server).post('/whistleblower/himal/form/', {
          incident_type: type,
          title: 'x',
          description: 'y',
          not_for: records.map(({ id: each }) => each),
        })
      ).body,
    ).toEqual({ not_for: ['At least one investigator must be able to read this'] });
  });

  it('is nothing to HR: no list, no count, no audit, no mail; what investigators do is written down', async () => {
    const { title } = await submit();
    const id = await idOf(ram, title);
    expect((await hr.get<Listed>(forms)).body).toMatchObject({ results: [], count: 0 });
    expect((await hr.get(`${forms}${id}/`)).status).toBe(404);
    expect((await hr.delete(`/commons/incident-type/${type}/`)).status).toBe(204);
    type = (await hr.post<{ id: number }>('/commons/incident-type/', { name: 'Fraud' })).body.id;
    await hr.patch('/org/himal/email-notification-setting/', { default_email: 'at_once' });
    const noisy = await submit();
    const tenant = server.context.database.organization(himal.id);
    expect(
      await tenant.query(`select 1 from notification where category = 'whistle_blower' and email is not null`),
    ).toEqual([]);
    await ram.patch(`${forms}${id}/`, { status: 'Under review' });
    const read = await ram.get<Report>(`${forms}${id}/`);
    expect(read.body.accesses.map(({ action }) => action)).toEqual(['opened', 'opened', 'Under review']);
    expect(await tenant.query(`select 1 from audit_event where object_type ilike 'whistle_report%'`)).toEqual([]);
    expect(await titles(ram)).toContain(noisy.title);
  });

  it('belongs to the person who reported by name, without the notes of investigators', async () => {
    const made = await gita.post<Receipt>(forms, {
      incident_type: type,
      title: 'By name',
      description: 'I saw it.',
      is_anonymous: false,
      reporter_name: 'Gita',
    });
    expect(made.status).toBe(201);
    const id = await idOf(ram, 'By name');
    await ram.post(`${forms}${id}/comments/`, { text: 'Inside', visibility: 'internal' });
    await ram.post(`${forms}${id}/comments/`, { text: 'Thank you', visibility: 'reporter' });
    const mine = await gita.get<Report>(`${forms}${id}/`);
    expect(mine.body.comments.map(({ text }) => text)).toEqual(['Thank you']);
    expect(mine.body.accesses).toEqual([]);
    expect((await gita.patch(`${forms}${id}/`, { status: 'Closed', conclusion: 'x' })).status).toBe(404);
    // An investigator who reports does not look into it.
    await ram.post(forms, { incident_type: type, title: 'My own', description: 'Mine.', is_anonymous: false });
    const own = await idOf(ram, 'My own');
    expect((await ram.patch(`${forms}${own}/`, { status: 'Closed', conclusion: 'x' })).status).toBe(404);
  });

  it('goes its way to a conclusion and no other', async () => {
    const { title } = await submit();
    const id = await idOf(ram, title);
    expect((await ram.patch(`${forms}${id}/`, { status: 'Substantiated', conclusion: 'x' })).status).toBe(409);
    expect((await ram.patch<Report>(`${forms}${id}/`, { status: 'Investigating' })).body.status).toBe('Investigating');
    expect((await ram.patch(`${forms}${id}/`, { status: 'Unsubstantiated' })).body).toEqual({
      conclusion: ['Conclusion is Required'],
    });
    expect((await ram.delete(`${forms}${id}/`)).status).toBe(409);
    expect((await ram.patch(`${forms}${id}/`, { status: 'Unsubstantiated', conclusion: 'No proof.' })).status).toBe(
      200,
    );
    expect((await ram.delete(`${forms}${id}/`)).status).toBe(204);
    expect((await ram.get(`${forms}${id}/`)).status).toBe(404);
  });

  it('asks for a puzzle where the organisation wants one', async () => {
    await hr.patch('/whistleblower/himal/setting/', { captcha: true });
    const answer = await client(server).post('/whistleblower/himal/form/', {
      incident_type: type,
      title: 'x',
      description: 'y',
    });
    expect(answer.body).toEqual({ captcha: ['Solve the puzzle and try again.'] });
    expect((await client(server).get('/whistleblower/himal/captcha/')).body).toMatchObject({
      provider: 'proof_of_work',
    });
    await hr.patch('/whistleblower/himal/setting/', { captcha: false });
  });

  it('is wiped on the day after it has been kept long enough, and only a number stays [WB-5]', async () => {
    const tenant = server.context.database.organization(himal.id);
    const { access, title } = await submit();
    const id = await idOf(ram, title);
    const attached = await server.app.inject({
      method: 'POST',
      url: '/api/v1/whistleblower/return/attachments/',
      headers: { 'content-type': 'multipart/form-data; boundary=e', 'x-report-access': access },
      payload:
        '--e\r\ncontent-disposition: form-data; name="file"; filename="n.txt"\r\ncontent-type: text/plain\r\n\r\nseen it\r\n--e--\r\n',
    });
    expect(attached.statusCode).toBe(200);
    const stored = await tenant.one<{ storage_key: string }>(
      'select storage_key from whistle_attachment where report_id = $1',
      [id],
    );
    const key = stored?.storage_key ?? '';
    await ram.patch(`${forms}${id}/`, { status: 'Closed', conclusion: 'Settled.' });
    const wiped = async () =>
      (await tenant.one<{ n: number }>('select count(*) as n from whistle_report where id = $1', [id]))?.n === 0;
    server.move(90 * day);
    await wipeExpired(server.context);
    expect([await wiped(), await server.context.files.has(key)]).toEqual([false, true]);
    server.move(day);
    await wipeExpired(server.context);
    expect([await wiped(), await server.context.files.has(key)]).toEqual([true, false]);
    for (const table of ['whistle_comment', 'whistle_attachment', 'whistle_access'])
      expect(await tenant.query(`select 1 from ${table} where report_id = $1`, [id])).toEqual([]);
    expect(await tenant.query(`select 1 from notification where url = $1`, [`/user/whistle-blower/${id}`])).toEqual([]);
    expect(await tenant.one('select closed from whistle_tally')).toEqual({ closed: 1 });
  });
});
