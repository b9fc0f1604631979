import type { Question, Structure } from '@karmik/model/questions/structure';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepFiles } from '../src/files/routes.ts';
import { countAnswer, mostAnswersADay, sweepAnswerCounts } from '../src/modules/forms/answer-limit.ts';
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

let server: TestServer;
let himal: Organization;
let hr: Client;
let asha: Client;
let bina: Client;
let boss: Client;
let ashaIs: Person;
let bossIs: Person;

const ask = (key: string, more: Partial<Question> = {}): Question => ({
  key,
  type: 'Short text',
  text: `Question ${key}`,
  help: null,
  is_mandatory: false,
  options: [],
  points: null,
  low: null,
  high: null,
  shown_if: null,
  library: null,
  ...more,
});
const of = (...questions: Question[]): Structure => ({ sections: [{ title: null, description: null, questions }] });
const yesNo = [
  { key: 'o1', text: 'Yes' },
  { key: 'o2', text: 'No' },
];

let made = 0;
/** An open form that asks these questions. */
async function openForm(structure: Structure, more: object = {}): Promise<number> {
  made += 1;
  const created = await hr.post<{ id: number }>('/forms/himal/form/', { name: `Form ${made}`, ...more });
  expect(created.status).toBe(201);
  const { id } = created.body;
  expect((await hr.put(`/forms/himal/form/${id}/questions/`, structure)).status).toBe(200);
  expect((await hr.patch(`/forms/himal/form/${id}/`, { state: 'Open' })).status).toBe(200);
  return id;
}
const send = (who: Client, id: number, answers: object, version = 1, more: object = {}) =>
  who.post<{ id: number }>(`/forms/himal/mine/${id}/answer/`, { version, answers, ...more });
const stored = (formId: number) =>
  server.context.database
    .organization(himal.id)
    .query<Record<string, unknown>>(
      'select * from form_answer where organization_id = $1 and form_id = $2 order by id',
      [himal.id, formId],
    );
const idsOf = async (who: Client) =>
  (await who.get<{ results: { id: number; standing: string }[] }>('/forms/himal/mine/')).body.results;

const start = new Date('2026-11-21T06:15:00.000Z');

/** Everyone's token is one of this hour. */
async function signInAll(): Promise<void> {
  const [first, ...others] = await Promise.all(
    ['hari', 'asha', 'bina', 'boss'].map((name) => signIn(server, { email: `${name}@himal.test` })),
  );
  if (first) hr = first;
  [asha, bina, boss] = others as [Client, Client, Client];
}

/** Does something at another hour. */
async function at(instant: string, work: () => Promise<void>): Promise<void> {
  server.now = new Date(instant);
  await signInAll();
  try {
    await work();
  } finally {
    server.now = start;
    await signInAll();
  }
}

beforeAll(async () => {
  server = await startServer();
  himal = await anOrganization(server, 'himal');
  await aMember(server, himal, 'hari', { is_hr_admin: true });
  ashaIs = await aMember(server, himal, 'asha');
  bossIs = await aMember(server, himal, 'boss');
  await aMember(server, himal, 'bina');
  await signInAll();
  await hr.post('/hris/himal/supervision/', {
    subordinate: ashaIs.id,
    supervisor: bossIs.id,
    position: 1,
    valid_from: '2026-01-01',
  });
});
afterAll(() => server.close());

describe('answers', () => {
  it('are not demanded of what an earlier answer hides, and not kept of it [FM-1]', async () => {
    const id = await openForm(
      of(
        ask('q1', { type: 'Single choice', options: yesNo, is_mandatory: true }),
        ask('q2', { is_mandatory: true, shown_if: { question: 'q1', is: ['o1'] } }),
        ask('q3', { is_mandatory: true, type: 'Rating', points: 5 }),
      ),
      { is_multiple: true },
    );
    expect((await send(asha, id, { q1: 'o1', q3: '4' })).body).toEqual({ q2: ['Question q2 is Required'] });
    expect((await send(asha, id, { q1: 'o2', q2: 'A leftover', q3: '4' })).status).toBe(201);
    expect((await stored(id)).map(({ answers }) => answers)).toEqual([{ q1: 'o2', q3: '4' }]);
    expect((await send(asha, id, { q1: 'o1', q2: 'Because', q3: '6' })).body).toEqual({
      q3: [expect.stringContaining('must be one of')],
    });
    expect((await send(asha, id, { q1: 'o1', q2: 'Because', q3: '1', q9: 'x' })).body).toEqual({
      q9: ['Unknown field.'],
    });
  });

  it('come once, and again only where the form allows it', async () => {
    const once = await openForm(of(ask('q1')));
    const both = await Promise.all([send(asha, once, { q1: 'a' }), send(asha, once, { q1: 'b' })]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const again = await openForm(of(ask('q1')), { is_multiple: true });
    expect([(await send(asha, again, { q1: 'a' })).status, (await send(asha, again, { q1: 'b' })).status]).toEqual([
      201, 201,
    ]);
  });

  it('come no later than the hour of the deadline, and then are told when it closed [FM-3]', async () => {
    // 17:00 in Kathmandu.
    const id = await openForm(of(ask('q1')), { deadline: '2026-11-21T11:15:00.000Z' });
    const standing = async () => (await idsOf(bina)).find((form) => form.id === id);
    await at('2026-11-21T11:15:00.000Z', async () => {
      expect((await send(asha, id, { q1: 'In time' })).status).toBe(201);
      expect(await standing()).toMatchObject({ standing: 'To answer', deadline: '2026-11-21T11:15:00.000Z' });
    });
    await at('2026-11-21T11:15:00.001Z', async () => {
      const late = await send(bina, id, { q1: 'Too late' });
      expect([late.status, late.body]).toEqual([
        400,
        { non_field_errors: ['This form closed on 21 Nov 2026, 17:00.'] },
      ]);
      const inNepali = await server.app.inject({
        method: 'POST',
        url: `/api/v1/forms/himal/mine/${id}/answer/`,
        payload: { version: 1, answers: { q1: 'Too late' } },
        headers: { authorization: `Bearer ${bina.token}` },
      });
      expect(inNepali.body).toContain('यो फारम ५ मंसिर २०८३, १७:००मा बन्द भयो।');
      expect((await bina.put(`/forms/himal/mine/${id}/draft/`, { answers: {} })).status).toBe(400);
      expect(await standing()).toMatchObject({ standing: 'Over' });
    });
    expect(await stored(id)).toHaveLength(1);
  });

  it('are wanted by an instant, not by a day [FM-3]', async () => {
    const created = await hr.post('/forms/himal/form/', { name: 'A day alone', deadline: '2026-11-21' });
    expect([created.status, created.body]).toEqual([400, { deadline: ['Invalid Date'] }]);
  });

  it('need the disclaimer to be agreed to', async () => {
    const id = await openForm(of(ask('q1')), { disclaimer: 'What you say is kept for a year.' });
    expect((await send(asha, id, { q1: 'a' })).body).toEqual({ agrees: ['Agree to the disclaimer first'] });
    expect((await send(asha, id, { q1: 'a' }, 1, { agrees: true })).status).toBe(201);
  });

  it('of a draft are all there again, with the file, and only for who wrote them', async () => {
    const id = await openForm(
      of(ask('q1'), ask('q2', { type: 'File' }), ask('q3', { type: 'Multiple choice', options: yesNo })),
    );
    const file = await asha.upload<{ id: number; url: string }>('/files/?purpose=record', 'note.txt', 'Words');
    const answers = { q1: 'Half a sent', q2: file.body, q3: ['o2'], nonsense: 1 };
    expect((await asha.put(`/forms/himal/mine/${id}/draft/`, { answers })).status).toBe(200);
    const content = (url: string) => server.app.inject({ url });
    await at('2026-11-23T06:15:00.000Z', async () => {
      await sweepFiles(server.context);
      const read = await asha.get<{ draft: { answers: { q2: { url: string } } } }>(`/forms/himal/mine/${id}/`);
      expect(read.body).toMatchObject({
        standing: 'Draft',
        draft: { answers: { q1: 'Half a sent', q2: { id: file.body.id, name: 'note.txt' }, q3: ['o2'] } },
      });
      expect(read.body.draft.answers).not.toHaveProperty('nonsense');
      expect((await bina.get(`/forms/himal/mine/${id}/`)).body.draft).toBeNull();
      expect((await content(read.body.draft.answers.q2.url)).statusCode).toBe(200);
    });
    expect((await send(asha, id, { q1: 'A sentence', q2: file.body.id, q3: [] })).status).toBe(201);
    expect((await asha.get(`/forms/himal/mine/${id}/`)).body).toMatchObject({ standing: 'Answered', draft: null });
    const [row] = await stored(id);
    const sent = await asha.get<{ answers: { q2: { url: string } } }>(
      `/forms/himal/answer/${String(row?.id)}/answers/`,
    );
    expect((await content(sent.body.answers.q2.url)).body).toBe('Words');
    // Someone else's upload is no answer of mine.
    const other = await openForm(of(ask('q1', { type: 'File' })));
    expect((await send(bina, other, { q1: file.body.id })).body).toEqual({ q1: ['Question q1 does not exist'] });
  });
});

describe('a form', () => {
  it('is for the people and groups that it names, and for no one else', async () => {
    const named = await openForm(of(ask('q1')), { people: [{ person: ashaIs.id }] });
    expect((await idsOf(asha)).some(({ id }) => id === named)).toBe(true);
    expect((await idsOf(bina)).some(({ id }) => id === named)).toBe(false);
    expect([
      (await bina.get(`/forms/himal/mine/${named}/`)).status,
      (await send(bina, named, { q1: 'x' })).status,
    ]).toEqual([404, 404]);
    const branch = (await hr.post<{ id: number }>('/org/himal/branch/', { name: 'Pokhara' })).body.id;
    await server.context.database.everywhere.query(
      `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on, branch_id) select $1, id, 'B1', 'Bina', 'Rai', 'b@x.test', '2020-01-01', $2 from users where email = 'bina@himal.test'`,
      [himal.id, branch],
    );
    const grouped = await openForm(of(ask('q1')), { branches: [branch] });
    expect((await idsOf(bina)).some(({ id }) => id === grouped)).toBe(true);
    expect((await idsOf(asha)).some(({ id }) => id === grouped)).toBe(false);
    // Who is asked is told.
    const told = await bina.get<{ results: { text: string; url: string }[] }>('/notifications/');
    expect(told.body.results.map(({ url }) => url)).toContain(`/user/organization/forms?fill=${grouped}`);
  });

  it('is opened with questions alone, and begins with those of its set', async () => {
    const empty = await hr.post<{ id: number }>('/forms/himal/form/', { name: 'Empty' });
    expect((await hr.patch(`/forms/himal/form/${empty.body.id}/`, { state: 'Open' })).body).toEqual({
      state: ['Add questions before you open it'],
    });
    const set = (await hr.post<{ id: number }>('/org/himal/question-set/', { name: 'Canteen' })).body.id;
    const asked = of(ask('q1', { text: 'How is the food?' }));
    expect((await hr.put(`/org/himal/question-set/${set}/questions/`, asked)).body).toMatchObject({ structure: asked });
    const form = await hr.post<{ id: number }>('/forms/himal/form/', {
      name: 'Of a set',
      question_set: set,
      state: 'Open',
    });
    expect(form.status).toBe(201);
    expect((await hr.get(`/forms/himal/form/${form.body.id}/questions/`)).body).toMatchObject({
      version: 1,
      structure: asked,
    });
    expect((await hr.delete(`/org/himal/question-set/${set}/`)).body).toMatchObject({
      detail: 'Canteen is in use by 1 form. Choose another there first.',
    });
    expect((await hr.get(`/org/himal/question-set/${set}/uses/`)).body).toEqual({
      results: [{ kind: 'form', id: form.body.id, name: 'Of a set' }],
    });
  });

  it('says which forms and sets keep a question of the library from the archive', async () => {
    const question = await hr.post<{ id: number }>('/org/himal/question/', { question: 'Would you recommend us?' });
    const { id } = question.body;
    const form = await openForm(of(ask('q1', { library: id })));
    expect((await hr.delete(`/org/himal/question/${id}/`)).body).toEqual({
      detail: `This question is used by Form ${made}. Remove it there first.`,
      code: 'in_use',
    });
    await hr.put(`/forms/himal/form/${form}/questions/`, of(ask('q1')));
    expect((await hr.delete(`/org/himal/question/${id}/`)).status).toBe(204);
  });

  it('refuses questions that do not fit together, each at its place', async () => {
    const id = await openForm(of(ask('q1')));
    const answer = await hr.put(`/forms/himal/form/${id}/questions/`, {
      sections: [
        {
          questions: [
            ask('q1', { type: 'Single choice', options: [{ key: 'o1', text: 'Alone' }] }),
            ask('q2', { shown_if: { question: 'q3', is: ['o1'] } }),
            ask('q2'),
          ],
        },
      ],
    });
    expect([answer.status, answer.body]).toEqual([
      400,
      {
        'sections.0.questions.0.options': ['Give at least two choices'],
        'sections.0.questions.1.shown_if': ['A question can depend only on an earlier one'],
        'sections.0.questions.2.key': ['Two questions have the same key'],
      },
    ]);
  });

  it('goes on as another version once it was answered, and the report shows both [FM-4]', async () => {
    const id = await openForm(of(ask('q1', { type: 'Rating', points: 3 }), ask('q2')));
    // As long as no one has answered, nothing is kept of what was asked before.
    await hr.put(`/forms/himal/form/${id}/questions/`, of(ask('q1', { type: 'Rating', points: 5 }), ask('q2')));
    for (const [who, point] of [
      [asha, '2'],
      [bina, '5'],
      [boss, '5'],
    ] as const)
      expect((await send(who, id, { q1: point, q2: `Said ${point}` })).status).toBe(201);
    const changed = of(ask('q1', { type: 'Rating', points: 5, text: 'How was it, really?' }), ask('q2'));
    expect((await hr.put(`/forms/himal/form/${id}/questions/`, changed)).body).toMatchObject({
      version: 2,
      answers: 0,
    });
    // Who had the old questions open is not taken to have answered the new ones.
    expect((await send(hr, id, { q1: '1' }, 1)).body).toMatchObject({ code: 'version_changed' });
    expect((await send(hr, id, { q1: '1', q2: 'Said 1' }, 2)).status).toBe(201);
    const report = (await hr.get(`/forms/himal/form/${id}/report/`)).body;
    expect(report).toMatchObject({
      answers: 4,
      versions: [
        { number: 1, answers: 3 },
        { number: 2, answers: 1 },
      ],
      questions: [
        { key: 'q1', text: 'Question q1', versions: [1], answered: 3, mean: 4 },
        { key: 'q1', text: 'How was it, really?', versions: [2], answered: 1, mean: 1 },
        { key: 'q2', versions: [1, 2], answered: 4, samples: ['Said 1', 'Said 5', 'Said 5', 'Said 2'] },
      ],
    });
    const [first] = await stored(id);
    const old = await hr.get(`/forms/himal/answer/${String(first?.id)}/answers/?as=hr`);
    expect(old.body).toMatchObject({
      version: 1,
      structure: { sections: [{ questions: [{ text: 'Question q1' }, {}] }] },
    });
  });

  it('goes out to a spreadsheet in which no cell is a formula [FM-5]', async () => {
    const id = await openForm(of(ask('q1', { text: '=1+1' })));
    await send(asha, id, { q1: '=HYPERLINK("https://evil.example","Click")' });
    const file = await server.app.inject({
      url: `/api/v1/forms/himal/form/${id}/report/export/?format=csv`,
      headers: { authorization: `Bearer ${hr.token}` },
    });
    expect(file.body).toContain(`"'=HYPERLINK(""https://evil.example"",""Click"")"`);
    expect(file.body).toContain("'=1+1");
    expect((await asha.get(`/forms/himal/form/${id}/report/`)).status).toBe(403);
  });
});

describe('an answer that needs approval', () => {
  it('is decided by who is asked, and never by its sender', async () => {
    const id = await openForm(of(ask('q1')), { needs_approval: true });
    const sent = (await send(asha, id, { q1: 'May I?' })).body.id;
    const at = `/forms/himal/answer/${sent}`;
    expect((await asha.post(`${at}/approve/?as=hr`, { remark: 'Mine' })).status).toBe(403);
    expect((await asha.post(`${at}/approve/`, { remark: 'Mine' })).status).toBe(404);
    expect((await bina.get(`${at}/answers/?as=supervisor`)).status).toBe(404);
    const waiting = await boss.get<{ results: { id: number }[] }>('/forms/himal/answer/?as=supervisor');
    expect(waiting.body.results.map((row) => row.id)).toEqual([sent]);
    const openCount = async () =>
      (await boss.get<{ count: number }>('/forms/himal/answer/?as=supervisor&stage=open')).body.count;
    expect(await openCount()).toBe(1);
    expect((await boss.get('/commons/extra-apps/')).body).toMatchObject({ form_request: { total: 1, pending: 1 } });
    expect((await boss.get(`${at}/answers/?as=supervisor`)).body).toMatchObject({ answers: { q1: 'May I?' } });
    expect((await boss.post(`${at}/approve/`, { remark: 'Yes' })).body).toMatchObject({ status: 'Approved' });
    expect(await openCount()).toBe(0);
    expect((await boss.get('/forms/himal/answer/?as=supervisor&stage=late')).status).toBe(400);
    expect((await boss.get('/commons/extra-apps/')).body).toMatchObject({ form_request: { total: 1, pending: 0 } });
    const mine = await openForm(of(ask('q1')), { needs_approval: true });
    const own = (await send(hr, mine, { q1: 'Mine' })).body.id;
    expect((await hr.post(`/forms/himal/answer/${own}/approve/?as=hr`, { remark: 'Mine' })).status).toBe(403);
  });

  it('may be answered again once it was declined', async () => {
    const id = await openForm(of(ask('q1')), { needs_approval: true });
    const sent = (await send(asha, id, { q1: 'First' })).body.id;
    expect((await send(asha, id, { q1: 'Second' })).status).toBe(409);
    await boss.post(`/forms/himal/answer/${sent}/decline/`, { remark: 'Say more' });
    expect((await send(asha, id, { q1: 'Second' })).status).toBe(201);
  });

  it('is a PDF for who may read it', async () => {
    const id = await openForm(of(ask('q1', { text: 'तपाईंको सुझाव?' })));
    const sent = (await send(asha, id, { q1: 'क्यान्टिन राम्रो छ' })).body.id;
    const pdf = (who: Client) =>
      server.app.inject({
        url: `/api/v1/forms/himal/answer/${sent}/pdf/?language=ne&calendar=bs`,
        headers: { authorization: `Bearer ${who.token}` },
      });
    const file = await pdf(asha);
    expect([file.statusCode, file.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    expect((await pdf(bina)).statusCode).toBe(404);
  });
});

describe('a form without names', () => {
  const token = 'a-browser-made-this-up';
  const open = async (structure: Structure, more: object = {}) => {
    const id = await openForm(structure, { is_anonymous: true, ...more });
    const { uuid } = (await hr.get<{ uuid: string }>(`/forms/himal/form/${id}/`)).body;
    return { id, path: `/anonymous-form/org/himal/${uuid}/` };
  };
  const body = (more: object = {}) => ({ version: 1, answers: { q1: 'Quietly' }, token, ...more });

  it('keeps nothing of who answered, and a browser answers once unless it may again [FM-2]', async () => {
    const { id, path } = await open(of(ask('q1', { is_mandatory: true })));
    const visitor = client(server);
    expect((await visitor.get(path)).body).toMatchObject({
      organization: himal.name,
      timezone: 'Asia/Kathmandu',
      currency: 'NPR',
      is_open: true,
      version: 1,
    });
    expect((await visitor.post(path, body({ answers: {} }))).body).toEqual({ q1: ['Question q1 is Required'] });
    // Even someone whose browser sends along who they are.
    expect((await asha.post(path, body())).status).toBe(201);
    expect((await visitor.post(path, body())).body).toMatchObject({ code: 'already_answered' });
    expect((await visitor.post(path, body({ token: 'another-browser-this' }))).status).toBe(201);
    for (const row of await stored(id))
      expect(row).toMatchObject({ sender_id: null, created_at: '2026-11-21T00:00:00.000Z', updated_at: null });
    const { everywhere } = server.context.database;
    const kept = await everywhere.query<Record<string, unknown>>(
      'select * from form_participation where form_id = $1',
      [id],
    );
    expect(JSON.stringify(kept)).not.toContain(token);
    const events = await everywhere.query(
      `select 1 from audit_event where object_type = 'form_answer' and object_id in (select id::text from form_answer where form_id = $1)`,
      [id],
    );
    expect(events).toEqual([]);
    const again = await open(of(ask('q1')), { is_multiple: true });
    for (let n = 0; n < 2; n++) expect((await visitor.post(again.path, body())).status).toBe(201);
  });

  it('asks for no files, no approval and no one in particular', async () => {
    const { id } = await open(of(ask('q1')));
    expect((await hr.put(`/forms/himal/form/${id}/questions/`, of(ask('q1', { type: 'File' })))).status).toBe(400);
    const create = (more: object) => hr.post('/forms/himal/form/', { name: 'Wrong', is_anonymous: true, ...more });
    expect((await create({ needs_approval: true })).status).toBe(400);
    expect((await create({ people: [{ person: ashaIs.id }] })).status).toBe(400);
    expect((await hr.patch(`/forms/himal/form/${id}/`, { is_anonymous: false })).status).toBe(200);
  });

  it('is reached by visitors without an account, by its whole address alone and until its deadline [FM-3, AUD-6]', async () => {
    const { id, path } = await open(of(ask('q1')), { deadline: '2026-11-21T11:15:00.000Z' });
    const visitor = client(server);
    expect((await visitor.get(path.replace('himal', 'sagar'))).status).toBe(404);
    expect((await visitor.get(path.replace(/[0-9a-f]\/$/, 'x/'))).status).toBe(404);
    // It is no form to be filled in under one's name.
    expect((await asha.get(`/forms/himal/mine/${id}/`)).status).toBe(404);
    expect((await idsOf(asha)).find((form) => form.id === id)).toMatchObject({ standing: 'To answer' });
    server.move(86_400_000);
    expect((await visitor.get(path)).body).toMatchObject({
      is_open: false,
      is_over: true,
      structure: { sections: [] },
    });
    const late = await visitor.post(path, body());
    expect([late.status, late.body]).toEqual([400, { non_field_errors: ['This form closed on 21 Nov 2026, 17:00.'] }]);
    server.move(-86_400_000);
    // One that was closed by hand says so, whatever its deadline.
    await hr.patch(`/forms/himal/form/${id}/`, { state: 'Closed' });
    expect((await visitor.post(path, body())).body).toEqual({ detail: 'This form is closed.', code: 'form_closed' });
  });

  it('takes no more from one address than an office may send', async () => {
    const { path } = await open(of(ask('q1')), { is_multiple: true });
    const from = (remoteAddress: string) =>
      server.app.inject({ method: 'POST', url: `/api/v1${path}`, payload: body(), remoteAddress });
    for (let n = 0; n < 60; n++) expect((await from('10.1.1.1')).statusCode).toBe(201);
    const refused = await from('10.1.1.1');
    expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, 600]);
    expect((await from('10.1.1.2')).statusCode).toBe(201);
  });

  it('takes no more in a day, whatever server is asked, and forgets the count with the day', async () => {
    const { path } = await open(of(ask('q1')), { is_multiple: true });
    const uuid = path.split('/').at(-2) ?? '';
    const from = (remoteAddress: string) =>
      server.app.inject({ method: 'POST', url: `/api/v1${path}`, payload: body(), remoteAddress });
    for (let n = 0; n < mostAnswersADay; n++) await countAnswer(server.context, uuid, '10.2.2.2');
    const refused = await from('10.2.2.2');
    expect([refused.statusCode, bodyOf(refused), Number(refused.headers['retry-after'])]).toEqual([
      429,
      { detail: 'Too many responses from here today. Try again tomorrow.' },
      17.75 * 3_600,
    ]);
    expect((await from('10.2.2.3')).statusCode).toBe(201);
    const { everywhere } = server.context.database;
    const kept = await everywhere.query<{ name: Buffer; started_at: string }>(
      'select name, started_at from answer_try',
    );
    for (const { name, started_at } of kept)
      expect([name.length, new Date(started_at).toISOString()]).toEqual([2, '2026-11-21T00:00:00.000Z']);
    server.move(86_400_000);
    expect((await from('10.2.2.2')).statusCode).toBe(201);
    server.move(86_400_000);
    await sweepAnswerCounts(server.context);
    const old = await everywhere.query(`select 1 from answer_window where started_at < '2026-11-22'`);
    expect(old).toEqual([]);
    server.move(-2 * 86_400_000);
  });

  it('tells no one at which hour an answer came: neither a live event nor its number among the signed ones', async () => {
    const { id, path } = await open(of(ask('q1')), { is_multiple: true });
    const { everywhere } = server.context.database;
    const events = async () =>
      (await everywhere.one<{ n: number }>('select count(*)::integer as n from live_event'))?.n ?? 0;
    const before = await events();
    const named = await openForm(of(ask('q1')), { is_multiple: true });
    const first = (await send(asha, named, { q1: 'One' })).body.id;
    const between = await events();
    for (let n = 0; n < 5; n++) expect((await client(server).post(path, body())).status).toBe(201);
    expect(await events()).toBe(between);
    const last = (await send(asha, named, { q1: 'Two' })).body.id;
    expect([between > before, last]).toEqual([true, first + 1]);
    const numbers = (
      await everywhere.query<{ id: number }>('select id from form_answer where form_id = $1 order by ctid', [id])
    ).map((row) => row.id);
    // Beyond those that are counted out, and none beside the one before it.
    expect(numbers.every((number, n) => number > last && number !== (numbers[n - 1] ?? 0) + 1)).toBe(true);
    // Those of the day after come later in the report.
    server.move(86_400_000);
    await client(server).post(path, body());
    server.move(-86_400_000);
    const later = await everywhere.one<{ id: number }>('select max(id) as id from form_answer where form_id = $1', [
      id,
    ]);
    expect(numbers.every((number) => number < (later?.id ?? 0))).toBe(true);
  });
});
