/** Candidates: offer letters by personal links, their answers, tasks, and on-boarding. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expireOffers } from '../src/modules/hris/pre-employment/candidates.ts';
import { newestMailTo } from './support/mails.ts';
import {
  aMember,
  anOrganization,
  client,
  signIn,
  startServer,
  type Client,
  type Organization,
  type Person,
  type TestServer,
} from './support/server.ts';

interface Detail {
  id: number;
  candidate: string;
  status: string;
  actions: string[];
  can_edit: boolean;
  salary?: { currency: string; amount: string } | null;
  letter_number: string | null;
  answer_by: string | null;
  answer_remark: string | null;
  tasks_all: number;
  tasks_done: number;
  progress: string | null;
  employee: { id: number; full_name: string } | null;
  offer: { letter_number: string; subject: string; body: string; url: string } | null;
  histories: { action_performed: string; remarks: string }[];
}
interface Task {
  id: number;
  title: string;
  status: string;
  due_on: string;
  candidate: { id: number; name: string } | null;
  employee: { id: number } | null;
  assignee: { id: number } | null;
}
interface Listed<T> {
  results: T[];
  count: number;
}

let server: TestServer;
let himal: Organization;
let hr: Client;
let hrPerson: Person;
let boss: Person;
let bossClient: Client;
let nobody: Client;
const ids: Record<string, number> = {};
const at = '/hris/himal/pre-employment/';
const everywhere = () => server.context.database.everywhere;

const make = async (path: string, body: object): Promise<number> => {
  const made = await hr.post<{ id: number }>(`/${path}/`, body);
  if (made.status !== 201) throw new Error(`${path}: ${JSON.stringify(made.body)}`);
  return made.body.id;
};

let added = 0;
const draft = (change: object = {}) => {
  added += 1;
  return {
    first_name: 'Sunita',
    last_name: 'Tamang',
    gender: 'Female',
    email: `sunita${added}@example.com`,
    phone: '9841000000',
    job_title: ids.title,
    branch: ids.branch,
    division: ids.division,
    employment_type: ids.type,
    employment_level: ids.level,
    supervisor: boss.id,
    joins_on: '2026-12-15',
    contract_ends_on: '2027-12-14',
    salary: { currency: 'USD', amount: '1250.5' },
    letter_template: ids.letter,
    ...change,
  };
};
const add = async (change: object = {}): Promise<Detail> => {
  const made = await hr.post<Detail>(at, draft(change));
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  return made.body;
};
const act = (id: number, action: string, input: object = {}, who: Client = hr) =>
  who.post<Detail>(`${at}${id}/${action}/`, input);
const get = async (id: number, who: Client = hr) => (await who.get<Detail>(`${at}${id}/`)).body;

/** The link of the newest mail to someone. */
async function linkOf(id: number): Promise<string> {
  const to = await everywhere().one<{ email: string }>(
    'select email from pre_employment where organization_id = $1 and id = $2',
    [himal.id, id],
  );
  const body = await newestMailTo(server, to?.email ?? '', 'offer');
  return /account\/offer-letter\/(\S+)/.exec(body)?.[1] ?? '';
}
const someone = () => client(server);
const open = (token: string) => someone().get(`/offer-letter/?token=${encodeURIComponent(token)}`);
const answer = (token: string, decision: 'accepted' | 'declined', remark = '') =>
  someone().post<{ answer?: string; code?: string }>('/offer-letter/', { token, answer: decision, remark });

/** A candidate who has been sent an offer letter, and their link. */
async function offered(change: object = {}): Promise<{ id: number; token: string }> {
  const { id } = await add(change);
  const sent = await act(id, 'send', { answer_by: '2026-11-30' });
  if (sent.status !== 200) throw new Error(JSON.stringify(sent.body));
  return { id, token: await linkOf(id) };
}
async function accepted(change: object = {}): Promise<number> {
  const { id, token } = await offered(change);
  await answer(token, 'accepted');
  return id;
}

beforeAll(async () => {
  server = await startServer({ poolSize: 10 });
  himal = await anOrganization(server, 'himal');
  hrPerson = await aMember(server, himal, 'hari', { is_hr_admin: true });
  hr = await signIn(server, hrPerson);
  boss = await aMember(server, himal, 'boss');
  bossClient = await signIn(server, boss);
  nobody = await signIn(server, await aMember(server, himal, 'asha', { codes: ['4.10'] }));
  ids.title = await make('org/himal/job-title', { title: 'Accountant' });
  ids.branch = await make('org/himal/branch', { name: 'Pokhara', code: 'PKR' });
  ids.division = await make('org/himal/division', { name: 'Finance' });
  ids.type = await make('org/himal/employment-type', { title: 'Contract' });
  ids.level = await make('org/himal/employment-level', { title: 'Officer', level: 5 });
  await make('org/himal/fiscal-year', {
    name: '2083/84',
    used_for: 'General',
    calendar: 'BS',
    starts_on: '2026-07-17',
    ends_on: '2027-07-16',
  });
  ids.letter = await make('hris/himal/letter-template', {
    title: 'Offer',
    letter_kind: 'Offer',
    language: 'en',
    subject: 'Our offer to {{full_name}}',
    body: '<p>{{salutation}} {{full_name}}, we offer you {{job_title}} at {{salary}} a month from {{joined_on_bs}}. Answer until {{answer_by}}. No. {{letter_number}}</p>',
  });
  ids.tasks = await make('hris/himal/settings/task-template', { name: 'Joining', used_for: 'Pre-employment' });
  ids.leaving = await make('hris/himal/settings/task-template', { name: 'Leaving', used_for: 'Separation' });
  for (const task of [
    { title: 'Citizenship is copied', assigned_to: 'HR', days: -3, is_mandatory: true },
    { title: 'A desk is ready', assigned_to: 'Supervisor', days: -1 },
    { title: 'Read the bylaws', assigned_to: 'Employee', days: 5 },
  ])
    await make('hris/himal/settings/template-task', { template: ids.tasks, ...task });
});
afterAll(() => server.close());
beforeEach(() => {
  server.now = new Date('2026-11-21T06:15:00.000Z');
});

describe('an offer letter', () => {
  it('is read and answered by the candidate through the personal link of a mail, without an account, once [AUD-5]', async () => {
    const { id, token } = await offered();
    expect(token).toMatch(/^[\w-]{43}$/);
    const page = await open(token);
    expect([page.status, page.body]).toEqual([
      200,
      {
        organization: 'Himal Industries',
        candidate: 'Sunita Tamang',
        language: 'en',
        letter_number: '2083/84-OL-0001',
        issued_on: '2026-11-21',
        subject: 'Our offer to Sunita Tamang',
        body: '<p>Ms. Sunita Tamang, we offer you Accountant at USD 1,250.50 a month from Mangsir 29, 2083. Answer until 30 November 2026. No. 2083/84-OL-0001</p>',
        answer_by: '2026-11-30',
        answer: null,
      },
    ]);
    const pdf = await server.app.inject({ url: `/api/v1/offer-letter/pdf/?token=${token}` });
    expect([pdf.statusCode, pdf.headers['content-type'], pdf.rawPayload.subarray(0, 5).toString()]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ]);
    // Of many at once one counts.
    const [first, second] = await Promise.all([answer(token, 'accepted', 'Gladly'), answer(token, 'declined')]);
    expect([first.status, second.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
    const won = first.status === 200 ? 'Accepted' : 'Declined';
    expect(await get(id)).toMatchObject({ status: won });
    expect((await answer(token, 'accepted')).body).toMatchObject({ code: 'answered' });
    expect((await open(token)).body.answer).toBe(won.toLowerCase());
    const told = await hr.get<Listed<{ text: string }>>('/notifications/');
    expect(JSON.stringify(told.body)).toContain(`Sunita Tamang ${won === 'Accepted' ? 'accepted' : 'declined'}`);
  });

  it('keeps no link: the database holds its hash alone', async () => {
    const { token } = await offered();
    const rows = await everywhere().query<{ hash: Buffer }>('select * from personal_link');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows.map((row) => ({ ...row, hash: row.hash.toString('base64url') })))).not.toContain(token);
  });

  it('is declined with a remark that HR reads', async () => {
    const { id, token } = await offered();
    expect((await answer(token, 'declined', 'I stay where I am.')).status).toBe(200);
    expect(await get(id)).toMatchObject({ status: 'Declined', answer_remark: 'I stay where I am.' });
  });

  it('has numbers without gaps in the fiscal year, apart from those of letters', async () => {
    const { id } = await offered();
    const broken = await add({ letter_template: null });
    expect((await act(broken.id, 'send', { answer_by: '2026-11-30' })).body).toEqual({
      non_field_errors: ['Choose the template of the offer letter first'],
    });
    const nameless = await add({ salary: null });
    expect((await act(nameless.id, 'send', { answer_by: '2026-11-30' })).body).toEqual({
      non_field_errors: ['The profile is missing what the letter needs: Offered salary'],
    });
    const next = await offered();
    const number = (text: string | null) => Number(text?.slice(-4));
    expect(number((await get(next.id)).letter_number)).toBe(number((await get(id)).letter_number) + 1);
  });

  it('of which the link is forged, replaced, withdrawn or past its day says so, and nothing of the offer', async () => {
    const forged = await open('x'.repeat(43));
    expect([forged.status, forged.body]).toEqual([
      404,
      { detail: 'This link is not valid. Open the complete link from the email.', code: 'link_unknown' },
    ]);
    const { id, token } = await offered();
    expect((await act(id, 'resend', { answer_by: '2026-12-05' })).status).toBe(200);
    expect((await open(token)).body).toMatchObject({ code: 'link_closed' });
    expect((await answer(token, 'accepted')).status).toBe(410);
    const newer = await linkOf(id);
    expect((await open(newer)).status).toBe(200);
    expect((await act(id, 'withdraw', { remark: 'The post is gone' })).body.status).toBe('Withdrawn');
    expect([(await open(newer)).status, (await answer(newer, 'accepted')).status]).toEqual([410, 410]);
    expect(Object.keys((await open(newer)).body).toSorted()).toEqual(['code', 'detail']);
  });

  it('ends with its last day in the zone of the organisation, and lives on when it is extended', async () => {
    const { id, token } = await offered();
    // In Kathmandu it is still the 30th of November.
    server.now = new Date('2026-11-30T18:14:00.000Z');
    const late = await signIn(server, hrPerson);
    await expireOffers(server.context);
    expect([(await open(token)).status, (await get(id, late)).status]).toEqual([200, 'Offer letter sent']);
    server.now = new Date('2026-11-30T18:16:00.000Z');
    expect((await open(token)).body).toMatchObject({ code: 'link_expired' });
    expect((await answer(token, 'accepted')).status).toBe(410);
    await expireOffers(server.context);
    await expireOffers(server.context);
    const ended = await get(id, late);
    expect([ended.status, ended.actions]).toEqual(['Expired', ['resend', 'extend', 'revise', 'withdraw']]);
    expect((await act(id, 'extend', { answer_by: '2026-11-30', remark: 'Late' }, late)).status).toBe(400);
    expect((await act(id, 'extend', { answer_by: '2026-12-04', remark: 'Was ill' }, late)).body.status).toBe(
      'Offer letter sent',
    );
    expect((await answer(token, 'accepted')).status).toBe(200);
  });

  it('is answered before the first day of work, which may lie beyond the BS calendar', async () => {
    const soon = await add({ joins_on: '2026-11-25' });
    expect((await act(soon.id, 'send', { answer_by: '2026-11-26' })).body).toEqual({
      answer_by: ['Respond by cannot be after Joins on'],
    });
    const far = await add({ joins_on: '2099-01-15', contract_ends_on: null });
    expect((await act(far.id, 'send', { answer_by: '2098-12-31' })).body).toEqual({
      non_field_errors: ['The profile is missing what the letter needs: Joined on (BS)'],
    });
  });

  it('is guessed at a few times and then no more', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 7; n++) statuses.push((await open('y'.repeat(43))).status);
    expect(statuses).toEqual([404, 404, 404, 404, 404, 429, 429]);
  });

  it('stays as it was sent: the draft is changed once the offer is taken back, and becomes a new letter', async () => {
    const { id, token } = await offered();
    expect((await hr.patch(`${at}${id}/edit/`, { joins_on: '2026-12-20' })).status).toBe(409);
    expect((await act(id, 'revise', { remark: 'A later day' })).body).toMatchObject({
      status: 'Draft',
      can_edit: true,
    });
    expect((await open(token)).status).toBe(410);
    expect((await hr.patch<Detail>(`${at}${id}/edit/`, { joins_on: '2026-12-20' })).status).toBe(200);
    const again = await act(id, 'send', { answer_by: '2026-12-10' });
    expect(again.body.offer?.body).toContain('Poush 5, 2083');
    expect((await open(await linkOf(id))).status).toBe(200);
  });
});

describe('a candidate', () => {
  it('is for who may on-board, and the salary for who may read salaries', async () => {
    const { id } = await offered();
    expect((await nobody.get(at)).status).toBe(403);
    expect((await nobody.post(at, draft())).status).toBe(403);
    const clerk = await signIn(server, await aMember(server, himal, 'clerk', { codes: ['4.09'] }));
    const seen = await clerk.get<Detail>(`${at}${id}/`);
    expect([seen.status, 'salary' in seen.body, seen.body.offer]).toEqual([200, false, null]);
    expect((await clerk.post(at, draft())).body).toEqual({ salary: ["You can't set Offered salary"] });
    const { salary: _salary, ...plain } = draft();
    expect((await clerk.post(at, plain)).status).toBe(201);
    const offer = (await get(id)).offer;
    expect((await server.app.inject({ url: offer?.url ?? '' })).statusCode).toBe(200);
    const csv = await server.app.inject({
      url: `/api/v1${at}export/?format=csv`,
      headers: { authorization: `Bearer ${clerk.token}` },
    });
    expect([csv.statusCode, csv.body.includes('Sunita Tamang'), csv.body.includes('USD')]).toEqual([200, true, false]);
  });

  it('has an address that no one else has, and joins on a day to come', async () => {
    const { email } = draft();
    await add({ email });
    expect((await hr.post(at, draft({ email: email.toUpperCase() }))).body).toEqual({
      email: ['Email is already in use'],
    });
    expect((await hr.post(at, draft({ joins_on: '2026-11-20', contract_ends_on: null }))).body).toEqual({
      joins_on: ['Joins on cannot be a past date'],
    });
    expect((await hr.post(at, draft({ contract_ends_on: '2026-12-01' }))).body).toEqual({
      contract_ends_on: ['Contract ends on cannot be before Joins on'],
    });
  });

  it('of another organisation is not there [K-4]', async () => {
    const { id } = await add();
    const sagar = await anOrganization(server, 'sagar');
    const theirs = await signIn(server, await aMember(server, sagar, 'sita', { is_hr_admin: true }));
    expect((await theirs.get(`/hris/sagar/pre-employment/${id}/`)).status).toBe(404);
    for (const [action, input] of [
      ['send', { answer_by: '2026-11-30' }],
      ['withdraw', { remark: 'x' }],
      ['onboard', { employee_code: 'X1' }],
    ] as const)
      expect((await theirs.post(`/hris/sagar/pre-employment/${id}/${action}/`, input)).status).toBe(404);
  });
});

describe('tasks of a candidate', () => {
  it('come from a template, are done by whom they are assigned to, and count as progress', async () => {
    const id = await accepted();
    expect((await act(id, 'assign', { task_template: ids.leaving })).body).toEqual({
      task_template: ['Choose tasks that are used for pre-employment'],
    });
    const assigned = await act(id, 'assign', { task_template: ids.tasks });
    expect(assigned.body).toMatchObject({ status: 'Tasks assigned', tasks_all: 3, tasks_done: 0, progress: '0.00' });
    const all = (
      await hr.get<Listed<Task>>(`/hris/himal/process-task/?as=hr&process=Pre-employment&process_id=${id}&sort=due_on`)
    ).body.results;
    expect(all.map((task) => [task.title, task.due_on, task.assignee?.id ?? null, task.candidate?.name])).toEqual([
      ['Citizenship is copied', '2026-12-12', null, 'Sunita Tamang'],
      ['A desk is ready', '2026-12-14', boss.id, 'Sunita Tamang'],
      ['Read the bylaws', '2026-12-20', null, 'Sunita Tamang'],
    ]);
    const own = (await bossClient.get<Listed<Task>>('/hris/himal/process-task/?as=user')).body.results;
    const desk = own.find((task) => task.candidate?.id === id);
    expect(
      (await bossClient.post(`/hris/himal/process-task/${desk?.id}/finish/`, { remark: 'By the window' })).status,
    ).toBe(200);
    expect(await get(id)).toMatchObject({ tasks_all: 3, tasks_done: 1, progress: '33.33' });
    await act(id, 'withdraw', { remark: 'Did not come' });
    expect(await get(id)).toMatchObject({ status: 'Withdrawn' });
    const left = (await hr.get<Listed<Task>>(`/hris/himal/process-task/?as=hr&process=Pre-employment&process_id=${id}`))
      .body.results;
    expect(left.map((task) => task.status).toSorted()).toEqual(['Done', 'Dropped', 'Dropped']);
  });
});

describe('on-boarding', () => {
  it('makes the employee once, though pressed twice at once, with file, supervisor and activation', async () => {
    const id = await accepted({ email: 'new.one@example.com' });
    await act(id, 'assign', { task_template: ids.tasks });
    expect((await act(id, 'onboard', { employee_code: 'N1' })).body).toEqual({
      despite_tasks: ['Mandatory tasks are open: Citizenship is copied'],
    });
    const pressed = await Promise.all([
      act(id, 'onboard', { employee_code: 'N1', despite_tasks: true }),
      act(id, 'onboard', { employee_code: 'N1', despite_tasks: true }),
    ]);
    expect(pressed.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const done = await get(id);
    expect([done.status, done.employee?.full_name, done.actions]).toEqual(['On-boarded', 'Sunita Tamang', []]);
    const people = await everywhere().query<Record<string, unknown>>(
      `select e.employee_code, e.email, e.joined_on, u.status, h.change, h.starts_on, h.contract_ends_on, s.supervisor_id, s.valid_from
         from employee e join users u on u.id = e.user_id
         join employment h on h.organization_id = e.organization_id and h.employee_id = e.user_id
         join supervision s on s.organization_id = e.organization_id and s.subordinate_id = e.user_id
        where e.organization_id = $1 and e.email = 'new.one@example.com'`,
      [himal.id],
    );
    expect(people).toEqual([
      {
        employee_code: 'N1',
        email: 'new.one@example.com',
        joined_on: '2026-12-15',
        status: 'invited',
        change: 'Appointment',
        starts_on: '2026-12-15',
        contract_ends_on: '2027-12-14',
        supervisor_id: boss.id,
        valid_from: '2026-12-15',
      },
    ]);
    const mails = await everywhere().query<{ kind: string }>(
      `select kind from email_log where organization_id = $1 and to_address = 'new.one@example.com' order by id`,
      [himal.id],
    );
    expect(mails.map(({ kind }) => kind)).toEqual(['offer', 'activation']);
    const tasks = (
      await hr.get<Listed<Task>>(`/hris/himal/process-task/?as=hr&process=Pre-employment&process_id=${id}`)
    ).body.results;
    expect(tasks.every((task) => task.employee?.id === done.employee?.id)).toBe(true);
    expect(tasks.find((task) => task.title === 'Read the bylaws')?.assignee?.id).toBe(done.employee?.id);
  });

  it('carries the CV over into the documents of the employee, whose bytes only their readers open', async () => {
    const cv = (await hr.upload<{ id: number }>('/files/?purpose=record', 'cv.txt', 'Sunita Tamang')).body.id;
    const id = await accepted({ email: 'with.cv@example.com', cv });
    expect((await hr.get<{ cv: { name: string } }>(`${at}${id}/`)).body.cv.name).toBe('cv.txt');
    expect((await act(id, 'onboard', { employee_code: 'N7' })).status).toBe(200);
    const employee = (await get(id)).employee?.id;
    const documents = await hr.get<{ results: { title: string; form: string; file: { url: string } }[] }>(
      `/hris/himal/employee-document/?employee=${employee}`,
    );
    expect(documents.body.results).toMatchObject([{ title: 'CV', form: 'CV', file: { name: 'cv.txt' } }]);
    const bytes = await server.app.inject({ url: documents.body.results[0]?.file.url ?? '' });
    expect(bytes.body).toBe('Sunita Tamang');
    expect((await client(server).get(`${at}${id}/`)).status).toBe(401);
  });

  it('leaves of who has accepted the supervisor and the remarks to be changed', async () => {
    const id = await accepted();
    expect((await hr.get<Detail>(`${at}${id}/`)).body.can_edit).toBe(true);
    expect(
      (await hr.patch(`${at}${id}/edit/`, { email: 'other@example.com', joins_on: '2026-12-20', remarks: 'Hello' }))
        .body,
    ).toEqual({
      email: ['Email can no longer be changed'],
      joins_on: ['Joins on can no longer be changed'],
    });
    expect((await hr.patch(`${at}${id}/edit/`, { remarks: 'A desk by the window' })).body).toMatchObject({
      remarks: 'A desk by the window',
    });
  });

  it('is refused before the candidate has accepted, and for a code or an address that is taken', async () => {
    const { id } = await offered();
    expect((await act(id, 'onboard', { employee_code: 'N9' })).status).toBe(409);
    const first = await accepted();
    expect((await act(first, 'onboard', { employee_code: 'N2' })).status).toBe(200);
    const second = await accepted();
    expect((await act(second, 'onboard', { employee_code: 'n2' })).body).toEqual({
      employee_code: ['Employee code is already in use'],
    });
    const { email } = (await get(first)) as unknown as { email: string };
    expect((await hr.post(at, draft({ email }))).body).toEqual({ email: ['Email is already in use'] });
  });

  it('of who joined before the fiscal year of today is refused', async () => {
    const id = await accepted({ joins_on: '2026-12-15', contract_ends_on: null });
    await make('org/himal/fiscal-year', {
      name: '2084/85',
      used_for: 'General',
      calendar: 'BS',
      starts_on: '2027-07-17',
      ends_on: '2028-07-15',
    });
    server.now = new Date('2027-07-20T06:15:00.000Z');
    const late = await signIn(server, hrPerson);
    expect((await act(id, 'onboard', { employee_code: 'N3' }, late)).body).toEqual({
      non_field_errors: ['Joins on is before the fiscal year 2084/85'],
    });
  });
});
