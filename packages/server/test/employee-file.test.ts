import { contractState } from '@karmik/model/hris/employment';
import { completeness, completenessSetting } from '@karmik/model/hris/file/completeness';
import { countedSections, sectionOf } from '@karmik/model/hris/file/sections';
import type { SharedAccount } from '@karmik/model/hris/file/shared-account';
import { bsToAd } from 'date-bs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applyEmployments } from '../src/modules/hris/file/employment.ts';
import { remindOfDocuments } from '../src/modules/hris/file/document-reminders.ts';
import { beginEmployment } from './support/employments.ts';
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

interface Listed {
  results: (Record<string, unknown> & { id: number })[];
  count: number;
}

let server: TestServer;
let himal: Organization;
let hr: Client;
let second: Client;
let keeper: Client;
let boss: Client;
let asha: Client;
let bina: Client;
const person: Record<string, Person> = {};
const master: Record<string, number> = {};

const iso = (year: number, month: number, day: number): string => {
  const ad = bsToAd({ year, month, day });
  return `${ad.year}-${String(ad.month).padStart(2, '0')}-${String(ad.day).padStart(2, '0')}`;
};
const idOf = (name: string): number => person[name]?.id ?? 0;

async function hire(name: string, joined: string, code: string): Promise<void> {
  const { everywhere } = server.context.database;
  await everywhere.query(
    `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on, branch_id, division_id, job_title_id, employment_type_id, employment_level_id)
     values ($1, $2, $3, $4, 'Sharma', $5, $6, $7, $8, $9, $10, $11)`,
    [
      himal.id,
      idOf(name),
      code,
      name,
      `${name}@himal.test`,
      joined,
      master.branch ?? 0,
      master.division ?? 0,
      master.officer ?? 0,
      master.type ?? 0,
      master.level ?? 0,
    ],
  );
  await beginEmployment(everywhere, himal.id, [idOf(name)], server.now);
}

beforeAll(async () => {
  server = await startServer();
  himal = await anOrganization(server, 'himal');
  for (const name of ['asha', 'bina', 'boss']) person[name] = await aMember(server, himal, name);
  person.hari = await aMember(server, himal, 'hari', { is_hr_admin: true });
  person.second = await aMember(server, himal, 'second', { is_hr_admin: true });
  person.keeper = await aMember(server, himal, 'keeper', { codes: ['3.00', '4.07'] });
  [asha, bina, boss, hr, second, keeper] = (await Promise.all(
    ['asha', 'bina', 'boss', 'hari', 'second', 'keeper'].map((name) => signIn(server, person[name] as Person)),
  )) as [Client, Client, Client, Client, Client, Client];
  const make = async (path: string, body: object) =>
    (await hr.post<{ id: number }>(`/org/himal/${path}/`, body)).body.id;
  master.branch = await make('branch', { name: 'Pokhara' });
  master.division = await make('division', { name: 'Sales' });
  master.officer = await make('job-title', { title: 'Officer' });
  master.manager = await make('job-title', { title: 'Manager' });
  master.type = await make('employment-type', { title: 'Regular' });
  master.level = await make('employment-level', { title: 'Seventh' });
  master.bank = await make('bank', { name: 'Nabil Bank' });
  await hire('asha', iso(2082, 10, 1), 'H-1');
  await hire('bina', '2020-01-01', 'H-2');
  await hire('hari', '2019-01-01', 'H-3');
  await server.context.database.everywhere.query(
    `insert into supervision (organization_id, subordinate_id, supervisor_id, position, valid_from) values ($1, $2, $3, 1, '2020-01-01')`,
    [himal.id, idOf('asha'), idOf('boss')],
  );
});
afterAll(() => server.close());
beforeEach(() => {
  server.now = new Date('2026-11-21T06:15:00.000Z');
});

const audit = (action: string, type: string) =>
  server.context.database
    .organization(himal.id)
    .query<{ before: object | null; after: Record<string, unknown> | null; object_id: string }>(
      'select before, after, object_id from audit_event where organization_id = $1 and action = $2 and object_type = $3 order by id',
      [himal.id, action, type],
    );

describe('employment', () => {
  const titleIn = async (search: string) =>
    (
      await (await signIn(server, person.bina as Person)).get<Listed>(`/hris/himal/directory/?search=${search}`)
    ).body.results.map((row) => row.employee_code);
  const at = (day: string, time = '12:00') => {
    server.now = new Date(`${day}T${time}:00+05:45`);
  };

  it('takes effect on its day, once, though the job runs twice or late [HR-1]', async () => {
    at(iso(2083, 3, 20));
    hr = await signIn(server, person.hari as Person);
    const made = await hr.post<{ id: number }>('/hris/himal/employment/', {
      employee: idOf('asha'),
      change: 'Promotion',
      starts_on: iso(2083, 4, 1),
      branch: master.branch,
      division: master.division,
      job_title: master.manager,
      employment_type: master.type,
      employment_level: master.level,
    });
    expect([made.status, made.body]).toEqual([201, expect.objectContaining({ starts_on: iso(2083, 4, 1) })]);

    at(iso(2083, 3, 32), '23:59');
    await applyEmployments(server.context);
    expect(await titleIn('Officer')).toContain('H-1');
    expect(await titleIn('Manager')).toEqual([]);

    // The day begins in the organisation's zone, when it is still the day before in UTC.
    at(iso(2083, 4, 1), '00:05');
    await Promise.all([applyEmployments(server.context), applyEmployments(server.context)]);
    await applyEmployments(server.context);
    expect(await titleIn('Manager')).toEqual(['H-1']);
    expect(await titleIn('Officer')).not.toContain('H-1');
    expect(await audit('took_effect', 'employee')).toHaveLength(1);

    hr = await signIn(server, person.hari as Person);
    const history = await hr.get<Listed>(`/hris/himal/employment/?employee=${idOf('asha')}&sort=starts_on`);
    expect(history.body.results.map(({ starts_on, ends_on }) => [starts_on, ends_on])).toEqual([
      [iso(2082, 10, 1), iso(2083, 3, 32)],
      [iso(2083, 4, 1), null],
    ]);
  });

  it('is never rewritten, never overlaps, and what has not begun may be taken back', async () => {
    hr = await signIn(server, person.hari as Person);
    const body = {
      employee: idOf('bina'),
      change: 'Transfer',
      branch: master.branch,
      division: master.division,
      job_title: master.manager,
      employment_type: master.type,
      employment_level: master.level,
    };
    const rows = async () =>
      (await hr.get<Listed>(`/hris/himal/employment/?employee=${idOf('bina')}&sort=starts_on`)).body.results.map(
        ({ starts_on, ends_on }) => [starts_on, ends_on],
      );
    expect((await hr.post('/hris/himal/employment/', { ...body, starts_on: '2019-05-01' })).body).toEqual({
      starts_on: ['These dates overlap another record'],
    });
    expect((await hr.post('/hris/himal/employment/', { ...body, branch: null, starts_on: '2027-01-01' })).body).toEqual(
      {
        branch: ['Branch is Required'],
      },
    );
    const next = await hr.post<{ id: number }>('/hris/himal/employment/', { ...body, starts_on: '2027-01-01' });
    expect(await rows()).toEqual([
      ['2020-01-01', '2026-12-31'],
      ['2027-01-01', null],
    ]);
    expect((await hr.patch(`/hris/himal/employment/${next.body.id}/`, { starts_on: '2027-02-01' })).status).toBe(200);
    expect(await rows()).toEqual([
      ['2020-01-01', '2027-01-31'],
      ['2027-02-01', null],
    ]);
    expect((await hr.delete(`/hris/himal/employment/${next.body.id}/`)).status).toBe(204);
    expect(await rows()).toEqual([['2020-01-01', null]]);
    const [first] = (await hr.get<Listed>(`/hris/himal/employment/?employee=${idOf('bina')}`)).body.results;
    expect((await hr.patch(`/hris/himal/employment/${first?.id}/`, { job_title: master.manager })).status).toBe(400);
    expect((await hr.delete(`/hris/himal/employment/${first?.id}/`)).body).toMatchObject({ code: 'in_force' });
    await expect(
      server.context.database.everywhere.query(
        `insert into employment (organization_id, employee_id, change, starts_on) values ($1, $2, 'Other', '2021-01-01')`,
        [himal.id, idOf('bina')],
      ),
    ).rejects.toThrow(/employment_dates_overlap/);
  });

  it.each([
    [16, 'About to expire'],
    [15, 'Critical'],
    [0, 'Critical'],
    [-1, 'Expired'],
    [31, 'Active'],
    [30, 'About to expire'],
  ])('with %i days left of a contract is %s [HR-5]', (days, state) => {
    const end = new Date(Date.UTC(2026, 10, 21 + days)).toISOString().slice(0, 10);
    expect(contractState(end, '2026-11-21', { safe_days: 30, critical_days: 15 })).toBe(state);
  });
});

describe('who reads a file', () => {
  beforeAll(async () => {
    server.now = new Date('2026-11-21T06:15:00.000Z');
    [asha, bina, boss, hr, second, keeper] = (await Promise.all(
      ['asha', 'bina', 'boss', 'hari', 'second', 'keeper'].map((name) => signIn(server, person[name] as Person)),
    )) as [Client, Client, Client, Client, Client, Client];
    const body = { employee: idOf('asha') };
    await hr.post('/hris/himal/education/', { ...body, degree: 'BBS', institution: 'Shanker Dev Campus' });
    await hr.post('/hris/himal/medical-history/', { ...body, condition_name: 'Asthma' });
    await hr.post('/hris/himal/family-member/', { ...body, name: 'Gita', relation: 'Mother' });
  });

  const sees = async (who: Client, section: string) =>
    (await who.get<Listed>(`/hris/himal/${section}/?employee=${idOf('asha')}`)).body.count;
  const sections = async (who: Client) => {
    const { status, body } = await who.get<{ sections: Record<string, string> }>(`/hris/himal/people/${idOf('asha')}/`);
    return status === 200 ? body.sections : status;
  };

  it('is HR by code, the person, and a supervisor for what a reporting line is enough', async () => {
    expect([await sees(asha, 'education'), await sees(boss, 'education'), await sees(bina, 'education')]).toEqual([
      1, 1, 0,
    ]);
    expect([await sees(asha, 'family-member'), await sees(boss, 'family-member')]).toEqual([1, 0]);
    // The person who keeps files without the code of a section does not see it.
    expect([
      await sees(asha, 'medical-history'),
      await sees(boss, 'medical-history'),
      await sees(keeper, 'medical-history'),
      await sees(hr, 'medical-history'),
    ]).toEqual([1, 0, 0, 1]);
    expect(await sections(boss)).toEqual(
      Object.fromEntries(
        [
          'contact',
          'employment',
          'duty_station_assignment',
          'education',
          'experience',
          'employee_training',
          'employee_language',
          'employee_skill',
          'ksao_assignment',
          'social_activity',
          'emergency_contact',
          'employee_document',
        ].map((name) => [name, 'read']),
      ),
    );
    expect(await sections(bina)).toEqual({});
    expect(await sections(asha)).toMatchObject({ bank_account: 'propose', employment: 'read', education: 'propose' });
    expect(await sections(keeper)).toMatchObject({ education: 'write' });
    for (const name of ['bank_account', 'medical', 'medical_history', 'legal', 'employee_document'])
      expect(await sections(keeper)).not.toHaveProperty(name);
    expect(await sections(hr)).toMatchObject({ bank_account: 'propose', medical: 'write', employment: 'write' });
    for (const [who, status] of [
      [boss, 403],
      [bina, 403],
      [keeper, 403],
      [asha, 200],
      [hr, 200],
    ] as const)
      expect((await who.get(`/hris/himal/people/${idOf('asha')}/part/?section=legal`)).status).toBe(status);
  });

  it('leaves a word in the audit for each sensitive section', async () => {
    const before = (await audit('viewed', 'employee_file')).length;
    await hr.get(`/hris/himal/medical-history/?employee=${idOf('asha')}`);
    await hr.get(`/hris/himal/people/${idOf('asha')}/part/?section=medical`);
    await hr.get(`/hris/himal/medical-history/export/?employee=${idOf('asha')}&format=csv`);
    await hr.get(`/hris/himal/education/?employee=${idOf('asha')}`);
    expect((await audit('viewed', 'employee_file')).slice(before).map(({ after }) => after?.section)).toEqual([
      'medical_history',
      'medical',
      'medical_history',
    ]);
  });

  it('of documents are those for whom the document is, its bytes included', async () => {
    const file = (await hr.upload<{ id: number }>('/files/?purpose=record', 'paper.txt', 'A paper')).body.id;
    const made = await hr.post<{ id: number; file: { url: string } }>('/hris/himal/employee-document/', {
      employee: idOf('asha'),
      form: 'Contract',
      title: 'Contract of asha',
      visibility: 'Employee',
      file,
    });
    expect(made.status).toBe(201);
    const at = `/hris/himal/employee-document/${made.body.id}/`;
    const own = await asha.get<{ file: { url: string } }>(at);
    expect([own.status, (await bina.get(at)).status, (await boss.get(at)).status]).toEqual([200, 404, 404]);
    const open = async (url: string) => (await server.app.inject({ url })).statusCode;
    expect(await open(own.body.file.url)).toBe(200);
    // An address that was good is not, once the paper is for HR alone.
    await hr.patch(at, { visibility: 'HR' });
    expect([await open(own.body.file.url), (await asha.get(at)).status]).toEqual([404, 404]);
    await hr.patch(at, { visibility: 'Supervisor' });
    expect([(await asha.get(at)).status, (await boss.get(at)).status, (await bina.get(at)).status]).toEqual([
      200, 200, 404,
    ]);
  });

  it('is told once when a document comes to its end', async () => {
    await hr.post('/hris/himal/employee-document/', {
      employee: idOf('asha'),
      form: 'Passport',
      title: 'Passport of asha',
      expires_on: '2026-12-20',
      remind_days: 30,
    });
    const told = async () =>
      (await asha.get<Listed & { results: { text: string }[] }>('/notifications/')).body.results.filter(({ text }) =>
        JSON.stringify(text).includes('expires'),
      ).length;
    await remindOfDocuments(server.context);
    expect(await told()).toBe(1);
    await remindOfDocuments(server.context);
    expect(await told()).toBe(1);
  });

  it('of someone who left is HR alone, and the directory has them no more', async () => {
    const { everywhere } = server.context.database;
    await everywhere.query('update membership set is_current = false where user_id = $1', [idOf('asha')]);
    expect([(await boss.get(`/hris/himal/people/${idOf('asha')}/`)).status, await sections(hr)]).toEqual([
      404,
      expect.objectContaining({ education: 'write' }),
    ]);
    const found = await bina.get<Listed>('/hris/himal/directory/?search=asha');
    expect(found.body.count).toBe(0);
    expect((await hr.get<Listed>('/hris/himal/staff/?is_current=false')).body.results[0]?.employee_code).toBe('H-1');
    await everywhere.query('update membership set is_current = true where user_id = $1', [idOf('asha')]);
  });
});

const change = (who: Client, body: object, name = 'asha') =>
  who.post<{ state: string; request: number; shared_account: SharedAccount | null }>(
    `/hris/himal/people/${idOf(name)}/changes/`,
    body,
  );
const decide = (who: Client, id: number, verdict = 'approve') =>
  who.post(`/hris/himal/change-requests/${id}/${verdict}/`, { remark: 'Seen' });

describe('changes', () => {
  const part = async (section: string) =>
    (await hr.get(`/hris/himal/people/${idOf('asha')}/part/?section=${section}`)).body;

  beforeAll(async () => {
    [asha, bina, boss, hr, second, keeper] = (await Promise.all(
      ['asha', 'bina', 'boss', 'hari', 'second', 'keeper'].map((name) => signIn(server, person[name] as Person)),
    )) as [Client, Client, Client, Client, Client, Client];
  });

  it('of the person wait, are decided by someone else, and both sides hear of it', async () => {
    const asked = await change(asha, { section: 'contact', values: { phone: '9841234567' }, remark: 'New SIM' });
    expect(asked.body).toMatchObject({ state: 'waiting' });
    expect((await part('contact')).phone).toBeNull();
    const { request } = asked.body;
    expect((await decide(asha, request)).status).toBe(403);
    expect((await decide(bina, request)).status).toBe(403);
    const open = await hr.get<{ unresolved: number }>('/notifications/himal/');
    expect(JSON.stringify(open.body)).toContain('requested a profile change: Contact');
    const done = await decide(hr, request);
    expect(done.body).toMatchObject({
      status: 'Approved',
      changes: [{ field: 'phone', old: null, new: '9841234567' }],
      decision_remark: 'Seen',
    });
    expect((await part('contact')).phone).toBe('9841234567');
    expect(JSON.stringify((await asha.get('/notifications/')).body)).toContain('was approved: Contact');
    expect((await decide(second, request)).status).toBe(409);
  });

  it('that HR may make alone are stored at once; those of sensitive fields wait for another person', async () => {
    expect((await change(hr, { section: 'contact', values: { address: 'Lakeside-6' } })).body.state).toBe('stored');
    // An address of parts that is as it was is no change, in whatever order its parts are kept.
    const home = { street: 'Baidam', ward: '6', municipality: 'Pokhara', district: 'Kaski', province: 'Gandaki' };
    expect((await change(hr, { section: 'contact', values: { permanent_address: home } })).body.state).toBe('stored');
    const next = await change(asha, { section: 'contact', values: { permanent_address: home, address: 'Lakeside-7' } });
    expect((await hr.get(`/hris/himal/change-requests/${next.body.request}/?as=hr`)).body.changes).toEqual([
      { field: 'address', old: 'Lakeside-6', new: 'Lakeside-7' },
    ]);
    expect((await decide(hr, next.body.request, 'reject')).status).toBe(200);
    for (const values of [{ first_name: 'Aasha' }, { date_of_birth: '1990-01-01' }, { name_ne: 'आशा' }]) {
      const asked = await change(hr, { section: 'personal', values });
      expect(asked.body.state).toBe('waiting');
      expect((await decide(hr, asked.body.request)).status).toBe(403);
      expect((await decide(second, asked.body.request)).status).toBe(200);
      expect(await part('personal')).toMatchObject(values);
    }
    expect((await change(hr, { section: 'legal', values: { pan_number: '123456789' } })).body.state).toBe('waiting');
    expect((await change(hr, { section: 'legal', values: { ssf_number: '11' } })).body.state).toBe('stored');
    // One's own file is no exception for HR.
    expect((await change(hr, { section: 'contact', values: { address: 'Mine' } }, 'hari')).body.state).toBe('waiting');
  });

  it('of bank accounts have one primary, and the audit keeps four figures [AU-1]', async () => {
    const values = { bank: master.bank, account_number: '0123456789', account_name: 'Asha Sharma' };
    expect((await hr.post('/hris/himal/bank-account/', { employee: idOf('asha'), ...values })).status).toBe(405);
    const first = await change(hr, { section: 'bank_account', action: 'create', values });
    expect((await decide(second, first.body.request)).status).toBe(200);
    const other = await change(asha, {
      section: 'bank_account',
      action: 'create',
      values: { ...values, account_number: '9999991234', is_primary: true },
    });
    // The person who may not read bank accounts decides none of them, and does not see the figures.
    expect((await decide(keeper, other.body.request)).status).toBe(403);
    expect((await keeper.get(`/hris/himal/change-requests/${other.body.request}/?as=hr`)).body).toMatchObject({
      is_hidden: true,
      changes: [],
    });
    expect((await decide(hr, other.body.request)).status).toBe(200);
    const rows = (await asha.get<Listed>(`/hris/himal/bank-account/?employee=${idOf('asha')}&sort=id`)).body.results;
    expect(rows.map(({ account_number, is_primary }) => [account_number, is_primary])).toEqual([
      ['0123456789', false],
      ['9999991234', true],
    ]);
    const moved = await change(hr, {
      section: 'bank_account',
      record: rows[0]?.id,
      values: { account_number: '5555551234' },
    });
    expect((await decide(second, moved.body.request)).status).toBe(200);
    const [event] = await audit('updated', 'bank_account');
    expect([event?.before, event?.after]).toEqual([{ account_number: '••••6789' }, { account_number: '••••1234' }]);
    const { everywhere } = server.context.database;
    const told = await everywhere.one<{ n: number }>(
      `select count(*) as n from audit_event where (before::text || after::text) ~ '0123456789|9999991234|5555551234'`,
    );
    expect(told?.n).toBe(0);
  });

  it('of shares of net pay leave the primary account the rest, which is never nothing', async () => {
    const values = { bank: master.bank, account_number: '0123456789', account_name: 'Asha Sharma' };
    const [primary, other] = (
      await asha.get<Listed>(`/hris/himal/bank-account/?employee=${idOf('asha')}&sort=-is_primary`)
    ).body.results;
    const sharing = (record: number | undefined, values: object) =>
      change(hr, { section: 'bank_account', record, values });
    const ofPrimary = await sharing(primary?.id, { pay_share: '40.00' });
    expect(ofPrimary).toMatchObject({ status: 400, body: { pay_share: [expect.stringContaining('takes the rest')] } });
    const shared = await sharing(other?.id, { pay_share: '99.99' });
    expect((await decide(second, shared.body.request)).status).toBe(200);
    const third = await change(hr, {
      section: 'bank_account',
      action: 'create',
      values: { ...values, account_number: '7777771234', pay_share: '0.01' },
    });
    const refused = await decide(second, third.body.request);
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).toContain('Share of net pay must be at most 0.00');
    expect((await decide(second, third.body.request, 'reject')).status).toBe(200);
  });

  it('are refused where the record changed in between, and when nothing changes', async () => {
    const asked = await change(asha, { section: 'contact', values: { phone: '9800000001' } });
    expect((await change(hr, { section: 'contact', values: { phone: '9800000002' } })).body.state).toBe('stored');
    expect(await decide(hr, asked.body.request)).toMatchObject({ status: 409, body: { code: 'changed' } });
    expect((await decide(hr, asked.body.request, 'reject')).body).toMatchObject({ status: 'Rejected' });
    expect((await part('contact')).phone).toBe('9800000002');
    expect((await change(asha, { section: 'contact', values: { phone: '9800000002' } })).body).toEqual({
      values: ['Nothing was changed.'],
    });
    expect((await change(asha, { section: 'contact', values: { phone: 'x' } })).body).toEqual({
      phone: ['Phone should be valid phone number'],
    });
    expect((await change(bina, { section: 'contact', values: { phone: '9800000003' } })).status).toBe(403);
    expect((await decide(hr, asked.body.request)).status).toBe(409);
    expect(
      (await hr.post(`/hris/himal/change-requests/${asked.body.request}/reject/`, { remark: 'x'.repeat(256) })).status,
    ).toBe(400);
  });

  it('of sub-records are asked for by the person, files included', async () => {
    const file = (await asha.upload<{ id: number }>('/files/?purpose=record', 'degree.txt', 'Degree')).body.id;
    const asked = await change(asha, {
      section: 'employee_document',
      action: 'create',
      values: { form: 'Certificate', title: 'Degree', file },
    });
    expect(asked.body.state).toBe('waiting');
    expect((await decide(hr, asked.body.request)).status).toBe(200);
    const papers = (
      await asha.get<Listed & { results: { file: { url: string } | null }[] }>(
        `/hris/himal/employee-document/?employee=${idOf('asha')}&title=Degree`,
      )
    ).body.results;
    expect((await server.app.inject({ url: papers[0]?.file?.url ?? '' })).body).toBe('Degree');
    const list = (await asha.get<Listed>('/hris/himal/change-requests/?status=Approved')).body;
    expect(list.results.every(({ status }) => status === 'Approved')).toBe(true);
    expect((await bina.get<Listed>('/hris/himal/change-requests/')).body.count).toBe(0);
    expect((await boss.get<Listed>('/hris/himal/change-requests/?as=supervisor')).body.count).toBeGreaterThan(3);
    expect((await bina.get('/hris/himal/change-requests/?as=hr')).status).toBe(403);
  });

  it('are put together and exported like any list, without what was and what would be', async () => {
    const at = '/hris/himal/change-requests/';
    const all = (await hr.get<Listed>(`${at}?as=hr&limit=100`)).body;
    expect(Object.keys(all.results[0] ?? {}).filter((name) => name.endsWith('_values'))).toEqual([]);
    const groups = (
      await hr.get<{ groups: { values: Record<string, number> }[] }>(`${at}aggregate/?as=hr&group_by=status`)
    ).body.groups;
    expect(groups.length).toBeGreaterThan(1);
    expect(groups.reduce((sum, { values }) => sum + (values.count ?? 0), 0)).toBe(all.count);
    const sheet = await hr.get<string>(`${at}export/?as=hr&format=csv`);
    const [head = '', ...rows] = String(sheet.body).trim().split(/\r?\n/);
    expect(head).toContain('Section');
    expect([rows.length, head.includes('alues'), String(sheet.body).includes('Degree')]).toEqual([
      all.count,
      false,
      false,
    ]);
    for (const [who, as] of [
      [bina, 'hr'],
      [boss, 'hr'],
    ] as const)
      for (const end of ['export/?format=csv', 'aggregate/?group_by=status'])
        expect((await who.get(`${at}${end}&as=${as}`)).status).toBe(403);
    expect((await bina.get<Listed>(`${at}aggregate/?group_by=status`)).body).toMatchObject({ groups: [] });
    for (const field of ['old_values', 'new_values'])
      for (const end of ['?', 'aggregate/?group_by=status&'])
        expect((await hr.get(`${at}${end}as=hr&${field}=x`)).status).toBe(400);
  });
});

describe('completeness', () => {
  it('is the weight of what is filled over the weight of all, by the organisation', async () => {
    const defaults = Object.fromEntries(countedSections.map((name) => [name, sectionOf(name).weight]));
    const measure = async () =>
      (await hr.get<{ percent: number; missing: string[] }>(`/users/${idOf('asha')}/profile-completeness/`)).body;
    const { percent, missing } = await measure();
    const filled = new Set(countedSections.filter((name) => !missing.includes(name)));
    expect(missing).toContain('experience');
    // The list's statement and the rule of the model agree on the weights that no one has set.
    expect(percent).toBe(completeness(defaults, filled));
    expect(completenessSetting.fields.alert_below.default).toBe(80);
    await hr.patch('/org/himal/profile-completion/', {
      ...Object.fromEntries(countedSections.map((name) => [name, name === 'education' ? 75 : 0])),
      experience: 25,
    });
    expect((await measure()).percent).toBe(75);
    const list = await hr.get<Listed>('/hris/himal/profile-completeness/?search=H-1');
    expect(list.body.results[0]).toMatchObject({ percent: 75, range: '60–79%' });
    expect((await asha.get('/hris/himal/profile-completeness/')).status).toBe(403);
  });
});

describe('spreadsheets into files', () => {
  beforeAll(async () => {
    [asha, hr, keeper] = (await Promise.all(
      ['asha', 'hari', 'keeper'].map((name) => signIn(server, person[name] as Person)),
    )) as [Client, Client, Client];
  });
  const send = (who: Client, kind: string, rows: string[], query = 'dry_run=false&mode=valid') =>
    who.upload<{ created: number; valid: number; errors: { row: number; errors: Record<string, string[]> }[] }>(
      `/hris/himal/${kind}/import/?${query}`,
      'rows.csv',
      rows.join('\n'),
    );

  it('tell each fault by row and column, bring the good rows, and nothing a second time [HR-2]', async () => {
    const rows = [
      'Employee code,Mobile,Personal email',
      'H-2,9841000022,bina@example.com',
      'H-2,12,bina@example.com',
      'H-77,9841000077,nobody@example.com',
    ];
    const kind = 'file-import/contact-details';
    const faults = [
      { row: 3, errors: { phone: ['Phone should be valid phone number'] } },
      { row: 4, errors: { employee: ['Employee "H-77" does not exist'] } },
    ];
    expect((await send(hr, kind, rows, 'dry_run=true')).body).toMatchObject({ created: 0, valid: 1, errors: faults });
    expect((await send(hr, kind, rows, 'dry_run=false&mode=all')).body).toMatchObject({ created: 0, errors: faults });
    expect((await hr.get(`/hris/himal/people/${idOf('bina')}/part/?section=contact`)).body.phone).toBeNull();
    expect((await send(hr, kind, rows)).body).toMatchObject({ created: 1, errors: faults });
    expect((await hr.get(`/hris/himal/people/${idOf('bina')}/part/?section=contact`)).body).toMatchObject({
      phone: '9841000022',
      personal_email: 'bina@example.com',
    });
    expect((await send(hr, kind, rows)).body.created).toBe(0);
  });

  it('let what a second person confirms wait, once', async () => {
    const rows = ['Employee code,Bank,Account number,Account name', 'H-2,Nabil Bank,7777001234,Bina Sharma'];
    const kind = 'file-import/bank-information';
    expect((await send(hr, kind, rows)).body).toMatchObject({ created: 1, errors: [] });
    expect((await send(hr, kind, rows)).body).toMatchObject({
      created: 0,
      errors: [{ row: 2, errors: { account_number: ['Account number is already in use'] } }],
    });
    expect((await hr.get<Listed>(`/hris/himal/bank-account/?employee=${idOf('bina')}`)).body.count).toBe(0);
    const waiting = await hr.get<Listed>('/hris/himal/change-requests/?as=hr&status=Pending&section=bank_account');
    expect(waiting.body.results[0]).toMatchObject({ employee: { id: idOf('bina') } });
    expect((await send(keeper, kind, rows)).status).toBe(403);
    const papers = ['Employee code,PAN', 'H-2,601234567'];
    expect((await send(hr, 'file-import/legal-information', papers)).body).toMatchObject({ created: 1 });
    const experience = ['Employee code,Employer,Post,From', 'H-2,Mechi Tea Estate,Clerk,2018-01-01'];
    expect((await send(hr, 'experience', experience)).body).toMatchObject({ created: 1 });
    expect((await send(hr, 'experience', experience)).body).toMatchObject({ created: 0 });
  });
});

describe('bank accounts that someone else has too', () => {
  it('warn at the request, at the decision and on record, and say whose it is to who may read accounts [HR-3]', async () => {
    const values = { bank: master.bank, account_number: '0077-1234-500', account_name: 'Asha Sharma' };
    const first = await change(asha, { section: 'bank_account', action: 'create', values });
    expect(first.body.shared_account).toBeNull();
    const detailFor = async (client: Client, id: number | null, as: string) =>
      (await client.get<{ shared_account: SharedAccount | null }>(`/hris/himal/change-requests/${id}/?as=${as}`)).body
        .shared_account;
    expect(await detailFor(hr, first.body.request, 'hr')).toBeNull();

    // The other one still waits, and is written in another way.
    const same = { ...values, account_number: '771234500', account_name: 'Bina Sharma' };
    const other = await change(bina, { section: 'bank_account', action: 'create', values: same }, 'bina');
    expect(other.body).toMatchObject({ state: 'waiting', shared_account: { people: [] } });
    const isAshas = { people: [{ id: idOf('asha'), full_name: expect.stringMatching(/asha Sharma$/) as string }] };
    const isBinas = { people: [{ id: idOf('bina'), full_name: 'bina Sharma' }] };
    expect(await detailFor(bina, other.body.request, 'user')).toEqual({ people: [] });
    expect(await detailFor(keeper, other.body.request, 'hr')).toEqual({ people: [] });
    expect(await detailFor(hr, other.body.request, 'hr')).toEqual(isAshas);
    expect(await detailFor(hr, first.body.request, 'hr')).toEqual(isBinas);
    expect((await decide(hr, first.body.request)).body).toMatchObject({ status: 'Approved', shared_account: null });
    expect(await detailFor(hr, other.body.request, 'hr')).toEqual(isAshas);
    expect((await decide(hr, other.body.request)).status).toBe(200);

    // On record HR sees it in both files, and no one else anywhere.
    const fileOf = async (client: Client, name: string) =>
      (await client.get<{ shared_accounts: object[] }>(`/hris/himal/people/${idOf(name)}/`)).body.shared_accounts;
    expect(await fileOf(hr, 'asha')).toEqual([{ record: expect.any(Number), ...isBinas }]);
    expect(await fileOf(hr, 'bina')).toEqual([{ record: expect.any(Number), ...isAshas }]);
    for (const [client, name] of [
      [asha, 'asha'],
      [boss, 'asha'],
      [keeper, 'asha'],
    ] as const)
      expect(await fileOf(client, name)).toEqual([]);

    // One's own second account under the same number is no one else's.
    const again = await change(hr, { section: 'bank_account', action: 'create', values }, 'asha');
    expect(again.body.shared_account).toEqual(isBinas);
    const own = { ...values, account_number: '88-1' };
    const [mine, hers] = [
      await change(asha, { section: 'bank_account', action: 'create', values: own }),
      await change(hr, { section: 'bank_account', action: 'create', values: own }),
    ];
    expect([mine.body.shared_account, hers.body.shared_account]).toEqual([null, null]);
    for (const { body } of [again, mine, hers]) expect((await decide(second, body.request, 'reject')).status).toBe(200);
  });
});
