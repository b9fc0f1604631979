import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applyEmployments } from '../src/modules/hris/file/employment.ts';
import { offBoardDue } from '../src/modules/hris/leaving/off-boarding.ts';
import {
  aMember,
  anOrganization,
  client,
  password,
  signIn,
  startServer,
  until,
  type Client,
  type Organization,
  type Person,
  type TestServer,
} from './support/server.ts';

interface Detail {
  id: number;
  status: string;
  actions: string[];
  can_edit: boolean;
  blockers: { kind: string; unit: string | null; what: string }[];
  histories: { action_performed: string; remarks: string }[];
  detail?: string;
}
interface Task {
  id: number;
  title: string;
  status: string;
  due_on: string;
  is_clearance: boolean;
  actions: string[];
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
let accounts: number;
let template: number;
let questions: number;
interface Answered {
  readonly structure: object;
  readonly answers: Readonly<Record<string, unknown>> & { readonly q5: { readonly url: string } };
}
let resignationType: number;
const day = 86_400_000;
const today = '2026-11-21';
const everywhere = () => server.context.database.everywhere;
const one = async <T extends object>(sql: string, ...values: (string | number)[]) => everywhere().one<T>(sql, values);
const make = async (path: string, body: object): Promise<number> => {
  const made = await hr.post<{ id: number }>(`/${path}/`, body);
  if (made.status !== 201) throw new Error(`${path}: ${JSON.stringify(made.body)}`);
  return made.body.id;
};

let hired = 0;
/** Someone with a file, whose supervisor is the boss. */
async function employee(name: string): Promise<{ person: Person; who: Client }> {
  const person = await aMember(server, himal, name);
  hired += 1;
  await everywhere().query(
    `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on) values ($1, $2, $3, $4, 'Sharma', $5, '2020-01-01')`,
    [himal.id, person.id, `E${hired}`, name, person.email],
  );
  await everywhere().query(
    `insert into employment (organization_id, employee_id, change, starts_on, applied_at) values ($1, $2, 'Appointment', '2020-01-01', now())`,
    [himal.id, person.id],
  );
  if (person.id !== boss?.id && boss)
    await everywhere().query(
      `insert into supervision (organization_id, subordinate_id, supervisor_id, position, valid_from) values ($1, $2, $3, 1, '2020-01-01')`,
      [himal.id, person.id, boss.id],
    );
  return { person, who: await signIn(server, person) };
}

const start = (person: Person, change: object = {}) =>
  hr.post<Detail>('/hris/himal/separation/', {
    employee: person.id,
    separation_type: resignationType,
    effective_date: today,
    ...change,
  });
const act = (id: number, action: string, who: Client = hr) =>
  who.post<Detail & { non_field_errors?: string[] }>(`/hris/himal/separation/${id}/${action}/`, { remark: 'Seen' });
const tasksAbout = async (person: Person) =>
  (await hr.get<Listed<Task>>(`/hris/himal/process-task/?as=hr&employee=${person.id}&sort=due_on`)).body.results;
const clear = async (person: Person) => {
  for (const task of (await tasksAbout(person)).filter((each) => each.is_clearance && each.status === 'Open'))
    await hr.post(`/hris/himal/process-task/${task.id}/finish/?as=hr`, { remark: 'Settled' });
};

beforeAll(async () => {
  server = await startServer({ poolSize: 10 }, { hasBackgroundWork: true });
  himal = await anOrganization(server, 'himal');
  hrPerson = await aMember(server, himal, 'hari', { is_hr_admin: true });
  hr = await signIn(server, hrPerson);
  ({ person: boss, who: bossClient } = await employee('boss'));
  accounts = await make('org/himal/division', { name: 'Accounts', head: boss.id });
  template = await make('hris/himal/settings/task-template', { name: 'Leaving', used_for: 'Separation' });
  await make('hris/himal/settings/template-task', {
    template,
    title: 'Loan of 12,000 is paid back',
    unit: accounts,
    assigned_to: 'Head of unit',
    days: -2,
    is_clearance: true,
  });
  await make('hris/himal/settings/template-task', {
    template,
    title: 'Hand over what is under way',
    assigned_to: 'Employee',
    days: -5,
  });
  questions = await make('org/himal/question-set', { name: 'Usual', description: 'Read by HR alone.' });
  const empty = await hr.post('/hris/himal/settings/separation-type/', {
    name: 'Early',
    category: 'Voluntary',
    notice_days: 5,
    needs_exit_interview: true,
    question_set: questions,
  });
  expect(empty.body).toEqual({ question_set: ['This questionnaire has no questions yet'] });
  await hr.put(`/org/himal/question-set/${questions}/questions/`, {
    sections: [
      {
        questions: [
          { key: 'q1', type: 'Rating', text: 'How was the work?', is_mandatory: true, points: 5 },
          {
            key: 'q2',
            type: 'Single choice',
            text: 'Would you come back?',
            is_mandatory: true,
            options: [
              { key: 'o1', text: 'Yes' },
              { key: 'o2', text: 'No' },
            ],
          },
          {
            key: 'q3',
            type: 'Long text',
            text: 'Why not?',
            is_mandatory: true,
            shown_if: { question: 'q2', is: ['o2'] },
          },
          {
            key: 'q4',
            type: 'Multiple choice',
            text: 'What was good?',
            options: [
              { key: 'o1', text: 'Pay' },
              { key: 'o2', text: 'People' },
            ],
          },
          { key: 'q5', type: 'File', text: 'A letter' },
        ],
      },
    ],
  });
  resignationType = await make('hris/himal/settings/separation-type', {
    name: 'Resignation',
    category: 'Voluntary',
    notice_days: 30,
    for_resignations: true,
    task_template: template,
    needs_clearance: true,
    needs_exit_interview: true,
    question_set: questions,
  });
});
afterAll(() => server.close());
beforeEach(() => {
  server.now = new Date('2026-11-21T06:15:00.000Z');
});

describe('settings', () => {
  it('say what goes with what', async () => {
    const at = '/hris/himal/settings';
    expect(
      (await hr.post(`${at}/template-task/`, { template, title: 'X', assigned_to: 'HR', is_clearance: true })).body,
    ).toEqual({ unit: ['Unit is Required'] });
    expect((await hr.post(`${at}/template-task/`, { template, title: 'X', assigned_to: 'Person' })).body).toEqual({
      person: ['Named person is Required'],
    });
    const type = { name: 'Other', category: 'Voluntary', notice_days: 5 };
    expect((await hr.post(`${at}/separation-type/`, { ...type, needs_exit_interview: true })).body).toEqual({
      question_set: ['Questions is Required'],
    });
    expect(
      (await hr.post(`${at}/separation-type/`, { ...type, category: 'Death', for_resignations: true })).body,
    ).toEqual({ category: ['Resignations need a voluntary separation type'] });
  });

  it('have one type of resignations: another one takes its place', async () => {
    const other = await make('hris/himal/settings/separation-type', {
      name: 'Quick',
      category: 'Voluntary',
      for_resignations: true,
    });
    const at = '/hris/himal/settings/separation-type';
    expect((await hr.get(`${at}/${resignationType}/`)).body).toMatchObject({ for_resignations: false });
    await hr.patch(`${at}/${resignationType}/`, { for_resignations: true });
    expect((await hr.get(`${at}/${other}/`)).body).toMatchObject({ for_resignations: false });
  });
});

describe('a resignation', () => {
  const path = '/hris/himal/resignation/';
  const wish = { release_date: '2026-12-10', reason: 'Study', request_remarks: 'A course abroad' };

  it('is decided by the supervisor, never by its sender, and begins a separation', async () => {
    const { person, who } = await employee('asha');
    const sent = await who.post<Detail & { notice_required: number; notice_given: number }>(path, wish);
    expect([sent.status, sent.body]).toMatchObject([
      201,
      { status: 'Requested', notice_required: 30, notice_given: 19, actions: ['cancel'], can_edit: true },
    ]);
    const { id } = sent.body;
    expect((await who.post(path, wish)).body).toEqual({
      non_field_errors: ['Your resignation is already pending'],
    });
    expect((await who.post(`${path}${id}/approve/?as=notification`, { remark: 'Yes' })).status).toBe(403);
    const approved = await bossClient.post<Detail>(`${path}${id}/approve/?as=notification`, { remark: 'All the best' });
    expect([approved.status, approved.body.status]).toEqual([200, 'Approved']);
    const row = await one<{ status: string; effective_date: string; category: string; resignation_id: number }>(
      'select status, effective_date, category, resignation_id from separation where employee_id = $1',
      person.id,
    );
    expect(row).toEqual({
      status: 'In progress',
      effective_date: '2026-12-11',
      category: 'Voluntary',
      resignation_id: id,
    });
    expect((await tasksAbout(person)).map(({ title, due_on, assignee }) => [title, due_on, assignee?.id])).toEqual([
      ['Hand over what is under way', '2026-12-06', person.id],
      ['Loan of 12,000 is paid back', '2026-12-09', boss.id],
    ]);
    expect((await who.post(path, wish)).body).toEqual({
      non_field_errors: ['Your separation is already in progress'],
    });
    const told = await everywhere().query<{ url: string }>(
      'select url from notification where recipient_id = $1 order by id',
      [person.id],
    );
    expect(told.map(({ url }) => url)).toEqual(
      expect.arrayContaining([
        '/user/exit-interview',
        '/user/task/assigned-to-me?tab=processes',
        `/user/resignation/${id}`,
      ]),
    );
  });

  it('of HR is decided by someone else, and one that is declined begins nothing', async () => {
    const { person, who } = await employee('declined');
    const { id } = (await who.post<Detail>(path, wish)).body;
    expect(
      (await bossClient.post<Detail>(`${path}${id}/decline/?as=notification`, { remark: 'Stay' })).body.status,
    ).toBe('Decline');
    expect(await one('select 1 from separation where employee_id = $1', person.id)).toBeUndefined();
    expect((await hr.post(path, wish)).body).toEqual({ non_field_errors: ['You have no employee profile here'] });
  });

  it('with too little notice goes by the policy for it', async () => {
    await make('org/himal/approval-policy', {
      name: 'Short notice',
      request_type: 'resignation',
      priority: 1,
      least_amount: '10.00',
      levels: [{ approver: 'HR' }],
    });
    const { who } = await employee('hasty');
    const short = (await who.post<{ steps: { candidates: { id: number }[] }[] }>(path, wish)).body;
    expect(short.steps[0]?.candidates.map(({ id }) => id)).toEqual([hrPerson.id]);
    const { who: other } = await employee('patient');
    const long = (
      await other.post<{ steps: { candidates: { id: number }[] }[] }>(path, { ...wish, release_date: '2026-12-21' })
    ).body;
    expect(long.steps[0]?.candidates.map(({ id }) => id)).toEqual([boss.id]);
    expect((await hr.get<{ resignation: object }>('/commons/extra-apps/')).body.resignation).toEqual({
      total: 1,
      pending: 1,
    });
  });
});

describe('a separation', () => {
  it('is not completed while a unit has not cleared; then the token dies and the chip says so [HR-4]', async () => {
    const { person, who } = await employee('leaver');
    const begun = await start(person);
    expect([begun.status, begun.body.status, begun.body.blockers]).toEqual([
      201,
      'In progress',
      [{ kind: 'clearance', unit: 'Accounts', what: 'Loan of 12,000 is paid back' }],
    ]);
    const refused = await act(begun.body.id, 'complete');
    expect([refused.status, refused.body]).toEqual([
      400,
      { non_field_errors: ['Waiting for Accounts: Loan of 12,000 is paid back'] },
    ]);
    expect((await who.get('/users/me/')).status).toBe(200);
    await clear(person);
    const done = await act(begun.body.id, 'complete');
    expect([done.status, done.body.status, done.body.actions]).toEqual([200, 'Off-boarded', []]);
    expect((await who.get('/users/me/')).status).toBe(401);
    expect((await client(server).post('/security/auth/refresh/', { refresh: who.refresh })).status).toBe(401);
    expect((await client(server).post('/security/auth/login/', { email: person.email, password })).status).not.toBe(
      200,
    );
    const { body } = await hr.get<{ is_current: boolean }>(`/users/${person.id}/card/`);
    expect(body.is_current).toBe(false);
    expect(await one('select ends_on from employment where employee_id = $1', person.id)).toEqual({
      ends_on: '2026-11-20',
    });
  });

  it('takes back what the leaver had asked for, and gives on what was theirs to do', async () => {
    const { person, who } = await employee('parting');
    const { person: colleague } = await employee('staying');
    const wish = { release_date: '2026-12-10', reason: 'Study', request_remarks: 'A course abroad' };
    const resigned = (await who.post<Detail>('/hris/himal/resignation/', wish)).body.id;
    const give = async (responsible: readonly Person[], observers: readonly Person[] = []) =>
      (
        await bossClient.post<{ id: number }>('/task/', {
          title: 'Count the stock',
          priority: 'Minor',
          deadline: '2026-12-24',
          responsible: responsible.map(({ id }) => ({ person: id })),
          observers: observers.map(({ id }) => ({ person: id })),
        })
      ).body.id;
    const alone = await give([person], [colleague]);
    const shared = await give([person, colleague]);
    const watched = await give([colleague], [person]);
    const { id } = (await start(person)).body;
    await clear(person);
    expect((await act(id, 'complete')).body.status).toBe('Off-boarded');
    expect(await one('select status from resignation where id = $1', resigned)).toEqual({ status: 'Cancelled' });
    expect(
      await one(
        `select count(*) as n from approval_step where entity = 'resignation' and object_id = $1 and state in ('open', 'waiting')`,
        resigned,
      ),
    ).toEqual({ n: 0 });
    const people = (task: number) =>
      one(
        `select array(select person_id from task_responsible where parent_id = $1 order by position) as responsible,
                array(select person_id from task_observers where parent_id = $1 order by position) as observers`,
        task,
      );
    const of = (...each: readonly Person[]) => each.map((one) => one.id);
    expect(await people(alone)).toEqual({ responsible: of(boss), observers: of(colleague) });
    expect(await people(shared)).toEqual({ responsible: of(colleague), observers: [] });
    expect(await people(watched)).toEqual({ responsible: of(colleague), observers: [] });
  });

  it('waits for its day in the zone of the organisation, and takes effect once, however often and late [HR-4]', async () => {
    const { person, who } = await employee('later');
    const { id } = (await start(person, { effective_date: '2026-12-01' })).body;
    await clear(person);
    expect((await act(id, 'complete')).body.status).toBe('Settled');
    expect((await who.get('/users/me/')).status).toBe(200);
    // A quarter to midnight in Kathmandu, then a quarter past.
    server.now = new Date('2026-11-30T18:00:00Z');
    await offBoardDue(server.context);
    const status = () => one<{ status: string }>('select status from separation where id = $1', id);
    expect(await status()).toEqual({ status: 'Settled' });
    server.now = new Date('2026-11-30T18:30:00Z');
    await Promise.all([offBoardDue(server.context), offBoardDue(server.context)]);
    expect(await status()).toEqual({ status: 'Off-boarded' });
    server.move(3 * day);
    await offBoardDue(server.context);
    const events = await everywhere().query(
      `select 1 from audit_event where action = 'off_boarded' and after->>'separation' = $1`,
      [String(id)],
    );
    expect(events).toHaveLength(1);
    expect(await one('select ends_on from employment where employee_id = $1', person.id)).toEqual({
      ends_on: '2026-11-30',
    });
  });

  it('of a running server takes effect without anybody asking', async () => {
    const { person, who } = await employee('alone');
    const { id } = (await start(person, { effective_date: '2026-12-01' })).body;
    await clear(person);
    await act(id, 'complete');
    server.now = new Date('2026-12-01T06:00:00Z');
    await until('the end of the membership', () =>
      one('select 1 from membership where user_id = $1 and not is_current', person.id),
    );
    server.move(6_000);
    expect((await who.get('/users/me/')).status).toBe(401);
  });

  it('names what is still held, and takes it back in the end where no clearance is asked', async () => {
    const { person } = await employee('holder');
    const lend = (tag: string) =>
      make('org/himal/equipment', {
        name: 'Laptop',
        tag,
        assignments: [{ employee: person.id, assigned_on: '2024-01-01', returned_on: null, remarks: null }],
      });
    const laptop = await lend('LT-9');
    const { id } = (await start(person)).body;
    await clear(person);
    expect((await act(id, 'complete')).body.non_field_errors).toEqual(['Not returned yet: Laptop (LT-9)']);
    await act(id, 'cancel');
    const plain = await make('hris/himal/settings/separation-type', {
      name: 'Without clearance',
      category: 'Involuntary',
      needs_clearance: false,
    });
    const second = (await start(person, { separation_type: plain })).body;
    expect(second.blockers).toEqual([]);
    await act(second.id, 'complete');
    const held = await hr.get<{ holder: unknown; assignments: { returned_on: string }[] }>(
      `/org/himal/equipment/${laptop}/`,
    );
    expect([held.body.holder, held.body.assignments[0]?.returned_on]).toEqual([null, today]);
  });

  it('lets go of supervision, and what waits for the person goes on to others', async () => {
    const { person: head } = await employee('head');
    const { person: clerk, who: clerkClient } = await employee('clerk');
    await everywhere().query('update supervision set supervisor_id = $1 where subordinate_id = $2', [
      head.id,
      clerk.id,
    ]);
    const sent = await clerkClient.post<Detail>('/attendance/himal/overtime/pre-approval/', {
      overtime_date: '2026-11-25',
      overtime_duration: 60,
      request_remarks: 'Closing',
    });
    await make('org/himal/division', { name: 'Stores', head: head.id });
    const { id } = (await start(head)).body;
    await clear(head);
    expect((await act(id, 'complete')).body.status).toBe('Off-boarded');
    const step = await one<{ approver: string; candidates: number[] }>(
      `select approver, candidates from approval_step where entity = 'overtime_request' and object_id = $1 and state = 'open'`,
      sent.body.id,
    );
    expect(step).toEqual({ approver: 'HR', candidates: [hrPerson.id] });
    expect(
      await one(
        `select 1 from notification where recipient_id = $1 and interactive_type = 'overtime_pre_approval'`,
        hrPerson.id,
      ),
    ).toBeTruthy();
    expect(await one('select valid_to from supervision where supervisor_id = $1', head.id)).toEqual({
      valid_to: '2026-11-20',
    });
    expect(await one('select 1 from division where head_id = $1', head.id)).toBeUndefined();
  });

  it('is begun once at a time, by others, for who has a file', async () => {
    const { person } = await employee('twice');
    const answers = await Promise.all([start(person), start(person)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400]);
    expect((await start(hrPerson)).status).toBe(403);
    expect((await start(await aMember(server, himal, 'nofile'))).body).toEqual({
      employee: ['Employee has no profile here'],
    });
    const { who } = await employee('curious');
    expect((await who.get('/hris/himal/separation/')).status).toBe(403);
  });

  it('moves its open tasks along when its day moves, and drops them when it is called off', async () => {
    const { person } = await employee('mover');
    const { id } = (await start(person, { effective_date: '2026-12-20' })).body;
    const moved = await hr.patch<Detail>(`/hris/himal/separation/${id}/edit/`, { effective_date: '2026-12-30' });
    expect(moved.status).toBe(200);
    expect((await tasksAbout(person)).map(({ due_on }) => due_on)).toEqual(['2026-12-25', '2026-12-28']);
    expect((await act(id, 'cancel')).body.status).toBe('Cancelled');
    expect((await tasksAbout(person)).map(({ status }) => status)).toEqual(['Dropped', 'Dropped']);
    expect((await act(id, 'complete')).status).toBe(409);
  });
});

describe('a task', () => {
  it('is done by whom it is assigned to, opened again by HR, and never cleared by the person themselves', async () => {
    const { person, who } = await employee('doer');
    const { id } = (await start(person, { effective_date: '2026-12-20' })).body;
    const [own, clearance] = await tasksAbout(person);
    const path = '/hris/himal/process-task/';
    const mine = (await who.get<Listed<Task>>(path)).body;
    expect(mine.results.map((task) => task.id)).toEqual([own?.id]);
    expect((await who.get(`${path}${clearance?.id}/`)).status).toBe(404);
    expect((await who.get(`${path}?as=hr`)).status).toBe(403);
    expect((await hr.patch(`${path}${clearance?.id}/edit/`, { assignee: person.id })).status).toBe(403);
    const done = await who.post<Task>(`${path}${own?.id}/finish/`, { remark: 'Handed to Bina' });
    expect([done.status, done.body]).toMatchObject([200, { status: 'Done', done_by: { id: person.id }, actions: [] }]);
    expect((await who.post(`${path}${own?.id}/finish/`, { remark: 'Again' })).status).toBe(409);
    expect((await hr.post<Task>(`${path}${own?.id}/reopen/?as=hr`, { remark: 'Not all' })).body.status).toBe('Open');
    await clear(person);
    expect((await act(id, 'complete')).body.status).toBe('Settled');
    expect((await hr.post(`${path}${clearance?.id}/reopen/?as=hr`, { remark: 'Late' })).status).toBe(409);
  });
});

describe('an exit interview', () => {
  it('is answered once by the person who leaves, whose menu offers it, and read by HR', async () => {
    const { person, who } = await employee('teller');
    const isOffered = async () =>
      (await who.get<{ qualities: Record<string, boolean> }>('/users/me/menu/')).body.qualities.is_interviewed;
    expect((await who.get('/hris/himal/exit-interview/own/')).body).toEqual({ interview: null });
    expect(await isOffered()).toBe(false);
    const { id } = (await start(person, { effective_date: '2026-12-20' })).body;
    expect(await isOffered()).toBe(true);
    const path = '/hris/himal/exit-interview/own/answer/';
    expect((await who.post(path, { answers: {} })).body).toEqual({
      q1: ['How was the work? is Required'],
      q2: ['Would you come back? is Required'],
    });
    expect((await who.post(path, { answers: { q1: '7', q2: 'o1' } })).body).toHaveProperty('q1');
    const paper = (await who.upload<{ id: number }>('/files/?purpose=record', 'letter.txt', 'Farewell')).body.id;
    expect((await hr.post(path, { answers: {} })).status).toBe(404);
    const answers = { q1: '4', q2: 'o1', q3: 'Never asked', q4: ['o2', 'o1'], q5: paper };
    const given = await who.post<{ interview: Answered }>(path, { answers });
    expect(given.status).toBe(200);
    const kept = { q1: '4', q2: 'o1', q4: ['o2', 'o1'] };
    expect(given.body.interview).toMatchObject({ introduction: 'Read by HR alone.', answers: kept });
    // What an earlier answer hides is not kept.
    expect(given.body.interview.answers).not.toHaveProperty('q3');
    expect((await who.post(path, { answers })).status).toBe(409);

    // The questions stay as they were asked, whatever becomes of the questionnaire.
    await hr.put(`/org/himal/question-set/${questions}/questions/`, {
      sections: [{ questions: [{ key: 'q1', type: 'Short text', text: 'Something else' }] }],
    });
    const seen = (await hr.get<{ interview: Answered }>(`/hris/himal/separation/${id}/exit-interview/`)).body.interview;
    expect(seen).toMatchObject({ structure: given.body.interview.structure, answers: kept });
    const bytes = await server.app.inject(seen.answers.q5.url);
    expect([bytes.statusCode, bytes.body]).toEqual([200, 'Farewell']);
    expect((await bossClient.get(`/hris/himal/separation/${id}/exit-interview/`)).status).toBe(403);

    const report = (
      await hr.get<Listed<{ question: string; rating: number | null; answer: string | null; answered_on: string }>>(
        `/hris/himal/exit-answer/?employee=${person.id}&sort=rating`,
      )
    ).body;
    expect(report.count).toBe(4);
    expect(report.results.map(({ question, rating, answer }) => [question, rating ?? answer])).toEqual(
      expect.arrayContaining([
        ['How was the work?', 4],
        ['Would you come back?', 'Yes'],
        ['What was good?', 'Pay, People'],
        ['A letter', 'letter.txt'],
      ]),
    );
    expect(report.results[0]?.answered_on).toBe('2026-11-21');
    expect((await bossClient.get('/hris/himal/exit-answer/')).status).toBe(403);
    expect((await hr.get<Listed<object>>(`/org/himal/question-set/${questions}/uses/`)).body.results).toMatchObject([
      { kind: 'separation_type', name: 'Resignation' },
    ]);
  });
});

describe('an employment review', () => {
  const path = '/hris/himal/employment-review/';

  it('is proposed by who supervises, decided by others, and takes effect on its day [HR-1]', async () => {
    const { person, who } = await employee('rising');
    const title = await make('org/himal/job-title', { title: 'Officer' });
    const places = {
      branch: await make('org/himal/branch', { name: 'Head office' }),
      division: accounts,
      employment_type: await make('org/himal/employment-type', { title: 'Permanent' }),
      employment_level: await make('org/himal/employment-level', { title: 'Sixth', level: 6 }),
    };
    const type = await make('hris/himal/settings/review-type', { name: 'Promotion', change: 'Promotion' });
    const wish = {
      employee: person.id,
      review_type: type,
      effective_date: '2026-12-01',
      job_title: title,
      ...places,
      request_remarks: 'Two good years',
    };
    expect((await who.post(path, { ...wish, employee: boss.id })).body).toEqual({
      employee: ['You do not supervise this person'],
    });
    expect((await who.post(path, wish)).body).toEqual({ employee: ["You can't review yourself"] });
    expect(
      (
        await bossClient.post(path, {
          employee: person.id,
          review_type: type,
          effective_date: '2026-12-01',
          request_remarks: 'x',
        })
      ).body,
    ).toEqual({ non_field_errors: ['Change at least one field'] });
    const clerk = await make('org/himal/job-title', { title: 'Clerk' });
    await everywhere().query('update employment set job_title_id = $1 where employee_id = $2', [clerk, person.id]);
    await everywhere().query('update employee set job_title_id = $1 where user_id = $2', [clerk, person.id]);
    const sent = await bossClient.post<Detail & { held: object[] }>(path, wish);
    expect([sent.status, sent.body.status]).toEqual([201, 'Requested']);
    expect(sent.body.held).toContainEqual({ id: expect.any(Number), what: 'job_title', was: 'Clerk' });
    const { id } = sent.body;
    expect((await bossClient.post(`${path}${id}/approve/?as=notification`, { remark: 'Mine' })).status).toBe(403);
    expect((await who.get(`${path}${id}/?as=notification`)).status).toBe(404);
    const approved = await hr.post<Detail>(`${path}${id}/approve/?as=hr`, { remark: 'Deserved' });
    expect([approved.status, approved.body.status]).toEqual([200, 'Approved']);
    const titleNow = () =>
      one<{ title: string | null }>(
        'select t.title from employee e left join job_title t on t.organization_id = e.organization_id and t.id = e.job_title_id where e.user_id = $1',
        person.id,
      );
    expect(await titleNow()).toEqual({ title: 'Clerk' });
    server.now = new Date('2026-11-30T18:30:00Z');
    await applyEmployments(server.context);
    expect(await titleNow()).toEqual({ title: 'Officer' });
    expect(
      await everywhere().query(
        'select change, starts_on, ends_on from employment where employee_id = $1 order by starts_on',
        [person.id],
      ),
    ).toEqual([
      { change: 'Appointment', starts_on: '2020-01-01', ends_on: '2026-11-30' },
      { change: 'Promotion', starts_on: '2026-12-01', ends_on: null },
    ]);
  });

  it('about HR is not decided by that person, though someone else proposed it [K-2]', async () => {
    const { person: officer } = await employee('officer');
    await everywhere().query('update membership set is_hr_admin = true where user_id = $1', [officer.id]);
    const who = await signIn(server, officer);
    const type = await make('hris/himal/settings/review-type', { name: 'Upgrade', change: 'Upgrade' });
    const sent = await bossClient.post<Detail & { steps: { candidates: { id: number }[] }[] }>(path, {
      employee: officer.id,
      review_type: type,
      effective_date: '2026-12-05',
      step: 3,
      request_remarks: 'Earned',
    });
    expect(sent.body.steps.flatMap(({ candidates }) => candidates.map(({ id }) => id))).toEqual([hrPerson.id]);
    const seen = await who.get<Detail>(`${path}${sent.body.id}/?as=hr`);
    expect(seen.body.actions).toEqual([]);
    expect((await who.post(`${path}${sent.body.id}/approve/?as=hr`, { remark: 'Me' })).status).toBe(403);
    // A record of employment says where someone is; one that would not is refused in words that the decision shows.
    expect((await hr.post(`${path}${sent.body.id}/approve/?as=hr`, { remark: 'Good' })).body).toEqual({
      non_field_errors: expect.arrayContaining(['Branch is Required', 'Job title is Required']),
    });
  });
});
