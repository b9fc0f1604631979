/** Work logs: kept as drafts, weighed against the day, reviewed, valued by dated rates, and paid once with a payroll. */
import { monthSpan } from '@karmik/model/kit/month';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { markForgottenTimers } from '../src/modules/work-log/timer.ts';
import { Payroll } from './support/payroll.ts';
import { aMember, signIn, startServer, type Client, type TestServer } from './support/server.ts';

let server: TestServer;
let made = 0;
/** Tuesday, 15 Mangsir 2083, noon in Kathmandu. */
const today = new Date('2026-12-01T06:15:00.000Z');

beforeAll(async () => {
  server = await startServer({}, { now: today });
});
afterAll(() => server.close());

interface Log {
  readonly id: number;
  readonly status: string;
  readonly version: string;
  readonly duration: number | null;
  readonly quantity: string | null;
  readonly days: { readonly day: string; readonly minutes: number | null; readonly quantity: string | null }[];
}
interface Line {
  readonly worked_on: string;
  readonly month: string;
  readonly origin: string;
  readonly amount: string;
  readonly duration: number | null;
  readonly quantity: string | null;
  readonly is_paid: boolean;
}
type Errors = Record<string, string[]> & { readonly detail?: string };
interface Timer {
  readonly timer: { readonly id: number; readonly forgotten_at: string | null } | null;
  readonly log: number | null;
}
interface Results {
  readonly results: { readonly id: number; readonly status: string; readonly details?: string[] }[];
}

/** An organisation that pays logged work: Support by the hour, Pieces by the unit, and a project of Asha with Bina. */
class Shop extends Payroll {
  support = 0;
  design = 0;
  pieces = 0;
  project = 0;
  asha!: Client;
  bina!: Client;
  readonly at = `/work-log/${this.organization.slug}/`;
  readonly tasks = `/task/${this.organization.slug}/`;

  static override async of(started: TestServer): Promise<Shop> {
    // Sessions last while the months go by.
    started.now = new Date('2027-04-10T06:15:00.000Z');
    const shop = (await super.of(started, `logs-${++made}`)) as Shop;
    await shop.hr.post(`${shop.base}heading/ready-made/`);
    const heading = await shop.heading('wages');
    const { status } = await shop.hr.patch(`${shop.at}setting/`, {
      heading,
      needs_acknowledgement: false,
      longest_timer: 12,
      above_attendance: 'Warn',
    });
    expect(status).toBe(200);
    shop.support = await shop.activity('Support', 'Time');
    shop.design = await shop.activity('Design', 'Time');
    shop.pieces = await shop.activity('Pieces', 'Units');
    const of = await shop.aPackage('Plain', ['basic', 'social_security_tax', 'remuneration_tax']);
    for (const name of ['asha', 'bina']) {
      await shop.anEmployee(name);
      await shop.assign(name, of, { basic: '20000' });
    }
    shop.asha = await signIn(started, shop.person('asha'));
    shop.bina = await signIn(started, shop.person('bina'));
    const { body } = await shop.hr.post<{ id: number }>(`${shop.tasks}project/`, {
      name: 'Website',
      lead: shop.person('asha').id,
      standing: 'Active',
      members: [{ person: shop.person('bina').id }],
      activities: [{ activity: shop.support }, { activity: shop.design }],
    });
    shop.project = body.id;
    started.now = today;
    return shop;
  }

  async activity(name: string, counted_in: 'Time' | 'Units'): Promise<number> {
    const { status, body } = await this.hr.post<{ id: number }>(`${this.tasks}work-activity/`, {
      name,
      counted_in,
      ...(counted_in === 'Units' ? { unit: 'piece' } : {}),
    });
    expect([status, body.id > 0 ? undefined : body]).toEqual([201, undefined]);
    return body.id;
  }

  rate(activity: number, rate: string, starts_on: string, ends_on: string | null = null) {
    return this.hr.post<Errors & { id: number }>(`${this.tasks}activity-rate/`, { activity, rate, starts_on, ends_on });
  }

  enter(who: Client, log: Readonly<Record<string, unknown>>) {
    return who.post<Log & Errors>(`${this.at}entry/`, { activity: this.support, ...log });
  }

  send(who: Client, id: number) {
    return who.post<Log & Errors>(`${this.at}entry/${id}/send/?as=user`, {});
  }

  approve(id: number) {
    return this.hr.post<Log & Errors>(`${this.at}entry/${id}/approve/?as=hr`, { remark: 'Seen' });
  }

  async draft(who: Client, log: Readonly<Record<string, unknown>>): Promise<number> {
    const entered = await this.enter(who, log);
    expect([entered.status, entered.status === 201 ? undefined : entered.body]).toEqual([201, undefined]);
    return entered.body.id;
  }

  async sent(who: Client, log: Readonly<Record<string, unknown>>): Promise<number> {
    const id = await this.draft(who, log);
    const sent = await this.send(who, id);
    expect([sent.status, sent.status === 200 ? undefined : sent.body]).toEqual([200, undefined]);
    return id;
  }

  async done(who: Client, log: Readonly<Record<string, unknown>>): Promise<number> {
    const id = await this.sent(who, log);
    const approved = await this.approve(id);
    expect([approved.status, approved.status === 200 ? undefined : approved.body]).toEqual([200, undefined]);
    return id;
  }

  async lines(who: Client = this.hr, as = 'hr'): Promise<Line[]> {
    return (await who.get<{ results: Line[] }>(`${this.at}pay-log/?as=${as}&sort=worked_on&limit=100`)).body.results;
  }

  async paidFor(name: string, month: string): Promise<string[]> {
    const lines = (await this.slipOf(name, month))?.lines ?? [];
    return lines.flatMap(({ source, amount, earned }) =>
      source === 'work_log' ? [`${amount} of ${earned?.slice(3) ?? ''}`] : [],
    );
  }

  async after(month: string, work: 'generate' | 'pay'): Promise<void> {
    this.server.now = new Date(`${monthSpan(month).ends_on}T06:15:00.000Z`);
    await this.close(month);
    await this[work](month);
  }

  attended(name: string, day: string, worked: number, coefficient = 'Workday') {
    return this.query(
      `insert into attendance_day (organization_id, employee_id, day, standing, coefficient, expected, worked, break_out, late, early, overtime, lost, is_remote, is_travelling, is_locked)
       values ($1, $2, $3, 'Present', $4, 480, $5, 0, 0, 0, 0, 0, false, false, false)
       on conflict (organization_id, employee_id, day) do update set standing = 'Present', coefficient = excluded.coefficient, worked = excluded.worked`,
      [this.organization.id, this.person(name).id, day, coefficient, worked],
    );
  }
}

/** What was said of a field that was refused. */
const said = ({ body }: { readonly body: object }, field: string): string | undefined =>
  (body as Record<string, string[] | undefined>)[field]?.[0];

const sum = (lines: readonly Line[]): string =>
  (lines.reduce((total, { amount }) => total + Math.round(Number(amount) * 100), 0) / 100).toFixed(2);

describe('a log', () => {
  it('is a draft that no one else reads, and is changed and removed until it is sent', async () => {
    const shop = await Shop.of(server);
    const id = await shop.draft(shop.asha, { worked_on: '2026-11-30', duration: 180 });
    expect((await shop.hr.get(`${shop.at}entry/${id}/?as=hr`)).status).toBe(404);
    const changed = await shop.asha.patch<Log>(`${shop.at}entry/${id}/edit/`, { duration: 120 });
    expect([changed.status, changed.body.duration]).toEqual([200, 120]);
    expect((await shop.bina.patch(`${shop.at}entry/${id}/edit/`, { duration: 60 })).status).toBe(404);
    expect((await shop.send(shop.bina, id)).status).toBe(404);
    expect((await shop.send(shop.asha, id)).body.status).toBe('Requested');
    expect((await shop.send(shop.asha, id)).status).toBe(409);
    expect((await shop.asha.patch(`${shop.at}entry/${id}/edit/`, { duration: 60 })).status).toBe(409);
    expect((await shop.asha.delete(`${shop.at}entry/${id}/`)).status).toBe(409);
    expect((await shop.hr.get(`${shop.at}entry/${id}/?as=hr`)).status).toBe(200);
    const other = await shop.draft(shop.asha, { worked_on: '2026-11-29', duration: 30 });
    expect((await shop.asha.delete(`${shop.at}entry/${other}/`)).status).toBe(204);
  });

  it('is declined, changed and sent again', async () => {
    const shop = await Shop.of(server);
    const id = await shop.sent(shop.asha, { worked_on: '2026-11-30', duration: 180 });
    await shop.hr.post(`${shop.at}entry/${id}/decline/?as=hr`, { remark: 'Too long' });
    expect((await shop.asha.patch(`${shop.at}entry/${id}/edit/`, { duration: 120 })).status).toBe(200);
    expect((await shop.send(shop.asha, id)).status).toBe(200);
    expect((await shop.approve(id)).body).toMatchObject({ status: 'Approved', duration: 120 });
  });

  it('has a time for what is measured in time, and a quantity for what is measured in units', async () => {
    const shop = await Shop.of(server);
    const worked_on = '2026-11-30';
    expect(said(await shop.enter(shop.asha, { worked_on }), 'duration')).toContain('Enter the duration');
    expect(said(await shop.enter(shop.asha, { worked_on, quantity: '3' }), 'duration')).toContain('in time');
    expect((await shop.enter(shop.asha, { worked_on, starts_at: '10:00' })).status).toBe(400);
    const units = { worked_on, activity: shop.pieces };
    expect(said(await shop.enter(shop.asha, { ...units, duration: 60 }), 'quantity')).toContain('measured in piece');
    expect((await shop.enter(shop.asha, { ...units, quantity: '12.5' })).status).toBe(201);
    expect((await shop.enter(shop.asha, { worked_on: '2026-12-02', duration: 60 })).status).toBe(400);
    expect(
      (await shop.enter(shop.asha, { worked_on: '2026-12-01', starts_at: '11:00', ends_at: '12:30' })).status,
    ).toBe(400);
  });

  it('belongs to a project of its employee, with an activity and a task of that project [WC-11]', async () => {
    const shop = await Shop.of(server);
    await shop.rate(shop.support, '250', '2026-07-17');
    await shop.rate(shop.design, '400', '2026-07-17');
    const worked_on = '2026-11-30';
    const id = await shop.draft(shop.asha, { worked_on, duration: 180, project: shop.project });
    expect((await shop.asha.patch(`${shop.at}entry/${id}/edit/`, { activity: shop.design })).status).toBe(200);
    // The third move is refused: the project does not have the activity.
    const refused = await shop.asha.patch<Errors>(`${shop.at}entry/${id}/edit/`, {
      activity: shop.pieces,
      duration: null,
      quantity: '3',
    });
    expect([refused.status, said(refused, 'activity')]).toEqual([400, 'Website does not have the activity Pieces']);
    await shop.send(shop.asha, id);
    expect((await shop.asha.patch(`${shop.at}entry/${id}/edit/`, { activity: shop.support })).status).toBe(409);
    await shop.approve(id);
    expect((await shop.lines()).map(({ amount }) => amount)).toEqual(['1200.00']);
    // A rate set by hand needs the right, and is kept and marked.
    expect((await shop.enter(shop.asha, { worked_on, duration: 60, own_rate: '900' })).status).toBe(400);
    const stranger = await signIn(server, await aMember(server, shop.organization, `stranger-${made}`));
    expect(said(await shop.enter(stranger, { worked_on, duration: 60, project: shop.project }), 'project')).toBe(
      'You are not a member of Website',
    );
    await shop.hr.patch(`${shop.tasks}project/${shop.project}/`, { standing: 'On hold' });
    expect((await shop.enter(shop.asha, { worked_on, duration: 60, project: shop.project })).status).toBe(400);
  });

  it('is refused where it overlaps another one of its employee, by night too [WC-9]', async () => {
    const shop = await Shop.of(server);
    const on = (worked_on: string, starts_at: string, ends_at: string) =>
      shop.enter(shop.asha, { worked_on, starts_at, ends_at });
    expect((await on('2026-11-24', '10:00', '11:00')).status).toBe(201);
    const refused = await on('2026-11-24', '10:30', '11:30');
    expect(refused.status).toBe(400);
    expect(said(refused, 'starts_at')).toContain('Support from 10:00 to 11:00');
    expect((await on('2026-11-24', '11:00', '12:00')).status).toBe(201);
    expect((await on('2026-11-26', '00:00', '01:00')).status).toBe(201);
    expect((await on('2026-11-25', '23:30', '00:30')).status).toBe(400);
    expect(
      (await shop.enter(shop.bina, { worked_on: '2026-11-24', starts_at: '10:30', ends_at: '11:30' })).status,
    ).toBe(201);
    // Without times the sum of the day is looked at.
    expect((await shop.enter(shop.asha, { worked_on: '2026-11-24', duration: 1_320 })).status).toBe(201);
    expect(said(await shop.enter(shop.asha, { worked_on: '2026-11-24', duration: 1 }), 'duration')).toContain(
      'more than a day has',
    );
  });

  it('of two at once that overlap, one is kept', async () => {
    const shop = await Shop.of(server);
    const log = { worked_on: '2026-11-24', starts_at: '10:00', ends_at: '11:00' };
    const both = await Promise.all([shop.enter(shop.asha, log), shop.enter(shop.asha, log)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400]);
  });

  it('over midnight is one log and two days, each at its own rate and in its fiscal year [WC-6]', async () => {
    server.now = today;
    const shop = await Shop.of(server);
    await shop.rate(shop.support, '300.00', '2026-04-14', '2026-07-16');
    await shop.rate(shop.support, '330.00', '2026-07-17');
    const id = await shop.done(shop.asha, { worked_on: '2026-07-16', starts_at: '22:40', ends_at: '01:25' });
    const { body } = await shop.asha.get<Log>(`${shop.at}entry/${id}/?as=user`);
    expect(body.days).toMatchObject([
      { day: '2026-07-16', minutes: 80 },
      { day: '2026-07-17', minutes: 85 },
    ]);
    expect(body.duration).toBe(165);
    expect(await shop.lines()).toMatchObject([
      { worked_on: '2026-07-16', month: 'bs:2083-03', amount: '400.00', duration: 80 },
      { worked_on: '2026-07-17', month: 'bs:2083-04', amount: '467.50', duration: 85 },
    ]);
  });

  it('of small quantities adds up: the sum is rounded once [WC-14]', async () => {
    const shop = await Shop.of(server);
    await shop.rate(shop.pieces, '7.25', '2026-07-17');
    for (const day of ['2026-11-20', '2026-11-21', '2026-11-22'])
      await shop.done(shop.asha, { activity: shop.pieces, worked_on: day, quantity: '11.111' });
    const lines = await shop.lines();
    expect(lines.map(({ amount }) => amount)).toEqual(['80.56', '80.55', '80.55']);
    expect(sum(lines)).toBe('241.66');
  });
});

describe('attendance and leave', () => {
  it('say how much of a day can be logged [WC-16]', async () => {
    const shop = await Shop.of(server);
    await shop.attended('asha', '2026-11-24', 455);
    await shop.attended('asha', '2026-11-25', 0, 'Holiday');
    const rule = (above_attendance: string) => shop.hr.patch(`${shop.at}setting/`, { above_attendance });
    const nine = { worked_on: '2026-11-24', duration: 540 };
    // Warned of: the week shows both.
    const id = await shop.draft(shop.asha, nine);
    const { body: week } = await shop.asha.get<{ days: { day: string; minutes: number; attended: number | null }[] }>(
      `${shop.at}week/?day=2026-11-24`,
    );
    expect(week.days.find(({ day }) => day === '2026-11-24')).toMatchObject({ minutes: 540, attended: 455 });
    await rule('Refuse');
    expect(said(await shop.send(shop.asha, id), 'duration')).toContain('9 h logged, 7 h 35 min attended');
    await rule('Remark');
    expect(said(await shop.send(shop.asha, id), 'remarks')).toContain('Say why');
    await shop.asha.patch(`${shop.at}entry/${id}/edit/`, { remarks: 'Night call from home' });
    expect((await shop.send(shop.asha, id)).status).toBe(200);
    // A holiday is allowed and marked.
    const holiday = await shop.enter(shop.asha, { worked_on: '2026-11-25', duration: 180 });
    expect([holiday.status, (holiday.body as unknown as { on_day_off: boolean }).on_day_off]).toEqual([201, true]);
  });

  it('refuse a log on a day of leave, and let half of it on half a day [WC-16]', async () => {
    const shop = await Shop.of(server);
    const day = '2026-11-24';
    const takes = async (from: string, part: 'Full' | 'First half') => {
      const [request] = await shop.query<{ id: number }>(
        `insert into leave_request (organization_id, sender_id, leave_type_id, from_date, first_part, to_date, last_part, reason, duration, is_offline, denies_right, status)
         select $1, $2, t.id, $3, $4, $3, $4, 'Family', $5::numeric, false, false, 'Approved' from leave_type t where t.organization_id = $1 and t.name = 'Home leave' returning id`,
        [shop.organization.id, shop.person('asha').id, from, part, part === 'Full' ? 1 : 0.5],
      );
      await shop.query(
        `insert into leave_request_days (organization_id, parent_id, position, day, part, quantity, paid, why) values ($1, $2, 1, $3, $4, $5::numeric, 1, 'Counted')`,
        [shop.organization.id, request?.id ?? 0, from, part, part === 'Full' ? 1 : 0.5],
      );
    };
    await shop.query(
      `insert into leave_type (organization_id, name, category, statute, is_right) values ($1, 'Home leave', 'General', 'none', false)`,
      [shop.organization.id],
    );
    await takes(day, 'Full');
    await takes('2026-11-25', 'First half');
    const whole = await shop.enter(shop.asha, { worked_on: day, duration: 240 });
    expect([whole.status, said(whole, 'worked_on')]).toEqual([400, expect.stringContaining('on Home leave')]);
    expect(said(await shop.enter(shop.asha, { worked_on: '2026-11-25', duration: 300 }), 'duration')).toContain(
      'at most 4 h',
    );
    expect((await shop.enter(shop.asha, { worked_on: '2026-11-25', duration: 240 })).status).toBe(201);
  });

  it('ask for hours once: a day of a timesheet takes no time twice [WC-16]', async () => {
    const shop = await Shop.of(server);
    const [sheet] = await shop.query<{ id: number }>(
      `insert into timesheet (organization_id, sender_id, week_of, status) values ($1, $2, '2026-11-22', 'Requested') returning id`,
      [shop.organization.id, shop.person('asha').id],
    );
    const [project] = await shop.query<{ id: number }>(
      `insert into timesheet_project (organization_id, name) values ($1, 'Old') returning id`,
      [shop.organization.id],
    );
    await shop.query(
      `insert into timesheet_entries (organization_id, parent_id, position, worked_on, project_id, duration) values ($1, $2, 1, '2026-11-24', $3, 240)`,
      [shop.organization.id, sheet?.id ?? 0, project?.id ?? 0],
    );
    const refused = await shop.enter(shop.asha, { worked_on: '2026-11-24', duration: 60 });
    expect([refused.status, said(refused, 'worked_on')]).toEqual([400, expect.stringContaining('4 h')]);
    expect(
      (await shop.enter(shop.asha, { worked_on: '2026-11-24', activity: shop.pieces, quantity: '4' })).status,
    ).toBe(201);
  });
});

describe('the pay log', () => {
  it('values what is approved alone, and is paid under its heading [TK-4]', async () => {
    const shop = await Shop.of(server);
    await shop.rate(shop.support, '250', '2026-07-17');
    await shop.done(shop.asha, { worked_on: '2026-10-20', duration: 600 });
    const denied = await shop.sent(shop.asha, { worked_on: '2026-10-21', duration: 240 });
    await shop.hr.post(`${shop.at}entry/${denied}/decline/?as=hr`, { remark: 'Not agreed' });
    expect(sum(await shop.lines())).toBe('2500.00');
    await shop.after('bs:2083-07', 'pay');
    expect(await shop.paidFor('asha', 'bs:2083-07')).toEqual(['2500.00 of 2083-07']);
    expect(await shop.lines()).toMatchObject([{ is_paid: true }]);
  });

  it('shows each reader their part', async () => {
    server.now = today;
    const shop = await Shop.of(server);
    await shop.rate(shop.support, '250', '2026-07-17');
    await shop.done(shop.asha, { worked_on: '2026-11-24', duration: 60 });
    expect(await shop.lines(shop.asha, 'user')).toHaveLength(1);
    expect(await shop.lines(shop.bina, 'user')).toHaveLength(0);
    expect((await shop.bina.get(`${shop.at}pay-log/?as=hr`)).status).toBe(403);
    // The lead of the project reads logs of it, and a member reads only their own.
    const ofBina = await shop.sent(shop.bina, { worked_on: '2026-11-24', duration: 30, project: shop.project });
    const { body: led } = await shop.asha.get<{ results: { id: number }[] }>(`${shop.at}given/`);
    expect(led.results.map(({ id }) => id)).toEqual([ofBina]);
    expect((await shop.bina.get<{ results: unknown[] }>(`${shop.at}given/`)).body.results).toEqual([]);
  });

  it('keeps what was approved and adds the difference of a later rate, which is shown before [WC-10]', async () => {
    const shop = await Shop.of(server);
    await shop.rate(shop.pieces, '12.50', '2026-10-18');
    const of = (worked_on: string, quantity: string) => ({ activity: shop.pieces, worked_on, quantity });
    await shop.done(shop.asha, of('2026-10-27', '120'));
    await shop.done(shop.asha, of('2026-11-02', '100'));
    const waiting = await shop.sent(shop.asha, of('2026-11-06', '80'));
    const next = { activity: shop.pieces, rate: '14.00', starts_on: '2026-11-02', ends_on: null };
    expect((await shop.hr.post(`${shop.tasks}activity-rate/effect/`, next)).body).toEqual({
      logs: 1,
      minutes: 0,
      quantity: '100.000',
      amount: '150.00',
    });
    expect((await shop.rate(shop.pieces, '14.00', '2026-11-02')).status).toBe(201);
    await shop.approve(waiting);
    expect((await shop.lines()).map(({ origin, amount }) => [origin, amount])).toEqual([
      ['work', '1500.00'],
      ['work', '1250.00'],
      ['rate_change', '150.00'],
      ['work', '1120.00'],
    ]);
    expect(sum(await shop.lines())).toBe('4020.00');
    // A rate that valued work is followed by another one.
    const { body } = await shop.hr.get<{ results: { id: number }[] }>(`${shop.tasks}activity-rate/`);
    for (const { id } of body.results) {
      expect(
        (await shop.hr.patch(`${shop.tasks}activity-rate/${id}/`, { rate: '99.00' })).status,
      ).toBeGreaterThanOrEqual(400);
      expect((await shop.hr.delete(`${shop.tasks}activity-rate/${id}/`)).status).toBe(409);
    }
  });

  it('takes a correction as another log, and lets no one edit what is approved [WC-12]', async () => {
    const shop = await Shop.of(server);
    await shop.rate(shop.support, '250', '2026-07-17');
    const id = await shop.done(shop.asha, { worked_on: '2026-11-24', duration: 480, project: shop.project });
    expect((await shop.asha.patch(`${shop.at}entry/${id}/edit/`, { duration: 360 })).status).toBe(409);
    expect((await shop.hr.patch(`${shop.at}entry/${id}/edit/`, { duration: 360 })).status).toBe(404);
    expect((await shop.bina.post(`${shop.at}entry/${id}/correct/`, { duration: 360, remarks: 'Lunch' })).status).toBe(
      404,
    );
    const correct = () =>
      shop.asha.post<{ id: number } & Errors>(`${shop.at}entry/${id}/correct/`, {
        duration: 360,
        remarks: 'Two hours were lunch',
      });
    const correction = await correct();
    expect(correction.status).toBe(201);
    expect((await correct()).status).toBe(409);
    expect((await shop.approve(correction.body.id)).status).toBe(200);
    const lines = await shop.lines();
    expect(lines.map(({ origin, amount }) => [origin, amount])).toEqual([
      ['work', '2000.00'],
      ['correction', '-500.00'],
    ]);
    expect(sum(lines)).toBe('1500.00');
    expect(
      (await shop.asha.post<Errors>(`${shop.at}entry/${id}/correct/`, { duration: 360, remarks: 'Again' })).status,
    ).toBe(400);
  });

  it('pays each amount once, in the right run [WC-13]', async () => {
    const shop = await Shop.of(server);
    await shop.rate(shop.pieces, '14.00', '2026-07-17');
    const of = (worked_on: string, quantity: string) => ({ activity: shop.pieces, worked_on, quantity });
    await shop.done(shop.asha, of('2026-10-27', '96'));
    const late = await shop.sent(shop.asha, of('2026-10-28', '20'));
    const later = await shop.sent(shop.asha, of('2026-10-29', '10'));
    await shop.sent(shop.bina, of('2026-10-29', '3'));
    await shop.after('bs:2083-07', 'generate');
    expect(await shop.paidFor('asha', 'bs:2083-07')).toEqual(['1344.00 of 2083-07']);
    // A double press makes one line; the draft says that its facts changed, and is made again with all logs once.
    const other = await shop.query<{ id: number }>(
      'select id from work_log where organization_id = $1 and quantity = 3',
      [shop.organization.id],
    );
    const press = () => shop.approve(other[0]?.id ?? 0);
    const both = await Promise.all([press(), press()]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const { id: run } = await shop.runOf('bs:2083-07');
    expect(await shop.act(shop.hr, run, 'send')).toMatchObject({ status: 409, body: { code: 'stale_facts' } });
    expect((await shop.act(shop.hr, run, 'discard', { remark: 'Made again' })).status).toBe(200);
    await shop.generate('bs:2083-07');
    expect(await shop.paidFor('asha', 'bs:2083-07')).toEqual(['1344.00 of 2083-07']);
    expect(await shop.paidFor('bina', 'bs:2083-07')).toEqual(['42.00 of 2083-07']);
    await shop.settle('bs:2083-07');
    await shop.approve(late);
    await shop.after('bs:2083-08', 'pay');
    expect(await shop.paidFor('asha', 'bs:2083-08')).toEqual(['280.00 of 2083-07']);
    await shop.approve(later);
    await shop.after('bs:2083-09', 'pay');
    expect(await shop.paidFor('asha', 'bs:2083-09')).toEqual(['140.00 of 2083-07']);
    expect((await shop.lines()).map(({ is_paid }) => is_paid)).toEqual([true, true, true, true]);
  });

  it('waits for its employee where the organization asks for it', async () => {
    server.now = today;
    const shop = await Shop.of(server);
    await shop.hr.patch(`${shop.at}setting/`, { needs_acknowledgement: true });
    await shop.rate(shop.pieces, '10.00', '2026-07-17');
    const id = await shop.done(shop.asha, { activity: shop.pieces, worked_on: '2026-10-27', quantity: '5' });
    await shop.done(shop.bina, { activity: shop.pieces, worked_on: '2026-10-27', quantity: '7' });
    expect((await shop.bina.post(`${shop.at}entry/${id}/acknowledge/`, {})).status).toBe(404);
    expect((await shop.asha.post(`${shop.at}entry/${id}/acknowledge/`, {})).status).toBe(200);
    expect((await shop.asha.post(`${shop.at}entry/${id}/acknowledge/`, {})).status).toBe(409);
    await shop.after('bs:2083-07', 'generate');
    expect(await shop.paidFor('asha', 'bs:2083-07')).toEqual(['50.00 of 2083-07']);
    expect(await shop.paidFor('bina', 'bs:2083-07')).toEqual([]);
  });
});

describe('a review of many', () => {
  it('says what came of each, and approves nothing that was not seen [WC-15]', async () => {
    server.now = today;
    const shop = await Shop.of(server);
    const hari = await signIn(server, await aMember(server, shop.organization, `boss-${made}`, { is_hr_admin: true }));
    const ids = [
      await shop.sent(shop.asha, { worked_on: '2026-11-23', duration: 60 }),
      await shop.sent(shop.asha, { worked_on: '2026-11-24', duration: 60 }),
      await shop.sent(hari, { worked_on: '2026-11-24', duration: 60 }),
      await shop.sent(shop.bina, { worked_on: '2026-11-24', duration: 60 }),
      await shop.sent(shop.bina, { worked_on: '2026-10-20', duration: 60 }),
    ];
    const seen = await hari.get<{ results: { id: number; version: string }[] }>(`${shop.at}entry/?as=hr&limit=50`);
    const versions = Object.fromEntries(seen.body.results.map(({ id, version }) => [String(id), version]));
    // It was declined, changed and sent again since it was seen.
    await shop.second.post(`${shop.at}entry/${ids[3]}/decline/?as=hr`, { remark: 'More' });
    await shop.bina.patch(`${shop.at}entry/${ids[3]}/edit/`, { duration: 90 });
    await shop.send(shop.bina, ids[3] ?? 0);
    await shop.second.post(`${shop.at}entry/${ids[1]}/approve/?as=hr`, { remark: 'Mine' });
    await shop.close('bs:2083-07');
    const review = () => hari.post<Results>(`${shop.at}entry/bulk/approve/?as=hr`, { ids, versions, remark: 'Seen' });
    const { status, body } = await review();
    expect(status).toBe(200);
    expect(body.results.map((each) => each.status)).toEqual(['done', 'refused', 'refused', 'refused', 'refused']);
    expect(body.results.map(({ details }) => details?.[0] ?? '').slice(1)).toEqual([
      expect.stringContaining('pproved by'),
      expect.stringContaining('own'),
      expect.stringContaining('changed'),
      expect.stringContaining('closed'),
    ]);
    expect((await review()).body.results.every((each) => each.status === 'refused')).toBe(true);
  });
});

describe('a week', () => {
  it('is copied by day and sent at once', async () => {
    server.now = today;
    const shop = await Shop.of(server);
    await shop.draft(shop.asha, { worked_on: '2026-11-29', duration: 60, remarks: 'Calls' });
    await shop.draft(shop.asha, { worked_on: '2026-11-29', starts_at: '14:00', ends_at: '15:30' });
    expect((await shop.asha.post(`${shop.at}week/copy/`, { from: '2026-11-29', to: '2026-11-30' })).body).toEqual({
      logs: 2,
    });
    expect((await shop.asha.post(`${shop.at}week/copy/`, { from: '2026-11-28', to: '2026-11-30' })).status).toBe(400);
    const { body } = await shop.asha.get<{ drafts: number; minutes: number }>(`${shop.at}week/`);
    expect(body).toMatchObject({ drafts: 4, minutes: 300 });
    const sent = await shop.asha.post<Results>(`${shop.at}week/send/`, {});
    expect(sent.body.results.map(({ status }) => status)).toEqual(['done', 'done', 'done', 'done']);
    expect((await shop.asha.post(`${shop.at}week/send/`, {})).status).toBe(409);
    const leaders = await shop.hr.get<{ results: { minutes: number }[] }>(`${shop.at}leader-board/?as=hr`);
    expect(leaders.body.results.map(({ minutes }) => minutes)).toEqual([300]);
  });
});

describe('the timer', () => {
  const at = (time: string) => {
    server.now = new Date(`2026-11-${time}:00.000+05:45`);
  };

  it('runs once for each person, and a late stop of another device changes nothing [WC-8]', async () => {
    const shop = await Shop.of(server);
    const start = (activity: number) => shop.asha.post<Timer>(`${shop.at}timer/start/`, { activity });
    const stop = (timer: number | undefined) => shop.asha.post<Timer & Errors>(`${shop.at}timer/stop/`, { timer });
    at('24T10:00');
    const first = (await start(shop.support)).body.timer;
    at('24T10:20');
    const second = await start(shop.design);
    expect(second.body.log).not.toBeNull();
    at('24T11:00');
    const late = await stop(first?.id);
    expect([late.status, late.body.detail]).toEqual([409, expect.stringContaining('already ended')]);
    at('24T11:10');
    expect((await stop(second.body.timer?.id)).status).toBe(200);
    const { body } = await shop.asha.get<{ results: Log[] }>(`${shop.at}entry/?as=user&sort=worked_on`);
    expect(new Set(body.results.map(({ duration }) => duration))).toEqual(new Set([20, 50]));
    expect((await stop(second.body.timer?.id)).status).toBe(409);
    await Promise.all([start(shop.support), start(shop.support)]);
    expect(
      await shop.query('select id from work_timer where organization_id = $1', [shop.organization.id]),
    ).toHaveLength(1);
  });

  it('that is left on is marked once and asks for its actual end [WC-7]', async () => {
    const shop = await Shop.of(server);
    at('20T17:30');
    const { timer } = (await shop.asha.post<Timer>(`${shop.at}timer/start/`, { activity: shop.support })).body;
    at('21T05:30');
    await markForgottenTimers(server.context);
    expect((await shop.asha.get<Timer>(`${shop.at}timer/`)).body.timer?.forgotten_at).toBeNull();
    at('21T05:31');
    await markForgottenTimers(server.context);
    await markForgottenTimers(server.context);
    const told = await shop.query(
      'select id from notification where organization_id = $1 and recipient_id = $2 and text_en like $3',
      [shop.organization.id, shop.person('asha').id, 'A timer has run for 12 h.%'],
    );
    expect(told).toHaveLength(1);
    // A supervisor sees the mark.
    const boss = await aMember(server, shop.organization, `timer-boss-${made}`);
    const supervisor = await signIn(server, boss);
    const marked = () => supervisor.get<{ results: { user: { id: number } }[] }>(`${shop.at}forgotten-timer/`);
    expect((await marked()).body.results).toEqual([]);
    await shop.query(
      `insert into supervision (organization_id, subordinate_id, supervisor_id, position, valid_from) values ($1, $2, $3, 1, '2020-01-01')`,
      [shop.organization.id, shop.person('asha').id, boss.id],
    );
    expect((await marked()).body.results).toMatchObject([{ user: { id: shop.person('asha').id } }]);
    at('23T09:10');
    const stop = (ended_at?: string) =>
      shop.asha.post<Timer & Errors>(`${shop.at}timer/stop/`, { timer: timer?.id, ...(ended_at && { ended_at }) });
    expect(said(await stop(), 'ended_at')).toContain('may run 12 h');
    expect((await stop('2026-11-23T03:25:00.000Z')).status).toBe(400);
    expect((await shop.asha.post(`${shop.at}timer/start/`, { activity: shop.support })).status).toBe(409);
    expect((await shop.asha.get<{ results: Log[] }>(`${shop.at}entry/?as=user`)).body.results).toEqual([]);
    const ended = await stop('2026-11-20T14:15:00.000Z');
    expect([ended.status, ended.body.timer]).toEqual([200, null]);
    const { body } = await shop.asha.get<{ results: (Log & { starts_at: string; ends_at: string })[] }>(
      `${shop.at}entry/?as=user`,
    );
    expect(body.results).toMatchObject([{ starts_at: '17:30', ends_at: '20:00', duration: 150, status: 'Draft' }]);
  });
});
