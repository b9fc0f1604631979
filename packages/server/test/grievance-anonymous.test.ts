/** An anonymous grievance from its sending to its end: its author is looked for in every answer, mail, notice, row, file and line of the log. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { GrievanceAnswer, OwnGrievance, SentGrievance } from '@karmik/model/grievance/case';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { runClocks } from '../src/modules/grievance/clock-work.ts';
import {
  aMember,
  anOrganization,
  client,
  type Client,
  type Organization,
  type Person,
  signIn,
  startServer,
  type TestServer,
} from './support/server.ts';

/** Far from every other number, so that it is found wherever it is. */
const authorId = 987_654_321;
const address = '203.0.113.77';
const browser = 'Grievance/7.7';
/** 14:26:17 in Kathmandu. */
const sentAt = new Date('2026-10-15T08:41:17.123Z');

let server: TestServer;
let himal: Organization;
let author: Person;
let ram: Client;
let boss: Client;

beforeAll(async () => {
  server = await startServer({}, { now: new Date('2026-10-15T06:00:00.000Z') });
  himal = await anOrganization(server, 'himal');
  const { everywhere, owner } = server.context.database;
  await aMember(server, himal, 'boss', { is_hr_admin: true });
  await aMember(server, himal, 'ram', { codes: ['28.00'] });
  await owner.query(`select setval(pg_get_serial_sequence('users', 'id'), $1)`, [authorId - 1]);
  author = await aMember(server, himal, 'asmita');
  expect(author.id).toBe(authorId);
  await owner.query(`select setval(pg_get_serial_sequence('users', 'id'), 1000)`);
  boss = await signIn(server, { email: 'boss@himal.test' });
  await boss.patch('/org/himal/email-notification-setting/', { default_email: 'at_once' });
  await everywhere.query('delete from notification');
});
afterAll(() => server.close());

/** A call with the author's address and browser, over their session or without one. */
const call = async <T>(method: 'GET' | 'POST', url: string, payload: object | undefined, token = '') => {
  const response = await server.app.inject({
    method,
    url: `/api/v1${url}`,
    ...(payload && { payload }),
    remoteAddress: address,
    headers: { 'user-agent': browser, ...(token && { authorization: `Bearer ${token}` }) },
  });
  expect([url, response.statusCode < 300, response.statusCode < 300 || response.body]).toEqual([url, true, true]);
  return response.json<T>();
};
const upload = async (access: string, name: string, type: string, bytes: Buffer) => {
  const edge = 'edge';
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/v1/grievance/return/attachments/',
    remoteAddress: address,
    headers: {
      'content-type': `multipart/form-data; boundary=${edge}`,
      'x-grievance-access': access,
      'user-agent': browser,
    },
    payload: Buffer.concat([
      Buffer.from(
        `--${edge}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`,
      ),
      bytes,
      Buffer.from(`\r\n--${edge}--\r\n`),
    ]),
  });
  expect([response.statusCode, response.statusCode === 200 || response.body]).toEqual([200, true]);
};

it('names its author nowhere [GR-4, WC-36]', async () => {
  server.now = new Date(sentAt.getTime() - 60_000);
  const asmita = await signIn(server, author);
  ram = await signIn(server, { email: 'ram@himal.test' });
  const lines: string[] = [];
  const { log } = server.context;
  const write = (...values: unknown[]) => void lines.push(JSON.stringify(values));
  const spy = vi.spyOn(log, 'child').mockReturnValue({ ...log, info: write, warn: write, error: write, fatal: write });
  server.now = sentAt;

  await call('GET', '/grievance/himal/form/', undefined, asmita.token);
  await call('GET', '/grievance/himal/people/?search=ram', undefined, asmita.token);
  const { receipt, access } = await call<SentGrievance>(
    'POST',
    '/grievance/himal/cases/',
    { category: 'complaint', title: 'Find me', body: 'Overtime is not paid.', is_anonymous: true },
    asmita.token,
  );
  const picture = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
    .withExif({ IFD0: { Artist: 'Asmita Sharma', Copyright: 'GPS 27.7172' } })
    .jpeg()
    .toBuffer();
  await upload(access, 'desk-of-asmita.jpg', 'image/jpeg', picture);
  await upload(access, 'complaint_of_Asmita.txt', 'text/plain', Buffer.from('Weeks 1 to 3'));
  await call('POST', '/grievance/return/', { receipt });
  await call('POST', '/grievance/return/messages/', { access, text: 'It is the third month.' });

  // What handlers do, and every answer that they get.
  const answers: string[] = [];
  const asked = async (who: Client, url: string) => {
    const { status, body } = await who.get(url);
    expect([url, status]).toEqual([url, 200]);
    answers.push(JSON.stringify(body));
    return body;
  };
  server.now = new Date('2026-10-15T08:45:00Z');
  const list = (await asked(ram, '/grievance/himal/cases/')) as unknown as { results: { id: number }[] };
  const id = list.results[0]?.id ?? 0;
  const one = (await asked(ram, `/grievance/himal/cases/${id}/`)) as unknown as GrievanceAnswer;
  expect(one).toMatchObject({ is_anonymous: true, author: null, opened_on: '2026-10-15' });
  expect(one.attachments.map(({ name }) => name)).toEqual(['attachment-1.webp', 'attachment-2.txt']);
  // Due after 16 hours of the days that follow: no deadline tells the hour of the sending.
  expect(one.due_at).toBe('2026-10-18T12:15:00.000Z');
  const patch = async (change: object) => {
    const { version } = (await asked(ram, `/grievance/himal/cases/${id}/`)) as unknown as GrievanceAnswer;
    const answer = await ram.patch(`/grievance/himal/cases/${id}/`, { version, ...change });
    expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
    answers.push(JSON.stringify(answer.body));
  };
  await patch({ status: 'Waiting for employee' });
  const asAuthor = async (work: () => Promise<unknown>) => {
    const { now } = server;
    server.now = new Date(now.getTime() + 17_000);
    await work();
    server.now = new Date(now.getTime() + 60_000);
  };
  await asAuthor(() => call('POST', '/grievance/return/messages/', { access, text: 'Here it is.' }));
  await patch({ status: 'Resolved', resolution: 'It is paid now.' });
  const act = (body: object) => call<OwnGrievance>('POST', '/grievance/return/action/', { access, ...body });
  await asAuthor(() => act({ action: 'reopen', reason: 'It was not.' }));
  await patch({ status: 'Resolved', resolution: 'It is paid today.' });
  await asAuthor(() => act({ action: 'close', satisfaction: 2 }));
  await runClocks(server.context);
  server.now = new Date('2026-10-15T08:55:00Z');
  boss = await signIn(server, { email: 'boss@himal.test' });
  ram = await signIn(server, { email: 'ram@himal.test' });
  for (const who of [ram, boss])
    for (const url of [
      '/grievance/himal/cases/?search=overtime',
      `/grievance/himal/cases/${id}/`,
      '/notifications/?limit=100',
      '/users/me/menu/',
    ])
      await asked(who, url);
  await asked(boss, '/grievance/himal/statistics/');
  const audit = await boss.get<{ results: object[] }>('/org/himal/audit-logs/?limit=100');
  const changes = audit.body.results.map((row) => JSON.stringify(row));
  answers.push(...changes.filter((row) => /grievance/i.test(row)));
  await client(server).get('/server-info/');
  spy.mockRestore();

  const { owner } = server.context.database;
  const { rows: tables } = await owner.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname like 'grievance%'`,
  );
  expect(tables.length).toBeGreaterThan(5);
  const rows: string[] = [];
  const connection = await owner.connect();
  try {
    await connection.query('set row_security = off').catch(() => undefined);
    for (const { name } of [...tables, { name: 'notification' }, { name: 'audit_event' }, { name: 'email_log' }])
      rows.push(
        ...(await connection.query<{ line: string }>(`select t::text as line from ${name} t`)).rows.map(
          ({ line }) => `${name} ${line}`,
        ),
      );
  } finally {
    connection.release(true);
  }
  const all = rows.join('\n');
  expect(all).toContain('Find me');
  const logged = lines.join('\n');
  expect(logged).toContain('server-info');
  expect(logged).not.toMatch(/grievance\/(himal\/(form|people|mine|name)|return)/);

  const files = readdirSync(join(server.folder, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const stored = files.filter((file) => statSync(file).mtime.toISOString() === '2026-10-15T00:00:00.000Z');
  expect(stored).toHaveLength(2);
  for (const file of files) expect(readFileSync(file).toString('latin1')).not.toMatch(/Asmita|27\.7172/i);
  // Their sign-in and that of others is no part of the grievance.
  const isOfAccount = (line: string) => /^(audit_event|email_log)/.test(line) && !/grievance/i.test(line);
  const own = rows.filter((line) => !isOfAccount(line)).join('\n');
  for (const [where, text] of Object.entries({ answers: answers.join('\n'), own, logged })) {
    for (const trace of [String(authorId), 'asmita', address, browser, receipt ?? ' ', asmita.token])
      expect(
        text.split('\n').filter((line) => line.toLowerCase().includes(trace.toLowerCase())),
        `${trace} in ${where}`,
      ).toEqual([]);
    // The author acts at 17 seconds past, and handlers do not.
    if (where !== 'logged') expect(text.match(/\d\d:\d\d:17\b.*/g), `hours in ${where}`).toBeNull();
  }
});
