/** Loans: who may request how much, what months ask, what payrolls deduct, and what happens in between. */
import { monthSpan } from '@karmik/model/kit/month';
import { addDaysTo } from '@karmik/model/kit/period';
import type { LoanCalculation, LoanSchedule } from '@karmik/model/loan/schedule';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loanMethod as method, type Errors, type Loan, Loans, loansToday, loanType as type } from './support/loans.ts';
import { aMember, anOrganization, signIn, startServer, type TestServer } from './support/server.ts';

let server: TestServer;
let made = 0;

const daysBetween = (from: string, to: string): string[] => {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDaysTo(day, 1)) days.push(day);
  return days;
};

beforeAll(async () => {
  server = await startServer({}, { now: loansToday });
});
afterAll(() => server.close());

describe('a request for a loan', () => {
  it('shows its months, its interest and its limit before it is sent [MC-2]', async () => {
    const loans = await Loans.giving(server, { method: { rounding: 'hundred' } });
    await loans.employed(['asha']);
    const asha = await loans.as('asha');
    const { body } = await asha.get<LoanCalculation>(
      `${loans.path}type/${loans.type}/calculator/?amount=5000.00&term=12`,
    );
    expect(body).toMatchObject({
      amount: '500000.00',
      open: '0.00',
      rate: '12.00',
      refusal: null,
      first_month: 'bs:2083-09',
    });
    expect([body.plan?.rows.length, body.plan?.rows.at(-1)?.amount, body.plan?.interest]).toEqual([
      11,
      '294.93',
      '294.93',
    ]);
    const wrong = await asha.get<Errors>(`${loans.path}type/${loans.type}/calculator/?amount=-5&term=12`);
    expect([wrong.status, Object.keys(wrong.body)]).toEqual([400, ['amount']]);
  });

  it('is within the basic salary less what is open, when it is sent and when it is approved [MC-17]', async () => {
    const loans = await Loans.giving(server, { type: { limit_amount: null, limit_basic: 6, most_open: 5 } });
    await loans.employed(['asha'], '35000');
    await loans.granted('asha', { amount: '40000.00', term: 10 });
    const asha = await loans.as('asha');
    expect((await loans.request(asha, { amount: '170000.01' })).body.amount).toEqual([
      'Enter 1,70,000.00 or less: the limit of 2,10,000.00 less 40,000.00 outstanding.',
    ]);
    const [first, second] = [
      await loans.request(asha, { amount: '100000.00' }),
      await loans.request(asha, { amount: '70000.00' }),
    ];
    expect([first.status, second.status]).toEqual([201, 201]);
    // The basic salary falls meanwhile, so that one of both is all that is left.
    await loans.query(
      `update pay_package_assignment_amounts set amount = 24000 where organization_id = $1 and amount = 35000`,
      [loans.organization.id],
    );
    const both = await Promise.all([loans.approve(first.body.id), loans.approve(second.body.id, loans.second)]);
    expect(both.map(({ status }) => status)).toEqual([400, 400]);
    expect(JSON.stringify(both[0].body)).toContain('no longer within the rules');
    expect(JSON.stringify(both[0].body)).not.toContain('2,10,000');
    await loans.hr.post(`${loans.path}loan/${second.body.id}/decline/?as=hr`, { remark: 'One at a time' });
    expect((await loans.approve(first.body.id)).status).toBe(200);
  });

  it('is refused with its reason, and stores nothing', async () => {
    const loans = await Loans.giving(server);
    await loans.employed(['asha']);
    const asha = await loans.as('asha');
    const patch = async (own: object) =>
      expect((await loans.hr.patch(`${loans.path}type/${loans.type}/`, own)).status).toBe(200);
    const refusal = async (own: object = {}) => (await loans.request(asha, own)).body;
    expect((await refusal({ term: 37 })).term).toEqual(['Choose at most 36 months.']);
    expect((await refusal({ first_month: 'bs:2083-08' })).first_month).toEqual(['Choose Poush 2083 or a later month.']);
    await patch({ needs_document: true });
    expect((await refusal()).document).toEqual(['Attach the document that this type of loan needs.']);
    await patch({ eligible_months: 240 });
    expect((await refusal()).non_field_errors?.[0]).toContain('needs 240 months of service');
    await patch({ is_offered: false });
    expect((await refusal()).non_field_errors).toEqual(['Employees do not request loans of this type.']);
    const { body } = await asha.get<{ count: number }>(`${loans.path}loan/`);
    expect(body.count).toBe(0);
  });

  it('keeps the terms of its day, whatever becomes of its type', async () => {
    const loans = await Loans.giving(server);
    await loans.employed(['asha']);
    const id = await loans.granted('asha', {}, false);
    await loans.hr.patch(`${loans.path}type/${loans.type}/`, { rate: '24.00' });
    await loans.recorded(id, 'disbursement', { amount: '120000.00' });
    expect(await loans.loan(id)).toMatchObject({ rate: '12.00', next_amount: '10661.85', last_month: 'bs:2084-08' });
  });

  it('is entered by HR for another person, never for oneself', async () => {
    const loans = await Loans.giving(server, { type: { is_offered: false } });
    await loans.employed(['asha']);
    const body = {
      loan_type: loans.type,
      amount: '50000.00',
      term: 10,
      first_month: null,
      reason: 'Decision of the board',
      document: null,
    };
    const entered = await loans.hr.post<{ id: number }>(`${loans.path}loan/entry/`, {
      ...body,
      employee: loans.person('asha').id,
    });
    expect(entered.status).toBe(201);
    expect(await loans.loan(entered.body.id)).toMatchObject({ status: 'Approved', repayment: 'to_pay' });
    const asha = await loans.as('asha');
    expect((await asha.post(`${loans.path}loan/entry/`, { ...body, employee: loans.person('asha').id })).status).toBe(
      403,
    );
  });

  it('is refused at the employee where HR names who left or nobody of the organization', async () => {
    const loans = await Loans.giving(server);
    await loans.employed(['asha']);
    const other = await aMember(server, await anOrganization(server, 'loans-elsewhere'), 'elsewhere');
    await server.context.database.everywhere.query(
      'update membership set is_current = false where organization_id = $1 and user_id = $2',
      [loans.organization.id, loans.person('asha').id],
    );
    for (const employee of [loans.person('asha').id, other.id, 999_999_999]) {
      const entered = await loans.hr.post<Errors>(`${loans.path}loan/entry/`, {
        loan_type: loans.type,
        amount: '50000.00',
        term: 10,
        first_month: null,
        reason: 'Decision of the board',
        document: null,
        employee,
      });
      expect([entered.status, Object.keys(entered.body)]).toEqual([400, ['employee']]);
    }
  });
});

describe('the money of a loan', () => {
  it('is paid out once, in part where less is paid, and never before its approval [MC-11]', async () => {
    const loans = await Loans.giving(server, { method: { kind: 'interest_free' }, type: { rate: '0.00' } });
    await loans.employed(['asha']);
    const sent = await loans.request(await loans.as('asha'), { amount: '200000.00', term: 10 });
    const { id } = sent.body;
    expect((await loans.record(id, 'disbursement', { amount: '1.00' })).body.loan).toBeDefined();
    await loans.approve(id);
    await loans.after('bs:2083-08');
    expect(await loans.taken('asha', 'bs:2083-08')).toBeUndefined();
    server.now = new Date('2026-12-20T06:15:00.000Z');
    expect((await loans.record(id, 'disbursement', { amount: '200000.01' })).body.amount).toEqual([
      'Enter 2,00,000.00 or less.',
    ]);
    expect(
      (await loans.record(id, 'disbursement', { amount: '1.00', happened_on: '2026-12-21' })).body.happened_on,
    ).toEqual(['Enter today or an earlier day.']);
    const both = await Promise.all([
      loans.record(id, 'disbursement', { amount: '150000.00' }),
      loans.record(id, 'disbursement', { amount: '150000.00' }, loans.second),
    ]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 400]));
    expect(await loans.loan(id)).toMatchObject({
      disbursed: '150000.00',
      balance: '150000.00',
      next_month: 'bs:2083-10',
      next_amount: '15000.00',
    });
    await loans.after('bs:2083-09');
    expect(await loans.taken('asha', 'bs:2083-09')).toBeUndefined();
    await loans.after('bs:2083-10', 'generate');
    expect(await loans.taken('asha', 'bs:2083-10')).toBe('15000.00');
  });

  it('follows payments on top, another rate and a month without pay, and the last entry can be taken back', async () => {
    const loans = await Loans.giving(server);
    await loans.employed(['asha']);
    const id = await loans.granted('asha');
    const offer = await loans.hr.get<LoanSchedule>(`${loans.path}loan/${id}/schedule/?amount=60000`);
    expect(offer.body.offer?.shorter).toMatchObject({ amount: '10661.85', months: 6 });
    expect(offer.body.offer?.smaller).toMatchObject({ months: 12 });
    expect((await loans.record(id, 'prepayment_shorter', { amount: '120000.00' })).body.amount?.[0]).toContain(
      'record an early settlement',
    );
    await loans.recorded(id, 'prepayment_shorter', { amount: '60000.00' });
    expect(await loans.loan(id)).toMatchObject({
      balance: '60000.00',
      next_amount: '10661.85',
      last_month: 'bs:2084-02',
    });
    expect((await loans.record(id, 'reversal')).body.remark).toEqual(['Enter a reason.']);
    await loans.recorded(id, 'reversal', { remark: 'The cheque bounced' });
    expect(await loans.loan(id)).toMatchObject({ balance: '120000.00', last_month: 'bs:2084-08' });
    expect((await loans.record(id, 'rate_term')).body.rate).toEqual(['Enter the rate of interest.']);
    await loans.recorded(id, 'rate_term', { rate: '6.00' });
    expect((await loans.loan(id)).next_amount).toBe('10327.97');
    await loans.recorded(id, 'suspension');
    expect(await loans.loan(id)).toMatchObject({
      next_month: 'bs:2083-10',
      next_amount: '10927.97',
      last_month: 'bs:2084-09',
    });
    const { entries, plan } = await loans.schedule(id);
    expect(entries.map(({ kind }) => kind)).toEqual(['disbursement', 'rate_term', 'suspension']);
    expect(plan.rows).toHaveLength(12);
  });

  it('is settled for what a day asks, and then asks nothing more', async () => {
    const loans = await Loans.giving(server);
    await loans.employed(['asha']);
    const id = await loans.granted('asha');
    const { settlement } = await loans.schedule(id);
    expect(settlement).toMatchObject({ day: '2026-12-01', principal: '120000.00', interest: '0.00' });
    expect((await loans.record(id, 'settlement', { amount: '1.00' })).body.amount?.[0]).toContain(
      'Enter 1,20,000.00: it settles the loan',
    );
    await loans.recorded(id, 'settlement', { amount: '120000.00' });
    expect(await loans.loan(id)).toMatchObject({
      repayment: 'repaid',
      balance: '0.00',
      ended_by: 'settlement',
      next_month: null,
    });
    expect((await loans.record(id, 'instalment', { amount: '1.00' })).body.kind?.[0]).toContain('fully repaid');
  });

  it('is written off with a reason alone', async () => {
    const loans = await Loans.giving(server);
    await loans.employed(['asha']);
    const id = await loans.granted('asha');
    expect((await loans.record(id, 'write_off')).body.remark).toEqual(['Enter a reason.']);
    await loans.recorded(id, 'write_off', { remark: 'Decision 14 of the board' });
    expect(await loans.loan(id)).toMatchObject({ repayment: 'written_off', balance: '0.00', ended_by: 'write_off' });
  });

  it('is closed to who has no permission for payroll, to the borrower as HR, and to another organization', async () => {
    const loans = await Loans.giving(server);
    const other = await Loans.giving(server);
    await loans.employed(['asha', 'bina']);
    const id = await loans.granted('asha');
    const reader = await signIn(
      server,
      await aMember(server, loans.organization, `loan-reader-${++made}`, { codes: ['4.11'] }),
    );
    for (const who of [await loans.as('bina'), reader]) {
      expect((await who.get(`${loans.path}loan/${id}/?as=hr`)).status).toBe(403);
      expect((await who.get(`${loans.path}loan/${id}/schedule/`)).status).toBe(404);
      expect((await who.get(`${loans.path}movement/`)).status).toBe(403);
      expect((await loans.record(id, 'write_off', { remark: 'x' }, who)).status).toBe(403);
    }
    expect((await loans.schedule(id, await loans.as('asha'))).plan.rows).toHaveLength(12);
    expect((await other.hr.get(`${other.path}loan/${id}/schedule/`)).status).toBe(404);
    expect((await other.record(id, 'write_off', { remark: 'x' })).status).toBe(400);
  });
});

describe('payrolls', () => {
  it('deduct the instalment of each month, with interest on what is left [LN-1]', async () => {
    const loans = await Loans.giving(server);
    await loans.employed(['asha', 'bina']);
    const id = await loans.granted('asha');
    await loans.after('bs:2083-08');
    expect(await loans.taken('asha', 'bs:2083-08')).toBeUndefined();
    for (const [month, balance] of [
      ['bs:2083-09', '110538.15'],
      ['bs:2083-10', '100981.68'],
    ] as const) {
      await loans.after(month);
      expect(await loans.taken('asha', month)).toBe('10661.85');
      expect((await loans.loan(id)).balance).toBe(balance);
      const [asha, bina] = [await loans.slipOf('asha', month), await loans.slipOf('bina', month)];
      expect([asha?.tax, (Number(bina?.net) - Number(asha?.net)).toFixed(2)]).toEqual([bina?.tax, '10661.85']);
    }
    const { entries } = await loans.schedule(id);
    expect(entries.map(({ kind, interest, principal }) => `${kind} ${interest} ${principal}`)).toEqual([
      'disbursement 0.00 0.00',
      'recovery 1200.00 9461.85',
      'recovery 1105.38 9556.47',
    ]);
  });

  it('take what half of the net pay bears, interest first, and ask the rest later [LN-4] [MC-12]', async () => {
    const loans = await Loans.giving(server);
    await loans.employed(['asha'], '16000');
    const id = await loans.granted('asha');
    await loans.after('bs:2083-09');
    const taken = Number(await loans.taken('asha', 'bs:2083-09'));
    const slip = await loans.slipOf('asha', 'bs:2083-09');
    expect(taken).toBeLessThan(10_661.85);
    expect(Number(slip?.net)).toBeCloseTo(taken, 1);
    const balance = 120_000 - (taken - 1200);
    expect(await loans.loan(id)).toMatchObject({
      balance: balance.toFixed(2),
      interest_paid: '1200.00',
      next_amount: (10_661.85 * 2 - taken).toFixed(2),
      last_month: 'bs:2084-08',
    });
  });

  it.each([
    // Ten instalments of 10,000 without interest: the eleventh month takes the one of the month without pay.
    ['moved', { kind: 'interest_free' }, { amount: '100000.00', term: 10 }, '10000.00', 'bs:2084-07', '100000.00'],
    ['moved', {}, {}, '11861.85', 'bs:2084-09', '129142.26'],
    ['waived', {}, {}, '10661.85', 'bs:2084-09', '127942.26'],
    ['due', {}, {}, '21323.70', 'bs:2084-08', undefined],
  ])(
    'take nothing in a month without pay, and the loan says whether it is %s [PC-40] (%j)',
    async (unpaid_month, method, asked, next, last, total) => {
      const isFree = 'kind' in method;
      const loans = await Loans.giving(server, {
        method: { ...method, unpaid_month },
        type: isFree ? { rate: '0.00' } : {},
      });
      await loans.employed(['asha']);
      const id = await loans.granted('asha', asked);
      const { starts_on, ends_on } = monthSpan('bs:2083-09');
      await loans.absent('asha', daysBetween(starts_on, ends_on));
      await loans.after('bs:2083-09');
      const slip = await loans.slipOf('asha', 'bs:2083-09');
      expect([slip?.net, slip?.lines.filter(({ source }) => source === 'loan')]).toEqual(['0.00', []]);
      expect(slip?.deferrals).toMatchObject([
        { heading: 'Loan instalment', amount: isFree ? '10000.00' : '10661.85', reading: unpaid_month },
      ]);
      expect(await loans.loan(id)).toMatchObject({
        balance: isFree ? '100000.00' : '120000.00',
        next_month: 'bs:2083-10',
        next_amount: next,
        last_month: last,
      });
      if (total !== undefined) expect((await loans.schedule(id)).plan.total).toBe(total);
      await loans.after('bs:2083-10', 'generate');
      expect(await loans.taken('asha', 'bs:2083-10')).toBe(next);
    },
  );

  it('still take a month that is paid late, when the borrower has paid an amount back meanwhile', async () => {
    const loans = await Loans.giving(server);
    await loans.employed(['asha']);
    const id = await loans.granted('asha');
    // 6 Magh, before the payroll of Poush.
    server.now = new Date('2027-01-20T06:15:00.000Z');
    await loans.recorded(id, 'prepayment_shorter', { amount: '20000.00' });
    await loans.close('bs:2083-09');
    await loans.pay('bs:2083-09');
    expect(await loans.taken('asha', 'bs:2083-09')).toBe('10661.85');
    expect(await loans.loan(id)).toMatchObject({
      balance: '90538.15',
      interest_paid: '1200.00',
      next_month: 'bs:2083-10',
    });
  });

  it('are out of date when an instalment is paid in cash, and then leave it out [MC-14]', async () => {
    const loans = await Loans.giving(server);
    await loans.employed(['asha']);
    const id = await loans.granted('asha');
    await loans.after('bs:2083-09', 'generate');
    await loans.recorded(id, 'instalment', { amount: '10661.85' });
    const run = await loans.runOf('bs:2083-09');
    await loans.act(loans.hr, run.id, 'send');
    await loans.act(loans.second, run.id, 'approve');
    const refused = await loans.act(loans.hr, run.id, 'confirm');
    expect(refused.status).toBe(409);
    expect(await loans.loan(id)).toMatchObject({ balance: '110538.15', next_month: 'bs:2083-10' });
  });

  it('give an instalment back when they are discarded, and take it once when they are generated again [MC-13]', async () => {
    const loans = await Loans.giving(server);
    await loans.employed(['asha']);
    const id = await loans.granted('asha', { amount: '50000.00', term: 10 });
    await loans.after('bs:2083-09', 'generate');
    const run = await loans.runOf('bs:2083-09');
    expect((await loans.act(loans.hr, run.id, 'discard', { remark: 'Again' })).status).toBe(200);
    expect((await loans.loan(id)).balance).toBe('50000.00');
    await loans.pay('bs:2083-09');
    const after = await loans.loan(id);
    await loans.after('bs:2083-10', 'generate');
    expect([after.next_amount, await loans.taken('asha', 'bs:2083-10')]).toEqual(['5279.10', '5279.10']);
  });

  it('take what is owed on the last day of an employment, not the instalments to come [MC-15]', async () => {
    const loans = await Loans.giving(server);
    await loans.employed(['asha'], '200000');
    const id = await loans.granted('asha');
    await loans.query(
      `with type as (
         insert into separation_type (organization_id, name, category, notice_days, for_resignations, needs_clearance, needs_exit_interview)
         values ($1, 'Resignation', 'Voluntary', 0, true, false, false) returning id)
       insert into separation (organization_id, employee_id, separation_type_id, effective_date, status)
       select $1, $2, id, '2026-12-31', 'Ongoing' from type`,
      [loans.organization.id, loans.person('asha').id],
    );
    // 15 of the 30 days of Poush, until 30 December.
    await loans.after('bs:2083-09');
    const slip = await loans.slipOf('asha', 'bs:2083-09');
    const taken = await loans.taken('asha', 'bs:2083-09');
    const carried = 120_600 - Number(taken);
    expect(slip).toBeDefined();
    const { balance, interest_paid } = await loans.loan(id);
    expect([interest_paid, balance]).toEqual(['600.00', carried.toFixed(2)]);
  });

  it('tax what a loan below the market rate spares, on what is left [LN-5] [MC-18]', async () => {
    const loans = await Loans.giving(server);
    await loans.employed(['asha', 'bina'], '90000');
    loans.type = await loans.aType({ ...method, name: 'Soft' }, { ...type, name: 'Soft', rate: '4.00' }, true);
    await loans.hr.post(`${loans.path}market-rate/`, {
      from_month: 'bs:2083-04',
      rate: '10.00',
      source: 'Central bank',
    });
    await loans.granted('asha', { amount: '500000.00', term: 24 });
    await loans.after('bs:2083-09');
    expect(await loans.taken('asha', 'bs:2083-09', 'loan_perk')).toBe('2500.00');
    expect(await loans.taken('asha', 'bs:2083-09')).toBe('21712.46');
    const [asha, bina] = [await loans.slipOf('asha', 'bs:2083-09'), await loans.slipOf('bina', 'bs:2083-09')];
    expect(Number(asha?.tax)).toBeGreaterThan(Number(bina?.tax));
  });
});

describe('loans that run already', () => {
  const sheet = (...rows: readonly (readonly (string | number)[])[]) =>
    [
      [
        'Employee',
        'Loan type',
        'Amount',
        'Annual interest rate',
        'Term',
        'Months repaid',
        'Outstanding principal',
        'Disbursed on',
        'Next instalment in',
        'Reference',
      ],
      ...rows,
    ]
      .map((row) => row.join(','))
      .join('\n');
  const paper = ['E-asha', 'Staff loan', 250_000, 11.5, 18, 5, '185432.10', '2026-06-01', 'bs:2083-09', 'L-7'] as const;

  interface Outcome {
    readonly created: number;
    readonly valid: number;
    readonly errors: { readonly row: number; readonly errors: Errors }[];
  }

  it('come in with the balance of their paper, once [MC-19]', async () => {
    const loans = await Loans.giving(server);
    await loans.employed(['asha', 'bina']);
    const bring = (text: string, query = '?dry_run=false') =>
      loans.hr.upload<Outcome>(`${loans.path}import/loan-details/import/${query}`, 'loans.csv', text);
    const dry = await bring(sheet(paper), '?dry_run=true');
    expect([dry.status, dry.body.valid, dry.body.created]).toEqual([200, 1, 0]);
    const done = await bring(sheet(paper));
    expect([done.status, done.body.created, done.body.errors]).toEqual([200, 1, []]);
    const { body } = await loans.hr.get<{ results: Loan[] }>(`${loans.path}loan/?as=hr`);
    const [loan] = body.results;
    expect(loan).toMatchObject({
      status: 'Approved',
      repayment: 'repaying',
      balance: '185432.10',
      next_amount: '15187.51',
    });
    const { plan } = await loans.schedule(loan?.id ?? 0);
    expect([plan.rows.length, plan.rows.at(-1)?.amount]).toEqual([13, '15898.59']);
    const again = await bring(sheet(paper));
    expect([again.body.created, JSON.stringify(again.body.errors)]).toEqual([
      0,
      expect.stringContaining('already has a loan'),
    ]);
    const wrong = await bring(
      sheet(
        ['E-bina', 'Staff loan', 90_000, 24, 60, 70, '90000', '2026-06-01', 'bs:2083-09', 'L-8'],
        ['E-bina', 'Staff loan', 90_000, 24, 60, 1, '90000.01', '2026-06-01', 'bs:2083-09', 'L-9'],
      ),
    );
    expect([wrong.body.created, wrong.body.errors.map(({ errors }) => Object.keys(errors))]).toEqual([
      0,
      [['months_repaid'], ['balance']],
    ]);
  });
});
