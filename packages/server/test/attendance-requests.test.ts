/** What requests of attendance are checked for, and what follows from their approval. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

interface Request {
  readonly id: number;
  readonly status: string;
  readonly histories: { readonly action_performed: string; readonly remarks: string }[];
}

let server: TestServer;
let himal: Organization;
let hr: Client;
let made = 0;

beforeAll(async () => {
  server = await startServer();
  himal = await anOrganization(server, 'himal');
  hr = await signIn(server, await aMember(server, himal, 'hari', { is_hr_admin: true }));
});
afterAll(() => server.close());

/** Someone who joined in 2020. */
async function anEmployee(): Promise<{ person: Person; client: Client }> {
  const person = await aMember(server, himal, `asha${++made}`);
  await server.context.database.everywhere.query(
    `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on) values ($1, $2, $3, $3, 'Rai', $4, '2020-01-01')`,
    [himal.id, person.id, `E${made}`, person.email],
  );
  return { person, client: await signIn(server, person) };
}

/** Sends a request and has HR approve it. @returns its id */
async function approved(client: Client, path: string, body: object): Promise<number> {
  const sent = await client.post<Request>(path, body);
  expect([sent.status, sent.body]).toEqual([201, expect.anything()]);
  const done = await approve(path, sent.body.id);
  expect([done.status, done.body.status]).toEqual([200, 'Approved']);
  return sent.body.id;
}
const approve = (path: string, id: number) =>
  hr.post<Request>(`${path}${id}/approve/?as=hr`, { remark: 'Seen in the register' });

const logsOf = (client: Client, day: string) =>
  client
    .get<{ results: object[] }>(`/attendance/himal/web-attendance/?punched_on=${day}&sort=punched_at`)
    .then(({ body }) => body.results);

describe('an adjustment', () => {
  const path = '/attendance/himal/adjustment/';
  const both = { adjusted_on: '2026-11-19', kind: 'Both', punch_in: '10:05', punch_out: '18:10', reason: 'Power cut' };

  it('[E26] is pending on its day, with who decides, until it is decided', async () => {
    const { person, client } = await anEmployee();
    const { person: lead, client: decider } = await anEmployee();
    const { everywhere } = server.context.database;
    await everywhere.query(
      `insert into supervision (organization_id, subordinate_id, supervisor_id, position, may_approve, may_decline, may_forward, valid_from)
       values ($1, $2, $3, 1, true, true, true, '2020-01-01')`,
      [himal.id, person.id, lead.id],
    );
    const [day] = await everywhere.query<{ id: number }>(
      `insert into attendance_day (organization_id, employee_id, day, standing, coefficient, expected, worked, break_out, late, early, overtime, lost, is_remote, is_travelling, is_locked)
       values ($1, $2, '2026-11-18', 'Absent', 'Workday', 480, 0, 0, 0, 0, 0, 480, false, false, false) returning id`,
      [himal.id, person.id],
    );
    const pending = async () =>
      (
        await client.get<{ pending_adjustments: object[] }>(
          `/attendance/himal/daily-attendance/${day?.id}/explanation/?as=user`,
        )
      ).body.pending_adjustments;
    expect(await pending()).toEqual([]);
    const sent = await client.post<Request>(path, { ...both, adjusted_on: '2026-11-18' });
    expect(await pending()).toMatchObject([{ id: sent.body.id, kind: 'Both', deciders: [{ id: lead.id }] }]);
    await decider.post(`${path}${sent.body.id}/decline/?as=supervisor`, { remark: 'You were away' });
    expect(await pending()).toEqual([]);
  });

  it('adds the logs that were missing, with who approved and why', async () => {
    const { client } = await anEmployee();
    await approved(client, path, both);
    expect(await logsOf(client, '2026-11-19')).toMatchObject([
      {
        remark_category: 'Punch In',
        punched_at: '2026-11-19T04:20:00.000Z',
        source: 'adjustment',
        entry_remark: 'Power cut',
      },
      { remark_category: 'Punch Out', punched_at: '2026-11-19T12:25:00.000Z', source: 'adjustment' },
    ]);
  });

  it('ends a night on the next day', async () => {
    const { client } = await anEmployee();
    await approved(client, path, {
      adjusted_on: '2026-11-18',
      kind: 'Punch Out',
      punch_out: '06:00',
      ends_next_day: true,
      reason: 'Night shift',
    });
    expect(await logsOf(client, '2026-11-19')).toMatchObject([{ punched_at: '2026-11-19T00:15:00.000Z' }]);
  });

  it('corrects a log without touching it', async () => {
    const { client, person } = await anEmployee();
    await approved(client, path, both);
    const body = { adjusted_on: '2026-11-19', kind: 'Remove', logged_at: '18:10', reason: 'Wrong finger' };
    await approved(client, path, body);
    expect(await logsOf(client, '2026-11-19')).toHaveLength(2);
    const corrections = await server.context.database.everywhere.query(
      `select c.kind, c.new_category, p.remark_category from punch_correction c join punch p on p.organization_id = c.organization_id and p.id = c.punch_id
        where c.organization_id = $1 and p.employee_id = $2`,
      [himal.id, person.id],
    );
    expect(corrections).toEqual([{ kind: 'Ignored', new_category: null, remark_category: 'Punch Out' }]);
    // What is ignored cannot be named again.
    expect((await client.post(path, body)).body).toEqual({
      logged_at: ['There is no single log at this time on this day'],
    });
  });

  it.each([
    [{ ...both, punch_out: '09:00' }, { punch_out: ['Punch Out must be after Punch In'] }],
    [{ ...both, adjusted_on: '2026-10-01' }, { adjusted_on: ['Date can be at most 30 days in the past'] }],
    [
      { adjusted_on: '2026-11-19', kind: 'Change Type', logged_at: '09:00', new_type: 'Meeting', reason: 'Client' },
      { logged_at: ['There is no single log at this time on this day'] },
    ],
    [{ ...both, punch_out: undefined }, { punch_out: ['Punch Out is Required'] }],
  ])('%j is refused', async (body, errors) => {
    const { client } = await anEmployee();
    const answer = await client.post(path, body);
    expect([answer.status, answer.body]).toEqual([400, errors]);
  });

  it('is refused in a closed month, with what to do', async () => {
    const { client } = await anEmployee();
    const { everywhere } = server.context.database;
    await everywhere.query(
      `insert into period_lock (organization_id, area, starts_on, ends_on, state, changed_at) values ($1, 'attendance', '2026-10-18', '2026-11-16', 'closed', now())`,
      [himal.id],
    );
    expect((await client.post(path, { ...both, adjusted_on: '2026-11-16' })).status).toBe(409);
    await everywhere.query('delete from period_lock where organization_id = $1', [himal.id]);
  });

  it('is limited for a month, where the organization says so', async () => {
    const { client } = await anEmployee();
    await hr.patch('/attendance/himal/adjustment-setting/', {
      days_back: 30,
      most_a_month: 1,
      needs_attachment: false,
    });
    await approved(client, path, { ...both, adjusted_on: '2026-11-18' });
    expect((await client.post(path, both)).body).toEqual({
      adjusted_on: ['At most 1 adjustment requests can be sent for a month'],
    });
    await hr.patch('/attendance/himal/adjustment-setting/', { most_a_month: null });
  });
});

describe('travel attendance', () => {
  const path = '/attendance/himal/travel-attendance/';
  const deletions = '/attendance/himal/travel-attendance-delete/';
  const travel = {
    starts_on: '2026-11-24',
    ends_on: '2026-11-26',
    part: 'Full',
    place: 'Pokhara',
    description: 'Branch audit',
  };

  it('does not stand twice on a day, but beside the other half of it', async () => {
    const { client } = await anEmployee();
    const half = { ...travel, ends_on: '2026-11-24' };
    expect((await client.post(path, { ...half, part: 'First Half' })).status).toBe(201);
    expect((await client.post(path, { ...half, part: 'Second Half' })).status).toBe(201);
    expect((await client.post(path, travel)).body).toEqual({
      starts_on: ['A travel request for these days already exists'],
    });
  });

  it('has a half of one day alone, and ends after it begins', async () => {
    const { client } = await anEmployee();
    expect((await client.post(path, { ...travel, part: 'First Half' })).body).toEqual({
      part: ['A half day is for one day only'],
    });
    expect((await client.post(path, { ...travel, ends_on: '2026-11-23' })).body).toEqual({
      ends_on: ['Until must not be before From'],
    });
  });

  it('is asked for a training under settings of its own, and its days count as excused', async () => {
    const { client, person } = await anEmployee();
    const settings = '/attendance/himal/training-attendance-setting/';
    const training = { ...travel, kind: 'Training', starts_on: '2026-12-01', ends_on: '2026-12-03' };
    const strict = {
      is_enabled: true,
      days_back: 3,
      days_ahead: 10,
      longest: 2,
      allow_half_days: false,
      needs_attachment: true,
    };
    expect((await hr.patch(settings, strict)).status).toBe(200);
    expect((await client.post(path, training)).body).toEqual({ ends_on: ['A training lasts at most 2 days'] });
    const short = { ...training, ends_on: training.starts_on };
    expect((await client.post(path, { ...short, starts_on: '2026-12-20', ends_on: '2026-12-20' })).body).toEqual({
      starts_on: ['From can be at most 10 days in the future'],
    });
    expect((await client.post(path, { ...short, part: 'First Half' })).body).toEqual({
      part: ['Only full days can be requested here'],
    });
    expect((await client.post(path, short)).body).toEqual({ attachment: ['Attachment is Required'] });
    // What is asked of trainings is not asked of travel.
    expect((await client.post(path, { ...travel, starts_on: '2026-12-20', ends_on: '2026-12-22' })).status).toBe(201);
    expect((await client.get(`${path}kinds/`)).body).toEqual({ kinds: ['Travel', 'Training'] });
    expect((await hr.patch(settings, { is_enabled: false })).status).toBe(200);
    expect((await client.get(`${path}kinds/`)).body).toEqual({ kinds: ['Travel'] });
    expect((await client.post(path, short)).body).toEqual({
      kind: ["Training attendance can't be requested here. Ask HR to enter it."],
    });
    expect((await hr.patch(settings, { is_enabled: true, longest: 5, needs_attachment: false })).status).toBe(200);
    const id = await approved(client, path, training);
    const excuses = await server.context.database.everywhere.query<{ day: string; kind: string }>(
      'select day, kind from attendance_excuse where employee_id = $1 and source_id = $2 order by day',
      [person.id, id],
    );
    expect(excuses.map(({ day, kind }) => [day, kind])).toEqual([
      ['2026-12-01', 'Training'],
      ['2026-12-02', 'Training'],
      ['2026-12-03', 'Training'],
    ]);
  });

  it('is deleted by a request of its own, which only its sender sends and once', async () => {
    const { client } = await anEmployee();
    const { client: other } = await anEmployee();
    const id = await approved(client, path, travel);
    const body = { request: id, reason: 'The audit was moved' };
    const foreign = { request: ['Choose an approved Travel attendance of your own'] };
    expect((await other.post(deletions, body)).body).toEqual(foreign);
    const sent = await client.post<Request>(deletions, body);
    expect(sent.status).toBe(201);
    expect((await client.post(deletions, body)).body).toEqual({ request: ['Deletion was already requested'] });
    expect((await approve(deletions, sent.body.id)).status).toBe(200);
    const after = await client.get<Request>(`${path}${id}/?as=user`);
    expect(after.body).toMatchObject({ status: 'Cancelled' });
    expect(after.body.histories.at(-1)).toMatchObject({
      action_performed: 'Cancelled',
      remarks: 'The audit was moved',
    });
    expect((await client.post(deletions, body)).body).toEqual(foreign);
    // The days are free again.
    expect((await client.post(path, travel)).status).toBe(201);
  });
});

describe('credit hours', () => {
  const path = '/attendance/himal/credit-hour/pre-approval/';
  const deletions = '/attendance/himal/credit-hour-delete/';
  const earn = { kind: 'Earn', credit_on: '2026-11-22', duration: 120, request_remarks: 'Stock count' };
  const use = { kind: 'Use', credit_on: '2026-11-25', duration: 90, request_remarks: 'School meeting' };
  const balanceOn = async (client: Client, day: string): Promise<unknown> =>
    (await client.get<{ balance: number }>(`/attendance/himal/credit-hour/balance/?date=${day}`)).body.balance;

  it('are not asked for until the organization uses them', async () => {
    const { client } = await anEmployee();
    expect((await client.post(path, earn)).body).toEqual({ non_field_errors: ['Credit hours are not in use here'] });
    const setting = {
      is_enabled: true,
      least: 30,
      daily_limit: 120,
      weekly_limit: 180,
      monthly_limit: 600,
      expires_after: 10,
      days_back: 7,
    };
    expect((await hr.patch('/attendance/himal/credit-hour-setting/', setting)).status).toBe(200);
  });

  it('are earned, used and expire', async () => {
    const { client } = await anEmployee();
    await approved(client, path, earn);
    expect(await balanceOn(client, '2026-12-02')).toBe(120);
    expect(await balanceOn(client, '2026-12-03')).toBe(0);
    await approved(client, path, use);
    expect(await balanceOn(client, '2026-11-25')).toBe(30);
  });

  it('are never used twice, not even by requests that wait', async () => {
    const { client } = await anEmployee();
    await approved(client, path, earn);
    expect((await client.post(path, use)).status).toBe(201);
    expect((await client.post(path, { ...use, credit_on: '2026-11-26' })).body).toEqual({
      duration: ['Only 0:30 credit hours are available on this day'],
    });
    const both = await Promise.all([
      client.post(path, { ...use, credit_on: '2026-11-26', duration: 30 }),
      client.post(path, { ...use, credit_on: '2026-11-27', duration: 30 }),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400]);
  });

  it('are earned within the limits of a day and a week', async () => {
    const { client } = await anEmployee();
    expect((await client.post(path, { ...earn, duration: 150 })).body).toEqual({
      duration: ['Only 2:00 more credit hours can be earned this day'],
    });
    expect((await client.post(path, earn)).status).toBe(201);
    expect((await client.post(path, { ...earn, credit_on: '2026-11-23', duration: 90 })).body).toEqual({
      duration: ['Only 1:00 more credit hours can be earned this week'],
    });
    expect((await client.post(path, { ...earn, credit_on: '2026-11-24', duration: 15 })).body).toEqual({
      duration: ['Duration must be at least 0:30 hours'],
    });
  });

  it('leave the bank when their deletion is approved, unless they were used', async () => {
    const { client } = await anEmployee();
    const earned = await approved(client, path, earn);
    const used = await approved(client, path, use);
    const ask = (request: number) => client.post<Request>(deletions, { request, reason: 'By mistake' });
    expect((await ask(earned)).body).toEqual({ request: ['These credit hours were already used'] });
    const back = await ask(used);
    expect((await approve(deletions, back.body.id)).status).toBe(200);
    expect(await balanceOn(client, '2026-11-25')).toBe(120);
    const gone = await ask(earned);
    expect((await approve(deletions, gone.body.id)).status).toBe(200);
    expect(await balanceOn(client, '2026-11-25')).toBe(0);
  });
});

describe('a timesheet', () => {
  const path = '/attendance/himal/timesheet/request/';

  it('is one a week, of the days of that week', async () => {
    const { client } = await anEmployee();
    const project = await hr.post<{ id: number }>('/attendance/himal/timesheet/project/', { name: 'Audit of 2083' });
    const entry = { worked_on: '2026-11-16', project: project.body.id, duration: 240 };
    const sent = await client.post(path, { week_of: '2026-11-18', entries: [entry, { ...entry, duration: 180 }] });
    expect([sent.status, sent.body]).toEqual([201, expect.objectContaining({ week_of: '2026-11-15', total: 420 })]);
    expect((await client.post(path, { week_of: '2026-11-15', entries: [entry] })).body).toEqual({
      week_of: ['A timesheet for this week already exists'],
    });
    const { client: other } = await anEmployee();
    expect((await other.post(path, { week_of: '2026-11-10', entries: [entry] })).body).toEqual({
      entries: ['Every entry must be within the chosen week'],
    });
    expect(
      (
        await other.post(path, {
          week_of: '2026-11-16',
          entries: [
            { ...entry, duration: 900 },
            { ...entry, duration: 600 },
          ],
        })
      ).body,
    ).toEqual({
      entries: ['The entries of a day exceed 24 hours'],
    });
  });

  describe('by the day', () => {
    const day = '/attendance/himal/timesheet/day/';
    interface Day {
      readonly standing: string;
      readonly total: number;
      readonly entries: readonly { readonly id: number; readonly duration: number; readonly worked_on: string }[];
    }
    let project: number;
    beforeAll(async () => {
      const made = await hr.post<{ id: number }>('/attendance/himal/timesheet/project/', { name: 'Field survey' });
      project = made.body.id;
    });
    const onDay = (worked_on: string, ...durations: number[]) => ({
      worked_on,
      entries: durations.map((duration) => ({ project, duration })),
    });
    const sheets = async (client: Client) =>
      (await client.get<{ results: { id: number; total: number }[] }>(`${path}?as=user`)).body.results;

    it('begins the timesheet of its week, and goes on with it', async () => {
      const { client } = await anEmployee();
      const asked = await client.get<Day>(`${day}?date=2026-11-16`);
      expect(asked.body).toEqual({
        worked_on: '2026-11-16',
        week_of: '2026-11-15',
        standing: 'new',
        entries: [],
        total: 0,
      });
      const begun = await client.put<Day>(day, onDay('2026-11-17', 240, 60));
      expect([begun.status, begun.body]).toEqual([200, expect.objectContaining({ standing: 'open', total: 300 })]);
      await client.put(day, onDay('2026-11-16', 480));
      expect(await sheets(client)).toMatchObject([{ total: 780 }]);
      // A day is entered again in the place of what it had; the other days keep their lines.
      const other = (await client.get<Day>(`${day}?date=2026-11-17`)).body.entries.map(({ id }) => id);
      const again = await client.put<Day>(day, onDay('2026-11-16', 300, 120));
      expect(again.body).toMatchObject({
        total: 720,
        entries: [
          { duration: 300, worked_on: '2026-11-16' },
          { duration: 120, worked_on: '2026-11-16' },
        ],
      });
      expect((await client.get<Day>(`${day}?date=2026-11-17`)).body.entries.map(({ id }) => id)).toEqual(other);
      const [sheet] = await sheets(client);
      expect((await approve(path, sheet!.id)).body.status).toBe('Approved');
    });

    it('is fixed once the week is decided on, and begins another timesheet after a refusal', async () => {
      const { client } = await anEmployee();
      await client.put(day, onDay('2026-11-16', 480));
      const [sheet] = await sheets(client);
      await hr.post(`${path}${sheet!.id}/decline/?as=hr`, { remark: 'Which project?' });
      expect((await client.get<Day>(`${day}?date=2026-11-16`)).body).toMatchObject({ standing: 'new', entries: [] });
      await client.put(day, onDay('2026-11-16', 450));
      const [latest] = (await sheets(client)).filter(({ id }) => id !== sheet!.id);
      await approve(path, latest!.id);
      expect((await client.get<Day>(`${day}?date=2026-11-18`)).body).toMatchObject({
        standing: 'decided',
        entries: [],
        total: 450,
      });
      const late = await client.put<{ detail: string }>(day, onDay('2026-11-18', 60));
      expect([late.status, late.body.detail]).toEqual([
        409,
        "This week's timesheet has already been decided, so its days can't be changed",
      ]);
    });

    it("is one's own: no one's day is anybody else's", async () => {
      const { client } = await anEmployee();
      const { client: other } = await anEmployee();
      await client.put(day, onDay('2026-11-16', 480));
      expect((await other.get<Day>(`${day}?date=2026-11-16`)).body).toMatchObject({ standing: 'new', total: 0 });
      await other.put(day, onDay('2026-11-16', 60));
      expect((await client.get<Day>(`${day}?date=2026-11-16`)).body).toMatchObject({ total: 480 });
      expect((await hr.get<Day>(`${day}?date=2026-11-16`)).body).toMatchObject({ total: 0 });
    });

    it('is today as it is in Kathmandu, where it begins before that of UTC', async () => {
      const { client } = await anEmployee();
      const { now } = server;
      server.now = new Date('2026-11-20T20:00:00Z');
      expect((await client.put<Day>(day, onDay('2026-11-21', 60))).body).toMatchObject({ total: 60 });
      const ahead = await client.put(day, onDay('2026-11-22', 60));
      expect([ahead.status, ahead.body]).toEqual([400, { worked_on: ['Date cannot be a future date'] }]);
      server.now = now;
    });

    it('is refused in a closed month, in the future, empty, and above 24 hours', async () => {
      const { client } = await anEmployee();
      const { everywhere } = server.context.database;
      await everywhere.query(
        `insert into period_lock (organization_id, area, starts_on, ends_on, state, changed_at) values ($1, 'attendance', '2026-10-18', '2026-11-16', 'closed', now())`,
        [himal.id],
      );
      expect((await client.get<Day>(`${day}?date=2026-11-16`)).body.standing).toBe('closed');
      expect((await client.put(day, onDay('2026-11-16', 60))).status).toBe(409);
      await everywhere.query('delete from period_lock where organization_id = $1', [himal.id]);
      const errorsOf = async (body: object) => Object.keys((await client.put<object>(day, body)).body);
      expect(await errorsOf(onDay('2027-11-16', 60))).toEqual(['worked_on']);
      expect(await errorsOf(onDay('2026-11-16'))).toEqual(['entries']);
      expect((await client.put(day, onDay('2026-11-16', 900, 600))).body).toEqual({
        entries: ['The entries of a day exceed 24 hours'],
      });
    });

    it('names the line of the day that is wrong, whatever the week holds before it', async () => {
      const { client } = await anEmployee();
      const gone = 999_999;
      const second = [
        { project, duration: 60 },
        { project: gone, duration: 60 },
      ];
      const third = [...second.slice(0, 1), { project, activity: gone, duration: 60 }];
      const put = async (entries: readonly object[]) =>
        (await client.put(day, { worked_on: '2026-11-18', entries })).body;
      expect(await put(second)).toEqual({ 'entries.1.project': ['Project does not exist'] });
      await client.put(day, onDay('2026-11-16', 60, 60));
      expect(await put(second)).toEqual({ 'entries.1.project': ['Project does not exist'] });
      expect(await put(third)).toEqual({ 'entries.1.activity': ['Activity does not exist'] });
    });
  });
});
