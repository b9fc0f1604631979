/** Punches that were made without a connection and are sent later: of their own moment, once, marked, and not too old. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { movePeriod } from '../src/ledger/periods.ts';
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
let boss: Person;
let asha: Client;
const path = '/attendance/himal/web-attendance/';
const hour = 3_600_000;

const held = (hoursAgo: number, more: object = {}) =>
  asha.post<{ id: number; punched_at: string; detail?: string }>(path, {
    remark_category: 'Punch In',
    held_at: new Date(server.now.getTime() - hoursAgo * hour).toISOString(),
    ...more,
  });
const stored = () =>
  server.context.database.everywhere.query<{ punched_on: string; is_held: boolean }>(
    'select punched_on::text as punched_on, is_held, source, punched_at, created_at from punch order by punched_at',
  );

beforeAll(async () => {
  server = await startServer();
  himal = await anOrganization(server, 'himal');
  boss = await aMember(server, himal, 'hari', { is_hr_admin: true });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.context.database.everywhere.query('delete from punch');
  await server.context.database.everywhere.query('delete from period_lock');
  asha = await signIn(server, await aMember(server, himal, `asha${Math.round(server.now.getTime() / 1_000)}`));
  server.move(120_000);
});

it('is of the moment when it was made, and HR sees that it came later', async () => {
  const { status, body } = await held(30);
  expect(status).toBe(201);
  expect(Date.parse(body.punched_at)).toBe(server.now.getTime() - 30 * hour);
  expect(await stored()).toMatchObject([
    { punched_on: '2026-11-20', is_held: true, source: 'web', created_at: server.now.toISOString() },
  ]);
  const hr = await signIn(server, boss);
  const listed = await hr.get<{ results: object[] }>(`${path}?as=hr&is_held=true`);
  expect(listed.body.results).toMatchObject([{ is_held: true, remark_category: 'Punch In' }]);
});

it('is one punch however often it comes, also where the answer to the first attempt was lost', async () => {
  const first = await held(5);
  expect((await held(5)).body.id).toBe(first.body.id);
  expect(await stored()).toHaveLength(1);
  // The first attempt reached the server, but its answer did not come back.
  const now = await asha.post<{ id: number }>(path, { remark_category: 'Punch Out' });
  expect((await held(0, { remark_category: 'Punch Out' })).body.id).toBe(now.body.id);
  expect(await stored()).toHaveLength(2);
});

it('is refused where it is too old, to come, or of a closed month', async () => {
  expect(await held(73)).toMatchObject({
    status: 400,
    body: { detail: 'This was logged more than 72 hours ago. Request an adjustment instead.' },
  });
  expect(await held(-1)).toMatchObject({ status: 400, body: { detail: "The time can't be in the future" } });
  expect((await asha.post(path, { held_at: 'yesterday' })).status).toBe(400);
  await server.context.database.organization(himal.id).transaction(async (tenant) => {
    const period = { area: 'attendance', startsOn: '2026-10-18', endsOn: '2026-11-20' } as const;
    for (const state of ['closing', 'closed'] as const)
      await movePeriod(tenant, period, state, { userId: boss.id, reason: '', at: server.now });
  });
  expect((await held(40)).status).toBe(409);
  const hr = await signIn(server, boss);
  const set = await hr.patch('/attendance/himal/web-attendance-setting/', { offline_hours: 0 });
  expect(set.status).toBe(200);
  expect((await held(1)).status).toBe(400);
  expect(await stored()).toEqual([]);
});
