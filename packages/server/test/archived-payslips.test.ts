/** Payslips of the time before Karmik: brought in, read by whom they are of, published and withdrawn. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailDue } from '../src/modules/notification/mails.ts';
import {
  aMember,
  anOrganization,
  signIn,
  startServer,
  type Client,
  type Organization,
  type Person,
  type TestServer,
} from './support/server.ts';

interface Payslip {
  id: number;
  employee: { id: number };
  month: string;
  fiscal_year: { name: string };
  net: string | null;
  status: string;
  published_at: string | null;
  withdrawal_reason: string | null;
  file: { name: string; mime: string; url: string };
}
interface Listed {
  results: Payslip[];
  count: number;
}
interface Match {
  results: { file: { id: number; name: string }; state: string; employee: { id: number } | null }[];
}

let server: TestServer;
let himal: Organization;
let hr: Client;
let asha: Client;
let bina: Client;
let supervisor: Client;
let payroll: Client;
let theirHr: Client;
let ashaId: number;
let binaId: number;

const pdf = '%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF';
const path = '/payroll/himal/archived-payslip/';
const mine = '/payroll/archived-payslip/';
const shrawan = 'bs:2081-04';
const paid = '2024-08-16';

const upload = async (name: string, content = pdf, who = hr): Promise<number> =>
  (await who.upload<{ id: number }>('/files/?purpose=record', name, content)).body.id;
const slip = async (employee: number, change: object = {}) => ({
  employee,
  month: shrawan,
  pay_date: paid,
  file: await upload('slip.pdf'),
  ...change,
});
const bringIn = (payslips: readonly object[], publish = true, who = hr) =>
  who.post<{ ids: number[] }>(`${path}bring-in/`, { publish, payslips });
const countOf = async () => (await hr.get<Listed>(path)).body.count;
const hire = (organization: Organization, person: Person, code: string) =>
  server.context.database.everywhere.query(
    `insert into employee (organization_id, user_id, employee_code, first_name, last_name, gender, email, joined_on)
     values ($1, $2, $3, 'Asha', 'Sharma', 'Female', $4, '2020-07-17')`,
    [organization.id, person.id, code, person.email],
  );
const year = (name: string, calendar: string, starts_on: string, ends_on: string, used_for = 'General') =>
  hr.post('/org/himal/fiscal-year/', { name, used_for, calendar, starts_on, ends_on });
/** How often someone's section of payslips was read by another, or a file of it. */
const viewsBy = (actorId: number) =>
  server.context.database
    .organization(himal.id)
    .query(
      `select 1 from audit_event where organization_id = $1 and actor_id = $2 and action = 'viewed' and after->>'section' = 'archived_payslip'`,
      [himal.id, actorId],
    );

beforeAll(async () => {
  server = await startServer();
  himal = await anOrganization(server, 'himal');
  const sagar = await anOrganization(server, 'sagar');
  hr = await signIn(server, await aMember(server, himal, 'hari', { is_hr_admin: true }));
  theirHr = await signIn(server, await aMember(server, sagar, 'boss', { is_hr_admin: true }));
  const [a, b, c] = [
    await aMember(server, himal, 'asha'),
    await aMember(server, himal, 'bina'),
    await aMember(server, himal, 'chandra'),
  ];
  [ashaId, binaId] = [a.id, b.id];
  [asha, bina, supervisor] = [await signIn(server, a), await signIn(server, b), await signIn(server, c)];
  payroll = await signIn(server, await aMember(server, himal, 'dipa', { codes: ['11.99'] }));
  await hire(himal, a, 'HIM-001');
  await hire(himal, b, 'HIM-002');
  await server.context.database.everywhere.query(
    `insert into supervision (organization_id, supervisor_id, subordinate_id, position, valid_from) values ($1, $2, $3, 1, '2020-07-17')`,
    [himal.id, c.id, ashaId],
  );
  await year('2081/82', 'BS', '2024-07-16', '2025-07-16');
});
afterAll(() => server.close());

describe('one payslip', () => {
  it('is brought in with exact amounts, in the fiscal year that holds its month', async () => {
    const made = await bringIn([await slip(ashaId, { gross: '45000.10', deductions: '5000.05', net: '40000.05' })]);
    expect(made.status).toBe(201);
    expect((await hr.get<Payslip>(`${path}${made.body.ids[0]}/`)).body).toMatchObject({
      month: shrawan,
      fiscal_year: { name: '2081/82' },
      gross: '45000.10',
      deductions: '5000.05',
      net: '40000.05',
      status: 'Published',
      published_at: server.now.toISOString(),
      file: { name: 'slip.pdf', mime: 'application/pdf' },
    });
  });

  it('is refused with a sentence where something is wrong, and changes nothing', async () => {
    const before = await countOf();
    const refusalOf = async (change: object) => (await bringIn([await slip(binaId, change)])).body;
    expect(await refusalOf({ file: await upload('slip.txt', 'words') })).toEqual({ file: ['A payslip must be a PDF'] });
    expect(await refusalOf({ file: await upload('big.pdf', pdf + ' '.repeat(5 * 1024 * 1024)) })).toEqual({
      file: ['A payslip can have at most 5 MB'],
    });
    // The bytes say what a file is, and not its name.
    expect(await refusalOf({ file: await upload('fake.pdf.txt', 'no pdf') })).toEqual({
      file: ['A payslip must be a PDF'],
    });
    expect(await refusalOf({ file: await upload('theirs.pdf', pdf, asha) })).toEqual({
      file: ['Payslip does not exist'],
    });
    expect(await refusalOf({ month: 'bs:2070-04' })).toEqual({
      month: ['No fiscal year includes this month. Add it first'],
    });
    expect(await refusalOf({ month: 'ad:2024-08' })).toEqual({ month: ['The months of 2081/82 are in BS'] });
    expect(await refusalOf({ pay_date: '2024-07-15' })).toEqual({ pay_date: ['Paid on cannot be before the month'] });
    expect(await refusalOf({ pay_date: '2026-12-01' })).toEqual({ pay_date: [expect.any(String)] });
    expect(await refusalOf({ net: '-1.00' })).toEqual({ net: [expect.any(String)] });
    expect(await refusalOf({ employee: 999_999 })).toEqual({ employee: ['Employee does not exist'] });
    expect((await bringIn([await slip(ashaId)])).body).toEqual({ month: ['A payslip for this month already exists'] });
    expect(await countOf()).toBe(before);
  });

  it('has a month of AD where the fiscal year of payroll is of AD', async () => {
    await year('2023', 'AD', '2023-01-01', '2023-12-31', 'Payroll');
    const made = await bringIn([await slip(ashaId, { month: 'ad:2023-05', pay_date: '2023-05-31' })], false);
    expect((await hr.get<Payslip>(`${path}${made.body.ids[0]}/`)).body).toMatchObject({
      month: 'ad:2023-05',
      fiscal_year: { name: '2023' },
      status: 'Waiting',
      published_at: null,
    });
  });

  it('stays as it was stored, no matter who asks', async () => {
    const { results } = (await hr.get<Listed>(path)).body;
    const at = `${path}${results[0]?.id}/`;
    expect([(await hr.patch(at, { net: '1.00' })).status, (await hr.delete(at)).status]).toEqual([405, 405]);
    await expect(
      server.context.database
        .organization(himal.id)
        .query('delete from archived_payslip where id = $1', [results[0]?.id ?? 0]),
    ).rejects.toThrow(/permission denied/);
  });
});

describe('who reads it', () => {
  it('the employee and holders of a payroll code; a supervisor by a reporting line alone does not [SEC-5]', async () => {
    const published = (await hr.get<Listed>(`${path}?status=Published`)).body.results[0];
    const at = `${path}${published?.id}/`;
    expect((await supervisor.get(at)).status).toBe(404);
    expect((await supervisor.get<Listed>(path)).body.results).toEqual([]);
    expect((await bina.get(at)).status).toBe(404);
    expect((await theirHr.get(at)).status).toBe(404);
    expect((await theirHr.get(at.replace('himal', 'sagar'))).status).toBe(404);
    expect((await asha.get(at)).status).toBe(200);
    expect((await payroll.get(at)).status).toBe(200);
    expect((await payroll.post(`${path}publish/`, {})).status).toBe(403);
    expect((await supervisor.get(`${path}export/?format=csv`)).body).not.toContain('2081');
    const own = (await asha.get<Listed>(mine)).body;
    expect(own.results.map(({ id }) => id)).toEqual([published?.id]);
    // HR sees everyone's where HR works, and under its own nothing but its own.
    expect((await hr.get<Listed>(mine)).body.results).toEqual([]);
  });

  it('the file behind its link goes to the same people, and each opening is written down [SEC-5]', async () => {
    const [slipOfAsha] = (await asha.get<Listed>(mine)).body.results;
    const url = slipOfAsha?.file.url ?? '';
    const open = (address: string) => server.app.inject({ url: address });
    const before = (await viewsBy(ashaId)).length;
    const answer = await open(url);
    expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([200, 'application/pdf', pdf]);
    expect((await viewsBy(ashaId)).length).toBe(before + 1);
    // A link is of the person that it was given to, and of the time in which that person may read.
    expect((await open(url.replace(`user=${ashaId}`, `user=${binaId}`))).statusCode).toBe(404);
    await hr.post(`${path}${slipOfAsha?.id}/withdraw/`, { reason: 'Of another month' });
    expect((await open(url)).statusCode).toBe(404);
    expect((await asha.get<Listed>(mine)).body.results).toEqual([]);
    expect((await asha.get(`${path}${slipOfAsha?.id}/`)).status).toBe(404);
    expect((await hr.get<Payslip>(`${path}${slipOfAsha?.id}/`)).body).toMatchObject({
      status: 'Withdrawn',
      withdrawal_reason: 'Of another month',
    });
    expect((await hr.post(`${path}${slipOfAsha?.id}/withdraw/`, { reason: 'Again' })).status).toBe(409);
    expect((await hr.post(`${path}999999/withdraw/`, { reason: 'Nothing' })).status).toBe(404);
    // In its place the right one is brought in.
    expect((await bringIn([await slip(ashaId)])).status).toBe(201);
  });
});

describe('many at once', () => {
  const month = 'bs:2081-05';
  const names = ['HIM-001 bhadra.pdf', 'him-002_bhadra.pdf', 'HIM-002 again.pdf', 'bhadra.pdf', 'HIM-001 HIM-002.pdf'];

  it('are told by the codes in their names before anything is stored', async () => {
    const before = await countOf();
    const files = await Promise.all([...names.map((name) => upload(name)), upload('HIM-001.txt', 'words')]);
    const match = async (asked: readonly number[], of = month) =>
      (await hr.post<Match>(`${path}match/`, { month: of, files: asked })).body.results.map(({ state, employee }) => [
        state,
        employee?.id ?? null,
      ]);
    expect(await match(files)).toEqual([
      ['matched', ashaId],
      ['twice', binaId],
      ['twice', binaId],
      ['unknown', null],
      ['several', null],
      ['no_pdf', ashaId],
    ]);
    expect(await match(files.slice(0, 2))).toEqual([
      ['matched', ashaId],
      ['matched', binaId],
    ]);
    expect(await match([files[0] ?? 0], shrawan)).toEqual([['there', ashaId]]);
    // Of files of others nothing is told.
    expect(await match([await upload('HIM-001.pdf', pdf, asha)])).toEqual([]);
    expect(await countOf()).toBe(before);
  });

  it('are stored all or none', async () => {
    const before = await countOf();
    const [one, two] = [await upload('HIM-001.pdf'), await upload('HIM-002.pdf')];
    const both = [
      { employee: ashaId, month, pay_date: '2024-09-16', file: one },
      { employee: binaId, month, pay_date: '2024-09-16', file: two },
    ];
    const doubled = await bringIn([...both, { ...both[0], file: await upload('double.pdf') }]);
    expect([doubled.status, doubled.body]).toEqual([
      400,
      { non_field_errors: ['double.pdf: A payslip for this month already exists'] },
    ]);
    expect(await countOf()).toBe(before);
    const [first, second] = await Promise.all([bringIn(both, false), bringIn(both, false)]);
    expect([first.status, second.status].toSorted((a, b) => a - b)).toEqual([201, 400]);
    expect(await countOf()).toBe(before + 2);
  });

  it('are published later, and no one reads them before', async () => {
    const has = async (who: Client) =>
      (await who.get<{ qualities: Record<string, boolean> }>('/users/me/menu/')).body.qualities.has_old_payslips;
    expect((await bina.get<Listed>(mine)).body.count).toBe(0);
    expect(await has(bina)).toBe(false);
    const waiting = (await hr.get<Listed>(`${path}?status=Waiting&employee=${binaId}`)).body.results;
    expect((await hr.post(`${path}publish/`, { ids: waiting.map(({ id }) => id) })).body).toEqual({ published: 1 });
    expect((await bina.get<Listed>(mine)).body.count).toBe(1);
    expect(await has(bina)).toBe(true);
    expect((await hr.post(`${path}publish/`, {})).body).toEqual({ published: 2 });
    expect((await hr.post(`${path}publish/`, {})).body).toEqual({ published: 0 });
  });
});

it('the mail about one carries a link, and neither an amount nor a file [EM-5]', async () => {
  await bina.put('/users/me/notification-preferences/', {
    category: 'payroll',
    in_app: true,
    email: 'at_once',
    push: true,
  });
  await bringIn([
    await slip(binaId, {
      month: 'bs:2081-06',
      pay_date: '2024-10-16',
      gross: '71234.50',
      deductions: '1234.50',
      net: '70000.00',
    }),
  ]);
  await mailDue(server.context);
  const mails = await server.context.database
    .organization(himal.id)
    .query<{ subject: string; body: string; state: string }>(
      `select subject, body, state from email_log where organization_id = $1 and to_address = 'bina@himal.test' order by id desc`,
      [himal.id],
    );
  expect(mails[0]).toEqual({
    state: 'held',
    subject: 'Your payslip of Ashoj 2081 is available',
    body: [
      'Namaste Asha Sharma,',
      '',
      'Your payslip of Ashoj 2081 is available',
      'तपाईंको असोज २०८१को तलब पर्ची आयो',
      'https://hr.example.com/user/payroll/archive-payroll/monthly-payslip',
      '',
      'Himal Industries',
    ].join('\n'),
  });
  expect(JSON.stringify(mails)).not.toMatch(/7[01],?[02]|1,?234|signature|\/files\/|slip\.pdf/);
});

it('an organisation that does without payroll has no archive either [CFG-2]', async () => {
  await hr.patch('/org/himal/application-settings/', { disabled_applications: ['payroll'] });
  expect([(await hr.get(path)).status, (await asha.get(mine)).status]).toEqual([403, 403]);
});
