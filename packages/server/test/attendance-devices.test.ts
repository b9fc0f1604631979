/** The push protocol of attendance devices, by a simulated one: whose punches become whose, and what strangers get. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SimulatedDevice, workingDays, type Carry } from '../bench/simulated-device.ts';
import { tellOfSilentDevices } from '../src/modules/attendance/device/contact.ts';
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
let asha: Person;
let bikash: Person;
let boss: Person;
let hr: Client;

const at = '/attendance/himal';
const byText = (a: string, b: string): number => (a < b ? -1 : 1);
const from =
  (remoteAddress: string): Carry =>
  async (method, url, payload) => {
    const { statusCode, body } = await server.app.inject({
      method,
      url,
      remoteAddress,
      ...(payload === undefined ? {} : { payload, headers: { 'content-type': 'application/push;charset=UTF-8' } }),
    });
    return { status: statusCode, text: body };
  };
const deviceOf = (serial: string, secret?: string, ip = '198.51.100.7') =>
  new SimulatedDevice(from(ip), serial, secret);

/** A device of HR that waits for approval at its first contact. */
const registerNew = async (serial_number: string, more: object = {}): Promise<number> => {
  const made = await hr.post<{ id: number }>(`${at}/device/`, {
    name: `Door ${serial_number}`,
    serial_number,
    ...more,
  });
  expect(made.status).toBe(201);
  return made.body.id;
};
/** One that HR has approved where the devices of these tests are. */
const register = async (serial_number: string, more: object = {}): Promise<number> => {
  const id = await registerNew(serial_number, more);
  await server.context.database.everywhere.query(
    'insert into device_admission (organization_id, device_id, approved_address) values ($1, $2, $3)',
    [himal.id, id, '198.51.100.7'],
  );
  return id;
};
const assign = (pin: string, person: Person, more: object = {}) =>
  hr.post(`${at}/user-map/`, { pin, employee: person.id, ...more });

const rows = <T extends object>(sql: string) => server.context.database.everywhere.query<T>(sql);
const punchesOf = (person: Person) =>
  rows<{ at: string; on: string; category: string; device_time: string }>(
    `select to_char(punched_at at time zone 'UTC', 'MM-DD HH24:MI:SS') as at, punched_on::text as on, remark_category as category, device_time
       from punch where employee_id = ${person.id} order by punched_at`,
  );
const waiting = async () =>
  (
    await hr.get<{ results: { pin: string | null; reason: string; line: string; name_on_device: string | null }[] }>(
      `${at}/unmatched-punch/?sort=id`,
    )
  ).body.results;
const toldHr = () =>
  rows<{ text: string }>('select text_en as text from organization_notification order by id').then((all) =>
    all.map(({ text }) => text),
  );

beforeAll(async () => {
  server = await startServer();
  himal = await anOrganization(server, 'himal');
  boss = await aMember(server, himal, 'hari', { is_hr_admin: true });
  asha = await aMember(server, himal, 'asha');
  bikash = await aMember(server, himal, 'bikash');
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of [
    'punch',
    'unmatched_punch',
    'device_command',
    'device_user',
    'attendance_device',
    'organization_notification',
    'device_knock',
  ])
    await server.context.database.everywhere.query(`delete from ${table}`);
  server.move(120_000);
  hr = await signIn(server, boss);
});

describe('lines of a device', () => {
  it('are one punch however often they come, and one of an unknown PIN waits until it is mapped [AT-8]', async () => {
    await register('ABC1');
    await assign('17', asha);
    const door = deviceOf('ABC1');
    const lines = [
      { pin: '17', time: '2026-11-20 10:02:11', status: 0 },
      { pin: '99', time: '2026-11-20 10:03:00', status: 0 },
    ];
    expect(await door.punches(lines)).toEqual({ status: 200, text: 'OK: 2' });
    expect(await door.punches(lines)).toEqual({ status: 200, text: 'OK: 2' });
    // Its wall clock is that of Kathmandu, five hours and three quarters ahead.
    expect(await punchesOf(asha)).toEqual([
      { at: '11-20 04:17:11', on: '2026-11-20', category: 'Punch In', device_time: '2026-11-20 10:02:11' },
    ]);
    expect(await waiting()).toMatchObject([{ pin: '99', reason: 'Unknown PIN' }]);

    expect((await assign('99', bikash)).status).toBe(201);
    expect(await waiting()).toEqual([]);
    expect(await punchesOf(bikash)).toMatchObject([{ at: '11-20 04:18:00' }]);
    // What is sent again after it was moved is not new.
    expect((await door.punches(lines)).text).toBe('OK: 2');
    expect(await rows('select 1 from punch')).toHaveLength(2);
    expect(await waiting()).toEqual([]);
  });

  it('stay whose they were when a PIN is given to another, by the days of each', async () => {
    await register('ABC1');
    await assign('17', asha, { ends_on: '2026-11-19' });
    expect((await assign('17', bikash, { starts_on: '2026-11-19' })).status).toBe(400);
    expect((await assign('17', bikash, { starts_on: '2026-11-20' })).status).toBe(201);
    const line = (day: string) => ({ pin: '17', time: `2026-11-${day} 10:00:00` });
    await deviceOf('ABC1').punches([line('19'), line('20')]);
    expect([(await punchesOf(asha)).length, (await punchesOf(bikash)).length]).toEqual([1, 1]);
  });

  it('one that cannot be read is kept with its text and holds no other; control characters go', async () => {
    await register('ABC1');
    await assign('17', asha);
    const body =
      '17\t2026-11-20 10:00:00\t0\nrub\u0000bish\u0007\n17\t2026-02-30 10:00:00\t0\n\r\n17\t2027-05-01 10:00:00\t0\n';
    expect((await deviceOf('ABC1').raw(body)).text).toBe('OK: 4');
    expect(await punchesOf(asha)).toHaveLength(1);
    expect((await waiting()).map(({ reason, line }) => `${reason}: ${line}`).toSorted(byText)).toEqual([
      'Unreadable: 17\t2026-02-30 10:00:00\t0',
      'Unreadable: rubbish',
      'Wrong clock: 17\t2027-05-01 10:00:00\t0',
    ]);
  });

  it('are read in the zone of the device, and come and go as it is set up', async () => {
    await register('IN1', { direction: 'Always in', timezone: 'Asia/Kolkata' });
    await register('OUT1', { direction: 'Always out' });
    await assign('17', asha);
    await deviceOf('IN1').punches([{ pin: '17', time: '2026-11-20 10:00:00', status: 1 }]);
    await deviceOf('OUT1').punches([{ pin: '17', time: '2026-11-20 17:00:00', status: 0 }]);
    expect(await punchesOf(asha)).toMatchObject([
      { at: '11-20 04:30:00', category: 'Punch In' },
      { at: '11-20 11:15:00', category: 'Punch Out' },
    ]);
  });

  it('alternate in and out where the device says nothing, over midnight and out of order, a finger that slipped aside', async () => {
    await register('ORD1', { direction: 'By order' });
    await assign('17', asha);
    const door = deviceOf('ORD1');
    const line = (time: string) => ({ pin: '17', time: `2026-11-${time}` });
    await door.punches([line('19 22:00:00'), line('20 06:00:00')]);
    await door.punches([line('20 02:30:00'), line('20 02:00:00'), line('19 22:00:20')]);
    expect((await punchesOf(asha)).map(({ at: when, category }) => [when, category])).toEqual([
      ['11-19 16:15:00', 'Punch In'],
      ['11-19 16:15:20', 'Punch In'],
      ['11-19 20:15:00', 'Punch Out'],
      ['11-19 20:45:00', 'Punch In'],
      ['11-20 00:15:00', 'Punch Out'],
    ]);
  });

  it('find people by their codes where the device is told to', async () => {
    const id = await register('ABC1');
    await server.context.database.everywhere.query(
      `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on) values ($1, $2, 'E-7', 'Asha', 'Rai', $3, '2020-01-01')`,
      [himal.id, asha.id, asha.email],
    );
    await deviceOf('ABC1').punches([{ pin: 'e-7', time: '2026-11-20 10:00:00' }]);
    expect(await waiting()).toHaveLength(1);
    expect((await hr.patch(`${at}/device/${id}/`, { pins_are_codes: true })).status).toBe(200);
    expect(await waiting()).toEqual([]);
    expect(await punchesOf(asha)).toHaveLength(1);
  });

  it('a month of thirty people is taken in one body, and the second time changes nothing', async () => {
    await register('ABC1');
    const pins = Array.from({ length: 30 }, (_, n) => String(n + 1));
    await assign('1', asha);
    await assign('2', bikash);
    const days = Array.from({ length: 20 }, (_, n) => `2026-11-${String(n + 1).padStart(2, '0')}`);
    const lines = workingDays(pins, days);
    expect((await deviceOf('ABC1').punches(lines)).text).toBe('OK: 1200');
    const counted = () =>
      rows<{ punches: number; waiting: number }>(
        'select (select count(*)::integer from punch) as punches, (select count(*)::integer from unmatched_punch) as waiting',
      );
    expect(await counted()).toEqual([{ punches: 80, waiting: 1_120 }]);
    await deviceOf('ABC1').punches(lines);
    expect(await counted()).toEqual([{ punches: 80, waiting: 1_120 }]);
  });

  it('a body beyond ten megabytes is refused as a whole', async () => {
    await register('ABC1');
    await assign('17', asha);
    const line = '17\t2026-11-20 10:00:00\t0\n';
    expect((await deviceOf('ABC1').raw(line.repeat((11 * 1024 * 1024) / line.length))).status).toBe(413);
    expect(await punchesOf(asha)).toEqual([]);
  });
});

describe('a device', () => {
  it('is told its options, with the zone in minutes where it has no whole hours', async () => {
    await register('ABC1');
    await register('QATAR', { timezone: 'Asia/Qatar' });
    const nepal = await deviceOf('ABC1').hello();
    expect(nepal.text.split('\n')).toEqual(
      expect.arrayContaining(['GET OPTION FROM: ABC1', 'TimeZone=345', 'ATTLOGStamp=0', 'Realtime=1']),
    );
    expect((await deviceOf('QATAR').hello()).text).toContain('\nTimeZone=3\n');
    await deviceOf('ABC1').punches([{ pin: '1', time: '2026-11-20 10:00:00' }]);
    expect((await deviceOf('ABC1').hello()).text).toContain('\nATTLOGStamp=9999\n');
  });

  it('is online, silent or never seen, with its model and how far its clock is off; HR is told once of silence', async () => {
    await register('ABC1');
    await register('NEVER');
    const state = async () =>
      (await hr.get<{ results: Record<string, unknown>[] }>(`${at}/device-status/`)).body.results.map(
        ({ serial_number, state: is, drift, model }) => ({ serial_number, is, drift, model }),
      );
    const door = deviceOf('ABC1');
    await door.register('SpeedFace-V5L', 'ZAM180-NF-1.1.17');
    const ahead = new Date(server.now.getTime() + 95_000 + 345 * 60_000).toISOString().slice(0, 19).replace('T', ' ');
    await door.punches([{ pin: '1', time: ahead }]);
    expect(await state()).toEqual([
      { serial_number: 'ABC1', is: 'Online', drift: 95, model: 'SpeedFace-V5L' },
      { serial_number: 'NEVER', is: 'Never', drift: null, model: null },
    ]);
    server.move(11 * 60_000);
    hr = await signIn(server, boss);
    expect((await state())[0]).toMatchObject({ is: 'Late' });
    await tellOfSilentDevices(server.context);
    expect(await toldHr()).toEqual([]);
    server.move(50 * 60_000);
    await tellOfSilentDevices(server.context);
    await tellOfSilentDevices(server.context);
    expect(await toldHr()).toEqual(['The attendance device Door ABC1 has not connected for an hour.']);
    await door.ping();
    hr = await signIn(server, boss);
    expect((await state())[0]).toMatchObject({ is: 'Online' });
  });

  it('fetches what it is told in order, answers several at once, and a name stays a name', async () => {
    const id = await register('ABC1');
    const door = deviceOf('ABC1');
    const tell = (body: object) => hr.post<{ id: number }>(`${at}/device-command/`, { device: id, ...body });
    expect((await door.ask()).text).toBe('OK');
    const first = await tell({ command: 'Add person', pin: '17', person_name: 'Asha\tPri=14' });
    const second = await tell({ command: 'Send attendance', from_day: '2026-11-01' });
    expect([first.status, second.status]).toEqual([201, 201]);
    expect((await door.ask()).text).toBe(
      `C:${first.body.id}:DATA UPDATE USERINFO PIN=17\tName=Asha Pri=14\tPrivilege=0\n` +
        `C:${second.body.id}:DATA QUERY ATTLOG StartTime=2026-11-01 00:00:00\tEndTime=2026-11-21 23:59:59\n`,
    );
    expect((await door.ask()).text).toBe('OK');
    await door.results({ [first.body.id]: 0, [second.body.id]: -1 });
    const statuses = await hr.get<{ results: { status: string; return_code: number }[] }>(
      `${at}/device-command/?sort=id`,
    );
    expect(
      statuses.body.results.map(({ status, return_code }) => `${status}: ${return_code}`).toSorted(byText),
    ).toEqual(['Done: 0', 'Failed: -1']);
  });

  it('tells the names of its people, which help to map them; of fingers nothing is kept', async () => {
    await register('ABC1');
    const door = deviceOf('ABC1');
    await door.punches([{ pin: '17', time: '2026-11-20 10:00:00' }]);
    expect((await door.people({ 17: 'Asha Sharma' })).text).toBe('OK: 2');
    expect(await waiting()).toMatchObject([{ pin: '17', name_on_device: 'Asha Sharma' }]);
  });
});

describe('a stranger', () => {
  it('gets a bare 404; HR hears of it once, and nothing else is kept than how often [AT-8]', async () => {
    const door = deviceOf('STRANGER');
    for (let n = 0; n < 5; n++)
      expect(await door.punches([{ pin: '1', time: '2026-11-20 10:00:00' }])).toEqual({ status: 404, text: '' });
    server.move(61_000);
    expect(await door.hello()).toEqual({ status: 404, text: '' });
    expect(await toldHr()).toEqual([
      'A device with serial STRANGER tried to connect. Register it to take its attendance.',
    ]);
    expect(await rows('select serial_number, times from device_knock')).toEqual([
      { serial_number: 'STRANGER', times: 2 },
    ]);
    expect(await rows('select 1 from unmatched_punch')).toEqual([]);
  });

  it('that tries serials one after the other is not looked up any more, and shuts out no device', async () => {
    await register('ABC1');
    expect((await deviceOf('ABC1').ask()).status).toBe(200);
    for (let n = 0; n < 60; n++) expect((await deviceOf(`TRY${n}`).ask()).status).toBe(404);
    expect(await rows('select 1 from device_knock')).toHaveLength(30);
    expect((await deviceOf('ABC1').ask()).status).toBe(200);
  });

  it('with the serial of a device is refused from elsewhere or without its secret, and HR is told', async () => {
    await register('ABC1', { address_range: '198.51.100.0/24' });
    await register('ABC2', { path_secret: 'a-long-secret-word' });
    expect((await deviceOf('ABC1').ask()).status).toBe(200);
    expect(await deviceOf('ABC1', undefined, '203.0.113.9').ask()).toEqual({ status: 404, text: '' });
    // The person who tries it from elsewhere shuts out only themselves.
    expect((await deviceOf('ABC1').ask()).status).toBe(200);
    expect((await deviceOf('ABC2').ask()).status).toBe(404);
    expect((await deviceOf('ABC2', 'a-wrong-secret-word').ask()).status).toBe(404);
    expect((await deviceOf('ABC2', 'a-long-secret-word').ask()).status).toBe(200);
    expect(await toldHr()).toEqual([
      'The device Door ABC1 was refused: it connected from 203.0.113.9 or without its secret.',
      'The device Door ABC2 was refused: it connected from 198.51.100.7 or without its secret.',
    ]);
  });

  it.each([
    '/iclock/cdata',
    '/iclock/cdata?SN=',
    "/iclock/cdata?SN='--",
    '/iclock/edata?SN=ABC1',
    '/iclock/a/b/c?SN=ABC1',
    '/iclock',
  ])('finds nothing at %s', async (url) => {
    await register('ABC1');
    const { statusCode, body } = await server.app.inject({ method: 'GET', url });
    expect([statusCode, body.includes('<html')]).toEqual([404, false]);
  });

  it('of a device that is disabled gets a bare 404, so that the device keeps its lines', async () => {
    const id = await register('ABC1');
    await hr.patch(`${at}/device/${id}/`, { is_enabled: false });
    expect(await deviceOf('ABC1').ask()).toEqual({ status: 404, text: '' });
    expect(await toldHr()).toEqual([]);
  });
});

describe('a second fact besides the serial', () => {
  const statusOf = async (id: number) =>
    (
      await hr.get<{ results: { id: number; state: string; waiting_address: string | null }[] }>(`${at}/device-status/`)
    ).body.results.find((device) => device.id === id);
  const approve = (id: number, address: string, by: Client = hr) =>
    by.post(`${at}/device-status/${id}/approve/`, { address });
  const line = [{ pin: '17', time: '2026-11-20 10:02:11', status: 0 }];

  it('[S5] the serial of a new device alone makes no punch: it waits until HR approves where it is', async () => {
    const id = await registerNew('NEW1');
    await assign('17', asha);
    const door = deviceOf('NEW1');
    expect(await door.punches(line)).toEqual({ status: 404, text: '' });
    expect(await rows('select 1 from punch union all select 1 from unmatched_punch')).toEqual([]);
    expect(await statusOf(id)).toMatchObject({ state: 'Quarantined', waiting_address: '198.51.100.7' });
    expect(await toldHr()).toEqual([
      'The device Door NEW1 tried to connect from 198.51.100.7. Approve it to take its attendance.',
    ]);
    expect((await approve(id, '198.51.100.7')).status).toBe(204);
    // Whatever it kept meanwhile comes now.
    expect(await door.punches(line)).toEqual({ status: 200, text: 'OK: 1' });
    expect(await punchesOf(asha)).toHaveLength(1);
    expect(await statusOf(id)).toMatchObject({ state: 'Online', waiting_address: null });
    const audit = await rows<{ action: string; after: object }>(
      `select action, after from audit_event where action = 'device_approved'`,
    );
    expect(audit).toEqual([{ action: 'device_approved', after: { address: '198.51.100.7' } }]);
  });

  it('[S5] who copies the serial sends nothing from elsewhere, and the device goes on', async () => {
    const id = await register('ABC1');
    await assign('17', asha);
    expect((await deviceOf('ABC1').ask()).status).toBe(200);
    const thief = deviceOf('ABC1', undefined, '203.0.113.9');
    expect(await thief.punches(line)).toEqual({ status: 404, text: '' });
    expect(await rows('select 1 from punch union all select 1 from unmatched_punch')).toEqual([]);
    expect(await statusOf(id)).toMatchObject({ waiting_address: '203.0.113.9' });
    expect((await deviceOf('ABC1').ask()).status).toBe(200);
    // HR dismisses it; the next try is shown again.
    expect((await hr.post(`${at}/device-status/${id}/reject/`, { address: '203.0.113.9' })).status).toBe(204);
    expect(await statusOf(id)).toMatchObject({ waiting_address: null });
    expect((await thief.ask()).status).toBe(404);
    expect(await statusOf(id)).toMatchObject({ waiting_address: '203.0.113.9' });
  });

  it('[S5] HR approves the address that it read, and not one that came in between', async () => {
    const id = await registerNew('NEW1');
    await deviceOf('NEW1').ask();
    await deviceOf('NEW1', undefined, '203.0.113.9').ask();
    expect(await approve(id, '198.51.100.7')).toMatchObject({ status: 409, body: { code: 'not_waiting' } });
    const clerk = await signIn(server, asha);
    expect((await approve(id, '203.0.113.9', clerk)).status).toBe(403);
    expect((await deviceOf('NEW1').ask()).status).toBe(404);
  });

  it('[S5] a secret in the path needs no approval, and a range of addresses needs one', async () => {
    await registerNew('NEW1', { path_secret: 'a-long-secret-word' });
    const ranged = await registerNew('NEW2', { address_range: '198.51.100.0/24' });
    expect((await deviceOf('NEW1', 'a-long-secret-word', '203.0.113.9').ask()).status).toBe(200);
    expect((await deviceOf('NEW2').ask()).status).toBe(404);
    await approve(ranged, '198.51.100.7');
    expect((await deviceOf('NEW2', undefined, '198.51.100.8').ask()).status).toBe(200);
    expect((await deviceOf('NEW2', undefined, '203.0.113.9').ask()).status).toBe(404);
  });
});

describe('HR', () => {
  it('dismisses a line, which the audit keeps; who lacks the permission neither reads nor dismisses', async () => {
    await register('ABC1');
    await deviceOf('ABC1').raw('rubbish\n');
    const [line] = (await hr.get<{ results: { id: number }[] }>(`${at}/unmatched-punch/`)).body.results;
    const employee = await signIn(server, asha);
    expect((await employee.get(`${at}/unmatched-punch/`)).status).toBe(403);
    expect((await employee.delete(`${at}/unmatched-punch/${line?.id}/`)).status).toBe(403);
    expect((await hr.delete(`${at}/unmatched-punch/${line?.id}/`)).status).toBe(204);
    expect((await hr.delete(`${at}/unmatched-punch/${line?.id}/`)).status).toBe(404);
    expect(await waiting()).toEqual([]);
    expect(await rows(`select before->>'line' as line from audit_event where object_type = 'unmatched_punch'`)).toEqual(
      [{ line: 'rubbish' }],
    );
  });

  it.each([
    [{ timezone: 'Asia/Nowhere' }, 'timezone'],
    [{ address_range: 'the office' }, 'address_range'],
    [{ path_secret: 'short' }, 'path_secret'],
  ])('is told what is wrong with a device: %j', async (more, field) => {
    const made = await hr.post(`${at}/device/`, { name: 'Door', serial_number: 'ABC1', ...more });
    expect([made.status, Object.keys(made.body)]).toEqual([400, [field]]);
  });
});

it('the protocol is no part of the description for programs', () => {
  const { paths } = server.app.swagger() as { paths: object };
  expect(Object.keys(paths).filter((path) => path.includes('iclock'))).toEqual([]);
});
