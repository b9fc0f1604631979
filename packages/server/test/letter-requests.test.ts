/** Letters that employees ask for, and HR issues by approving the request. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { beginEmployment } from './support/employments.ts';
import {
  aMember,
  anOrganization,
  signIn,
  startServer,
  type Client,
  type Organization,
  type TestServer,
} from './support/server.ts';

interface Request {
  readonly id: number;
  readonly status: string;
  readonly language: string;
  readonly actions: readonly string[];
  readonly steps: readonly { readonly approver: string; readonly candidates: readonly { readonly id: number }[] }[];
  readonly letter: { readonly id: number; readonly name: string } | null;
}
interface Letter {
  readonly id: number;
  readonly body: string;
  readonly confidentiality: string;
  readonly file: { readonly url: string; readonly mime: string };
}

let server: TestServer;
let himal: Organization;
let hr: Client;
let keeper: Client;
let asha: Client;
let boss: Client;
const ids: Record<string, number> = {};
const path = '/hris/himal/letter-request/';

const make = async (where: string, body: object): Promise<number> => {
  const made = await hr.post<{ id: number }>(where, body);
  if (made.status !== 201) throw new Error(`${where}: ${made.status} ${JSON.stringify(made.body)}`);
  return made.body.id;
};
const template = (title: string, body: string, more: object = {}) =>
  make('/hris/himal/letter-template/', {
    title,
    letter_kind: 'Custom',
    language: 'en',
    subject: title,
    body: `<p>${body}</p>`,
    is_requestable: true,
    ...more,
  });
const ask = (letter_template: number | undefined, more: object = {}) =>
  asha.post<Request>(path, { letter_template, needed_for: 'Home loan', ...more });

beforeAll(async () => {
  server = await startServer();
  server.now = new Date('2026-11-23T06:00:00.000Z');
  himal = await anOrganization(server, 'himal');
  const { everywhere } = server.context.database;
  hr = await signIn(server, await aMember(server, himal, 'hr', { is_hr_admin: true }));
  // Keeps files, and reads no salaries.
  const keeping = await aMember(server, himal, 'keeper', { codes: ['3.00', '4.04'] });
  keeper = await signIn(server, keeping);
  const bossPerson = await aMember(server, himal, 'boss');
  boss = await signIn(server, bossPerson);
  const person = await aMember(server, himal, 'asha');
  Object.assign(ids, { asha: person.id, keeper: keeping.id });
  const level = await everywhere.one<{ id: number }>(
    `insert into employment_level (organization_id, title, scale_start, scale_steps, scale_increment) values ($1, 'Officer', 43500, 8, 1450) returning id`,
    [himal.id],
  );
  await everywhere.query(
    `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on, employment_level_id)
     values ($1, $2, 'H1', 'Asha', 'Sharma', 'asha@himal.test', '2023-07-17', $3)`,
    [himal.id, person.id, level?.id ?? 0],
  );
  await beginEmployment(everywhere, himal.id, [person.id], server.now);
  await everywhere.query('update employment set step = 3 where organization_id = $1', [himal.id]);
  await everywhere.query(
    `insert into supervision (organization_id, subordinate_id, supervisor_id, position, valid_from) values ($1, $2, $3, 1, '2023-07-17')`,
    [himal.id, person.id, bossPerson.id],
  );
  await make('/org/himal/fiscal-year/', {
    name: '2083/84',
    used_for: 'General',
    calendar: 'BS',
    starts_on: '2026-07-17',
    ends_on: '2027-07-16',
  });
  ids.work = await template('Work', '{{addressed_to}}: {{full_name}} works here. For: {{needed_for}}.');
  ids.salary = await template('Salary', '{{addressed_to}}: {{full_name}} earns {{basic_salary}}.');
  ids.closed = await template('Internal', '{{full_name}}', { is_requestable: false });
  ids.address = await template('Home', '{{full_name}} lives at {{address}}.');
  asha = await signIn(server, person);
});
afterAll(() => server.close());

it('offers employees the letters that HR opened, and no other', async () => {
  const offered = await asha.get<{ results: { name: string }[] }>('/hris/himal/letter-template/options/');
  expect(offered.body.results.map(({ name }) => name)).toEqual(['Home', 'Salary', 'Work']);
  expect((await asha.get('/hris/himal/letter-template/')).status).toBe(403);
  expect((await ask(ids.closed)).body).toEqual({ letter_template: ["This letter can't be requested"] });
  // What the letter needs is missing in the profile.
  expect((await ask(ids.address)).body).toMatchObject({ letter_template: [expect.stringContaining('Address')] });
  expect((await ask(ids.work, { needed_for: '' })).body).toHaveProperty('needed_for');
});

it('asks HR alone, who issues the letter in one press: numbered, filed and told', async () => {
  const sent = await ask(ids.work, { addressed_to: 'Nabil Bank' });
  expect(sent.body).toMatchObject({ status: 'Requested', language: 'en', letter: null, actions: ['cancel'] });
  expect(sent.body.steps).toMatchObject([{ approver: 'HR' }]);
  expect((await boss.get<{ count: number }>(`${path}?as=supervisor`)).body.count).toBe(0);
  expect((await keeper.get<{ count: number }>(`${path}?as=supervisor`)).body.count).toBe(1);
  const home = await keeper.get<{ requests: { results: { entity: string }[] } }>('/users/me/home/');
  expect(JSON.stringify(home.body)).toContain('letter_request');

  const issued = await keeper.post<Request>(`${path}${sent.body.id}/approve/?as=supervisor`, {});
  expect(issued.status).toBe(200);
  const read = await asha.get<Request>(`${path}${sent.body.id}/`);
  expect(read.body).toMatchObject({ status: 'Approved', letter: { name: '2083/84-0001' } });
  const { body: letter } = await asha.get<Letter>(`/hris/himal/letter/${read.body.letter?.id}/`);
  expect(letter.body).toBe('<p>Nabil Bank: Asha Sharma works here. For: Home loan.</p>');
  expect((await server.app.inject({ url: letter.file.url })).rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  const told = await asha.get<{ results: { text: string; url: string }[] }>('/notifications/');
  expect(told.body.results.map(({ text }) => text)).toContain('A letter was issued to you: Work');
  const again = await hr.post(`${path}${sent.body.id}/approve/?as=hr`, {});
  expect(again.status).toBe(409);
});

it('declines with a reason alone, and no one issues their own', async () => {
  const { id } = (await ask(ids.work)).body;
  expect((await asha.post(`${path}${id}/approve/?as=hr`, {})).status).not.toBe(200);
  expect((await hr.post(`${path}${id}/decline/?as=hr`, {})).body).toHaveProperty('remark');
  expect((await hr.post<Request>(`${path}${id}/decline/?as=hr`, { remark: 'Ask payroll' })).body.status).toBe(
    'Decline',
  );
  expect((await asha.get<Request>(`${path}${id}/`)).body.letter).toBeNull();
});

it('keeps what names the salary for who reads salaries: issuing, reading, preview and file', async () => {
  const { id } = (await ask(ids.salary)).body;
  const refused = await keeper.post(`${path}${id}/approve/?as=hr`, {});
  expect(refused.status).toBe(400);
  expect(refused.body).toMatchObject({ non_field_errors: [expect.stringContaining('payroll')] });
  expect((await keeper.get(`/hris/himal/letter-template/${ids.salary}/preview/?employee=${ids.asha}`)).status).toBe(
    403,
  );
  const byHand = await keeper.post('/hris/himal/letter/', { employee: ids.asha, event: 'Other', template: ids.salary });
  expect(byHand.status).toBe(400);

  expect((await hr.post(`${path}${id}/approve/?as=hr`, {})).status).toBe(200);
  const letterId = (await asha.get<Request>(`${path}${id}/`)).body.letter?.id;
  const mine = await asha.get<Letter>(`/hris/himal/letter/${letterId}/`);
  expect(mine.body.body).toBe('<p>To whom it may concern: Asha Sharma earns NPR 47,850.00.</p>');
  expect((await hr.get<Letter>(`/hris/himal/letter/${letterId}/`)).body.confidentiality).toBe('Salary');
  expect((await keeper.get(`/hris/himal/letter/${letterId}/`)).status).toBe(404);
  const listed = await keeper.get<{ results: Letter[] }>('/hris/himal/letter/');
  expect(listed.body.results.map((letter) => letter.id)).not.toContain(letterId);
  expect(listed.body.results).toHaveLength(1);
});
