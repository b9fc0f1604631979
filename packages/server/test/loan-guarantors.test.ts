/** Guarantors of loans: they consent themselves, nothing is taken from their pay by itself, and their clearance shows what they guarantee. */
import type { HomeAnswer } from '@karmik/model/home/home';
import type { LoanGuarantees } from '@karmik/model/loan/guarantee';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Errors, type Loan, Loans, loansToday } from './support/loans.ts';
import { startServer, type Answer, type Client, type TestServer } from './support/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startServer({}, { now: loansToday });
});
afterAll(() => server.close());

interface Guarantee {
  readonly id: number;
  readonly status: string;
  readonly share: string;
  readonly called: string | null;
  readonly paid: string;
  readonly guarantor: { readonly id: number };
  readonly actions: string[];
}
interface Separation {
  readonly id: number;
  readonly status: string;
  readonly blockers: { kind: string; what: string; unit: string | null }[];
  readonly open_money: { kind: string; direction: string; name: string; amount: string }[];
}

/** An organization whose loans need guarantors. */
class Guaranteed extends Loans {
  static async needing(needed: number, own: object = {}): Promise<Guaranteed> {
    server.now = loansToday;
    const loans = (await Guaranteed.giving(server, { type: { guarantor_count: needed, ...own } })) as Guaranteed;
    return loans;
  }

  guarantors(...names: readonly string[]) {
    return { guarantors: names.map((name) => ({ guarantor: this.person(name).id })) };
  }

  async own(name: string): Promise<Guarantee[]> {
    const { body } = await (await this.as(name)).get<{ results: Guarantee[] }>(`${this.path}guarantee/`);
    return body.results;
  }

  async answer(name: string, action: string, input: object = {}): Promise<Answer<Guarantee & Errors>> {
    const wanted = (await this.own(name)).find(({ status }) =>
      action === 'agree_deduction' ? status === 'Payment requested' : status === 'Consent requested',
    );
    return (await this.as(name)).post<Guarantee & Errors>(`${this.path}guarantee/${wanted?.id}/${action}/`, input);
  }

  async consented(...names: readonly string[]): Promise<void> {
    for (const name of names) expect([name, (await this.answer(name, 'consent')).status]).toEqual([name, 200]);
  }

  decide(id: number, action: string, who: Client = this.hr) {
    return who.post<Guarantee & Errors>(`${this.path}guarantee/${id}/${action}/?as=hr`, {
      remark: 'Decision of the board',
    });
  }

  async ofLoan(id: number): Promise<LoanGuarantees> {
    return (await this.hr.get<LoanGuarantees>(`${this.path}loan/${id}/guarantees/`)).body;
  }

  call(id: number, who: Client = this.hr) {
    return who.post<LoanGuarantees & Errors>(`${this.path}loan/${id}/call-guarantors/`, {});
  }

  /** HR begins a separation that needs a clearance. */
  async leaves(name: string, effective_date: string): Promise<number> {
    const [kind] = await this.query<{ id: number }>(
      `with known as (select id from separation_type where organization_id = $1), made as (
         insert into separation_type (organization_id, name, category, notice_days, for_resignations, needs_clearance, needs_exit_interview)
         select $1, 'Resignation', 'Voluntary', 0, true, true, false where not exists (select from known) returning id)
       select id from known union all select id from made`,
      [this.organization.id],
    );
    const { status, body } = await this.hr.post<Separation>(`/hris/${this.organization.slug}/separation/`, {
      employee: this.person(name).id,
      separation_type: kind?.id,
      effective_date,
      notice_on: null,
      remarks: null,
    });
    expect([status, status === 201 ? undefined : body]).toEqual([201, undefined]);
    return body.id;
  }

  async separation(id: number): Promise<Separation> {
    return (await this.hr.get<Separation>(`/hris/${this.organization.slug}/separation/${id}/`)).body;
  }

  complete(id: number) {
    return this.hr.post<Separation & Errors>(`/hris/${this.organization.slug}/separation/${id}/complete/`, {
      remark: 'Done',
    });
  }

  async setting(own: object): Promise<void> {
    const { status, body } = await this.hr.patch<Errors>(`${this.path}setting/`, {
      guarantee_limit: null,
      mutual_guarantees: false,
      open_guarantees: 'block',
      exit_months: 12,
      ...own,
    });
    expect([status, status === 200 ? undefined : body]).toEqual([200, undefined]);
  }
}

describe('the home', () => {
  it('says what its owner owes, is owed and guarantees, and which guarantees wait for an answer', async () => {
    const loans = await Guaranteed.needing(1);
    await loans.employed(['asha', 'bina', 'chari']);
    const home = async (name: string) => (await (await loans.as(name)).get<HomeAnswer>('/users/me/home/')).body;
    const waits = async (name: string) =>
      (await home(name)).inbox.lists.find((list) => list.name === 'loan_guarantees')?.count ?? 0;
    const { id } = (await loans.request(await loans.as('asha'), loans.guarantors('bina'))).body;
    expect([await waits('bina'), await waits('chari'), (await home('bina')).money]).toEqual([1, 0, undefined]);
    await loans.consented('bina');
    expect((await loans.approve(id)).status).toBe(200);
    expect(await waits('bina')).toBe(0);
    expect((await home('bina')).money).toMatchObject({
      owes: '0.00',
      is_owed: '0.00',
      guarantees: '120000.00',
      open: [{ kind: 'guarantee', direction: 'guarantees', amount: '120000.00' }],
    });
    // Approved and not paid out yet.
    expect((await home('asha')).money).toMatchObject({ owes: '0.00', is_owed: '120000.00', guarantees: '0.00' });
    expect((await home('chari')).money).toBeUndefined();
  });
});

describe('a request with guarantors', () => {
  it('is approved and paid out once each guarantor has consented, by their own action [MC-16]', async () => {
    const loans = await Guaranteed.needing(2);
    await loans.employed(['asha', 'bina', 'chari', 'dev']);
    const asha = await loans.as('asha');
    expect((await loans.request(asha)).body.guarantors).toEqual(['Name 2 guarantors.']);
    expect((await loans.request(asha, loans.guarantors('bina', 'bina'))).body.guarantors?.[0]).toContain(
      'is already named',
    );
    expect((await loans.request(asha, loans.guarantors('bina', 'asha'))).body.guarantors?.[0]).toContain(
      'The borrower cannot guarantee this loan',
    );
    const sent = await loans.request(asha, loans.guarantors('bina', 'chari'));
    const { id } = sent.body;
    expect((await loans.approve(id)).body.non_field_errors).toEqual(['Waiting for the consent of 2 guarantors.']);

    const [wanted] = await loans.own('bina');
    expect([wanted?.status, wanted?.share, await loans.own('dev')]).toEqual(['Consent requested', '60000.00', []]);
    // HR consents for no one, and a guarantor answers theirs alone.
    expect((await loans.hr.post(`${loans.path}guarantee/${wanted?.id}/consent/?as=hr`, {})).status).toBe(403);
    expect((await (await loans.as('dev')).post(`${loans.path}guarantee/${wanted?.id}/consent/`, {})).status).toBe(404);
    await loans.consented('bina');
    expect((await loans.answer('chari', 'refuse', { remark: 'I have a loan myself' })).body.status).toBe('Refused');
    expect((await loans.approve(id)).body.non_field_errors).toEqual(['Waiting for the consent of 1 guarantor.']);

    // The borrower names another person; the consent that was given for the same loan holds.
    const changed = await asha.patch<Loan & Errors>(`${loans.path}loan/${id}/edit/`, loans.guarantors('bina', 'dev'));
    expect([changed.status, changed.status === 200 ? undefined : changed.body]).toEqual([200, undefined]);
    await loans.consented('dev');
    expect((await loans.approve(id)).status).toBe(200);
    await loans.recorded(id, 'disbursement', { amount: '120000.00' });
    expect((await loans.ofLoan(id)).guarantees.map(({ status }) => status)).toEqual(['Active', 'Active', 'Refused']);
  });

  it('asks again where the amount changes, and asks no one once it is declined [MC-16]', async () => {
    const loans = await Guaranteed.needing(1);
    await loans.employed(['asha', 'bina']);
    const asha = await loans.as('asha');
    const { id } = (await loans.request(asha, loans.guarantors('bina'))).body;
    await loans.consented('bina');
    await asha.patch(`${loans.path}loan/${id}/edit/`, { amount: '150000.00' });
    const states = async () => (await loans.own('bina')).map(({ status, share }) => `${status} ${share}`).toSorted();
    expect(await states()).toEqual(['Consent requested 150000.00', 'Withdrawn 120000.00']);
    const declined = await loans.hr.post(`${loans.path}loan/${id}/decline/?as=hr`, { remark: 'No funds' });
    expect(declined.status).toBe(200);
    expect(await states()).toEqual(['Withdrawn 120000.00', 'Withdrawn 150000.00']);
  });

  it('keeps two borrowers from guaranteeing each other, and each person within a limit [MC-16]', async () => {
    const loans = await Guaranteed.needing(1);
    await loans.employed(['asha', 'bina', 'chari']);
    await loans.setting({ guarantee_limit: '100000.00' });
    const [asha, bina] = [await loans.as('asha'), await loans.as('bina')];
    expect((await loans.request(asha, { amount: '100000.01', ...loans.guarantors('bina') })).body.guarantors).toEqual([
      expect.stringContaining('the limit is 1,00,000.00'),
    ]);
    expect((await loans.request(asha, { amount: '60000.00', ...loans.guarantors('bina') })).status).toBe(201);
    expect((await loans.request(bina, { amount: '10000.00', ...loans.guarantors('asha') })).body.guarantors).toEqual([
      expect.stringContaining('already has a loan that this borrower guarantees'),
    ]);
    const second = { amount: '40000.01', ...loans.guarantors('bina') };
    const chari = await loans.as('chari');
    expect((await loans.request(chari, second)).body.guarantors?.[0]).toContain('the limit is');
    expect((await loans.request(chari, { ...second, amount: '40000.00' })).status).toBe(201);
    await loans.setting({ mutual_guarantees: true });
    expect((await loans.request(bina, { amount: '10000.00', ...loans.guarantors('asha') })).status).toBe(201);
  });
});

describe('a borrower who leaves', () => {
  it('owes what the final pay could not bear, which guarantors pay by their shares once they agree [MC-15] [MC-16]', async () => {
    const loans = await Guaranteed.needing(2);
    // Half of the month, less 1 % tax, is 48,000.00.
    await loans.employed(['asha'], '96969.70');
    await loans.employed(['bina', 'chari', 'dev'], '60000', 'Staff');
    expect((await loans.hr.patch(`${loans.base}setting/`, { least_net_percent: 0 })).status).toBe(200);
    const asha = await loans.as('asha');
    const { id } = (await loans.request(asha, loans.guarantors('bina', 'chari'))).body;
    await loans.consented('bina', 'chari');
    await loans.approve(id);
    await loans.recorded(id, 'disbursement', { amount: '120000.00', happened_on: '2026-06-10' });
    for (let row = 1; row <= 6; row += 1) await loans.recorded(id, 'instalment', { amount: '10661.85' });
    expect((await loans.loan(id)).balance).toBe('61790.56');
    expect((await loans.record(id, 'receivable')).body.happened_on?.[0]).toContain('has not left');

    // 15 Poush is the last day.
    const first = await loans.leaves('asha', '2026-12-31');
    expect((await loans.separation(first)).open_money).toMatchObject([
      { kind: 'loan', direction: 'owes', name: 'Staff loan', amount: '61790.56' },
    ]);
    await loans.after('bs:2083-09');
    const slip = await loans.slipOf('asha', 'bs:2083-09');
    expect([slip?.net, await loans.taken('asha', 'bs:2083-09')]).toEqual(['0.00', '48000.00']);
    expect(await loans.loan(id)).toMatchObject({ repayment: 'receivable', balance: '14099.51' });
    const { entries, plan, settlement } = await loans.schedule(id);
    expect(entries.slice(-2).map(({ kind, amount, interest }) => `${kind} ${amount} ${interest}`)).toEqual([
      'recovery 48000.00 308.95',
      'receivable 14099.51 0.00',
    ]);
    // Twelve equal months without interest.
    expect([plan.rows.length, plan.rows[0]?.amount, plan.rows.at(-1)?.amount, plan.total]).toEqual([
      12,
      '1174.96',
      '1174.95',
      '14099.51',
    ]);
    expect(settlement?.total).toBe('14099.51');

    expect((await loans.ofLoan(id)).guarantees.map(({ would_pay }) => would_pay)).toEqual(['7049.76', '7049.75']);
    expect((await loans.call(id, await loans.as('bina'))).status).toBe(403);
    const called = await loans.call(id);
    expect(called.body.guarantees.map(({ status, called: asked }) => `${status} ${asked}`)).toEqual([
      'Payment requested 7049.76',
      'Payment requested 7049.75',
    ]);
    expect((await loans.call(id)).status).toBe(409);

    // Nothing is deducted before the guarantor agrees and HR decides.
    await loans.after('bs:2083-10');
    expect(await loans.taken('bina', 'bs:2083-10', 'loan_guarantee')).toBeUndefined();
    const [b, c] = called.body.guarantees;
    expect((await loans.decide(b?.id ?? 0, 'deduct')).status).toBe(409);
    expect((await loans.answer('bina', 'agree_deduction')).body.status).toBe('Deduction agreed');
    expect((await loans.decide(b?.id ?? 0, 'deduct', await loans.as('bina'))).status).toBe(403);
    expect((await loans.decide(b?.id ?? 0, 'deduct')).body.status).toBe('Deducted from pay');
    await loans.after('bs:2083-11');
    expect(await loans.taken('bina', 'bs:2083-11', 'loan_guarantee')).toBe('7049.76');
    expect(await loans.taken('chari', 'bs:2083-11', 'loan_guarantee')).toBeUndefined();
    expect((await loans.loan(id)).balance).toBe('7049.75');

    // The clearance of the second guarantor shows the guarantee, and blocks or warns as the rules say.
    const second = await loans.leaves('chari', '2027-04-20');
    const { blockers, open_money } = await loans.separation(second);
    expect(blockers).toMatchObject([{ kind: 'guarantee', unit: '7049.75' }]);
    expect(open_money).toMatchObject([{ kind: 'guarantee', direction: 'guarantees', amount: '7049.75' }]);
    expect((await loans.complete(second)).body.non_field_errors?.[0]).toContain('is open: 7,049.75');
    await loans.setting({ open_guarantees: 'warn' });
    expect((await loans.separation(second)).blockers).toEqual([]);
    expect((await loans.separation(second)).open_money).toHaveLength(1);
    await loans.setting({});

    // Another person takes the guarantee over by consent; the earlier record stays.
    const replaced = { loan: id, guarantor: loans.person('dev').id, replaces: c?.id };
    const dev = await loans.as('dev');
    expect((await dev.post(`${loans.path}guarantee/`, replaced)).status).toBe(403);
    expect((await loans.hr.post(`${loans.path}guarantee/`, { ...replaced, replaces: b?.id })).status).toBe(400);
    expect((await loans.hr.post(`${loans.path}guarantee/`, replaced)).status).toBe(201);
    expect((await loans.separation(second)).blockers).toHaveLength(1);
    await loans.consented('dev');
    expect((await loans.separation(second)).blockers).toEqual([]);
    expect((await loans.complete(second)).status).toBe(200);
    const [taker] = await loans.own('dev');
    expect([taker?.status, taker?.called]).toEqual(['Payment requested', '7049.75']);
    expect((await loans.ofLoan(id)).guarantees.map(({ status }) => status)).toEqual([
      'Paid',
      'Replaced',
      'Payment requested',
    ]);

    // Cash: never more than is requested, and the loan ends with the last rupee.
    const pay = { amount: '7049.76', guarantee: taker?.id };
    expect((await loans.record(id, 'guarantor', pay)).body.amount).toEqual(['Enter 7,049.75 or less.']);
    await loans.recorded(id, 'guarantor', { ...pay, amount: '7049.75' });
    expect(await loans.loan(id)).toMatchObject({ repayment: 'repaid', balance: '0.00', ended_by: 'guarantors' });
    expect((await loans.own('dev'))[0]?.status).toBe('Paid');
  });

  it('repays and is guaranteed by others once they are no member any more [MC-15]', async () => {
    const loans = await Guaranteed.needing(1);
    await loans.employed(['asha', 'bina', 'chari']);
    const { id } = (await loans.request(await loans.as('asha'), loans.guarantors('bina'))).body;
    await loans.consented('bina');
    await loans.approve(id);
    await loans.recorded(id, 'disbursement', { amount: '120000.00', happened_on: '2026-06-10' });
    await loans.leaves('asha', '2026-11-20');
    await loans.query('update membership set is_current = false where organization_id = $1 and user_id = $2', [
      loans.organization.id,
      loans.person('asha').id,
    ]);
    await loans.recorded(id, 'receivable');
    await loans.recorded(id, 'instalment', { amount: '100.00' });
    expect((await loans.loan(id)).repayment).toBe('receivable');
    const added = await loans.hr.post<Errors>(`${loans.path}guarantee/`, {
      loan: id,
      guarantor: loans.person('chari').id,
      replaces: null,
    });
    expect([added.status, added.status === 201 ? undefined : added.body]).toEqual([201, undefined]);
    // No one is given a loan any more.
    const entered = await loans.hr.post<Errors>(`${loans.path}loan/entry/`, {
      employee: loans.person('asha').id,
      loan_type: loans.type,
      amount: '1000.00',
      term: 2,
      first_month: null,
      reason: 'Late',
      document: null,
      ...loans.guarantors('chari'),
    });
    expect(entered.status).toBe(400);
  });

  it('leaves a guarantee that HR releases or that ends with its loan [MC-16]', async () => {
    const loans = await Guaranteed.needing(1);
    await loans.employed(['asha', 'bina', 'chari']);
    const [asha, bina] = [await loans.as('asha'), await loans.as('bina')];
    const first = (await loans.request(asha, loans.guarantors('chari'))).body.id;
    const second = (await loans.request(bina, loans.guarantors('chari'))).body.id;
    const states = async () => (await loans.own('chari')).map(({ status }) => status).toSorted();
    await loans.consented('chari', 'chari');
    for (const id of [first, second]) {
      await loans.approve(id);
      await loans.recorded(id, 'disbursement', { amount: '120000.00' });
    }
    await loans.recorded(first, 'settlement', { amount: '120000.00' });
    expect(await states()).toEqual(['Active', 'Ended']);
    await loans.recorded(first, 'reversal', { remark: 'The cheque bounced' });
    expect(await states()).toEqual(['Active', 'Active']);
    const [guarantee] = (await loans.ofLoan(second)).guarantees;
    expect((await loans.call(second)).body.code).toBe('not_receivable');
    expect((await loans.decide(guarantee?.id ?? 0, 'release')).body.status).toBe('Released');
    expect(await states()).toEqual(['Active', 'Released']);
  });
});
