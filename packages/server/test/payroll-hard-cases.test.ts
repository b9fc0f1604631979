/**
 * Hard cases of a tax year, through the payrolls themselves: two employments at once, months that are paid in the next
 * year, a remote area in two categories.
 */
import type { PayExplanation } from '@karmik/model/payroll/explain/explanation';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfText } from './support/pdf-text.ts';
import { Payroll, type PaySlip } from './support/payroll.ts';
import { aMember, signIn, startServer, type TestServer } from './support/server.ts';

let server: TestServer;
let made = 0;

beforeAll(async () => {
  // 1 Ashadh 2084: every month of 2083/84 but the last is over.
  server = await startServer({}, { now: new Date('2027-06-15T06:15:00.000Z') });
});
afterAll(() => server.close());

const [shrawan, bhadra, ashwin, kartik, mangsir, poush, magh] = ['04', '05', '06', '07', '08', '09', '10'].map(
  (month) => `bs:2083-${month}`,
) as [string, string, string, string, string, string, string];
const taxes = ['social_security_tax', 'remuneration_tax'];

/** An organisation with a package without funds. */
async function aPayroll(setting: object = {}): Promise<{ payroll: Payroll; plain: number }> {
  const payroll = await Payroll.of(server, `hard-${++made}`);
  await payroll.hr.post(`${payroll.base}heading/ready-made/`);
  const { status, body } = await payroll.hr.patch(`${payroll.base}setting/`, setting);
  expect([status, status === 200 ? undefined : body]).toEqual([200, undefined]);
  const plain = await payroll.aPackage('Plain', ['basic', 'allowance', ...taxes]);
  return { payroll, plain };
}

describe('two employments at the same time', () => {
  interface Held extends PaySlip {
    readonly package: { readonly name: string };
    readonly concurrent_package: { readonly name: string } | null;
    readonly lines: (PaySlip['lines'][number] & { readonly is_concurrent: boolean })[];
  }
  /** Lines as `[package, heading, amount]`. */
  const groups = (slip: PaySlip | undefined) => {
    const { lines, package: first, concurrent_package: other } = slip as Held;
    return lines.map((line) => [line.is_concurrent ? other?.name : first.name, line.formula_name, line.amount]);
  };

  async function twoPosts(setting: object = {}) {
    const { payroll, plain } = await aPayroll(setting);
    const evening = await payroll.aPackage('Evening', ['basic', 'allowance', 'overtime', ...taxes]);
    await payroll.anEmployee('asha');
    const heading = await payroll.heading('basic');
    const hold = (starts_on: string, amount: string, more: object = {}) =>
      payroll.hr.post<{ id: number }>(`${payroll.base}concurrent-package/`, {
        employee: payroll.person('asha').id,
        package: evening,
        starts_on,
        amounts: [{ heading, amount }],
        ...more,
      });
    return { payroll, plain, evening, hold };
  }

  it('make one taxpayer, one payslip with two groups of lines, and one payment [PC-48]', async () => {
    const { payroll, plain, hold } = await twoPosts();
    const { status, body: second } = await hold('2026-07-17', '30000.00');
    expect(status).toBe(201);
    // Alone it is paid to no one.
    expect(await payroll.generate(shrawan)).toMatchObject({ done: 0, failed: 1 });
    const { id: empty } = await payroll.runOf(shrawan);
    expect((await payroll.act(payroll.hr, empty, 'discard', { remark: 'No package' })).status).toBe(200);
    await payroll.assign('asha', plain, { basic: '40000.00' });
    await payroll.query(`insert into bank (organization_id, name) values ($1, 'Nabil Bank')`, [
      payroll.organization.id,
    ]);
    await payroll.query(
      `insert into bank_account (organization_id, employee_id, bank_id, branch_name, account_number, account_name, is_primary)
       values ($1, $2, (select id from bank where organization_id = $1), '012 Patan', '111', 'Asha Sharma', true)`,
      [payroll.organization.id, payroll.person('asha').id],
    );
    await payroll.pay(shrawan);

    const slip = await payroll.slipOf('asha', shrawan);
    // 1 % of 12 x 70,000, over twelve months.
    expect(slip).toMatchObject({ gross: '70000.00', tax: '700.00', net: '69300.00' });
    expect(groups(slip)).toEqual([
      ['Plain', 'basic', '40000.00'],
      ['Plain', 'social_security_tax', '700.00'],
      ['Evening', 'basic', '30000.00'],
    ]);
    const { id: run } = await payroll.runOf(shrawan);
    const { body: file } = await payroll.hr.post<{ id: number; people: number; total: string }>(
      `${payroll.base}collection/${run}/output-file/disbursement/`,
      { template: 'bank', format: 'csv' },
    );
    expect(file).toMatchObject({ people: 1, total: '69300.00' });
    const { body: content } = await payroll.hr.get<string>(`${payroll.base}output-file/${file.id}/content/`);
    expect(parse(content, { columns: true, bom: true })).toHaveLength(1);

    const explained = async (of: string) =>
      (await payroll.hr.get<PayExplanation>(`${payroll.base}payslip/${slip?.id}/explanation/?as=hr&of=${of}`)).body;
    expect(await explained('tax')).toMatchObject({
      projection: { assessable_income: '840000.00', year_tax: '8400.00', month_tax: '700.00' },
    });
    expect(await explained('gross')).toMatchObject({
      amount: '70000.00',
      terms: [
        { of: 'basic', amount: '40000.00' },
        { of: 'concurrent:basic', amount: '30000.00' },
      ],
    });
    expect(await explained('concurrent:basic')).toMatchObject({
      amount: '30000.00',
      segments: [{ whole: '30000.00' }],
    });
    expect(await explained('basic')).toMatchObject({ amount: '40000.00', segments: [{ whole: '40000.00' }] });

    const own = await signIn(server, payroll.person('asha'));
    const paper = await server.app.inject({
      url: `/api/v1${payroll.base}payslip/${slip?.id}/pdf/?language=en`,
      headers: { authorization: `Bearer ${own.token}` },
    });
    const text = pdfText(paper.rawPayload).join('\n');
    expect(text.indexOf('Plain')).toBeGreaterThan(0);
    expect(text.indexOf('Evening')).toBeGreaterThan(text.indexOf('Plain'));

    // The second ends with Poush, which is known from Kartik on: later months are projected without it.
    for (const month of [bhadra, ashwin]) await payroll.pay(month);
    expect(
      (await payroll.hr.patch(`${payroll.base}concurrent-package/${second.id}/`, { ends_on: '2027-01-14' })).status,
    ).toBe(200);
    for (const month of [kartik, mangsir, poush]) await payroll.pay(month);
    // 6,600 of the year less 2,100, over nine months.
    expect(await payroll.slipOf('asha', kartik)).toMatchObject({ gross: '70000.00', tax: '500.00' });
    const sheet = await payroll.hr.get<PayExplanation>(
      `${payroll.base}payslip/${(await payroll.slipOf('asha', kartik))?.id}/explanation/?as=hr&of=tax`,
    );
    expect(sheet.body.projection?.months.map(({ income }) => income)).toEqual([
      ...Array.from({ length: 6 }, () => '70000.00'),
      ...Array.from({ length: 6 }, () => '40000.00'),
    ]);
    await payroll.pay(magh);
    const after = await payroll.slipOf('asha', magh);
    expect(after).toMatchObject({ gross: '40000.00', concurrent_package: null });
    expect(groups(after).map(([, heading]) => heading)).toEqual(['basic', 'social_security_tax']);
    const last = await payroll.hr.get<PayExplanation>(
      `${payroll.base}payslip/${after?.id}/explanation/?as=hr&of=gross`,
    );
    expect(last.body.changes).toMatchObject([{ difference: '-30000.00', cause: { kind: 'package' } }]);
    const tax = await payroll.hr.get<PayExplanation>(`${payroll.base}payslip/${after?.id}/explanation/?as=hr&of=tax`);
    expect(tax.body.projection).toMatchObject({ assessable_income: '660000.00', year_tax: '6600.00' });
  });

  it('are paid by the days of each, and a correction of a paid month is paid later [PC-48]', async () => {
    const { payroll, plain, hold } = await twoPosts();
    await payroll.assign('asha', plain, { basic: '31000.00' });
    // 16 of the 31 days of Shrawan.
    const { body: second } = await hold('2026-08-01', '31000.00');
    await payroll.pay(shrawan);
    expect(groups(await payroll.slipOf('asha', shrawan)).filter(([, heading]) => heading === 'basic')).toEqual([
      ['Plain', 'basic', '31000.00'],
      ['Evening', 'basic', '16000.00'],
    ]);
    const [line] = await payroll.query<{ id: number }>(
      'select id from pay_concurrent_package_amounts where organization_id = $1 and parent_id = $2',
      [payroll.organization.id, second.id],
    );
    await payroll.query('update pay_concurrent_package_amounts set amount = 62000 where id = $1', [line?.id ?? 0]);
    await payroll.pay(bhadra);
    expect(await payroll.linesOf('asha', bhadra)).toMatchObject({ 'basic of 2083-04': '16000.00' });
    expect(await payroll.slipOf('asha', bhadra)).toMatchObject({ gross: '109000.00' });
    // Nothing is left to pay.
    await payroll.pay(ashwin);
    expect(await payroll.slipOf('asha', ashwin)).toMatchObject({ gross: '93000.00' });
  });

  it('stop a payroll that changed since, and one that its approver would raise alone [PC-48]', async () => {
    const { payroll, plain, hold } = await twoPosts();
    await payroll.assign('asha', plain, { basic: '40000.00' });
    await payroll.pay(shrawan);
    await payroll.generate(bhadra);
    expect((await hold('2026-08-17', '30000.00')).status).toBe(201);
    const { id } = await payroll.runOf(bhadra);
    expect((await payroll.act(payroll.hr, id, 'send')).body).toMatchObject({ code: 'stale_facts' });
    expect((await payroll.hr.post(`${payroll.base}collection/${id}/recompute/`, { employee: null })).status).toBe(200);
    expect(await payroll.slipOf('asha', bhadra)).toMatchObject({ gross: '70000.00' });
    await payroll.query('update membership set is_hr_admin = true where organization_id = $1 and user_id = $2', [
      payroll.organization.id,
      payroll.person('asha').id,
    ]);
    const asha = await signIn(server, payroll.person('asha'));
    expect((await payroll.act(payroll.hr, id, 'send')).status).toBe(200);
    expect((await payroll.act(asha, id, 'approve')).body).toMatchObject({ code: 'own_raise' });
    const other = await signIn(server, await aMember(server, payroll.organization, `mina-${made}`));
    expect((await other.get(`${payroll.base}concurrent-package/`)).status).toBe(403);
  });
});

describe('the salary of Ashadh that is paid in Shrawan', () => {
  const [chaitra, baisakh, jestha, ashadh] = ['bs:2082-12', 'bs:2083-01', 'bs:2083-02', 'bs:2083-03'] as const;

  /** Eight months of 2082/83 were paid before Karmik; Ashadh is paid on 5 Shrawan, all else on the last day of its month. */
  async function untilShrawan(follows: string): Promise<Payroll> {
    const { payroll } = await aPayroll({ tax_year_follows: follows });
    const plain = await payroll.aPackage('Old', ['basic', ...taxes], false, '2026-03-15');
    await payroll.anEmployee('asha');
    await payroll.assign('asha', plain, { basic: '100000.00' }, '2026-03-15');
    const profile = await payroll.hr.post(`${payroll.base}profile/`, {
      employee: payroll.person('asha').id,
      starts_on: '2026-03-15',
      tax_status: 'single',
      is_resident: true,
      other_income: 'none',
      opening_year: '2082/83',
      opening_income: '800000.00',
      opening_tax: '96666.67',
    });
    expect(profile.status).toBe(201);
    await payroll.pay(chaitra, { paid_on: '2026-04-13' });
    await payroll.pay(baisakh, { paid_on: '2026-05-14' });
    await payroll.pay(jestha, { paid_on: '2026-06-14' });
    await payroll.pay(ashadh, { paid_on: '2026-07-21' });
    await payroll.pay(shrawan, { paid_on: '2026-08-16' });
    return payroll;
  }
  const certificates = async (payroll: Payroll) => {
    const { body } = await payroll.hr.get<{ results: Record<string, unknown>[] }>(`${payroll.base}tax-certificate/`);
    return Object.fromEntries(
      body.results.map(({ fiscal_year, income, year_tax, tax, excess }) => [
        fiscal_year,
        { income, year_tax, tax, excess },
      ]),
    );
  };
  const projected = async (payroll: Payroll, month: string) => {
    const slip = await payroll.slipOf('asha', month);
    const { body } = await payroll.hr.get<PayExplanation>(
      `${payroll.base}payslip/${slip?.id}/explanation/?as=hr&of=tax`,
    );
    return body.projection;
  };

  it('counts in the year in which it is earned, where the setting says so [PC-15]', async () => {
    const payroll = await untilShrawan('earned');
    expect(await certificates(payroll)).toEqual({
      '2082/83': { income: '400000.00', year_tax: '145000.00', tax: '48333.33', excess: null },
      '2083/84': { income: '100000.00', year_tax: '30000.00', tax: '2500.00', excess: null },
    });
    const lines = await payroll.query<{ earned: string; paid_on: string }>(
      `select distinct earned, paid_on::text from pay_slip_line where organization_id = $1 order by paid_on`,
      [payroll.organization.id],
    );
    expect(lines.slice(-2)).toEqual([
      { earned: ashadh, paid_on: '2026-07-21' },
      { earned: shrawan, paid_on: '2026-08-16' },
    ]);
    expect(await payroll.runOf(ashadh)).toMatchObject({ paid_on: '2026-07-21', tax_year_follows: 'earned' });
    expect(await projected(payroll, ashadh)).toMatchObject({ fiscal_year: '2082/83', counted_in: null });
  });

  it('counts in the year in which it is paid, where the setting says so: eleven payments, then thirteen [PC-15]', async () => {
    const payroll = await untilShrawan('paid');
    expect(await certificates(payroll)).toEqual({
      // Withheld for twelve months: 132,916.67 of 145,000.
      '2082/83': { income: '300000.00', year_tax: '115000.00', tax: '36250.00', excess: '17916.67' },
      '2083/84': { income: '200000.00', year_tax: '40000.00', tax: '5625.00', excess: null },
    });
    expect(await payroll.runOf(ashadh)).toMatchObject({ paid_on: '2026-07-21', tax_year_follows: 'paid' });
    // By the law of 2083/84, as the first of its twelve months.
    expect(await payroll.slipOf('asha', ashadh)).toMatchObject({ paid_on: '2026-07-21', tax: '2500.00' });
    expect(await projected(payroll, ashadh)).toMatchObject({
      fiscal_year: '2083/84',
      counted_in: shrawan,
      months_left: 12,
    });
    // 40,000 less 2,500, over twelve months.
    expect(await payroll.slipOf('asha', shrawan)).toMatchObject({ tax: '3125.00' });
    expect(await projected(payroll, shrawan)).toMatchObject({
      assessable_income: '1300000.00',
      year_tax: '40000.00',
      months: [
        { month: ashadh, state: 'paid' },
        { month: shrawan, state: 'this' },
        ...Array.from({ length: 11 }, () => ({})),
      ],
    });
  });

  it('needs its pay day then, in the month or after it [PC-15]', async () => {
    const { payroll, plain } = await aPayroll({ tax_year_follows: 'paid' });
    await payroll.anEmployee('asha');
    await payroll.assign('asha', plain, { basic: '100000.00' });
    expect(await payroll.preview(shrawan)).toMatchObject({
      refusal: { code: 'payroll.needs_pay_day' },
    });
    const early = await payroll.hr.post(`${payroll.base}generate/preview/`, { month: shrawan, paid_on: '2026-07-16' });
    expect(early).toMatchObject({
      status: 400,
      body: { paid_on: [expect.stringContaining('in the month or after it')] },
    });
    // A run that is open is computed again where the rule changes.
    await payroll.generate(shrawan, { paid_on: '2027-07-16' });
    await payroll.hr.patch(`${payroll.base}setting/`, { tax_year_follows: 'earned' });
    const { id } = await payroll.runOf(shrawan);
    expect((await payroll.act(payroll.hr, id, 'send')).body).toMatchObject({ code: 'stale_facts' });
    await payroll.hr.post(`${payroll.base}collection/${id}/recompute/`, { employee: null });
    expect(await payroll.runOf(shrawan)).toMatchObject({ tax_year_follows: 'earned' });
    expect((await payroll.act(payroll.hr, id, 'send')).status).toBe(200);
  });
});

describe('a remote area in two categories', () => {
  const year = ['bs:2082-04', 'bs:2082-05', 'bs:2082-06', 'bs:2082-07', 'bs:2082-08', 'bs:2082-09'];

  it('counts the limit of each by its months, or the higher one for the year, as the setting says [PC-69]', async () => {
    const { payroll } = await aPayroll();
    const made = await payroll.hr.post(`${payroll.base}heading/`, {
      name: 'Remote allowance',
      formula_name: 'remote_pay',
      slip_order: 2,
      type: 'addition',
      taxable: 'taxable',
      has_amount: true,
      is_regular: true,
      is_remote_allowance: true,
      rules: [],
    });
    expect([made.status, made.status === 201 ? undefined : made.body]).toEqual([201, undefined]);
    const remote = await payroll.aPackage('Remote', ['basic', 'remote_pay', ...taxes], false, '2025-07-17');
    await payroll.anEmployee('asha');
    const posted = async (starts_on: string, remote_area: string, allowance: string) => {
      await payroll.assign('asha', remote, { basic: '70000.00', remote_pay: allowance }, starts_on);
      const { status } = await payroll.hr.post(`${payroll.base}profile/`, {
        employee: payroll.person('asha').id,
        starts_on,
        tax_status: 'single',
        is_resident: true,
        other_income: 'none',
        remote_area,
      });
      expect(status).toBe(201);
    };
    await posted('2025-07-17', 'A', '6000.00');
    for (const month of year) await payroll.pay(month);
    const projected = async (month: string) => {
      const slip = await payroll.slipOf('asha', month);
      const { body } = await payroll.hr.get<PayExplanation>(
        `${payroll.base}payslip/${slip?.id}/explanation/?as=hr&of=tax`,
      );
      return body.projection;
    };
    // One category the whole year has its whole limit: 50,000 of 72,000.
    expect(await projected('bs:2082-09')).toMatchObject({
      further_deductions: expect.arrayContaining([
        expect.objectContaining({ id: 'tax.remote_area', allowed: '50000.00' }),
      ]),
      remote: [{ category: 'A', months: 12, limit: '50000.00', allowance: '72000.00' }],
    });
    // 1 Magh 2082.
    await posted('2026-01-15', 'C', '3000.00');
    await payroll.generate('bs:2082-10');
    expect(await projected('bs:2082-10')).toMatchObject({
      assessable_income: '894000.00',
      further_deductions: expect.arrayContaining([
        expect.objectContaining({ id: 'tax.remote_area', allowed: '40000.00' }),
      ]),
      remote: [
        { category: 'A', months: 6, limit: '25000.00', allowance: '36000.00' },
        { category: 'C', months: 6, limit: '15000.00', allowance: '18000.00' },
      ],
      balance_taxable: '854000.00',
      year_tax: '55800.00',
    });
    await payroll.hr.patch(`${payroll.base}setting/`, { remote_area_limit: 'highest' });
    const { id } = await payroll.runOf('bs:2082-10');
    await payroll.hr.post(`${payroll.base}collection/${id}/recompute/`, { employee: null });
    expect(await projected('bs:2082-10')).toMatchObject({
      further_deductions: expect.arrayContaining([
        expect.objectContaining({ id: 'tax.remote_area', allowed: '50000.00' }),
      ]),
      balance_taxable: '844000.00',
      year_tax: '53800.00',
    });
  });
});
