/** Result areas of tasks, what is set of one task, and taking it from its area (API-1). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeRecurringTasks } from '../src/modules/task/recurrences.ts';
import {
  aMember,
  anOrganization,
  signIn,
  startServer,
  type Client,
  type Person,
  type TestServer,
} from './support/server.ts';

interface Areas {
  results: { result_area: { id: number; name: string }; open: number; overdue: number; completed: number }[];
}
const names = ['hari', 'gita', 'asha', 'bina', 'boss', 'stranger'] as const;
type Name = (typeof names)[number];

let server: TestServer;
const who = {} as Record<Name, Client>;
const person = {} as Record<Name, Person>;
let sales: number;
let quality: number;
let late: number;

const give = async (body: object) => {
  const made = await who.gita.post<{ id: number }>('/task/', {
    title: 'Count the stock',
    deadline: '2027-01-01',
    responsible: [{ person: person.asha.id }],
    observers: [{ person: person.bina.id }],
    ...body,
  });
  expect([made.status, made.body]).toEqual([201, expect.anything()]);
  return made.body.id;
};
const areasOf = async (name: Name, as: string) =>
  (await who[name].get<Areas>(`/task/info/result-areas/?as=${as}`)).body;
/** How many notifications someone has of a task. */
const told = async (name: Name, words: string) => {
  const { body } = await who[name].get<{ results: { text: { en: string } }[] }>('/notifications/');
  return body.results.filter(({ text }) => JSON.stringify(text).includes(words)).length;
};

beforeAll(async () => {
  server = await startServer();
  server.now = new Date('2026-11-20T06:00:00.000Z');
  const himal = await anOrganization(server, 'himal');
  for (const name of names) {
    person[name] = await aMember(server, himal, name, { is_hr_admin: name === 'hari' });
    who[name] = await signIn(server, person[name]);
  }
  await server.context.database.everywhere.query(
    `insert into supervision (organization_id, subordinate_id, supervisor_id, position, valid_from) values ($1, $2, $3, 1, '2020-01-01')`,
    [himal.id, person.asha.id, person.boss.id],
  );
  const area = async (name: string) =>
    (await who.hari.post<{ id: number }>('/task/himal/result-area/', { name })).body.id;
  sales = await area('Sales');
  quality = await area('Quality');
  late = await give({ result_area: sales });
  await give({ result_area: sales });
  const done = await give({ result_area: quality });
  await give({});
  expect((await who.asha.post(`/task/${done}/complete/`, {})).status).toBe(200);
  await server.context.database.everywhere.query(
    `update task set deadline = '2026-11-01' where organization_id = $1 and id = $2`,
    [himal.id, late],
  );
});
afterAll(() => server.close());

describe('result areas', () => {
  it('are kept by HR and chosen by everyone who gives a task', async () => {
    expect((await who.gita.post('/task/himal/result-area/', { name: 'Mine' })).status).toBe(403);
    const options = await who.gita.get<{ results: { name: string }[] }>('/task/himal/result-area/options/');
    expect(options.body.results.map(({ name }) => name)).toEqual(['Quality', 'Sales']);
    expect(
      (
        await who.gita.post('/task/', {
          title: 'X',
          deadline: '2027-01-01',
          responsible: [{ person: person.asha.id }],
          result_area: 999_999,
        })
      ).status,
    ).toBe(400);
  });

  it('count what is open, overdue and completed of the tasks that a reader sees [API-1]', async () => {
    const all = [
      { result_area: { id: sales, name: 'Sales' }, open: 2, overdue: 1, completed: 0 },
      { result_area: { id: quality, name: 'Quality' }, open: 0, overdue: 0, completed: 1 },
    ];
    for (const [name, as] of [
      ['gita', 'user'],
      ['asha', 'user'],
      ['bina', 'user'],
      ['boss', 'supervisor'],
      ['hari', 'hr'],
    ] as const)
      expect([name, (await areasOf(name, as)).results]).toEqual([name, all]);
    expect((await areasOf('stranger', 'user')).results).toEqual([]);
    expect((await areasOf('boss', 'user')).results).toEqual([]);
    expect((await who.gita.get('/task/info/result-areas/?as=hr')).status).toBe(403);
  });

  it('lose a task by who may change it [API-1]', async () => {
    const id = await give({ result_area: quality });
    const path = `/task/${id}/disassociate/`;
    expect((await who.stranger.post(path, {})).status).toBe(404);
    for (const name of ['asha', 'bina'] as const) expect((await who[name].post(path, {})).status).toBe(403);
    expect((await who.gita.post(path, {})).status).toBe(204);
    expect((await who.gita.get(`/task/${id}/`)).body).toMatchObject({ result_area: null });
    expect(await who.gita.post(path, {})).toMatchObject({ status: 409, body: { code: 'no_result_area' } });
    const closed = await give({ result_area: quality });
    await who.asha.post(`/task/${closed}/complete/`, {});
    expect(await who.gita.post(`/task/${closed}/disassociate/`, {})).toMatchObject({
      status: 409,
      body: { code: 'task_closed' },
    });
  });

  it('come with a recurring task', async () => {
    const rule = await who.gita.post<{ id: number }>('/task/recurring/', {
      title: 'Weekly figures',
      every: 'Week',
      first_run: '2026-11-20',
      days_to_do: 1,
      result_area: sales,
      responsible: [{ person: person.asha.id }],
      observers: [],
    });
    expect([rule.status, rule.body]).toEqual([201, expect.anything()]);
    await makeRecurringTasks(server.context);
    const made = await who.asha.get<{ results: object[] }>(`/task/?role=recurring&result_area=${sales}`);
    expect(made.body.results).toMatchObject([{ title: 'Weekly figures', result_area: { name: 'Sales' } }]);
  });
});

describe('the settings of a task', () => {
  const settings = { approval_needed: false, checklist_rule: 'Optional', tells_observers: false };

  it('are read by whom it concerns, and replaced by its assigner or HR while it is open [API-1]', async () => {
    const id = await give({ title: 'Paint the door' });
    const path = `/task/${id}/settings/`;
    expect((await who.stranger.get(path)).status).toBe(404);
    expect((await who.asha.get(path)).body).toMatchObject({
      approval_needed: false,
      checklist_rule: 'As the organization',
      tells_observers: true,
      can_edit: false,
    });
    expect((await who.asha.put(path, settings)).status).toBe(403);
    const { version } = (await who.gita.get<{ version: string }>(path)).body;
    const changed = await who.gita.put(path, settings, { 'if-match': `"${version}"` });
    expect([changed.status, changed.body]).toMatchObject([200, { ...settings, can_edit: true }]);
    expect((await who.gita.put(path, settings, { 'if-match': `"${version}"` })).status).toBe(409);
    expect((await who.gita.put(path, { ...settings, checklist_rule: 'Perhaps' })).status).toBe(400);
    expect((await who.hari.put(`${path}?as=hr`, settings)).status).toBe(200);
    await who.asha.post(`/task/${id}/complete/`, {});
    expect(await who.gita.put(path, settings)).toMatchObject({ status: 409, body: { code: 'task_closed' } });
    expect((await who.gita.get(path)).body).toMatchObject({ can_edit: false });
  });

  it('outweigh the organization on the checklist', async () => {
    const checklist = [{ item: 'First coat', is_done: false }];
    const complete = async (rule: string, needsWhole: boolean) => {
      await who.hari.patch('/task/himal/setting/', { needs_whole_checklist: needsWhole });
      const id = await give({ checklist, checklist_rule: rule });
      return (await who.asha.post(`/task/${id}/complete/`, {})).status;
    };
    const refusal = await complete('As the organization', true);
    expect(refusal).not.toBe(200);
    expect(await complete('As the organization', false)).toBe(200);
    expect(await complete('Optional', true)).toBe(200);
    expect(await complete('Required', false)).toBe(refusal);
  });

  it('say whether observers are told', async () => {
    for (const [title, tells] of [
      ['Loud task', true],
      ['Quiet task', false],
    ] as const) {
      const id = await give({ title, tells_observers: tells });
      await who.asha.post(`/task/${id}/comments/`, { text: 'Nearly done' });
      await who.asha.post(`/task/${id}/complete/`, {});
    }
    // That they observe it, they are told in any case.
    expect([await told('bina', 'Loud task'), await told('bina', 'Quiet task')]).toEqual([3, 1]);
  });
});
