/** Claims of overtime: what can be claimed, who decides, and what becomes of a claim whose day changes. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { movePeriod } from '../src/ledger/periods.ts';
import { reviewClaims } from '../src/modules/attendance/day/review-claims.ts';
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

interface Claim {
  readonly id: number;
  readonly status: string;
  readonly early: number;
  readonly late: number;
  readonly normalised: number;
  readonly is_exceeded: boolean;
  readonly histories: readonly { readonly action_performed: string; readonly remarks: string }[];
}

let server: TestServer;
let himal: Organization;
let hr: Client;
let asha: Person;
let own: Client;
let made = 0;
const path = '/attendance/himal/overtime/claim/';
const everywhere = () => server.context.database.everywhere;

beforeAll(async () => {
  server = await startServer();
  himal = await anOrganization(server, 'himal');
  hr = await signIn(server, await aMember(server, himal, 'hari', { is_hr_admin: true }));
  const set = await hr.post('/attendance/himal/overtime/setting/', {
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
  expect(set.status).toBe(201);
});
afterAll(() => server.close());
beforeEach(async () => {
  await everywhere().query(
    `update overtime_setting set needs_pre_approval = false, claim_days = 30, allows_off_days = true where organization_id = $1`,
    [himal.id],
  );
  asha = await aMember(server, himal, `asha${++made}`);
  await everywhere().query(
    `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on) values ($1, $2, $3, $3, 'Rai', $4, '2020-01-01')`,
    [himal.id, asha.id, `E${made}`, asha.email],
  );
  own = await signIn(server, asha);
});

/** A day with overtime, as it was worked out. */
const worked = (day: string, overtime: number, { coefficient = 'Workday', standing = 'Present' } = {}) =>
  everywhere().query(
    `insert into attendance_day (organization_id, employee_id, day, standing, coefficient, expected, worked, break_out, late, early, overtime, lost, is_remote, is_travelling, is_locked)
     values ($1, $2, $3, $4, $5, 480, 480, 0, 0, 0, $6, 0, false, false, false)
     on conflict (organization_id, employee_id, day) do update set overtime = excluded.overtime`,
    [himal.id, asha.id, day, standing, coefficient, overtime],
  );
const send = (day: string) => own.post<Claim>(path, { claimed_on: day, request_remarks: 'Stock count' });
const read = async (id: number) => (await own.get<Claim>(`${path}${id}/?as=user`)).body;
const approve = (id: number) => hr.post<Claim>(`${path}${id}/approve/?as=hr`, { remark: 'Seen' });
/** The day comes to something else, and its claims are looked at. */
async function becomes(day: string, overtime: number): Promise<void> {
  await worked(day, overtime);
  await server.context.database
    .organization(himal.id)
    .transaction((tenant) => reviewClaims(tenant, [{ employee_id: asha.id, day }], server.context.clock()));
}

describe('a claim', () => {
  it('takes what counts of the day, and its multiplier', async () => {
    await worked('2026-11-20', 145);
    await worked('2026-11-14', 60, { coefficient: 'Offday' });
    const unclaimed = async () => (await own.get<{ days: object[] }>(`${path}unclaimed/`)).body.days;
    expect(await unclaimed()).toMatchObject([
      { day: '2026-11-20', early: 0, late: 145, normalised: 135, multiplier: '1.50', expires_on: '2026-12-20' },
      { day: '2026-11-14', normalised: 60, multiplier: '2.00' },
    ]);
    const sent = await send('2026-11-20');
    expect([sent.status, sent.body]).toMatchObject([
      201,
      { status: 'Requested', late: 145, normalised: 135, multiplier: '1.50', day_kind: 'Working day' },
    ]);
    expect(await unclaimed()).toMatchObject([{ day: '2026-11-14' }]);
    expect((await approve(sent.body.id)).body.status).toBe('Approved');
    const again = await send('2026-11-20');
    expect([again.status, again.body]).toEqual([400, { claimed_on: ['A request for this day already exists'] }]);
  });

  it('[AT-5] is capped by day, week and month', async () => {
    const claimed: number[] = [];
    // From Sunday to Saturday: the week holds 24 hours.
    for (const day of ['15', '16', '17', '18', '19', '20', '21']) {
      await worked(`2026-11-${day}`, 270);
      const { status, body } = await send(`2026-11-${day}`);
      claimed.push(status === 201 ? body.normalised : 0);
    }
    expect(claimed).toEqual([240, 240, 240, 240, 240, 240, 0]);
  });

  it('[AT-5] takes what the month leaves: of 30 hours 28 are claimed, and 3 more become 2', async () => {
    await everywhere().query(
      `insert into overtime_claim (organization_id, sender_id, claimed_on, early, late, normalised, day_kind, multiplier, request_remarks, status)
       values ($1, $2, '2026-11-18', 0, 1680, 1680, 'Working day', 1.5, 'Count', 'Approved')`,
      [himal.id, asha.id],
    );
    await worked('2026-11-22', 180);
    expect((await send('2026-11-22')).body.normalised).toBe(120);
  });

  it('is no more than what was approved in advance, where that is needed', async () => {
    await everywhere().query('update overtime_setting set needs_pre_approval = true where organization_id = $1', [
      himal.id,
    ]);
    await worked('2026-11-20', 145);
    const refused = await send('2026-11-20');
    expect([refused.status, refused.body]).toEqual([
      400,
      { claimed_on: ['No overtime was approved for this day in advance'] },
    ]);
    await everywhere().query(
      `insert into overtime_request (organization_id, sender_id, overtime_date, overtime_duration, request_remarks, status) values ($1, $2, '2026-11-20', 90, 'Count', 'Approved')`,
      [himal.id, asha.id],
    );
    expect((await send('2026-11-20')).body.normalised).toBe(90);
  });

  it('is refused for a day without overtime, in progress, expired or closed, each with why', async () => {
    await worked('2026-11-23', 60, { standing: 'Pending' });
    await worked('2026-10-01', 60);
    await worked('2026-11-19', 20);
    expect((await send('2026-11-23')).body).toEqual({ claimed_on: ['This day is still in progress'] });
    expect((await send('2026-11-19')).body).toEqual({ claimed_on: ['There is no overtime to claim on this day'] });
    expect((await send('2026-11-18')).body).toEqual({ claimed_on: ['There is no overtime to claim on this day'] });
    expect((await send('2026-10-01')).body).toEqual({
      claimed_on: ['Overtime date can be at most 30 days in the past'],
    });
    await worked('2026-10-28', 60);
    const tenant = server.context.database.organization(himal.id);
    const period = { area: 'attendance', startsOn: '2026-10-27', endsOn: '2026-10-29' } as const;
    await tenant.transaction((inner) =>
      movePeriod(inner, period, 'closing', { userId: asha.id, reason: '', at: server.context.clock() }),
    );
    expect((await send('2026-10-28')).status).toBe(409);
  });
});

describe('a claim whose day changes', () => {
  it('shrinks while it is open, and never grows', async () => {
    await worked('2026-11-20', 145);
    const { id } = (await send('2026-11-20')).body;
    await becomes('2026-11-20', 200);
    expect(await read(id)).toMatchObject({ normalised: 135, status: 'Requested' });
    await becomes('2026-11-20', 70);
    expect(await read(id)).toMatchObject({ late: 70, normalised: 60, status: 'Requested' });
    expect((await read(id)).histories.at(-1)).toMatchObject({
      action_performed: 'Reduced',
      remarks: 'The attendance of the day changed: 2:15 → 1:00',
    });
    expect((await approve(id)).body.status).toBe('Approved');
  });

  it('expires where nothing is left of it, and can be sent again', async () => {
    await worked('2026-11-20', 145);
    const { id } = (await send('2026-11-20')).body;
    await becomes('2026-11-20', 0);
    expect(await read(id)).toMatchObject({ normalised: 0, status: 'Expired' });
    expect((await approve(id)).status).toBeGreaterThanOrEqual(400);
    await becomes('2026-11-20', 60);
    expect((await send('2026-11-20')).status).toBe(201);
  });

  it('is marked once it is approved, until the day is as it was', async () => {
    await worked('2026-11-20', 145);
    const { id } = (await send('2026-11-20')).body;
    await approve(id);
    await becomes('2026-11-20', 30);
    expect(await read(id)).toMatchObject({ normalised: 135, status: 'Approved', is_exceeded: true });
    await becomes('2026-11-20', 150);
    expect(await read(id)).toMatchObject({ status: 'Approved', is_exceeded: false });
  });
});
