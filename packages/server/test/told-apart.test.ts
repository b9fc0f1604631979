/** What punches of devices say: by the shift and by whether the person is at work, and which of them the log shows as not counted. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SimulatedDevice, type Carry } from '../bench/simulated-device.ts';
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
let night: number;
let made = 0;

const at = '/attendance/himal';
const carry: Carry = async (method, url, payload) => {
  const { statusCode, body } = await server.app.inject({
    method,
    url,
    remoteAddress: '198.51.100.7',
    ...(payload === undefined ? {} : { payload, headers: { 'content-type': 'application/push;charset=UTF-8' } }),
  });
  return { status: statusCode, text: body };
};
async function aDoor(direction?: string): Promise<SimulatedDevice> {
  const serial = `DOOR${++made}`;
  const body = { name: `Door ${made}`, serial_number: serial, ...(direction && { direction }) };
  const registered = await hr.post<{ id: number }>(`${at}/device/`, body);
  expect(registered.status).toBe(201);
  await server.context.database.everywhere.query(
    'insert into device_admission (organization_id, device_id, approved_address) values ($1, $2, $3)',
    [himal.id, registered.body.id, '198.51.100.7'],
  );
  return new SimulatedDevice(carry, serial);
}
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
async function aShift(name: string, starts_at: string, ends_at: string, change: object = {}): Promise<number> {
  const shift = await hr.post<{ id: number }>(`${at}/work-shift/`, {
    name,
    mode: 'Fixed',
    worked_mode: 'First to last',
    late_counted_from: 'Start of the shift',
    timings: weekdays.map((weekday) => ({ effective_from: '2026-11-01', weekday, starts_at, ends_at })),
    ...change,
  });
  expect([shift.status, shift.body]).toEqual([201, expect.anything()]);
  return shift.body.id;
}
/** A person whom devices know by a PIN. */
async function anEmployee(shift?: number): Promise<{ person: Person; pin: string; client: Client }> {
  const person = await aMember(server, himal, `rita${++made}`);
  await server.context.database.everywhere.query(
    `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on) values ($1, $2, $3, $3, 'Rai', $4, '2020-01-01')`,
    [himal.id, person.id, `R${made}`, person.email],
  );
  const pin = String(made);
  expect((await hr.post(`${at}/user-map/`, { pin, employee: person.id })).status).toBe(201);
  if (shift !== undefined)
    await hr.post(`${at}/shift-assignment/`, { employee: person.id, work_shift: shift, starts_on: '2026-11-01' });
  return { person, pin, client: await signIn(server, person) };
}
interface Log {
  readonly punched_at: string;
  readonly remark_category: string;
  readonly mark?: string | null;
}
const logsOf = async (person: Person): Promise<Log[]> => {
  await recomputeOrganization(server.context.database.organization(himal.id), server.context.clock);
  const { body } = await hr.get<{ results: Log[] }>(
    `${at}/web-attendance/?as=hr&employee=${person.id}&sort=punched_at`,
  );
  return body.results;
};
const said = async (person: Person) => (await logsOf(person)).map((log) => log.remark_category);
const marks = async (person: Person) => (await logsOf(person)).map((log) => log.mark);

beforeAll(async () => {
  server = await startServer();
  himal = await anOrganization(server, 'himal');
  hr = await signIn(server, await aMember(server, himal, 'hari', { is_hr_admin: true }));
  await aShift('Office', '10:00', '18:00', { is_default: true });
  night = await aShift('Night', '18:00', '06:00');
});
afterAll(() => server.close());

describe('a device that sends no direction [F3]', () => {
  it('knows the way out of a long night, thirteen hours after the way in', async () => {
    const door = await aDoor('By order');
    const { person, pin } = await anEmployee(night);
    await door.punches([
      { pin, time: '2026-11-18 18:00:00' },
      { pin, time: '2026-11-19 07:00:00' },
      { pin, time: '2026-11-19 18:00:00' },
      { pin, time: '2026-11-20 06:05:00' },
    ]);
    expect(await said(person)).toEqual(['Punch In', 'Punch Out', 'Punch In', 'Punch Out']);
  });

  it('begins the next shift with a way in although the last way out is missing', async () => {
    const door = await aDoor('By order');
    const { person, pin } = await anEmployee(night);
    await door.punches([{ pin, time: '2026-11-18 18:00:00' }]);
    await door.punches([
      { pin, time: '2026-11-19 17:55:00' },
      { pin, time: '2026-11-20 06:05:00' },
    ]);
    expect(await said(person)).toEqual(['Punch In', 'Punch In', 'Punch Out']);
  });

  it('goes on from what the application says', async () => {
    const door = await aDoor('By order');
    const { person, pin } = await anEmployee();
    const entered = await hr.post('/attendance/manual/', {
      employee: person.id,
      date: '2026-11-18',
      remark_category: 'Punch In',
      time: '10:00',
      remark: 'Gate closed',
    });
    expect([entered.status, entered.body]).toEqual([201, expect.anything()]);
    await door.punches([{ pin, time: '2026-11-18 18:02:00' }]);
    expect(await said(person)).toEqual(['Punch In', 'Punch Out']);
  });

  it('follows the setting of the shift after its window', async () => {
    const short = await aShift('Short', '08:00', '10:00', { late_out: 60, forgotten_after: 180 });
    const long = await aShift('Long', '08:00', '10:00', { late_out: 60, forgotten_after: 900 });
    const door = await aDoor('By order');
    const one = await anEmployee(short);
    const other = await anEmployee(long);
    for (const { pin } of [one, other])
      await door.punches([
        { pin, time: '2026-11-18 08:00:00' },
        { pin, time: '2026-11-18 22:00:00' },
      ]);
    expect([await said(one.person), await said(other.person)]).toEqual([
      ['Punch In', 'Punch In'],
      ['Punch In', 'Punch Out'],
    ]);
  });
});

describe('a punch that comes twice [F5]', () => {
  it('is kept by both devices, the later marked as repeated, and counted once', async () => {
    const [left, right] = [await aDoor(), await aDoor()];
    const { person, pin } = await anEmployee();
    await left.punches([{ pin, time: '2026-11-18 09:58:00', status: 0 }]);
    await right.punches([{ pin, time: '2026-11-18 09:58:40', status: 0 }]);
    await left.punches([
      { pin, time: '2026-11-18 18:01:00', status: 1 },
      { pin, time: '2026-11-18 18:02:30', status: 1 },
    ]);
    await right.punches([{ pin, time: '2026-11-18 09:58:00', status: 0 }]);
    expect(await marks(person)).toEqual([null, 'Repeated', 'Repeated', null, null]);
    const repeated = await hr.get<{ count: number }>(`${at}/web-attendance/?as=hr&employee=${person.id}&mark=Repeated`);
    expect(repeated.body.count).toBe(2);
  });

  it('is the same again for as many seconds as the setting says', async () => {
    expect((await hr.patch(`${at}/attendance-log-setting/`, { repeat_seconds: 120 })).status).toBe(200);
    const [left, right] = [await aDoor('By order'), await aDoor('By order')];
    const { person, pin } = await anEmployee();
    await left.punches([{ pin, time: '2026-11-18 09:58:00' }]);
    await right.punches([{ pin, time: '2026-11-18 09:59:40' }]);
    await right.punches([{ pin, time: '2026-11-18 18:00:00' }]);
    expect([await said(person), await marks(person)]).toEqual([
      ['Punch In', 'Punch In', 'Punch Out'],
      [null, 'Repeated', null],
    ]);
    expect((await hr.patch(`${at}/attendance-log-setting/`, { repeat_seconds: 60 })).status).toBe(200);
  });
});

describe('a punch without its other half [F6]', () => {
  it('is marked in the raw list, until its other half comes', async () => {
    const door = await aDoor();
    const { person, pin } = await anEmployee();
    await door.punches([
      { pin, time: '2026-11-18 10:00:00', status: 0 },
      { pin, time: '2026-11-18 18:00:00', status: 1 },
      { pin, time: '2026-11-18 22:00:00', status: 0 },
    ]);
    expect(await marks(person)).toEqual([null, null, 'Stray']);
    await door.punches([{ pin, time: '2026-11-18 23:00:00', status: 1 }]);
    expect(await marks(person)).toEqual([null, null, null, null]);
  });
});
