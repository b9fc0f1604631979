/** Projects and their tasks: who reads them, what waits for what, what moves when one is moved, and efficiency. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeRecurringTasks } from '../src/modules/task/recurrences.ts';
import { leaveTasks } from '../src/modules/task/remove-departed.ts';
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

let server: TestServer;
let made = 0;
/** Sunday, 1 November 2026. */
const today = new Date('2026-11-01T06:15:00.000Z');

beforeAll(async () => {
  server = await startServer({}, { now: today });
});
afterAll(() => server.close());

interface Task {
  readonly id: number;
  readonly title: string;
  readonly starts_on: string | null;
  readonly deadline: string;
  readonly version: string;
}
interface Moves {
  readonly moves: {
    readonly id: number;
    readonly was: { readonly starts_on: string | null; readonly deadline: string };
    readonly becomes: { readonly starts_on: string | null; readonly deadline: string };
  }[];
}
type Errors = Record<string, string[]>;

class Team {
  readonly organization: Organization;
  readonly lead: Client;
  readonly hr: Client;
  readonly person: Person;

  private constructor(organization: Organization, lead: Client, hr: Client, person: Person) {
    this.organization = organization;
    this.lead = lead;
    this.hr = hr;
    this.person = person;
  }

  static async of(): Promise<Team> {
    const organization = await anOrganization(server, `plan-${++made}`);
    const person = await aMember(server, organization, `lead-${made}`);
    const hr = await signIn(server, await aMember(server, organization, `hr-${made}`, { is_hr_admin: true }));
    return new Team(organization, await signIn(server, person), hr, person);
  }

  body(title: string, more: object = {}) {
    return { title, priority: 'Minor', responsible: [{ person: this.person.id }], deadline: '2026-11-20', ...more };
  }

  create(title: string, more: object = {}, who = this.lead) {
    return who.post<Task & Errors>('/task/', this.body(title, more));
  }

  async task(title: string, more: object = {}): Promise<number> {
    const { status, body } = await this.create(title, more);
    expect([status, status === 201 ? undefined : body]).toEqual([201, undefined]);
    return body.id;
  }

  after(id: number, before: readonly number[], more: object = {}) {
    return this.lead.patch<Task & Errors>(`/task/${id}/edit/`, {
      depends_on: before.map((task) => ({ task })),
      ...more,
    });
  }

  async get(id: number): Promise<Task> {
    return (await this.lead.get<Task>(`/task/${id}/?as=user`)).body;
  }
}

const ring = (answer: { readonly body: Errors }): string => answer.body['depends_on']?.[0] ?? '';

describe('what waits for what', () => {
  it('refuses a ring with its path, and takes a diamond [WC-1]', async () => {
    const team = await Team.of();
    const [a, b, c, d] = [await team.task('A'), await team.task('B'), await team.task('C'), await team.task('D')];
    expect(ring(await team.after(a, [a]))).toBe('These tasks would wait for each other: A → A');
    expect((await team.after(b, [a])).status).toBe(200);
    expect((await team.after(c, [b])).status).toBe(200);
    expect(ring(await team.after(a, [c]))).toBe('These tasks would wait for each other: A → B → C → A');
    // A diamond: B and C after A, D after both.
    expect((await team.after(c, [a])).status).toBe(200);
    expect((await team.after(d, [b, c])).status).toBe(200);
    expect(ring(await team.after(d, [b, b]))).toContain('only once');
  });

  it('refuses that a task and its part wait for each other, both ways [WC-1]', async () => {
    const team = await Team.of();
    const p = await team.task('P');
    const q = await team.task('Q', { parent: p });
    expect(ring(await team.after(p, [q]))).toContain('cannot wait for each other');
    expect(ring(await team.after(q, [p]))).toContain('cannot wait for each other');
    const [a, b] = [await team.task('A'), await team.task('B')];
    expect((await team.lead.patch(`/task/${b}/edit/`, { parent: a })).status).toBe(200);
    expect((await team.lead.patch(`/task/${a}/edit/`, { parent: b })).status).toBe(400);
  });

  it('of two edits at once that close a ring together, one is refused [WC-1]', async () => {
    const team = await Team.of();
    const [a, b] = [await team.task('A'), await team.task('B')];
    const both = await Promise.all([team.after(b, [a]), team.after(a, [b])]);
    // The other one is refused for the ring, or asked to try again where both held what the other needs.
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(both.every(({ status }) => [200, 400, 409].includes(status))).toBe(true);
  });

  it('lets a ring that is there already block nothing else [WC-1]', async () => {
    const team = await Team.of();
    const [a, b, c] = [await team.task('A'), await team.task('B'), await team.task('C')];
    for (const [id, before] of [
      [a, b],
      [b, a],
    ])
      await server.context.database.everywhere.query(
        'insert into task_depends_on (organization_id, parent_id, position, task_id, gap) values ($1, $2, 1, $3, 0)',
        [team.organization.id, id ?? 0, before ?? 0],
      );
    expect((await team.after(c, [a])).status).toBe(200);
    expect((await team.lead.patch(`/task/${c}/edit/`, { title: 'C again' })).status).toBe(200);
  });
});

describe('moving a task', () => {
  const planOf = async (team: Team) => {
    for (const [name, starts_on, ends_on] of [
      ['Tihar', '2026-11-08', '2026-11-12'],
      ['Chhath', '2026-11-15', '2026-11-15'],
    ] as const)
      await server.context.database.everywhere.query(
        `insert into holiday (organization_id, name, starts_on, ends_on, genders, branches, divisions, religions, ethnicities, part) values ($1, $2, $3, $4, '{}', '{}', '{}', '{}', '{}', 'Full')`,
        [team.organization.id, name, starts_on, ends_on],
      );
    const a = await team.task('A', { starts_on: '2026-11-04', deadline: '2026-11-06' });
    const after = (title: string, before: number, gap: number, starts_on: string, deadline: string) =>
      team.task(title, { starts_on, deadline, depends_on: [{ task: before, gap }] });
    const b = await after('B', a, 0, '2026-11-13', '2026-11-16');
    const c = await after('C', b, 1, '2026-11-18', '2026-11-18');
    const d = await after('D', c, 0, '2026-11-20', '2026-11-20');
    return { a, b, c, d };
  };
  const asGiven = ({ moves }: Moves, isBack = false) => ({
    moves: moves.map(({ id, was, becomes }) => {
      const [seen, set] = isBack ? [becomes, was] : [was, becomes];
      return { task: id, was_starts_on: seen.starts_on, was_deadline: seen.deadline, ...set };
    }),
  });

  it('shows what moves, moves it at once, and takes it back at once [WC-2]', async () => {
    const team = await Team.of();
    const { a, b, c, d } = await planOf(team);
    const { body } = await team.lead.post<Moves>(`/task/${a}/move/?as=user`, { starts_on: '2026-11-06' });
    expect(body.moves.map(({ id, becomes }) => [id, becomes.starts_on, becomes.deadline])).toEqual([
      [a, '2026-11-06', '2026-11-16'],
      [b, '2026-11-17', '2026-11-18'],
      [c, '2026-11-20', '2026-11-20'],
      [d, '2026-11-22', '2026-11-22'],
    ]);
    // Nothing is stored by looking.
    expect((await team.get(b)).starts_on).toBe('2026-11-13');
    expect((await team.lead.post('/task/reschedule/', asGiven(body))).body).toEqual({ moved: 4 });
    expect((await team.get(d)).deadline).toBe('2026-11-22');
    expect((await team.lead.post('/task/reschedule/', asGiven(body))).status).toBe(409);
    expect((await team.lead.post('/task/reschedule/', asGiven(body, true))).body).toEqual({ moved: 4 });
    expect([(await team.get(b)).starts_on, (await team.get(d)).deadline]).toEqual(['2026-11-13', '2026-11-20']);
  });

  it('is for who assigned the task, and moves all or nothing', async () => {
    const team = await Team.of();
    const { a } = await planOf(team);
    const other = await aMember(server, team.organization, `other-${made}`);
    const stranger = await signIn(server, other);
    expect((await stranger.post(`/task/${a}/move/?as=user`, { starts_on: '2026-11-06' })).status).toBe(404);
    const { body } = await team.lead.post<Moves>(`/task/${a}/move/?as=user`, { starts_on: '2026-11-06' });
    expect((await stranger.post('/task/reschedule/', asGiven(body))).status).toBe(403);
    const [first] = body.moves;
    await team.lead.patch(`/task/${body.moves[3]?.id ?? 0}/edit/`, { deadline: '2026-11-21' });
    expect((await team.lead.post('/task/reschedule/', asGiven(body))).status).toBe(409);
    expect((await team.get(a)).starts_on).toBe(first?.was.starts_on);
  });
});

describe('a project', () => {
  it('is read by its lead and members, with all of its tasks, and by who plans projects', async () => {
    const team = await Team.of();
    const member = await aMember(server, team.organization, `member-${made}`);
    const { body: project } = await team.hr.post<{ id: number }>(`/task/${team.organization.slug}/project/`, {
      name: 'Website',
      lead: team.person.id,
      standing: 'Active',
      members: [{ person: member.id }],
      activities: [],
    });
    const id = await team.task('Draft the pages', { project: project.id });
    const within = await signIn(server, member);
    const without = await signIn(server, await aMember(server, team.organization, `without-${made}`));
    const list = (who: Client) =>
      who.get<{ results: { id: number }[] }>(`/task/?as=user&role=project&project=${project.id}`);
    expect((await list(within)).body.results.map((each) => each.id)).toEqual([id]);
    expect((await list(without)).body.results).toEqual([]);
    // What concerns a member in no other way is not among the member's own tasks.
    expect((await within.get<{ results: unknown[] }>('/task/?as=user')).body.results).toEqual([]);
    expect((await within.get(`/task/${id}/?as=user`)).status).toBe(200);
    expect((await without.get(`/task/${id}/?as=user`)).status).toBe(404);
    const at = `/task/${team.organization.slug}/project/${project.id}/`;
    expect((await without.get(at)).status).toBe(404);
    expect((await within.get<{ amount: string | null }>(`${at}progress/`)).body).toMatchObject({
      tasks: 1,
      amount: null,
    });
    expect((await team.lead.get(`${at}progress/`)).body).toMatchObject({ tasks: 1, amount: '0.00' });
    expect((await within.patch(at, { name: 'Mine' })).status).toBe(403);
    // Names to choose from are those that one reads.
    const names = (who: Client, what: string) =>
      who
        .get<{ results: { name: string }[] }>(`/task/${what}options/`)
        .then(({ body }) => body.results.map(({ name }) => name));
    expect(await names(within, `${team.organization.slug}/project/`)).toEqual(['Website']);
    expect(await names(without, `${team.organization.slug}/project/`)).toEqual([]);
    expect(await names(within, '')).toEqual(['Draft the pages']);
    expect(await names(without, '')).toEqual([]);
    expect((await team.create('Mine', { project: project.id }, without)).body['project']?.[0]).toBe(
      'You are not a member of Website',
    );
  });
});

describe('recurring tasks', () => {
  const q = <T extends object>(sql: string, values: readonly (string | number)[]) =>
    server.context.database.everywhere.query<T>(sql, values);
  interface Made {
    readonly run_on: string;
    readonly starts_on: string;
    readonly person: number;
  }
  const madeBy = (rule: number) =>
    q<Made>(
      `select t.run_on, t.starts_on, l.person_id as person from task t join task_responsible l on l.organization_id = t.organization_id and l.parent_id = t.id
        where t.recurrence_id = $1 order by t.run_on`,
      [rule],
    );
  const at = (day: string) => {
    server.now = new Date(`${day}T06:15:00.000Z`);
  };

  it('move off a day off and stay the task of their own day [WC-3]', async () => {
    at('2026-10-15');
    const team = await Team.of();
    const rule = async (moves_off_days: boolean) =>
      (
        await team.lead.post<{ id: number }>('/task/recurring/', {
          title: 'Close the month',
          every: 'BS month',
          first_run: '2026-10-17',
          moves_off_days,
          days_to_do: 1,
          responsible: [{ person: team.person.id }],
        })
      ).body.id;
    const [moved, fixed] = [await rule(true), await rule(false)];
    at('2026-11-17');
    await makeRecurringTasks(server.context);
    // 17 October is a Saturday; 16 November is a Monday.
    expect((await madeBy(moved)).map(({ run_on, starts_on }) => [run_on, starts_on])).toEqual([
      ['2026-10-17', '2026-10-18'],
      ['2026-11-16', '2026-11-16'],
    ]);
    expect((await madeBy(fixed)).map(({ starts_on }) => starts_on)).toEqual(['2026-10-17', '2026-11-16']);
    at('2026-11-01');
  });

  it('are made up for after an outage once each, and fall to the lead of the project for who left [WC-4]', async () => {
    at('2026-11-01');
    const team = await Team.of();
    const leaver = await aMember(server, team.organization, `leaver-${made}`);
    const { body: project } = await team.hr.post<{ id: number }>(`/task/${team.organization.slug}/project/`, {
      name: 'Backups',
      lead: team.person.id,
      standing: 'Active',
      members: [{ person: leaver.id }],
      activities: [],
    });
    const rule = async (title: string) =>
      (
        await team.hr.post<{ id: number }>('/task/recurring/', {
          title,
          every: 'Day',
          first_run: '2026-11-01',
          days_to_do: 0,
          project: project.id,
          responsible: [{ person: leaver.id }],
        })
      ).body.id;
    // Two rules that give the same title on one day make two tasks.
    const [first, second] = [await rule('Check the backup'), await rule('Check the backup')];
    await makeRecurringTasks(server.context);
    await q('delete from task where recurrence_id = $1', [first]);
    await leaveTasks(server.context.database.organization(team.organization.id), leaver.id);
    at('2026-11-04');
    await Promise.all([makeRecurringTasks(server.context), makeRecurringTasks(server.context)]);
    // The first task is gone, and the rule goes on.
    expect((await madeBy(first)).map(({ run_on, person }) => [run_on, person])).toEqual([
      ['2026-11-02', team.person.id],
      ['2026-11-03', team.person.id],
      ['2026-11-04', team.person.id],
    ]);
    expect((await madeBy(second)).slice(1)).toHaveLength(3);
    const told = await q('select id from notification where recipient_id = $1 and text_en like $2', [
      team.person.id,
      '%Check the backup%',
    ]);
    expect(told.length).toBeGreaterThan(0);
    at('2026-11-01');
  });
});

describe('efficiency', () => {
  interface Row {
    readonly completed: number;
    readonly counted: number;
    readonly planned: number;
    readonly actual: number;
    readonly efficiency: string | null;
    readonly score: string | null;
  }
  const q = <T extends object>(sql: string, values: readonly (string | number | null)[]) =>
    server.context.database.everywhere.query<T>(sql, values);

  it('compares sums, counts acknowledged scores alone, and says none where nothing compares [WC-5] [TK-2]', async () => {
    const team = await Team.of();
    const { id: activity } = (
      await q<{ id: number }>(
        `insert into task_activity (organization_id, name, counted_in) values ($1, 'Work', 'Time') returning id`,
        [team.organization.id],
      )
    )[0] ?? { id: 0 };
    const finished = async (planned: number | null, actual: number, score?: readonly [number, string]) => {
      const id = await team.task(`Task of ${planned}`, { planned, starts_on: '2026-10-20' });
      await q(
        `update task set status = 'Completed', completed_on = '2026-10-30' where organization_id = $1 and id = $2`,
        [team.organization.id, id],
      );
      if (actual > 0)
        await q(
          `insert into work_log (organization_id, sender_id, worked_on, task_id, activity_id, duration, status) values ($1, $2, '2026-10-29', $3, $4, $5, 'Approved')`,
          [team.organization.id, team.person.id, id, activity, actual],
        );
      if (score)
        await q(
          `insert into task_score (organization_id, task_id, employee_id, score, final_score, status) values ($1, $2, $3, $4, $4, $5)`,
          [team.organization.id, id, team.person.id, score[0], score[1]],
        );
    };
    await finished(360, 480, [8, 'Acknowledged']);
    await finished(120, 60, [9, 'Confirmed']);
    await finished(240, 0);
    await finished(null, 180);
    await finished(60, 60, [5, 'Not acknowledged']);
    const { body } = await team.hr.get<{ results: Row[] }>('/task/efficiency/?as=hr');
    expect(body.results).toMatchObject([
      { completed: 5, counted: 2, planned: 480, actual: 540, efficiency: '88.89', score: '8.50' },
    ]);
    const { body: tasks } = await team.hr.get<{ results: { efficiency: string | null; is_counted: boolean }[] }>(
      `/task/efficiency/${team.person.id}/?as=hr`,
    );
    // The newest first: the last one was finished last.
    expect(tasks.results.map(({ efficiency, is_counted }) => [efficiency, is_counted])).toEqual([
      ['100.00', false],
      [null, false],
      [null, false],
      ['200.00', true],
      ['75.00', true],
    ]);
    // A critical task weighs three times as much: (360 + 120 × 3) ÷ (480 + 60 × 3).
    await q(`update task set priority = 'Critical' where organization_id = $1 and planned = 120`, [
      team.organization.id,
    ]);
    expect((await team.lead.get<{ results: Row[] }>('/task/efficiency/')).body.results[0]?.efficiency).toBe('109.09');
    const other = await signIn(server, await aMember(server, team.organization, `nosy-${made}`));
    expect((await other.get('/task/efficiency/?as=hr')).status).toBe(403);
    expect((await other.get<{ results: unknown[] }>(`/task/efficiency/${team.person.id}/`)).body.results).toEqual([]);
  });
});
