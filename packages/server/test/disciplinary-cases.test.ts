/** The disciplinary register: its steps in the order of the Labour Act, who reads it, and its letters. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember, anOrganization, signIn, startServer, type Client, type TestServer } from './support/server.ts';

interface Case {
  readonly id: number;
  readonly status: string;
  readonly actions: readonly string[];
  readonly explanation: string | null;
  readonly decision: string | null;
  readonly decided_on: string | null;
}

let server: TestServer;
let hr: Client;
let keeper: Client;
let clerk: Client;
let auditor: Client;
let asha: Client;
let boss: Client;
const ids: Record<string, number> = {};
const path = '/hris/himal/disciplinary-case/';
const day = 86_400_000;

const act = (who: Client, id: number, name: string, body: object, as: 'user' | 'hr') =>
  who.post<Case>(`${path}${id}/${name}/?as=${as}`, body);
const register = (who: Client, employee: number | undefined) =>
  who.post<Case>(path, { employee, incident_on: '2026-11-10', allegation: 'Left the line without notice' });
const read = (who: Client, id: number, as: 'user' | 'hr') => who.get<Case>(`${path}${id}/?as=${as}`);

beforeAll(async () => {
  server = await startServer();
  server.now = new Date('2026-11-23T06:00:00.000Z');
  const himal = await anOrganization(server, 'himal');
  const { everywhere } = server.context.database;
  const enter = async (name: string, options: Parameters<typeof aMember>[3] = {}) => {
    const person = await aMember(server, himal, name, options);
    ids[name] = person.id;
    await everywhere.query(
      `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on) values ($1, $2, $3, $3, 'Sharma', $4, '2020-01-01')`,
      [himal.id, person.id, name, person.email],
    );
    return signIn(server, person);
  };
  hr = await enter('hr', { is_hr_admin: true });
  keeper = await enter('keeper', { codes: ['4.19'] });
  // Keeps files, and reads no cases.
  clerk = await enter('clerk', { codes: ['3.00', '4.18'] });
  auditor = await enter('auditor', { is_audit_user: true });
  asha = await enter('asha');
  boss = await enter('boss');
  await everywhere.query(
    `insert into supervision (organization_id, subordinate_id, supervisor_id, position, valid_from) values ($1, $2, $3, 1, '2020-01-01')`,
    [himal.id, ids.asha ?? 0, ids.boss ?? 0],
  );
  await hr.post('/org/himal/fiscal-year/', {
    name: '2083/84',
    used_for: 'General',
    calendar: 'BS',
    starts_on: '2026-07-17',
    ends_on: '2027-07-16',
  });
  const template = await hr.post<{ id: number }>('/hris/himal/letter-template/', {
    title: 'Explanation',
    letter_kind: 'Warning',
    language: 'en',
    subject: 'Explanation',
    body: '<p>{{full_name}}: {{allegation}}. Answer by {{answer_by}}.</p>',
  });
  ids.template = template.body.id;
});
afterAll(() => server.close());

it('goes from the allegation to the appeal in the order of the law, with at least 7 days to explain', async () => {
  const { id, status, actions } = (await register(keeper, ids.asha)).body;
  expect([status, actions]).toEqual(['Registered', ['ask', 'withdraw']]);
  // Nothing is decided before the employee was asked.
  expect((await act(keeper, id, 'decide', { decision: 'Reprimand', reasons: 'Seen' }, 'hr')).status).toBe(409);
  const soon = await act(keeper, id, 'ask', { respond_by: '2026-11-29' }, 'hr');
  expect(soon.body).toEqual({ respond_by: ['Give the employee at least 7 days to explain'] });
  expect((await act(keeper, id, 'ask', { respond_by: '2026-11-30' }, 'hr')).status).toBe(200);
  const early = await act(keeper, id, 'decide', { decision: 'Reprimand', reasons: 'Seen' }, 'hr');
  expect([early.status, early.body]).toMatchObject([409, { detail: expect.stringContaining('can still explain') }]);

  expect((await act(asha, id, 'explain', { explanation: 'My child was ill' }, 'user')).body).toMatchObject({
    status: 'Explained',
    explanation: 'My child was ill',
  });
  const decided = await act(keeper, id, 'decide', { decision: 'Reprimand', reasons: 'First time' }, 'hr');
  expect(decided.body).toMatchObject({ status: 'Decided', decision: 'Reprimand', decided_on: '2026-11-23' });
  expect((await read(asha, id, 'user')).body.actions).toEqual(['appeal']);
  expect((await act(asha, id, 'appeal', { appeal: 'I told my supervisor' }, 'user')).body.status).toBe('Appealed');
  const closed = await act(keeper, id, 'close', { remark: 'Upheld' }, 'hr');
  expect([closed.body.status, closed.body.actions]).toEqual(['Closed', []]);
  const told = await asha.get<{ results: { text: string }[] }>('/notifications/');
  expect(told.body.results.map(({ text }) => text)).toContain('HR asked you for an explanation');
});

it('is decided without an explanation once the days to give it are over', async () => {
  const { id } = (await register(keeper, ids.asha)).body;
  await act(keeper, id, 'ask', { respond_by: '2026-11-30' }, 'hr');
  const now = server.now;
  server.now = new Date(now.getTime() + 8 * day);
  const later = await signIn(server, { email: 'keeper@himal.test' });
  const decided = await act(later, id, 'decide', { decision: 'Increment withheld', reasons: 'No answer' }, 'hr');
  server.now = now;
  expect(decided.body).toMatchObject({ status: 'Decided', explanation: null, decision: 'Increment withheld' });
});

it('is read by who holds its code, and by the employee from the moment they are asked; each reading is written down', async () => {
  const { id } = (await register(keeper, ids.asha)).body;
  expect((await read(asha, id, 'user')).status).toBe(404);
  expect((await read(hr, id, 'hr')).status).toBe(200);
  expect((await read(boss, id, 'user')).status).toBe(404);
  for (const who of [boss, clerk]) expect((await read(who, id, 'hr')).status).toBe(403);
  await act(keeper, id, 'ask', { respond_by: '2026-12-10' }, 'hr');
  expect((await read(asha, id, 'user')).body.actions).toEqual(['explain']);
  expect((await read(boss, id, 'user')).status).toBe(404);
  const home = await asha.get('/users/me/home/');
  expect(JSON.stringify(home.body)).toContain('Explanation asked');

  const viewed = async () =>
    (
      await server.context.database.everywhere.one<{ n: number }>(
        `select count(*)::integer as n from audit_event where action = 'viewed' and actor_id = $1 and after->>'section' = 'disciplinary_case'`,
        [ids.auditor ?? 0],
      )
    )?.n;
  const before = await viewed();
  expect((await read(auditor, id, 'hr')).body.actions).toEqual([]);
  expect(await viewed()).toBe((before ?? 0) + 1);
  // The audit says that a case moved, and not what was said in it.
  const audited = await server.context.database.everywhere.query(
    `select before, after from audit_event where object_type = 'disciplinary_case' and action <> 'created'`,
  );
  expect(JSON.stringify(audited)).not.toContain('Left the line');
});

it('is neither registered nor decided by whom it is about, whatever they may do', async () => {
  expect((await register(keeper, ids.keeper)).status).toBe(403);
  expect((await register(clerk, ids.asha)).status).toBe(403);
  const { id } = (await register(hr, ids.keeper)).body;
  expect((await act(keeper, id, 'ask', { respond_by: '2026-12-10' }, 'hr')).status).toBe(403);
  await act(hr, id, 'ask', { respond_by: '2026-12-10' }, 'hr');
  expect((await act(keeper, id, 'explain', { explanation: 'Mine' }, 'user')).status).toBe(200);
  expect((await act(keeper, id, 'decide', { decision: 'No action', reasons: 'Mine' }, 'hr')).status).toBe(403);
  expect((await act(asha, id, 'explain', { explanation: 'Not mine' }, 'user')).status).toBe(404);
});

it('issues letters that only readers of cases and the employee open', async () => {
  const { id } = (await register(keeper, ids.asha)).body;
  await act(keeper, id, 'ask', { respond_by: '2026-12-10', letter_template: ids.template }, 'hr');
  const mine = (
    await asha.get<{ results: { id: number; body: string; confidentiality: string }[] }>('/hris/himal/letter/')
  ).body.results;
  expect(mine).toMatchObject([
    {
      body: '<p>asha Sharma: Left the line without notice. Answer by 10 December 2026.</p>',
      confidentiality: 'Disciplinary',
    },
  ]);
  expect((await keeper.get(`/hris/himal/letter/${mine[0]?.id}/`)).status).toBe(200);
  expect((await clerk.get(`/hris/himal/letter/${mine[0]?.id}/`)).status).toBe(404);
});
