/** What HR does for many employees at once: each row has its result, and one that is refused leaves the others done. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember, anOrganization, signIn, startServer, type Client, type TestServer } from './support/server.ts';

interface Answer {
  readonly results: readonly { readonly id: number; readonly status: string; readonly details?: readonly string[] }[];
}

const at = '/hris/himal/employees/bulk/';
let server: TestServer;
let hr: Client;
let plain: Client;
const ids: Record<string, number> = {};

beforeAll(async () => {
  server = await startServer();
  server.now = new Date('2026-11-21T04:00:00.000Z');
  const himal = await anOrganization(server, 'himal');
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
  hr = await signIn(server, await aMember(server, himal, 'hr', { codes: ['4.11', '4.08', '3.00'] }));
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

it('sends activation links to those who have not used theirs', async () => {
  const answer = await hr.post<Answer>(`${at}send-activation/`, { ids: [ids.asha, ids.bina] });
  expect(statuses(answer)).toEqual({ asha: 'refused', bina: 'done' });
});

it('issues no letter without what it needs, and says so of each', async () => {
  const answer = await hr.post<Answer>(`${at}generate-letter/`, { ids: [ids.asha, ids.bina], event: 'Warning' });
  expect(statuses(answer)).toEqual({ asha: 'refused', bina: 'refused' });
  expect(answer.body.results.every(({ details = [] }) => details.length > 0)).toBe(true);
});

it('is refused to whoever may not do it for one, and without anyone', async () => {
  const body = { ids: [ids.asha], supervisor: ids.lead, position: 1, valid_from: '2026-12-01' };
  expect((await plain.post(`${at}assign-supervisor/`, body)).status).toBe(403);
  expect((await plain.post(`${at}send-activation/`, { ids: [ids.bina] })).status).toBe(403);
  expect((await plain.post(`${at}generate-letter/`, { ids: [ids.bina], event: 'Warning' })).status).toBe(403);
  expect((await hr.post(`${at}assign-supervisor/`, { ...body, ids: [] })).status).toBe(400);
});
