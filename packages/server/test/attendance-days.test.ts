/** Attendance days: whatever changes a fact marks the days it touches, and these are worked out once. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recomputeBatch, recomputeOrganization } from '../src/modules/attendance/day/recompute.ts';
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
let asha: Person;
let bina: Person;
let office: number;

const everywhere = () => server.context.database.everywhere;
const here = () => server.context.database.organization(himal.id);
const recompute = () => recomputeOrganization(here(), () => server.now);

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const shiftBody = (name: string, from: string, to: string, change: object = {}) => ({
  name,
  mode: 'Fixed',
  worked_mode: 'First to last',
  late_counted_from: 'Start of the shift',
  grace_late_in: 15,
  grace_early_out: 10,
  timings: weekdays.map((weekday) => ({ effective_from: '2026-11-01', weekday, starts_at: from, ends_at: to })),
  ...change,
});
async function shift(name: string, from: string, to: string, change: object = {}): Promise<number> {
  const made = await hr.post<{ id: number }>('/attendance/himal/work-shift/', shiftBody(name, from, to, change));
  expect([made.status, made.body]).toEqual([201, expect.anything()]);
  return made.body.id;
}

const punch = (person: Person, wall: string, category: string) =>
  everywhere().query(
    `insert into punch (organization_id, employee_id, remark_category, punched_at, punched_on, source, created_at)
     values ($1, $2, $3, $4::timestamp at time zone 'Asia/Kathmandu', ($4::timestamp)::date, 'web', $5)`,
    [himal.id, person.id, category, wall, server.now],
  );

interface Day {
  standing: string;
  coefficient: string;
  worked: number;
  late: number;
  lost: number;
  work_shift_id: number | null;
}
const dayOf = (person: Person, day: string) =>
  everywhere().one<Day>(
    'select standing, coefficient, worked, late, lost, work_shift_id from attendance_day where organization_id = $1 and employee_id = $2 and day = $3',
    [himal.id, person.id, day],
  );
/** Days that are marked to be worked out at once. */
const marked = async () =>
  (
    await everywhere().query<{ employee_id: number; day: string }>(
      `select employee_id, day from attendance_due where organization_id = $1 and due_at = '-infinity' order by employee_id, day`,
      [himal.id],
    )
  ).map(({ employee_id, day }) => [employee_id, day]);

beforeAll(async () => {
  server = await startServer();
  himal = await anOrganization(server, 'himal');
  const hari = await aMember(server, himal, 'hari', { is_hr_admin: true });
  asha = await aMember(server, himal, 'asha');
  bina = await aMember(server, himal, 'bina');
  for (const { id, email } of [asha, bina])
    await everywhere().query(
      `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on) values ($1, $2, $3, 'A', 'Sharma', $3, '2020-01-01')`,
      [himal.id, id, email],
    );
  // Friday, 23:45 in Kathmandu.
  server.now = new Date('2026-11-20T18:00:00.000Z');
  hr = await signIn(server, hari);
  office = await shift('Office', '10:00', '18:00', { is_default: true });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.now = new Date('2026-11-20T18:00:00.000Z');
  await everywhere()
    .query('delete from punch_correction')
    .catch(() => undefined);
  await recompute();
});

describe('a day', () => {
  it('is counted from the first shift on, for everyone, and is worked out of punches', async () => {
    await punch(asha, '2026-11-18 10:16', 'Punch In');
    await punch(asha, '2026-11-18 18:00', 'Punch Out');
    expect(await marked()).toEqual(['2026-11-17', '2026-11-18', '2026-11-19'].map((day) => [asha.id, day]));
    expect(await recompute()).toEqual({ taken: 3, changed: 1 });
    expect(await dayOf(asha, '2026-11-18')).toMatchObject({ standing: 'Present', late: 16, worked: 464, lost: 16 });
    expect(await dayOf(asha, '2026-11-17')).toMatchObject({ standing: 'Absent', lost: 480 });
    expect(await dayOf(bina, '2026-11-14')).toMatchObject({ standing: 'Off', coefficient: 'Offday' });
    expect(await dayOf(asha, '2026-11-21')).toBeUndefined();
    expect(await dayOf(asha, '2026-10-31')).toBeUndefined();
  });

  it('is gone where the employee joined later after all, and those of others stay', async () => {
    const join = (day: string) =>
      everywhere().query('update employee set joined_on = $3 where organization_id = $1 and user_id = $2', [
        himal.id,
        bina.id,
        day,
      ]);
    await join('2026-11-10');
    expect((await recompute()).changed).toBe(9);
    expect(await dayOf(bina, '2026-11-09')).toBeUndefined();
    expect(await dayOf(bina, '2026-11-10')).toMatchObject({ standing: 'Absent' });
    expect(await dayOf(asha, '2026-11-09')).toMatchObject({ standing: 'Absent' });
    await join('2020-01-01');
    expect((await recompute()).changed).toBe(9);
    expect(await dayOf(bina, '2026-11-09')).toMatchObject({ standing: 'Absent' });
  });

  it('[AT-10] is the same the second time, whatever is marked', async () => {
    await everywhere().query(
      `insert into attendance_due (organization_id, employee_id, day) select organization_id, employee_id, day from attendance_day on conflict do nothing`,
    );
    const again = await recompute();
    expect(again.changed).toBe(0);
    // Twenty days of two people; the day that is still going on waits for its end.
    expect(again.taken).toBe(38);
  });

  it('is marked by a shift, an assignment, a roster, a holiday and a setting, and by nothing that changes no figure', async () => {
    const early = await shift('Early', '06:00', '14:00');
    expect(await marked()).toEqual([]);
    const assigned = await hr.post<{ id: number }>('/attendance/himal/shift-assignment/', {
      employee: bina.id,
      work_shift: early,
      starts_on: '2026-11-19',
      ends_on: '2026-11-25',
    });
    expect(assigned.status).toBe(201);
    expect(await marked()).toEqual([
      [bina.id, '2026-11-19'],
      [bina.id, '2026-11-20'],
    ]);
    await recompute();
    expect(await dayOf(bina, '2026-11-19')).toMatchObject({ work_shift_id: early });
    expect(await dayOf(bina, '2026-11-18')).toMatchObject({ work_shift_id: office });
    await hr.patch(`/attendance/himal/work-shift/${early}/`, { name: 'Morning', description: 'Of the kitchen' });
    expect(await marked()).toEqual([]);
    await hr.patch(`/attendance/himal/work-shift/${early}/`, { grace_late_in: 5 });
    expect(await marked()).toHaveLength(2);
    await everywhere().query(
      `insert into roster_entry (organization_id, employee_id, day, is_published, source) values ($1, $2, '2026-11-17', true, 'manual')`,
      [himal.id, asha.id],
    );
    await recompute();
    expect(await dayOf(asha, '2026-11-17')).toMatchObject({ standing: 'Off', coefficient: 'Offday' });
    const holiday = await hr.post('/org/himal/holiday/', {
      name: 'Chhath',
      starts_on: '2026-11-16',
      ends_on: '2026-11-16',
    });
    expect(holiday.status).toBe(201);
    await recompute();
    expect(await dayOf(asha, '2026-11-16')).toMatchObject({ standing: 'Off', coefficient: 'Holiday' });
    expect(await dayOf(bina, '2026-11-16')).toMatchObject({ coefficient: 'Holiday' });
  });

  it('follows a correction, and the punch stays as it was made', async () => {
    await punch(bina, '2026-11-12 10:00', 'Punch In');
    await punch(bina, '2026-11-12 12:00', 'Punch In');
    await recompute();
    expect(await dayOf(bina, '2026-11-12')).toMatchObject({ standing: 'Missing Punch' });
    await here().query(
      `insert into punch_correction (organization_id, punch_id, kind, new_category, source_entity, source_id, corrected_by_id, created_at)
       select organization_id, id, 'Recategorised', 'Punch Out', 'test', 1, employee_id, now() from punch
        where organization_id = $1 and employee_id = $2 and punched_on = '2026-11-12' order by punched_at desc limit 1`,
      [himal.id, bina.id],
    );
    expect(await recompute()).toMatchObject({ changed: 1 });
    expect(await dayOf(bina, '2026-11-12')).toMatchObject({ standing: 'Present', worked: 120 });
    await expect(here().query(`update punch_correction set kind = 'Ignored'`)).rejects.toThrow(/permission denied/);
  });

  it('settles when its window is over, with no word from anybody', async () => {
    expect(await dayOf(asha, '2026-11-20')).toMatchObject({ standing: 'Pending', lost: 0 });
    server.now = new Date('2026-11-20T20:30:00.000Z');
    await recompute();
    expect(await dayOf(asha, '2026-11-20')).toMatchObject({ standing: 'Absent', lost: 480 });
    // Saturday has come in Kathmandu.
    expect(await dayOf(asha, '2026-11-21')).toMatchObject({ coefficient: 'Offday' });
  });

  it('of a closed month stays as it is, and is worked out when the month is open again', async () => {
    await everywhere().query(
      `insert into period_lock (organization_id, area, starts_on, ends_on, state, changed_at) values ($1, 'attendance', '2026-11-02', '2026-11-08', 'closing', $2)`,
      [himal.id, server.now],
    );
    await everywhere().query(`update period_lock set state = 'closed' where organization_id = $1`, [himal.id]);
    await punch(asha, '2026-11-04 10:00', 'Punch In');
    await punch(asha, '2026-11-04 18:00', 'Punch Out');
    expect(await marked()).toEqual([]);
    expect(await dayOf(asha, '2026-11-04')).toMatchObject({ standing: 'Absent' });
    await everywhere().query(`update period_lock set state = 'open' where organization_id = $1`, [himal.id]);
    await recompute();
    expect(await dayOf(asha, '2026-11-04')).toMatchObject({ standing: 'Present', lost: 0 });
  });
});

it('[F23] is worked out in batches: one that holds only days of closed months does not end the run', async () => {
  await everywhere().query(
    `insert into period_lock (organization_id, area, starts_on, ends_on, state, changed_at) values ($1, 'attendance', '2000-01-01', '2025-12-31', 'closed', $2)`,
    [himal.id, server.now],
  );
  // What was due when the months were closed.
  await everywhere().query(
    `insert into attendance_due (organization_id, employee_id, day)
     select $1, $2, d::date from generate_series('2000-01-01'::timestamp, '2025-12-31', interval '1 day') d`,
    [himal.id, Math.min(asha.id, bina.id)],
  );
  const person = asha.id > bina.id ? asha : bina;
  await punch(person, '2026-11-18 10:00', 'Punch In');
  await punch(person, '2026-11-18 18:00', 'Punch Out');
  expect(await recompute()).toEqual({ taken: 3, changed: 1 });
  expect(await dayOf(person, '2026-11-18')).toMatchObject({ standing: 'Present', worked: 480 });
  expect(await marked()).toEqual([]);
});

it('is worked out once by several that run at once, and again by another where one was stopped in the middle', async () => {
  for (const person of [asha, bina]) {
    await punch(person, '2026-11-10 10:00', 'Punch In');
    await punch(person, '2026-11-10 18:00', 'Punch Out');
  }
  await expect(
    here().transaction(async (tenant) => {
      expect(await recomputeBatch(tenant, server.now)).toMatchObject({ taken: 6, changed: 2 });
      // Another server meets the days under their lock and passes them over.
      expect(await here().transaction((other) => recomputeBatch(other, server.now))).toMatchObject({
        taken: 0,
        changed: 0,
      });
      throw new Error('stopped');
    }),
  ).rejects.toThrow('stopped');
  expect(await dayOf(asha, '2026-11-10')).toMatchObject({ standing: 'Absent' });
  const done = await Promise.all([recompute(), recompute(), recompute()]);
  expect(done.reduce((sum, { changed }) => sum + changed, 0)).toBe(2);
  expect(await dayOf(bina, '2026-11-10')).toMatchObject({ standing: 'Present', worked: 480 });
});

it('shows a punch in its day at once, and refuses one where HR has switched web attendance off', async () => {
  const own = await signIn(server, asha);
  expect((await own.post('/attendance/himal/web-attendance/', {})).status).toBe(201);
  expect(await marked()).toEqual([]);
  const first = await everywhere().one<{ punched_in: string }>(
    `select punched_in from attendance_day where organization_id = $1 and employee_id = $2 and day = '2026-11-20'`,
    [himal.id, asha.id],
  );
  expect(first?.punched_in).toBe('2026-11-20T18:00:00.000Z');
  const set = await hr.post('/attendance/himal/individual-setting/', {
    employee: asha.id,
    web_attendance: false,
    starts_on: '2026-11-20',
  });
  expect(set.status).toBe(201);
  const refused = await own.post<{ detail: string }>('/attendance/himal/web-attendance/', {
    remark_category: 'Punch Out',
  });
  expect([refused.status, refused.body.detail]).toEqual([
    403,
    'Web attendance is switched off for you. Ask HR how to record your attendance',
  ]);
  const others = await signIn(server, bina);
  expect((await others.post('/attendance/himal/web-attendance/', {})).status).toBe(201);
});

describe('an excuse', () => {
  it('excuses the days of an approved travel, until its deletion is approved', async () => {
    const [travel] = await everywhere().query<{ id: number }>(
      `insert into travel_attendance (organization_id, sender_id, starts_on, ends_on, part, place, description, status)
       values ($1, $2, '2026-11-11', '2026-11-12', 'Full', 'Pokhara', 'Audit', 'Requested') returning id`,
      [himal.id, bina.id],
    );
    const stand = (status: string) =>
      everywhere().query('update travel_attendance set status = $3 where organization_id = $1 and id = $2', [
        himal.id,
        travel?.id ?? 0,
        status,
      ]);
    expect(await marked()).toEqual([]);
    await stand('Approved');
    expect(await marked()).toEqual(['2026-11-11', '2026-11-12'].map((day) => [bina.id, day]));
    await recompute();
    expect(await dayOf(bina, '2026-11-11')).toMatchObject({ standing: 'Excused', lost: 0 });
    await stand('Cancelled');
    await recompute();
    expect(await dayOf(bina, '2026-11-11')).toMatchObject({ standing: 'Absent', lost: 480 });
  });

  it('takes the credit hours that are used off what is lost', async () => {
    const [used] = await everywhere().query<{ id: number }>(
      `insert into credit_hour_request (organization_id, sender_id, kind, credit_on, duration, is_travel, request_remarks, status)
       values ($1, $2, 'Use', '2026-11-05', 120, false, 'School', 'Requested') returning id`,
      [himal.id, bina.id],
    );
    await everywhere().query(
      `update credit_hour_request set status = 'Approved' where organization_id = $1 and id = $2`,
      [himal.id, used?.id ?? 0],
    );
    expect(await marked()).toEqual([[bina.id, '2026-11-05']]);
    await recompute();
    expect(await dayOf(bina, '2026-11-05')).toMatchObject({ lost: 360 });
  });
});
