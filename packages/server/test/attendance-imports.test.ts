/** Attendance from files: spreadsheets of punches, files of devices and overtime claims; what is there already, refused or waits. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { movePeriod } from '../src/ledger/periods.ts';
import { recomputeDue } from '../src/modules/attendance/day/recompute.ts';
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

interface Outcome {
  readonly rows: number;
  readonly valid: number;
  readonly known: number;
  readonly created: number;
  readonly errors: readonly {
    readonly row: number;
    readonly errors: Readonly<Record<string, readonly string[]>>;
  }[];
  readonly understood: readonly {
    readonly row: number;
    readonly cells: readonly {
      readonly field: string;
      readonly value: { readonly en: string } | null;
      readonly day: string | null;
    }[];
  }[];
}

let server: TestServer;
let himal: Organization;
let boss: Person;
let hr: Client;
let asha: Employee;
let made = 0;
const base = '/attendance/himal/import';
const everywhere = () => server.context.database.everywhere;
const punchesOf = (person: Person) =>
  everywhere().query<{ at: string; category: string; source: string }>(
    `select to_char(punched_at at time zone 'Asia/Kathmandu', 'MM-DD HH24:MI') as at, remark_category as category, source
       from punch where organization_id = $1 and employee_id = $2 order by punched_at`,
    [himal.id, person.id],
  );
interface Employee extends Person {
  readonly full_name: string;
}
const anEmployee = async (name: string): Promise<Employee> => {
  const person = await aMember(server, himal, `${name}${++made}`);
  await everywhere().query(
    `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on) values ($1, $2, $3, $4, 'Rai', $5, '2024-01-01')`,
    [himal.id, person.id, `E${made}`, `${name}${made}`, person.email],
  );
  const known = await everywhere().one<{ full_name: string }>(
    'select full_name from person where organization_id = $1 and id = $2',
    [himal.id, person.id],
  );
  return { ...person, full_name: known?.full_name ?? '' };
};
const send = async (what: string, text: string, query: string) => {
  const { status, body } = await hr.upload<Outcome>(`${base}/${what}/import/?${query}`, 'sheet.csv', text);
  expect(status).toBe(200);
  return body;
};
const look = (text: string, what = 'attendance') => send(what, text, 'dry_run=true');
const take = (text: string, what = 'attendance') => send(what, text, 'dry_run=false&mode=valid');
const close = (from: string, to: string) =>
  server.context.database.organization(himal.id).transaction(async (tenant) => {
    const period = { area: 'attendance', startsOn: from, endsOn: to } as const;
    for (const state of ['closing', 'closed'] as const)
      await movePeriod(tenant, period, state, { userId: boss.id, reason: '', at: server.context.clock() });
  });

beforeAll(async () => {
  server = await startServer();
  himal = await anOrganization(server, 'himal');
  boss = await aMember(server, himal, 'hari', { is_hr_admin: true });
  hr = await signIn(server, boss);
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ['punch', 'unmatched_punch', 'device_user', 'attendance_device', 'period_lock', 'overtime_claim'])
    await everywhere().query(`delete from ${table}`);
  asha = await anEmployee('asha');
});

describe('a spreadsheet of punches', () => {
  it('has a day a row or a punch a row, in either calendar and clock, and is shown as it is understood', async () => {
    const days = `Employee code,Date (BS),In,Out\nE${made},2083-08-04,9:58 AM,6:05 PM\nE${made},2083-08-03,22:00,06:10\n`;
    const looked = await look(days);
    expect(looked).toMatchObject({ rows: 2, valid: 2, known: 0, created: 0, errors: [] });
    expect(looked.understood[0]?.cells).toMatchObject([
      { field: 'employee', value: { en: asha.full_name } },
      { field: 'day', day: '2026-11-20' },
      { field: 'punch_in', value: { en: '09:58' } },
      { field: 'punch_out', value: { en: '18:05' } },
    ]);
    expect(await punchesOf(asha)).toEqual([]);
    expect((await take(days)).created).toBe(2);
    const single = `Name,Date Time,State\n${asha.full_name},2026-11-18 13:00,Lunch Break\n${asha.full_name},2026-11-18 13:45,C/In\n`;
    expect((await take(single)).created).toBe(2);
    expect(await punchesOf(asha)).toEqual([
      { at: '11-18 13:00', category: 'Lunch Break', source: 'import' },
      { at: '11-18 13:45', category: 'Punch In', source: 'import' },
      { at: '11-19 22:00', category: 'Punch In', source: 'import' },
      // Who goes before they came went on the next day.
      { at: '11-20 06:10', category: 'Punch Out', source: 'import' },
      { at: '11-20 09:58', category: 'Punch In', source: 'import' },
      { at: '11-20 18:05', category: 'Punch Out', source: 'import' },
    ]);
  });

  it('is one punch however often it comes, also one that came from elsewhere', async () => {
    await everywhere().query(
      `insert into punch (organization_id, employee_id, remark_category, punched_at, punched_on, source, created_at)
       values ($1, $2, 'Punch In', '2026-11-20 09:58:41+05:45', '2026-11-20', 'web', $3)`,
      [himal.id, asha.id, server.context.clock()],
    );
    const text = `Employee code,Date,In,Out\nE${made},2026-11-20,09:58,18:00\nE${made},2026-11-20,09:58,18:00\n`;
    expect(await look(text)).toMatchObject({ rows: 2, valid: 2, known: 1 });
    expect(await take(text)).toMatchObject({ created: 1, known: 1 });
    expect(await take(text)).toMatchObject({ created: 0, known: 2 });
    expect(await punchesOf(asha)).toMatchObject([{ source: 'web' }, { at: '11-20 18:00', source: 'import' }]);
  });

  it('is refused by row and column: closed months, times to come, own attendance, days before one joined', async () => {
    await close('2026-10-18', '2026-11-16');
    const own = await everywhere().one<{ email: string }>('select email from users where id = $1', [boss.id]);
    const { errors, valid } = await look(
      `Employee,Date,In,Out\n${asha.full_name},2026-11-10,10:00,18:00\n${asha.full_name},2026-11-21,10:00,23:50\n` +
        `${own?.email},2026-11-20,10:00,\n${asha.full_name},2023-05-01,10:00,\n${asha.full_name},2026-11-20,soon,\n${asha.full_name},2026-11-20,,\nNobody,2026-11-20,10:00,\n`,
    );
    expect(valid).toBe(0);
    expect(errors.map(({ row, errors: found }) => [row, Object.keys(found).toSorted()])).toEqual([
      [2, ['punch_in', 'punch_out']],
      [3, ['punch_out']],
      [4, ['employee']],
      [5, ['employee']],
      [6, ['punch_in']],
      [7, ['punch_in']],
      [8, ['employee']],
    ]);
    expect(errors[0]?.errors).toMatchObject({
      punch_in: ['The month from 2026-10-18 to 2026-11-16 is closed. Reopen it first'],
    });
    expect(errors[4]?.errors).toMatchObject({ punch_in: [expect.stringContaining('a time such as 09:30')] });
  });

  it('needs the permission to import', async () => {
    const other = await signIn(server, asha);
    expect((await other.upload(`${base}/attendance/import/`, 'a.csv', 'Employee,Date,In\n')).status).toBe(403);
    expect((await other.upload(`${base}/overtime-claim/import/`, 'a.csv', 'Employee,Date\n')).status).toBe(403);
  });
});

describe('a file of a device', () => {
  const file = (device: number, text: string, isDry = false) =>
    hr.upload(`${base}/device-file/?device=${device}&dry_run=${isDry}`, 'attlog.dat', text);
  const aDevice = async () =>
    (await hr.post<{ id: number }>('/attendance/himal/device/', { name: `Door ${made}`, serial_number: `D${made}` }))
      .body.id;

  it('is looked at first, then taken in once: known PINs are punches, others wait, what says nothing is named', async () => {
    const device = await aDevice();
    await hr.post('/attendance/himal/user-map/', { pin: '17', employee: asha.id });
    const text = [
      '   17\t2026-11-20 10:02:11\t1\t0\t1\t0',
      '   17\t2026-11-20 18:01:00\t1\t1\t1\t0',
      '   99\t2026-11-20 10:03:00\t1\t0\t1\t0',
      'no line at all',
      '   17\t2026-11-20 10:02:11\t1\t0\t1\t0',
    ].join('\r\n');
    const found = {
      lines: 5,
      punches: 2,
      known: 1,
      unknown: [{ pin: '99', lines: 1 }],
      unreadable: [{ line: 4, text: 'no line at all' }],
      unreadable_count: 1,
      first: '2026-11-20T10:02:11',
      last: '2026-11-20T18:01:00',
    };
    expect((await file(device, text, true)).body).toMatchObject(found);
    expect(await punchesOf(asha)).toEqual([]);
    expect((await file(device, text)).body).toMatchObject(found);
    expect(await punchesOf(asha)).toEqual([
      { at: '11-20 10:02', category: 'Punch In', source: 'import' },
      { at: '11-20 18:01', category: 'Punch Out', source: 'import' },
    ]);
    expect((await file(device, text)).body).toMatchObject({ punches: 0, known: 4, unknown: [] });
    expect(await punchesOf(asha)).toHaveLength(2);
  });

  it('waits where its month is closed, and is refused where it is no file of a device', async () => {
    const device = await aDevice();
    await hr.post('/attendance/himal/user-map/', { pin: '17', employee: asha.id });
    await close('2026-10-18', '2026-11-16');
    expect((await file(device, '17\t2026-11-02 10:00:00\t1\t0')).body).toMatchObject({ punches: 0, closed: 1 });
    const wrong = await file(device, 'Name,Time\nAsha,10:00\n');
    expect([wrong.status, wrong.body]).toEqual([
      400,
      { file: ["This isn't an attendance file of a device, such as attlog.dat"] },
    ]);
    expect((await file(99_999, '17\t2026-11-20 10:00:00\t1\t0')).status).toBe(404);
  });
});

describe('a spreadsheet of overtime claims', () => {
  it('sends each claim for its employee, who is told, to the person who decides it', async () => {
    await hr.post('/attendance/himal/overtime/setting/', {
      name: 'Office',
      is_default: true,
      weekday_multiplier: '1.50',
      off_day_multiplier: '2.00',
      holiday_multiplier: '2.50',
      daily_limit: 240,
      weekly_limit: 1440,
      monthly_limit: 1800,
      over_limit: 'Refuse',
    });
    // The day of a new employee is worked out first, so that nothing takes this one's place.
    await recomputeDue(server.context);
    await everywhere().query(
      `insert into attendance_day (organization_id, employee_id, day, standing, coefficient, expected, worked, break_out, late, early, overtime, lost, is_remote, is_travelling, is_locked)
       values ($1, $2, '2026-11-20', 'Present', 'Workday', 480, 480, 0, 0, 0, 145, 0, false, false, false)
       on conflict (organization_id, employee_id, day) do update set overtime = 145, standing = 'Present', coefficient = 'Workday'`,
      [himal.id, asha.id],
    );
    const text = `Employee code,OT date,Reason\nE${made},2026-11-20,Stock count\nE${made},2026-11-19,Nothing worked\n`;
    const looked = await look(text, 'overtime-claim');
    expect(looked).toMatchObject({
      valid: 1,
      errors: [{ row: 3, errors: { claimed_on: ['There is no overtime to claim on this day'] } }],
    });
    expect((await take(text, 'overtime-claim')).created).toBe(1);
    const own = await signIn(server, asha);
    const claims = await own.get<{ results: { id: number; status: string; normalised: number }[] }>(
      '/attendance/himal/overtime/claim/?as=user',
    );
    expect(claims.body.results).toMatchObject([{ status: 'Requested', normalised: 135 }]);
    expect(await everywhere().query('select text_en from notification where recipient_id = $1', [asha.id])).toEqual([
      { text_en: 'Overtime was claimed for you: 2026-11-20' },
    ]);
    const decided = await hr.post<{ status: string }>(
      `/attendance/himal/overtime/claim/${claims.body.results[0]?.id}/approve/?as=hr`,
      { remark: 'Seen' },
    );
    expect(decided.body.status).toBe('Approved');
  });
});
