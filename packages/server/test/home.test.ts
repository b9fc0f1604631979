/** What is on someone's home: what waits for them and no one else, their day, and their colleagues. */
import type { HomeAnswer } from '@karmik/model/home/home';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
const person: Record<string, Person> = {};
const client: Record<string, Client> = {};
const overtime = '/attendance/himal/overtime/pre-approval/';

const run = (sql: string, ...values: (string | number | string[])[]) =>
  server.context.database.everywhere.query(sql, values);
const homeOf = async (name: string): Promise<HomeAnswer> => {
  const answer = await (client[name] as Client).get<HomeAnswer>('/users/me/home/');
  expect(answer.status).toBe(200);
  return answer.body;
};
const send = async (name: string, day: string) => {
  const body = { overtime_date: day, overtime_duration: 90, request_remarks: 'Closing of the month' };
  const made = await (client[name] as Client).post<{ id: number }>(overtime, body);
  expect(made.status).toBe(201);
  return made.body.id;
};

beforeAll(async () => {
  server = await startServer();
  himal = await anOrganization(server, 'himal');
  const codes: Record<string, string[]> = { hari: ['5.11', '4.07', '7.00', '8.01'] };
  for (const name of ['asha', 'first', 'deputy', 'bina', 'hari']) {
    person[name] = await aMember(server, himal, name, { codes: codes[name] ?? [] });
    client[name] = await signIn(server, person[name]);
    await run(
      `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on)
       values ($1, $2, $3, $3, 'Sharma', $3 || '@himal.test', '2020-01-01')`,
      himal.id,
      person[name]?.id ?? 0,
      name,
    );
  }
  await run(
    `insert into supervision (organization_id, subordinate_id, supervisor_id, position, valid_from, may_approve, may_decline, may_forward)
     values ($1, $2, $3, 1, '2020-01-01', true, true, true)`,
    himal.id,
    person.asha?.id ?? 0,
    person.first?.id ?? 0,
  );
});
afterAll(() => server.close());

describe('the inbox', () => {
  it('[E9] has the pending requests with what was asked for, and decides them', async () => {
    const older = await send('asha', '2026-12-01');
    const newer = await send('asha', '2027-02-01');
    const { inbox } = await homeOf('first');
    expect(inbox.total).toBe(2);
    expect(inbox.requests).toMatchObject([
      {
        id: older,
        entity: 'overtime_request',
        sender: { id: person.asha?.id },
        facts: [
          { label: { en: 'Overtime date' }, day: '2026-12-01' },
          { minutes: 90 },
          { text: { en: 'Closing of the month' } },
        ],
        actions: ['approve', 'decline'],
      },
      { id: newer },
    ]);
    for (const name of ['asha', 'bina', 'deputy']) expect((await homeOf(name)).inbox).toMatchObject({ total: 0 });

    const { path = '' } = inbox.requests[0] ?? {};
    const decided = await (client.first as Client).post<{ results: { id: number; status: string }[] }>(
      `/${path.replace(':org', 'himal')}/bulk/approve/`,
      { ids: [older], remark: 'Agreed' },
    );
    expect(decided.body.results).toEqual([{ id: older, status: 'done' }]);
    expect((await homeOf('first')).inbox).toMatchObject({ total: 1, requests: [{ id: newer }] });
  });

  it('has those of whom someone stands in for', async () => {
    await run(
      `insert into delegation (organization_id, sender_id, delegate_id, starts_on, ends_on) values ($1, $2, $3, $4, $4)`,
      himal.id,
      person.first?.id ?? 0,
      person.deputy?.id ?? 0,
      server.now.toISOString().slice(0, 10),
    );
    expect((await homeOf('deputy')).inbox).toMatchObject({ total: 1, requests: [{ actions: ['approve', 'decline'] }] });
  });

  it('says which lists hold something, to who works on them', async () => {
    const file = `/hris/himal/people/${person.asha?.id}/changes/`;
    const changed = await (client.asha as Client).post<{ state: string }>(file, {
      section: 'contact',
      values: { phone: '9812345678' },
    });
    expect(changed.status, JSON.stringify(changed.body)).toBeLessThan(300);
    await run(
      `insert into post (organization_id, author_id, text, state, created_at) values ($1, $2, 'Picnic', 'Pending', now())`,
      himal.id,
      person.asha?.id ?? 0,
    );
    const { inbox } = await homeOf('hari');
    expect(inbox.lists.map(({ name, count }) => [name, count])).toEqual([
      ['change_request', 1],
      ['post_approval', 1],
    ]);
    expect(inbox.total).toBe(2);
    expect((await homeOf('bina')).inbox.lists).toEqual([]);
  });
});

describe('the day', () => {
  it('has one’s own log of today, and the holidays that are next', async () => {
    await (client.asha as Client).post('/attendance/himal/web-attendance/', { remark_category: 'Punch In' });
    await run(
      `insert into holiday (organization_id, name, name_ne, starts_on, ends_on, genders, branches, divisions, religions, ethnicities)
       values ($1, 'Passed', null, '2020-01-01', '2020-01-01', '{}', '{}', '{}', '{}', '{}'), ($1, 'Udhauli', 'उधौली', '2027-01-05', '2027-01-05', '{}', '{}', '{}', '{}', '{}')`,
      himal.id,
    );
    const home = await homeOf('asha');
    expect(home.punches).toMatchObject([{ remark_category: 'Punch In' }]);
    expect(home.holidays).toMatchObject([{ name: 'Udhauli', name_ne: 'उधौली', starts_on: '2027-01-05' }]);
    expect((await homeOf('bina')).punches).toEqual([]);
  });

  it('[E4] names the members of the team who are late or not there, and none without a team', async () => {
    const today = server.now.toISOString().slice(0, 10);
    await run(
      `insert into attendance_day (organization_id, employee_id, day, standing, coefficient, expected, worked, break_out, late, early, overtime, lost, is_remote, is_travelling, is_locked)
       values ($1, $2, $3, 'Pending', 'Workday', 480, 0, 0, 0, 0, 0, 0, false, false, false)
       on conflict (organization_id, employee_id, day) do update set standing = 'Pending', coefficient = 'Workday', punched_in = null`,
      himal.id,
      person.asha?.id ?? 0,
      today,
    );
    expect((await homeOf('first')).team).toMatchObject({
      total: 1,
      present: 0,
      others: [{ person: { id: person.asha?.id }, presence: 'Not in yet' }],
    });
    const off = `update attendance_day set standing = 'Off', coefficient = 'Offday' where organization_id = $1 and employee_id = $2 and day = $3`;
    await run(off, himal.id, person.asha?.id ?? 0, today);
    expect((await homeOf('first')).team).toEqual({ total: 0, present: 0, others: [] });
    expect((await homeOf('bina')).team).toBeNull();
  });

  it('has one’s own open tasks, what is due first first, and none where the organization does without them', async () => {
    const give = (title: string, deadline: string) =>
      (client.hari as Client).post('/task/', {
        title,
        deadline,
        responsible: [{ person: person.asha?.id }],
        priority: 'Minor',
      });
    expect((await give('Later', '2027-03-01')).status).toBe(201);
    expect((await give('Sooner', '2027-01-01')).status).toBe(201);
    expect((await homeOf('asha')).tasks).toMatchObject({
      total: 2,
      due: [
        { title: 'Sooner', is_delayed: false },
        { title: 'Later', deadline: '2027-03-01' },
      ],
    });
    expect((await homeOf('bina')).tasks).toEqual({ total: 0, due: [] });
  });
});

describe('colleagues', () => {
  it('are named on their birthday without its year, on 28 February for who was born the day after it, and when they are new', async () => {
    const born = (name: string, day: string, joined: string) =>
      run(
        `update employee set date_of_birth = $3, joined_on = $4 where organization_id = $1 and user_id = $2`,
        himal.id,
        person[name]?.id ?? 0,
        day,
        joined,
      );
    server.now = new Date('2027-02-23T06:00:00Z');
    await born('asha', '1990-02-25', '2027-02-01');
    await born('bina', '1992-02-29', '2020-02-01');
    await born('first', '1990-03-05', '2027-02-24');
    client.hari = await signIn(server, person.hari as Person);
    const home = await homeOf('hari');
    expect(home.birthdays?.map(({ person: { id }, on }) => [id, on])).toEqual([
      [person.asha?.id, '2027-02-25'],
      [person.bina?.id, '2027-02-28'],
    ]);
    expect(home.new_hires?.map(({ person: { id } }) => id)).toEqual([person.asha?.id]);
    expect(JSON.stringify(home)).not.toContain('1990');
  });
});
