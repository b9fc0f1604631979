/** Leave for a day on which attendance was logged: who is warned, and how the day counts. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postLine } from '../src/ledger/ledger.ts';
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

interface Request {
  readonly id: number;
  readonly status: string;
  readonly duration: string;
  readonly on_punched_days: string | null;
  readonly punches: readonly { readonly punched_at: string; readonly remark_category: string }[];
}

let server: TestServer;
let himal: Organization;
let hr: Client;
let leaveType: number;
let made = 0;

const day = '2026-11-20';
const requests = '/leave/himal/leave-request/';
const ask = (more: object = {}) => ({
  leave_type: leaveType,
  from_date: day,
  to_date: day,
  reason: 'Family visit',
  ...more,
});

/** A person who was at work from 10:00 to 18:00 on that day. */
async function aWorker(): Promise<{ person: Person; client: Client }> {
  const person = await aMember(server, himal, `kopila${++made}`);
  const everywhere = server.context.database.everywhere;
  await everywhere.query(
    `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on) values ($1, $2, $3, $3, 'Rai', $4, '2020-01-01')`,
    [himal.id, person.id, `K${made}`, person.email],
  );
  await postLine(everywhere, {
    organizationId: himal.id,
    personId: person.id,
    ledger: 'leave',
    account: String(leaveType),
    entryDate: '2026-08-01',
    quantity: '20',
    kind: 'opening',
    ref: `test:${made}`,
    createdById: null,
    at: server.context.clock(),
  });
  const entry = { employees: [{ employee: person.id }], starts_on: day, ends_on: day, weekdays: [], remark: 'Gate' };
  const entered = await hr.post('/attendance/manual/bulk-attendance/', {
    ...entry,
    punch_in: '10:00',
    punch_out: '18:00',
  });
  expect([entered.status, entered.body]).toEqual([201, expect.anything()]);
  return { person, client: await signIn(server, person) };
}
const setting = async (on_leave: string) =>
  expect((await hr.patch('/attendance/himal/attendance-log-setting/', { on_leave })).status).toBe(200);
const approve = (id: number) => hr.post<Request>(`${requests}${id}/approve/?as=hr`, { remark: 'Fine' });
const dayOf = async (person: Person) => {
  await recomputeOrganization(server.context.database.organization(himal.id), server.context.clock);
  return server.context.database.everywhere.one(
    'select standing, worked from attendance_day where employee_id = $1 and day = $2',
    [person.id, day],
  );
};
const balanceOf = async (client: Client) =>
  (
    await client.get<{ results: { leave_type: { id: number }; balance: string }[] }>('/leave/himal/balance/')
  ).body.results.find(({ leave_type: { id } }) => id === leaveType)?.balance;

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
      effective_from: '2026-11-01',
      weekday,
      starts_at: '10:00',
      ends_at: '18:00',
    })),
  });
  expect(shift.status).toBe(201);
  const lawful = await hr.post<{ setting: number }>('/leave/himal/master-setting/lawful/', {});
  leaveType = (
    await hr.post<{ id: number }>('/leave/himal/leave-type/', {
      name: 'Time off',
      category: 'General',
      statute: 'none',
    })
  ).body.id;
  const rule = await hr.post('/leave/himal/leave-rule/', {
    master_setting: lawful.body.setting,
    leave_type: leaveType,
    paid_fraction: '1.00',
    accrual: 'none',
    allows_half_day: true,
    offline_allowed: true,
  });
  expect(rule.status).toBe(201);
});
afterAll(() => server.close());

describe('leave for a day with attendance [F14]', () => {
  it('names the punches before it is sent, and asks how the day counts', async () => {
    const { client } = await aWorker();
    const counted = await client.post<Request>('/leave/himal/leave-count/', {
      leave_type: leaveType,
      from_date: day,
      to_date: day,
    });
    expect([counted.status, counted.body]).toEqual([200, expect.anything()]);
    expect(counted.body.punches).toMatchObject([
      { punched_at: '2026-11-20T04:15:00.000Z', remark_category: 'Punch In' },
      { punched_at: '2026-11-20T12:15:00.000Z', remark_category: 'Punch Out' },
    ]);
    expect((await client.post(requests, ask())).body).toEqual({
      on_punched_days: ['Attendance was logged on 2026-11-20. Choose how these days count'],
    });
    const sent = await client.post<Request>(requests, ask({ on_punched_days: 'Leave' }));
    expect(sent.status).toBe(201);
    // The approver sees them with the request.
    const seen = await hr.get<Request>(`${requests}${sent.body.id}/?as=hr`);
    expect([seen.body.on_punched_days, seen.body.punches.length]).toEqual(['Leave', 2]);
  });

  it('counts as leave, and the punches are not counted', async () => {
    const { person, client } = await aWorker();
    expect(await dayOf(person)).toMatchObject({ standing: 'Present', worked: 480 });
    const sent = await client.post<Request>(requests, ask({ on_punched_days: 'Leave' }));
    expect((await approve(sent.body.id)).body).toMatchObject({ status: 'Approved', duration: '1.0000' });
    expect(await dayOf(person)).toMatchObject({ standing: 'Excused', worked: 0 });
    expect(await balanceOf(client)).toBe('19');
    const logs = await client.get<{ results: { mark: string | null }[] }>('/attendance/himal/web-attendance/');
    expect(logs.body.results.map(({ mark }) => mark)).toEqual(['Leave', 'Leave']);
  });

  it('counts as work where the sender says so, and takes no leave of that day', async () => {
    const { person, client } = await aWorker();
    const span = { from_date: '2026-11-19', on_punched_days: 'Work' };
    const sent = await client.post<Request>(requests, ask(span));
    expect([sent.status, sent.body.duration]).toEqual([201, '1.0000']);
    await approve(sent.body.id);
    expect(await dayOf(person)).toMatchObject({ standing: 'Present', worked: 480 });
    expect(await balanceOf(client)).toBe('19');
  });

  it('follows the setting where it does not ask', async () => {
    await setting('Work');
    const one = await aWorker();
    expect((await one.client.post(requests, ask({ on_punched_days: 'Leave' }))).body).toEqual({
      from_date: ['None of these days counts as leave: choose a working day'],
    });
    await setting('Leave');
    const other = await aWorker();
    const sent = await other.client.post<Request>(requests, ask({ on_punched_days: 'Work' }));
    expect(sent.body).toMatchObject({ duration: '1.0000' });
    expect((await hr.get<Request>(`${requests}${sent.body.id}/?as=hr`)).body.on_punched_days).toBe('Leave');
    await setting('Ask');
  });

  it('says nothing of a half day that was not worked', async () => {
    const { client } = await aWorker();
    await server.context.database.everywhere.query(`delete from punch where remark_category = 'Punch Out'`);
    const half = { first_part: 'Second half', last_part: 'Second half' };
    expect((await client.post<Request>(requests, ask(half))).status).toBe(201);
  });

  it('is asked of HR too, who enters leave for others', async () => {
    const { person } = await aWorker();
    const entered = ask({ employee: person.id });
    expect((await hr.post('/leave/himal/offline-leave/', entered)).body).toEqual({
      on_punched_days: ['Attendance was logged on 2026-11-20. Choose how these days count'],
    });
    expect((await hr.post('/leave/himal/offline-leave/', { ...entered, on_punched_days: 'Leave' })).status).toBe(201);
  });
});
