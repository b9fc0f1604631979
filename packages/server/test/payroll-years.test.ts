/** Fiscal years of payrolls, month by month: the vectors of monthly tax, and hard cases that only a whole year shows. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PayExplanation } from '@karmik/model/payroll/explain/explanation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { amountsOf, Payroll, type PaySlip } from './support/payroll.ts';
import { startServer, type TestServer } from './support/server.ts';

let server: TestServer;

beforeAll(async () => {
  // 26 Ashadh 2084: the last month of 2083/84 has begun.
  server = await startServer({}, { now: new Date('2027-07-12T06:15:00.000Z') });
});
afterAll(() => server.close());

interface VectorMonth {
  readonly fiscal_index: number;
  readonly gross_cash: string;
  readonly employee_contribution: string;
  readonly cit: string;
  readonly tds: string;
  readonly net_pay: string;
}

const vectors = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../model/src/payroll/law/nepal/vectors.json'), 'utf8'),
) as {
  readonly vectors: readonly {
    readonly id: string;
    readonly expected: { readonly monthly?: readonly VectorMonth[] };
  }[];
};

const monthsOf = (id: string): readonly VectorMonth[] => {
  const found = vectors.vectors.find((one) => one.id === id)?.expected.monthly;
  if (!found) throw new Error(`No months of ${id}`);
  return found;
};

/** The months of a fiscal year. @example yearOf(2083)[0] // 'bs:2083-04' */
const yearOf = (year: number): string[] =>
  Array.from({ length: 12 }, (_, index) => {
    const month = ((index + 3) % 12) + 1;
    return `bs:${month >= 4 ? year : year + 1}-${String(month).padStart(2, '0')}`;
  });

/** What a payslip says in the terms of the vectors. */
function asVector(slip: PaySlip | undefined): Omit<VectorMonth, 'fiscal_index'> {
  const amounts = amountsOf(slip);
  return {
    gross_cash: slip?.gross ?? '',
    employee_contribution: amounts['ssf_employee'] ?? amounts['pf_employee'] ?? '0.00',
    cit: amounts['cit'] ?? '0.00',
    tds: slip?.tax ?? '',
    net_pay: slip?.net ?? '',
  };
}

async function expectVector(payroll: Payroll, name: string, id: string, year: number): Promise<void> {
  const months = yearOf(year);
  for (const { fiscal_index, gross_cash, employee_contribution, cit, tds, net_pay } of monthsOf(id)) {
    const month = months[fiscal_index - 1] ?? '';
    expect([month, asVector(await payroll.slipOf(name, month))]).toEqual([
      month,
      { gross_cash, employee_contribution, cit, tds, net_pay },
    ]);
  }
}

const taxes = ['social_security_tax', 'remuneration_tax'];
const ssf = ['ssf_employer', 'ssf_employee'];

describe('payrolls of 2083/84', () => {
  const months = yearOf(2083);
  const [shrawan = '', , ashwin = '', kartik = '', mangsir = '', poush = ''] = months;
  let payroll: Payroll;
  const slips = (name: string) => Promise.all(months.map((month) => payroll.slipOf(name, month)));
  const taxesOf = async (name: string) => (await slips(name)).map((slip) => slip?.tax);

  beforeAll(async () => {
    payroll = await Payroll.of(server, 'year-2083');
    await payroll.hr.post(`${payroll.base}heading/ready-made/`);
    for (const heading of [
      { name: 'Field allowance', formula_name: 'field', taxable: 'taxable', is_regular: true },
      { name: 'Relocation', formula_name: 'relocation', taxable: 'non_taxable', is_regular: false },
    ])
      await payroll.hr.post(`${payroll.base}heading/`, {
        ...heading,
        slip_order: 4,
        type: 'addition',
        has_amount: true,
        rules: [],
      });
    const festival = await payroll.aPackage('SSF', ['basic', 'allowance', 'festival', ...ssf, ...taxes], true);
    const level = await payroll.aPackage('SSF without festival', ['basic', 'allowance', ...ssf, ...taxes], true);
    const plain = await payroll.aPackage('Plain', ['basic', 'cit', 'relocation', ...taxes]);
    const field = await payroll.aPackage('Field', ['basic', 'field', ...taxes]);
    const wages = await payroll.aPackage('Minimum', ['basic', 'dearness', ...ssf, ...taxes], true);
    // The allowance leaves the package from Poush.
    const ids = await payroll.idsBy('heading', 'formula_name');
    await payroll.hr.post(`${payroll.base}package-version/`, {
      package: field,
      starts_on: '2026-12-16',
      headings: ['basic', ...taxes].map((name) => ({ heading: ids[name] })),
    });
    const hire = async (name: string, of: number, amounts: Record<string, string>, joined = '2020-01-01') => {
      await payroll.anEmployee(name, joined);
      const from = joined < '2026-07-17' ? '2026-07-17' : joined;
      expect((await payroll.assign(name, of, amounts, from)).status).toBe(201);
    };
    const salary = { basic: '60000.00', allowance: '40000.00' };
    await hire('festive', festival, salary);
    await hire('held', festival, salary);
    await hire('absent', level, salary);
    // 16 Poush 2083.
    await hire('joined', level, { basic: '90000.00', allowance: '60000.00' }, '2026-12-31');
    await hire('exempt', plain, { basic: '90000.00' });
    await hire('field', field, { basic: '80000.00', field: '10000.00' });
    await payroll.assign('field', field, { basic: '80000.00' }, '2026-12-16');
    await hire('saver', plain, { basic: '90000.00', cit: '10000.00' });
    await hire('rich', plain, { basic: '99999999999.99' });
    await hire('poor', plain, { basic: '0.01' });
    await hire('least', wages, { basic: '12170.00', dearness: '7380.00' });
    await payroll.assign('least', wages, { basic: '24340.00', dearness: '7380.00' }, '2027-02-13');
    const handIn = async (name: string, title: string, heading: string, month: string, amount: string) => {
      const { body } = await payroll.hr.post<{ id: number }>(`${payroll.base}incentive/`, {
        name: title,
        heading: ids[heading],
        first_month: month,
      });
      const { status } = await payroll.hr.post(`${payroll.base}incentive-amount/`, {
        incentive: body.id,
        employee: payroll.person(name).id,
        amount,
      });
      expect(status).toBe(201);
    };
    await handIn('exempt', 'Relocation to Pokhara', 'relocation', ashwin, '25000.00');
    // 25,000 in Kartik where it is 10,000 in other months.
    await handIn('saver', 'CIT of Kartik', 'cit', kartik, '15000.00');
    await payroll.absent('absent', ['2026-10-20', '2026-10-21', '2026-10-22']);
    await payroll.close(kartik);
    const { body: hold } = await payroll.hr.post<{ id: number }>(`${payroll.base}on-hold/`, {
      employee: payroll.person('held').id,
      from_month: kartik,
      until_month: kartik,
      reason: 'The account is closed',
    });
    for (const month of months) {
      await payroll.generate(month);
      if (month === mangsir) {
        expect(await payroll.slipOf('held', kartik)).toMatchObject({ is_held: true, net: '91793.33' });
        await payroll.hr.post(`${payroll.base}on-hold/${hold.id}/release/`, { remark: 'The account is open' });
      }
      const { id } = await payroll.runOf(month);
      const { body } = await payroll.hr.get<{ results: { id: number; kind: string }[] }>(
        `${payroll.base}review/finding/?run=${id}&grade=block&limit=100`,
      );
      expect(body.results ?? []).toEqual([]);
      await payroll.settle(month);
    }
  });

  it('withhold the tax of a year with a festival, evenly [C01]', () => expectVector(payroll, 'festive', 'C01', 2083));
  it('take unpaid days from the pay of their month [C09a]', () => expectVector(payroll, 'absent', 'C09a', 2083));
  it('pay a joiner by days, and tax what is left of the year [C08]', () =>
    expectVector(payroll, 'joined', 'C08', 2083));
  it('change no figure by a hold that is released a month later [C10]', async () => {
    await expectVector(payroll, 'held', 'C01', 2083);
    expect((await slips('held')).map((slip) => slip?.is_held)).toEqual(months.map(() => false));
  });
  it('pay the minimum wage without tax [D01]', async () => {
    expect(await payroll.slipOf('least', shrawan)).toMatchObject({ net: '18211.30', tax: '0.00' });
  });

  it('count a tax-free payment once, and tax nothing of it [PC-21]', async () => {
    expect(await taxesOf('exempt')).toEqual(months.map(() => '1500.00'));
    const gross = (await slips('exempt')).map((slip) => slip?.gross);
    expect(gross).toEqual(months.map((month) => (month === ashwin ? '115000.00' : '90000.00')));
    for (const month of months) {
      const slip = await payroll.slipOf('exempt', month);
      const { body } = await payroll.hr.get<PayExplanation>(
        `${payroll.base}payslip/${slip?.id}/explanation/?as=hr&of=remuneration_tax`,
      );
      expect([month, body.projection?.assessable_income]).toEqual([month, '1080000.00']);
    }
  });

  it('keep an allowance in the year that leaves the package in its middle [PC-72]', async () => {
    const withheld = await taxesOf('field');
    expect(withheld.slice(0, 6)).toEqual([...Array<string>(5).fill('1500.00'), '500.00']);
    expect(withheld.slice(5)).toEqual(Array<string>(7).fill('500.00'));
    const allowances = (await slips('field')).map((slip) => amountsOf(slip)['field'] ?? '0.00');
    expect(allowances).toEqual(months.map((month) => (month < poush ? '10000.00' : '0.00')));
    // The heading is archived and not deleted.
    const id = await payroll.heading('field');
    expect((await payroll.hr.delete(`${payroll.base}heading/${id}/`)).status).toBe(204);
    const { body } = await payroll.hr.get<{ name: string }>(`${payroll.base}heading/${id}/`);
    expect(body.name).toBe('Field allowance');
    expect(amountsOf(await payroll.slipOf('field', shrawan))).toMatchObject({ field: '10000.00' });
  });

  it('tax what was deducted and not what the package usually deducts [PC-74]', async () => {
    expect(await taxesOf('saver')).toEqual([
      ...Array<string>(3).fill('800.00'),
      '783.33',
      '783.33',
      '783.33',
      '783.34',
      '783.33',
      '783.34',
      '783.33',
      '783.34',
      '783.33',
    ]);
    const sum = (await taxesOf('saver')).reduce((total, tax) => total + Math.round(Number(tax) * 100), 0);
    expect(sum).toBe(945_000);
  });

  it('are exact for very large and very small amounts [PC-77]', async () => {
    const [rich, poor] = [await slips('rich'), await slips('poor')];
    expect(rich[0]).toMatchObject({ gross: '99999999999.99', tax: '28999958750.00', net: '71000041249.99' });
    expect(poor.map((slip) => [slip?.net, slip?.tax])).toEqual(months.map(() => ['0.01', '0.00']));
    expect(poor[0]?.lines.map(({ amount }) => amount)).toEqual(['0.01']);
    const withheld = rich.reduce((total, slip) => total + BigInt((slip?.tax ?? '').replace('.', '')), 0n);
    expect(withheld).toBe(34_799_950_499_997n);
    const tooLarge = await payroll.assign('poor', 1, { basic: '9999999999999999.99' }, '2027-06-15');
    expect(tooLarge.status).toBe(400);
  });

  it('find pay that is unusual for its employee, and nothing unusual in what is paid once', async () => {
    const found = await payroll.query<{ name: string; month: string }>(
      `select e.first_name as name, r.month from pay_finding f join pay_run r on r.id = f.run_id join employee e on e.user_id = f.employee_id and e.organization_id = f.organization_id
        where f.organization_id = $1 and f.kind = 'unusual' order by r.starts_on, 1`,
      [payroll.organization.id],
    );
    expect(found).toEqual(['bs:2083-11', 'bs:2083-12', 'bs:2084-01'].map((month) => ({ name: 'least', month })));
  });

  it('leave the share of the employer out of gross and net [PC-79]', async () => {
    const slip = await payroll.slipOf('absent', shrawan);
    expect(slip).toMatchObject({ gross: '100000.00', employer_cost: '12000.00', net: '92393.33' });
    const owner = await payroll.hr.get<PayExplanation>(
      `${payroll.base}payslip/${slip?.id}/explanation/?as=hr&of=remuneration_tax`,
    );
    expect(owner.body.projection?.assessable_income).toBe('1344000.00');
  });
});

describe('payrolls of 2082/83', () => {
  it.each([
    [
      'spread',
      [
        ['woman', 'C05'],
        ['raised', 'C06'],
        ['joined', 'C07b'],
      ],
    ],
    ['marginal', [['couple', 'C04b']]],
  ] as const)('withhold as the law of that year says, %s [C04b] [C05] [C06] [C07b]', async (method, people) => {
    const months = yearOf(2082);
    const payroll = await Payroll.of(server, `year-2082-${method}`);
    await payroll.hr.post(`${payroll.base}heading/ready-made/`);
    await payroll.hr.patch(`${payroll.base}setting/`, { tds_method: method });
    const first = '2025-07-17';
    const all = ['basic', 'allowance', 'festival'];
    const funds = ['pf_employer', 'pf_employee', 'cit'];
    const pf = await payroll.aPackage('PF', ['basic', 'allowance', ...funds, ...taxes], false, first);
    const pfFestival = await payroll.aPackage('PF festival', [...all, ...funds, ...taxes], false, first);
    const festival = await payroll.aPackage('SSF', [...all, ...ssf, ...taxes], true, first);
    const level = await payroll.aPackage('SSF without festival', ['basic', 'allowance', ...ssf, ...taxes], true, first);
    const declare = async (name: string, input: string, amount: string) => {
      const kinds = await payroll.query<{ id: number }>(
        `insert into pay_rebate_kind (organization_id, title, fiscal_year, tax_input, opens_in, closes_in, needs_proof)
         values ($1, $2, '2082/83', $2, 'bs:2082-04', 'bs:2083-03', false) returning id`,
        [payroll.organization.id, input],
      );
      await payroll.query(
        `insert into pay_rebate (organization_id, employee_id, kind_id, fiscal_year, tax_input, amount, from_month, status, created_at)
         values ($1, $2, $3, '2082/83', $4, $5, $6, 'Approved', now())`,
        [payroll.organization.id, payroll.person(name).id, kinds[0]?.id ?? 0, input, amount, months[0] ?? ''],
      );
    };
    for (const [name] of people) await payroll.anEmployee(name, name === 'joined' ? '2026-01-15' : '2020-01-01');
    if (method === 'spread') {
      await payroll.query(`update employee set gender = 'Female' where organization_id = $1 and first_name = 'woman'`, [
        payroll.organization.id,
      ]);
      await payroll.assign('woman', pf, { basic: '50000.00', allowance: '33000.00', cit: '5000.00' }, first);
      await declare('woman', 'health', '12000.00');
      await payroll.assign('raised', festival, { basic: '50000.00', allowance: '30000.00' }, first);
      await payroll.assign('raised', festival, { basic: '57500.00', allowance: '30000.00' }, '2026-01-15');
      await payroll.assign('joined', level, { basic: '90000.00', allowance: '60000.00' }, '2026-01-15');
    } else {
      await payroll.assign('couple', pfFestival, { basic: '80000.00', allowance: '45000.00', cit: '8000.00' }, first);
      await payroll.hr.post(`${payroll.base}profile/`, {
        employee: payroll.person('couple').id,
        starts_on: first,
        tax_status: 'couple',
      });
      await declare('couple', 'life', '30000.00');
    }
    for (const month of months) await payroll.pay(month);
    for (const [name, id] of people) await expectVector(payroll, name, id, 2082);
  });
});
