/** Net pay that goes to several accounts by percent: exact to the paisa in sheets, in batches of payments and in what is paid again. */
import type { PayFilePage } from '@karmik/model/payroll/files/page';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfText } from './support/pdf-text.ts';
import { Payroll } from './support/payroll.ts';
import { aMember, signIn, startServer, type Client, type TestServer } from './support/server.ts';

let server: TestServer;
let payroll: Payroll;
let hr: Client;
let checker: Client;
let run = 0;
const month = 'bs:2083-04';
const banks: Record<string, number> = {};

const account = (name: string, bank: string, number: string, share = '') =>
  payroll.query(
    `insert into bank_account (organization_id, employee_id, bank_id, branch_name, account_number, account_name, is_primary, pay_share)
     values ($1, $2, $3, '012 Patan', $4, $5, $6 = '', nullif($6, '')::numeric)`,
    [payroll.organization.id, payroll.person(name).id, banks[bank] ?? 0, number, `${name} Sharma`, share],
  );
const parts = (net: string, ...shares: readonly string[]) =>
  payroll
    .query<{ amount: string }>(`select amount::text from pay_parts($1::numeric, '{}', $2::jsonb)`, [
      net,
      JSON.stringify(shares.map((share) => ({ share }))),
    ])
    .then((rows) => rows.map(({ amount }) => amount));
const at = (): string => `${payroll.base}collection/${run}/output-file/disbursement/`;
const look = async (query = '') => (await hr.get<PayFilePage>(`${at()}${query}`)).body;
const linesOf = ({ results }: PayFilePage) =>
  results.map(({ employee, values }) => [
    employee.full_name.split(' ')[0]?.toLowerCase(),
    values['account'],
    values['total'],
  ]);

beforeAll(async () => {
  server = await startServer({}, { now: new Date('2026-08-20T06:15:00.000Z') });
  payroll = await Payroll.of(server, 'split');
  ({ hr } = payroll);
  checker = await signIn(server, await aMember(server, payroll.organization, 'checker', { codes: ['26.00'] }));
  await hr.post(`${payroll.base}heading/ready-made/`);
  for (const name of ['Nabil Bank', 'Himal Bank']) {
    const [bank] = await payroll.query<{ id: number }>(
      `insert into bank (organization_id, name, swift_code) values ($1, $2, 'NARBNPKA') returning id`,
      [payroll.organization.id, name],
    );
    banks[name] = bank?.id ?? 0;
  }
  const of = await payroll.aPackage('Plain', ['basic', 'social_security_tax', 'remuneration_tax']);
  for (const name of ['asha', 'bina', 'chitra', 'dipa']) await payroll.anEmployee(name);
  // 1 % of 30,000.05 is 300.00, so that 29,700.05 are left.
  await payroll.assign('asha', of, { basic: '30000.05' });
  await payroll.assign('bina', of, { basic: '20000.00' });
  await payroll.assign('chitra', of, { basic: '10000.00' });
  await payroll.assign('dipa', of, { basic: '40000.00' });
  await account('asha', 'Nabil Bank', '10010');
  await account('asha', 'Himal Bank', '10020', '33.33');
  await account('asha', 'Nabil Bank', '10030', '33.33');
  await account('bina', 'Nabil Bank', '20010');
  await account('dipa', 'Nabil Bank', '40010');
  await account('dipa', 'Nabil Bank', '40020', '25.00');
  await payroll.generate(month);
  ({ id: run } = await payroll.runOf(month));
});
afterAll(() => server.close());

describe('the parts of net pay', () => {
  it('are whole paisa that add up to it, and the odd ones go to the largest remainders', async () => {
    // Remainders .6665, .6665 and .667 of 29,700.05: two paisa, for the rest and the first share.
    expect(await parts('29700.05', '33.33', '33.33')).toEqual(['9902.00', '9899.03', '9899.02']);
    expect(await parts('100.01', '50')).toEqual(['50.00', '50.01']);
    expect(await parts('0.01', '50')).toEqual(['0.00', '0.01']);
    expect(await parts('100.00')).toEqual(['100.00']);
    const random = await payroll.query<{ wrong: number; rows: number }>(
      `select count(*)::integer as rows, count(*) filter (where abs(t.total - n.net) > 0 or t.least < 0 or t.most_off >= 0.01)::integer as wrong
         from (select (i * 7919 % 10000000)::numeric / 100 as net, (1 + i * 31 % 4000)::numeric / 100 as one, (1 + i * 17 % 5000)::numeric / 100 as other
                 from generate_series(1, 1000) i) n
        cross join lateral (
          select sum(p.amount) as total, min(p.amount) as least,
                 max(abs(p.amount - n.net * case p.part when 1 then n.one when 2 then n.other else 100 - n.one - n.other end / 100)) as most_off
            from pay_parts(n.net, '{}', jsonb_build_array(jsonb_build_object('share', n.one), jsonb_build_object('share', n.other))) p) t`,
      [],
    );
    expect(random).toEqual([{ rows: 1000, wrong: 0 }]);
  });
});

describe('the disbursement sheet', () => {
  it('has a line for each account, cash for who has none, and says when shares changed since', async () => {
    const page = await look();
    expect(linesOf(page)).toEqual([
      ['asha', '10010', '9902.00'],
      ['asha', '10020', '9899.03'],
      ['asha', '10030', '9899.02'],
      ['bina', '20010', '19800.00'],
      ['dipa', '40010', '29700.00'],
      ['dipa', '40020', '9900.00'],
    ]);
    expect(page.sums['total']).toBe('89100.05');
    expect(page.open.people).toBe(3);
    expect(page.banks.map(({ bank, people, total }) => [bank.name, people, total])).toEqual([
      ['Nabil Bank', 3, '79201.02'],
      ['Himal Bank', 1, '9899.03'],
    ]);
    expect(linesOf(await look('?template=cash'))).toEqual([['chitra', undefined, '9900.00']]);
    // A sheet of one bank takes those alone whose whole pay goes there.
    expect(linesOf(await look(`?bank=${banks['Nabil Bank']}`)).map(([name]) => name)).toEqual(['bina', 'dipa', 'dipa']);
    expect(page.changed).toEqual([]);
    await payroll.query(`update bank_account set pay_share = 40 where account_number = '40020'`);
    const changed = await look();
    expect(changed.changed.map(({ id }) => id)).toEqual([payroll.person('dipa').id]);
    // What is confirmed pays as it was computed.
    expect(linesOf(changed).slice(-2)).toEqual([
      ['dipa', '40010', '29700.00'],
      ['dipa', '40020', '9900.00'],
    ]);
  });

  it('is written with these amounts, and its total is that of the payslips', async () => {
    await payroll.settle(month);
    const { body, status } = await hr.post<{ id: number; total: string; people: number }>(at(), {
      template: 'nabil',
      format: 'txt',
      bank: banks['Nabil Bank'],
    });
    expect([status, body.total, body.people]).toEqual([201, '59400.00', 2]);
    const file = await hr.get<string>(`${payroll.base}output-file/${body.id}/content/`);
    const rows: string[][] = parse(file.body, { delimiter: '\t' });
    expect(rows.map(([number, , amount]) => [number, amount])).toEqual([
      ['20010', '19800.00'],
      ['40010', '29700.00'],
      ['40020', '9900.00'],
    ]);
    expect(linesOf(await look()).map(([name]) => name)).toHaveLength(6);
  });
});

describe('a batch of payments', () => {
  interface Item {
    readonly id: number;
    readonly amount: string;
    readonly status: string;
    readonly account_number: string;
  }
  const pay = () => `/payment/${payroll.organization.slug}/`;
  let main = 0;
  const make = () =>
    hr.post<{ id: number; total: string; payments: number; code?: string }>(`${pay()}batch/`, {
      source: 'payroll',
      run,
      way: 'bank',
      account: main,
      pay_on: '2026-08-21',
      narration: 'Salary Shrawan',
    });
  const act = (batch: number, name: string, input: object = {}, who = hr) =>
    who.post<{ status: string; code?: string }>(`${pay()}batch/${batch}/${name}/?as=hr`, input);
  const itemsOf = (batch: number) =>
    payroll.query<Item>(
      `select id, amount::text, status, account_number from payment_item where organization_id = $1 and batch_id = $2 order by id`,
      [payroll.organization.id, batch],
    );
  const send = async (batch: number) => {
    for (const [name, who] of [
      ['submit', hr],
      ['check', checker],
      ['send', hr],
    ] as const) {
      const { status, body } = await act(batch, name, {}, who);
      expect([name, status, status === 200 ? undefined : body]).toEqual([name, 200, undefined]);
    }
  };

  it('pays each account, and pays again what failed of one alone', async () => {
    const { body: own } = await hr.post<{ id: number }>(`${pay()}account/`, {
      name: 'Main',
      bank: banks['Nabil Bank'],
      branch: null,
      account_number: '00110022',
      account_name: 'Himal',
      template: 'nmb',
    });
    main = own.id;
    // Chitra has an account by now; the payslip was computed without one, and is left to the list of cash.
    const { body: cash } = await hr.post<{ id: number }>(at(), { template: 'cash', format: 'csv' });
    expect(cash.id).toBeGreaterThan(0);
    const { body: batch, status } = await make();
    expect([status, batch.total, batch.payments]).toEqual([201, '29700.05', 3]);
    const items = await itemsOf(batch.id);
    expect(items.map(({ account_number, amount }) => [account_number, amount])).toEqual([
      ['10010', '9902.00'],
      ['10020', '9899.03'],
      ['10030', '9899.02'],
    ]);
    // None of it is due a second time while it is under way.
    expect((await make()).body.code).toBe('nothing_due');
    await send(batch.id);
    const [first, second, third] = items;
    const paid = { settled_on: '2026-08-20', reference: 'B-1', remark: '' };
    for (const item of [first, third])
      expect((await hr.post(`${pay()}item/${item?.id}/complete/?as=hr`, paid)).status).toBe(200);
    expect((await hr.post(`${pay()}item/${second?.id}/fail/?as=hr`, { remark: 'Account closed' })).status).toBe(200);
    await payroll.query(`update bank_account set account_number = '10099' where account_number = '10020'`);
    expect((await act(batch.id, 'retry')).status).toBe(200);
    const [again] = await payroll.query<{ id: number; batch_id: number; amount: string; account_number: string }>(
      `select id, batch_id, amount::text, account_number from payment_item where organization_id = $1 order by id desc limit 1`,
      [payroll.organization.id],
    );
    expect(again).toMatchObject({ amount: '9899.03', account_number: '10099' });
    await send(again?.batch_id ?? 0);
    expect((await hr.post(`${pay()}item/${again?.id}/complete/?as=hr`, paid)).status).toBe(200);
    expect((await make()).body.code).toBe('nothing_due');
    const [sum] = await payroll.query<{ total: string }>(
      `select sum(amount)::text as total from payment_item where organization_id = $1 and status = 'Complete'`,
      [payroll.organization.id],
    );
    expect(sum?.total).toBe('29700.05');
  });
});

describe('the payslip of an employee with shares', () => {
  interface Slip {
    readonly accounts: readonly { readonly bank: string; readonly number: string; readonly share: string | null }[];
  }
  const base = () => `${payroll.base}payslip/`;
  const idOf = async (name: string) => (await payroll.slipOf(name, month))?.id ?? 0;
  const textOf = async (language: string) => {
    const asha = await signIn(server, payroll.person('asha'));
    const paper = await server.app.inject({
      url: `/api/v1${base()}${await idOf('asha')}/pdf/?language=${language}`,
      headers: { authorization: `Bearer ${asha.token}` },
    });
    expect(paper.statusCode).toBe(200);
    return pdfText(paper.rawPayload).join(' ').replaceAll(/\s+/g, ' ');
  };
  const parts = [
    { bank: 'Nabil Bank', number: '••••0010', share: null, amount: '9902.00' },
    { bank: 'Himal Bank', number: '••••0020', share: '33.33', amount: '9899.03' },
    { bank: 'Nabil Bank', number: '••••0030', share: '33.33', amount: '9899.02' },
  ];

  it('names each account with its share and amount as PDF, as the payslip was computed', async () => {
    // One of the accounts has another number by now.
    expect(await textOf('en')).toContain(
      'Bank accounts Nabil Bank, ••••0010 9,902.00 Himal Bank, ••••0020 (33.33%) 9,899.03 Nabil Bank, ••••0030 (33.33%) 9,899.02',
    );
    const nepali = await textOf('ne');
    for (const text of ['••••0010 ९,९०२.००', '••••0020 (३३.३३%) ९,८९९.०३', '••••0030 (३३.३३%) ९,८९९.०२'])
      expect(nepali).toContain(text);
  });

  it('has the same on its page, with the ends of the numbers alone', async () => {
    const asha = await signIn(server, payroll.person('asha'));
    const own = await asha.get<Slip>(`${base()}${await idOf('asha')}/`);
    expect(own.body.accounts).toEqual(parts);
    expect(JSON.stringify(own.body)).not.toContain('10010');
    expect((await hr.get<Slip>(`${base()}${await idOf('asha')}/?as=hr`)).body.accounts).toEqual(parts);
    expect((await hr.get<Slip>(`${base()}${await idOf('bina')}/?as=hr`)).body.accounts).toEqual([]);
  });

  it('names no account to its employee where the layout hides it', async () => {
    expect((await hr.patch(`${payroll.base}payslip-layout/`, { shows_account: false })).status).toBe(200);
    const text = await textOf('en');
    expect(text).toContain('Net pay');
    expect(text).not.toContain('••••');
    const asha = await signIn(server, payroll.person('asha'));
    expect((await asha.get<Slip>(`${base()}${await idOf('asha')}/`)).body.accounts).toEqual([]);
    expect((await hr.get<Slip>(`${base()}${await idOf('asha')}/?as=hr`)).body.accounts).toEqual(parts);
    await hr.patch(`${payroll.base}payslip-layout/`, { shows_account: true });
  });
});

describe('vouchers of a payroll that is paid by files and by batches', () => {
  interface Payment {
    readonly file: number | null;
    readonly batch: { readonly id: number } | null;
    readonly total: string;
  }
  const balances = async () =>
    Object.fromEntries(
      (
        await payroll.query<{ ledger: string; left: string }>(
          `select g.name as ledger, sum(coalesce(l.debit, 0) - coalesce(l.credit, 0))::text as left
             from pay_voucher v join pay_voucher_lines l on l.organization_id = v.organization_id and l.parent_id = v.id
             join pay_ledger g on g.organization_id = v.organization_id and g.id = l.ledger_id
            where v.organization_id = $1 and v.status = 'Posted' group by g.name order by g.name`,
          [payroll.organization.id],
        )
      ).map(({ ledger, left }) => [ledger, left]),
    );
  const addressOf = ({ file, batch }: Payment): string =>
    file === null
      ? `${payroll.base}payment-batch/${batch?.id}/voucher/`
      : `${payroll.base}output-file/${file}/voucher/`;

  it('leave no payable, and book each payment once, also of shares that were paid by two batches [PC-42]', async () => {
    const { base } = payroll;
    expect((await hr.post(`${base}ledger/ready-made/`)).status).toBe(200);
    const type = await hr.post<{ id: number }>(`${base}voucher-type/`, { code: 'SAL', name: 'Salary', prefix: 'SAL' });
    expect((await hr.patch(`${base}voucher-setting/`, { voucher_type: type.body.id })).status).toBe(200);
    expect((await hr.post(`${base}collection/${run}/voucher/`, {})).status).toBe(201);
    expect(await balances()).toEqual({
      'Salaries and wages': '100000.05',
      'Salary payable': '-99000.05',
      'Social security tax payable': '-1000.00',
    });
    await payroll.query('update employee set pan_number = (600000000 + user_id)::text where organization_id = $1', [
      payroll.organization.id,
    ]);
    const tax = `${base}collection/${run}/output-file/tax/`;
    const written = await hr.post<{ id: number }>(tax, {
      template: 'etds',
      format: 'xlsx',
      paid_on: '2026-08-20',
      leaves_out: true,
    });
    expect([written.status, written.status === 201 ? undefined : written.body]).toEqual([201, undefined]);
    const files = await payroll.query<{ id: number }>(
      'select id from pay_file where organization_id = $1 order by id',
      [payroll.organization.id],
    );
    for (const { id } of files) {
      const receipt = { receipt_number: `R-${id}`, paid_on: '2026-08-20', paid_by: payroll.person('bina').id };
      expect((await hr.post(`${base}output-file/${id}/pay/?as=hr`, receipt)).status).toBe(200);
    }
    const { body } = await hr.get<{ results: Payment[] }>(`${base}collection/${run}/voucher/payment/`);
    // Bina and Dipa by the file of their bank, Chitra in cash, the tax, and Asha by the batch and by the one that paid its failed share again.
    expect(body.results.map(({ total }) => total).toSorted()).toEqual(
      ['59400.00', '9900.00', '1000.00', '19801.02', '9899.03'].toSorted(),
    );
    for (const payment of body.results) {
      expect((await hr.post(addressOf(payment), {})).status).toBe(201);
      expect((await hr.post<{ code?: string }>(addressOf(payment), {})).body.code).toBe('voucher_exists');
    }
    expect(await balances()).toEqual({
      'Bank account': '-90100.05',
      'Salaries and wages': '100000.05',
      Cash: '-9900.00',
      'Salary payable': '0.00',
      'Social security tax payable': '0.00',
    });
  });
});
