/** The roster: who plans whom, many cells at once, two planners, publishing and what follows from it. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RosterAnswer, RosterChangeAnswer } from '@karmik/model/attendance/roster/calls';
import { recomputeOrganization } from '../src/modules/attendance/day/recompute.ts';
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
let himal: Organization;
let hr: Client;
let chief: Client;
let ashas: Client;
let hari: Person;
let asha: Person;
let bina: Person;
let boss: Person;
let office: number;
let night: number;

const everywhere = () => server.context.database.everywhere;
const recompute = () => recomputeOrganization(server.context.database.organization(himal.id), () => server.now);

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
async function shift(name: string, from: string, to: string, change: object = {}): Promise<number> {
  const made = await hr.post<{ id: number }>('/attendance/himal/work-shift/', {
    name,
    mode: 'Fixed',
    worked_mode: 'First to last',
    late_counted_from: 'Start of the shift',
    timings: weekdays.map((weekday) => ({ effective_from: '2026-11-01', weekday, starts_at: from, ends_at: to })),
    ...change,
  });
  expect(made.status).toBe(201);
  return made.body.id;
}

interface Wish {
  plan?: 'Shift' | 'Off' | 'None';
  work_shift?: number | null;
  version?: number;
}
const cell = (person: Person, day: string, { plan = 'Shift', version = 0, ...rest }: Wish = {}) => ({
  employee: person.id,
  day,
  plan,
  version,
  work_shift: plan === 'Shift' ? (rest.work_shift ?? night) : null,
});
const plan = (client: Client, as: string, ...cells: object[]) =>
  client.patch<RosterChangeAnswer>(`/attendance/himal/roster/?as=${as}`, { source: 'manual', cells });
const publish = (client: Client, as: string, people: Person[], starts_on: string, ends_on: string) =>
  client.post<{ days: number; people: number }>(`/attendance/himal/roster/publish/?as=${as}`, {
    starts_on,
    ends_on,
    employees: people.map(({ id }) => ({ employee: id })),
  });
const look = (client: Client, as: string, range = 'starts_on=2026-11-15&ends_on=2026-12-15') =>
  client.get<RosterAnswer>(`/attendance/himal/roster/?as=${as}&${range}`);
const entriesOf = ({ body }: { body: RosterAnswer }, person: Person) =>
  body.people.find(({ person: { id } }) => id === person.id)?.entries;
const codesOf = ({ body }: { body: RosterChangeAnswer }) => body.results.map(({ refused }) => refused?.code ?? null);

beforeAll(async () => {
  server = await startServer();
  himal = await anOrganization(server, 'himal');
  hari = await aMember(server, himal, 'hari', { is_hr_admin: true });
  asha = await aMember(server, himal, 'asha');
  bina = await aMember(server, himal, 'bina');
  boss = await aMember(server, himal, 'boss');
  for (const { id, email } of [hari, asha, bina, boss])
    await everywhere().query(
      `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on) values ($1, $2, $3, 'A', 'Sharma', $3, '2020-01-01')`,
      [himal.id, id, email],
    );
  await everywhere().query(
    `insert into supervision (organization_id, supervisor_id, subordinate_id, position, valid_from) values ($1, $2, $3, 1, '2020-01-01')`,
    [himal.id, boss.id, asha.id],
  );
  server.now = new Date('2026-11-20T06:00:00.000Z');
  hr = await signIn(server, hari);
  chief = await signIn(server, boss);
  ashas = await signIn(server, asha);
  office = await shift('Office', '10:00', '18:00', { is_default: true });
  night = await shift('Night', '21:00', '05:00');
});
afterAll(() => server.close());
beforeEach(async () => {
  await everywhere().query('delete from roster_entry');
  await everywhere().query('delete from period_lock');
  await everywhere().query('delete from notification');
  await recompute();
});

describe('who plans', () => {
  it('is HR everyone, a supervisor the team, and no one themselves', async () => {
    const seen = async (client: Client, as: string) =>
      (await look(client, as)).body.people.map(({ person: { id } }) => id).toSorted((a, b) => a - b);
    expect(await seen(hr, 'hr')).toEqual([hari.id, asha.id, bina.id, boss.id].toSorted((a, b) => a - b));
    expect(await seen(chief, 'supervisor')).toEqual([asha.id]);
    expect(await seen(ashas, 'user')).toEqual([asha.id]);
    expect((await look(ashas, 'hr')).status).toBe(403);
    expect((await plan(ashas, 'user', cell(asha, '2026-11-23'))).status).toBe(403);
    expect(codesOf(await plan(chief, 'supervisor', cell(asha, '2026-11-23'), cell(bina, '2026-11-23')))).toEqual([
      null,
      'roster.person_missing',
    ]);
    expect(codesOf(await plan(hr, 'hr', cell(hari, '2026-11-23'), cell(bina, '2026-11-23')))).toEqual([
      'roster.own_roster',
      null,
    ]);
  });

  it('sees who is away, when, and which days are closed', async () => {
    await hr.post('/org/himal/holiday/', { name: 'Chhath', starts_on: '2026-11-16', ends_on: '2026-11-16' });
    await everywhere().query(
      `insert into travel_attendance (organization_id, sender_id, starts_on, ends_on, part, place, description, status)
       values ($1, $2, '2026-11-25', '2026-11-26', 'Full', 'Pokhara', 'Audit', 'Approved')`,
      [himal.id, asha.id],
    );
    await everywhere().query(
      `insert into period_lock (organization_id, area, starts_on, ends_on, state, changed_at) values ($1, 'attendance', '2026-10-18', '2026-11-16', 'closed', $2)`,
      [himal.id, server.now],
    );
    const { body } = await look(chief, 'supervisor');
    expect(body.people[0]?.marks.map(({ day, kind }) => [day, kind])).toEqual([
      ['2026-11-16', 'Holiday'],
      ['2026-11-25', 'Travel'],
      ['2026-11-26', 'Travel'],
    ]);
    expect(body.closed).toEqual([{ starts_on: '2026-10-18', ends_on: '2026-11-16' }]);
    expect(body.rest_days).toEqual(['Saturday']);
    expect(body.can_plan).toBe(true);
    expect((await look(ashas, 'user')).body.can_plan).toBe(false);
  });

  it('asks for days in their order, and for not too many of them; without any, for the next seven', async () => {
    expect((await hr.get<RosterAnswer>('/attendance/himal/roster/?as=hr')).body.people).toHaveLength(4);
    const until = async (range: string) => [(await look(hr, 'hr', range)).status, (await look(hr, 'hr', range)).body];
    expect(await until('starts_on=2026-11-20&ends_on=2026-11-19')).toMatchObject([400, { ends_on: expect.anything() }]);
    expect(await until('starts_on=2026-11-20&ends_on=2027-11-19')).toMatchObject([400, { ends_on: expect.anything() }]);
    expect(await until('starts_on=monday&ends_on=2026-11-19')).toMatchObject([400, { starts_on: expect.anything() }]);
  });
});

describe('cells', () => {
  it('are taken or refused each by itself, with a reason', async () => {
    await everywhere().query(
      `insert into period_lock (organization_id, area, starts_on, ends_on, state, changed_at) values ($1, 'attendance', '2026-10-18', '2026-11-16', 'closed', $2)`,
      [himal.id, server.now],
    );
    const answer = await plan(
      hr,
      'hr',
      cell(asha, '2026-11-23'),
      cell(asha, '2026-11-24', { plan: 'Off' }),
      cell(asha, '2026-11-16'),
      cell(asha, '2019-12-31'),
      cell(asha, '2026-11-25', { work_shift: 999_999 }),
      cell(bina, '2026-11-26', { version: 77 }),
    );
    expect(codesOf(answer)).toEqual([
      null,
      null,
      'roster.month_closed',
      'roster.not_employed',
      'roster.shift_missing',
      'roster.changed_meanwhile',
    ]);
    expect(entriesOf(await look(hr, 'hr'), asha)).toMatchObject([
      { day: '2026-11-23', work_shift: night, is_published: false },
      { day: '2026-11-24', work_shift: null, is_published: false },
    ]);
    expect((await plan(hr, 'hr', cell(asha, '2026-11-23'), cell(asha, '2026-11-23'))).status).toBe(400);
  });

  it('are not overwritten by a planner who has not seen the last change', async () => {
    const first = await plan(hr, 'hr', cell(asha, '2026-11-23'));
    const version = first.body.results[0]?.entries[0]?.version ?? 0;
    expect(codesOf(await plan(chief, 'supervisor', cell(asha, '2026-11-23', { plan: 'Off' })))).toEqual([
      'roster.changed_meanwhile',
    ]);
    const both = await Promise.all([
      plan(chief, 'supervisor', cell(asha, '2026-11-23', { plan: 'Off', version })),
      plan(hr, 'hr', cell(asha, '2026-11-23', { work_shift: office, version })),
    ]);
    expect(new Set(both.flatMap(codesOf))).toEqual(new Set(['roster.changed_meanwhile', null]));
    // The person who was late is told what is planned now.
    const [late] = both.filter((answer) => codesOf(answer)[0] !== null);
    expect(late?.body.results[0]?.entries[0]?.version).toBeGreaterThan(version);
  });

  it('that are cleared leave nothing, and take a published plan away only once that is published', async () => {
    const made = await plan(hr, 'hr', cell(asha, '2026-11-23'), cell(asha, '2026-11-24'));
    const [one, two] = made.body.results.map(({ entries }) => entries[0]?.version ?? 0);
    await plan(hr, 'hr', cell(asha, '2026-11-23', { plan: 'None', version: one ?? 0 }));
    expect(entriesOf(await look(hr, 'hr'), asha)).toHaveLength(1);
    await publish(hr, 'hr', [asha], '2026-11-22', '2026-11-28');
    const taken = await plan(hr, 'hr', cell(asha, '2026-11-24', { plan: 'None', version: two ?? 0 }));
    expect(taken.body.results[0]?.entries).toMatchObject([
      { is_published: true, work_shift: night },
      { is_published: false, is_removed: true },
    ]);
    expect(entriesOf(await look(ashas, 'user'), asha)).toMatchObject([{ day: '2026-11-24', work_shift: night }]);
    // Planned as it was, there is nothing left to publish.
    const version = taken.body.results[0]?.entries[1]?.version ?? 0;
    const again = await plan(hr, 'hr', cell(asha, '2026-11-24', { version }));
    expect(again.body.results[0]?.entries).toMatchObject([{ is_published: true, work_shift: night }]);
    const gone = again.body.results[0]?.entries[0]?.version ?? 0;
    await plan(hr, 'hr', cell(asha, '2026-11-24', { plan: 'None', version: gone }));
    await publish(hr, 'hr', [asha], '2026-11-22', '2026-11-28');
    expect(entriesOf(await look(hr, 'hr'), asha)).toEqual([]);
  });

  it('sent twice with one key are planned once', async () => {
    const send = () =>
      hr.patch<RosterChangeAnswer>(
        '/attendance/himal/roster/?as=hr',
        { source: 'manual', cells: [cell(bina, '2026-11-23')] },
        { 'idempotency-key': 'roster-once' },
      );
    const [first, second] = [await send(), await send()];
    expect(second.body).toEqual(first.body);
    expect(codesOf(second)).toEqual([null]);
  });
});

describe('publishing', () => {
  const dayOf = (day: string) =>
    everywhere().one<{ coefficient: string; work_shift_id: number | null }>(
      'select coefficient, work_shift_id from attendance_day where organization_id = $1 and employee_id = $2 and day = $3',
      [himal.id, asha.id, day],
    );

  it('shows a plan to its person, tells them, and works the days out again', async () => {
    await plan(chief, 'supervisor', cell(asha, '2026-11-18', { plan: 'Off' }), cell(asha, '2026-11-19'));
    expect(await everywhere().query(`select 1 from attendance_due where due_at = '-infinity'`)).toEqual([]);
    expect(entriesOf(await look(ashas, 'user'), asha)).toEqual([]);
    expect(await dayOf('2026-11-18')).toMatchObject({ coefficient: 'Workday', work_shift_id: office });
    const done = await publish(chief, 'supervisor', [asha], '2026-11-15', '2026-11-21');
    expect([done.status, done.body]).toEqual([200, { days: 2, people: 1 }]);
    expect(await dayOf('2026-11-18')).toMatchObject({ coefficient: 'Offday' });
    expect(await dayOf('2026-11-19')).toMatchObject({ coefficient: 'Workday', work_shift_id: night });
    expect(entriesOf(await look(ashas, 'user'), asha)).toHaveLength(2);
    const told = await everywhere().query<{ recipient_id: number; url: string }>(
      `select recipient_id, url from notification where text_en = 'Your roster was published'`,
    );
    expect(told).toEqual([{ recipient_id: asha.id, url: '/user/attendance/roster-management?day=2026-11-18' }]);
    expect((await publish(chief, 'supervisor', [asha], '2026-11-15', '2026-11-21')).body).toEqual({
      days: 0,
      people: 0,
    });
  });

  it('is of the team alone, and leaves a closed month as it is', async () => {
    await plan(hr, 'hr', cell(bina, '2026-11-18'), cell(asha, '2026-11-18', { plan: 'Off' }));
    const others = await publish(chief, 'supervisor', [asha, bina], '2026-11-15', '2026-11-21');
    expect([others.status, others.body]).toMatchObject([400, { employees: expect.anything() }]);
    await everywhere().query(
      `insert into period_lock (organization_id, area, starts_on, ends_on, state, changed_at) values ($1, 'attendance', '2026-11-17', '2026-12-15', 'closed', $2)`,
      [himal.id, server.now],
    );
    const closed = await publish(hr, 'hr', [asha], '2026-11-15', '2026-11-21');
    expect([closed.status, closed.body]).toMatchObject([409, { code: 'period_closed' }]);
    expect(entriesOf(await look(ashas, 'user'), asha)).toEqual([]);
  });
});

it('is reported by shift and branch, published plans alone', async () => {
  await plan(hr, 'hr', cell(asha, '2026-11-23'), cell(bina, '2026-11-23'), cell(bina, '2026-11-24', { plan: 'Off' }));
  await publish(hr, 'hr', [asha], '2026-11-22', '2026-11-28');
  const { body } = await hr.get<{ groups: { values: object }[] }>(
    '/attendance/himal/roster-entry/aggregate/?as=hr&group_by=work_shift&measures=count&is_published=true&work_shift__isnull=false',
  );
  expect(body.groups.map(({ values }) => values)).toEqual([{ count: 1 }]);
});
