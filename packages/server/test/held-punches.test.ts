/** Punches that were made without a connection and are sent later: of their own moment, once, marked, and not too old. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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

describe('the time that a phone gives is a claim [S7]', () => {
  /** The rest of Saturday is a day without a shift: all of it would be overtime. */
  const workedOn = (person: Person) =>
    server.context.database.everywhere.one<{ worked: number; overtime: number }>(
      `select worked, overtime from attendance_day where employee_id = $1 and worked > 0`,
      [person.id],
    );
  let bina: Person;
  let client: Client;
  let leader: Client;
  let hr: Client;

  beforeEach(async () => {
    hr = await signIn(server, boss);
    expect((await hr.patch('/attendance/himal/web-attendance-setting/', { offline_hours: 72 })).status).toBe(200);
    const tag = Math.round(server.now.getTime() / 1_000);
    bina = await aMember(server, himal, `bina${tag}`);
    const lead = await aMember(server, himal, `lead${tag}`);
    const { everywhere } = server.context.database;
    await everywhere.query(
      `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on) values ($1, $2, $3, 'Bina', 'Rai', $4, '2020-01-01')`,
      [himal.id, bina.id, `B${tag}`, bina.email],
    );
    await everywhere.query(
      `insert into supervision (organization_id, subordinate_id, supervisor_id, position, valid_from) values ($1, $2, $3, 1, '2026-01-01')`,
      [himal.id, bina.id, lead.id],
    );
    client = await signIn(server, bina);
    leader = await signIn(server, lead);
  });
  const hold = (category: string, hoursAgo: number, more: object = {}) =>
    client.post<{ id: number; claim: string; contact_at: string | null; clock_drift: number | null; detail?: string }>(
      path,
      {
        remark_category: category,
        held_at: new Date(server.now.getTime() - hoursAgo * hour).toISOString(),
        ...more,
      },
    );
  const contactNow = async () => (await client.get<{ contact: string }>(`${path}rule/`)).body.contact;

  it('carries the last contact, and how far its clock is from the time reckoned from it', async () => {
    const contact = await contactNow();
    const heardAt = server.now.getTime();
    server.move(2 * hour);
    client = await signIn(server, bina);
    const sent = await hold('Punch In', 1, { contact, since_contact: hour - 90_000 });
    expect([sent.status, sent.body]).toMatchObject([
      201,
      { claim: 'Unconfirmed', contact_at: new Date(heardAt).toISOString(), clock_drift: 90 },
    ]);
    // The proof of another person, or one that was written by hand, proves nothing.
    const forged = contact.replace(/^\S+/, new Date(heardAt - 48 * hour).toISOString());
    expect((await hold('Punch Out', 0.5, { contact: forged })).body).toMatchObject({
      contact_at: null,
      clock_drift: null,
    });
  });

  it('is refused for a time before the last contact', async () => {
    const contact = await contactNow();
    server.move(hour);
    client = await signIn(server, bina);
    const sent = await hold('Punch In', 30, { contact, since_contact: hour });
    expect([sent.status, sent.body.detail]).toEqual([400, expect.stringContaining('Your phone was connected after')]);
  });

  it('makes no overtime until the supervisor confirms it, and no one confirms their own', async () => {
    const came = await hold('Punch In', 6);
    const left = await hold('Punch Out', 2);
    const confirm = (by: Client, id: number, as: string) => by.post(`${path}${id}/confirm-claim/?as=${as}`, {});
    expect(await workedOn(bina)).toEqual({ worked: 240, overtime: 0 });
    expect((await confirm(client, came.body.id, 'user')).status).toBe(403);
    expect((await confirm(client, came.body.id, 'hr')).status).toBe(403);
    const waiting = await leader.get<{ count: number }>(`${path}?as=supervisor&claim=Unconfirmed`);
    expect(waiting.body.count).toBe(2);
    expect((await confirm(leader, came.body.id, 'supervisor')).status).toBe(200);
    expect(await workedOn(bina)).toEqual({ worked: 240, overtime: 0 });
    expect((await confirm(hr, left.body.id, 'hr')).body).toMatchObject({
      claim: 'Confirmed',
      claim_confirmed_by: { id: boss.id },
    });
    expect(await workedOn(bina)).toEqual({ worked: 240, overtime: 240 });
    expect((await confirm(leader, came.body.id, 'supervisor')).status).toBe(409);
  });
});
