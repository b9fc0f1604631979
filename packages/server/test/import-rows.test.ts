/** What the check of a sheet shows: values as understood, likely doubles, values decided one by one, sheets of a workbook. */
import type { ImportAnswer, ImportPerson, ImportRow } from '@karmik/model/spreadsheet/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aMember,
  anOrganization,
  signIn,
  startServer,
  until,
  type Client,
  type Organization,
  type TestServer,
} from './support/server.ts';
import { workbook, xlsx } from './support/workbook.ts';

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

const upload = async (name: string, content: Buffer | string) => {
  const { status, body } = await hr.upload<ImportAnswer>(base, name, content);
  expect([status, name]).toEqual([201, name]);
  return body;
};
const settled = (id: number) =>
  until('the import to come to rest', async () => {
    const { body } = await hr.get<ImportAnswer>(`${base}${id}/`);
    return !['checking', 'committing'].includes(body.state) && body;
  });
const check = async (made: ImportAnswer, more: object = {}) => {
  expect((await hr.post(`${base}${made.id}/columns/`, { matches: made.matches, ...more })).status).toBe(202);
  return settled(made.id);
};
const decide = async (id: number, values: readonly object[]) => {
  expect((await hr.post(`${base}${id}/values/`, { values })).status).toBe(202);
  return settled(id);
};
const commit = async (id: number, mode: 'all' | 'valid') => {
  const answer = await hr.post(`${base}${id}/commit/`, { mode, send_activation: false });
  return answer.status === 202 ? settled(id) : answer;
};
const rows = async (id: number, query = '') =>
  (await hr.get<{ results: ImportRow[]; next: string | null }>(`${base}${id}/rows/?${query}`)).body;
const stored = (code: string) =>
  server.context.database.organization(himal.id).one(
    `select e.full_name, e.date_of_birth, e.phone, b.name as branch, s.full_name as supervisor from employee e
         left join branch b on b.organization_id = e.organization_id and b.id = e.branch_id
         left join supervision v on v.organization_id = e.organization_id and v.subordinate_id = e.user_id
         left join person s on s.organization_id = e.organization_id and s.id = v.supervisor_id
        where e.organization_id = $1 and e.employee_code = $2`,
    [himal.id, code],
  );

describe('the rows of a check', () => {
  it('show each cell as it is written and as it is understood, by its place [HR-2]', async () => {
    const made = await upload(
      'staff.xlsx',
      xlsx([
        ['EmpID', 'Employee_Name', 'DOB', 'DateofHire', 'MaritalDesc', 'Phone'],
        ['U-1', 'Sharma, Asha', '12/31/79', '01/05/2019', 'Single', '9841000001.0 / 9841000002'],
        ['U-2', 'Ram Thapa', '1980-02-03', '2019-05-01', 'Married', '9841000003'],
        ['U-3', 'Maya Rai', '31/31/79', '2019-05-01', 'Married', '9841000004'],
      ]),
    );
    const checked = await check({
      ...made,
      matches: made.matches.map((match) =>
        match.date_form ? { ...match, date_form: { calendar: 'AD', order: 'mdy' } } : match,
      ),
    });
    expect(checked.counts).toMatchObject({ valid: 2, invalid: 1 });
    const { results } = await rows(made.id, 'result=valid&changed=true');
    expect(results.map(({ number }) => number)).toEqual([2]);
    expect(results[0]?.cells).toEqual([
      {
        column: 0,
        field: 'employee_code',
        written: 'U-1',
        value: { en: 'U-1', ne: 'U-1' },
        day: null,
        is_changed: false,
      },
      {
        column: 1,
        field: 'full_name',
        written: 'Sharma, Asha',
        value: { en: 'Asha / Sharma', ne: 'Asha / Sharma' },
        day: null,
        is_changed: true,
      },
      { column: 2, field: 'date_of_birth', written: '12/31/79', value: null, day: '1979-12-31', is_changed: true },
      { column: 3, field: 'joined_on', written: '01/05/2019', value: null, day: '2019-01-05', is_changed: true },
      {
        column: 4,
        field: 'marital_status',
        written: 'Single',
        value: { en: 'Unmarried', ne: 'अविवाहित' },
        day: null,
        is_changed: true,
      },
      {
        column: 5,
        field: 'phone',
        written: '9841000001.0 / 9841000002',
        value: { en: '9841000001 · 9841000002', ne: '9841000001 · 9841000002' },
        day: null,
        is_changed: true,
      },
    ]);
    expect((await rows(made.id, 'result=valid')).results).toHaveLength(2);
    const wrong = (await rows(made.id, 'result=invalid')).results[0];
    expect(wrong?.cells[2]).toMatchObject({
      column: 2,
      written: '31/31/79',
      value: null,
      day: null,
      is_changed: false,
    });
    expect(wrong?.errors).toEqual({ date_of_birth: ['Invalid Date'] });
  });

  it('are found by any cell, page by page, and belong to those who may import', async () => {
    const [{ id } = { id: 0 }] = (await hr.get<{ results: ImportAnswer[] }>(base)).body.results;
    expect((await rows(id, 'search=ram thapa')).results.map(({ employee_code }) => employee_code)).toEqual(['U-2']);
    expect((await rows(id, 'search=%25')).results).toEqual([]);
    const page = await rows(id, 'limit=1');
    expect([page.results.length, page.next !== null]).toEqual([1, true]);
    const member = await signIn(server, await aMember(server, himal, 'mina'));
    for (const path of ['rows/', 'people/']) expect((await member.get(`${base}${id}/${path}`)).status).toBe(403);
    for (const [path, body] of [
      ['doubles/', { decision: 'skip' }],
      ['sheet/', { sheet: 'Staff' }],
    ] as const)
      expect((await member.post(`${base}${id}/${path}`, body)).status).toBe(403);
  });
});

describe('likely doubles', () => {
  const headings = ['Employee Code', 'Name', 'Date of Birth', 'Joined on', 'Phone', 'Citizenship No'];

  it('of people and of other rows wait for a decision, one by one, and no one is merged', async () => {
    const first = await upload(
      'first.xlsx',
      xlsx([headings, ['D-1', 'Gita Lama', '1990-05-17', '2020-07-16', '9841111111', '12-34-56']]),
    );
    await check(first);
    expect(await commit(first.id, 'all')).toMatchObject({ state: 'done' });

    const made = await upload(
      'again.xlsx',
      xlsx([
        headings,
        ['D-2', 'Lama, Gita', '1990-05-17', '2020-07-16', '', ''],
        ['D-3', 'Sita Rai', '1991-01-01', '2020-07-16', '+977 9841111111', ''],
        ['D-4', 'Hari Karki', '1992-01-01', '2020-07-16', '', '99/1'],
        ['D-5', 'Hari K.C.', '1993-01-01', '2020-07-16', '', '991'],
        ['D-6', 'Maya Gurung', '1994-01-01', '2020-07-16', '9841222222', ''],
      ]),
    );
    const checked = await check(made);
    expect(checked.counts).toMatchObject({ valid: 2, double: 3, skipped: 0, invalid: 0 });
    const { results } = await rows(made.id, 'result=double');
    expect(results.map(({ number, doubles }) => [number, doubles])).toEqual([
      [
        2,
        [{ signs: ['name_and_birth'], row: null, name: 'Gita Lama', employee_code: 'D-1', person: expect.anything() }],
      ],
      [3, [{ signs: ['phone'], row: null, name: 'Gita Lama', employee_code: 'D-1', person: expect.anything() }]],
      [5, [{ signs: ['citizenship_number'], row: 4, name: 'Hari Karki', employee_code: 'D-4', person: null }]],
    ]);
    expect(await commit(made.id, 'all')).toMatchObject({
      status: 400,
      body: { mode: [expect.stringContaining('3 rows are possible duplicates')] },
    });
    const one = await hr.post<ImportAnswer>(`${base}${made.id}/doubles/`, { decision: 'skip', rows: [2] });
    expect([one.status, one.body.counts]).toEqual([200, expect.objectContaining({ double: 2, skipped: 1, valid: 2 })]);
    const others = await hr.post<ImportAnswer>(`${base}${made.id}/doubles/`, { decision: 'new' });
    expect(others.body.counts).toMatchObject({ double: 0, skipped: 1, valid: 4 });
    // A decision holds when the rows are checked again.
    expect((await check(made)).counts).toMatchObject({ double: 0, skipped: 1, valid: 4 });
    expect(await commit(made.id, 'all')).toMatchObject({ state: 'done', counts: { created: 4, skipped: 1 } });
    expect(await stored('D-2')).toBeUndefined();
    expect(await stored('D-1')).toMatchObject({ full_name: 'Gita Lama', phone: '9841111111' });
    expect(await stored('D-3')).toMatchObject({ full_name: 'Sita Rai' });
  });

  it('are not told from what many have, and are decided on while an import is checked alone', async () => {
    const office = Array.from({ length: 6 }, (_, n) => [
      `S-${n}`,
      `Person ${'abcdef'[n]}`,
      '',
      '2020-07-16',
      '014412345',
      '',
    ]);
    const made = await upload('office.xlsx', xlsx([headings, ...office]));
    expect((await hr.post(`${base}${made.id}/doubles/`, { decision: 'new' })).status).toBe(409);
    expect((await check(made)).counts).toMatchObject({ valid: 6, double: 0 });
    expect((await hr.post(`${base}${made.id}/doubles/`, { decision: 'merge' })).status).toBe(400);
  });
});

describe('values of a sheet', () => {
  it('are made, matched or left empty one by one, and a supervisor is chosen among people of the sheet', async () => {
    await server.context.database.everywhere.query(
      `insert into branch (organization_id, name) values ($1, 'Kathmandu')`,
      [himal.id],
    );
    const made = await upload(
      'values.xlsx',
      xlsx([
        ['EmpID', 'Name', 'Joined on', 'Branch', 'Manager'],
        ['V-1', 'Bina Shah', '2020-07-16', 'Ktm', 'The board'],
        ['V-2', 'Kiran Shah', '2020-07-16', 'Dharan', 'The board'],
        ['V-3', 'Nabin Shah', '2020-07-16', 'Nowhere', 'Bina Shah'],
      ]),
    );
    expect((await check(made)).counts).toMatchObject({ invalid: 3 });
    const people = await hr.get<{ results: ImportPerson[] }>(`${base}${made.id}/people/?search=shah`);
    expect(people.body.results.map(({ employee_code, row }) => [employee_code, row])).toEqual([
      ['V-1', 2],
      ['V-2', 3],
      ['V-3', 4],
    ]);
    const options = (await hr.get<ImportAnswer>(`${base}${made.id}/`)).body.options.branch ?? [];
    const kathmandu = options.find(({ label }) => label.en === 'Kathmandu')?.id ?? '';
    expect(
      (
        await hr.post(`${base}${made.id}/values/`, {
          values: [{ field: 'marital_status', written: 'x', value: null, create: true }],
        })
      ).status,
    ).toBe(400);
    const decided = await decide(made.id, [
      { field: 'branch', written: 'Ktm', value: kathmandu },
      { field: 'branch', written: 'Dharan', value: null, create: true },
      { field: 'branch', written: 'Nowhere', value: null },
      { field: 'supervisor', written: 'The board', value: 'v-1' },
    ]);
    expect(decided.counts).toMatchObject({ valid: 3, invalid: 0 });
    expect(decided.made).toEqual([{ field: 'branch', written: 'Dharan', rows: 1 }]);
    expect(await commit(made.id, 'all')).toMatchObject({ state: 'done', counts: { created: 3 } });
    // The person who was chosen for a name does not supervise themselves by it.
    expect(await stored('V-1')).toMatchObject({ branch: 'Kathmandu', supervisor: null });
    expect(await stored('V-2')).toMatchObject({ branch: 'Dharan', supervisor: 'Bina Shah' });
    expect(await stored('V-3')).toMatchObject({ branch: null, supervisor: 'Bina Shah' });
  });
});

describe('a workbook of several sheets', () => {
  const people = (code: string) => [
    ['EmpID', 'Name', 'Joined on'],
    [code, 'Rita Magar', '2020-07-16'],
  ];
  it('is read from the sheet of people; another is chosen, and its name remembered', async () => {
    const book = (code: string) =>
      workbook({
        Notes: [['About this file'], ['Made by HR']],
        Staff: people(`${code}-1`),
        Interns: people(`${code}-2`),
      });
    const made = await upload('book.xlsx', book('W'));
    expect(made).toMatchObject({
      sheets: ['Notes', 'Staff', 'Interns'],
      sheet: 'Staff',
      sample: [['W-1', 'Rita Magar', '2020-07-16']],
    });
    const other = await hr.post<ImportAnswer>(`${base}${made.id}/sheet/`, { sheet: 'Interns' });
    expect(other).toMatchObject({
      status: 200,
      body: { sheet: 'Interns', state: 'uploaded', sample: [['W-2', 'Rita Magar', '2020-07-16']] },
    });
    expect(await hr.post(`${base}${made.id}/sheet/`, { sheet: 'Nobody' })).toMatchObject({
      status: 400,
      body: { sheet: ['The workbook has no sheet "Nobody".'] },
    });
    await check(other.body);
    expect(await commit(made.id, 'all')).toMatchObject({ state: 'done', counts: { created: 1 }, sheets: [] });
    expect((await hr.post(`${base}${made.id}/sheet/`, { sheet: 'Staff' })).status).toBe(409);
    expect(await stored('W-2')).toMatchObject({ full_name: 'Rita Magar' });
    expect(await upload('next.xlsx', book('Y'))).toMatchObject({ sheet: 'Interns' });
    expect(await upload('one.xlsx', xlsx(people('Z')))).toMatchObject({ sheets: [], sheet: null });
  });
});
