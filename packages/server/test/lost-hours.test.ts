/** Lost hours that HR writes off: they count as lost no more, within the limit of their reason, and never of a closed month. */
import { afterAll, beforeAll, expect, it } from 'vitest';
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
let asha: Person;
let hari: Person;
let hr: Client;
let own: Client;
const at = '/commons/himal/work-lost-hour-';
const day = '2026-11-18';

const dayOf = async () => {
  await recomputeDue(server.context);
  await recomputeOrganization(server.context.database.organization(himal.id), () => server.now);
  return server.context.database.everywhere.one<{ standing: string; lost: number; expected: number }>(
    'select standing, lost, expected from attendance_day where organization_id = $1 and employee_id = $2 and day = $3',
    [himal.id, asha.id, day],
  );
};
const reason = async (body: object): Promise<number> =>
  (await hr.post<{ id: number }>(`${at}reason/`, { name_ne: null, monthly_limit: null, ...body })).body.id;
const writeOff = (body: object) =>
  hr.post<{ id: number } & Record<string, string[]>>(`${at}adjustment/`, {
    employee: asha.id,
    day,
    remarks: null,
    ...body,
  });

beforeAll(async () => {
  server = await startServer();
  // Friday, 23:45 in Kathmandu.
  server.now = new Date('2026-11-20T18:00:00.000Z');
  himal = await anOrganization(server, 'himal');
  hari = await aMember(server, himal, 'hari', { is_hr_admin: true });
  asha = await aMember(server, himal, 'asha');
  await server.context.database.everywhere.query(
    `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on) values ($1, $2, 'A1', 'Asha', 'Sharma', $3, '2020-01-01')`,
    [himal.id, asha.id, asha.email],
  );
  [hr, own] = (await Promise.all([hari, asha].map((each) => signIn(server, each)))) as [Client, Client];
  const shift = await hr.post('/attendance/himal/work-shift/', {
    name: 'Office',
    is_default: true,
    mode: 'Fixed',
    worked_mode: 'First to last',
    late_counted_from: 'Start of the shift',
    timings: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((weekday) => ({
      effective_from: '2026-10-01',
      weekday,
      starts_at: '10:00',
      ends_at: '18:00',
    })),
  });
  expect(shift.status).toBe(201);
  await server.context.database.everywhere.query(
    `insert into punch (organization_id, employee_id, remark_category, punched_at, punched_on, source, created_at)
     select $1, $2, category, (wall::timestamp) at time zone 'Asia/Kathmandu', $3::date, 'web', $4
       from (values ('Punch In', '2026-11-18 11:30'), ('Punch Out', '2026-11-18 18:00')) p (category, wall)`,
    [himal.id, asha.id, day, server.now],
  );
});
afterAll(() => server.close());

it('is lost no more, is explained, and is lost again where the adjustment is taken back', async () => {
  expect(await dayOf()).toMatchObject({ lost: 90, expected: 480 });
  const power = await reason({ name: 'Power cut', needs_remarks: false });
  const made = await writeOff({ written_off: 60, reason: power });
  expect([made.status, made.body]).toEqual([201, expect.anything()]);
  expect(await dayOf()).toMatchObject({ lost: 30 });
  const { body } = await own.get<{ excuses: object[] }>(
    `/attendance/himal/daily-attendance/${
      (await own.get<{ results: { id: number }[] }>(`/attendance/himal/daily-attendance/?as=user&day=${day}`)).body
        .results[0]?.id
    }/explanation/?as=user`,
  );
  expect(body.excuses).toEqual([{ kind: 'Lost Hours', part: 'Full', minutes: 60 }]);
  // No one is away for it, so that the roster has nothing to say of it.
  const roster = await hr.get<{ people: { marks: object[] }[] }>(
    `/attendance/himal/roster/?as=hr&starts_on=${day}&ends_on=${day}`,
  );
  expect([roster.status, roster.body.people?.flatMap(({ marks }) => marks)]).toEqual([200, []]);
  expect((await hr.patch(`${at}adjustment/${made.body.id}/`, { written_off: 90 })).status).toBe(200);
  expect(await dayOf()).toMatchObject({ lost: 0 });
  expect((await writeOff({ written_off: 5, reason: power })).status).toBe(400);
  expect((await hr.delete(`${at}adjustment/${made.body.id}/`)).status).toBe(204);
  expect(await dayOf()).toMatchObject({ lost: 90 });
});

it('keeps to the monthly limit of its reason, and to its remarks', async () => {
  const errand = await reason({ name: 'Official errand', monthly_limit: 60, needs_remarks: true });
  expect((await writeOff({ written_off: 30, reason: errand })).body).toEqual({ remarks: ['Remarks is Required'] });
  const remarks = 'Bank';
  const first = await writeOff({ day: '2026-11-17', written_off: 40, reason: errand, remarks });
  expect(first.status).toBe(201);
  expect((await writeOff({ written_off: 30, reason: errand, remarks })).body).toEqual({
    written_off: ['Only 0:20 hours remain for this reason in this month'],
  });
  // The month before has a limit of its own.
  expect((await writeOff({ day: '2026-11-16', written_off: 60, reason: errand, remarks })).status).toBe(201);
  expect((await writeOff({ written_off: 20, reason: errand, remarks })).status).toBe(201);
});

it('is nothing for employees to enter, nor for a closed month', async () => {
  const power = await reason({ name: 'Flood', needs_remarks: false });
  const body = { employee: asha.id, day: '2026-11-15', written_off: 5, reason: power, remarks: null };
  expect((await own.post(`${at}adjustment/`, body)).status).toBe(403);
  const there = await writeOff(body);
  expect(there.status).toBe(201);
  const month = 'bs:2083-07';
  await dayOf();
  const { body: list } = await hr.get<{ accepted: number }>(
    `/attendance/himal/month-close/checklist/?month=${encodeURIComponent(month)}`,
  );
  expect((await hr.post('/attendance/himal/month-close/close/', { month, accepted: list.accepted })).status).toBe(204);
  expect((await hr.delete(`${at}adjustment/${there.body.id}/`)).status).toBe(409);
  expect((await writeOff({ ...body, day: '2026-11-13' })).status).toBe(409);
});

it('is not written off by oneself', async () => {
  const errand = await reason({ name: 'Errand', needs_remarks: false });
  const { status, body } = await writeOff({ employee: hari.id, written_off: 30, reason: errand });
  expect([status, body]).toEqual([400, { employee: ["You can't write off your own lost hours"] }]);
});
