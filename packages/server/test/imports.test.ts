import type { ImportAnswer, ImportRow } from '@karmik/model/spreadsheet/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkIn } from './support/mails.ts';
import {
  aMember,
  password,
  anOrganization,
  client,
  signIn,
  startServer,
  until,
  type Client,
  type Organization,
  type TestServer,
} from './support/server.ts';
import { publicSheet } from './support/public-sheet.ts';
import { xlsx, zip } from './support/workbook.ts';

let server: TestServer;
let himal: Organization;
let hr: Client;
const base = '/hris/himal/employees/import/';

beforeAll(async () => {
  server = await startServer();
  himal = await anOrganization(server, 'himal');
  hr = await signIn(server, await aMember(server, himal, 'hari', { is_hr_admin: true }));
});
afterAll(() => server.close());

const headings = ['Employee Code', 'First Name', 'Last Name', 'Email', 'Date of Birth', 'Joining Date', 'Branch'];
const line = (n: number, change: Partial<Record<string, string>> = {}) => {
  const values: Record<string, string> = {
    'Employee Code': `E${String(n).padStart(4, '0')}`,
    'First Name': 'Sita',
    'Last Name': 'Rai',
    Email: `e${n}@firm.test`,
    'Date of Birth': '1990-05-17',
    'Joining Date': '2020-07-16',
    Branch: 'Pokhara',
    ...change,
  };
  return headings.map((name) => values[name] ?? '').join(',');
};
const csv = (lines: readonly string[]) => [headings.join(','), ...lines].join('\n');
const count = async () =>
  (
    await server.context.database
      .organization(himal.id)
      .one<{ n: number }>('select count(*) as n from employee where organization_id = $1', [himal.id])
  )?.n ?? 0;
const upload = async (name: string, content: Buffer | string) => {
  const { status, body } = await hr.upload<ImportAnswer>(base, name, content);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body;
};
const settled = (id: number) =>
  until('the import to come to rest', async () => {
    const { body } = await hr.get<ImportAnswer>(`${base}${id}/`);
    return !['checking', 'committing'].includes(body.state) && body;
  });
const check = async (made: ImportAnswer, more: object = {}) => {
  const { status, body } = await hr.post(`${base}${made.id}/columns/`, { matches: made.matches, ...more });
  if (status !== 202) throw new Error(JSON.stringify(body));
  return settled(made.id);
};
const commit = async (id: number, mode: 'all' | 'valid', more: object = {}) => {
  const answer = await hr.post(`${base}${id}/commit/`, { mode, ...more });
  return answer.status === 202 ? settled(id) : answer;
};
const found = ({ number, result, name, errors }: ImportRow) => ({ number, result, name, errors });
const rows = async (id: number, result: string) =>
  (await hr.get<{ results: ImportRow[] }>(`${base}${id}/rows/?result=${result}&limit=100`)).body.results;

describe('a hundred rows with three faults [HR-2]', () => {
  const file = csv(
    Array.from({ length: 100 }, (_, n) =>
      line(
        n,
        n === 10
          ? { 'Employee Code': 'E0009' }
          : n === 20
            ? { 'Date of Birth': '2011-11-21' }
            : n === 30
              ? { Branch: 'Atlantis' }
              : {},
      ),
    ),
  );

  it('are found in the dry run by row and column, refused whole, created without the three, and not created again', async () => {
    await server.context.database.everywhere.query(
      `insert into branch (organization_id, name) values ($1, 'Pokhara')`,
      [himal.id],
    );
    const made = await upload('staff.csv', file);
    expect(made.state).toBe('uploaded');
    const checked = await check(made);
    expect(checked).toMatchObject({ state: 'checked', counts: { valid: 97, invalid: 3, existing: 0, created: 0 } });
    expect((await rows(made.id, 'invalid')).map(found)).toEqual([
      {
        number: 12,
        result: 'invalid',
        name: 'Sita Rai',
        errors: { employee_code: ['Employee code repeats row 11'] },
      },
      {
        number: 22,
        result: 'invalid',
        name: 'Sita Rai',
        errors: { date_of_birth: ['Date of birth must be between 16 and 99 years.'] },
      },
      { number: 32, result: 'invalid', name: 'Sita Rai', errors: { branch: ['Branch "Atlantis" does not exist'] } },
    ]);
    expect(await count()).toBe(0);
    expect(await commit(made.id, 'all')).toMatchObject({
      status: 400,
      body: { mode: [expect.stringContaining('3 rows have errors')] },
    });
    expect(await count()).toBe(0);
    expect(await commit(made.id, 'valid')).toMatchObject({ state: 'done', counts: { created: 97, invalid: 3 } });
    expect(await count()).toBe(97);

    const again = await upload('staff.csv', file);
    const checkedAgain = await check(again);
    expect(checkedAgain.counts).toEqual({
      valid: 0,
      invalid: 3,
      existing: 97,
      double: 0,
      skipped: 0,
      created: 0,
      left_out: 0,
    });
    expect(await commit(again.id, 'valid')).toMatchObject({ status: 400 });
    expect(await count()).toBe(97);
  });

  it('give accounts that are activated by the mailed link, once, and then sign in', async () => {
    const { body: logs } = await hr.get<{ results: { id: number; to_address: string; state: string }[] }>(
      '/org/himal/email-logs/?search=e5@firm.test',
    );
    expect(logs.results).toMatchObject([{ to_address: 'e5@firm.test', state: 'held' }]);
    const mail = `/org/himal/email-logs/${logs.results[0]?.id}/`;
    expect((await hr.get<{ body: string }>(mail)).body).toMatchObject({ body: '', can_hand_over: true });
    const { body: taken } = await hr.post<{ body: string }>(`${mail}hand-over/`, { password });
    expect(taken.body).toContain('https://hr.example.com/account/activate/');
    expect((await hr.post(`${mail}hand-over/`, { password })).status).toBe(404);
    const body = { ...linkIn(taken.body), password: 'Kanchenjunga1', confirm_password: 'Kanchenjunga1' };
    expect(await client(server).post('/security/auth/activate/', body)).toMatchObject({
      status: 200,
      body: { username: 'himal.e0005' },
    });
    expect((await client(server).post('/security/auth/activate/', body)).status).toBe(400);
    const employee = await signIn(server, { email: 'e5@firm.test' }, 'Kanchenjunga1');
    expect((await employee.post('/noticeboard/posts/', { text: 'My first day' })).status).toBe(201);
    expect((await employee.get(base)).status).toBe(403);
    expect((await employee.get('/hris/himal/employees/')).status).toBe(403);
  });
});

describe('layouts', () => {
  it('with a title above, other names, BS dates, Nepali digits and one name column are matched', async () => {
    const made = await upload(
      'कर्मचारी.xlsx',
      xlsx([
        ['Himal Industries Pvt. Ltd.'],
        [],
        [
          'S.N.',
          'Staff ID',
          'Name of Employee',
          'Official Email',
          'D.O.B. (B.S.)',
          'Appointment Date (BS)',
          'Designation',
          'Dept.',
          'Sex',
          'Mobile No.',
        ],
        [
          '1',
          'X-1',
          'Ram Bahadur Thapa',
          'Ram@firm.test',
          '२०४७-०२-०३',
          '2076/04/01',
          'Accountant',
          'Finance',
          'M',
          '9841234567',
        ],
        ['2', 'X-2', 'Maya Gurung', 'maya@firm.test', '2050-12-30', '2080-01-15', 'Cashier', 'Finance', 'female', ''],
      ]),
    );
    const chosen = Object.fromEntries(
      made.matches.filter(({ field }) => field).map(({ field, heading }) => [field, heading]),
    );
    expect(chosen).toEqual({
      employee_code: 'Staff ID',
      full_name: 'Name of Employee',
      email: 'Official Email',
      date_of_birth: 'D.O.B. (B.S.)',
      joined_on: 'Appointment Date (BS)',
      job_title: 'Designation',
      division: 'Dept.',
      gender: 'Sex',
      phone: 'Mobile No.',
    });
    expect(made.matches.find(({ field }) => field === 'joined_on')?.date_form).toEqual({
      calendar: 'BS',
      order: 'ymd',
    });
    const strict = await check(made);
    expect(strict.counts.invalid).toBe(2);
    const checked = await check(made, { create_missing: true });
    expect(checked.counts).toMatchObject({ valid: 2, invalid: 0 });
    expect(await commit(made.id, 'all')).toMatchObject({ state: 'done', counts: { created: 2 } });
    const ram = await server.context.database
      .organization(himal.id)
      .one(
        'select first_name, middle_name, last_name, date_of_birth, joined_on, gender, email from employee where organization_id = $1 and employee_code = $2',
        [himal.id, 'X-1'],
      );
    expect(ram).toEqual({
      first_name: 'Ram',
      middle_name: 'Bahadur',
      last_name: 'Thapa',
      date_of_birth: '1990-05-17',
      joined_on: '2019-07-17',
      gender: 'Male',
      email: 'ram@firm.test',
    });
  });

  it('[E16] with semicolons, day first, without codes where they are automatic, and columns matched by hand', async () => {
    const made = await upload('list.csv', '\uFEFFA;B;C;D;E\nQ-1;Gita;Lama;gita@firm.test;31/12/2021\n');
    // Codes are automatic, so the sheet may leave them out [F18].
    expect(made.missing).toEqual(['first_name', 'joined_on']);
    expect(await hr.post(`${base}${made.id}/columns/`, { matches: made.matches })).toMatchObject({
      status: 400,
      body: { matches: [expect.stringContaining('First name')] },
    });
    const fields = ['employee_code', 'first_name', 'last_name', 'email', 'joined_on'];
    const matches = made.matches.map((match, n) => ({
      ...match,
      field: fields[n] ?? null,
      date_form: n === 4 ? { calendar: 'AD', order: 'dmy' } : null,
    }));
    const twice = matches.map((match) => ({ ...match, field: match.column < 2 ? 'employee_code' : match.field }));
    expect((await hr.post(`${base}${made.id}/columns/`, { matches: twice })).status).toBe(400);
    await hr.post(`${base}${made.id}/columns/`, { matches });
    expect((await settled(made.id)).counts.valid).toBe(1);
    expect(await commit(made.id, 'all')).toMatchObject({ state: 'done' });
    expect(
      await server.context.database
        .organization(himal.id)
        .one('select joined_on from employee where organization_id = $1 and employee_code = $2', [himal.id, 'Q-1']),
    ).toEqual({ joined_on: '2021-12-31' });
  });

  it('with days that could be either are asked once, and lines of totals are left out and named', async () => {
    const made = await upload(
      'list.csv',
      'EmpID,Employee_Name,Email,DateofHire,Phone\nT-1,"Lama, Gita",gt@firm.test,03/04/2021,9841234568.0\nT-2,"Rai, Maya",mt@firm.test,04/05/99,\n,Grand Total,,,2\n',
    );
    expect(made.matches.find(({ field }) => field === 'joined_on')?.date_form).toEqual({ calendar: 'AD', order: null });
    expect(await hr.post(`${base}${made.id}/columns/`, { matches: made.matches })).toMatchObject({
      status: 400,
      body: { matches: [expect.stringContaining('DateofHire')] },
    });
    const matches = made.matches.map((match) =>
      match.date_form ? { ...match, date_form: { calendar: 'AD' as const, order: 'mdy' as const } } : match,
    );
    const checked = await check({ ...made, matches });
    expect(checked.counts).toEqual({
      valid: 2,
      invalid: 0,
      double: 0,
      skipped: 0,
      existing: 0,
      created: 0,
      left_out: 1,
    });
    expect(await rows(made.id, 'left_out')).toMatchObject([{ number: 4, name: 'Grand Total · 2' }]);
    expect(await commit(made.id, 'all')).toMatchObject({ state: 'done', counts: { created: 2, left_out: 1 } });
    expect(
      await server.context.database
        .organization(himal.id)
        .query(
          `select first_name, last_name, joined_on, phone from employee where organization_id = $1 and employee_code like 'T-%' order by employee_code`,
          [himal.id],
        ),
    ).toEqual([
      { first_name: 'Gita', last_name: 'Lama', joined_on: '2021-03-04', phone: '9841234568' },
      { first_name: 'Maya', last_name: 'Rai', joined_on: '1999-04-05', phone: null },
    ]);
  });
});

describe('a public sheet of 311 people and 36 columns', () => {
  it('comes in whole without touching the file: past people, supervisors and values decided once', async () => {
    const before = await count();
    const made = await upload('HRDataset.csv', publicSheet(311));
    expect(
      Object.fromEntries(made.matches.filter(({ field }) => field).map((each) => [each.heading, each.field])),
    ).toEqual({
      Employee_Name: 'full_name',
      EmpID: 'employee_code',
      Position: 'job_title',
      DOB: 'date_of_birth',
      Sex: 'gender',
      MaritalDesc: 'marital_status',
      RaceDesc: 'ethnicity',
      DateofHire: 'joined_on',
      DateofTermination: 'left_on',
      TermReason: 'leaving_reason',
      EmploymentStatus: 'separation_type',
      Department: 'division',
      ManagerName: 'supervisor',
    });
    expect(made.matches.find(({ field }) => field === 'date_of_birth')?.date_form).toEqual({
      calendar: 'AD',
      order: 'mdy',
    });
    const checked = await check(made, { create_missing: true });
    expect(checked.counts).toEqual({
      valid: 291,
      invalid: 20,
      double: 0,
      skipped: 0,
      existing: 0,
      created: 0,
      left_out: 0,
    });
    expect(checked.unread).toEqual([{ field: 'supervisor', written: 'Board of Directors', rows: 20 }]);
    const values = (value: string | null, field = 'supervisor') => ({
      values: [{ field, written: 'Board of Directors', value }],
    });
    expect((await hr.post(`${base}${made.id}/values/`, values('1', 'email'))).status).toBe(400);
    expect((await hr.post(`${base}${made.id}/values/`, values('1'))).status).toBe(400);
    expect((await hr.post(`${base}${made.id}/values/`, values(null))).status).toBe(202);
    const decided = await settled(made.id);
    expect(decided.counts).toEqual({
      valid: 311,
      invalid: 0,
      double: 0,
      skipped: 0,
      existing: 0,
      created: 0,
      left_out: 0,
    });
    expect(decided.unread).toEqual([{ field: 'supervisor', written: 'Board of Directors', rows: 20, value: null }]);
    expect(await commit(made.id, 'all')).toMatchObject({ state: 'done', counts: { created: 311 } });
    expect(await count()).toBe(before + 311);

    const { database } = server.context;
    const stored = await database.organization(himal.id).one(
      `select count(*) filter (where not e.is_current) as past, count(*) filter (where e.email is null) as without_email,
              count(*) filter (where e.marital_status = 'Unmarried') > 0 as has_unmarried, max(e.date_of_birth) < '2000-01-01' as is_of_age,
              (select count(*) from separation s where s.organization_id = $1 and s.status = 'Off-boarded' and s.employee_id = any(array_agg(e.user_id))) as separations,
              (select count(*) from supervision s where s.organization_id = $1 and s.subordinate_id = any(array_agg(e.user_id))) > 200 as has_supervisors
         from employee e where e.organization_id = $1 and e.employee_code ~ '^10[0-9]{3}$'`,
      [himal.id],
    );
    expect(stored).toEqual({
      past: 31,
      without_email: 311,
      has_unmarried: true,
      is_of_age: true,
      separations: 31,
      has_supervisors: true,
    });
    const past = await database.organization(himal.id).one(
      `select e.full_name, s.category, s.remarks, s.effective_date = h.ends_on + 1 as is_day_after from employee e
         join separation s on s.organization_id = e.organization_id and s.employee_id = e.user_id
         join employment h on h.organization_id = e.organization_id and h.employee_id = e.user_id
        where e.organization_id = $1 and e.employee_code = '10010'`,
      [himal.id],
    );
    expect(past).toMatchObject({ category: 'Involuntary', remarks: expect.any(String), is_day_after: true });
    expect((await hr.get<{ results: unknown[] }>('/org/himal/email-logs/?search=10010')).body.results).toEqual([]);
  });

  it('is not asked again for what was decided', async () => {
    const made = await upload('HRDataset.csv', publicSheet(40, 7));
    const checked = await check(made, { create_missing: true });
    expect(checked.unread).toMatchObject([{ written: 'Board of Directors', value: null }]);
  });
});

describe('files that are no good change nothing and say why', () => {
  const cases: [string, string, () => Buffer | string, RegExp][] = [
    [
      'a picture',
      'photo.xlsx',
      () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
      /not a spreadsheet|damaged/,
    ],
    [
      'an archive that is no workbook',
      'files.xlsx',
      () => zip([{ name: 'readme.txt', content: Buffer.from('hello') }]),
      /not a spreadsheet/,
    ],
    ['half a workbook', 'half.xlsx', () => xlsx([headings, ['1']]).subarray(0, 300), /damaged/],
    ['an old workbook', 'old.xls', () => Buffer.from('d0cf11e0a1b11ae10000', 'hex'), /Save it as \.xlsx/],
    ['an empty file', 'empty.csv', () => '', /empty/],
    ['headings alone', 'head.csv', () => headings.join(','), /but no rows/],
    [
      'too many rows',
      'long.csv',
      () => csv(Array.from({ length: 20_100 }, (_, n) => line(n))),
      /more than 20,000 rows/,
    ],
    ['too many columns', 'wide.csv', () => `${'a,'.repeat(300)}\n${'1,'.repeat(300)}`, /more than 200 columns/],
  ];
  for (const [what, name, content, reason] of cases)
    it(what, async () => {
      const answer = await hr.upload<{ file?: string[] }>(base, name, content());
      expect([answer.status, answer.body.file?.[0]]).toEqual([400, expect.stringMatching(reason)]);
    });

  it('a file over the limit', async () => {
    expect(await hr.upload(base, 'large.csv', Buffer.alloc(11 * 1024 * 1024, 'a,b\n'))).toMatchObject({
      status: 413,
      body: { detail: 'Your request size is larger than the defined limit.' },
    });
  });
});

describe('five thousand rows', () => {
  const big = (prefix: string) =>
    csv(
      Array.from({ length: 5_000 }, (_, n) =>
        line(n, { 'Employee Code': `${prefix}${n}`, Email: `${prefix}${n}@big.test`.toLowerCase() }),
      ),
    );

  it('can be stopped while they are created; with "all" nothing of them remains', async () => {
    const before = await count();
    const made = await upload('big.csv', big('S'));
    await check(made);
    await hr.post(`${base}${made.id}/commit/`, { mode: 'all' });
    await until('some progress', async () => (await hr.get<ImportAnswer>(`${base}${made.id}/`)).body.progress.done > 0);
    expect((await hr.post(`${base}${made.id}/cancel/`)).status).toBe(202);
    expect(await settled(made.id)).toMatchObject({
      state: 'cancelled',
      counts: { created: 0 },
      message: { en: 'Stopped on request. Nothing was created.', ne: 'अनुरोधअनुसार रोकियो। कोही थपिएन।' },
    });
    expect(await count()).toBe(before);
    expect((await hr.post(`${base}${made.id}/cancel/`)).status).toBe(409);
  });

  it('are all there afterwards, each once, with progress', async () => {
    const before = await count();
    const made = await upload('big.csv', big('T'));
    expect(await check(made)).toMatchObject({ counts: { valid: 5_000 }, progress: { done: 5_000, total: 5_000 } });
    const done = await commit(made.id, 'valid', { send_activation: false });
    expect(done).toMatchObject({ state: 'done', counts: { created: 5_000 }, progress: { done: 5_000, total: 5_000 } });
    expect(await count()).toBe(before + 5_000);
  });
});

describe('[S16] supervisors of a sheet', () => {
  it('make no circle: each of its rows says the path, and the others come in', async () => {
    const made = await upload(
      'circle.csv',
      [
        'Employee code,Name,Joined on,Supervisor',
        'CIR-1,Pema Gurung,2020-07-16,CIR-2',
        'CIR-2,Rita Gurung,2020-07-16,Sonam Gurung',
        'CIR-3,Sonam Gurung,2020-07-16,CIR-1',
        'CIR-4,Tara Gurung,2020-07-16,CIR-1',
        'CIR-5,Uma Gurung,2020-07-16,',
        '',
      ].join('\n'),
    );
    expect(await check(made)).toMatchObject({ counts: { valid: 2, invalid: 3 } });
    const [first] = await rows(made.id, 'invalid');
    expect(first?.errors.supervisor?.[0]).toContain('Pema Gurung → Rita Gurung → Sonam Gurung → Pema Gurung');
    expect(await commit(made.id, 'valid', { send_activation: false })).toMatchObject({ counts: { created: 2 } });
  });
});

describe('employee codes', () => {
  let sagar: Client;
  const at = '/hris/sagar/employees/import/';
  const bring = async (text: string) => {
    const made = await sagar.upload<ImportAnswer>(at, 'people.csv', text);
    expect(made.status).toBe(201);
    const asked = await sagar.post<object>(`${at}${made.body.id}/columns/`, { matches: made.body.matches });
    expect([asked.status, asked.body]).toEqual([202, expect.anything()]);
    const checked = await until('the sheet to be checked', async () => {
      const { body } = await sagar.get<ImportAnswer>(`${at}${made.body.id}/`);
      return body.state !== 'checking' && body;
    });
    await sagar.post(`${at}${made.body.id}/commit/`, { mode: 'all', send_activation: false });
    const done = await until('the people to be there', async () => {
      const { body } = await sagar.get<ImportAnswer>(`${at}${made.body.id}/`);
      return body.state !== 'committing' && body;
    });
    expect([done.state, done.message?.en]).toEqual(['done', expect.anything()]);
    return checked;
  };
  const add = async (name: string) => {
    const body = { first_name: name, last_name: 'Rai', email: null, joined_on: '2026-11-01', send_activation: false };
    const made = await sagar.post<{ employee_code: string }>('/hris/sagar/employees/', body);
    expect([made.status, made.body]).toEqual([201, expect.anything()]);
    return made.body.employee_code;
  };
  const codes = async () =>
    (
      await server.context.database.everywhere.query<{ code: string }>(
        `select e.employee_code as code from employee e join organization o on o.id = e.organization_id where o.slug = 'sagar' order by e.id`,
      )
    ).map(({ code }) => code);

  beforeAll(async () => {
    const organization = await anOrganization(server, 'sagar');
    sagar = await signIn(server, await aMember(server, organization, 'boss', { is_hr_admin: true }));
  });

  it('[F18] are given to rows without one, in the order of the sheet, and supervisors are found by name', async () => {
    const checked = await bring('Name,Joined on,Supervisor\nAsha Rai,2020-07-16,\nBina Lama,2021-07-16,Asha Rai\n');
    expect(checked).toMatchObject({ missing: [], counts: { valid: 2, invalid: 0 } });
    expect(await codes()).toEqual(['SAGAR-001', 'SAGAR-002']);
    // A column that has some of them keeps these.
    await bring('Employee code,Name,Joined on\nSAGAR-004,Chet Rai,2020-07-16\n,Dhan Lama,2021-07-16\n');
    expect(await codes()).toEqual(['SAGAR-001', 'SAGAR-002', 'SAGAR-004', 'SAGAR-003']);
    expect(await add('Ela')).toBe('SAGAR-005');
  });

  it('[F17] of an import never move the automatic ones beyond their own form, and the check says so', async () => {
    const { numbering } = await bring(
      'Employee code,Name,Joined on\nPKR-900,Fulmaya Rai,2020-07-16\nSAGAR-20240001,Gita Rai,2020-07-16\nSAGAR,Hem Rai,2020-07-16\nSAGAR-006,Indra Rai,2020-07-16\n',
    );
    expect(numbering).toEqual({ form: 'SAGAR-###', apart: 3 });
    expect(await add('Jit')).toBe('SAGAR-007');
    // Another form is begun by hand.
    const body = {
      first_name: 'Kiran',
      last_name: 'Rai',
      email: null,
      joined_on: '2026-11-01',
      send_activation: false,
    };
    await sagar.post('/hris/sagar/employees/', { ...body, employee_code: 'SGR-01' });
    expect(await add('Laxmi')).toBe('SGR-02');
  });
});
