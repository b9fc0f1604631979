/** The explanation of a day: its figures, rules, settings and punches, for the person who reads the day. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DayExplanation } from '@karmik/model/attendance/day/explanation';
import { figureNames } from '@karmik/model/attendance/day/reasons';
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
let asha: Person;
let own: Client;
let supervisor: Client;
let colleague: Client;
let hariId: number;
let people: readonly [hari: Person, boss: Person, asha: Person, other: Person];

const everywhere = () => server.context.database.everywhere;
const recompute = () => recomputeOrganization(server.context.database.organization(himal.id), () => server.now);

async function punch(wall: string, category: string): Promise<number> {
  const made = await everywhere().one<{ id: number }>(
    `insert into punch (organization_id, employee_id, remark_category, punched_at, punched_on, source, created_at)
     values ($1, $2, $3, $4::timestamp at time zone 'Asia/Kathmandu', ($4::timestamp)::date, 'web', $5) returning id`,
    [himal.id, asha.id, category, wall, server.now],
  );
  return made?.id ?? 0;
}

async function idOf(day: string): Promise<number> {
  const row = await everywhere().one<{ id: number }>(
    'select id from attendance_day where organization_id = $1 and employee_id = $2 and day = $3',
    [himal.id, asha.id, day],
  );
  return row?.id ?? 0;
}
const explained = async (client: Client, day: string, as: string) =>
  client.get<DayExplanation>(`/attendance/himal/daily-attendance/${await idOf(day)}/explanation/?as=${as}`);

/** Sessions do not outlast a clock that goes on. */
async function signAllIn(): Promise<void> {
  [hr, supervisor, own, colleague] = await Promise.all(
    people.map((person) => signIn(server, person)) as [
      Promise<Client>,
      Promise<Client>,
      Promise<Client>,
      Promise<Client>,
    ],
  );
}

beforeAll(async () => {
  server = await startServer();
  himal = await anOrganization(server, 'himal');
  const hari = await aMember(server, himal, 'hari', { is_hr_admin: true });
  hariId = hari.id;
  const boss = await aMember(server, himal, 'boss');
  asha = await aMember(server, himal, 'asha');
  const other = await aMember(server, himal, 'other');
  for (const { id, email } of [asha, boss, other])
    await everywhere().query(
      `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on) values ($1, $2, $3, 'A', 'Sharma', $3, '2020-01-01')`,
      [himal.id, id, email],
    );
  // Friday, 23:45 in Kathmandu.
  server.now = new Date('2026-11-20T18:00:00.000Z');
  people = [hari, boss, asha, other];
  await signAllIn();
  await everywhere().query(
    `insert into supervision (organization_id, subordinate_id, supervisor_id, position, valid_from) values ($1, $2, $3, 1, '2020-01-01')`,
    [himal.id, asha.id, boss.id],
  );
  const made = await hr.post('/attendance/himal/work-shift/', {
    name: 'Office',
    mode: 'Fixed',
    worked_mode: 'First to last',
    late_counted_from: 'Start of the shift',
    is_default: true,
    grace_late_in: 15,
    grace_early_out: 10,
    half_day_below: 240,
    timings: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((weekday) => ({
      effective_from: '2026-11-01',
      weekday,
      starts_at: '10:00',
      ends_at: '18:00',
    })),
  });
  expect(made.status).toBe(201);
  await punch('2026-11-18 10:16', 'Punch In');
  await punch('2026-11-18 17:55', 'Punch Out');
  await recompute();
});
afterAll(() => server.close());

describe('the explanation of a day', () => {
  it('has the rule of each figure, the settings in force and the punches [AT-1]', async () => {
    const { status, body } = await explained(own, '2026-11-18', 'user');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      day: '2026-11-18',
      standing: 'Present',
      figures: { expected: 480, worked: 459, late: 16, early: 0, lost: 21 },
      is_closed: false,
      stored: null,
      shift: {
        name: 'Office',
        grace_late_in: 15,
        half_day_below: 240,
        parts: [{ starts_at: '10:00', ends_at: '18:00' }],
      },
      punches: [
        { category: 'Punch In', source: 'web', is_counted: true, corrections: [] },
        { category: 'Punch Out', is_counted: true },
      ],
    });
    expect(body.reasons).toContainEqual({
      figure: 'late',
      rule: 'after_start',
      minutes: 16,
      limit: 15,
      at: Date.parse('2026-11-18T04:31:00Z'),
      edge: Date.parse('2026-11-18T04:15:00Z'),
    });
    for (const name of figureNames) {
      const sum = body.reasons.filter(({ figure }) => figure === name).reduce((all, { minutes }) => all + minutes, 0);
      expect([name, sum]).toEqual([name, body.figures[name]]);
    }
  });

  it('is for the person who reads the day, and for no one else', async () => {
    expect((await explained(hr, '2026-11-18', 'hr')).status).toBe(200);
    expect((await explained(supervisor, '2026-11-18', 'supervisor')).status).toBe(200);
    expect((await explained(supervisor, '2026-11-18', 'user')).status).toBe(404);
    expect((await explained(colleague, '2026-11-18', 'user')).status).toBe(404);
    expect((await explained(colleague, '2026-11-18', 'supervisor')).status).toBe(404);
    expect((await explained(colleague, '2026-11-18', 'hr')).status).toBe(403);
    expect((await explained(own, '2026-11-18', 'nobody')).status).toBe(400);
  });

  it('says who corrected a punch and why', async () => {
    const slip = await punch('2026-11-18 20:00', 'Punch Out');
    const request = await everywhere().one<{ id: number }>(
      `insert into adjustment_request (organization_id, sender_id, adjusted_on, kind, logged_at, reason, status, ends_next_day, created_at)
       values ($1, $2, '2026-11-18', 'Remove', '20:00', 'Pressed by mistake', 'Approved', false, $3) returning id`,
      [himal.id, asha.id, server.now],
    );
    await everywhere().query(
      `insert into punch_correction (organization_id, punch_id, kind, source_entity, source_id, corrected_by_id, created_at)
       values ($1, $2, 'Ignored', 'adjustment_request', $3, $4, $5)`,
      [himal.id, slip, request?.id ?? 0, hariId, server.now],
    );
    await recompute();
    const { body } = await explained(own, '2026-11-18', 'user');
    expect(body.figures.worked).toBe(459);
    expect(body.punches.at(-1)).toMatchObject({
      is_counted: false,
      corrections: [
        { kind: 'Ignored', new_category: null, reason: 'Pressed by mistake', corrected_by: { id: hariId } },
      ],
    });
  });

  it('keeps what is stored of a closed month, says so, and stores nothing', async () => {
    await everywhere().query(
      `insert into period_lock (organization_id, area, starts_on, ends_on, state, changed_at) values ($1, 'attendance', '2026-11-17', '2026-11-18', 'closed', $2)`,
      [himal.id, server.now],
    );
    await punch('2026-11-18 09:50', 'Punch In');
    await recompute();
    const { body } = await explained(own, '2026-11-18', 'user');
    expect(body).toMatchObject({
      is_closed: true,
      figures: { late: 0 },
      stored: { standing: 'Present', figures: { late: 16 } },
    });
    const stored = await everywhere().one(
      `select late from attendance_day where organization_id = $1 and employee_id = $2 and day = '2026-11-18'`,
      [himal.id, asha.id],
    );
    expect(stored).toEqual({ late: 16 });
  });
});

describe('punctuality', () => {
  it('is the share of expected days that were on time, and a day off is none', async () => {
    const days = await everywhere().query<{
      day: string;
      standing: string;
      punctuality: string | null;
      is_exception: boolean;
    }>(
      `select day, standing, punctuality, is_exception from attendance_day where organization_id = $1 and employee_id = $2 order by day`,
      [himal.id, asha.id],
    );
    const expected = days.filter(({ standing }) => !['Off', 'Excused', 'Pending'].includes(standing));
    expect(days.filter(({ punctuality }) => punctuality !== null)).toEqual(expected);
    expect(days.filter(({ standing }) => standing === 'Off').every((each) => !each.is_exception)).toBe(true);
    const onTime = expected.filter(({ punctuality }) => Number(punctuality) === 100).length;
    const { body } = await own.get<{ totals: Record<string, string> }>(
      '/attendance/himal/daily-attendance/aggregate/?measures=avg:punctuality',
    );
    expect(Number(body.totals['avg:punctuality'])).toBeCloseTo((100 * onTime) / expected.length, 2);
  });
});

describe('today', () => {
  interface Counted {
    day: string;
    all: Record<string, number>;
    branches: { place: { name: string } | null; counts: Record<string, number> }[];
    divisions: { counts: Record<string, number> }[];
  }
  const today = (client: Client, as: string) => client.get<Counted>(`/attendance/himal/today/?as=${as}`);

  it('counts who is in, late and absent, of the people whom the reader sees', async () => {
    // Saturday is a day off; Sunday is a day of work.
    server.now = new Date('2026-11-22T03:15:00.000Z');
    await signAllIn();
    await recompute();
    expect((await today(hr, 'hr')).body.all['absent']).toBe(0);
    server.now = new Date('2026-11-22T05:30:00.000Z');
    await signAllIn();
    await punch('2026-11-22 10:30', 'Punch In');
    await recompute();
    expect((await today(supervisor, 'supervisor')).body).toMatchObject({
      day: '2026-11-22',
      all: { in: 1, left: 0, late: 1, absent: 0, travelling: 0 },
      branches: [{ place: null, counts: { in: 1, late: 1 } }],
    });
    const { body } = await today(hr, 'hr');
    expect(body.all).toMatchObject({ in: 1, late: 1, absent: 2 });
    expect(body.divisions.reduce((sum, { counts }) => sum + (counts['absent'] ?? 0), 0)).toBe(2);
    expect((await today(colleague, 'hr')).status).toBe(403);
    expect((await today(colleague, 'supervisor')).body.all['absent']).toBe(0);
  });

  it('is told of to the person who sees the days that changed', async () => {
    await punch('2026-11-22 18:10', 'Punch Out');
    const last = await everywhere().one<{ id: number }>('select coalesce(max(id), 0) as id from live_event');
    await recompute();
    const told = await everywhere().query<{ user_ids: number[] | null }>(
      `select user_ids::float8[] as user_ids from live_event where topic = 'attendance_day' and id > $1 order by id`,
      [last?.id ?? 0],
    );
    expect(told).toHaveLength(2);
    expect(told[0]?.user_ids).toBeNull();
    expect(told[1]?.user_ids).toEqual(expect.arrayContaining([asha.id, people[1].id]));
    const again = await recompute();
    expect(again.changed).toBe(0);
  });
});
