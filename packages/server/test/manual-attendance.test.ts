/** Attendance that HR, or a supervisor who may, enters for others. */
import type { MenuSignals } from '@karmik/model/account/menu';
import type { ManualAnswer } from '@karmik/model/attendance/manual';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
let person: Record<'hari' | 'boss' | 'asha' | 'bina' | 'dev', Person>;
let hr: Client;
let boss: Client;
let asha: Client;

const bulk = '/attendance/manual/bulk-attendance/';
const settingPath = '/attendance/himal/manual-attendance-setting/';

interface Listed {
  results: {
    employee: { id: number };
    remark_category: string;
    punched_on: string;
    punched_at: string;
    source: string;
    entered_by: { id: number } | null;
    entry_remark: string | null;
  }[];
  count: number;
}
type Refusal = ManualAnswer & { non_field_errors?: string[]; detail?: string };

const entry = (change: object = {}) => ({
  employees: [{ employee: person.asha.id }],
  starts_on: '2026-11-19',
  ends_on: '2026-11-19',
  weekdays: [],
  punch_in: '09:30',
  punch_out: '17:15',
  remark: 'The device was broken',
  ...change,
});
const enter = (client: Client, change: object = {}, query = '') =>
  client.post<Refusal>(`${bulk}${query}`, entry(change));
const manual = async (client: Client, as = 'hr') =>
  (await client.get<Listed>(`/attendance/manual/?as=${as}&sort=punched_at&limit=100`)).body;

beforeAll(async () => {
  server = await startServer();
  himal = await anOrganization(server, 'himal');
  person = {
    hari: await aMember(server, himal, 'hari', { is_hr_admin: true }),
    boss: await aMember(server, himal, 'boss'),
    asha: await aMember(server, himal, 'asha'),
    bina: await aMember(server, himal, 'bina'),
    dev: await aMember(server, himal, 'dev'),
  };
  for (const subordinate of [person.asha, person.bina])
    await server.context.database.everywhere.query(
      `insert into supervision (organization_id, subordinate_id, supervisor_id, position, valid_from) values ($1, $2, $3, 1, '2026-01-01')`,
      [himal.id, subordinate.id, person.boss.id],
    );
});
afterAll(() => server.close());
beforeEach(async () => {
  // 00:15 of the 22nd in Kathmandu, and still the 21st in London.
  server.now = new Date('2026-11-21T18:30:00.000Z');
  await server.context.database.everywhere.query('delete from punch');
  [hr, boss, asha] = (await Promise.all(
    [person.hari, person.boss, person.asha].map((each) => signIn(server, each)),
  )) as [Client, Client, Client];
});

describe('HR', () => {
  it('enters coming and going in the zone of the organisation, marked with who entered them and why', async () => {
    const made = await enter(hr);
    expect([made.status, made.body.entries, made.body.refused]).toEqual([201, 2, []]);
    const { results } = await manual(hr);
    expect(results).toMatchObject([
      {
        remark_category: 'Punch In',
        punched_on: '2026-11-19',
        // 09:30 in Kathmandu.
        punched_at: '2026-11-19T03:45:00.000Z',
        source: 'manual',
        entered_by: { id: person.hari.id },
        entry_remark: 'The device was broken',
      },
      { remark_category: 'Punch Out', punched_at: '2026-11-19T11:30:00.000Z' },
    ]);
    // The employee sees it among their own, and is told.
    const own = (await asha.get<Listed>('/attendance/himal/web-attendance/')).body;
    expect(own.results.map(({ source }) => source)).toEqual(['manual', 'manual']);
    const told = (await asha.get<{ results: { text: string }[] }>('/notifications/')).body.results;
    expect(told[0]?.text).toBe('Attendance was entered for you: 2026-11-19');
    const audit = await server.context.database.everywhere.query<{ actor_id: number; object_id: string }>(
      `select actor_id, object_id from audit_event where action = 'attendance_entered'`,
    );
    expect(audit).toEqual([{ actor_id: person.hari.id, object_id: String(person.asha.id) }]);
  });

  it('enters several people on some weekdays of a range, today of the organisation included', async () => {
    const people = { employees: [{ employee: person.asha.id }, { employee: person.bina.id }] };
    // Monday 16 to Sunday 22 November; Saturday is free. No one has come at 00:10 but tonight.
    const week = { starts_on: '2026-11-16', ends_on: '2026-11-22', punch_in: '00:10', punch_out: null };
    const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
    const made = await enter(hr, { ...people, ...week, weekdays });
    expect([made.status, made.body.entries, made.body.days]).toEqual([201, 12, 6]);
    const { results } = await manual(hr);
    expect([...new Set(results.map(({ punched_on }) => punched_on))]).toEqual([
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-22',
    ]);
  });

  it('sees what is there already, and doubles are refused whole', async () => {
    await enter(hr, { punch_out: null });
    const looked = await enter(hr, { starts_on: '2026-11-18' }, '?dry_run=true');
    expect(looked).toMatchObject({
      status: 200,
      body: {
        entries: 4,
        standing: [{ punched_on: '2026-11-19', remark_category: 'Punch In', source: 'manual' }],
        refused: [
          {
            en: 'Asha Sharma already has Punch In on 2026-11-19 at 09:30',
            ne: 'Asha Sharma को 2026-11-19 09:30 मा आगमन पहिल्यै छ',
          },
        ],
      },
    });
    const refused = await enter(hr, { starts_on: '2026-11-18' });
    expect([refused.status, refused.body.non_field_errors]).toEqual([
      400,
      ['Asha Sharma already has Punch In on 2026-11-19 at 09:30'],
    ]);
    expect((await manual(hr)).count).toBe(1);
    // What is missing is entered beside what is there; two at once make one.
    const both = await Promise.all([1, 2].map(() => enter(hr, { punch_in: null })));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400]);
    expect((await manual(hr)).count).toBe(2);
  });

  it('enters both parts of a split shift, and more [F7]', async () => {
    const pair = (punch_in: string, punch_out: string) => ({
      punch_in,
      in_on: 'Shift day',
      punch_out,
      out_on: 'Shift day',
    });
    const split = { punch_in: '07:00', punch_out: '11:00', further: [pair('15:00', '18:00'), pair('20:00', '21:00')] };
    const made = await enter(hr, split);
    expect([made.status, made.body.entries]).toEqual([201, 6]);
    expect(
      (await manual(hr)).results.map(({ punched_at: at, remark_category: type }) => [at.slice(11, 16), type]),
    ).toEqual([
      ['01:15', 'Punch In'],
      ['05:15', 'Punch Out'],
      ['09:15', 'Punch In'],
      ['12:15', 'Punch Out'],
      ['14:15', 'Punch In'],
      ['15:15', 'Punch Out'],
    ]);
    // The same again is refused by what it meets, and a part that was forgotten fits between.
    expect((await enter(hr, { punch_in: '17:00', punch_out: '19:00' })).body.non_field_errors).toEqual([
      'Asha Sharma already has Punch Out on 2026-11-19 at 18:00',
    ]);
    expect((await enter(hr, { punch_in: '12:00', punch_out: '13:00' })).status).toBe(201);
    expect((await enter(hr, { punch_in: '12:10', punch_out: '12:50' })).body.non_field_errors).toEqual([
      'Asha Sharma already has Punch In on 2026-11-19 at 12:00',
      'Asha Sharma already has Punch Out on 2026-11-19 at 13:00',
    ]);
  });

  it('enters nights of a range, each ending on the day after its own [F7]', async () => {
    const night = { starts_on: '2026-11-18', punch_in: '22:00', punch_out: '06:00', out_on: 'Next day' };
    expect((await enter(hr, night)).status).toBe(201);
    expect((await manual(hr)).results.map(({ punched_on: on, punched_at: at }) => [on, at])).toEqual([
      ['2026-11-18', '2026-11-18T16:15:00.000Z'],
      ['2026-11-19', '2026-11-19T00:15:00.000Z'],
      ['2026-11-19', '2026-11-19T16:15:00.000Z'],
      ['2026-11-20', '2026-11-20T00:15:00.000Z'],
    ]);
    // The morning after tonight has not come.
    const tonight = { ...night, starts_on: '2026-11-21', ends_on: '2026-11-21' };
    expect((await enter(hr, tonight)).body.non_field_errors).toEqual(["The time can't be in the future"]);
  });

  it('says which pair is wrong [F7]', async () => {
    const pair = { punch_in: '10:00', in_on: 'Shift day', punch_out: '12:00', out_on: 'Shift day' };
    expect((await enter(hr, { further: [pair] })).body).toEqual({
      further: ['Each pair must start after the one before it ends'],
    });
    expect((await enter(hr, { further: [{ ...pair, punch_in: '18:00' }] })).body).toEqual({
      further: ['Punch Out must be after Punch In'],
    });
    expect((await enter(hr, { punch_out: null, further: [pair] })).body).toEqual({
      punch_out: ['Further pairs need Punch In and Punch Out of the first'],
    });
    expect((await manual(hr)).count).toBe(0);
  });

  it('enters nothing that is to come, of a closed period, of before someone joined, or of their own', async () => {
    expect((await enter(hr, { ends_on: '2026-11-23' })).body).toEqual({ ends_on: ['Until cannot be a future date'] });
    const later = { starts_on: '2026-11-22', ends_on: '2026-11-22', punch_in: '00:20', punch_out: null };
    expect((await enter(hr, later)).body.non_field_errors).toEqual(["The time can't be in the future"]);
    expect((await enter(hr, { employees: [{ employee: person.hari.id }] })).body).toEqual({
      detail: "You can't enter your own attendance.",
    });
    const { everywhere } = server.context.database;
    await everywhere.query(
      `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on) values ($1, $2, 'D1', 'Dev', 'Sharma', $3, '2026-11-20')`,
      [himal.id, person.dev.id, person.dev.email],
    );
    expect((await enter(hr, { employees: [{ employee: person.dev.id }] })).body.non_field_errors).toEqual([
      'Dev Sharma joined on 2026-11-20',
    ]);
    await everywhere.query(
      `insert into period_lock (organization_id, area, starts_on, ends_on, state, changed_at) values ($1, 'attendance', '2026-10-18', '2026-11-16', 'closed', now())`,
      [himal.id],
    );
    expect((await enter(hr, { starts_on: '2026-11-16' })).status).toBe(409);
    expect((await manual(hr)).count).toBe(0);
  });

  it('is told of each field that is wrong', async () => {
    const refusal = async (change: object) => Object.keys((await enter(hr, change)).body);
    expect(await refusal({ employees: [] })).toEqual(['employees']);
    // Lines that are kept nowhere have no ids that a body could name.
    expect(await refusal({ employees: [{ employee: person.asha.id, id: 1 }] })).toEqual(['employees.0.id']);
    expect(await refusal({ employees: [{ employee: 999_999 }] })).toEqual(['employees']);
    expect(await refusal({ ends_on: '2026-11-18' })).toEqual(['ends_on']);
    expect(await refusal({ starts_on: '2026-10-01' })).toEqual(['ends_on']);
    expect(await refusal({ punch_in: null, punch_out: null })).toEqual(['punch_in']);
    expect(await refusal({ punch_out: '09:00' })).toEqual(['punch_out']);
    expect(await refusal({ weekdays: ['Saturday'] })).toEqual(['weekdays']);
    expect(await refusal({ remark: '' })).toEqual(['remark']);
  });

  it('enters one entry of another type', async () => {
    const one = {
      employee: person.asha.id,
      date: '2026-11-20',
      remark_category: 'Client Visit',
      time: '11:00',
      remark: 'Out',
    };
    expect((await hr.post('/attendance/manual/', one)).status).toBe(201);
    expect((await hr.post('/attendance/manual/', one)).status).toBe(400);
    expect((await hr.post('/attendance/manual/', { ...one, time: '15:00' })).status).toBe(201);
  });
});

describe('a supervisor', () => {
  const signals = async () => (await boss.get<MenuSignals>('/users/me/menu/')).body.qualities;
  const allow = async (change: object) => expect((await hr.patch(settingPath, change)).status).toBe(200);

  it('enters for the team where the organisation allows it, and the menu has the entry only then [TOP-16]', async () => {
    expect((await hr.get(settingPath)).body).toMatchObject({ allow_supervisor: false });
    expect((await signals()).enters_for_team).toBe(false);
    expect((await enter(boss, {}, '?as=supervisor')).status).toBe(403);
    expect((await boss.get('/attendance/manual/?as=supervisor')).status).toBe(403);
    await allow({ allow_supervisor: true, days_back: 5 });
    expect((await signals()).enters_for_team).toBe(true);
    expect((await asha.get<MenuSignals>('/users/me/menu/')).body.qualities.enters_for_team).toBe(false);
    expect((await enter(boss, {}, '?as=supervisor')).status).toBe(201);
    expect((await manual(boss, 'supervisor')).count).toBe(2);
    await allow({ allow_supervisor: false });
    expect((await signals()).enters_for_team).toBe(false);
    expect((await enter(boss, { starts_on: '2026-11-18', ends_on: '2026-11-18' }, '?as=supervisor')).status).toBe(403);
  });

  it('enters for no one else, nor themselves, nor further back than allowed, nor as HR [TOP-16]', async () => {
    await allow({ allow_supervisor: true, days_back: 5 });
    const dev = { employees: [{ employee: person.asha.id }, { employee: person.dev.id }] };
    expect((await enter(boss, dev, '?as=supervisor')).status).toBe(403);
    expect((await enter(boss, { employees: [{ employee: person.boss.id }] }, '?as=supervisor')).status).toBe(403);
    const old = { starts_on: '2026-11-16', ends_on: '2026-11-18' };
    expect((await enter(boss, old, '?as=supervisor')).body).toEqual({
      starts_on: ['Supervisors can go back at most 5 days'],
    });
    expect((await enter(boss)).status).toBe(403);
    expect((await boss.get('/attendance/manual/')).status).toBe(403);
    expect((await boss.patch(settingPath, { days_back: 300 })).status).toBe(403);
    expect((await enter(asha, { employees: [{ employee: person.bina.id }] }, '?as=supervisor')).status).toBe(403);
    expect((await manual(hr)).count).toBe(0);
    // HR's entries for others than the team are not the supervisor's to see.
    await enter(hr, { employees: [{ employee: person.dev.id }], starts_on: '2026-11-21', ends_on: '2026-11-21' });
    expect((await manual(hr)).count).toBe(2);
    expect((await manual(boss, 'supervisor')).count).toBe(0);
  });
});
