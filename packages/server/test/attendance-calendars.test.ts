/** Calendars of attendance by their specified addresses: of one person, of whom they supervise, and what is irregular in them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recomputeOrganization } from '../src/modules/attendance/day/recompute.ts';
import { aMember, anOrganization, signIn, startServer, type Client, type TestServer } from './support/server.ts';

let server: TestServer;
let himalId: number;
const clients: Record<string, Client> = {};
const ids: Record<string, number> = {};

interface Days {
  readonly results: readonly { readonly employee: { readonly id: number }; readonly standing: string }[];
  readonly count: number;
}
const ask = async (who: string, path: string) => {
  const { status, body } = await clients[who]!.get<Days>(path);
  return { status, people: new Set(body.results?.map(({ employee }) => employee.id)), count: body.count };
};

beforeAll(async () => {
  server = await startServer();
  server.now = new Date('2026-11-20T10:00:00.000Z');
  const himal = await anOrganization(server, 'himal');
  himalId = himal.id;
  const { everywhere } = server.context.database;
  for (const name of ['hr', 'boss', 'asha', 'bina']) {
    const person = await aMember(server, himal, name, name === 'hr' ? { is_hr_admin: true } : {});
    ids[name] = person.id;
    clients[name] = await signIn(server, person);
    await everywhere.query(
      `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on) values ($1, $2, $3, $3, 'Sharma', $4, '2026-11-01')`,
      [himal.id, person.id, name, person.email],
    );
  }
  await everywhere.query(
    `insert into supervision (organization_id, subordinate_id, supervisor_id, position, valid_from) values ($1, $2, $3, 1, '2020-01-01')`,
    [himal.id, ids.asha ?? 0, ids.boss ?? 0],
  );
  const shift = await clients.hr!.post('/attendance/himal/work-shift/', {
    name: 'Day',
    mode: 'Fixed',
    worked_mode: 'First to last',
    late_counted_from: 'Start of the shift',
    grace_late_in: 15,
    grace_early_out: 10,
    is_default: true,
    timings: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((weekday) => ({
      effective_from: '2026-11-01',
      weekday,
      starts_at: '10:00',
      ends_at: '17:00',
    })),
  });
  expect([shift.status, shift.body]).toEqual([201, expect.anything()]);
  await recomputeOrganization(server.context.database.organization(himal.id), () => server.now);
});
afterAll(() => server.close());

it('show a person to themselves, to who supervises them and to HR, and to no one else [API-1]', async () => {
  const path = `/attendance/calendar/${ids.asha}/`;
  for (const who of ['asha', 'boss', 'hr']) {
    const seen = await ask(who, path);
    expect([who, seen.status, [...seen.people], seen.count > 0]).toEqual([who, 200, [ids.asha], true]);
  }
  expect(await ask('bina', path)).toMatchObject({ status: 200, count: 0 });
});

it('show whom a person supervises [API-1]', async () => {
  expect([...(await ask('boss', `/attendance/calendar/${ids.boss}/sub/`)).people]).toEqual([ids.asha]);
  expect((await ask('hr', `/attendance/calendar/${ids.asha}/sub/`)).count).toBe(0);
  expect((await ask('bina', `/attendance/calendar/${ids.boss}/sub/`)).count).toBe(0);
});

it('name the irregular days of one person, who was away on each day of work [API-1]', async () => {
  const path = `/attendance/himal/reports/irregularity-report/${ids.asha}/user/`;
  const { body } = await clients.boss!.get<Days>(path);
  expect(body.count).toBeGreaterThan(0);
  expect(new Set(body.results.map(({ standing }) => standing))).toEqual(new Set(['Absent']));
  expect((await ask('bina', path)).count).toBe(0);
  expect((await clients.boss!.get(path.replace('himal', 'sagar'))).status).toBe(404);
});

describe('sheets of days', () => {
  const sheet = async (who: string, path: string) => {
    const answer = await server.app.inject({
      url: `/api/v1${path}`,
      headers: { authorization: `Bearer ${clients[who]?.token}` },
    });
    return { status: answer.statusCode, type: answer.headers['content-type'], bytes: answer.rawPayload };
  };
  const rowsOf = async (path: string) => (await sheet('hr', path)).bytes.toString('utf8').trim().split(/\r?\n/);

  it('of the breaks of one person are for who sees their days [API-1]', async () => {
    const path = (org: string, id: number | undefined) =>
      `/attendance/${org}/reports/break-in-break-out-report/${id}/excel-report/`;
    const query = '?language=ne&calendar=bs&day__gte=2026-11-01';
    const full = await sheet('boss', path('himal', ids.asha) + query);
    expect([full.status, full.type]).toEqual([200, expect.stringContaining('spreadsheetml')]);
    expect(full.bytes.subarray(0, 2).toString()).toBe('PK');
    const logged = await server.context.database.everywhere.query<{ row_count: number }>(
      `select row_count from export_log where organization_id = $1 and entity = 'attendance_day' order by id`,
      [himalId],
    );
    // The person who does not see her days gets a sheet without rows.
    expect((await sheet('bina', path('himal', ids.asha) + query)).status).toBe(200);
    const after = await server.context.database.everywhere.query<{ row_count: number }>(
      `select row_count from export_log where organization_id = $1 and entity = 'attendance_day' order by id`,
      [himalId],
    );
    expect([logged.at(-1)?.row_count, after.at(-1)?.row_count]).toEqual([20, 0]);
    expect((await sheet('hr', path('himal', 999_999))).status).toBe(404);
    expect((await sheet('hr', path('sagar', ids.asha))).status).toBe(404);
  });

  it('have the columns that are asked for, in their order', async () => {
    const path = '/attendance/himal/daily-attendance/export/?as=hr&format=csv&sort=day&day=2026-11-18';
    const [head] = await rowsOf(`${path}&columns=late,day,employee`);
    expect(head?.replace('\u{feff}', '')).toBe('Late,Day (AD),Employee');
    expect((await sheet('hr', `${path}&columns=late,nothing`)).status).toBe(400);
  });

  it('have headings that HR sets, for everyone to read [API-1]', async () => {
    const path = '/attendance/himal/reports/attendance-heading-report-setting/';
    const headings = { daily: [{ heading: 'day' }, { heading: 'worked' }], monthly: [] };
    expect((await clients.asha!.get(path)).body).toMatchObject({ daily: [], monthly: [] });
    expect((await clients.asha!.put(path, headings)).status).toBe(403);
    expect((await clients.hr!.put(path, headings)).status).toBe(200);
    expect((await clients.asha!.get(path)).body).toMatchObject(headings);
    const twice = { daily: [{ heading: 'day' }, { heading: 'day' }], monthly: [] };
    expect(await clients.hr!.put(path, twice)).toMatchObject({
      status: 400,
      body: { daily: expect.anything() as unknown },
    });
    expect((await clients.hr!.put(path, { daily: [{ heading: 'salary' }], monthly: [] })).status).toBe(400);
    // A report whose headings are taken away shows the standard ones.
    expect((await clients.hr!.put(path, { daily: [], monthly: [] })).body).toMatchObject({ daily: [] });
  });
});

describe('days that are worked out again', () => {
  const range = { starts_on: '2026-11-18', ends_on: '2026-11-20' };
  const spoil = (day: string) =>
    server.context.database.everywhere.query(
      `update attendance_day set late = 77 where organization_id = $1 and employee_id = $2 and day = $3`,
      [himalId, ids.asha ?? 0, day],
    );
  const lateOf = async (day: string) =>
    (
      await server.context.database.everywhere.one<{ late: number }>(
        'select late from attendance_day where organization_id = $1 and employee_id = $2 and day = $3',
        [himalId, ids.asha ?? 0, day],
      )
    )?.late;
  const path = () => `/attendance/calendar/${ids.asha}/regenerate/`;
  const ofTeam = () => `/attendance/calendar/${ids.boss}/sub/regenerate/`;

  it('are those of one person for HR, and no one else’s call [API-1]', async () => {
    await spoil('2026-11-18');
    for (const who of ['asha', 'boss', 'bina']) expect((await clients[who]!.post(path(), range)).status).toBe(403);
    expect(await lateOf('2026-11-18')).toBe(77);
    const { status, body } = await clients.hr!.post(path(), range);
    expect([status, body]).toEqual([200, { days: 3, changed: 1, pending: 0 }]);
    expect(await lateOf('2026-11-18')).toBe(0);
    expect((await clients.hr!.post(path(), range)).body).toEqual({ days: 3, changed: 0, pending: 0 });
    const logged = await clients.hr!.get<{ results: { action: string }[] }>('/org/himal/audit-logs/');
    expect(logged.body.results.map(({ action }) => action)).toContain('attendance_regenerated');
  });

  it('are those of a team for its supervisor and for HR [API-1]', async () => {
    await spoil('2026-11-19');
    for (const who of ['asha', 'bina']) expect((await clients[who]!.post(ofTeam(), range)).status).toBe(403);
    expect((await clients.bina!.post(`/attendance/calendar/${ids.bina}/sub/regenerate/`, range)).body).toMatchObject({
      days: 0,
    });
    expect(await lateOf('2026-11-19')).toBe(77);
    expect((await clients.boss!.post(ofTeam(), range)).body).toEqual({ days: 3, changed: 1, pending: 0 });
    expect(await lateOf('2026-11-19')).toBe(0);
    await spoil('2026-11-19');
    expect((await clients.hr!.post(ofTeam(), range)).body).toEqual({ days: 3, changed: 1, pending: 0 });
  });

  it('are past, at most 62, and of no closed month', async () => {
    const wrong = async (body: object) => (await clients.hr!.post(path(), body)).status;
    expect(await wrong({ starts_on: '2026-11-20', ends_on: '2026-11-18' })).toBe(400);
    expect(await wrong({ starts_on: '2026-09-01', ends_on: '2026-11-20' })).toBe(400);
    expect(await wrong({ starts_on: '2026-11-20', ends_on: '2026-11-30' })).toBe(400);
    expect((await clients.hr!.post('/attendance/calendar/999999/regenerate/', range)).status).toBe(404);
    await server.context.database.everywhere.query(
      `insert into period_lock (organization_id, area, starts_on, ends_on, state, changed_at) values ($1, 'attendance', '2026-10-18', '2026-11-16', 'closed', $2)`,
      [himalId, server.now],
    );
    const refused = await clients.hr!.post<{ detail: string }>(path(), { ...range, starts_on: '2026-11-15' });
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'period_closed' }]);
    expect(refused.body.detail).toContain('2026-10-18');
  });
});

interface RegisterOf {
  readonly count: number;
  readonly people: readonly {
    readonly employee: { readonly id: number };
    readonly employee_code: string;
    readonly codes: readonly (string | null)[];
  }[];
}
const week = 'day__gte=2026-11-13&day__lte=2026-11-19';

it('are a register with a code for each day, of whom a reader sees alone', async () => {
  const register = async (who: string, as: string) =>
    (await clients[who]!.get<RegisterOf>(`/attendance/himal/register/?as=${as}&${week}`)).body;
  const all = await register('hr', 'hr');
  expect(all.people.map(({ employee_code: code }) => code).toSorted()).toEqual(['asha', 'bina', 'boss', 'hr']);
  // Friday to Thursday without a punch: Saturday is the day off.
  expect(all.people.find(({ employee_code: code }) => code === 'asha')?.codes).toEqual([
    'A',
    'W',
    'A',
    'A',
    'A',
    'A',
    'A',
  ]);
  expect((await register('boss', 'supervisor')).people.map(({ employee }) => employee.id)).toEqual([ids.asha]);
  expect((await register('bina', 'user')).people.map(({ employee }) => employee.id)).toEqual([ids.bina]);
  expect((await clients.bina!.get(`/attendance/himal/register/?as=hr&${week}`)).status).toBe(403);
});

it('[E7] refuse a register without days or of more than a month, and give it as a file with codes, places and hours', async () => {
  const at = '/attendance/himal/register/';
  const refused = async (query: string) => Object.keys((await clients.hr!.get<object>(`${at}?as=hr&${query}`)).body);
  expect(await refused('')).toContain('day__gte');
  expect(await refused('day__gte=2026-11-01&day__lte=2026-12-31')).toContain('day__lte');
  const csv = await clients.hr!.get<string>(`${at}export/?as=hr&${week}&format=csv&calendar=bs`);
  const [head = '', ...lines] = csv.body.replace('\uFEFF', '').trim().split(/\r?\n/);
  expect(head).toBe(
    'Employee code,Name,Branch,Division,27,28,29,30,1,2,3,P,A,L,H,W,½,M,T,E,Worked (h:mm),Late (h:mm),Overtime (h:mm)',
  );
  expect(lines.find((line) => line.startsWith('asha,'))).toBe(
    'asha,asha Sharma,,,A,W,A,A,A,A,A,0,6,0,0,1,0,0,0,0,0:00,0:00,0:00',
  );
  const paper = await server.app.inject({
    url: `/api/v1${at}export/?as=hr&${week}&format=pdf&language=ne&calendar=bs`,
    headers: { authorization: `Bearer ${clients.hr!.token}` },
  });
  expect([paper.statusCode, paper.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(paper.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});

it('[E5] are grouped and narrowed by the branch in which people were on the day', async () => {
  const { everywhere } = server.context.database;
  const [old, now] = await everywhere.query<{ id: number }>(
    `insert into branch (organization_id, name, code) values ($1, 'Old house', 'OLD'), ($1, 'New house', 'NEW') returning id`,
    [himalId],
  );
  await everywhere.query('update employee set branch_id = $3 where organization_id = $1 and user_id = $2', [
    himalId,
    ids.asha ?? 0,
    now?.id ?? 0,
  ]);
  await everywhere.query(
    `insert into employment (organization_id, employee_id, change, starts_on, ends_on, branch_id)
     values ($1, $2, 'Transfer', '2026-11-01', '2026-11-15', $3), ($1, $2, 'Transfer', '2026-11-16', null, $4)`,
    [himalId, ids.asha ?? 0, old?.id ?? 0, now?.id ?? 0],
  );
  const days = '/attendance/himal/daily-attendance/';
  const found = await clients.hr!.get<{
    groups: { value: { name: string } | null; filters: Record<string, string>; values: { count: number } }[];
  }>(`${days}aggregate/?as=hr&group_by=branch&employee=${ids.asha}&${week}`);
  expect(Object.fromEntries(found.body.groups.map(({ value, values }) => [value?.name, values.count]))).toEqual({
    'Old house': 3,
    'New house': 4,
  });
  const narrowed = await clients.hr!.get<Days>(`${days}?as=hr&branch=${old?.id}&${week}`);
  expect(narrowed.body.count).toBe(3);
  expect(narrowed.body.results[0]).toMatchObject({ branch: { name: 'Old house' }, employee_code: 'asha' });
  expect((await clients.hr!.get<Days>(`${days}?as=hr&sort=branch&${week}`)).status).toBe(200);
});

it('say where an employee is before the day is over: late, in, not in yet, on leave, travelling or off', async () => {
  const { everywhere } = server.context.database;
  const open = { standing: 'Pending', coefficient: 'Workday', punched_in: false, late: 0, is_travelling: false };
  const days: readonly (readonly [string, Partial<typeof open>])[] = [
    ['Not in yet', {}],
    ['Present', { punched_in: true }],
    ['Late', { punched_in: true, late: 20 }],
    ['On leave', { coefficient: 'Full Leave' }],
    ['Travelling', { is_travelling: true }],
    ['Off', { coefficient: 'Offday' }],
    ['Present', { coefficient: 'Offday', punched_in: true }],
    ['Off', { standing: 'Off', coefficient: 'Holiday' }],
    ['Absent', { standing: 'Absent' }],
    ['Missing punch', { standing: 'Missing Punch', punched_in: true, late: 20 }],
    ['Present', { standing: 'Half Day', punched_in: true }],
    ['Excused', { standing: 'Excused' }],
  ];
  const [asha] = await everywhere.query<{ organization_id: number; user_id: number }>(
    `select organization_id, user_id from employee order by id limit 1`,
  );
  for (const [presence, change] of days) {
    const { standing, coefficient, punched_in, late, is_travelling } = { ...open, ...change };
    const [made] = await everywhere.query<{ presence: string }>(
      `insert into attendance_day (organization_id, employee_id, day, standing, coefficient, punched_in, expected, worked, break_out, late, early, overtime, lost,
              is_remote, is_travelling, is_locked, created_at)
       values ($1, $2, '2025-01-01', $3, $4, case when $5 then now() end, 480, 0, 0, $6, 0, 0, 0, false, $7, false, now()) returning presence`,
      [asha?.organization_id ?? 0, asha?.user_id ?? 0, standing, coefficient, punched_in, late, is_travelling],
    );
    expect([change, made?.presence]).toEqual([change, presence]);
    await everywhere.query(`delete from attendance_day where day = '2025-01-01'`);
  }
});
