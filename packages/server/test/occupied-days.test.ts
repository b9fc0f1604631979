/** What takes the time of a person's day: leave, travel, credit hours and timesheets, of which none takes what another has. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postLine } from '../src/ledger/ledger.ts';
import {
  aMember,
  anOrganization,
  signIn,
  startServer,
  type Client,
  type Organization,
  type TestServer,
} from './support/server.ts';

let server: TestServer;
let himal: Organization;
let hr: Client;
let leaveType: number;
let project: number;
let made = 0;

/** A Friday of last week, which travel, credit hours and timesheets can still be asked for. */
const day = '2026-11-20';

interface Asked {
  readonly path: string;
  readonly body: object;
}
const leave = (more: object): Asked => ({
  path: '/leave/himal/leave-request/',
  body: { leave_type: leaveType, from_date: day, to_date: day, reason: 'Family visit', ...more },
});
const travel = (more: object): Asked => ({
  path: '/attendance/himal/travel-attendance/',
  body: { starts_on: day, ends_on: day, place: 'Birgunj', description: 'Audit', ...more },
});
const credit = (duration: number): Asked => ({
  path: '/attendance/himal/credit-hour/pre-approval/',
  body: { kind: 'Use', credit_on: day, duration, request_remarks: 'School meeting' },
});
const sheet = (duration: number): Asked => ({
  path: '/attendance/himal/timesheet/request/',
  body: { week_of: day, entries: [{ worked_on: day, project, duration }] },
});

/** Each takes more of the day than any other leaves, in its first hours. */
const kinds: Readonly<Record<string, () => Asked>> = {
  'leave by hours': () => leave({ start_time: '10:00', end_time: '16:00' }),
  'half a day of leave': () => leave({ first_part: 'First half', last_part: 'First half' }),
  'a day of leave': () => leave({}),
  'half a day of travel': () => travel({ part: 'First Half' }),
  'a day of travel': () => travel({}),
  'credit hours': () => credit(300),
  'a timesheet': () => sheet(500),
};
const names = Object.keys(kinds);
const asked = (name: string): Asked => (kinds[name] as () => Asked)();

async function anEmployee(): Promise<Client> {
  const person = await aMember(server, himal, `maya${++made}`);
  const everywhere = server.context.database.everywhere;
  await everywhere.query(
    `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on) values ($1, $2, $3, $3, 'Rai', $4, '2020-01-01')`,
    [himal.id, person.id, `M${made}`, person.email],
  );
  const line = { organizationId: himal.id, personId: person.id, entryDate: '2026-08-01', kind: 'opening' } as const;
  const rest = { ref: `test:${made}`, createdById: null, at: server.context.clock() };
  await postLine(everywhere, { ...line, ledger: 'leave', account: String(leaveType), quantity: '20', ...rest });
  await postLine(everywhere, { ...line, ledger: 'credit_hour', account: 'minutes', quantity: '3000', ...rest });
  return signIn(server, person);
}
const send = (client: Client, { path, body }: Asked) => client.post<Record<string, string[]>>(path, body);

beforeAll(async () => {
  server = await startServer();
  himal = await anOrganization(server, 'himal');
  hr = await signIn(server, await aMember(server, himal, 'hari', { is_hr_admin: true }));
  const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
  const shift = await hr.post('/attendance/himal/work-shift/', {
    name: 'Office',
    is_default: true,
    mode: 'Fixed',
    worked_mode: 'First to last',
    late_counted_from: 'Start of the shift',
    timings: weekdays.map((weekday) => ({
      effective_from: '2026-01-01',
      weekday,
      starts_at: '10:00',
      ends_at: '18:00',
    })),
  });
  expect([shift.status, shift.body]).toEqual([201, expect.anything()]);
  const lawful = await hr.post<{ setting: number }>('/leave/himal/master-setting/lawful/', {});
  const type = await hr.post<{ id: number }>('/leave/himal/leave-type/', {
    name: 'Time off',
    category: 'General',
    statute: 'none',
  });
  leaveType = type.body.id;
  const rule = await hr.post('/leave/himal/leave-rule/', {
    master_setting: lawful.body.setting,
    leave_type: leaveType,
    paid_fraction: '1.00',
    accrual: 'none',
    allows_half_day: true,
    allows_hours: true,
    hours_per_day: '8',
  });
  expect([rule.status, rule.body]).toEqual([201, expect.anything()]);
  project = (await hr.post<{ id: number }>('/attendance/himal/timesheet/project/', { name: 'Audit' })).body.id;
  const credits = await hr.patch('/attendance/himal/credit-hour-setting/', {
    is_enabled: true,
    least: 30,
    daily_limit: 240,
    weekly_limit: 960,
    monthly_limit: 2_400,
    expires_after: null,
    days_back: 7,
  });
  expect(credits.status).toBe(200);
});
afterAll(() => server.close());

describe('a day never holds more than one day [F1]', () => {
  const pairs = names.flatMap((first) => names.map((second) => [first, second] as const));

  it.each(pairs)('%s leaves no room for %s', async (first, second) => {
    const client = await anEmployee();
    const before = await send(client, asked(first));
    expect([before.status, before.body]).toEqual([201, expect.anything()]);
    const after = await send(client, asked(second));
    expect([after.status, after.body]).toEqual([400, expect.anything()]);
    const [[message] = []] = Object.values(after.body);
    expect(message).toMatch(/2026-11-20|already exists/);
  });

  it.each(pairs.filter(([first, second]) => first < second))('nor at once: %s, %s', async (first, second) => {
    const client = await anEmployee();
    const both = await Promise.all([send(client, asked(first)), send(client, asked(second))]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400]);
  });

  it.each<[string, () => readonly Asked[]]>([
    [
      'hours before and after',
      () => [leave({ start_time: '10:00', end_time: '12:00' }), leave({ start_time: '12:00', end_time: '16:00' })],
    ],
    [
      'hours of the other half',
      () => [
        leave({ first_part: 'First half', last_part: 'First half' }),
        leave({ start_time: '15:00', end_time: '17:00' }),
      ],
    ],
    [
      'the halves of leave and travel',
      () => [leave({ first_part: 'Second half', last_part: 'Second half' }), travel({ part: 'First Half' })],
    ],
    [
      'credit hours of half a day with leave',
      () => [leave({ first_part: 'First half', last_part: 'First half' }), credit(240)],
    ],
    ['a timesheet of the rest', () => [leave({ first_part: 'First half', last_part: 'First half' }), sheet(240)]],
    ['the hours of a journey on a timesheet', () => [travel({}), sheet(480)]],
    ['work beyond the day alone', () => [sheet(700)]],
    [
      'travel on a day off within leave',
      () => [
        leave({ from_date: '2026-11-20', to_date: '2026-11-22' }),
        travel({ starts_on: '2026-11-21', ends_on: '2026-11-21' }),
      ],
    ],
  ])('it holds %s', async (_name, all) => {
    const client = await anEmployee();
    for (const one of all()) {
      const { status, body } = await send(client, one);
      expect([status, body]).toEqual([201, expect.anything()]);
    }
  });

  it('three parts that fit by two and not together', async () => {
    const client = await anEmployee();
    expect((await send(client, leave({ start_time: '10:00', end_time: '12:00' }))).status).toBe(201);
    expect((await send(client, travel({ part: 'Second Half' }))).status).toBe(201);
    expect((await send(client, credit(150))).body).toEqual({
      credit_on: ['With leave, travel, 2026-11-20 would hold more than one day. 2 h is left'],
    });
    expect((await send(client, credit(120))).status).toBe(201);
  });

  it('is asked again when a request is approved: the other may be older than the rule', async () => {
    const client = await anEmployee();
    const hours = await client.post<{ id: number }>(travel({}).path, travel({}).body);
    await server.context.database.everywhere.query(
      `insert into travel_attendance (organization_id, sender_id, starts_on, ends_on, part, place, description, status)
       select organization_id, sender_id, starts_on, ends_on, part, place, description, 'Approved' from travel_attendance where id = $1`,
      [hours.body.id],
    );
    const approved = await hr.post(`/attendance/himal/travel-attendance/${hours.body.id}/approve/?as=hr`, {
      remark: 'Fine',
    });
    expect(approved.status).toBe(400);
  });
});
