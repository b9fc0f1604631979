/** Tasks: who gives, does, sees and closes them, their approval, and those that come again. */
import type { MenuSignals } from '@karmik/model/account/menu';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeRecurringTasks } from '../src/modules/task/recurrences.ts';
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

interface Task {
  id: number;
  title: string;
  status: string;
  deadline: string;
  completed_on: string | null;
  is_delayed: boolean;
  created_by: { id: number };
  responsible: { person: { id: number } }[];
  checklist: { item: string; is_done: boolean }[];
  actions: string[];
  can_edit: boolean;
  can_work: boolean;
  can_comment: boolean;
  recurrence: { id: number } | null;
  histories: { action_performed: string; remarks: string }[];
}
interface Score {
  id: number;
  status: string;
  score: number | null;
  final_score: number | null;
  employee: { id: number };
  approver: { id: number } | null;
  actions: string[];
}
interface Listed<T> {
  results: T[];
  count: number;
}

const names = ['hari', 'gita', 'asha', 'bina', 'dev', 'stranger'] as const;
type Name = (typeof names)[number];

let server: TestServer;
let himal: Organization;
let person: Record<Name, Person>;
let who: Record<Name, Client>;
const start = new Date('2026-11-21T06:00:00.000Z');

beforeAll(async () => {
  server = await startServer();
  himal = await anOrganization(server, 'himal');
  const made: [Name, Person][] = [];
  for (const name of names) made.push([name, await aMember(server, himal, name, { is_hr_admin: name === 'hari' })]);
  person = Object.fromEntries(made) as Record<Name, Person>;
});
afterAll(() => server.close());
beforeEach(async () => {
  server.now = start;
  const clients = await Promise.all(names.map(async (name) => [name, await signIn(server, person[name])] as const));
  who = Object.fromEntries(clients) as Record<Name, Client>;
});

const people = (...those: Name[]) => those.map((name) => ({ person: person[name].id }));
const items = (...titles: string[]) => titles.map((item) => ({ item, is_done: false }));
/** A task that gita gives to asha, with bina looking on. */
const give = async (change: object = {}, giver: Client = who.gita): Promise<Task> => {
  const made = await giver.post<Task>('/task/', {
    title: 'Count the stock',
    deadline: '2026-11-25',
    responsible: people('asha'),
    observers: people('bina'),
    ...change,
  });
  expect([made.status, made.body]).toEqual([201, expect.anything()]);
  return made.body;
};
const act = (client: Client, id: number, action: string, remark = 'So be it', as = 'user') =>
  client.post<Task & { detail?: string; non_field_errors?: string[] }>(`/task/${id}/${action}/?as=${as}`, { remark });
const read = async (client: Client, id: number, as = 'user') => (await client.get<Task>(`/task/${id}/?as=${as}`)).body;
const titles = async (client: Client, query: string) =>
  (await client.get<Listed<Task>>(`/task/?${query}&limit=100`)).body.results.map(({ title }) => title);
const counts = async (client: Client) => (await client.get<MenuSignals>('/users/me/menu/')).body.counts;
const told = async (client: Client) =>
  (await client.get<Listed<{ text: string; url: string }>>('/notifications/')).body.results;
const pending = async (client: Client, taskId: number, as = 'user') =>
  (await client.get<Listed<Score>>(`/task/approvals/?as=${as}&task=${taskId}&sort=id`)).body.results;
const judge = (client: Client, id: number, action: string, body: object, as = 'user') =>
  client.post<Score & { detail?: string }>(`/task/approvals/${id}/${action}/?as=${as}`, body);

describe('a list of tasks', () => {
  it('is narrowed by who does them, and shows no one a task of others by that', async () => {
    await give({ title: 'Paint the door', responsible: people('asha', 'dev') });
    await give({ title: 'Sand the floor', responsible: people('dev'), observers: [] }, who.bina);
    const dev = `responsible.person=${person.dev.id}`;
    expect(await titles(who.gita, `role=creator&${dev}`)).toEqual(['Paint the door']);
    expect(await titles(who.asha, dev)).toEqual(['Paint the door']);
    expect((await titles(who.dev, dev)).toSorted()).toEqual(['Paint the door', 'Sand the floor']);
    expect(await titles(who.gita, `responsible.person__in=${person.dev.id},${person.hari.id}`)).toEqual([
      'Paint the door',
    ]);
    expect(await titles(who.stranger, dev)).toEqual([]);
    expect(await titles(who.gita, `${dev}&observers.person=${person.hari.id}`)).toEqual([]);
  });
});

describe('calls of the specification', () => {
  const of = async <Row>(client: Client, path: string) => {
    const { status, body } = await client.get<Listed<Row>>(`/task/${path}/?limit=100`);
    return status === 200 ? body.results : status;
  };

  it('answer views of the lists: what is over, and all approvals for HR alone [API-1]', async () => {
    const [closed, open] = [await give({ title: 'Sell the van' }), await give({ title: 'Buy a van' })];
    await act(who.gita, closed.id, 'hold', 'Nobody wants it');
    for (const [client, path] of [
      [who.asha, 'info/closed-hold'],
      [who.hari, 'overview/closed-hold'],
    ] as const) {
      const ids = ((await of<Task>(client, path)) as Task[]).map(({ id }) => id);
      expect(ids).toContain(closed.id);
      expect(ids).not.toContain(open.id);
    }
    expect(((await of<Task>(who.stranger, 'info/closed-hold')) as Task[]).map(({ id }) => id)).not.toContain(closed.id);
    expect(await of(who.asha, 'overview/closed-hold')).toBe(403);
    const scored = await give({ title: 'Wash the van', approval_needed: true });
    await act(who.asha, scored.id, 'complete');
    expect(await of<Score>(who.hari, 'overview/approvals')).toContainEqual(
      expect.objectContaining({ task: expect.objectContaining({ id: scored.id }) }),
    );
    expect(await of(who.gita, 'overview/approvals')).toBe(403);
  });

  it('tell what was done with a task, and lately with all that concern one [API-1]', async () => {
    const [first, second] = [await give({ title: 'Paint the door' }), await give({ title: 'Paint the gate' })];
    await act(who.asha, first.id, 'start', 'In green');
    await act(who.gita, second.id, 'hold', 'No paint left');
    const path = `/task/${first.id}/activity/`;
    expect((await who.bina.get<Listed<object>>(path)).body.results).toEqual([
      expect.objectContaining({
        action_performed: 'Started',
        remarks: 'In green',
        action_performed_by: expect.objectContaining({ id: person.asha.id }),
      }),
    ]);
    expect((await who.stranger.get(path)).status).toBe(404);
    const recent = async (client: Client, query = 'limit=2') =>
      (
        await client.get<Listed<{ action_performed: string; task: { title: string } }>>(
          `/task/recent-activities/?${query}`,
        )
      ).body.results.map(({ action_performed, task }) => `${action_performed}: ${task.title}`);
    expect(await recent(who.bina)).toEqual(['Closed or on hold: Paint the gate', 'Started: Paint the door']);
    expect(await recent(who.bina, 'limit=1&offset=1')).toEqual(['Started: Paint the door']);
    expect(await recent(who.stranger, 'limit=100')).not.toContain('Started: Paint the door');
  });
});

describe('a task', () => {
  it('is given, told of, begun and completed by who is responsible', async () => {
    const task = await give({ title: 'Call the bank' });
    expect(task).toMatchObject({ status: 'Pending', created_by: { id: person.gita.id }, is_delayed: false });
    expect((await told(who.asha))[0]).toMatchObject({
      text: 'A task is assigned to you: Call the bank',
      url: `/user/task/my/${task.id}/detail`,
    });
    expect((await told(who.bina))[0]?.text).toBe('You observe a task: Call the bank');
    expect((await read(who.asha, task.id)).actions).toEqual(['start', 'complete']);
    expect((await act(who.asha, task.id, 'start')).body.status).toBe('In progress');
    const done = await act(who.asha, task.id, 'complete', 'They pay on Monday');
    expect(done.body).toMatchObject({
      status: 'Completed',
      completed_on: '2026-11-21',
      is_delayed: false,
      actions: [],
    });
    expect(done.body.histories.map(({ action_performed }) => action_performed)).toEqual(['Started', 'Completed']);
    expect((await told(who.gita))[0]?.text).toBe('A task is completed: Call the bank');
    expect((await act(who.asha, task.id, 'complete')).status).toBe(409);
    const events = await server.context.database.everywhere.query<{ action: string }>(
      `select action from audit_event where object_type = 'task' and object_id = $1 order by id`,
      [String(task.id)],
    );
    expect(events.map(({ action }) => action)).toEqual(['created', 'start', 'complete']);
  });

  it('is seen by whom it concerns, their supervisor and HR, and by no one else [API-1]', async () => {
    const task = await give({ title: 'Secret errand' });
    for (const name of ['gita', 'asha', 'bina'] as const)
      expect((await who[name].get(`/task/${task.id}/`)).status).toBe(200);
    expect((await who.stranger.get(`/task/${task.id}/`)).status).toBe(404);
    expect(await titles(who.stranger, 'as=user')).not.toContain('Secret errand');
    expect((await who.stranger.get('/task/?as=hr')).status).toBe(403);
    expect(await titles(who.hari, 'as=hr')).toContain('Secret errand');
    expect(await titles(who.dev, 'as=supervisor')).toEqual([]);
    await server.context.database.everywhere.query(
      `insert into supervision (organization_id, subordinate_id, supervisor_id, position, valid_from) values ($1, $2, $3, 1, '2026-01-01')`,
      [himal.id, person.asha.id, person.dev.id],
    );
    expect(await titles(who.dev, 'as=supervisor')).toContain('Secret errand');
    const team = await who.dev.get<Listed<Task>>('/task/subordinate/?limit=100');
    expect(team.body.results.map(({ title }) => title)).toContain('Secret errand');
    expect((await who.bina.get<Listed<Task>>('/task/subordinate/')).body.results).toEqual([]);
    expect((await read(who.dev, task.id, 'supervisor')).actions).toEqual([]);
    expect((await act(who.dev, task.id, 'complete', '', 'supervisor')).status).toBe(403);
  });

  it('is in the lists of who gave, does and observes it, until it is over', async () => {
    const task = await give({ title: 'Write the report' });
    const lists = async () =>
      Promise.all(
        (
          [
            [who.asha, 'responsible'],
            [who.gita, 'creator'],
            [who.bina, 'observer'],
            [who.asha, 'creator'],
            [who.bina, 'responsible'],
          ] as const
        ).map(async ([client, role]) =>
          (await titles(client, `as=user&role=${role}&stage=open`)).includes('Write the report'),
        ),
      );
    expect(await lists()).toEqual([true, true, true, false, false]);
    await act(who.gita, task.id, 'hold', 'Not this year');
    expect(await lists()).toEqual([false, false, false, false, false]);
    expect(await titles(who.asha, 'as=user&stage=over')).toContain('Write the report');
  });

  it('is not edited, moved or ticked by its observer, who comments [TK-5]', async () => {
    const task = await give({ checklist: items('Racks') });
    const { bina } = who;
    expect((await bina.patch(`/task/${task.id}/edit/`, { title: 'Mine' })).status).toBe(403);
    expect((await bina.delete(`/task/${task.id}/`)).status).toBe(403);
    for (const action of ['start', 'complete', 'hold']) expect((await act(bina, task.id, action)).status).toBe(403);
    expect(
      (await bina.patch(`/task/${task.id}/checklist/`, { position: 1, item: 'Racks', is_done: true })).status,
    ).toBe(403);
    const seen = await read(bina, task.id);
    expect([seen.actions, seen.can_edit, seen.can_work, seen.can_comment]).toEqual([[], false, false, true]);
    expect((await bina.post(`/task/${task.id}/comments/`, { text: 'Mind the heavy ones' })).status).toBe(201);
    const { results } = (
      await who.asha.get<Listed<{ id: number; text: string; author: { id: number }; can_delete: boolean }>>(
        `/task/${task.id}/comments/`,
      )
    ).body;
    expect(results).toMatchObject([{ text: 'Mind the heavy ones', author: { id: person.bina.id }, can_delete: false }]);
    expect((await who.asha.delete(`/task/${task.id}/comments/${results[0]?.id}/`)).status).toBe(404);
    expect((await bina.delete(`/task/${task.id}/comments/${results[0]?.id}/`)).status).toBe(204);
    expect((await who.stranger.post(`/task/${task.id}/comments/`, { text: 'Hello' })).status).toBe(404);
    expect((await read(who.gita, task.id)).title).toBe('Count the stock');
  });

  it('with two of five items done is not completed, unless the organisation allows it [TK-1]', async () => {
    const task = await give({ checklist: items('A', 'B', 'C', 'D', 'E') });
    const tick = (position: number, item: string, is_done = true) =>
      who.asha.patch<{ open: number }>(`/task/${task.id}/checklist/`, { position, item, is_done });
    await tick(1, 'A');
    expect((await tick(2, 'B')).body).toEqual({ open: 3 });
    const refused = await act(who.asha, task.id, 'complete');
    expect([refused.status, refused.body.non_field_errors]).toEqual([400, ['3 of 5 checklist items are still open']]);
    expect((await read(who.asha, task.id)).status).toBe('Pending');
    // Nothing else is ticked where the list was changed meanwhile.
    await who.gita.patch(`/task/${task.id}/edit/`, { checklist: [...items('Z'), ...task.checklist.slice(1)] });
    expect((await tick(1, 'A')).status).toBe(409);
    expect((await who.asha.patch('/task/himal/setting/', { needs_whole_checklist: false })).status).toBe(403);
    expect((await who.hari.patch('/task/himal/setting/', { needs_whole_checklist: false })).status).toBe(200);
    expect((await act(who.asha, task.id, 'complete')).body.status).toBe('Completed');
    await who.hari.patch('/task/himal/setting/', { needs_whole_checklist: true });
  });

  it('names each person once, people who work here, and a deadline after its start', async () => {
    const refusal = async (change: object) =>
      (
        await who.gita.post('/task/', {
          title: 'X',
          deadline: '2026-11-25',
          responsible: people('asha'),
          ...change,
        })
      ).body;
    expect(await refusal({ responsible: [] })).toEqual({ responsible: ['Responsible is Required'] });
    expect(await refusal({ responsible: people('asha', 'asha') })).toEqual({
      responsible: ['Each person can be listed only once'],
    });
    expect(Object.keys(await refusal({ observers: people('asha') }))).toEqual(['observers']);
    expect(await refusal({ starts_on: '2026-11-26' })).toEqual({
      deadline: ['Deadline must not be before Starts on'],
    });
    const left = await aMember(server, himal, `left${Date.now()}`);
    await server.context.database.everywhere.query('update membership set is_current = false where user_id = $1', [
      left.id,
    ]);
    expect(await refusal({ responsible: [{ person: left.id }] })).toEqual({
      responsible: ['Responsible includes someone who does not work here'],
    });
    expect(Object.keys(await refusal({ created_by: person.asha.id }))).toEqual(['created_by']);
  });

  it('is late after its deadline where the organisation is, and when it was finished late', async () => {
    const task = await give({ deadline: '2026-11-21' });
    // 23:59 in Kathmandu, and two minutes later.
    server.now = new Date('2026-11-21T18:14:00.000Z');
    who.asha = await signIn(server, person.asha);
    expect((await read(who.asha, task.id)).is_delayed).toBe(false);
    server.move(2 * 60_000);
    expect((await read(who.asha, task.id)).is_delayed).toBe(true);
    expect((await act(who.asha, task.id, 'complete')).body).toMatchObject({
      completed_on: '2026-11-22',
      is_delayed: true,
    });
  });

  it('is changed by who gave it while it is open, and removed while no one began it', async () => {
    const task = await give();
    expect((await who.asha.patch(`/task/${task.id}/edit/`, { title: 'Less' })).status).toBe(403);
    expect((await who.asha.delete(`/task/${task.id}/`)).status).toBe(403);
    const changed = await who.gita.patch<Task>(`/task/${task.id}/edit/`, { responsible: people('dev') });
    expect(changed.body.responsible.map((each) => each.person.id)).toEqual([person.dev.id]);
    expect((await told(who.dev))[0]?.text).toBe('A task is assigned to you: Count the stock');
    await act(who.dev, task.id, 'start');
    expect((await who.gita.delete(`/task/${task.id}/`)).status).toBe(409);
    await act(who.gita, task.id, 'hold', 'Enough');
    expect((await who.gita.patch(`/task/${task.id}/edit/`, { title: 'More' })).status).toBe(409);
    expect((await act(who.gita, task.id, 'reopen', 'Still needed')).body.status).toBe('In progress');
    const other = await give();
    expect((await who.hari.delete(`/task/${other.id}/`)).status).toBe(204);
    expect((await who.gita.get(`/task/${other.id}/`)).status).toBe(404);
  });

  it('has files that the person who sees it reads, and that no observer adds', async () => {
    const task = await give();
    const upload = async (client: Client) =>
      (await client.upload<{ id: number }>('/files/?purpose=record', 'plan.txt', 'The plan')).body.id;
    const files = `/task/${task.id}/attachments/`;
    expect((await who.bina.post(files, { file: await upload(who.bina) })).status).toBe(403);
    // No one adds what another one uploaded.
    expect((await who.asha.post(files, { file: await upload(who.gita) })).status).toBe(400);
    expect((await who.asha.post(files, { file: await upload(who.asha) })).status).toBe(201);
    const { results } = (await who.bina.get<Listed<{ id: number; name: string; url: string }>>(files)).body;
    expect(results.map(({ name }) => name)).toEqual(['plan.txt']);
    const content = await server.app.inject({ url: results[0]?.url ?? '' });
    expect([content.statusCode, content.body]).toEqual([200, 'The plan']);
    expect((await who.stranger.get(files)).status).toBe(404);
    expect((await who.bina.delete(`${files}${results[0]?.id}/`)).status).toBe(404);
    expect((await who.gita.delete(`${files}${results[0]?.id}/`)).status).toBe(204);
    expect((await who.bina.get<Listed<object>>(files)).body.results).toEqual([]);
  });
});

describe('approval', () => {
  const completed = async (change: object = {}, giver: Client = who.gita) => {
    const task = await give({ approval_needed: true, ...change }, giver);
    expect((await act(who.asha, task.id, 'complete')).status).toBe(200);
    const [score] = await pending(who.asha, task.id);
    if (!score) throw new Error('no approval was asked for');
    return { task, score };
  };

  it('of a completed task is the assigner’s: 8, which the responsible does not acknowledge; HR settles on 7 [TK-2]', async () => {
    const { task, score } = await completed();
    expect(score).toMatchObject({ status: 'Approval pending', approver: { id: person.gita.id } });
    expect((await told(who.gita)).map(({ url }) => url)).toContain(`/user/task/approvals?open=${score.id}`);
    expect((await judge(who.gita, score.id, 'approve', { score: 11 })).status).toBe(400);
    expect((await judge(who.gita, score.id, 'approve', { score: 8 })).body).toMatchObject({
      status: 'Scored',
      score: 8,
      final_score: null,
    });
    expect((await judge(who.asha, score.id, 'object', { remark: 'It was done in time' })).body.status).toBe(
      'Not acknowledged',
    );
    expect((await judge(who.gita, score.id, 'forward', { remark: 'We differ' })).body.status).toBe('Forwarded');
    expect(await counts(who.hari)).toMatchObject({ forwarded_scores: 1 });
    expect((await judge(who.gita, score.id, 'confirm', { score: 9, remark: 'Mine' })).status).toBe(403);
    expect((await judge(who.hari, score.id, 'confirm', { score: 7, remark: 'Between' }, 'hr')).body).toMatchObject({
      status: 'Confirmed',
      score: 8,
      final_score: 7,
    });
    expect(await counts(who.hari)).toMatchObject({ forwarded_scores: 0 });
    // What was judged stays closed.
    expect((await act(who.gita, task.id, 'reopen', 'Again')).status).toBe(409);
  });

  it('that is acknowledged is final', async () => {
    const { score } = await completed();
    await judge(who.gita, score.id, 'approve', { score: 9 });
    expect((await judge(who.asha, score.id, 'acknowledge', {})).body).toMatchObject({
      status: 'Acknowledged',
      final_score: 9,
      actions: [],
    });
    expect((await judge(who.asha, score.id, 'object', { remark: 'No' })).status).toBe(409);
  });

  it('is never one’s own: what one gave to oneself is the supervisor’s, and HR’s where there is none', async () => {
    const { score } = await completed({ responsible: people('asha', 'gita'), observers: [] }, who.asha);
    expect(score).toMatchObject({ employee: { id: person.asha.id }, approver: { id: person.dev.id } });
    expect((await judge(who.asha, score.id, 'approve', { score: 10 })).status).toBe(403);
    expect((await judge(who.stranger, score.id, 'approve', { score: 10 })).status).toBe(404);
    expect((await judge(who.dev, score.id, 'approve', { score: 6 })).body.status).toBe('Scored');
    const mine = await give({ approval_needed: true, responsible: people('hari'), observers: [] }, who.hari);
    await act(who.hari, mine.id, 'complete');
    const [own] = await pending(who.hari, mine.id);
    expect(own?.approver).toBeNull();
    expect((await judge(who.hari, own?.id ?? 0, 'approve', { score: 10 }, 'hr')).status).toBe(403);
  });

  it('that is sent back opens the task again, and is asked for again', async () => {
    const { task, score } = await completed();
    expect((await judge(who.gita, score.id, 'send_back', { remark: 'The cellar is missing' })).body.status).toBe(
      'Sent back',
    );
    expect(await read(who.asha, task.id)).toMatchObject({ status: 'In progress', completed_on: null });
    await act(who.asha, task.id, 'complete');
    expect((await pending(who.asha, task.id)).map(({ status }) => status)).toEqual(['Sent back', 'Approval pending']);
  });
});

describe('the menu', () => {
  it('counts each kind of task, and less of it when one is done [TOP-14]', async () => {
    const of = async () => {
      const [asha, gita, bina] = [await counts(who.asha), await counts(who.gita), await counts(who.bina)];
      return {
        mine: asha.own_tasks ?? 0,
        given: gita.tasks_assigned_by_me ?? 0,
        observed: bina.tasks_observed ?? 0,
        recurring: asha.tasks_recurring ?? 0,
        toApprove: gita.task_approvals ?? 0,
        toAcknowledge: asha.task_approvals ?? 0,
      };
    };
    const before = await of();
    await who.gita.post('/task/recurring/', {
      title: 'Water the plants',
      every: 'Week',
      first_run: '2026-11-21',
      responsible: people('asha'),
      observers: people('bina'),
      approval_needed: true,
    });
    await makeRecurringTasks(server.context);
    const [task] = (await who.asha.get<Listed<Task>>('/task/?role=recurring&stage=open&sort=-id')).body.results;
    const more = (change: Partial<typeof before>) =>
      Object.fromEntries(
        Object.entries(before).map(([name, n]) => [name, n + (change[name as keyof typeof before] ?? 0)]),
      );
    expect(await of()).toEqual(more({ mine: 1, given: 1, observed: 1, recurring: 1 }));
    await act(who.asha, task?.id ?? 0, 'complete');
    expect(await of()).toEqual(more({ toApprove: 1 }));
    const [score] = await pending(who.asha, task?.id ?? 0);
    await judge(who.gita, score?.id ?? 0, 'approve', { score: 8 });
    expect(await of()).toEqual(more({ toAcknowledge: 1 }));
    await judge(who.asha, score?.id ?? 0, 'acknowledge', {});
    expect(await of()).toEqual(before);
    expect((await who.asha.get('/task/summary/')).body).toEqual({
      assigned_to_me: before.mine,
      assigned_by_me: expect.any(Number),
      observed: expect.any(Number),
      recurring: before.recurring,
      pending_approvals: before.toAcknowledge,
    });
  });
});

describe('a recurring task', () => {
  const rule = async (change: object = {}) => {
    const made = await who.gita.post<{ id: number; next_run: string | null }>('/task/recurring/', {
      title: 'Close the month',
      every: 'Month',
      first_run: '2027-01-31',
      days_to_do: 2,
      checklist: [{ item: 'Books', is_done: true }],
      responsible: people('asha'),
      ...change,
    });
    expect(made.status).toBe(201);
    return made.body;
  };
  const runs = (id: number) =>
    server.context.database.everywhere.query<{ run_on: string; deadline: string }>(
      'select run_on, deadline from task where recurrence_id = $1 order by run_on',
      [id],
    );

  it('comes once on each of its days, however often the work is done, and on the last of a shorter month', async () => {
    const { id, next_run } = await rule();
    expect(next_run).toBe('2027-01-31');
    server.now = new Date('2027-01-30T18:14:00.000Z');
    await makeRecurringTasks(server.context);
    expect(await runs(id)).toEqual([]);
    server.move(2 * 60_000);
    await Promise.all([1, 2, 3].map(() => makeRecurringTasks(server.context)));
    await makeRecurringTasks(server.context);
    expect(await runs(id)).toEqual([{ run_on: '2027-01-31', deadline: '2027-02-02' }]);
    // A server that stood still makes up for what it missed.
    server.now = new Date('2027-03-31T06:00:00.000Z');
    await makeRecurringTasks(server.context);
    expect((await runs(id)).map(({ run_on }) => run_on)).toEqual(['2027-01-31', '2027-02-28', '2027-03-31']);
    const asha = await signIn(server, person.asha);
    const [made] = (await asha.get<Listed<Task>>(`/task/?recurrence=${id}&sort=-deadline`)).body.results;
    expect(made).toMatchObject({ created_by: { id: person.gita.id }, checklist: [{ item: 'Books', is_done: false }] });
  });

  it('rests while it is paused, ends after its last day, and is its maker’s own', async () => {
    const paused = await rule({ first_run: '2026-11-22', every: 'Day', is_paused: true });
    const ending = await rule({ first_run: '2026-11-22', every: 'Day', until: '2026-11-23' });
    server.now = new Date('2026-11-30T06:00:00.000Z');
    await makeRecurringTasks(server.context);
    expect(await runs(paused.id)).toEqual([]);
    expect((await runs(ending.id)).map(({ run_on }) => run_on)).toEqual(['2026-11-22', '2026-11-23']);
    const gita = await signIn(server, person.gita);
    const asha = await signIn(server, person.asha);
    expect((await asha.patch(`/task/recurring/${paused.id}/edit/`, { title: 'Mine' })).status).toBe(404);
    const woken = await gita.patch<{ next_run: string }>(`/task/recurring/${paused.id}/edit/`, { is_paused: false });
    expect(woken.body.next_run).toBe('2026-11-30');
    expect((await gita.delete(`/task/recurring/${ending.id}/`)).status).toBe(204);
    expect(await runs(ending.id)).toEqual([]);
  });
});

it('an organisation that does without tasks has none of it', async () => {
  const task = await give({ title: 'Hidden' });
  const at = '/org/himal/application-settings/';
  const change = await who.hari.patch(at, { disabled_applications: ['tasks'] });
  expect(change.status).toBe(200);
  for (const path of ['/task/', `/task/${task.id}/`, '/task/recurring/', '/task/approvals/', '/task/himal/setting/'])
    expect([path, (await who.gita.get(path)).status]).toEqual([path, 403]);
  expect(await counts(who.asha)).toMatchObject({ own_tasks: 0, tasks_recurring: 0 });
  await who.hari.patch(at, { disabled_applications: [] });
  expect((await who.gita.get(`/task/${task.id}/`)).status).toBe(200);
});
