/** Approved claims that a payroll pays: on the net alone, once, whatever becomes of the payroll on its way. */
import type { PayReview, PaySheet } from '@karmik/model/payroll/review/review';
import type { PayVoucherPage } from '@karmik/model/payroll/voucher/page';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Payroll } from './support/payroll.ts';
import { signIn, startServer, type Client, type TestServer } from './support/server.ts';

const shrawan = 'bs:2083-04';
const bhadra = 'bs:2083-05';
const today = '2026-08-10';

type Errors = Record<string, string[]>;
interface Claim {
  readonly id: number;
  readonly to_pay: string;
  readonly standing: string | null;
  readonly payroll: { readonly id: number; readonly name: string } | null;
}

let server: TestServer;
let payroll: Payroll;
let asha: Client;
let hotel: number;
let claim: number;

const expense = (path: string) => `/expense/${payroll.organization.slug}/${path}/`;

async function made<T extends { id: number }>(who: Client, path: string, body: object): Promise<T> {
  const answer = await who.post<T>(expense(path), body);
  expect([path, answer.status, answer.status === 201 ? undefined : answer.body]).toEqual([path, 201, undefined]);
  return answer.body;
}
const approve = async (path: string, id: number) =>
  expect((await payroll.hr.post(`${expense(path)}${id}/approve/?as=hr`, { remark: 'Fine' })).status).toBe(200);
const read = async (id: number) => (await payroll.hr.get<Claim>(`${expense('settlement')}${id}/?as=hr`)).body;
const money = (amount: string) => ({ currency: 'NPR', amount });
const pay = (settlement: number, own: object = {}) =>
  payroll.hr.post<Errors>(expense('payment'), {
    settlement,
    kind: 'payment',
    paid_by: 'bank',
    happened_on: today,
    reference: null,
    ...own,
  });
const discard = async () => {
  const { id } = await payroll.runOf(shrawan);
  expect((await payroll.act(payroll.hr, id, 'discard', { remark: 'Again' })).status).toBe(200);
};

beforeAll(async () => {
  server = await startServer({}, { now: new Date(`${today}T06:15:00.000Z`) });
  payroll = await Payroll.of(server, 'claims');
  await payroll.hr.post(`${payroll.base}heading/ready-made/`);
  const plain = await payroll.aPackage('Plain', ['basic', 'social_security_tax', 'remuneration_tax']);
  asha = await signIn(server, await payroll.anEmployee('asha'));
  await payroll.anEmployee('bina');
  for (const name of ['asha', 'bina']) await payroll.assign(name, plain, { basic: '90000.00' });
  const category = await made(payroll.hr, 'category', { name: 'Travel', name_in_nepali: null });
  const type = { name: 'Hotel', name_in_nepali: null, category: category.id };
  hotel = (await made(payroll.hr, 'type', type)).id;
  const advance = await made(asha, 'advance', {
    title: 'Visit to Pokhara',
    reason: 'Training',
    requested: money('12000.00'),
    items: [{ expense_type: hotel, particulars: 'Hotel', quantity: '1.00', rate: '12000.00' }],
  });
  await approve('advance', advance.id);
  await made(payroll.hr, 'advance-movement', {
    advance: advance.id,
    kind: 'payment',
    paid_by: 'bank',
    amount: money('12000.00'),
    happened_on: today,
    reference: 'CHQ 1',
  });
  claim = (await claimed('15000.00', advance.id)).id;
  await payroll.close(shrawan);
});
afterAll(() => server.close());

async function claimed(amount: string, advance: number | null = null): Promise<Claim> {
  const sent = await made<Claim>(asha, 'settlement', {
    title: 'Visit to Pokhara',
    advance,
    bills: [
      {
        expense_type: hotel,
        billed_on: '2026-08-05',
        vendor: null,
        bill_number: amount,
        quantity: '1.00',
        claimed: money(amount),
      },
    ],
  });
  await approve('settlement', sent.id);
  return read(sent.id);
}

it('leaves claims to other payments where the rules of expenses do not say so', async () => {
  expect(await read(claim)).toMatchObject({ to_pay: '3000.00', standing: 'to_pay' });
  await payroll.generate(shrawan);
  expect(await payroll.linesOf('asha', shrawan)).not.toHaveProperty('expense_repaid of 2083-04');
  expect(await read(claim)).toMatchObject({ payroll: null });
  await discard();
  expect((await payroll.hr.patch(expense('setting'), { pays_with_salary: true })).status).toBe(200);
});

it('pays the difference of a claim with the net, untaxed and once, though the payroll is generated three times [PC-75]', async () => {
  for (let time = 0; time < 3; time++) {
    await payroll.generate(shrawan);
    const slip = await payroll.slipOf('asha', shrawan);
    expect(slip).toMatchObject({ gross: '90000.00', tax: '1500.00', net: '91500.00' });
    expect(slip?.lines.filter(({ formula_name }) => formula_name.startsWith('expense'))).toEqual([
      expect.objectContaining({ formula_name: 'expense_repaid', amount: '3000.00', source: 'expense_claim' }),
    ]);
    expect(await payroll.slipOf('bina', shrawan)).toMatchObject({ net: '88500.00' });
    // HR and the claimant see by which payroll it is paid, in the list too.
    const { id: run } = await payroll.runOf(shrawan);
    const held = { id: claim, standing: 'to_pay', payroll: { id: run, name: 'Shrawan 2083' } };
    expect(await read(claim)).toMatchObject(held);
    expect((await asha.get<Claim>(`${expense('settlement')}${claim}/?as=user`)).body).toMatchObject(held);
    for (const [who, as] of [
      [payroll.hr, 'hr'],
      [asha, 'user'],
    ] as const) {
      const list = await who.get<{ results: Claim[] }>(`${expense('settlement')}?as=${as}&standing=to_pay`);
      expect(list.body.results).toMatchObject([held]);
    }
    // Whoever claims learns the names of no other payroll by it.
    expect((await asha.get(`${payroll.base}collection/options/`)).status).not.toBe(200);
    // Held by the payroll, it is paid in no other way.
    const other = await pay(claim);
    expect([other.status, other.body['settlement']]).toEqual([
      400,
      ['This claim is in the payroll "Shrawan 2083". Discard that payroll first to pay the claim another way.'],
    ]);
    if (time < 2) {
      await discard();
      expect(await read(claim)).toMatchObject({ standing: 'to_pay', payroll: null });
    }
  }
  const { id } = await payroll.runOf(shrawan);
  expect((await payroll.act(payroll.hr, id, 'send')).status).toBe(200);
  expect((await payroll.act(payroll.second, id, 'reject', { remark: 'Look again' })).status).toBe(200);
  await payroll.settle(shrawan);
  expect(await read(claim)).toMatchObject({ standing: 'paid', payroll: { name: 'Shrawan 2083' } });
  const payments = await payroll.hr.get<{ results: object[] }>(expense('payment'));
  expect(payments.body.results).toEqual([
    expect.objectContaining({ kind: 'payment', paid_by: 'salary', amount: '3000.00', reference: 'Shrawan 2083' }),
  ]);
  const back = await pay(claim, { kind: 'payment_taken_back' });
  expect([back.status, back.body['kind']]).toEqual([
    400,
    [
      'The payroll "Shrawan 2083" paid this claim, and a confirmed payroll never changes. Recover the amount by a deduction in a later payroll.',
    ],
  ]);
});

it('is read in the review of the payroll, and counts in its net alone', async () => {
  const { id } = await payroll.runOf(shrawan);
  const review = await payroll.hr.get<PayReview>(`${payroll.base}collection/${id}/review/`);
  expect(review.status).toBe(200);
  expect(review.body.headings).toContainEqual({
    formula_name: 'expense_repaid',
    heading: 'Expenses repaid',
    heading_ne: 'खर्च सोधभर्ना',
    type: 'net_only',
    now: '3000.00',
    before: '0',
  });
  expect(review.body.totals.now).toMatchObject({ gross: '180000.00', net: '180000.00' });
  const sheet = await payroll.hr.get<PaySheet>(`${payroll.base}collection/${id}/sheet/`);
  expect(sheet.status).toBe(200);
  expect(sheet.body.results.map(({ amounts }) => amounts['expense_repaid'])).toEqual(['3000.00', undefined]);
});

it('debits what is owed to the employee, and no cost, in the voucher [PC-75]', async () => {
  const { hr, base } = payroll;
  expect((await hr.post(`${base}ledger/ready-made/`)).status).toBe(200);
  const { id } = await payroll.runOf(shrawan);
  const page = (await hr.get<PayVoucherPage>(`${base}collection/${id}/voucher/`)).body;
  const ledgers = page.lines.map(({ ledger, debit, credit }) => [ledger.name, debit ?? `-${credit}`]);
  expect(Object.fromEntries(ledgers)).toEqual({
    'Salaries and wages': '180000.00',
    'Expense claims payable': '3000.00',
    'Social security tax payable': expect.stringMatching(/^-/),
    'Remuneration tax payable': expect.stringMatching(/^-/),
    'Salary payable': '-180000.00',
  });
});

it('does not see a claim again in the next month, nor one that is in a batch of payments or of another month', async () => {
  const late = await claimed('700.00');
  const paidMeanwhile = await claimed('800.00');
  expect((await pay(paidMeanwhile.id)).status).toBe(201);
  expect((await pay(late.id, { paid_by: 'salary' })).body['paid_by']).toEqual([
    'A payroll records payments with salary. Choose bank or cash.',
  ]);
  server.move(31 * 86_400_000);
  const hr = await signIn(server, { ...payroll.person('asha'), email: `hari-claims@claims.test` });
  await payroll.close(bhadra);
  const { body } = await hr.post<{ fingerprint: string }>(`${payroll.base}generate/preview/`, { month: bhadra });
  const started = await hr.post(`${payroll.base}generate/runs/`, {
    input: { month: bhadra },
    fingerprint: body.fingerprint,
  });
  expect(started.status).toBe(201);
  await expect
    .poll(() =>
      payroll.query<{ net: string }>(`select net::text as net from pay_slip where month = $1 and employee_id = $2`, [
        bhadra,
        payroll.person('asha').id,
      ]),
    )
    // 700 of the claim that was approved after the payroll of Shrawan.
    .toEqual([{ net: '89200.00' }]);
  await expect
    .poll(async () => {
      const [run] = await payroll.query<{ id: number; status: string }>(
        `select id, status from pay_run where month = $1`,
        [bhadra],
      );
      if (run?.status !== 'Generated') return undefined;
      const { causes, totals } = (await hr.get<PayReview>(`${payroll.base}collection/${run.id}/review/`)).body;
      return [
        causes.reduce((all, { net }) => all + Number(net), 0),
        Number(totals.now.net) - Number(totals.before.net),
      ];
    })
    // The causes explain the whole change of the net: 700 after 3,000.
    .toEqual([-2300, -2300]);
});
