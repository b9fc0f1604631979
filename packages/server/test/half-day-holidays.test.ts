/** Holidays of half a day: how they are declared and imported, and what leave and attendance make of them. */
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

let server: TestServer;
let himal: Organization;
let hr: Client;
let asha: { person: Person; client: Client };
let leaveType: number;

/** A Friday. */
const day = '2026-11-20';
const holidays = '/org/himal/holiday/';
const half = { name: 'Teej', starts_on: day, ends_on: day, part: 'First Half' };

beforeAll(async () => {
  server = await startServer();
  himal = await anOrganization(server, 'himal');
  hr = await signIn(server, await aMember(server, himal, 'hari', { is_hr_admin: true }));
  const person = await aMember(server, himal, 'asha');
  const everywhere = server.context.database.everywhere;
  await everywhere.query(
    `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on) values ($1, $2, 'A1', 'Asha', 'Rai', $3, '2020-01-01')`,
    [himal.id, person.id, person.email],
  );
  asha = { person, client: await signIn(server, person) };
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
  await hr.post('/leave/himal/leave-rule/', {
    master_setting: lawful.body.setting,
    leave_type: leaveType,
    paid_fraction: '1.00',
    accrual: 'none',
    allows_half_day: true,
  });
  await postLine(everywhere, {
    organizationId: himal.id,
    personId: person.id,
    ledger: 'leave',
    account: String(leaveType),
    entryDate: '2026-08-01',
    quantity: '20',
    kind: 'opening',
    ref: 'test',
    createdById: null,
    at: server.context.clock(),
  });
});
afterAll(() => server.close());

describe('a half-day holiday [F22]', () => {
  it('is of one day, and half in attendance and in leave', async () => {
    expect((await hr.post(holidays, { ...half, ends_on: '2026-11-21' })).body).toEqual({
      part: ['A half-day holiday is for one day only'],
    });
    const made = await hr.post<{ part: string }>(holidays, half);
    expect([made.status, made.body]).toMatchObject([201, { part: 'First Half' }]);
    await recomputeOrganization(server.context.database.organization(himal.id), server.context.clock);
    expect(
      await server.context.database.everywhere.one(
        'select coefficient, standing, expected, lost from attendance_day where employee_id = $1 and day = $2',
        [asha.person.id, day],
      ),
    ).toEqual({ coefficient: 'Half Holiday', standing: 'Absent', expected: 240, lost: 240 });
    const counted = await asha.client.post<{ total: string; days: object[] }>('/leave/himal/leave-count/', {
      leave_type: leaveType,
      from_date: '2026-11-19',
      to_date: day,
    });
    expect(counted.body).toMatchObject({
      total: '1.5',
      days: [{ quantity: '1' }, { quantity: '0.5', part: 'Second half', why: 'half_holiday' }],
    });
    const home = await asha.client.get<{ results: { part: string }[] }>(`${holidays}?starts_on=${day}`);
    expect(home.body.results).toMatchObject([{ part: 'First Half' }]);
  });

  it('counts leave again where a whole holiday becomes half a day', async () => {
    const sent = await asha.client.post<{ id: number; duration: string }>('/leave/himal/leave-request/', {
      leave_type: leaveType,
      from_date: '2026-11-19',
      to_date: day,
      reason: 'Family visit',
    });
    expect([sent.status, sent.body.duration]).toEqual([201, '1.5000']);
  });

  it('is imported in both languages and both calendars', async () => {
    const bs = 'नाम,पहिलो दिन,अन्तिम दिन,दिनको भाग\nहोली,२०८३-११-०८,२०८३-११-०८,दोस्रो आधा दिन\n';
    const ad =
      'Name,First day,Last day,Part of the day\nMaghi,2027-01-15,2027-01-15,First half\nLosar,2027-02-07,2027-02-07,\n';
    for (const sheet of [bs, ad]) {
      const { status, body } = await hr.upload<{ failed?: unknown[] }>(
        `${holidays}import/?dry_run=false&mode=valid`,
        'holidays.csv',
        sheet,
      );
      expect([status, body]).toEqual([200, expect.anything()]);
    }
    const listed = await hr.get<{ results: { name: string; part: string }[] }>(
      `${holidays}?starts_on__gte=2027-01-01&sort=starts_on`,
    );
    expect(listed.body.results.map(({ name, part }) => [name, part])).toEqual([
      ['Maghi', 'First Half'],
      ['Losar', 'Full'],
      ['होली', 'Second Half'],
    ]);
  });
});
