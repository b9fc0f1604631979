/** A month from the door to payroll: a device posts it, faults are seen, corrected on request and decided, and the month is closed. */
import type { MonthChecklist } from '@karmik/model/attendance/month-close';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SimulatedDevice, type Line } from '../bench/simulated-device.ts';
import { factsOfMonth } from '../src/modules/attendance/close/facts.ts';
import { recomputeDue, recomputeOrganization } from '../src/modules/attendance/day/recompute.ts';
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
let person: Record<'hari' | 'sita' | 'asha', Person>;
let hr: Client;
let boss: Client;
let asha: Client;
const at = '/attendance/himal';
/** Kartik 2083. */
const kartik = { month: 'bs:2083-07', starts_on: '2026-10-18', ends_on: '2026-11-16' };
const forgotten = '2026-11-11';

/** The working days of the month, each with its coming and going; on one of them no one pressed at the end. */
function linesOf(pin: string): Line[] {
  const lines: Line[] = [];
  for (let time = Date.parse(kartik.starts_on); time <= Date.parse(kartik.ends_on); time += 86_400_000) {
    const day = new Date(time).toISOString().slice(0, 10);
    if (new Date(time).getUTCDay() === 6) continue;
    lines.push({ pin, time: `${day} 09:55:00`, status: 0 });
    if (day !== forgotten) lines.push({ pin, time: `${day} 18:05:00`, status: 1 });
  }
  return lines;
}
const worked = async () => {
  await recomputeDue(server.context);
  await recomputeOrganization(server.context.database.organization(himal.id), () => server.now);
};
const faults = async () =>
  (
    await hr.get<{ results: { day: string; standing: string; employee: { id: number } }[] }>(
      `${at}/daily-attendance/?as=hr&standing=Missing Punch&day__gte=${kartik.starts_on}&day__lte=${kartik.ends_on}`,
    )
  ).body.results;
const checklist = async () =>
  (await hr.get<MonthChecklist>(`${at}/month-close/checklist/?month=${encodeURIComponent(kartik.month)}`)).body;

beforeAll(async () => {
  server = await startServer();
  // Friday, 23:45 in Kathmandu.
  server.now = new Date('2026-11-20T18:00:00.000Z');
  himal = await anOrganization(server, 'himal');
  person = {
    hari: await aMember(server, himal, 'hari', { is_hr_admin: true }),
    sita: await aMember(server, himal, 'sita'),
    asha: await aMember(server, himal, 'asha'),
  };
  const { everywhere } = server.context.database;
  await everywhere.query(
    `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on) values ($1, $2, 'A1', 'Asha', 'Sharma', $3, '2020-01-01')`,
    [himal.id, person.asha.id, person.asha.email],
  );
  await everywhere.query(
    `insert into supervision (organization_id, subordinate_id, supervisor_id, position, valid_from) values ($1, $2, $3, 1, '2020-01-01')`,
    [himal.id, person.asha.id, person.sita.id],
  );
  [hr, boss, asha] = (await Promise.all(
    [person.hari, person.sita, person.asha].map((each) => signIn(server, each)),
  )) as [Client, Client, Client];
  const policy = await hr.post('/org/himal/approval-policy/', {
    name: 'Adjustments',
    request_type: 'adjustment_request',
    priority: 1,
    levels: [
      { approver: 'Supervisor 1', may_approve: false },
      { approver: 'HR', may_forward: false },
    ],
  });
  expect([policy.status, policy.body]).toEqual([201, expect.anything()]);
  const shift = await hr.post(`${at}/work-shift/`, {
    name: 'Office',
    is_default: true,
    mode: 'Fixed',
    worked_mode: 'First to last',
    late_counted_from: 'Start of the shift',
    grace_late_in: 15,
    grace_early_out: 10,
    timings: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((weekday) => ({
      effective_from: '2026-10-01',
      weekday,
      starts_at: '10:00',
      ends_at: '18:00',
    })),
  });
  expect(shift.status).toBe(201);
});
afterAll(() => server.close());

it('is posted by a device, mended on request by way of supervisor and HR, and closed for payroll [AT-8]', async () => {
  const door = await hr.post<{ id: number }>(`${at}/device/`, { name: 'Main door', serial_number: 'K1' });
  expect(door.status).toBe(201);
  await server.context.database.everywhere.query(
    `insert into device_admission (organization_id, device_id, approved_address) select organization_id, id, '127.0.0.1' from attendance_device where id = $1`,
    [door.body.id],
  );
  expect((await hr.post(`${at}/user-map/`, { pin: '7', employee: person.asha.id })).status).toBe(201);
  const device = new SimulatedDevice(async (method, url, payload) => {
    const { statusCode, body } = await server.app.inject({
      method,
      url,
      ...(payload === undefined ? {} : { payload, headers: { 'content-type': 'application/push;charset=UTF-8' } }),
    });
    return { status: statusCode, text: body };
  }, 'K1');
  const lines = linesOf('7');
  expect(await device.punches(lines)).toEqual({ status: 200, text: `OK: ${lines.length}` });
  await worked();

  expect(await faults()).toMatchObject([{ day: forgotten, employee: { id: person.asha.id } }]);
  expect((await checklist()).counts.missing_punch).toBe(1);

  const asked = await asha.post<{ id: number; status: string }>(`${at}/adjustment/`, {
    adjusted_on: forgotten,
    kind: 'Punch Out',
    punch_in: null,
    punch_out: '18:10',
    ends_next_day: false,
    logged_at: null,
    new_type: null,
    reason: 'The reader at the door was off.',
    attachment: null,
  });
  expect([asked.status, asked.body.status]).toEqual([201, 'Requested']);
  const { id } = asked.body;
  // No one decides their own request.
  expect((await asha.post(`${at}/adjustment/${id}/approve/?as=user`, { remark: 'Mine' })).status).toBe(403);
  const seen = await boss.get<{ results: { id: number }[] }>(`${at}/adjustment/?as=supervisor&stage=open`);
  expect(seen.body.results.map((each) => each.id)).toEqual([id]);
  expect(
    (await boss.post<{ status: string }>(`${at}/adjustment/${id}/forward/?as=supervisor`, { remark: 'True' })).body
      .status,
  ).toBe('Forwarded');
  expect((await checklist()).counts.adjustment).toBe(1);
  expect(
    (await hr.post<{ status: string }>(`${at}/adjustment/${id}/approve/?as=hr`, { remark: 'Seen' })).body.status,
  ).toBe('Approved');
  await worked();
  expect(await faults()).toEqual([]);

  const { counts, accepted } = await checklist();
  expect([counts.missing_punch, counts.adjustment, accepted]).toEqual([0, 0, 0]);
  expect((await hr.post(`${at}/month-close/close/`, { month: kartik.month, accepted })).status).toBe(204);
  const facts = await factsOfMonth(server.context.database.organization(himal.id), kartik);
  expect(facts.map((fact) => fact.employee_id)).toEqual([person.asha.id]);
  // What comes late changes nothing of it, and says what to do.
  const late = await asha.post<{ code?: string }>(`${at}/adjustment/`, {
    adjusted_on: forgotten,
    kind: 'Punch In',
    punch_in: '09:00',
    punch_out: null,
    ends_next_day: false,
    logged_at: null,
    new_type: null,
    reason: 'Earlier still.',
    attachment: null,
  });
  expect([late.status, late.body.code]).toEqual([409, 'period_closed']);
});
