/** Salary advances: who may request how much, what is paid out, and what payrolls recover of it. */
import { monthSpan } from '@karmik/model/kit/month';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Payroll } from './support/payroll.ts';
import { aMember, signIn, startServer, type Client, type TestServer } from './support/server.ts';

let server: TestServer;
let made = 0;

/** 15 Mangsir 2083. */
const today = new Date('2026-12-01T06:15:00.000Z');

beforeAll(async () => {
  server = await startServer({}, { now: today });
});
afterAll(() => server.close());

interface Advance {
  readonly id: number;
  readonly status: string;
  readonly repayment: string | null;
  readonly paid: string | null;
  readonly recovered: string | null;
  readonly left: string;
  readonly recovery_from: string | null;
}
type Errors = Record<string, string[]>;

const rules = {
  is_offered: true,
  eligible_months: 6,
  limit_percent: 100,
  limit_amount: null,
  most_instalments: 6,
  most_payments: 1,
  most_a_year: null,
  excluded_types: [],
  carry: 'next_month',
};

/** An organization that gives advances. Net pay of its package without funds is gross less tax. */
class Advances extends Payroll {
  static override async of(started: TestServer): Promise<Advances> {
    // HR signs in late in the year, so that the sessions last while the months go by.
    started.now = new Date('2027-04-10T06:15:00.000Z');
    const payroll = (await super.of(started, `advance-${++made}`)) as Advances;
    started.now = today;
    await payroll.hr.post(`${payroll.base}heading/ready-made/`);
    await payroll.set({});
    return payroll;
  }

  async set(own: object): Promise<void> {
    const heading = await this.heading('salary_advance');
    const { status, body } = await this.hr.patch(`${this.base}advance-salary-setting/`, { ...rules, heading, ...own });
    expect([status, status === 200 ? undefined : body]).toEqual([200, undefined]);
  }

  /** An employee with a package, paid for the months of the fiscal year so far. */
  async paid(names: readonly string[], months: readonly string[], basic = '60000'): Promise<void> {
    const of = await this.aPackage('Plain', ['basic', 'allowance', 'social_security_tax', 'remuneration_tax']);
    for (const name of names) {
      await this.anEmployee(name);
      await this.assign(name, of, { basic, allowance: '0' });
    }
    for (const month of months) {
      await this.close(month);
      await this.pay(month);
    }
  }

  /** Closes a month on its last day, and pays it as far as it is asked. */
  async after(month: string, work: 'generate' | 'pay' = 'pay'): Promise<void> {
    this.server.now = new Date(`${monthSpan(month).ends_on}T06:15:00.000Z`);
    await this.close(month);
    await this[work](month);
  }

  /** What a payslip recovers. */
  async taken(name: string, month: string): Promise<string | undefined> {
    const lines = (await this.slipOf(name, month))?.lines ?? [];
    return lines.find(({ source }) => source === 'advance_salary')?.amount;
  }

  async as(name: string): Promise<Client> {
    return signIn(this.server, this.person(name));
  }

  request(who: Client, own: object = {}) {
    return who.post<Advance & Errors>(`${this.base}advance-salary/`, {
      amount: '30000.00',
      instalments: 3,
      first_month: 'bs:2083-08',
      reason: 'School fees',
      ...own,
    });
  }

  approve(id: number) {
    return this.hr.post<Advance & Errors>(`${this.base}advance-salary/${id}/approve/?as=hr`, { remark: 'Fine' });
  }

  record(who: Client, advance: number, own: object = {}) {
    return who.post<Errors>(`${this.base}advance-salary-movement/`, {
      advance,
      kind: 'payment',
      amount: '30000.00',
      happened_on: '2026-12-01',
      reference: 'CHQ 1',
      ...own,
    });
  }

  async advance(id: number): Promise<Advance> {
    return (await this.hr.get<Advance>(`${this.base}advance-salary/${id}/?as=hr`)).body;
  }

  /** An advance that was requested, approved and paid out. */
  async given(name: string, own: { amount: string; instalments: number; first_month?: string }): Promise<number> {
    const sent = await this.request(await this.as(name), own);
    expect([sent.status, sent.status === 201 ? undefined : sent.body]).toEqual([201, undefined]);
    expect((await this.approve(sent.body.id)).status).toBe(200);
    const recorded = await this.record(this.hr, sent.body.id, { amount: own.amount });
    expect([recorded.status, recorded.status === 201 ? undefined : recorded.body]).toEqual([201, undefined]);
    return sent.body.id;
  }
}

const first = ['bs:2083-04', 'bs:2083-05', 'bs:2083-06', 'bs:2083-07'];

describe('a request for a salary advance', () => {
  it('is refused with its reason where the rules do not allow it, and stores nothing', async () => {
    const payroll = await Advances.of(server);
    await payroll.paid(['asha'], first);
    const asha = await payroll.as('asha');
    const net = Number((await payroll.slipOf('asha', 'bs:2083-07'))?.net);
    const refusal = async (own: object = {}) => (await payroll.request(asha, own)).body;

    await payroll.set({ is_offered: false });
    expect((await refusal()).non_field_errors).toEqual(['Your organization does not offer salary advances.']);
    await payroll.set({ eligible_months: 120 });
    expect((await refusal()).non_field_errors?.[0]).toContain('You can request one from');
    await payroll.set({ limit_percent: 50 });
    expect((await refusal({ amount: '30000.01' })).amount).toEqual([
      `You can request at most ${(Math.floor(net * 50) / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 })} now.`,
    ]);
    await payroll.set({ limit_amount: '20000.00' });
    expect((await refusal()).amount).toEqual(['You can request at most 20,000.00 now.']);
    await payroll.set({ most_instalments: 2 });
    expect((await refusal()).instalments).toEqual(['Choose at most 2 months.']);
    await payroll.set({});
    expect((await refusal({ first_month: 'bs:2083-07' })).first_month).toEqual([
      'Choose Mangsir 2083 or a later month.',
    ]);
    expect((await refusal({ first_month: 'bs:2083-12' })).first_month).toEqual([
      'Choose Falgun 2083 or an earlier month.',
    ]);
    const { body } = await asha.get<{ count: number }>(`${payroll.base}advance-salary/`);
    expect(body.count).toBe(0);
  });

  it('counts what is requested and not recovered against the limit, also where two are sent at once', async () => {
    const payroll = await Advances.of(server);
    await payroll.paid(['asha'], first);
    await payroll.set({ limit_amount: '40000.00' });
    const asha = await payroll.as('asha');
    const both = await Promise.all([payroll.request(asha), payroll.request(asha)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 400]));
    expect(both.find(({ status }) => status === 400)?.body.amount).toEqual(['You can request at most 10,000.00 now.']);
    const { body } = await asha.get<{ amount: string; open: string }>(`${payroll.base}advance-salary-limit/`);
    expect(body).toMatchObject({ amount: '10000.00', open: '30000.00', refusal: null, first_month: 'bs:2083-08' });
    await payroll.set({ limit_amount: '40000.00', most_a_year: 1 });
    expect((await payroll.request(asha, { amount: '5000.00' })).body.non_field_errors).toEqual([
      'You have had 1 advance in this fiscal year, and no more are given.',
    ]);
  });

  it('needs a published payslip where the limit follows from it, and the right type of employment', async () => {
    const payroll = await Advances.of(server);
    await payroll.paid(['asha'], []);
    const asha = await payroll.as('asha');
    expect((await payroll.request(asha)).body.non_field_errors?.[0]).toContain('your last payslip');
    const [type] = await payroll.query<{ id: number }>(
      `insert into employment_type (organization_id, title) values ($1, 'Daily wage') returning id`,
      [payroll.organization.id],
    );
    await payroll.query('update employee set employment_type_id = $3 where organization_id = $1 and user_id = $2', [
      payroll.organization.id,
      payroll.person('asha').id,
      type?.id ?? 0,
    ]);
    await payroll.set({ limit_percent: null, limit_amount: '50000.00', excluded_types: [type?.id] });
    expect((await payroll.request(asha)).body.non_field_errors).toEqual([
      'Salary advances are not given to employees of the type Daily wage.',
    ]);
  });

  it('is weighed again when it is approved, without telling figures of pay to who decides', async () => {
    const payroll = await Advances.of(server);
    await payroll.paid(['asha'], first);
    const sent = await payroll.request(await payroll.as('asha'));
    await payroll.set({ limit_amount: '10000.00' });
    const refused = await payroll.approve(sent.body.id);
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      400,
      expect.stringContaining('no longer within the rules'),
    ]);
    expect(JSON.stringify(refused.body)).not.toContain('10,000');
    expect((await payroll.advance(sent.body.id)).status).toBe('Requested');
  });
});

describe('the rules', () => {
  it('need a limit, and a heading that is deducted after tax', async () => {
    const payroll = await Advances.of(server);
    const patch = async (own: object) =>
      (await payroll.hr.patch<Errors>(`${payroll.base}advance-salary-setting/`, own)).body;
    expect((await patch({ limit_percent: null, limit_amount: null })).limit_percent).toEqual([
      'Enter a limit as an amount, as a percentage of net pay, or both.',
    ]);
    for (const name of ['basic', 'cit', 'remuneration_tax'])
      expect((await patch({ heading: await payroll.heading(name) })).heading).toEqual([
        'Choose a heading that is deducted, is not taxable and is no fund.',
      ]);
  });
});

describe('the money of an advance', () => {
  it('is paid out by HR once it is approved, never beyond it, and never to themselves', async () => {
    const payroll = await Advances.of(server);
    await payroll.paid(['asha'], first);
    const sent = await payroll.request(await payroll.as('asha'));
    const { id } = sent.body;
    expect((await payroll.record(payroll.hr, id)).body.advance).toEqual([
      'This request is not approved. Choose one that is.',
    ]);
    await payroll.approve(id);
    expect(await payroll.advance(id)).toMatchObject({ repayment: 'to_pay', paid: '0.00', left: '0.00' });
    expect((await payroll.record(payroll.hr, id, { amount: '30000.01' })).body.amount).toEqual([
      'Enter 30,000.00 or less.',
    ]);
    expect((await payroll.record(payroll.hr, id, { happened_on: '2026-12-02' })).body.happened_on).toEqual([
      'Enter today or an earlier day.',
    ]);
    expect((await payroll.record(payroll.hr, id, { kind: 'recovery' })).status).toBe(400);
    expect((await payroll.record(payroll.hr, id, { kind: 'repayment' })).body.kind).toBeDefined();
    // Two at once: an advance of one payment is paid once.
    const both = await Promise.all([payroll.record(payroll.hr, id), payroll.record(payroll.second, id)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 400]));
    expect(await payroll.advance(id)).toMatchObject({
      repayment: 'recovering',
      paid: '30000.00',
      left: '30000.00',
      recovery_from: 'bs:2083-08',
    });
    // A mistake is taken back by a line of its own, and the advance can be paid again.
    expect((await payroll.record(payroll.hr, id, { kind: 'payment_taken_back' })).status).toBe(201);
    expect(await payroll.advance(id)).toMatchObject({ repayment: 'to_pay', paid: '0.00' });
    expect((await payroll.record(payroll.hr, id)).status).toBe(201);
    // What the employee pays back is not recovered again.
    expect((await payroll.record(payroll.hr, id, { kind: 'repayment', amount: '30000.00' })).status).toBe(201);
    expect(await payroll.advance(id)).toMatchObject({ repayment: 'recovered', recovered: '30000.00', left: '0.00' });
  });

  it('is closed to who has no permission for payroll, and to another organization', async () => {
    const payroll = await Advances.of(server);
    const other = await Advances.of(server);
    await payroll.paid(['asha', 'bina'], first);
    const id = await payroll.given('asha', { amount: '10000.00', instalments: 1 });
    const bina = await payroll.as('bina');
    const reader = await signIn(
      server,
      await aMember(server, payroll.organization, `reader-${made}`, { codes: ['4.11'] }),
    );
    for (const who of [bina, reader]) {
      expect((await who.get(`${payroll.base}advance-salary/${id}/?as=hr`)).status).toBe(403);
      expect((await who.get(`${payroll.base}advance-salary/${id}/?as=user`)).status).toBe(404);
      expect((await who.get(`${payroll.base}advance-salary-movement/`)).status).toBe(403);
      expect((await payroll.record(who, id)).status).toBe(403);
    }
    expect((await other.record(other.hr, id)).status).toBe(400);
    expect((await other.hr.get(`${other.base}advance-salary/${id}/?as=hr`)).status).toBe(404);
  });
});

describe('payrolls', () => {
  it('recover equal parts in their months, without any effect on tax [C11]', async () => {
    const payroll = await Advances.of(server);
    await payroll.paid(['asha', 'bina'], first);
    const id = await payroll.given('asha', { amount: '20000.00', instalments: 3 });
    for (const [month, taken, left] of [
      ['bs:2083-08', '6666.66', '13333.34'],
      ['bs:2083-09', '6666.66', '6666.68'],
      ['bs:2083-10', '6666.68', '0.00'],
    ] as const) {
      await payroll.after(month, 'generate');
      // An open payroll holds the part; the balance changes when it is confirmed.
      expect(await payroll.taken('asha', month)).toBe(taken);
      await payroll.settle(month);
      expect(await payroll.advance(id)).toMatchObject({ left });
      const [asha, bina] = [await payroll.slipOf('asha', month), await payroll.slipOf('bina', month)];
      expect(asha?.tax).toBe(bina?.tax);
      expect((Number(bina?.net) - Number(asha?.net)).toFixed(2)).toBe(taken);
    }
    expect(await payroll.advance(id)).toMatchObject({ repayment: 'recovered', recovered: '20000.00' });
    await payroll.after('bs:2083-11', 'generate');
    expect(await payroll.taken('asha', 'bs:2083-11')).toBeUndefined();
    const lines = await payroll.query<{ kind: string; amount: string; month: string | null }>(
      `select kind, amount::text, month from advance_salary_movement where advance_id = $1 and organization_id = $2 order by id`,
      [id, payroll.organization.id],
    );
    expect(lines.map(({ kind, amount, month }) => `${kind} ${amount} ${month ?? ''}`)).toEqual([
      'payment 20000.00 ',
      'recovery 6666.66 bs:2083-08',
      'recovery 6666.66 bs:2083-09',
      'recovery 6666.68 bs:2083-10',
    ]);
  });

  it.each([
    // Poush takes what its own half of net pay bears of 30,297.12, which is due by then.
    ['next_month', ['29725.86', '20237.94', undefined]],
    ['last_month', ['19666.66', '19666.68', '10630.46']],
  ] as const)('leave half of the net pay, and carry the rest to the %s [PC-39] [PC-41]', async (carry, later) => {
    const payroll = await Advances.of(server);
    await payroll.paid(['asha'], first);
    await payroll.set({ carry });
    const id = await payroll.given('asha', { amount: '59000.00', instalments: 3 });
    // Twenty of the days of Mangsir are not paid, so that half of its net is less than the part of the month.
    await payroll.absent(
      'asha',
      Array.from({ length: 20 }, (_, index) => new Date(Date.UTC(2026, 10, 18 + index)).toISOString().slice(0, 10)),
    );
    await payroll.after('bs:2083-08');
    const slip = await payroll.slipOf('asha', 'bs:2083-08');
    const part = Number(await payroll.taken('asha', 'bs:2083-08'));
    expect(Number(slip?.net) - part).toBeCloseTo(0, 1);
    expect(part).toBe(9036.2);
    expect((await payroll.advance(id)).left).toBe((59_000 - part).toFixed(2));
    const found: (string | undefined)[] = [];
    for (const month of ['bs:2083-09', 'bs:2083-10', 'bs:2083-11']) {
      await payroll.after(month);
      found.push(await payroll.taken('asha', month));
    }
    expect(found).toEqual(later);
    expect(await payroll.advance(id)).toMatchObject({ repayment: 'recovered', left: '0.00' });
  });

  it('give a part back when they are discarded, and take it once when they are generated again [PC-29]', async () => {
    const payroll = await Advances.of(server);
    await payroll.paid(['asha'], first);
    const id = await payroll.given('asha', { amount: '10000.00', instalments: 1 });
    await payroll.after('bs:2083-08', 'generate');
    const run = await payroll.runOf('bs:2083-08');
    expect((await payroll.act(payroll.hr, run.id, 'discard', { remark: 'Again' })).status).toBe(200);
    expect(await payroll.advance(id)).toMatchObject({ left: '10000.00' });
    await payroll.pay('bs:2083-08');
    expect(await payroll.taken('asha', 'bs:2083-08')).toBe('10000.00');
    expect(await payroll.advance(id)).toMatchObject({ left: '0.00', repayment: 'recovered' });
  });

  it('recover an advance once: in cash while the payroll is a draft, or by the payroll that was confirmed first [MC-27]', async () => {
    const payroll = await Advances.of(server);
    await payroll.paid(['asha', 'bina'], [...first, 'bs:2083-08']);
    const cash = (advance: number, amount: string, kind = 'repayment') =>
      payroll.record(payroll.hr, advance, {
        kind,
        amount,
        happened_on: payroll.server.now.toISOString().slice(0, 10),
      });
    const [id, other] = [
      await payroll.given('asha', { amount: '2300.00', instalments: 1, first_month: 'bs:2083-09' }),
      await payroll.given('bina', { amount: '2300.00', instalments: 1, first_month: 'bs:2083-09' }),
    ];
    await payroll.after('bs:2083-09', 'generate');
    expect(await payroll.taken('asha', 'bs:2083-09')).toBe('2300.00');
    expect((await cash(id, '2300.00')).status).toBe(201);
    const draft = await payroll.runOf('bs:2083-09');
    await payroll.act(payroll.hr, draft.id, 'send');
    await payroll.act(payroll.second, draft.id, 'approve');
    expect((await payroll.act(payroll.hr, draft.id, 'confirm')).status).toBe(409);
    expect(await payroll.advance(id)).toMatchObject({ recovered: '2300.00', left: '0.00', repayment: 'recovered' });

    // Generated again, it leaves the advance out that was paid back, and takes the other.
    expect((await payroll.act(payroll.hr, draft.id, 'discard', { remark: 'Out of date' })).status).toBe(200);
    await payroll.pay('bs:2083-09');
    expect([await payroll.taken('asha', 'bs:2083-09'), await payroll.taken('bina', 'bs:2083-09')]).toEqual([
      undefined,
      '2300.00',
    ]);
    expect((await cash(other, '2300.00')).status).toBe(400);
    expect(await payroll.advance(other)).toMatchObject({ recovered: '2300.00', repayment: 'recovered' });
  });

  it('shows what each recovery comes to, and what is left once one is taken back [MC-27]', async () => {
    const payroll = await Advances.of(server);
    await payroll.paid(['asha'], first);
    const id = await payroll.given('asha', { amount: '5000.00', instalments: 1 });
    const seen: string[] = [];
    for (const [kind, amount] of [
      ['repayment', '2000.00'],
      ['repayment', '2000.00'],
      ['repayment', '1000.00'],
      ['repayment_taken_back', '2000.00'],
    ] as const) {
      expect((await payroll.record(payroll.hr, id, { kind, amount })).status).toBe(201);
      const { recovered, repayment } = await payroll.advance(id);
      seen.push(`${recovered} ${repayment}`);
    }
    expect(seen).toEqual(['2000.00 recovering', '4000.00 recovering', '5000.00 recovered', '3000.00 recovering']);
    expect((await payroll.record(payroll.hr, id, { kind: 'repayment', amount: '2000.01' })).body.amount).toBeDefined();
  });

  it('recover nothing before it is paid out, and begin with the month of the payment', async () => {
    const payroll = await Advances.of(server);
    await payroll.paid(['asha'], first);
    const sent = await payroll.request(await payroll.as('asha'), { amount: '10000.00', instalments: 2 });
    await payroll.approve(sent.body.id);
    await payroll.after('bs:2083-08');
    expect(await payroll.taken('asha', 'bs:2083-08')).toBeUndefined();
    server.now = new Date('2026-12-20T06:15:00.000Z');
    await payroll.record(payroll.hr, sent.body.id, { amount: '10000.00', happened_on: '2026-12-20' });
    await payroll.after('bs:2083-09', 'generate');
    expect(await payroll.taken('asha', 'bs:2083-09')).toBe('5000.00');
  });

  it('recover all that is left in the last month of an employment [PC-65]', async () => {
    const payroll = await Advances.of(server);
    await payroll.paid(['asha'], first);
    const id = await payroll.given('asha', { amount: '20000.00', instalments: 5 });
    await payroll.query(
      `with type as (
         insert into separation_type (organization_id, name, category, notice_days, for_resignations, needs_clearance, needs_exit_interview)
         values ($1, 'Resignation', 'Voluntary', 0, true, false, false) returning id)
       insert into separation (organization_id, employee_id, separation_type_id, effective_date, status)
       select $1, $2, id, '2026-12-11', 'Ongoing' from type`,
      [payroll.organization.id, payroll.person('asha').id],
    );
    await payroll.after('bs:2083-08', 'generate');
    const taken = await payroll.taken('asha', 'bs:2083-08');
    expect(taken).toBe('20000.00');
    expect(await payroll.advance(id)).toMatchObject({ left: '20000.00' });
  });
});
