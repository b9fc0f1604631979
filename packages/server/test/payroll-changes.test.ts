/** What comes after a payroll is confirmed: raises back in time, days given back, late joiners, and what is handed in, held and computed again. */
import type { PayChange } from '@karmik/model/payroll/items/change';
import type { StaleSlip } from '@karmik/model/payroll/run/recompute';
import type { Preview, RunAnswer } from '@karmik/model/kit/operation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postLine } from '../src/ledger/ledger.ts';
import { Payroll } from './support/payroll.ts';
import { signIn, startServer, type TestServer } from './support/server.ts';

let server: TestServer;
let made = 0;
const day = 86_400_000;

beforeAll(async () => {
  // 1 Ashadh 2084: every month of 2083/84 but the last is over.
  server = await startServer({}, { now: new Date('2027-06-15T06:15:00.000Z') });
});
afterAll(() => server.close());

/** An organisation with a package without funds, and the headings that it needs. */
async function aPayroll(setting: object = {}): Promise<{ payroll: Payroll; plain: number }> {
  const payroll = await Payroll.of(server, `pay-${++made}`);
  await payroll.hr.post(`${payroll.base}heading/ready-made/`);
  const made_ = await payroll.hr.post(`${payroll.base}heading/`, {
    name: 'Meal card',
    formula_name: 'meal_card',
    slip_order: 4,
    type: 'addition',
    taxable: 'non_taxable',
    has_amount: true,
    rules: [],
  });
  expect(made_.status).toBe(201);
  await payroll.hr.patch(`${payroll.base}setting/`, setting);
  return {
    payroll,
    plain: await payroll.aPackage('Plain', [
      'basic',
      'allowance',
      'meal_card',
      'social_security_tax',
      'remuneration_tax',
    ]),
  };
}

async function increment(payroll: Payroll, name: string, input: object): Promise<RunAnswer> {
  const asked = {
    heading: await payroll.heading('basic'),
    method: 'fixed',
    employee: payroll.person(name).id,
    ...input,
  };
  const { body } = await payroll.hr.post<Preview>(`${payroll.base}increment/preview/`, asked);
  const started = await payroll.hr.post<RunAnswer>(`${payroll.base}increment/runs/`, {
    input: asked,
    fingerprint: body.fingerprint,
  });
  expect(started.status).toBe(201);
  const ended = await payroll.ended('increment', started.body.id);
  expect(ended).toMatchObject({ state: 'done', failed: 0 });
  return ended;
}

const changes = async (payroll: Payroll): Promise<PayChange[]> =>
  (await payroll.hr.get<{ results: PayChange[] }>(`${payroll.base}change/`)).body.results;
const decide = (payroll: Payroll, name: string, month: string, decision: 'take' | 'leave') =>
  payroll.hr.post(`${payroll.base}change/decision/`, {
    employee: payroll.person(name).id,
    month,
    decision,
    reason: 'Agreed with the employee',
  });
const correct = (payroll: Payroll, name: string, starts_on: string, ends_on: string, effect: 'paid' | 'unpaid') =>
  payroll.hr.post(`${payroll.base}day-correction/`, {
    employee: payroll.person(name).id,
    starts_on,
    ends_on,
    effect,
    reason: 'The leave was cancelled late',
  });

const shrawan = 'bs:2083-04';
const bhadra = 'bs:2083-05';
const ashwin = 'bs:2083-06';
const kartik = 'bs:2083-07';
const mangsir = 'bs:2083-08';
const poush = 'bs:2083-09';
const magh = 'bs:2083-10';

describe('a raise back in time', () => {
  it('is paid month by month with the next payroll, whatever the order of two raises [PC-26]', async () => {
    const { payroll, plain } = await aPayroll();
    await payroll.anEmployee('first');
    await payroll.anEmployee('second');
    for (const name of ['first', 'second']) await payroll.assign(name, plain, { basic: '40000.00' });
    for (const month of [shrawan, bhadra, ashwin, kartik]) await payroll.pay(month);
    const early = { amount: '4000.00', starts_on: '2026-08-17' };
    const late = { amount: '1000.00', starts_on: '2026-09-17' };
    await increment(payroll, 'first', early);
    await increment(payroll, 'second', late);
    await increment(payroll, 'second', early);
    expect(await changes(payroll)).toHaveLength(6);
    await payroll.pay(mangsir);
    expect(await payroll.linesOf('first', mangsir)).toMatchObject({
      'basic of 2083-05': '4000.00',
      'basic of 2083-06': '4000.00',
      'basic of 2083-07': '4000.00',
      basic: '44000.00',
    });
    expect(await payroll.linesOf('second', mangsir)).toMatchObject({
      'basic of 2083-05': '4000.00',
      'basic of 2083-06': '5000.00',
      'basic of 2083-07': '5000.00',
      basic: '45000.00',
    });
    await increment(payroll, 'first', late);
    await payroll.pay(poush);
    expect(await payroll.linesOf('first', poush)).toMatchObject({
      'basic of 2083-06': '1000.00',
      'basic of 2083-07': '1000.00',
      'basic of 2083-08': '1000.00',
      basic: '45000.00',
    });
    const gross = await payroll.query<{ employee_id: number; gross: string }>(
      `select employee_id, sum(gross)::text as gross from pay_slip where organization_id = $1 and month in ('${mangsir}', '${poush}') group by 1`,
      [payroll.organization.id],
    );
    expect(new Set(gross.map((each) => each.gross))).toEqual(new Set(['104000.00']));
    expect(await changes(payroll)).toEqual([]);
  });

  it('is taxed as income of the month that pays it, and earlier payslips stay [PC-24]', async () => {
    const { payroll, plain } = await aPayroll();
    await payroll.anEmployee('asha');
    await payroll.assign('asha', plain, { basic: '50000.00' });
    await payroll.pay(shrawan);
    const before = await payroll.slipOf('asha', shrawan);
    await increment(payroll, 'asha', { amount: '6000.00', starts_on: '2026-07-17' });
    await payroll.pay(bhadra);
    // 50,000 + 6,000 + 11 × 56,000 = 672,000: tax 6,720 less 500 in eleven months.
    expect(await payroll.slipOf('asha', bhadra)).toMatchObject({ gross: '62000.00', tax: '565.45' });
    expect(await payroll.slipOf('asha', shrawan)).toEqual(before);
  });

  it('is due less all that was paid for the month, a correction included [PC-25]', async () => {
    const { payroll, plain } = await aPayroll();
    await payroll.anEmployee('asha');
    await payroll.assign('asha', plain, { basic: '60000.00' }, '2026-10-18');
    await payroll.absent('asha', ['2026-10-20', '2026-10-21', '2026-10-22']);
    await payroll.close(kartik);
    await payroll.pay(kartik);
    expect(await payroll.linesOf('asha', kartik)).toMatchObject({ basic: '54000.00' });
    expect((await correct(payroll, 'asha', '2026-10-20', '2026-10-21', 'paid')).status).toBe(201);
    await payroll.pay(mangsir);
    expect(await payroll.linesOf('asha', mangsir)).toMatchObject({ 'basic of 2083-07': '4000.00', basic: '60000.00' });
    await increment(payroll, 'asha', { amount: '6000.00', starts_on: '2026-10-18' });
    await payroll.pay(poush);
    expect(await payroll.linesOf('asha', poush)).toMatchObject({
      'basic of 2083-07': '5800.00',
      'basic of 2083-08': '6000.00',
      basic: '66000.00',
    });
  });

  it('that is taken back is recovered after a decision, as far as the net allows [PC-27]', async () => {
    const { payroll, plain } = await aPayroll({ least_net_percent: 70 });
    await payroll.anEmployee('asha');
    await payroll.assign('asha', plain, { basic: '40000.00' });
    for (const month of [shrawan, bhadra, ashwin, kartik]) await payroll.pay(month);
    const raise = await increment(payroll, 'asha', { amount: '4000.00', starts_on: '2026-08-17' });
    await payroll.pay(mangsir);
    const paid = await payroll.slipOf('asha', mangsir);
    expect((await payroll.hr.post(`${payroll.base}increment/runs/${raise.id}/undo/`)).status).toBe(200);
    // Nothing is recovered before a decision.
    expect((await payroll.preview(poush)).sums).toMatchObject({ gross: '40000.00' });
    expect(await changes(payroll)).toMatchObject([
      { month: bhadra, pay: '-4000.00', is_taken: false },
      { month: ashwin, is_taken: false },
      { month: kartik, is_taken: false },
      { month: mangsir, is_taken: false },
    ]);
    for (const month of [bhadra, ashwin, kartik, mangsir])
      expect((await decide(payroll, 'asha', month, 'take')).status).toBe(200);
    await payroll.pay(poush);
    const slip = await payroll.slipOf('asha', poush);
    // The year falls by 16,000 at once; 70 percent of the net before the recovery stays.
    expect(slip).toMatchObject({ gross: '24000.00' });
    const net = Number(slip?.gross) + 16_000 - Number(slip?.tax);
    expect(slip?.net).toBe((Math.ceil(net * 70) / 100).toFixed(2));
    const carried = Number(slip?.lines.find(({ formula_name }) => formula_name === 'overpaid_carried')?.amount);
    await payroll.pay(magh);
    expect(await payroll.linesOf('asha', magh)).toMatchObject({ overpaid_recovered: (-carried).toFixed(2) });
    expect(await payroll.slipOf('asha', mangsir)).toEqual(paid);
    await payroll.pay('bs:2083-11');
    expect(await payroll.linesOf('asha', 'bs:2083-11')).toEqual({
      basic: '40000.00',
      social_security_tax: expect.any(String),
    });
  });

  it('that is left stays as it was paid, until something else changes', async () => {
    const { payroll, plain } = await aPayroll();
    await payroll.anEmployee('asha');
    await payroll.assign('asha', plain, { basic: '40000.00' });
    await payroll.pay(shrawan);
    await increment(payroll, 'asha', { amount: '1000.00', starts_on: '2026-07-17' });
    expect((await decide(payroll, 'asha', shrawan, 'leave')).status).toBe(200);
    expect(await changes(payroll)).toEqual([]);
    expect((await payroll.preview(bhadra)).sums).toMatchObject({ gross: '41000.00' });
    await increment(payroll, 'asha', { amount: '500.00', starts_on: '2026-07-17' });
    expect(await changes(payroll)).toMatchObject([{ month: shrawan, pay: '500.00', is_taken: true }]);
  });

  it('leaves out who asks for it, and shows how many months are paid', async () => {
    const { payroll, plain } = await aPayroll();
    await payroll.anEmployee('asha');
    await payroll.assign('asha', plain, { basic: '40000.00' });
    await payroll.pay(shrawan);
    await payroll.query('update membership set is_hr_admin = true where organization_id = $1 and user_id = $2', [
      payroll.organization.id,
      payroll.person('asha').id,
    ]);
    const own = await signIn(server, payroll.person('asha'));
    const asked = {
      heading: await payroll.heading('basic'),
      method: 'percent',
      percent: '10',
      starts_on: '2026-07-17',
    };
    const { body } = await own.post<Preview>(`${payroll.base}increment/preview/`, asked);
    expect(body.results).toMatchObject([{ before: '40000.00', after: '44000.00', raise: '4000.00', paid_months: 1 }]);
    const started = await own.post<RunAnswer>(`${payroll.base}increment/runs/`, {
      input: asked,
      fingerprint: body.fingerprint,
    });
    expect(await payroll.ended('increment', started.body.id)).toMatchObject({ done: 0, failed: 1 });
    const refused = await own.post<Record<string, string[]>>(`${payroll.base}increment/preview/`, {
      ...asked,
      heading: await payroll.heading('remuneration_tax'),
    });
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['heading']]);
    const empty = await own.post<Record<string, string[]>>(`${payroll.base}increment/preview/`, {
      ...asked,
      percent: null,
    });
    expect([empty.status, Object.keys(empty.body)]).toEqual([400, ['percent']]);
  });
});

describe('days of a confirmed month', () => {
  it('are given back at the rate of their own month, once, with their fund [PC-7] [PC-28]', async () => {
    const { payroll } = await aPayroll();
    const ssf = await payroll.aPackage(
      'Fund',
      ['basic', 'allowance', 'meal_card', 'ssf_employer', 'ssf_employee', 'social_security_tax', 'remuneration_tax'],
      true,
    );
    await payroll.anEmployee('asha');
    await payroll.assign('asha', ssf, { basic: '40000.00', allowance: '20000.00', meal_card: '1500.00' }, '2026-10-18');
    const days = Array.from({ length: 30 }, (_, index) =>
      new Date(Date.parse('2026-10-18') + index * day).toISOString().slice(0, 10),
    );
    await payroll.absent('asha', days);
    await payroll.close(kartik);
    await payroll.pay(kartik);
    expect(await payroll.slipOf('asha', kartik)).toMatchObject({ gross: '1500.00', net: '1500.00' });
    const paid = await payroll.slipOf('asha', kartik);
    expect((await correct(payroll, 'asha', '2026-10-17', '2026-10-18', 'paid')).status).toBe(400);
    expect((await correct(payroll, 'asha', '2026-10-18', '2026-10-27', 'paid')).status).toBe(201);
    const again = await correct(payroll, 'asha', '2026-10-27', '2026-10-28', 'paid');
    expect(again).toMatchObject({ status: 400, body: { starts_on: [expect.stringContaining('2026-10-27')] } });
    await payroll.pay(mangsir);
    expect(await payroll.linesOf('asha', mangsir)).toMatchObject({
      'basic of 2083-07': '13333.33',
      'allowance of 2083-07': '6666.67',
      'ssf_employee of 2083-07': '1466.67',
      'ssf_employer of 2083-07': '2666.67',
      basic: '40000.00',
      meal_card: '1500.00',
    });
    expect(await payroll.slipOf('asha', kartik)).toEqual(paid);
  });

  it('are taken back after a decision, at the rate of their month [PC-28]', async () => {
    const { payroll, plain } = await aPayroll();
    await payroll.anEmployee('asha');
    await payroll.assign('asha', plain, { basic: '60000.00' }, '2026-12-16');
    await payroll.close(poush);
    await payroll.pay(poush);
    // 28 and 29 Poush.
    expect((await correct(payroll, 'asha', '2027-01-12', '2027-01-13', 'unpaid')).status).toBe(201);
    expect((await correct(payroll, 'asha', '2027-01-13', '2027-01-13', 'unpaid')).status).toBe(400);
    expect(await changes(payroll)).toMatchObject([{ month: poush, pay: '-4000.00', is_taken: false }]);
    await decide(payroll, 'asha', poush, 'take');
    await payroll.pay(magh);
    expect(await payroll.linesOf('asha', magh)).toMatchObject({ 'basic of 2083-09': '-4000.00', basic: '60000.00' });
  });

  it('of one who joined after the cut-off day are paid with the next month [PC-10]', async () => {
    const { payroll, plain } = await aPayroll({ cutoff_day: 20 });
    await payroll.anEmployee('asha', '2026-09-09');
    await payroll.anEmployee('bina');
    await payroll.assign('asha', plain, { basic: '46500.00' }, '2026-09-09');
    await payroll.assign('bina', plain, { basic: '46500.00' });
    const seen = await payroll.preview(bhadra);
    expect(seen).toMatchObject({ people: 1, notice: { code: 'payroll.joined_late' } });
    await payroll.pay(bhadra);
    await payroll.pay(ashwin);
    expect(await payroll.linesOf('asha', ashwin)).toMatchObject({
      'basic of 2083-05': '12000.00',
      basic: '46500.00',
    });
    expect(await payroll.slipOf('asha', ashwin)).toMatchObject({ gross: '58500.00', tax: '477.00' });
  });
});

describe('an incentive', () => {
  it('is paid once, taxed as a one-off, and free again when its payroll is discarded [PC-19] [PC-23]', async () => {
    const { payroll, plain } = await aPayroll({ tds_method: 'marginal' });
    await payroll.anEmployee('asha');
    await payroll.assign('asha', plain, { basic: '90000.00' });
    for (const month of [shrawan, bhadra, ashwin, kartik]) await payroll.pay(month);
    const { body: bonus } = await payroll.hr.post<{ id: number }>(`${payroll.base}incentive/`, {
      name: 'Bonus',
      heading: await payroll.heading('allowance'),
      first_month: mangsir,
    });
    const added = await payroll.hr.post<{ id: number }>(`${payroll.base}incentive-amount/`, {
      incentive: bonus.id,
      employee: payroll.person('asha').id,
      amount: '120000.00',
    });
    expect(added.status).toBe(201);
    await payroll.generate(mangsir);
    expect(await payroll.linesOf('asha', mangsir)).toMatchObject({ 'allowance incentive': '120000.00' });
    const patched = await payroll.hr.patch(`${payroll.base}incentive-amount/${added.body.id}/`, { amount: '1.00' });
    expect(patched.status).toBe(409);
    const run = await payroll.runOf(mangsir);
    await payroll.act(payroll.hr, run.id, 'discard', { remark: 'Once more' });
    expect(
      (await payroll.query('select 1 from pay_item_use where organization_id = $1', [payroll.organization.id])).length,
    ).toBe(0);
    await payroll.pay(mangsir);
    expect(await payroll.slipOf('asha', mangsir)).toMatchObject({ gross: '210000.00', tax: '13500.00' });
    await payroll.pay(poush);
    expect(await payroll.slipOf('asha', poush)).toMatchObject({ gross: '90000.00', tax: '1500.00' });
  });

  it('of every month is paid in each, and a person cannot enter their own', async () => {
    const { payroll, plain } = await aPayroll();
    await payroll.anEmployee('asha');
    await payroll.assign('asha', plain, { basic: '40000.00' });
    const { body: duty } = await payroll.hr.post<{ id: number }>(`${payroll.base}incentive/`, {
      name: 'Duty',
      heading: await payroll.heading('allowance'),
      first_month: shrawan,
      last_month: bhadra,
    });
    await payroll.hr.post(`${payroll.base}incentive-amount/`, {
      incentive: duty.id,
      employee: payroll.person('asha').id,
      amount: '2000.00',
    });
    for (const [month, gross] of [
      [shrawan, '42000.00'],
      [bhadra, '42000.00'],
      [ashwin, '40000.00'],
    ] as const) {
      await payroll.pay(month);
      expect(await payroll.slipOf('asha', month)).toMatchObject({ gross });
    }
    await payroll.query('update membership set is_hr_admin = true where organization_id = $1 and user_id = $2', [
      payroll.organization.id,
      payroll.person('asha').id,
    ]);
    const own = await signIn(server, payroll.person('asha'));
    const refused = await own.post<Record<string, string[]>>(`${payroll.base}incentive-amount/`, {
      incentive: duty.id,
      employee: payroll.person('asha').id,
      amount: '9.00',
    });
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['employee']]);
    const tax = await payroll.hr.post<Record<string, string[]>>(`${payroll.base}incentive/`, {
      name: 'Wrong',
      heading: await payroll.heading('remuneration_tax'),
      first_month: shrawan,
    });
    expect([tax.status, Object.keys(tax.body)]).toEqual([400, ['heading']]);
  });
});

describe('encashed leave', () => {
  it('is paid once with the payroll of its month, by its amount or by the rule and the pay of its day', async () => {
    const { payroll, plain } = await aPayroll();
    const { id: organization } = payroll.organization;
    for (const name of ['asha', 'bina', 'chitra']) {
      await payroll.anEmployee(name);
      await payroll.assign(name, plain, { basic: '45000.00' });
    }
    const [type] = await payroll.query<{ id: number }>(
      `insert into leave_type (organization_id, name, category, statute, is_right, position) values ($1, 'Home leave', 'General', 'none', false, 1) returning id`,
      [organization],
    );
    const setting = await payroll.hr.post<{ id: number }>(`/leave/${payroll.organization.slug}/master-setting/`, {
      name: '2083/84',
      effective_from: '2026-07-17',
      effective_till: '2027-07-16',
      cut_off: '2026-07-17',
    });
    const rule = await payroll.hr.post(`/leave/${payroll.organization.slug}/leave-rule/`, {
      master_setting: setting.body.id,
      leave_type: type?.id,
      paid_fraction: '1.00',
      accrual: 'none',
      encashable: true,
      encash_basis: 'basic_30',
    });
    expect([setting.status, rule.status]).toEqual([201, 201]);
    const encashed = async (name: string, on: string, days: number, amount: string | null) => {
      const [request] = await payroll.query<{ id: number }>(
        `insert into leave_encashment (organization_id, sender_id, leave_type_id, quantity, reason, amount, approved_on, status)
         values ($1, $2, $3, $4, 'School fees', nullif($5, '')::numeric, $6, 'Approved') returning id`,
        [organization, payroll.person(name).id, type?.id ?? 0, days, amount ?? '', on],
      );
      await postLine(server.context.database.everywhere, {
        organizationId: organization,
        personId: payroll.person(name).id,
        ledger: 'leave',
        account: String(type?.id),
        entryDate: on,
        quantity: String(-days),
        kind: 'encashed',
        ref: `encashment:${request?.id}`,
        source: { entity: amount === null ? 'leave_year' : 'leave_encashment', id: request?.id ?? 0 },
        createdById: null,
        at: server.context.clock(),
      });
    };
    await encashed('asha', '2026-07-20', 8, '12000.00');
    await encashed('bina', '2026-07-17', 4, null);
    // Before Karmik paid: it was paid elsewhere.
    await encashed('chitra', '2026-05-01', 5, '7500.00');
    await payroll.pay(shrawan);
    expect(await payroll.linesOf('asha', shrawan)).toMatchObject({ 'leave_encashment of 2083-04': '12000.00' });
    expect(await payroll.linesOf('bina', shrawan)).toMatchObject({ 'leave_encashment of 2083-04': '6000.00' });
    expect(Object.keys(await payroll.linesOf('chitra', shrawan)).join(' ')).not.toContain('leave_encashment');
    // Approved after the payroll of its month.
    await encashed('chitra', '2026-08-01', 2, '3000.00');
    await payroll.pay(bhadra);
    expect(Object.keys(await payroll.linesOf('asha', bhadra))).toEqual(['basic', 'social_security_tax']);
    expect(await payroll.linesOf('chitra', bhadra)).toMatchObject({ 'leave_encashment of 2083-04': '3000.00' });
  });
});

describe('several payrolls of a month', () => {
  const ofBonus = async () => {
    const { payroll } = await aPayroll();
    await payroll.hr.post(`${payroll.base}heading/`, {
      name: 'Bonus',
      formula_name: 'bonus',
      slip_order: 5,
      type: 'addition',
      taxable: 'taxable',
      has_amount: true,
      is_regular: false,
      rules: [{ condition_equation: 'fiscal_month = 3', rule_equation: 'bonus_amount' }],
    });
    const of = await payroll.aPackage('Bonus', ['basic', 'bonus', 'social_security_tax', 'remuneration_tax']);
    await payroll.anEmployee('asha');
    await payroll.assign('asha', of, { basic: '100000.00', bonus: '60000.00' });
    return payroll;
  };

  it('share its tax: first the festival, then the regular one, which leaves out what was paid [PC-22]', async () => {
    const payroll = await ofBonus();
    for (const month of [shrawan, bhadra]) await payroll.pay(month);
    const festival = { kind: 'festival', headings: [await payroll.heading('bonus')] };
    expect((await payroll.preview(ashwin, { kind: 'festival' })) as unknown).toHaveProperty('headings');
    await payroll.generate(ashwin, festival);
    // One payroll at a time: the tax of each depends on those before it.
    expect((await payroll.preview(ashwin)).refusal).toMatchObject({ code: 'payroll.earlier_open' });
    await payroll.settle(ashwin, 'festival');
    expect(await payroll.slipOf('asha', ashwin, 'festival')).toMatchObject({ gross: '60000.00', tax: '600.00' });
    await payroll.pay(ashwin);
    expect(await payroll.linesOf('asha', ashwin)).toMatchObject({ basic: '100000.00' });
    expect(await payroll.slipOf('asha', ashwin)).toMatchObject({ gross: '100000.00', tax: '2500.00' });
    await payroll.pay(kartik);
    expect(await payroll.slipOf('asha', kartik)).toMatchObject({ tax: '3100.00' });
    const { id } = await payroll.runOf(ashwin, 'festival');
    expect((await payroll.hr.get(`${payroll.base}collection/${id}/verification/`)).body).toEqual({
      payslips: 1,
      differences: [],
    });
  });

  it('share its tax: first the regular one, then what is handed in after it [PC-22] [PC-23]', async () => {
    const { payroll, plain } = await aPayroll();
    for (const name of ['asha', 'bina']) {
      await payroll.anEmployee(name);
      await payroll.assign(name, plain, { basic: '100000.00' });
    }
    for (const month of [shrawan, bhadra, ashwin]) await payroll.pay(month);
    const { body: bonus } = await payroll.hr.post<{ id: number }>(`${payroll.base}incentive/`, {
      name: 'Bonus',
      heading: await payroll.heading('allowance'),
      first_month: ashwin,
    });
    await payroll.hr.post(`${payroll.base}incentive-amount/`, {
      incentive: bonus.id,
      employee: payroll.person('asha').id,
      amount: '60000.00',
    });
    await payroll.pay(ashwin, { kind: 'off_cycle', headings: [] });
    expect(await payroll.slipOf('asha', ashwin, 'off_cycle')).toMatchObject({ gross: '60000.00', tax: '600.00' });
    // Only whom it pays something has a payslip of it.
    expect(await payroll.slipOf('bina', ashwin, 'off_cycle')).toBeUndefined();
    expect((await payroll.preview(ashwin, { kind: 'off_cycle', headings: [] })).count).toBe(0);
    await payroll.pay(kartik);
    expect(await payroll.slipOf('asha', kartik)).toMatchObject({ gross: '100000.00', tax: '3100.00' });
  });

  it('pay differences of past months alone, which the next regular one leaves out', async () => {
    const { payroll, plain } = await aPayroll();
    await payroll.anEmployee('asha');
    await payroll.assign('asha', plain, { basic: '40000.00' });
    for (const month of [shrawan, bhadra]) await payroll.pay(month);
    await increment(payroll, 'asha', { amount: '1000.00', starts_on: '2026-07-17' });
    await payroll.pay(bhadra, { kind: 'arrears' });
    // Bhadra itself is of the past for the payroll of Ashwin alone.
    expect(await payroll.linesOf('asha', bhadra, 'arrears')).toMatchObject({ 'basic of 2083-04': '1000.00' });
    await payroll.pay(ashwin);
    expect(await payroll.linesOf('asha', ashwin)).toMatchObject({ 'basic of 2083-05': '1000.00', basic: '41000.00' });
  });
});

describe('a payroll that is not confirmed', () => {
  it('is computed again for one employee, and the others keep their payslips [PC-31]', async () => {
    const { payroll, plain } = await aPayroll();
    for (const name of ['asha', 'bina']) {
      await payroll.anEmployee(name);
      await payroll.assign(name, plain, { basic: '40000.00' });
    }
    await payroll.generate(shrawan);
    const { id } = await payroll.runOf(shrawan);
    await payroll.act(payroll.hr, id, 'send');
    const untouched = () =>
      payroll.query('select xmin::text, s.* from pay_slip s where organization_id = $1 and employee_id = $2', [
        payroll.organization.id,
        payroll.person('bina').id,
      ]);
    const before = await untouched();
    const first = await payroll.slipOf('asha', shrawan);
    await payroll.query(
      `update pay_package_assignment_amounts set amount = 41000 where organization_id = $1
          and parent_id = (select id from pay_package_assignment where organization_id = $1 and employee_id = $2)`,
      [payroll.organization.id, payroll.person('asha').id],
    );
    const stale = await payroll.hr.get<{ results: StaleSlip[] }>(`${payroll.base}collection/${id}/stale/`);
    expect(stale.body.results).toMatchObject([{ before: '39600.00', after: '40590.00', problem: null }]);
    expect((await payroll.act(payroll.second, id, 'approve')).body.code).toBe('stale_facts');
    const again = await payroll.hr.post<{ results: StaleSlip[] }>(`${payroll.base}collection/${id}/recompute/`, {
      employee: null,
    });
    expect(again).toMatchObject({ status: 200, body: { results: [{ after: '40590.00' }] } });
    const slip = await payroll.slipOf('asha', shrawan);
    expect(slip).toMatchObject({ id: first?.id, revision: 2, gross: '41000.00' });
    expect(await untouched()).toEqual(before);
    // The payroll falls back to the first level, and its earlier figures are kept.
    expect(await payroll.runOf(shrawan)).toMatchObject({ status: 'Generated', net: '80190.00', people: 2 });
    expect(
      await payroll.query('select revision, net::text from pay_slip_revision where organization_id = $1', [
        payroll.organization.id,
      ]),
    ).toEqual([{ revision: 1, net: '39600.00' }]);
    await payroll.settle(shrawan);
    const locked = await payroll.hr.post<{ code: string }>(`${payroll.base}collection/${id}/recompute/`, {
      employee: payroll.person('asha').id,
    });
    expect([locked.status, locked.body.code]).toEqual([409, 'payroll_locked']);
    expect((await payroll.hr.get(`${payroll.base}collection/${id}/verification/`)).body).toEqual({
      payslips: 2,
      differences: [],
    });
  });

  it('takes in who came after it was generated, and lets go who is paid no more [PC-33]', async () => {
    const { payroll, plain } = await aPayroll();
    for (const name of ['asha', 'bina']) await payroll.anEmployee(name);
    await payroll.assign('asha', plain, { basic: '40000.00' });
    await payroll.generate(shrawan);
    const { id } = await payroll.runOf(shrawan);
    await payroll.assign('bina', plain, { basic: '30000.00' });
    await payroll.query('delete from pay_package_assignment where organization_id = $1 and employee_id = $2', [
      payroll.organization.id,
      payroll.person('asha').id,
    ]);
    await payroll.hr.post(`${payroll.base}collection/${id}/recompute/`, { employee: null });
    expect(await payroll.runOf(shrawan)).toMatchObject({ people: 1, net: '29700.00' });
    expect(await payroll.slipOf('asha', shrawan)).toBeUndefined();
    await payroll.settle(shrawan);
  });
});

describe('pay on hold', () => {
  it('is released for one employee and stays for another, and their payslips do not change [PC-43]', async () => {
    const { payroll, plain } = await aPayroll();
    for (const name of ['asha', 'bina', 'chitra']) {
      await payroll.anEmployee(name);
      await payroll.assign(name, plain, { basic: '40000.00' });
    }
    const hold = (name: string) =>
      payroll.hr.post<{ id: number }>(`${payroll.base}on-hold/`, {
        employee: payroll.person(name).id,
        from_month: shrawan,
        reason: 'Clearance is missing',
      });
    const held = await hold('bina');
    expect([held.status, held.status === 201 ? undefined : held.body]).toEqual([201, undefined]);
    await payroll.pay(shrawan);
    expect((await hold('chitra')).status).toBe(201);
    const states = async () =>
      Promise.all(['asha', 'bina', 'chitra'].map(async (name) => (await payroll.slipOf(name, shrawan))?.is_held));
    expect(await states()).toEqual([false, true, true]);
    const before = await payroll.slipOf('bina', shrawan);
    const released = await payroll.hr.post(`${payroll.base}on-hold/${held.body.id}/release/`, { remark: 'Cleared' });
    expect(released).toMatchObject({ status: 200, body: { status: 'Released' } });
    expect(await states()).toEqual([false, false, true]);
    const after = await payroll.slipOf('bina', shrawan);
    expect([after?.net, after?.lines]).toEqual([before?.net, before?.lines]);
    expect((await payroll.hr.post(`${payroll.base}on-hold/${held.body.id}/release/`, {})).status).toBe(409);
  });
});

describe('net pay', () => {
  it('is paid in whole rupees by a line of its own [PC-71]', async () => {
    const { payroll, plain } = await aPayroll({ net_step: 'rupee' });
    await payroll.anEmployee('asha');
    await payroll.assign('asha', plain, { basic: '38631.99' });
    await payroll.pay(shrawan);
    // 38,631.99 less 1 percent, 386.32, is 38,245.67.
    expect(await payroll.linesOf('asha', shrawan)).toMatchObject({ rounding: '0.33' });
    expect(await payroll.slipOf('asha', shrawan)).toMatchObject({ net: '38246.00', tax: '386.32' });
  });
});

describe('facts of a paid month', () => {
  it('are noted wherever they change, and those of later months are not', async () => {
    const { payroll, plain } = await aPayroll();
    await payroll.anEmployee('asha');
    await payroll.anEmployee('bina');
    const { body: assigned } = await payroll.assign('asha', plain, { basic: '60000.00' });
    await payroll.assign('bina', plain, { basic: '40000.00' });
    const { id: organization } = payroll.organization;
    const asha = payroll.person('asha').id;
    const [level] = await payroll.query<{ id: number }>(
      `insert into employment_level (organization_id, title, scale_start) values ($1, 'Officer', 40000) returning id`,
      [organization],
    );
    await payroll.pay(shrawan);
    const day = '2026-07-20';
    const leave = `insert into leave_request (organization_id, sender_id, leave_type_id, from_date, first_part, to_date, last_part, reason, duration, is_offline, denies_right,
        status, created_at) select $1, $2, (select id from leave_type where organization_id = $1 limit 1), '${day}', 'Full', '${day}', 'Full', 'x', 1, false, false, 'Approved', now()`;
    await payroll.query(
      `insert into leave_type (organization_id, name, category, statute, is_right, position) values ($1, 'Unpaid', 'General', 'none', false, 1)`,
      [organization],
    );
    const changed: readonly (readonly [string, number | null, string])[] = [
      [
        'an amount',
        asha,
        `update pay_package_assignment_amounts set amount = 61000 where organization_id = $1 and parent_id = ${assigned.id} and $2 > 0`,
      ],
      [
        'an assignment',
        asha,
        `update pay_package_assignment set starts_on = '2026-07-18' where organization_id = $1 and employee_id = $2`,
      ],
      [
        'a version',
        null,
        `update pay_package_version set starts_on = '2026-07-16' where organization_id = $1 and $2 > 0`,
      ],
      [
        'an amount of a package',
        null,
        `update pay_package_version_headings set amount = 500 where organization_id = $1 and $2 > 0`,
      ],
      ['a person', asha, `update employee set gender = 'Female' where organization_id = $1 and user_id = $2`],
      [
        'the start of payroll',
        asha,
        `insert into payroll_profile (organization_id, employee_id, starts_on, tax_status, is_resident, is_disabled) values ($1, $2, '${day}', 'single', true, false)`,
      ],
      [
        'an employment',
        asha,
        `insert into employment (organization_id, employee_id, change, starts_on) values ($1, $2, 'Joining', '2020-01-01')`,
      ],
      [
        'a step',
        asha,
        `update employment set employment_level_id = ${level?.id}, step = 1 where organization_id = $1 and employee_id = $2`,
      ],
      ['a scale', null, `update employment_level set scale_increment = 1000 where organization_id = $1 and $2 > 0`],
      [
        'overtime',
        asha,
        `insert into overtime_claim (organization_id, sender_id, claimed_on, early, late, normalised, day_kind, multiplier, request_remarks, status) values ($1, $2, '${day}', 0, 60, 60, 'Workday', 1.5, 'x', 'Approved')`,
      ],
      [
        'a correction',
        asha,
        `insert into pay_day_correction (organization_id, employee_id, starts_on, ends_on, effect, reason) values ($1, $2, '${day}', '${day}', 'unpaid', 'x')`,
      ],
      ['leave', asha, leave],
      [
        'days of leave',
        asha,
        `insert into leave_request_days (organization_id, parent_id, position, day, part, quantity, paid, why) select $1, max(id), 1, '${day}', 'Full', 1, 0, 'working_day' from leave_request where organization_id = $1 and sender_id = $2`,
      ],
      [
        'leave that is cancelled',
        asha,
        `update leave_request set status = 'Cancelled' where organization_id = $1 and sender_id = $2`,
      ],
      [
        'attendance',
        asha,
        `insert into attendance_day (organization_id, employee_id, day, standing, coefficient, expected, worked, break_out, late, early, overtime, lost, is_remote, is_travelling, is_locked, created_at) values ($1, $2, '${day}', 'Absent', 'Workday', 480, 0, 0, 0, 0, 0, 480, false, false, false, now())`,
      ],
      [
        'attendance that changes',
        asha,
        `update attendance_day set standing = 'Present' where organization_id = $1 and employee_id = $2`,
      ],
      ['attendance that is gone', asha, `delete from attendance_day where organization_id = $1 and employee_id = $2`],
    ];
    const noted = () =>
      payroll.query<{ employee_id: number | null }>(
        'select employee_id from pay_fact_change where organization_id = $1 order by id',
        [organization],
      );
    for (const [what, who, sql] of changed) {
      const before = (await noted()).length;
      await payroll.query(sql, [organization, asha]);
      const since = (await noted()).slice(before).map(({ employee_id }) => employee_id);
      expect([what, [...new Set(since)]]).toEqual([what, [who]]);
    }
    const before = (await noted()).length;
    for (const sql of [
      `update attendance_day set worked = 10 where organization_id = $1 and employee_id = $2`,
      `update employee set phone = '9841234567' where organization_id = $1 and user_id = $2`,
      `insert into overtime_claim (organization_id, sender_id, claimed_on, early, late, normalised, day_kind, multiplier, request_remarks, status) values ($1, $2, '2026-08-17', 0, 60, 60, 'Workday', 1.5, 'x', 'Approved')`,
    ])
      await payroll.query(sql, [organization, asha]);
    expect(await noted()).toHaveLength(before);
  });
});

describe('extra amounts', () => {
  it('of published payslips are seen by their employee alone, deductions below zero', async () => {
    const { payroll, plain } = await aPayroll();
    for (const name of ['asha', 'other']) {
      await payroll.anEmployee(name);
      await payroll.assign(name, plain, { basic: '50000.00' });
    }
    const { body: duty } = await payroll.hr.post<{ id: number }>(`${payroll.base}incentive/`, {
      name: 'Night duty',
      heading: await payroll.heading('allowance'),
      first_month: shrawan,
    });
    await payroll.hr.post(`${payroll.base}incentive-amount/`, {
      incentive: duty.id,
      employee: payroll.person('asha').id,
      amount: '2500.00',
    });
    const asha = await signIn(server, payroll.person('asha'));
    const other = await signIn(server, payroll.person('other'));
    const ofPerson = async (who: typeof asha) =>
      (await who.get<{ results: object[] }>(`${payroll.base}payroll-addon/?sort=starts_on`)).body.results;
    await payroll.generate(shrawan);
    expect(await ofPerson(asha)).toEqual([]);
    await payroll.settle(shrawan);
    await increment(payroll, 'asha', { amount: '4000.00', starts_on: '2026-07-17' });
    await payroll.pay(bhadra);
    expect(await ofPerson(asha)).toMatchObject([
      { kind: 'incentive', amount: '2500.00', earned: shrawan, heading: 'Other allowance' },
      { kind: 'arrears', amount: '4000.00', earned: shrawan, heading: 'Basic salary' },
    ]);
    expect(await ofPerson(other)).toEqual([]);
    expect(await ofPerson(payroll.hr)).toEqual([]);
  });
});
