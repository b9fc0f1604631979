/** What HR does for many employees at once: each row has its result, and one that is refused leaves the others done. */
import { accountNotices } from '@karmik/model/account/notice';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailAccountNotices } from '../src/modules/account/account-notices.ts';
import { mailsTo } from './support/mails.ts';
import {
  aMember,
  anOrganization,
  signIn,
  startServer,
  type Client,
  type Organization,
  type TestServer,
} from './support/server.ts';

interface Answer {
  readonly results: readonly { readonly id: number; readonly status: string; readonly details?: readonly string[] }[];
}

const at = '/hris/himal/employees/bulk/';
let server: TestServer;
let himal: Organization;
let hr: Client;
let plain: Client;
let admin: Client;
const ids: Record<string, number> = {};

beforeAll(async () => {
  server = await startServer();
  server.now = new Date('2026-11-21T04:00:00.000Z');
  himal = await anOrganization(server, 'himal');
  const { everywhere } = server.context.database;
  for (const name of ['asha', 'bina', 'chet', 'lead']) {
    const member = await aMember(server, himal, name);
    ids[name] = member.id;
    await everywhere.query(
      `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on)
       values ($1, $2, $3, $3, 'Sharma', $3 || '@work.test', '2020-01-01')`,
      [himal.id, member.id, name],
    );
    if (name === 'lead') plain = await signIn(server, member);
  }
  await everywhere.query(
    `insert into supervision (organization_id, subordinate_id, supervisor_id, position, valid_from) values ($1, $2, $3, 1, '2020-01-01')`,
    [himal.id, ids.asha ?? 0, ids.chet ?? 0],
  );
  await everywhere.query(
    `update membership set account_id = null from users u where u.id = user_id and u.email = 'bina@himal.test'`,
  );
  const officer = await aMember(server, himal, 'hr', { codes: ['4.11', '4.08', '3.00', '3.99'] });
  ids.hr = officer.id;
  hr = await signIn(server, officer);
  const first = await aMember(server, himal, 'admin', { is_hr_admin: true });
  ids.admin = first.id;
  admin = await signIn(server, first);
  await everywhere.query(
    `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on)
     values ($1, $2, 'admin', 'Admin', 'Rai', 'admin@work.test', '2020-01-01')`,
    [himal.id, first.id],
  );
});
afterAll(() => server.close());

const statuses = (answer: { body: Answer }) =>
  Object.fromEntries(
    answer.body.results.map(({ id, status }) => [Object.keys(ids).find((name) => ids[name] === id) ?? '', status]),
  );

it('assigns a supervisor from a day on, ends the one before, and refuses a row alone', async () => {
  const body = { ids: [ids.asha, ids.bina, ids.lead], supervisor: ids.lead, position: 1, valid_from: '2026-12-01' };
  const answer = await hr.post<Answer>(`${at}assign-supervisor/`, body);
  expect([answer.status, statuses(answer)]).toEqual([200, { asha: 'done', bina: 'done', lead: 'refused' }]);
  expect(answer.body.results[2]?.details).toEqual(["A person can't supervise themselves"]);
  interface Line {
    readonly subordinate: { readonly id: number };
    readonly supervisor: { readonly id: number };
    readonly valid_from: string;
    readonly valid_to: string | null;
  }
  const held = await hr.get<{ results: Line[] }>('/hris/himal/supervision/?sort=subordinate,valid_from');
  expect(held.body.results.map((row) => [row.subordinate.id, row.supervisor.id, row.valid_from, row.valid_to])).toEqual(
    expect.arrayContaining([
      [ids.asha, ids.chet, '2020-01-01', '2026-11-30'],
      [ids.asha, ids.lead, '2026-12-01', null],
      [ids.bina, ids.lead, '2026-12-01', null],
    ]),
  );
  expect(held.body.results).toHaveLength(3);
  const again = await hr.post<Answer>(`${at}assign-supervisor/`, {
    ...body,
    ids: [ids.asha],
    valid_from: '2026-12-05',
  });
  expect(statuses(again)).toEqual({ asha: 'done' });
  expect((await hr.get<{ results: Line[] }>('/hris/himal/supervision/')).body.results).toHaveLength(3);
});

interface Employment {
  readonly change: string;
  readonly starts_on: string;
  readonly ends_on: string | null;
  readonly branch: { readonly name: string } | null;
  readonly division: { readonly name: string } | null;
  readonly contract_ends_on: string | null;
  readonly step: number | null;
  readonly letter: string | null;
}
const made = async (path: string, body: object) => (await admin.post<{ id: number }>(path, body)).body.id;
const employmentOf = async (name: string) =>
  (await admin.get<{ results: Employment[] }>(`/hris/himal/employment/?employee=${ids[name]}&sort=starts_on`)).body
    .results;

describe('a transfer', () => {
  const places: Record<string, number> = {};
  beforeAll(async () => {
    Object.assign(places, {
      ilam: await made('/org/himal/branch/', { name: 'Ilam' }),
      bara: await made('/org/himal/branch/', { name: 'Bara' }),
      tea: await made('/org/himal/division/', { name: 'Tea' }),
    });
    const place = {
      job_title: await made('/org/himal/job-title/', { title: 'Taster' }),
      employment_type: await made('/org/himal/employment-type/', { title: 'Permanent' }),
      employment_level: await made('/org/himal/employment-level/', {
        title: 'Officer',
        scale_start: '30000.00',
        scale_steps: 5,
        scale_increment: '1000.00',
      }),
      division: places.tea,
    };
    for (const [name, branch] of [
      ['asha', 'ilam'],
      ['bina', 'ilam'],
      ['chet', 'bara'],
    ] as const)
      await made('/hris/himal/employment/', {
        employee: ids[name],
        change: 'Appointment',
        starts_on: '2020-01-01',
        step: 2,
        contract_ends_on: name === 'bina' ? '2026-12-31' : null,
        branch: places[branch],
        ...place,
      });
  });

  it('follows the record of each, keeps what it is not about, and refuses a row alone', async () => {
    const body = { ids: [ids.asha, ids.bina, ids.chet, ids.lead, ids.hr], branch: places.bara };
    const answer = await hr.post<Answer>(`${at}transfer/`, { ...body, starts_on: '2027-01-15', letter: 'T-7' });
    expect([answer.status, statuses(answer)]).toEqual([
      200,
      { asha: 'done', bina: 'refused', chet: 'refused', lead: 'refused', hr: 'refused' },
    ]);
    expect(answer.body.results.slice(1).map(({ details }) => details)).toEqual([
      ['Contract ends on cannot be before Effective from'],
      ['This employee already works there.'],
      ['Division is Required', 'Job title is Required', 'Employment type is Required', 'Employment level is Required'],
      ['Not found.'],
    ]);
    const [before, after, ...others] = await employmentOf('asha');
    expect(others).toEqual([]);
    expect([before?.ends_on, before?.branch?.name]).toEqual(['2027-01-14', 'Ilam']);
    expect(after).toMatchObject({
      change: 'Transfer',
      starts_on: '2027-01-15',
      branch: { name: 'Bara' },
      division: { name: 'Tea' },
      step: 2,
      letter: 'T-7',
    });
    expect(await employmentOf('bina')).toHaveLength(1);
  });

  it('may begin in the past, and puts people there at once', async () => {
    const body = { ids: [ids.bina], branch: places.bara, starts_on: '2026-11-01' };
    expect(statuses(await hr.post<Answer>(`${at}transfer/`, body))).toEqual({ bina: 'done' });
    const row = await server.context.database.everywhere.one<{ branch_id: number; contract_ends_on: string }>(
      'select branch_id, contract_ends_on from employee where user_id = $1',
      [ids.bina ?? 0],
    );
    expect(row).toEqual({ branch_id: places.bara, contract_ends_on: '2026-12-31' });
  });

  it('asks for a place, and is nothing that someone does to themselves', async () => {
    const nowhere = await hr.post(`${at}transfer/`, { ids: [ids.asha], starts_on: '2027-02-01' });
    expect([nowhere.status, nowhere.body]).toMatchObject([400, { branch: ['Choose a branch or a division'] }]);
    const own = await admin.post<Answer>(`${at}transfer/`, {
      ids: [ids.admin],
      branch: places.bara,
      starts_on: '2027-02-01',
    });
    expect(statuses(own)).toEqual({ admin: 'refused' });
  });
});

it('starts separations, and says of each who is leaving already or would begin their own', async () => {
  const type = await made('/hris/himal/settings/separation-type/', { name: 'Closure', category: 'Involuntary' });
  const body = { separation_type: type, effective_date: '2027-03-01' };
  const first = await admin.post<Answer>(`${at}start-separation/`, { ...body, ids: [ids.chet] });
  expect(statuses(first)).toEqual({ chet: 'done' });
  const people = [ids.chet, ids.lead, ids.admin];
  const answer = await admin.post<Answer>(`${at}start-separation/`, { ...body, ids: people });
  expect(statuses(answer)).toEqual({ chet: 'refused', lead: 'done', admin: 'refused' });
  expect([answer.body.results[0]?.details, answer.body.results[2]?.details]).toEqual([
    ['Employee is already leaving'],
    ["You can't start your own separation. Resign instead."],
  ]);
  const held = await admin.get<{ results: { status: string; effective_date: string }[] }>('/hris/himal/separation/');
  expect(held.body.results.map(({ status, effective_date }) => [status, effective_date])).toEqual([
    ['In progress', '2027-03-01'],
    ['In progress', '2027-03-01'],
  ]);
});

it('sends activation links to those who have not used theirs', async () => {
  const answer = await hr.post<Answer>(`${at}send-activation/`, { ids: [ids.asha, ids.bina] });
  expect(statuses(answer)).toEqual({ asha: 'refused', bina: 'done' });
});

describe('a sign-in that HR pauses', () => {
  const pause = (who: Client, names: readonly string[], reason = 'Left the laptop in a taxi') =>
    who.post<Answer>(`${at}pause-sign-in/`, { ids: names.map((name) => ids[name]), reason });
  const said = (answer: { body: Answer }) => answer.body.results.map(({ details = [] }) => details[0]);
  const chet = { email: 'chet@himal.test' };
  const stateOf = async (name: string) =>
    (await admin.get<{ results: { account_status: string }[] }>(`/hris/himal/employees/?user=${ids[name]}`)).body
      .results[0]?.account_status;

  it('ends their sessions at once, is answered as a wrong password, and is resumed', async () => {
    const session = await signIn(server, chet);
    expect((await session.get('/users/me/')).status).toBe(200);
    expect(statuses(await pause(admin, ['chet', 'bina']))).toEqual({ chet: 'done', bina: 'refused' });
    const ended = await session.get('/users/me/');
    expect([ended.status, ended.body]).toMatchObject([401, { code: 'session_ended' }]);
    await expect(signIn(server, chet)).rejects.toThrow("Couldn't Authenticate With Given Credentials");
    expect(await stateOf('chet')).toBe('disabled');
    const file = `/hris/himal/people/${ids.chet}/`;
    expect((await admin.get(file)).body).toMatchObject({ is_current: true, account_status: 'disabled' });
    expect((await hr.get(file)).body).toMatchObject({ account_status: null });
    expect(said(await pause(admin, ['chet']))).toEqual(['Sign-in is paused already.']);
    expect(statuses(await admin.post(`${at}resume-sign-in/`, { ids: [ids.chet, ids.asha] }))).toEqual({
      chet: 'done',
      asha: 'refused',
    });
    expect((await (await signIn(server, chet)).get('/users/me/')).status).toBe(200);
    expect(await stateOf('chet')).toBe('active');
  });

  it('is kept in the audit log with its reason, and told to its owner', async () => {
    const { everywhere } = server.context.database;
    const events = await everywhere.query<{ action: string; after: object | null }>(
      `select action, after from audit_event where object_type = 'user' and object_id = $1::text and action like 'sign_in_%' order by id`,
      [ids.chet ?? 0],
    );
    expect(events).toEqual([
      { action: 'sign_in_paused', after: { reason: 'Left the laptop in a taxi' } },
      { action: 'sign_in_resumed', after: null },
    ]);
    // The server mails them now and then by itself, too.
    await mailAccountNotices(server.context);
    const bodies = (await mailsTo(server, chet.email, 'notice')).map(({ body }) => body);
    const told = (event: 'sign_in_paused_by_hr' | 'sign_in_resumed_by_hr') =>
      bodies.filter((body) => body.includes(accountNotices[event].en.replace('{{organization}}', himal.name))).length;
    expect([told('sign_in_paused_by_hr'), told('sign_in_resumed_by_hr')]).toEqual([1, 1]);
  });

  it("is never one's own, that of an auditor, of who may do more, or of the last administrator", async () => {
    const keeper = await signIn(server, await aMember(server, himal, 'keeper', { codes: ['27.00'] }));
    const auditor = await aMember(server, himal, 'auditor', { is_audit_user: true });
    expect(said(await pause(admin, ['admin']))).toEqual(["You can't pause your own sign-in."]);
    expect(said(await pause(keeper, ['admin']))).toEqual(['This person has permissions that you do not have.']);
    const watched = await admin.post<Answer>(`${at}pause-sign-in/`, { ids: [auditor.id], reason: 'Away' });
    expect(said(watched)).toEqual(["The sign-in of auditors and investigators can't be paused."]);
    const second = await aMember(server, himal, 'second', { is_hr_admin: true });
    const other = await signIn(server, second);
    expect(statuses(await pause(other, ['admin']))).toEqual({ admin: 'done' });
    expect(statuses(await other.post(`${at}resume-sign-in/`, { ids: [ids.admin] }))).toEqual({ admin: 'done' });
    // Who was disabled a moment ago is believed a little longer.
    await server.context.database.everywhere.query(`update users set status = 'disabled' where id = $1`, [second.id]);
    expect(said(await pause(other, ['admin']))).toEqual(['This is the last HR administrator who can sign in.']);
    admin = await signIn(server, { email: 'admin@himal.test' });
  });

  it('needs the right and a reason', async () => {
    expect((await pause(hr, ['chet'])).status).toBe(403);
    expect((await pause(admin, ['chet'], ' ')).body).toMatchObject({ reason: ['Reason is Required'] });
  });
});

it('issues no letter without what it needs, and says so of each', async () => {
  const answer = await hr.post<Answer>(`${at}generate-letter/`, { ids: [ids.asha, ids.bina], event: 'Warning' });
  expect(statuses(answer)).toEqual({ asha: 'refused', bina: 'refused' });
  expect(answer.body.results.every(({ details = [] }) => details.length > 0)).toBe(true);
});

it('is refused to the person who may not do it for one, and without anyone', async () => {
  const body = { ids: [ids.asha], supervisor: ids.lead, position: 1, valid_from: '2026-12-01' };
  expect((await plain.post(`${at}assign-supervisor/`, body)).status).toBe(403);
  const there = { ids: [ids.asha], division: 1, starts_on: '2026-12-01' };
  expect((await plain.post(`${at}transfer/`, there)).status).toBe(403);
  const leaving = { ids: [ids.asha], separation_type: 1, effective_date: '2027-03-01' };
  expect((await hr.post(`${at}start-separation/`, leaving)).status).toBe(403);
  expect((await plain.post(`${at}send-activation/`, { ids: [ids.bina] })).status).toBe(403);
  expect((await plain.post(`${at}generate-letter/`, { ids: [ids.bina], event: 'Warning' })).status).toBe(403);
  expect((await hr.post(`${at}assign-supervisor/`, { ...body, ids: [] })).status).toBe(400);
});
