/** Cases of tax and labour law through payrolls: caps, statuses that change within the year, open readings, leave of many weeks. */
import { bsToAdText } from 'date-bs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Payroll } from './support/payroll.ts';
import { startServer, type TestServer } from './support/server.ts';

let server: TestServer;
let made = 0;

beforeAll(async () => {
  // 1 Ashadh 2084.
  server = await startServer({}, { now: new Date('2027-06-15T06:15:00.000Z') });
});
afterAll(() => server.close());

type Step = { id: string; claimed: string; allowed: string };
interface Sheet {
  readonly assessable_income: string;
  readonly taxable_income: string;
  readonly deductions: readonly Step[];
  readonly further_deductions: readonly Step[];
  readonly credits: readonly Step[];
  readonly year_tax: string;
  readonly withheld: string;
  readonly excess: string;
}

const taxes = ['social_security_tax', 'remuneration_tax'];
const plain = ['basic', 'allowance', ...taxes];
const bs = (month: string, day = 1): string => bsToAdText(`${month.slice(3)}-${String(day).padStart(2, '0')}`);

class Taxed extends Payroll {
  static async begin(setting: object = {}): Promise<Taxed> {
    const payroll = (await Taxed.of(server, `law-${++made}`)) as Taxed;
    await payroll.hr.post(`${payroll.base}heading/ready-made/`);
    await payroll.hr.patch(`${payroll.base}setting/`, setting);
    return payroll;
  }

  /** An employee with a package from a month on. */
  async employs(
    name: string,
    headings: readonly string[],
    amounts: Readonly<Record<string, string>>,
    { from = 'bs:2083-04', isSsf = false } = {},
  ): Promise<number> {
    const of = await this.aPackage(`Package ${++made}`, headings, isSsf, bs(from));
    await this.anEmployee(name);
    expect((await this.assign(name, of, amounts, bs(from))).status).toBe(201);
    return of;
  }

  async profile(name: string, from: string, of: object = {}): Promise<void> {
    const stored = await this.hr.post(`${this.base}profile/`, {
      employee: this.person(name).id,
      starts_on: bs(from),
      tax_status: 'single',
      ...of,
    });
    expect([stored.status, stored.status === 201 ? undefined : stored.body]).toEqual([201, undefined]);
  }

  /** What was paid and withheld in the fiscal year before a month, as opening figures. */
  before(year: string, income: string, tax: string, { firstBand = tax, retirement = '0.00' } = {}) {
    return {
      opening_year: year,
      opening_income: income,
      opening_retirement: retirement,
      opening_tax: tax,
      opening_first_band: firstBand,
    };
  }

  async taxOf(name: string, month: string): Promise<string | undefined> {
    await this.pay(month);
    return (await this.slipOf(name, month))?.tax;
  }

  async sheetOf(name: string, month: string): Promise<Sheet> {
    const slip = await this.slipOf(name, month);
    const { body } = await this.hr.get<{ projection: Sheet }>(
      `${this.base}payslip/${slip?.id}/explanation/?as=hr&of=tax`,
    );
    return body.projection;
  }

  /** What the review found of an employee, by kind. */
  async findingsOf(name: string, month: string): Promise<Record<string, string>> {
    const { id } = await this.runOf(month);
    const rows = await this.query<{ kind: string; detail: string }>(
      'select kind, detail from pay_finding where run_id = $1 and employee_id = $2',
      [id, this.person(name).id],
    );
    return Object.fromEntries(rows.map(({ kind, detail }) => [kind, detail]));
  }

  async incentive(name: string, heading: string, amount: string, month: string): Promise<void> {
    const { body } = await this.hr.post<{ id: number }>(`${this.base}incentive/`, {
      name: `Incentive ${++made}`,
      heading: await this.heading(heading),
      first_month: month,
    });
    await this.hr.post(`${this.base}incentive-amount/`, {
      incentive: body.id,
      employee: this.person(name).id,
      amount,
    });
  }

  /** An approved declaration of medical expense. */
  async medical(name: string, fiscal_year: string, amount: string, from_month: string): Promise<void> {
    const [kind] = await this.query<{ id: number }>(
      `insert into pay_rebate_kind (organization_id, title, fiscal_year, tax_input, opens_in, closes_in, needs_proof)
       values ($1, $2, $3, 'medical_expense', $4, $4, false) returning id`,
      [this.organization.id, `Medical ${++made}`, fiscal_year, from_month],
    );
    await this.query(
      `insert into pay_rebate (organization_id, employee_id, kind_id, amount, from_month, fiscal_year, tax_input, status)
       values ($1, $2, $3, $4, $5, $6, 'medical_expense', 'Approved')`,
      [this.organization.id, this.person(name).id, kind?.id ?? 0, amount, from_month, fiscal_year],
    );
  }
}

const stepOf = (steps: readonly Step[] | undefined, id: string) => steps?.find((each) => each.id === id);

describe('contributions to retirement', () => {
  it('are taken in full and relieved up to the cap of 500,000 [PC-50]', async () => {
    const payroll = await Taxed.begin();
    await payroll.employs(
      'asha',
      [...plain, 'ssf_employer', 'ssf_employee', 'cit'],
      { basic: '100000.00', allowance: '20000.00', cit: '20000.00' },
      { isSsf: true },
    );
    expect(await payroll.taxOf('asha', 'bs:2083-04')).toBe('1500.00');
    const sheet = await payroll.sheetOf('asha', 'bs:2083-04');
    expect(sheet).toMatchObject({
      assessable_income: '1680000.00',
      taxable_income: '1180000.00',
      year_tax: '18000.00',
    });
    // 112,000.00 bring no relief.
    expect(stepOf(sheet.deductions, 'tax.retirement')).toMatchObject({ claimed: '612000.00', allowed: '500000.00' });
    expect(await payroll.linesOf('asha', 'bs:2083-04')).toMatchObject({ cit: '20000.00', ssf_employee: '11000.00' });
  });

  it('are relieved up to a third of a small income, which the review says [PC-51]', async () => {
    const payroll = await Taxed.begin();
    await payroll.employs('asha', [...plain, 'cit'], { basic: '30000.00', cit: '15000.00' });
    expect(await payroll.taxOf('asha', 'bs:2083-04')).toBe('200.00');
    const sheet = await payroll.sheetOf('asha', 'bs:2083-04');
    expect(sheet).toMatchObject({ taxable_income: '240000.00', year_tax: '2400.00' });
    expect(stepOf(sheet.deductions, 'tax.retirement')).toMatchObject({ claimed: '180000.00', allowed: '120000.00' });
    const details = await payroll.findingsOf('asha', 'bs:2083-04');
    expect(details['no_relief']).toContain('60,000');
  });

  it('are relieved by a third that a bonus moves [PC-52]', async () => {
    const payroll = await Taxed.begin({ tds_method: 'marginal' });
    const poush = 'bs:2083-09';
    await payroll.employs('asha', [...plain, 'cit'], { basic: '60000.00', cit: '25000.00' }, { from: poush });
    await payroll.profile(
      'asha',
      poush,
      payroll.before('2083/84', '300000.00', '2000.00', { retirement: '125000.00' }),
    );
    await payroll.incentive('asha', 'allowance', '90000.00', poush);
    // 400.00 regular and 600.00 of the bonus.
    expect(await payroll.taxOf('asha', poush)).toBe('1000.00');
    const sheet = await payroll.sheetOf('asha', poush);
    expect(sheet).toMatchObject({ taxable_income: '540000.00', year_tax: '5400.00', at_once: '600.00' });
  });
});

describe('what changes within the year', () => {
  const poush = 'bs:2082-09';
  const kartik = 'bs:2082-07';

  it('ends the rebate for women with income from business, and not with rent [PC-54]', async () => {
    const payroll = await Taxed.begin();
    await payroll.employs('asha', plain, { basic: '80000.00' }, { from: kartik });
    await payroll.query(`update employee set gender = 'Female' where organization_id = $1`, [payroll.organization.id]);
    await payroll.profile('asha', kartik, payroll.before('2082/83', '240000.00', '17325.00', { firstBand: '1250.00' }));
    expect(await payroll.taxOf('asha', kartik)).toBe('5775.00');
    await payroll.pay('bs:2082-08');
    await payroll.profile('asha', poush, { other_income: 'business' });
    expect(await payroll.taxOf('asha', poush)).toBe('6875.00');
    expect(await payroll.sheetOf('asha', poush)).toMatchObject({ year_tax: '77000.00', withheld: '28875.00' });
  });

  it("taxes the whole year as a couple's once it is elected [PC-55]", async () => {
    const payroll = await Taxed.begin();
    await payroll.employs('asha', plain, { basic: '80000.00' }, { from: poush });
    await payroll.query(`update employee set marital_status = 'Married' where organization_id = $1`, [
      payroll.organization.id,
    ]);
    const before = payroll.before('2082/83', '400000.00', '32083.35', { firstBand: '2083.35' });
    await payroll.profile('asha', poush, { ...before, tax_status: 'couple' });
    expect(await payroll.taxOf('asha', poush)).toBe('3702.38');
    expect(await payroll.sheetOf('asha', poush)).toMatchObject({ year_tax: '58000.00' });
  });

  it('a marriage without an election changes nothing, and in 2083/84 neither does an election [PC-55]', async () => {
    const payroll = await Taxed.begin();
    await payroll.employs('asha', plain, { basic: '80000.00' }, { from: poush });
    await payroll.query(`update employee set marital_status = 'Married' where organization_id = $1`, [
      payroll.organization.id,
    ]);
    await payroll.profile('asha', poush, payroll.before('2082/83', '400000.00', '32083.35', { firstBand: '2083.35' }));
    await payroll.pay(poush);
    expect(await payroll.sheetOf('asha', poush)).toMatchObject({ year_tax: '77000.00' });
    const other = await Taxed.begin();
    await other.employs('bina', plain, { basic: '80000.00' });
    await other.profile('bina', 'bs:2083-04', { tax_status: 'couple' });
    await other.pay('bs:2083-04');
    expect(await other.sheetOf('bina', 'bs:2083-04')).toMatchObject({ year_tax: '9600.00' });
  });

  it('the status of a resident holds for the whole year, also where it becomes clear late [PC-58]', async () => {
    const payroll = await Taxed.begin();
    const magh = 'bs:2083-10';
    for (const name of ['asha', 'bina']) await payroll.employs(name, plain, { basic: '200000.00' }, { from: magh });
    await payroll.profile('asha', magh, {
      ...payroll.before('2083/84', '1200000.00', '300000.00', { firstBand: '0.00' }),
      is_resident: true,
    });
    await payroll.profile('bina', magh, {
      ...payroll.before('2083/84', '1200000.00', '120000.00', { firstBand: '5000.00' }),
      is_resident: false,
    });
    await payroll.pay(magh);
    expect(await payroll.slipOf('asha', magh)).toMatchObject({ tax: '0.00' });
    expect(await payroll.sheetOf('asha', magh)).toMatchObject({ year_tax: '240000.00', excess: '60000.00' });
    expect(await payroll.slipOf('bina', magh)).toMatchObject({ tax: '80000.00' });
    expect(await payroll.sheetOf('bina', magh)).toMatchObject({ year_tax: '600000.00' });
  });

  it('a disability lowers the tax of the year from the month on, and nothing where its amount is not known [PC-70]', async () => {
    const payroll = await Taxed.begin();
    const falgun = 'bs:2082-11';
    await payroll.employs('asha', plain, { basic: '75000.00' }, { from: falgun });
    await payroll.profile('asha', falgun, {
      ...payroll.before('2082/83', '525000.00', '37916.68', { firstBand: '2916.68' }),
      is_disabled: true,
    });
    expect(await payroll.taxOf('asha', falgun)).toBe('0.00');
    expect(await payroll.sheetOf('asha', falgun)).toMatchObject({ year_tax: '20000.00', excess: '17916.68' });
    const other = await Taxed.begin();
    await other.employs('bina', plain, { basic: '75000.00' });
    await other.profile('bina', 'bs:2083-04', { is_disabled: true });
    await other.pay('bs:2083-04');
    const sheet = await other.sheetOf('bina', 'bs:2083-04');
    expect(sheet.year_tax).toBe('9000.00');
    expect(stepOf(sheet.further_deductions, 'tax.disability')).toBeUndefined();
  });
});

describe('the 1 % tax where the SSF is joined in the fourth month', () => {
  /** Until Ashwin outside, from Kartik on in the SSF. */
  async function joined(setting: object): Promise<Sheet & { tax: string }> {
    const payroll = await Taxed.begin(setting);
    const amounts = { basic: '60000.00', allowance: '20000.00' };
    await payroll.employs('asha', plain, amounts);
    const inside = await payroll.aPackage('Inside', [...plain, 'ssf_employer', 'ssf_employee'], true, bs('bs:2083-07'));
    for (const month of ['bs:2083-04', 'bs:2083-05', 'bs:2083-06'])
      expect(await payroll.taxOf('asha', month)).toBe('800.00');
    await payroll.assign('asha', inside, amounts, bs('bs:2083-07'));
    const tax = (await payroll.taxOf('asha', 'bs:2083-07')) ?? '';
    return { ...(await payroll.sheetOf('asha', 'bs:2083-07')), tax };
  }

  it('is waived for the whole year, by the first reading [PC-57]', async () => {
    expect(await joined({})).toMatchObject({
      assessable_income: '1068000.00',
      taxable_income: '900600.00',
      year_tax: '0.00',
      excess: '2400.00',
      tax: '0.00',
    });
  });

  it('is due for the months before, by the second reading [PC-57]', async () => {
    expect(await joined({ sst_waiver: 'months' })).toMatchObject({
      year_tax: '2251.50',
      excess: '148.50',
      tax: '0.00',
    });
  });
});

describe('the medical credit', () => {
  const [ashadh, shrawan] = ['bs:2082-03', 'bs:2082-04'] as const;

  it('leaves the expense above its limit for the next year [PC-56]', async () => {
    const payroll = await Taxed.begin();
    await payroll.employs('asha', plain, { basic: '90000.00' }, { from: ashadh });
    await payroll.medical('asha', '2081/82', '12000.00', ashadh);
    await payroll.medical('asha', '2082/83', '6000.00', shrawan);
    // The year before, so that the tax is far above.
    await payroll.profile('asha', ashadh, payroll.before('2081/82', '990000.00', '50000.00', { firstBand: '4000.00' }));
    await payroll.pay(ashadh);
    const credit = async (month: string) =>
      stepOf((await payroll.sheetOf('asha', month)).credits, 'tax.medical_credit');
    expect(await credit(ashadh)).toMatchObject({ claimed: '1800.00', allowed: '1500.00' });
    await payroll.pay(shrawan);
    // 15 % of 6,000 and of the 2,000 that were left.
    expect(await credit(shrawan)).toMatchObject({ claimed: '1200.00', allowed: '1200.00' });
  });

  it('has the limit of its year [PC-56]', async () => {
    const payroll = await Taxed.begin();
    await payroll.employs('asha', plain, { basic: '90000.00' }, { from: 'bs:2081-03' });
    await payroll.medical('asha', '2080/81', '6000.00', 'bs:2081-03');
    await payroll.profile(
      'asha',
      'bs:2081-03',
      payroll.before('2080/81', '990000.00', '50000.00', { firstBand: '4000.00' }),
    );
    await payroll.pay('bs:2081-03');
    await payroll.pay('bs:2081-04');
    const credit = async (month: string) =>
      stepOf((await payroll.sheetOf('asha', month)).credits, 'tax.medical_credit');
    expect(await credit('bs:2081-03')).toMatchObject({ claimed: '900.00', allowed: '750.00' });
    // 1,000.00 were left.
    expect(await credit('bs:2081-04')).toMatchObject({ claimed: '150.00' });
  });

  it('is not above the tax, and the rest of the expense goes on [PC-56]', async () => {
    const payroll = await Taxed.begin();
    await payroll.employs('asha', plain, { basic: '7500.00' }, { from: ashadh });
    await payroll.medical('asha', '2081/82', '9000.00', ashadh);
    await payroll.profile('asha', ashadh, payroll.before('2081/82', '82500.00', '0.00'));
    await payroll.pay(ashadh);
    await payroll.pay(shrawan);
    const credit = async (month: string) =>
      stepOf((await payroll.sheetOf('asha', month)).credits, 'tax.medical_credit');
    expect(await credit(ashadh)).toMatchObject({ claimed: '1350.00', allowed: '900.00' });
    // 15 % of 3,000.
    expect(await credit(shrawan)).toMatchObject({ claimed: '450.00' });
  });
});

describe('maternity', () => {
  it('is 60 paid days and 38 unpaid ones over four months, and a month without pay bears no tax [PC-63]', async () => {
    const payroll = await Taxed.begin();
    const ashwin = 'bs:2083-06';
    await payroll.employs('asha', plain, { basic: '60000.00' }, { from: ashwin });
    // Days 61 to 98 of the leave, from 1 Ashwin.
    const first = Date.parse('2026-11-16');
    const unpaid = Array.from({ length: 38 }, (_, day) =>
      new Date(first + day * 86_400_000).toISOString().slice(0, 10),
    );
    expect([unpaid[0], unpaid.at(-1)]).toEqual([bs('bs:2083-07', 30), bs('bs:2083-09', 8)]);
    await payroll.absent('asha', unpaid);
    for (const month of ['bs:2083-07', 'bs:2083-08', 'bs:2083-09']) await payroll.close(month);
    const paid: Record<string, string | undefined> = {};
    const tax: Record<string, string | undefined> = {};
    for (const month of [ashwin, 'bs:2083-07', 'bs:2083-08', 'bs:2083-09']) {
      await payroll.pay(month);
      const slip = await payroll.slipOf('asha', month);
      paid[month] = slip?.gross;
      tax[month] = slip?.tax;
    }
    expect(paid).toEqual({
      'bs:2083-06': '60000.00',
      'bs:2083-07': '58000.00',
      'bs:2083-08': '0.00',
      'bs:2083-09': '44000.00',
    });
    expect(tax['bs:2083-08']).toBe('0.00');
    const slip = await payroll.slipOf('asha', 'bs:2083-08');
    expect(slip).toMatchObject({ net: '0.00', unpaid_days: '29.0000' });
    // Later months are projected whole.
    expect(await payroll.sheetOf('asha', 'bs:2083-08')).toMatchObject({ assessable_income: '538000.00' });
  });
});

describe('the minimum wage', () => {
  it('is checked by the rate of a whole month: basic and its share too, no part of a month [PC-59]', async () => {
    const payroll = await Taxed.begin();
    const month = 'bs:2083-07';
    // 19,550 from 16 Kartik of 30 days.
    await payroll.employs('asha', [...plain, 'dearness'], { basic: '12170.00', dearness: '7380.00' }, { from: month });
    await payroll.query('update employee set joined_on = $2 where organization_id = $1', [
      payroll.organization.id,
      bs(month, 16),
    ]);
    await payroll.employs('bina', [...plain, 'dearness'], { basic: '11500.00', dearness: '8050.00' }, { from: month });
    await payroll.employs('esha', [...plain, 'dearness'], { basic: '12500.00', dearness: '7500.00' }, { from: month });
    await payroll.absent(
      'esha',
      Array.from({ length: 8 }, (_, day) => bs(month, day + 3)),
    );
    await payroll.close(month);
    await payroll.generate(month);
    expect(await payroll.slipOf('asha', month)).toMatchObject({ gross: '9775.00' });
    const wages = async (name: string) =>
      Object.entries(await payroll.findingsOf(name, month)).filter(([kind]) =>
        ['below_minimum_wage', 'basic_below_minimum', 'low_basic'].includes(kind),
      );
    expect(await wages('asha')).toEqual([]);
    expect(await wages('esha')).toEqual([]);
    const found = Object.fromEntries(await wages('bina'));
    expect(Object.keys(found).toSorted()).toEqual(['basic_below_minimum', 'low_basic']);
    expect(found['basic_below_minimum']).toContain('12,170');
    expect(found['low_basic']).toContain('58.82');
  });
});

describe('a move between branches', () => {
  it('costs each branch its days, and changes nothing of pay, tax and funds [PC-47]', async () => {
    const payroll = await Taxed.begin();
    const poush = 'bs:2083-09';
    const headings = [...plain, 'ssf_employer', 'ssf_employee'];
    for (const name of ['asha', 'bina'])
      await payroll.employs(name, headings, { basic: '40000.00', allowance: '20000.00' }, { from: poush, isSsf: true });
    const branches = await payroll.query<{ id: number }>(
      `insert into branch (organization_id, name) values ($1, 'First'), ($1, 'Second') returning id`,
      [payroll.organization.id],
    );
    const [first = 0, second = 0] = branches.map(({ id }) => id);
    const org = payroll.organization.id;
    await payroll.query(
      `insert into employment (organization_id, employee_id, change, starts_on, ends_on, branch_id)
       values ($1, $2, 'Joining', '2020-01-01', $3::date - 1, $4), ($1, $2, 'Transfer', $3, null, $5), ($1, $6, 'Joining', '2020-01-01', null, $5)`,
      [org, payroll.person('asha').id, bs(poush, 13), first, second, payroll.person('bina').id],
    );
    await payroll.generate(poush);
    const [moved, stayed] = [await payroll.slipOf('asha', poush), await payroll.slipOf('bina', poush)];
    const amounts = (slip: typeof moved) => slip?.lines.map(({ formula_name, amount }) => [formula_name, amount]);
    expect(amounts(moved)).toEqual(amounts(stayed));
    const { id } = await payroll.runOf(poush);
    const { body } = await payroll.hr.get<{
      branches: { place: { name: string }; now: Record<string, string | number> }[];
    }>(`${payroll.base}collection/${id}/review/`);
    const by = Object.fromEntries(body.branches.map(({ place, now }) => [place.name, now]));
    expect(by['First']).toMatchObject({ people: 0, gross: '24000.00', employer_cost: '3200.00', net: '0.00' });
    // 36,000.00 and 4,800.00 of the one who moved.
    expect(by['Second']).toMatchObject({ people: 2, gross: '96000.00', employer_cost: '12800.00' });
    // Computed again, the parts are not there twice.
    await payroll.hr.post(`${payroll.base}collection/${id}/recompute/`, { employee: payroll.person('asha').id });
    const again = await payroll.query<{ sum: string }>(
      'select sum(gross)::text as sum from pay_slip_share where organization_id = $1',
      [org],
    );
    expect(again).toEqual([{ sum: '120000.00' }]);
  });
});
