/** Reminders of days with a missing punch. */
import type { PunchReminders, PunchRemindersSent } from '@karmik/model/attendance/punch-reminder';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
let person: Record<'hari' | 'boss' | 'asha' | 'bina' | 'chet', Person>;
let hr: Client;
let boss: Client;

let path: string;
const everywhere = () => server.context.database.everywhere;
const listed = async (client: Client, query = '?as=hr') => (await client.get<PunchReminders>(`${path}${query}`)).body;
const remind = (client: Client, body: object = {}, query = '?as=hr') =>
  client.post<PunchRemindersSent & { detail?: string }>(`${path}${query}`, body);
const told = () =>
  everywhere().query<{ recipient_id: number; text_en: string; url: string }>(
    `select recipient_id, text_en, url from notification where organization_id = $1 and category = 'attendance' order by id`,
    [himal.id],
  );

const missing = async (whose: Person, day: string, isLocked = false): Promise<number> =>
  (
    await everywhere().one<{ id: number }>(
      `insert into attendance_day (organization_id, employee_id, day, standing, coefficient, expected, worked, break_out, late, early, overtime, lost, is_remote, is_travelling, is_locked)
       values ($1, $2, $3, 'Missing Punch', 'Workday', 480, 0, 0, 0, 0, 0, 480, false, false, $4) returning id`,
      [himal.id, whose.id, day, isLocked],
    )
  )?.id ?? 0;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
let made = 0;
beforeEach(async () => {
  server.now = new Date('2026-11-20T06:00:00.000Z');
  const slug = `himal${++made}`;
  himal = await anOrganization(server, slug);
  path = `/attendance/${slug}/reports/daily-attendance-reconciliation/reminders/`;
  person = {
    hari: await aMember(server, himal, `hari${made}`, { is_hr_admin: true }),
    boss: await aMember(server, himal, `boss${made}`),
    asha: await aMember(server, himal, `asha${made}`),
    bina: await aMember(server, himal, `bina${made}`),
    chet: await aMember(server, himal, `chet${made}`),
  };
  await everywhere().query(
    `insert into supervision (organization_id, subordinate_id, supervisor_id, position, may_approve, may_decline, may_forward, valid_from)
     values ($1, $2, $3, 1, true, true, true, '2020-01-01')`,
    [himal.id, person.asha.id, person.boss.id],
  );
  hr = await signIn(server, person.hari);
  boss = await signIn(server, person.boss);
});

describe('HR', () => {
  it('[E6] reminds everyone with a missing punch once a day, and it is logged', async () => {
    const first = await missing(person.asha, '2026-11-17');
    await missing(person.asha, '2026-11-18');
    await missing(person.bina, '2026-11-18');
    expect(await listed(hr)).toMatchObject({
      count: 2,
      due: 2,
      results: [
        {
          employee: { id: person.asha.id },
          days: 2,
          first_day: '2026-11-17',
          last_day: '2026-11-18',
          reminded_at: null,
        },
        { employee: { id: person.bina.id }, days: 1 },
      ],
    });

    const sent = await remind(hr);
    expect([sent.status, sent.body]).toEqual([200, { reminded: 2, skipped: 0 }]);
    expect(await told()).toEqual([
      {
        recipient_id: person.asha.id,
        text_en: 'You have 2 days with a missing punch. Request an adjustment.',
        url: `/user/attendance/overview?open=${first}`,
      },
      {
        recipient_id: person.bina.id,
        text_en: 'You have 1 day with a missing punch. Request an adjustment.',
        url: expect.stringMatching(/^\/user\/attendance\/overview\?open=\d+$/),
      },
    ]);
    const audit = await everywhere().query<{ object_id: string; after: object }>(
      `select actor_id, object_id, after from audit_event where organization_id = $1 and action = 'missing_punches_reminded' order by id`,
      [himal.id],
    );
    expect(audit).toEqual([
      { actor_id: person.hari.id, object_id: String(person.asha.id), after: { days: 2 } },
      { actor_id: person.hari.id, object_id: String(person.bina.id), after: { days: 1 } },
    ]);

    // The same day again, also by who names someone: no one gets a second one.
    expect((await remind(hr)).body).toEqual({ reminded: 0, skipped: 2 });
    expect((await remind(hr, { employees: [person.asha.id] })).body).toEqual({ reminded: 0, skipped: 1 });
    expect(await told()).toHaveLength(2);
    expect(await listed(hr)).toMatchObject({
      due: 0,
      results: [
        { is_reminded: true, reminded_at: '2026-11-20T06:00:00.000Z', reminded_by: { id: person.hari.id } },
        {},
      ],
    });
    // After midnight of the organization, still the same day in London.
    server.now = new Date('2026-11-20T18:20:00.000Z');
    const later = await signIn(server, person.hari);
    expect((await remind(later, { employees: [person.asha.id] })).body).toEqual({ reminded: 1, skipped: 0 });
  });

  it('[E6] reminds those who are named of the days that the filter has', async () => {
    await missing(person.asha, '2026-11-10');
    await missing(person.asha, '2026-11-18');
    await missing(person.bina, '2026-11-10');
    await missing(person.chet, '2026-11-18');
    const week = '?as=hr&day__gte=2026-11-15&day__lte=2026-11-19';
    expect((await listed(hr, week)).results.map(({ employee, days }) => [employee.id, days])).toEqual([
      [person.asha.id, 1],
      [person.chet.id, 1],
    ]);
    expect((await remind(hr, { employees: [person.asha.id, person.bina.id] }, week)).body).toEqual({
      reminded: 1,
      skipped: 1,
    });
    expect((await told()).map(({ recipient_id: id }) => id)).toEqual([person.asha.id]);
  });

  it('leaves out days of closed months, days with a pending adjustment, and who reminds', async () => {
    await missing(person.asha, '2026-10-10', true);
    await missing(person.bina, '2026-11-18');
    await missing(person.hari, '2026-11-18');
    await everywhere().query(
      `insert into adjustment_request (organization_id, sender_id, status, adjusted_on, kind, punch_out, ends_next_day, reason, created_at)
       values ($1, $2, 'Requested', '2026-11-18', 'Punch Out', '17:00', false, 'Forgot', $3)`,
      [himal.id, person.bina.id, server.now],
    );
    expect(await listed(hr)).toEqual({ count: 0, due: 0, results: [] });
    expect((await remind(hr)).body).toEqual({ reminded: 0, skipped: 0 });
  });

  it('refuses a call that names people wrongly, says why, and reminds no one', async () => {
    await missing(person.asha, '2026-11-18');
    expect((await remind(hr, { employees: [] })).status).toBe(400);
    expect((await remind(hr, { employees: ['asha'] })).status).toBe(400);
    expect((await remind(hr, {}, '?as=user')).status).toBe(400);
    expect(await told()).toEqual([]);
  });
});

describe('a supervisor', () => {
  it('[E6] reminds their own team alone', async () => {
    await missing(person.asha, '2026-11-18');
    await missing(person.bina, '2026-11-18');
    expect((await listed(boss, '?as=supervisor')).results.map(({ employee }) => employee.id)).toEqual([person.asha.id]);
    expect((await remind(boss, { employees: [person.bina.id] }, '?as=supervisor')).body).toEqual({
      reminded: 0,
      skipped: 1,
    });
    expect((await remind(boss, {}, '?as=supervisor')).body).toEqual({ reminded: 1, skipped: 0 });
    expect((await told()).map(({ recipient_id: id }) => id)).toEqual([person.asha.id]);
  });

  it('and other employees do not remind as HR', async () => {
    await missing(person.asha, '2026-11-18');
    expect((await remind(boss)).status).toBe(403);
    expect((await boss.get(`${path}?as=hr`)).status).toBe(403);
    const asha = await signIn(server, person.asha);
    expect((await remind(asha, {}, '?as=supervisor')).body).toEqual({ reminded: 0, skipped: 0 });
    expect(await told()).toEqual([]);
  });
});
