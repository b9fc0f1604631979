/** Attendance logged from a browser: by who is signed in, and on the sign-in page. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aMember,
  anOrganization,
  client,
  password,
  signIn,
  startServer,
  type Client,
  type Organization,
  type Person,
  type TestServer,
} from './support/server.ts';
import { configurationFolder } from './support/configuration.ts';

let server: TestServer;
let himal: Organization;
let person: Record<'hari' | 'asha' | 'bikash' | 'chandra' | 'audit', Person>;
let hr: Client;
let asha: Client;
let bikash: Client;

const signed = '/attendance/himal/web-attendance/';
const unsigned = '/attendance/web-attendance/';

interface Listed {
  results: {
    id: number;
    employee: { id: number };
    remark_category: string;
    punched_on: string;
    punched_at: string;
    source: string;
    location: object | null;
  }[];
  count: number;
}

const punches = () =>
  server.context.database.everywhere.query<{ employee_id: number; remark_category: string; source: string }>(
    'select employee_id, remark_category, source from punch order by id',
  );

beforeAll(async () => {
  server = await startServer({
    configurationFolder: configurationFolder({ runtimeConfig: { login_attendance: true } }),
  });
  // 23:59 of the 21st in Kathmandu; two minutes later it is the 22nd.
  server.now = new Date('2026-11-21T18:14:00.000Z');
  himal = await anOrganization(server, 'himal');
  person = {
    hari: await aMember(server, himal, 'hari', { is_hr_admin: true }),
    asha: await aMember(server, himal, 'asha'),
    bikash: await aMember(server, himal, 'bikash'),
    chandra: await aMember(server, himal, 'chandra'),
    audit: await aMember(server, himal, 'audit', { is_audit_user: true }),
  };
  [hr, asha, bikash] = (await Promise.all(
    [person.hari, person.asha, person.bikash].map((each) => signIn(server, each)),
  )) as [Client, Client, Client];
});
afterAll(() => server.close());

describe('who is signed in', () => {
  it('logs a type, by default Punch In, at the time of the server and the day of the organisation [ATT-1]', async () => {
    const first = await asha.post<Listed['results'][number]>(signed, { latitude: 27.7172, longitude: 85.324 });
    expect(first).toMatchObject({
      status: 201,
      body: {
        remark_category: 'Punch In',
        punched_at: '2026-11-21T18:14:00.000Z',
        punched_on: '2026-11-21',
        location: { latitude: 27.7172, longitude: 85.324 },
        source: 'web',
        employee: { id: person.asha.id },
      },
    });
    server.move(2 * 60_000);
    expect((await asha.post(signed, { remark_category: 'Tea Break' })).body).toMatchObject({
      punched_on: '2026-11-22',
      location: null,
    });
    const { results } = (await asha.get<Listed>(`${signed}?punched_on=2026-11-22`)).body;
    expect(results.map(({ remark_category }) => remark_category)).toEqual(['Tea Break']);
  });

  it('cannot say when it was, nor who, nor half a place, nor another type', async () => {
    for (const [body, field] of [
      [{ punched_at: '2026-01-01T00:00:00Z' }, 'punched_at'],
      [{ employee: person.bikash.id }, 'employee'],
      [{ remark_category: 'Nap' }, 'remark_category'],
      [{ latitude: 27 }, 'latitude'],
      [{ latitude: 91, longitude: 85 }, 'latitude'],
    ] as const) {
      const answer = await asha.post(signed, body);
      expect([answer.status, Object.keys(answer.body)]).toEqual([400, [field]]);
    }
    expect(await punches()).toHaveLength(2);
  });

  it('logs the same once in a minute, also when two requests come at once', async () => {
    server.move(61_000);
    const both = await Promise.all([1, 2].map(() => bikash.post(signed, { remark_category: 'Lunch Break' })));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400]);
    expect(both.find(({ status }) => status === 400)?.body).toEqual({
      detail: 'Lunch Break was logged less than a minute ago.',
    });
    server.move(61_000);
    expect((await bikash.post(signed, { remark_category: 'Lunch Break' })).status).toBe(201);
  });

  it('sees their own, a supervisor the team’s, HR all, and no one changes any', async () => {
    hr = await signIn(server, person.hari);
    asha = await signIn(server, person.asha);
    const mine = (await asha.get<Listed>(signed)).body;
    expect(new Set(mine.results.map(({ employee }) => employee.id))).toEqual(new Set([person.asha.id]));
    expect((await asha.get(`${signed}?as=hr`)).status).toBe(403);
    expect((await asha.get<Listed>(`${signed}?as=supervisor`)).body.count).toBe(0);
    await server.context.database.everywhere.query(
      `insert into supervision (organization_id, subordinate_id, supervisor_id, position, may_approve, may_decline, may_forward, valid_from) values ($1, $2, $3, 1, true, true, true, '2026-01-01')`,
      [himal.id, person.bikash.id, person.asha.id],
    );
    expect((await asha.get<Listed>(`${signed}?as=supervisor`)).body.count).toBe(2);
    expect((await hr.get<Listed>(`${signed}?as=hr`)).body.count).toBe(4);
    const { id } = mine.results[0] ?? { id: 0 };
    for (const answer of [await hr.patch(`${signed}${id}/`, {}), await hr.delete(`${signed}${id}/`)])
      expect([404, 405]).toContain(answer.status);
  });
});

describe('on the sign-in page', () => {
  const punch = (who: Pick<Person, 'email'>, secret: string, more: object = {}) =>
    client(server).post<{ detail: string }>(unsigned, { email: who.email, password: secret, ...more });

  it('name and password log attendance and open no session; it is in the audit [LOG-3, ATT-1]', async () => {
    server.move(3_600_000);
    const sessions = async () => (await server.context.database.everywhere.query('select id from auth_session')).length;
    const before = await sessions();
    const answer = await punch(person.chandra, password, { remark_category: 'Punch Out' });
    expect(answer).toMatchObject({
      status: 201,
      body: { full_name: 'Chandra Sharma', remark_category: 'Punch Out', punched_at: server.now.toISOString() },
    });
    expect(JSON.stringify(answer.body)).not.toContain('token');
    expect(await sessions()).toBe(before);
    expect((await punches()).at(-1)).toEqual({
      employee_id: person.chandra.id,
      remark_category: 'Punch Out',
      source: 'sign_in_page',
    });
    const [event] = await server.context.database.everywhere.query<{ actor_id: number; action: string }>(
      `select actor_id, action from audit_event where object_type = 'punch' order by id desc limit 1`,
    );
    expect(event).toEqual({ actor_id: person.chandra.id, action: 'created' });
  });

  it('wrong ones get the reason in detail, and count toward the lock of signing in [LOG-3, LOG-11]', async () => {
    const count = (await punches()).length;
    for (let attempt = 1; attempt <= 5; attempt++)
      expect(await punch(person.chandra, 'Wrong12345')).toMatchObject({
        status: 400,
        body: { detail: "Couldn't Authenticate With Given Credentials" },
      });
    const locked = await punch(person.chandra, password);
    expect([locked.status, locked.body.detail]).toEqual([429, expect.stringMatching(/^Too many attempts/)]);
    expect((await client(server).post('/security/auth/login/', { email: person.chandra.email, password })).status).toBe(
      429,
    );
    expect(await punches()).toHaveLength(count);
    const log = await server.context.database.everywhere.query<{ outcome: string }>(
      'select outcome from login_log where user_id = $1',
      [person.chandra.id],
    );
    expect(log.filter(({ outcome }) => outcome === 'wrong_password')).toHaveLength(5);
  });

  it('auditors log none', async () => {
    expect((await punch(person.audit, password)).status).toBe(403);
  });

  it('nothing is logged where the installation does not offer it', async () => {
    const plain = await startServer();
    const sagar = await anOrganization(plain, 'sagar');
    const boss = await aMember(plain, sagar, 'boss');
    const answer = await client(plain).post(unsigned, { email: boss.email, password });
    expect(answer).toMatchObject({
      status: 403,
      body: { detail: "Attendance can't be logged on the sign-in page here." },
    });
    await plain.close();
  });
});

describe('where attendance is logged', () => {
  const office = { latitude: 27.7172, longitude: 85.324 };
  const setting = '/attendance/himal/web-attendance-setting/';
  const log = async (who: Client, body: object) => {
    server.move(61_000);
    return who.post(signed, body);
  };
  let boss: Client;
  let dev: Client;

  beforeAll(async () => {
    // Those who were locked out above are let in again.
    server.move(16 * 60_000);
    const persons = [person.hari, person.chandra];
    [boss, dev] = (await Promise.all(persons.map((each) => signIn(server, each)))) as [Client, Client];
    const made = await boss.post('/org/himal/branch/', {
      name: 'Head office',
      location: office,
      attendance_radius: 100,
    });
    expect(made.status).toBe(201);
  });

  it('is kept with its distance where the organization flags what is outside, and flagged beyond the radius [AT-7]', async () => {
    expect(
      (await boss.patch(setting, { location: 'Optional', outside: 'Flagged', accuracy_allowance: 0 })).status,
    ).toBe(200);
    expect((await log(dev, { ...office, latitude: 27.718, accuracy: 12.4 })).body).toMatchObject({
      office_distance: 89,
      is_outside: false,
      accuracy: 12,
    });
    expect((await log(dev, { ...office, latitude: 27.719 })).body).toMatchObject({
      office_distance: 200,
      is_outside: true,
    });
    expect((await log(dev, {})).body).toMatchObject({ office_distance: null, is_outside: false });
  });

  it('is refused away from every office, or without a location, where the setting says so [AT-7]', async () => {
    expect(Object.keys((await boss.patch(setting, { location: 'Optional', outside: 'Refused' })).body)).toEqual([
      'location',
    ]);
    expect(
      (await boss.patch(setting, { location: 'Required', outside: 'Refused', accuracy_allowance: 50 })).status,
    ).toBe(200);
    expect((await dev.get(`${signed}rule/`)).body).toEqual({
      contact: expect.any(String),
      location: 'Required',
      is_outside_refused: true,
      is_distance_kept: true,
      offline_hours: 72,
    });
    expect(await log(dev, {})).toMatchObject({
      status: 400,
      body: { detail: 'Share your location to log attendance.' },
    });
    expect(await log(dev, { ...office, latitude: 27.719, accuracy: 80 })).toMatchObject({
      status: 400,
      body: { detail: 'You are 200 m from the nearest office. Attendance is logged at the office only.' },
    });
    // Forty metres of doubt are added to the hundred, and no more than fifty ever.
    expect((await log(dev, { ...office, latitude: 27.7184, accuracy: 40 })).status).toBe(201);
    expect((await log(dev, { ...office, accuracy: -1 })).body).toHaveProperty('accuracy');
    expect((await boss.patch(setting, { location: 'Optional', outside: 'Allowed' })).status).toBe(200);
  });
});
