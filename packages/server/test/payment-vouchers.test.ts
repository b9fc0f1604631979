/** Vouchers of payment batches: what they debit and credit, that each payment is booked once, and its return too. */
import type { PayVoucherPage, PayVoucherPayments } from '@karmik/model/payroll/voucher/page';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Payments, type Batch } from './support/payments.ts';
import { aMember, anOrganization, signIn, startServer, type TestServer } from './support/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
beforeEach(() => {
  server.now = new Date('2026-11-25T06:15:00.000Z');
});
afterAll(() => server.close());

interface Refusal {
  readonly code?: string;
  readonly number?: string;
  readonly id?: number;
  readonly narration?: string;
}

/** An organization whose employees are in two branches, with ledgers, their mappings and a type of vouchers. */
class Books extends Payments {
  branches: number[] = [];

  get pay(): string {
    return `/payroll/${this.organization.slug}/`;
  }

  static override async of(on: TestServer): Promise<Books> {
    const books = (await super.of(on)) as Books;
    const made = await books.query<{ id: number }>(
      `insert into branch (organization_id, name) values ($1, 'Kathmandu'), ($1, 'Pokhara') returning id`,
    );
    books.branches = made.map(({ id }) => id);
    return books;
  }

  async setUp(setting: object = {}): Promise<void> {
    expect((await this.hr.post(`${this.pay}ledger/ready-made/`)).status).toBe(200);
    const type = await this.hr.post<{ id: number }>(`${this.pay}voucher-type/`, {
      code: 'PAY',
      name: 'Payment',
      prefix: 'PAY',
    });
    const saved = await this.hr.patch(`${this.pay}voucher-setting/`, {
      payment_voucher_type: type.body.id,
      ...setting,
    });
    expect([type.status, saved.status]).toEqual([201, 200]);
  }

  /** An advance to pay to an employee of a branch. */
  async owesIn(branch: number, amount: string): Promise<void> {
    await this.owes(amount);
    await this.query(
      `insert into employment (organization_id, employee_id, change, starts_on, branch_id) values ($1, $2, 'Joining', '2020-01-01', $3)`,
      this.payees.at(-1)?.id ?? 0,
      this.branches[branch] ?? 0,
    );
  }

  voucherAt = (batch: Batch, of = '') => `${this.pay}payment-batch/${batch.id}/voucher/${of}`;
  look = async (batch: Batch, of = '') => (await this.hr.get<PayVoucherPage>(this.voucherAt(batch, of))).body;
  makeVoucher = (batch: Batch, of = '', order: object = {}) => this.hr.post<Refusal>(this.voucherAt(batch, of), order);
  list = async (batch: Batch) =>
    (await this.hr.get<PayVoucherPayments>(this.voucherAt(batch, 'payment/'))).body.results.map(
      ({ purpose, total, voucher }) => [purpose, total, voucher?.number ?? null],
    );
  pageOf = async (id: number) => (await this.hr.get<PayVoucherPage>(`${this.pay}voucher/${id}/page/`)).body;
  complete = async (item: number | undefined, own: object = {}) =>
    expect(
      (await this.moveItem(item ?? 0, 'complete', { settled_on: '2026-11-21', reference: 'B-1', remark: '', ...own }))
        .status,
    ).toBe(200);
  async reverse(id: number | undefined) {
    return this.hr.post<Refusal>(`${this.pay}voucher/${id}/reverse/?as=hr`, { remark: 'Wrong ledger' });
  }
}

/** Amounts by ledger and branch, as `ledger, branch` to a signed decimal; credits are below zero. */
const byLedger = ({ lines }: PayVoucherPage): Record<string, string> =>
  Object.fromEntries(
    lines.map(({ ledger, branch, debit, credit }) => [
      [ledger.name, branch?.name].filter(Boolean).join(', '),
      debit ?? `-${credit}`,
    ]),
  );

/** A line of the statement of the account. */
const lineOf = async (books: Books, own: object = {}): Promise<number> => {
  const { body, status } = await books.hr.post<{ id: number }>(`${books.at}statement-line/`, {
    account: books.account,
    happened_on: '2026-11-20',
    narration: 'Service charge',
    reference: null,
    withdrawn: '30.00',
    deposited: null,
    balance: '499970.00',
    ...own,
  });
  expect(status).toBe(201);
  return body.id;
};
const actOn = (books: Books, line: number, name: string) =>
  books.hr.post<Refusal>(`${books.at}statement-line/${line}/${name}/`, {});
const chargeAt = (books: Books, line: number) => `${books.pay}statement-line/${line}/voucher/`;

describe('the voucher of a bank charge', () => {
  it('is refused while the line is no charge or a ledger lacks, and debits charges and credits the ledger of the account', async () => {
    const books = await Books.of(server);
    const line = await lineOf(books);
    expect((await books.hr.get(chargeAt(books, line))).status).toBe(404);
    expect((await books.hr.post(chargeAt(books, line), {})).status).toBe(404);
    expect((await actOn(books, line, 'charge')).status).toBe(204);
    const look = async () => (await books.hr.get<PayVoucherPage>(chargeAt(books, line))).body;
    expect((await look()).missing.map(({ text }) => text.en)).toEqual([
      'Choose the voucher type of payrolls under voucher settings',
      'Bank charges has no debit ledger',
      'Main has no credit ledger',
    ]);
    expect((await books.hr.post<Refusal>(chargeAt(books, line), {})).body.code).toBe('no_voucher_type');
    await books.setUp();
    const ledger = await books.hr.post<{ id: number }>(`${books.pay}ledger/`, {
      code: '1129',
      name: 'Nabil current account',
      name_in_nepali: null,
      account_group: 'asset',
      tally_name: null,
    });
    await books.hr.patch(`${books.at}account/${books.account}/`, { ledger: ledger.body.id });
    expect(await look()).toMatchObject({ voucher: null, usual_day: '2026-11-20', missing: [], debit: '30.00' });
    expect(byLedger(await look())).toEqual({ 'Bank charges': '30.00', 'Nabil current account': '-30.00' });
    const early = await books.hr.post<Refusal>(chargeAt(books, line), { voucher_on: '2026-11-19' });
    expect([early.status, Object.keys(early.body)]).toEqual([400, ['voucher_on']]);
    const made = await books.hr.post<Refusal>(chargeAt(books, line), {});
    expect([made.status, made.body]).toEqual([
      201,
      expect.objectContaining({ number: 'PAY-2083/84-0001', narration: 'Bank charge of Main, Service charge' }),
    ]);
    expect(await look()).toMatchObject({ voucher: { number: 'PAY-2083/84-0001', voucher_on: '2026-11-20' } });
  });

  it('is made once, also by two who press at once, and again after it is reversed', async () => {
    const books = await Books.of(server);
    await books.setUp();
    const line = await lineOf(books);
    await actOn(books, line, 'charge');
    const make = () => books.hr.post<Refusal>(chargeAt(books, line), {});
    const both = await Promise.all([make(), make(), make()]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409, 409]);
    expect((await make()).body.code).toBe('voucher_exists');
    const inForce = () =>
      books.query<{ number: string; line: number | null }>(
        `select v.number, l.id as line from pay_voucher v
           left join statement_line l on l.organization_id = v.organization_id and l.voucher_id = v.id
          where v.organization_id = $1 and v.status = 'Posted'`,
      );
    expect(await inForce()).toEqual([{ number: 'PAY-2083/84-0001', line }]);
    // The database holds it too.
    await expect(
      books.query(
        `insert into pay_voucher (organization_id, purpose, statement_line_id, voucher_type_id, number, series, sequence, voucher_on, narration, total, status)
         select organization_id, purpose, statement_line_id, voucher_type_id, 'X-1', 'X', 1, voucher_on, narration, total, 'Posted' from pay_voucher where organization_id = $1`,
      ),
    ).rejects.toThrow('pay_voucher_charge_once');
    // What is booked stays a charge until its voucher is reversed.
    const undo = await actOn(books, line, 'undo');
    expect([undo.status, undo.body.code]).toEqual([409, 'booked']);
    const shown = await books.hr.get<{ results: { match: string; voucher: { name: string } }[] }>(
      `${books.at}statement-line/`,
    );
    expect(shown.body.results.map(({ match, voucher }) => [match, voucher.name])).toEqual([
      ['charge', 'PAY-2083/84-0001'],
    ]);
    const { id } = both.find(({ status }) => status === 201)?.body ?? {};
    expect((await books.reverse(id)).status).toBe(200);
    const page = (await books.hr.get<PayVoucherPage>(chargeAt(books, line))).body;
    expect(page.voucher).toBeNull();
    expect(page.earlier.map(({ status }) => status)).toEqual(['Reversal', 'Reversed']);
    expect((await make()).body.number).toBe('PAY-2083/84-0003');
    const sums = await books.query<{ name: string; left: string }>(
      `select g.name, sum(coalesce(l.debit, 0) - coalesce(l.credit, 0))::text as left
         from pay_voucher_lines l join pay_ledger g on g.organization_id = l.organization_id and g.id = l.ledger_id
        where l.organization_id = $1 group by g.name order by g.name`,
    );
    expect(sums).toEqual([
      { name: 'Bank account', left: '-30.00' },
      { name: 'Bank charges', left: '30.00' },
    ]);
    await books.reverse((await books.hr.get<PayVoucherPage>(chargeAt(books, line))).body.voucher?.id);
    expect((await actOn(books, line, 'undo')).status).toBe(204);
    // A line whose vouchers were reversed stays with them.
    expect((await books.hr.delete(`${books.at}statement-line/${line}/`)).status).toBe(409);
  });

  it('books a charge that the bank gave back on the other sides, and each line by its own voucher', async () => {
    const books = await Books.of(server);
    await books.setUp();
    const taken = await lineOf(books);
    const back = await lineOf(books, { withdrawn: null, deposited: '12.50', balance: '499982.50' });
    for (const line of [taken, back]) {
      await actOn(books, line, 'charge');
      expect((await books.hr.post(chargeAt(books, line), {})).status).toBe(201);
    }
    expect(byLedger((await books.hr.get<PayVoucherPage>(chargeAt(books, back))).body)).toEqual({
      'Bank account': '12.50',
      'Bank charges': '-12.50',
    });
  });

  it('is refused to those without payroll, who do not see its number, and unknown to other organizations', async () => {
    const books = await Books.of(server);
    await books.setUp();
    const line = await lineOf(books);
    await actOn(books, line, 'charge');
    for (const who of [books.asha, books.checker]) {
      expect((await who.get(chargeAt(books, line))).status).toBe(403);
      expect((await who.post(chargeAt(books, line), {})).status).toBe(403);
    }
    const reader = await signIn(
      server,
      await aMember(server, books.organization, `charges-${books.organization.id}`, { codes: ['11.99'] }),
    );
    expect((await reader.get(chargeAt(books, line))).status).toBe(200);
    expect((await reader.post(chargeAt(books, line), {})).status).toBe(403);
    expect((await books.hr.post(chargeAt(books, line), {})).status).toBe(201);
    const seen = await books.checker.get<{ results: object[] }>(`${books.at}statement-line/`);
    expect(seen.body.results).toEqual([expect.objectContaining({ match: 'charge' })]);
    expect(seen.body.results[0]).not.toHaveProperty('voucher');
    const other = await anOrganization(server, 'other-charges');
    const stranger = await signIn(server, await aMember(server, other, 'stranger-charges', { is_hr_admin: true }));
    expect((await stranger.get(`/payroll/${other.slug}/statement-line/${line}/voucher/`)).status).toBe(404);
    expect((await stranger.post(`/payroll/${other.slug}/statement-line/${line}/voucher/`, {})).status).toBe(404);
  });
});

describe('the voucher of a batch of payments', () => {
  it('is refused with the line that lacks its ledger and the page that mends it, and credits the ledger of the account', async () => {
    const books = await Books.of(server);
    await books.owesIn(0, '45000.00');
    const batch = await books.sent();
    expect((await books.hr.get(books.voucherAt(batch))).status).toBe(404);
    const [item] = await books.items(batch.id);
    await books.complete(item?.id, { fee: '10.00' });
    expect((await books.makeVoucher(batch)).body.code).toBe('no_voucher_type');
    const type = await books.hr.post<{ id: number }>(`${books.pay}voucher-type/`, {
      code: 'P',
      name: 'P',
      prefix: 'P',
    });
    await books.hr.patch(`${books.pay}voucher-setting/`, { payment_voucher_type: type.body.id });
    const slug = books.organization.slug;
    expect((await books.look(batch)).missing.map(({ text, href }) => [text.en, href])).toEqual([
      ['Expense advances paid has no debit ledger', `/admin/${slug}/payroll/settings/voucher?tab=mapping`],
      ['Main has no credit ledger', `/admin/${slug}/payment/setting`],
      ['Bank charges has no debit ledger', `/admin/${slug}/payroll/settings/voucher?tab=mapping`],
    ]);
    const refused = await books.makeVoucher(batch);
    expect([refused.status, refused.body.code]).toEqual([409, 'unmapped']);
    await books.setUp();
    expect(byLedger(await books.look(batch))).toEqual({
      'Expense advances, Kathmandu': '45000.00',
      'Bank charges': '10.00',
      'Bank account': '-45010.00',
    });
    const ledger = await books.hr.post<{ id: number }>(`${books.pay}ledger/`, {
      code: '1129',
      name: 'Nabil current account',
      name_in_nepali: null,
      account_group: 'asset',
      tally_name: null,
    });
    expect((await books.hr.patch(`${books.at}account/${books.account}/`, { ledger: ledger.body.id })).status).toBe(200);
    expect(byLedger(await books.look(batch))).toMatchObject({ 'Nabil current account': '-45010.00' });
    // A ledger is of payroll: who may only pay neither sees nor changes it.
    const accountOf = async () =>
      (await books.checker.get<{ results: object[] }>(`${books.at}account/`)).body.results[0];
    expect(await accountOf()).not.toHaveProperty('ledger');
    expect((await books.checker.patch(`${books.at}account/${books.account}/`, { ledger: null })).status).toBe(400);
  });

  it('books what is complete, and a later part by a second one, each payment once', async () => {
    const books = await Books.of(server);
    await books.setUp();
    await books.owesIn(0, '45000.00');
    await books.owesIn(1, '20000.00');
    await books.owesIn(1, '5000.00');
    const batch = await books.sent();
    const [first, second, third] = await books.items(batch.id);
    await books.complete(first?.id);
    expect(await books.list(batch)).toEqual([['payment', '45000.00', null]]);
    const early = await books.makeVoucher(batch, '', { voucher_on: '2026-11-20' });
    expect([early.status, Object.keys(early.body)]).toEqual([400, ['voucher_on']]);
    const both = await Promise.all([books.makeVoucher(batch), books.makeVoucher(batch)]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
    const made = both.find(({ status }) => status === 201);
    expect(made?.body).toMatchObject({
      number: 'PAY-2083/84-0001',
      narration: `Payment of Expense advances, ${batch.number}`,
    });
    expect((await books.makeVoucher(batch)).body.code).toBe('voucher_exists');
    expect(await books.look(batch)).toMatchObject({
      voucher: { number: 'PAY-2083/84-0001', voucher_on: '2026-11-21' },
    });
    await books.moveItem(third?.id ?? 0, 'fail', { remark: 'Account closed' });
    await books.complete(second?.id, { settled_on: '2026-11-24' });
    expect(await books.list(batch)).toEqual([
      ['payment', '45000.00', 'PAY-2083/84-0001'],
      ['payment', '20000.00', null],
    ]);
    expect(byLedger(await books.look(batch))).toEqual({
      'Expense advances, Pokhara': '20000.00',
      'Bank account': '-20000.00',
    });
    expect((await books.makeVoucher(batch)).body.number).toBe('PAY-2083/84-0002');
    expect(byLedger(await books.pageOf(made?.body.id ?? 0))).toEqual({
      'Expense advances, Kathmandu': '45000.00',
      'Bank account': '-45000.00',
    });
    // What a reversed voucher booked is booked again by the next one.
    expect((await books.reverse(made?.body.id)).status).toBe(200);
    expect(await books.list(batch)).toEqual([
      ['payment', '45000.00', null],
      ['payment', '20000.00', 'PAY-2083/84-0002'],
    ]);
    expect((await books.look(batch)).earlier.map(({ status }) => status)).toEqual(['Reversal', 'Reversed']);
    expect((await books.makeVoucher(batch)).body.number).toBe('PAY-2083/84-0004');
    const left = await books.query<{ count: number }>(
      'select count(*)::integer as count from pay_voucher_payment where organization_id = $1 and is_in_force',
    );
    expect(left).toEqual([{ count: 2 }]);
  });

  it('books what the bank returns by one of its own, with the fee as a bank charge, and pays it again [MC-49]', async () => {
    const books = await Books.of(server);
    await books.setUp();
    await books.owesIn(0, '45000.00');
    const batch = await books.sent();
    const [item] = await books.items(batch.id);
    await books.complete(item?.id);
    const paid = await books.makeVoucher(batch);
    expect((await books.makeVoucher(batch, 'return/')).status).toBe(404);
    expect(
      (
        await books.moveItem(item?.id ?? 0, 'give_back', {
          settled_on: '2026-11-24',
          fee: '25.00',
          remark: 'Account closed',
        })
      ).status,
    ).toBe(200);
    expect(await books.list(batch)).toEqual([
      ['payment', '45000.00', 'PAY-2083/84-0001'],
      ['return', '45000.00', null],
    ]);
    expect(await books.look(batch, 'return/')).toMatchObject({ voucher: null, usual_day: '2026-11-24' });
    const returned = await books.makeVoucher(batch, 'return/');
    expect(returned.body).toMatchObject({
      number: 'PAY-2083/84-0002',
      narration: `Returned payments of Expense advances, ${batch.number}`,
    });
    expect(byLedger(await books.pageOf(returned.body.id ?? 0))).toEqual({
      'Bank account': '44975.00',
      'Bank charges': '25.00',
      'Expense advances, Kathmandu': '-45000.00',
    });
    expect((await books.makeVoucher(batch, 'return/')).body.code).toBe('voucher_exists');
    // What is booked of day 1 stays, and is not reversed below its return.
    expect(byLedger(await books.pageOf(paid.body.id ?? 0))).toEqual({
      'Expense advances, Kathmandu': '45000.00',
      'Bank account': '-45000.00',
    });
    expect((await books.reverse(paid.body.id)).body.code).toBe('return_first');
    expect((await books.reverse(returned.body.id)).status).toBe(200);
    expect((await books.list(batch)).at(-1)).toEqual(['return', '45000.00', null]);
    await books.makeVoucher(batch, 'return/');
    // The advance is owed again: another batch pays it, with a voucher of its own.
    const again = await books.sent({ narration: 'Again' });
    const [next] = await books.items(again.id);
    await books.complete(next?.id, { settled_on: '2026-11-25' });
    await books.makeVoucher(again);
    const sums = await books.query<{ name: string; left: string }>(
      `select g.name, sum(coalesce(l.debit, 0) - coalesce(l.credit, 0))::text as left
         from pay_voucher_lines l join pay_ledger g on g.organization_id = l.organization_id and g.id = l.ledger_id
        where l.organization_id = $1 group by g.name order by g.name`,
    );
    expect(sums).toEqual([
      { name: 'Bank account', left: '-45025.00' },
      { name: 'Bank charges', left: '25.00' },
      { name: 'Expense advances', left: '45000.00' },
    ]);
  });

  it('books a payment that came back before it was booked by two vouchers, in their order [MC-49]', async () => {
    const books = await Books.of(server);
    await books.setUp();
    await books.owesIn(0, '45000.00');
    const batch = await books.sent();
    const [item] = await books.items(batch.id);
    await books.complete(item?.id);
    await books.moveItem(item?.id ?? 0, 'give_back', { settled_on: '2026-11-24', fee: '', remark: 'Account closed' });
    expect(await books.list(batch)).toEqual([['payment', '45000.00', null]]);
    expect((await books.look(batch)).usual_day).toBe('2026-11-21');
    expect((await books.makeVoucher(batch)).status).toBe(201);
    expect((await books.makeVoucher(batch, 'return/')).status).toBe(201);
  });

  it('divides a charge of the whole batch among its payments to the paisa', async () => {
    const books = await Books.of(server);
    await books.setUp({ splits_by_branch: false });
    for (const branch of [0, 0, 1]) await books.owesIn(branch, '1000.00');
    const batch = await books.sent();
    const settled = await books.move(batch.id, 'settle', { settled_on: '2026-11-22', reference: 'B-9', fee: '100.00' });
    expect(settled.status).toBe(200);
    const fees = await books.query<{ fee: string }>(
      'select fee::text from payment_item where organization_id = $1 order by id',
    );
    expect(fees).toEqual([{ fee: '33.34' }, { fee: '33.33' }, { fee: '33.33' }]);
    expect(await books.list(batch)).toEqual([['payment', '3100.00', null]]);
    expect(byLedger(await books.look(batch))).toEqual({
      'Expense advances': '3000.00',
      'Bank charges': '100.00',
      'Bank account': '-3100.00',
    });
  });

  it('clears claims and loans by their own ledgers, and pays from wallets by theirs', async () => {
    const books = await Books.of(server);
    await books.setUp();
    await books.owesIn(1, '9990.00');
    const batch = await books.sent();
    const [item] = await books.items(batch.id);
    await books.complete(item?.id);
    const as = (source: string, way: string, account: number | null) =>
      books.query(
        `with b as (update payment_batch set source = $2, way = $3, account_id = $4::bigint where organization_id = $1)
         update payment_item set source = $2, way = $3 where organization_id = $1`,
        source,
        way,
        account,
      );
    await as('claim', 'bank', books.account);
    expect(byLedger(await books.look(batch))).toEqual({
      'Expense claims payable, Pokhara': '9990.00',
      'Bank account': '-9990.00',
    });
    await as('loan', 'esewa', null);
    expect(byLedger(await books.look(batch))).toEqual({
      'Loans to employees, Pokhara': '9990.00',
      'eSewa wallet': '-9990.00',
    });
  });

  it('books what left the account: a second payment of the same, and more than was owed, are recoverable [MC-45] [MC-46]', async () => {
    const books = await Books.of(server);
    await books.setUp();
    await books.owesIn(0, '9990.00');
    await books.owesIn(0, '45000.00');
    const batch = await books.sent();
    const [first, second] = await books.items(batch.id);
    await books.query(
      `update payment_item set status = 'Mismatch', answered = 9999 where organization_id = $1 and id = $2`,
      first?.id ?? 0,
    );
    await books.complete(first?.id, { remark: 'The wallet has it' });
    await books.query(
      `update payment_item set status = 'Failed' where organization_id = $1 and id = $2`,
      second?.id ?? 0,
    );
    await books.query(
      `update payment_item set status = 'Paid twice' where organization_id = $1 and id = $2`,
      second?.id ?? 0,
    );
    expect(byLedger(await books.look(batch))).toEqual({
      'Expense advances, Kathmandu': '9990.00',
      'Recoverable from employees, Kathmandu': '45009.00',
      'Bank account': '-54999.00',
    });
  });

  it('is exported in each format once, with its activity under the batch', async () => {
    const books = await Books.of(server);
    await books.setUp();
    await books.owesIn(0, '45000.00');
    const batch = await books.sent();
    const [item] = await books.items(batch.id);
    await books.complete(item?.id, { fee: '10.00' });
    const { body: voucher } = await books.makeVoucher(batch);
    const contents: string[] = [];
    for (const format of ['csv', 'xlsx', 'tally']) {
      const file = await books.hr.post<{ id: number; name: string }>(`${books.pay}voucher/${voucher.id}/file/`, {
        format,
      });
      expect([format, file.status]).toEqual([format, 200]);
      const again = await books.hr.post<{ id: number }>(`${books.pay}voucher/${voucher.id}/file/`, { format });
      expect(again.body.id).toBe(file.body.id);
      contents.push((await books.hr.get<string>(`${books.pay}voucher-activity/${file.body.id}/content/`)).body);
    }
    expect(contents[0]).toContain('45010.00');
    for (const text of [
      '<VOUCHERNUMBER>PAY-2083/84-0001</VOUCHERNUMBER>',
      '<LEDGERNAME>Expense advances</LEDGERNAME>',
      '<LEDGERNAME>Bank charges</LEDGERNAME>',
      '<LEDGERNAME>Bank account</LEDGERNAME>',
    ])
      expect(contents[2]).toContain(text);
    await books.reverse(voucher.id);
    const { body } = await books.hr.get<{
      results: { activity: string; run: null; batch: { name: string } | null }[];
    }>(`${books.pay}voucher-activity/?as=hr&voucher=${voucher.id}&sort=happened_at&limit=100`);
    const count = (activity: string) => body.results.filter((each) => each.activity === activity).length;
    expect(['made', 'exported', 'downloaded', 'reversed'].map(count)).toEqual([1, 3, 3, 1]);
    expect(body.results.every(({ run, batch: of }) => run === null && of?.name === batch.number)).toBe(true);
  });

  it('is refused to those without payroll, and unknown to other organizations', async () => {
    const books = await Books.of(server);
    await books.setUp();
    await books.owesIn(0, '45000.00');
    const batch = await books.sent();
    const [item] = await books.items(batch.id);
    await books.complete(item?.id);
    for (const who of [books.asha, books.checker])
      for (const of of ['', 'return/', 'payment/'])
        expect((await who.get(books.voucherAt(batch, of))).status).toBe(403);
    const reader = await signIn(
      server,
      await aMember(server, books.organization, `reader-${batch.id}-${books.organization.id}`, { codes: ['11.99'] }),
    );
    expect((await reader.get(books.voucherAt(batch))).status).toBe(200);
    expect((await reader.post(books.voucherAt(batch), {})).status).toBe(403);
    const { id } = (await books.makeVoucher(batch)).body;
    const other = await anOrganization(server, 'other-books');
    const stranger = await signIn(server, await aMember(server, other, 'stranger-books', { is_hr_admin: true }));
    for (const url of [
      `payment-batch/${batch.id}/voucher/`,
      `payment-batch/${batch.id}/voucher/payment/`,
      `voucher/${id}/page/`,
    ])
      expect([url, (await stranger.get(`/payroll/${other.slug}/${url}`)).status]).toEqual([url, 404]);
  });
});

/** The sum of each ledger over all vouchers. */
const sumsOf = (books: Books) =>
  books.query<{ name: string; left: string }>(
    `select g.name, sum(coalesce(l.debit, 0) - coalesce(l.credit, 0))::text as left
       from pay_voucher_lines l join pay_ledger g on g.organization_id = l.organization_id and g.id = l.ledger_id
      where l.organization_id = $1 group by g.name order by g.name`,
  );

interface Proposals {
  readonly proposals: {
    readonly items: { readonly id: number }[];
    readonly fees: { readonly id: number; readonly is_return: boolean; readonly amount: string }[];
  }[];
  readonly matched_fees: { readonly id: number }[];
}

describe('a bank charge that is recorded with a payment and is a line of the statement', () => {
  const at = (books: Books, line: number, name: string) => `${books.at}statement-line/${line}/${name}/`;
  const look = async (books: Books, line: number) => (await books.hr.get<Proposals>(at(books, line, 'matches'))).body;

  it('is reconciled with the line, has no voucher but that of its batch, and is free once that is undone', async () => {
    const books = await Books.of(server);
    await books.setUp({ splits_by_branch: false });
    for (const branch of [0, 0, 1]) await books.owesIn(branch, '1000.00');
    const batch = await books.sent();
    await books.move(batch.id, 'settle', { settled_on: '2026-11-22', reference: '', fee: '100.00' });
    const line = await lineOf(books, { narration: 'Transfer charge', withdrawn: '100.00' });
    // To class it as a charge of its own would book it twice.
    const charged = await books.hr.post<Refusal>(at(books, line, 'charge'), {});
    expect([charged.status, charged.body.code]).toEqual([409, 'charge_recorded']);
    const { proposals } = await look(books, line);
    expect(proposals.map(({ items, fees }) => [items.length, fees.map(({ amount }) => amount)])).toEqual([
      [0, ['33.34', '33.33', '33.33']],
    ]);
    const fees = proposals[0]?.fees.map(({ id, is_return }) => ({ id, is_return })) ?? [];
    const reconcile = (own: object) => books.hr.post<Refusal>(at(books, line, 'reconcile'), own);
    expect((await reconcile({ fees: fees.slice(1) })).status).toBe(400);
    expect((await reconcile({ fees: fees.map(({ id }) => ({ id, is_return: true })) })).status).toBe(400);
    expect((await reconcile({})).status).toBe(400);
    expect((await reconcile({ fees })).status).toBe(204);
    expect((await look(books, line)).matched_fees.map(({ id }) => id)).toEqual(fees.map(({ id }) => id));
    expect((await books.hr.post(chargeAt(books, line), {})).status).toBe(404);
    // The same charge is no other line.
    const second = await lineOf(books, { narration: 'Transfer charge', withdrawn: '100.00', balance: '1.00' });
    expect((await look(books, second)).proposals).toEqual([]);
    expect((await books.hr.post(at(books, second, 'reconcile'), { fees })).status).toBe(400);
    await books.makeVoucher(batch);
    expect(await sumsOf(books)).toEqual([
      { name: 'Bank account', left: '-3100.00' },
      { name: 'Bank charges', left: '100.00' },
      { name: 'Expense advances', left: '3000.00' },
    ]);
    expect((await actOn(books, line, 'undo')).status).toBe(204);
    expect((await look(books, line)).matched_fees).toEqual([]);
    expect((await look(books, second)).proposals).toHaveLength(1);
    // Another charge of the same amount is one of its own.
    expect((await books.hr.post(at(books, line, 'charge'), { is_other: true })).status).toBe(204);
    expect((await books.hr.post(chargeAt(books, line), {})).status).toBe(201);
  });

  it('is refused with a payment while the line is a charge already, unless it is another one', async () => {
    const books = await Books.of(server);
    for (const amount of ['1000.00', '2000.00', '3000.00']) await books.owesIn(0, amount);
    const batch = await books.sent();
    const [first, second] = await books.items(batch.id);
    const line = await lineOf(books, { happened_on: '2026-11-22', narration: 'Transfer charge' });
    await actOn(books, line, 'charge');
    const input = { settled_on: '2026-11-21', reference: 'B-1', remark: '', fee: '30.00' };
    const refused = await books.moveItem(first?.id ?? 0, 'complete', input);
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['fee']]);
    const whole = await books.move(batch.id, 'settle', { settled_on: '2026-11-21', reference: '', fee: '30.00' });
    expect([whole.status, Object.keys(whole.body)]).toEqual([400, ['fee']]);
    expect((await books.items(batch.id)).map(({ status }) => status)).toEqual(['Sending', 'Sending', 'Sending']);
    // Another amount, and a day that is far from it, are another charge.
    await books.complete(first?.id, { fee: '30.01' });
    expect((await books.moveItem(second?.id ?? 0, 'complete', { ...input, is_other_charge: true })).status).toBe(200);
    const back = { settled_on: '2026-11-23', fee: '30.00', remark: 'Account closed' };
    expect(Object.keys((await books.moveItem(second?.id ?? 0, 'give_back', back)).body)).toEqual(['fee']);
    // Once the line is no charge, it is reconciled with the one of the return.
    await actOn(books, line, 'undo');
    expect((await books.moveItem(second?.id ?? 0, 'give_back', back)).status).toBe(200);
    const { proposals } = await look(books, line);
    expect(proposals.flatMap(({ fees }) => fees.map(({ id, is_return }) => [id, is_return]))).toEqual([
      [second?.id, false],
      [second?.id, true],
    ]);
    const fees = [{ id: second?.id ?? 0, is_return: true }];
    expect((await books.hr.post(at(books, line, 'reconcile'), { fees })).status).toBe(204);
    expect((await look(books, line)).matched_fees.map(({ id }) => id)).toEqual([second?.id]);
  });

  it('is one line with its payments, also when all lines are matched together', async () => {
    const books = await Books.of(server);
    for (const amount of ['1000.00', '2000.00']) await books.owesIn(0, amount);
    const batch = await books.sent();
    await books.move(batch.id, 'settle', { settled_on: '2026-11-20', reference: '', fee: '20.00' });
    const line = await lineOf(books, { narration: `BULK ${batch.number}`, withdrawn: '3020.00' });
    const [proposal] = (await look(books, line)).proposals;
    expect([proposal?.items.length, proposal?.fees.length]).toEqual([2, 2]);
    const matched = await books.hr.post<{ matched: number }>(`${books.at}statement-line/match/`, {});
    expect(matched.body).toEqual({ matched: 1 });
    const rows = await books.query<{ line: number; fee: number }>(
      'select statement_line_id as line, fee_line_id as fee from payment_item where organization_id = $1',
    );
    expect(rows).toEqual([
      { line, fee: line },
      { line, fee: line },
    ]);
  });

  it('is recorded by one of two who press at once', async () => {
    const books = await Books.of(server);
    await books.owesIn(0, '1000.00');
    const batch = await books.sent();
    const [item] = await books.items(batch.id);
    const line = await lineOf(books, { narration: 'Transfer charge' });
    const input = { settled_on: '2026-11-21', reference: '', remark: '', fee: '30.00' };
    const [paid, charged] = await Promise.all([
      books.moveItem(item?.id ?? 0, 'complete', input),
      actOn(books, line, 'charge'),
    ]);
    expect([paid.status === 200, charged.status === 204].filter(Boolean)).toHaveLength(1);
  });
});
