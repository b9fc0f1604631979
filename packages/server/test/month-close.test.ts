/** Closing months of attendance: what is open is accepted knowingly, figures are frozen, and nothing reaches a closed month. */
import type { CloseMonth, MonthChecklist } from '@karmik/model/attendance/month-close';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { movePeriod, requireOpen } from '../src/ledger/periods.ts';
import { factsOfMonth } from '../src/modules/attendance/close/facts.ts';
import { recomputeOrganization } from '../src/modules/attendance/day/recompute.ts';
import { storeLines } from '../src/modules/attendance/device/store-lines.ts';
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
let hari: Person;
let hr: Client;
let own: Client;
let asha: Person;
let bina: Person;
let office: number;

/** Kartik 2083. */
const kartik = { month: 'bs:2083-07', starts_on: '2026-10-18', ends_on: '2026-11-16' };
const base = '/attendance/himal/month-close/';
const everywhere = () => server.context.database.everywhere;
const here = () => server.context.database.organization(himal.id);

const punch = (person: Person, wall: string, category: string) =>
  everywhere().query(
    `insert into punch (organization_id, employee_id, remark_category, punched_at, punched_on, source, created_at)
     values ($1, $2, $3, $4::timestamp at time zone 'Asia/Kathmandu', ($4::timestamp)::date, 'web', $5)`,
    [himal.id, person.id, category, wall, server.now],
  );
const months = async () => (await hr.get<{ results: CloseMonth[] }>(base)).body.results;
const stateOf = async (name = kartik.month) => (await months()).find(({ month }) => month === name)?.state;
const checklist = async () =>
  (await hr.get<MonthChecklist>(`${base}checklist/?month=${encodeURIComponent(kartik.month)}`)).body;
const close = (accepted: number, month = kartik.month, who = hr) =>
  who.post<{ code?: string; month?: string[] }>(`${base}close/`, { month, accepted });
const reopen = (reason: string) => hr.post<{ reason?: string[] }>(`${base}reopen/`, { month: kartik.month, reason });
const closeAll = async () => close((await checklist()).accepted);
const lockedDays = async () =>
  (
    await everywhere().one<{ n: number }>(
      'select count(*)::integer as n from attendance_day where organization_id = $1 and is_locked and day between $2 and $3',
      [himal.id, kartik.starts_on, kartik.ends_on],
    )
  )?.n;
const standingOf = async (person: Person, day: string) =>
  (
    await everywhere().one<{ standing: string }>(
      'select standing from attendance_day where organization_id = $1 and employee_id = $2 and day = $3',
      [himal.id, person.id, day],
    )
  )?.standing;

beforeAll(async () => {
  server = await startServer();
  // Friday, 23:45 in Kathmandu.
  server.now = new Date('2026-11-20T18:00:00.000Z');
  himal = await anOrganization(server, 'himal');
  hari = await aMember(server, himal, 'hari', { is_hr_admin: true });
  asha = await aMember(server, himal, 'asha');
  bina = await aMember(server, himal, 'bina');
  for (const { id, email } of [asha, bina])
    await everywhere().query(
      `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on) values ($1, $2, $3, 'A', 'Sharma', $3, '2020-01-01')`,
      [himal.id, id, email],
    );
  hr = await signIn(server, hari);
  own = await signIn(server, asha);
  const made = await hr.post<{ id: number }>('/attendance/himal/work-shift/', {
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
  expect(made.status).toBe(201);
  office = made.body.id;
  for (const [index, day] of ['19', '20', '21', '22'].entries()) {
    await punch(asha, `2026-10-${day} 10:${String(index * 10).padStart(2, '0')}`, 'Punch In');
    await punch(asha, `2026-10-${day} 18:20`, 'Punch Out');
  }
  // Someone forgot to punch out.
  await punch(bina, '2026-11-12 10:00', 'Punch In');
  await everywhere().query(
    `insert into travel_attendance (organization_id, sender_id, starts_on, ends_on, part, place, description, status)
     values ($1, $2, '2026-10-16', '2026-10-19', 'Full', 'Pokhara', 'Audit', 'Requested'), ($1, $2, '2026-11-17', '2026-11-18', 'Full', 'Pokhara', 'Audit', 'Requested')`,
    [himal.id, bina.id],
  );
  await recomputeOrganization(here(), () => server.now);
});
afterAll(() => server.close());

it('lists the months in which days count, and says what is open in one, as the lists do', async () => {
  expect((await months()).map(({ month, state, is_over }) => [month, state, is_over])).toEqual([
    ['bs:2083-08', 'open', false],
    ['bs:2083-07', 'open', true],
    ['bs:2083-06', 'open', true],
  ]);
  const { counts, accepted } = await checklist();
  expect(counts).toEqual({
    in_progress: 0,
    missing_punch: 1,
    unmatched: 0,
    adjustment: 0,
    travel: 1,
    credit_hour: 0,
    overtime: 0,
    penalty: 0,
    timesheet: 0,
  });
  expect(accepted).toBe(2);
  const listed = async (path: string) => (await hr.get<{ count: number }>(`/attendance/himal/${path}`)).body.count;
  expect(
    await listed(
      `daily-attendance/?as=hr&standing=Missing Punch&day__gte=${kartik.starts_on}&day__lte=${kartik.ends_on}`,
    ),
  ).toBe(1);
  expect(
    await listed(
      `travel-attendance/?as=hr&status__in=Requested,Forwarded&starts_on__lte=${kartik.ends_on}&ends_on__gte=${kartik.starts_on}`,
    ),
  ).toBe(1);
});

it('refuses the person who may not, a month that goes on, one that is none, and items that no one has seen', async () => {
  expect((await own.get(base)).status).toBe(403);
  expect((await close(2, kartik.month, own)).status).toBe(403);
  const early = await close(0, 'bs:2083-08');
  expect([early.status, early.body.month]).toEqual([400, ["The month isn't over yet"]]);
  expect((await close(0, 'bs:2070-01')).status).toBe(400);
  expect((await close(0, 'ad:2026-11')).status).toBe(400);
  const unseen = await close(1);
  expect([unseen.status, unseen.body.code]).toEqual([409, 'open_items_changed']);
  expect(await stateOf()).toBe('open');
  await expect(factsOfMonth(here(), kartik)).rejects.toMatchObject({ status: 409 });
});

describe('a closed month', () => {
  it('is locked, and its facts are the sums of its days', async () => {
    expect((await close(2)).status).toBe(204);
    const { state, changed_by, changed_at } = (await months())[1] ?? {};
    expect([state, changed_at]).toEqual(['closed', server.now.toISOString()]);
    expect(changed_by).toMatchObject({ full_name: expect.any(String), name_ne: null });
    // A second plain program adds the days up.
    const days = await everywhere().query<Record<string, number> & { coefficient: string; standing: string }>(
      'select * from attendance_day where organization_id = $1 and day between $2 and $3',
      [himal.id, kartik.starts_on, kartik.ends_on],
    );
    expect(days.length).toBe(60);
    expect(await lockedDays()).toBe(60);
    const facts = await factsOfMonth(here(), kartik);
    expect(facts.map((each) => each.employee_id)).toEqual([asha.id, bina.id]);
    for (const fact of facts) {
      const mine = days.filter((day) => day['employee_id'] === fact.employee_id);
      const total = (name: string) => {
        let sum = 0;
        for (const day of mine) sum += Number(day[name]);
        return sum;
      };
      for (const name of ['expected', 'worked', 'break_out', 'late', 'early', 'overtime', 'lost'] as const)
        expect([name, fact[name]]).toEqual([name, total(name)]);
      for (const { coefficient, standing, days: count } of fact.days)
        expect(count).toBe(mine.filter((day) => day.coefficient === coefficient && day.standing === standing).length);
      expect(fact.days.reduce((sum, { days: count }) => sum + count, 0)).toBe(30);
    }
  });

  it('refuses each write that is dated inside it, and says what to do', async () => {
    const before = await everywhere().one<{ n: number }>('select count(*)::integer as n from punch');
    const refusals = await Promise.all([
      own.post<{ code: string; detail: string }>('/attendance/himal/adjustment/', {
        adjusted_on: '2026-11-12',
        kind: 'Punch Out',
        punch_out: '18:00',
        reason: 'Forgot',
      }),
      own.post<{ code: string; detail: string }>('/attendance/himal/travel-attendance/', {
        starts_on: '2026-11-15',
        ends_on: '2026-11-18',
        part: 'Full',
        place: 'Pokhara',
        description: 'Audit',
      }),
      hr.post<{ code: string; detail: string }>('/attendance/himal/shift-assignment/', {
        employee: asha.id,
        work_shift: office,
        starts_on: '2026-11-10',
      }),
      hr.post<{ code: string; detail: string }>('/attendance/himal/individual-setting/', {
        employee: asha.id,
        web_attendance: true,
        is_remote: true,
        starts_on: '2026-11-01',
        ends_on: '2026-11-30',
      }),
      hr.post<{ code: string; detail: string }>('/attendance/himal/work-shift/', {
        name: 'Late',
        mode: 'Fixed',
        worked_mode: 'First to last',
        late_counted_from: 'Start of the shift',
        timings: [{ effective_from: '2026-11-01', weekday: 'Sunday', starts_at: '12:00', ends_at: '20:00' }],
      }),
    ]);
    for (const { status, body } of refusals)
      expect([status, body.code, body.detail]).toEqual([
        409,
        'period_closed',
        'The attendance period 2026-10-18 to 2026-11-16 is closed. Ask HR to reopen it, or correct it in an open period.',
      ]);
    expect(await everywhere().one('select count(*)::integer as n from punch')).toEqual(before);
    // What begins after it goes on.
    const later = await hr.post<{ id: number }>('/attendance/himal/shift-assignment/', {
      employee: asha.id,
      work_shift: office,
      starts_on: '2026-11-17',
    });
    expect(later.status).toBe(201);
  });

  it('keeps what a device sends of it, until it is open again: with a reason, written down, and worked out', async () => {
    const device = await hr.post<{ id: number }>('/attendance/himal/device/', {
      name: 'Gate',
      serial_number: 'GATE1',
      timezone: 'Asia/Kathmandu',
      direction: 'As sent',
    });
    expect([device.status, device.body]).toEqual([201, expect.anything()]);
    await everywhere().query(
      'insert into device_user (organization_id, employee_id, pin, created_at) values ($1, $2, $3, $4)',
      [himal.id, bina.id, '7', server.now],
    );
    const lines = ['7\t2026-11-12 18:05:00\t1\t1\t0\t0', '7\t2026-11-17 18:05:00\t1\t1\t0\t0'];
    const stored = await here().transaction((tenant) =>
      storeLines(tenant, {
        device: { id: device.body.id, zone: 'Asia/Kathmandu' },
        lines,
        form: 'push',
        now: server.now,
      }),
    );
    expect([stored.punches, stored.unmatched]).toEqual([1, 1]);
    const [kept] = (await hr.get<{ results: { reason: string }[] }>('/attendance/himal/unmatched-punch/')).body.results;
    expect(kept?.reason).toBe('Closed month');
    expect(await standingOf(bina, '2026-11-12')).toBe('Missing Punch');

    expect((await reopen('')).status).toBe(400);
    expect((await reopen('The gate sent late')).status).toBe(204);
    expect(await stateOf()).toBe('reopened');
    expect((await reopen('Again')).status).toBe(409);
    expect(await lockedDays()).toBe(0);
    expect(await standingOf(bina, '2026-11-12')).toBe('Present');
    expect((await checklist()).counts).toMatchObject({ missing_punch: 0, unmatched: 0 });
    await expect(factsOfMonth(here(), kartik)).rejects.toMatchObject({ status: 409 });
    const written = await everywhere().query<{ action: string; actor_id: number }>(
      `select action, actor_id from audit_event where organization_id = $1 and object_type = 'period_lock' order by id`,
      [himal.id],
    );
    expect(written).toEqual(['closing', 'closed', 'reopened'].map((action) => ({ action, actor_id: hari.id })));
  });
});

describe('closing', () => {
  it('waits for a write that has begun, and counts it', async () => {
    const release = Promise.withResolvers<undefined>();
    const begun = Promise.withResolvers<undefined>();
    const writing = here().transaction(async (tenant) => {
      await requireOpen(tenant, 'attendance', '2026-11-11');
      begun.resolve(undefined);
      await release.promise;
      for (const [wall, category] of [
        ['2026-11-11 10:00', 'Punch In'],
        ['2026-11-11 18:00', 'Punch Out'],
      ] as const)
        await tenant.query(
          `insert into punch (organization_id, employee_id, remark_category, punched_at, punched_on, source, created_at)
           values ($1, $2, $3, $4::timestamp at time zone 'Asia/Kathmandu', ($4::timestamp)::date, 'manual', $5)`,
          [himal.id, bina.id, category, wall, server.now],
        );
    });
    await begun.promise;
    const closing = closeAll();
    release.resolve(undefined);
    await writing;
    expect((await closing).status).toBe(204);
    expect(await standingOf(bina, '2026-11-11')).toBe('Present');
    expect((await reopen('Once more')).status).toBe(204);
  });

  it('works out what was written after it looked at the days, before it closes', async () => {
    const { accepted } = await checklist();
    const release = Promise.withResolvers<undefined>();
    const begun = Promise.withResolvers<undefined>();
    const writing = here().transaction(async (tenant) => {
      await requireOpen(tenant, 'attendance', '2026-11-12');
      begun.resolve(undefined);
      await release.promise;
      await tenant.query(
        `insert into attendance_due (organization_id, employee_id, day) values ($1, $2, '2026-11-12') on conflict do nothing`,
        [himal.id, bina.id],
      );
    });
    await begun.promise;
    const closing = close(accepted);
    // The days are worked out by now, and the closing waits for the write.
    const waits = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await server.context.database.owner.query(waits)).rowCount).toBe(1);
    release.resolve(undefined);
    await writing;
    expect((await closing).status).toBe(204);
    expect(await stateOf()).toBe('closed');
    expect((await reopen('Once more')).status).toBe(204);
  });

  it('by two at once closes once', async () => {
    const { accepted } = await checklist();
    const answers = await Promise.all([close(accepted), close(accepted)]);
    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([204, 409]));
    expect(await stateOf()).toBe('closed');
    expect(await factsOfMonth(here(), kartik)).toHaveLength(2);
    expect((await reopen('Once more')).status).toBe(204);
  });

  it('that was stopped in the middle refuses writes, and is finished or given up', async () => {
    const stop = () =>
      here().transaction((tenant) =>
        movePeriod(tenant, { area: 'attendance', startsOn: kartik.starts_on, endsOn: kartik.ends_on }, 'closing', {
          userId: hari.id,
          reason: '',
          at: server.now,
        }),
      );
    await stop();
    expect(await stateOf()).toBe('closing');
    await expect(here().transaction((tenant) => requireOpen(tenant, 'attendance', '2026-11-01'))).rejects.toMatchObject(
      {
        status: 409,
      },
    );
    expect((await closeAll()).status).toBe(204);
    expect(await stateOf()).toBe('closed');
    expect((await reopen('Once more')).status).toBe(204);
    await stop();
    expect((await reopen('Not yet')).status).toBe(204);
    expect(await stateOf()).toBe('reopened');
  });
});
