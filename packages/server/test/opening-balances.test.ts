/** Moving in during a fiscal year: one workbook brings what the year has paid so far, and the year's tax comes out as if all of it was paid here. */
import { monthSpan } from '@karmik/model/kit/month';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Payroll } from './support/payroll.ts';
import { startServer, type TestServer } from './support/server.ts';

let server: TestServer;
let made = 0;

beforeAll(async () => {
  // A day of Ashadh 2084: the last month of 2083/84 has begun.
  server = await startServer({}, { now: new Date('2027-07-12T06:15:00.000Z') });
});
afterAll(() => server.close());

const months = Array.from({ length: 12 }, (_, index) => {
  const month = ((index + 3) % 12) + 1;
  return `bs:${month >= 4 ? 2083 : 2084}-${String(month).padStart(2, '0')}`;
});
const [shrawan = '', , , , , poush = '', , , , , , ashadh = ''] = months;
/** The first day of each of these months. */
const firstOf = {
  shrawan: monthSpan(shrawan).starts_on,
  poush: monthSpan(poush).starts_on,
  ashadh: monthSpan(ashadh).starts_on,
};

interface Outcome {
  readonly created: number;
  readonly valid: number;
  readonly columns: { readonly heading: string; readonly field: string | null }[];
  readonly errors: { readonly row: number; readonly errors: Record<string, string[]> }[];
}

const headings = [
  'Employee code',
  'Paid by Karmik from',
  'Months paid before',
  'Taxable pay so far',
  'SSF of the employee',
  'SSF of the employer',
  'Social security tax withheld',
  'Remuneration tax withheld',
  'Advance left to recover',
  'Months to recover the advance',
  'Leave days: Home leave',
  'Declared of the year: Life insurance premium 2083/84',
];

/** Cells by their heading; others are empty. */
type Cells = Readonly<Record<string, string>>;
const sheet = (rows: readonly Cells[]): string =>
  [headings, ...rows.map((row) => headings.map((heading) => row[heading] ?? ''))]
    .map((cells) => cells.join(','))
    .join('\n');

class Moving {
  readonly payroll: Payroll;

  private constructor(payroll: Payroll) {
    this.payroll = payroll;
  }

  static async of(): Promise<Moving> {
    const payroll = await Payroll.of(server, `moving-${++made}`);
    await payroll.hr.post(`${payroll.base}heading/ready-made/`);
    await payroll.hr.post(`${payroll.base}rebate-kind/ready-made/`);
    await payroll.hr.post(`/leave/${payroll.organization.slug}/leave-type/`, {
      name: 'Home leave',
      category: 'General',
      statute: 'home',
    });
    return new Moving(payroll);
  }

  import(rows: readonly Cells[], query = 'dry_run=false&mode=all') {
    return this.payroll.hr.upload<Outcome>(
      `${this.payroll.base}opening-balance/import/?${query}`,
      'Opening.csv',
      sheet(rows),
    );
  }

  async stored(): Promise<number> {
    const { body } = await this.payroll.hr.get<{ results: { id: number; status: string }[] }>(
      `${this.payroll.base}opening-balance/?as=hr&sort=-created_at`,
    );
    return body.results.find(({ status }) => status === 'Stored')?.id ?? 0;
  }

  withdraw(id: number) {
    return this.payroll.hr.post<{ code?: string }>(`${this.payroll.base}opening-balance/${id}/withdraw/?as=hr`, {
      remark: 'Wrong file',
    });
  }

  async sum(name: string, column: string, before: string): Promise<string> {
    const [row] = await this.payroll.query<{ sum: string }>(
      `select coalesce(sum(${column}), 0)::numeric(16, 2)::text as sum from pay_slip where employee_id = $1 and starts_on < $2 and status = 'Published'`,
      [this.payroll.person(name).id, before],
    );
    return row?.sum ?? '';
  }

  async line(name: string, heading: string, before: string): Promise<string> {
    const [row] = await this.payroll.query<{ sum: string }>(
      `select coalesce(sum(l.amount), 0)::numeric(16, 2)::text as sum from pay_slip s
         join pay_slip_lines l on l.organization_id = s.organization_id and l.parent_id = s.id
        where s.employee_id = $1 and s.starts_on < $2 and s.status = 'Published' and l.formula_name = $3`,
      [this.payroll.person(name).id, before, heading],
    );
    return row?.sum ?? '';
  }
}

const rules = {
  is_offered: false,
  eligible_months: 6,
  limit_percent: 100,
  limit_amount: null,
  most_instalments: 6,
  most_payments: 1,
  most_a_year: null,
  excluded_types: [],
  carry: 'next_month',
};

const asText = (amount: number): string => amount.toFixed(2);

describe('An employee who moves in during a fiscal year', () => {
  it('pays the tax of a year that was paid here whole: in Shrawan, in Poush and in Ashadh [PC-16] [PC-17]', async () => {
    const moving = await Moving.of();
    const { payroll } = moving;
    const ssf = await payroll.aPackage(
      'SSF',
      ['basic', 'ssf_employee', 'ssf_employer', 'social_security_tax', 'remuneration_tax'],
      true,
    );
    const plain = await payroll.aPackage('Plain', ['basic', 'social_security_tax', 'remuneration_tax']);
    const life = 'Declared of the year: Life insurance premium 2083/84';
    const all = { 'Declared of the year: Life insurance premium 2083/84': '30000' };
    const kinds = [
      { of: 'plain', package: plain, basic: '123456.78' },
      { of: 'ssf', package: ssf, basic: '210987.65' },
    ];
    for (const { of, package: own, basic } of kinds)
      for (const [name, from] of [
        ['whole', firstOf.shrawan],
        ['shrawan', firstOf.shrawan],
        ['poush', firstOf.poush],
        ['ashadh', firstOf.ashadh],
      ] as const) {
        await payroll.anEmployee(`${of}-${name}`);
        await payroll.assign(`${of}-${name}`, own, { basic }, from);
      }
    const opened = async (name: 'shrawan' | 'poush' | 'ashadh', paid: number) => {
      const rows = await Promise.all(
        kinds.map(async ({ of }): Promise<Cells> => {
          const like = `${of}-whole`;
          const day = firstOf[name];
          const employer = await moving.line(like, 'ssf_employer', day);
          const [tax, sst] = [await moving.sum(like, 'tax', day), await moving.sum(like, 'tax_portion', day)];
          const income = Number(await moving.sum(like, 'counted_income', day)) - Number(employer);
          return {
            'Employee code': `E-${of}-${name}`,
            'Paid by Karmik from': day,
            'Months paid before': String(paid),
            'Taxable pay so far': asText(income),
            'SSF of the employee': await moving.line(like, 'ssf_employee', day),
            'SSF of the employer': employer,
            'Social security tax withheld': sst,
            'Remuneration tax withheld': asText(Number(tax) - Number(sst)),
            ...all,
          };
        }),
      );
      const { body } = await moving.import(rows);
      expect([name, body.errors, body.created]).toEqual([name, [], 2]);
    };
    for (const { of } of kinds)
      await payroll.hr.post(`${payroll.base}rebate/entry/`, {
        employee: payroll.person(`${of}-whole`).id,
        kind: (await payroll.idsBy('rebate-kind', 'tax_input'))['life'],
        amount: '30000.00',
        from_month: shrawan,
      });
    expect(headings).toContain(life);
    for (const month of months) {
      if (month === shrawan) await opened('shrawan', 0);
      if (month === poush) await opened('poush', 5);
      if (month === ashadh) await opened('ashadh', 11);
      await payroll.pay(month);
    }
    for (const { of } of kinds) {
      const year = await moving.sum(`${of}-whole`, 'tax', '2027-07-17');
      expect(Number(year)).toBeGreaterThan(10_000);
      for (const name of ['shrawan', 'poush', 'ashadh'] as const) {
        const before = Number(await moving.sum(`${of}-whole`, 'tax', firstOf[name]));
        const here = Number(await moving.sum(`${of}-${name}`, 'tax', '2027-07-17'));
        expect([of, name, asText(before + here)]).toEqual([of, name, year]);
      }
    }
  }, 240_000);
});

describe('A workbook of opening balances', () => {
  const asha: Cells = {
    'Employee code': 'E-asha',
    'Paid by Karmik from': firstOf.poush,
    'Months paid before': '5',
    'Taxable pay so far': '500000',
    'Social security tax withheld': '4000',
    'Remuneration tax withheld': '6000',
    'Leave days: Home leave': '7.5',
    'Declared of the year: Life insurance premium 2083/84': '25000',
    'Advance left to recover': '12000',
    'Months to recover the advance': '3',
  };

  it('names each cell that cannot be, and keeps nothing then or in a dry run', async () => {
    const moving = await Moving.of();
    const { payroll } = moving;
    await payroll.anEmployee('asha');
    await payroll.anEmployee('bina');
    await payroll.anEmployee('chitra');
    const rows: Cells[] = [
      asha,
      { 'Employee code': 'E-bina', 'Paid by Karmik from': firstOf.poush, 'Months paid before': '4' },
      { 'Employee code': 'E-chitra', 'Paid by Karmik from': firstOf.shrawan, 'Taxable pay so far': '1000' },
      { 'Employee code': 'E-unknown', 'Paid by Karmik from': firstOf.poush },
    ];
    const { body } = await moving.import(rows);
    expect(body.created).toBe(0);
    expect(body.errors.map(({ row, errors }) => [row, errors])).toEqual([
      [2, { advance_left: ['Choose first the heading that recovers advances, under Salary advance settings'] }],
      [3, { months_paid: ['The start date is 5 months into the fiscal year, not 4'] }],
      [4, { income: ['The fiscal year begins in this month, so nothing was paid in it before. Leave this empty'] }],
      [5, { employee: [expect.any(String)] }],
    ]);
    await payroll.hr.patch(`${payroll.base}advance-salary-setting/`, {
      ...rules,
      heading: await payroll.heading('salary_advance'),
    });
    const dry = await moving.import([asha], 'dry_run=true');
    expect([dry.body.valid, dry.body.created, dry.body.errors]).toEqual([1, 0, []]);
    expect(
      await payroll.query('select 1 from payroll_opening where organization_id = $1', [payroll.organization.id]),
    ).toEqual([]);
    expect(
      await payroll.query('select 1 from payroll_profile where organization_id = $1', [payroll.organization.id]),
    ).toEqual([]);
  });

  it('is withdrawn whole and imported again, until a confirmed payroll used it', async () => {
    const moving = await Moving.of();
    const { payroll } = moving;
    await payroll.anEmployee('asha');
    await payroll.hr.patch(`${payroll.base}advance-salary-setting/`, {
      ...rules,
      heading: await payroll.heading('salary_advance'),
    });
    const person = payroll.person('asha').id;
    const state = async () => ({
      profile: await payroll.query(
        'select opening_year, opening_income::text, opening_tax::text, opening_first_band::text from payroll_profile where employee_id = $1',
        [person],
      ),
      leave: await payroll.query(
        `select sum(quantity)::numeric(8, 2)::text as days from ledger_line where person_id = $1 and ledger = 'leave'`,
        [person],
      ),
      rebate: await payroll.query(
        `select amount::text from pay_rebate where employee_id = $1 and status = 'Approved'`,
        [person],
      ),
      advance: await payroll.query(
        `select paid::text, repayment, recovery_from from advance_salary where sender_id = $1 and status = 'Approved'`,
        [person],
      ),
    });
    const whole = {
      profile: [
        {
          opening_year: '2083/84',
          opening_income: '500000.00',
          opening_tax: '10000.00',
          opening_first_band: '4000.00',
        },
      ],
      leave: [{ days: '7.50' }],
      rebate: [{ amount: '25000.00' }],
      advance: [{ paid: '12000.00', repayment: 'recovering', recovery_from: poush }],
    };
    expect((await moving.import([asha])).body).toMatchObject({ created: 1, errors: [] });
    expect(await state()).toEqual(whole);
    const again = await moving.import([asha]);
    expect(again.body.errors).toMatchObject([
      { errors: { employee: ['This employee has a payroll start already. Change it under Payroll start dates'] } },
    ]);
    expect((await moving.withdraw(await moving.stored())).status).toBe(200);
    expect(await state()).toEqual({ profile: [], leave: [{ days: '0.00' }], rebate: [], advance: [] });
    expect((await moving.import([asha])).body).toMatchObject({ created: 1, errors: [] });
    expect(await state()).toEqual(whole);

    const plain = await payroll.aPackage('Plain', [
      'basic',
      'salary_advance',
      'social_security_tax',
      'remuneration_tax',
    ]);
    await payroll.assign('asha', plain, { basic: '100000.00' }, firstOf.poush);
    await payroll.pay(poush);
    // A third of the advance, and the rest of the tax of the year in seven months.
    expect(await payroll.linesOf('asha', poush)).toMatchObject({
      'salary_advance of 2083-09': '4000.00',
    });
    const refused = await moving.withdraw(await moving.stored());
    expect([refused.status, refused.body.code]).toEqual([409, 'opening_used']);
  });

  it('has a template with the employees, leaves and rebates of the organization, for holders of a payroll code alone', async () => {
    const moving = await Moving.of();
    const { payroll } = moving;
    await payroll.anEmployee('asha');
    const template = await payroll.hr.get(`${payroll.base}opening-balance/template/`);
    expect(template.status).toBe(200);
    const { body } = await moving.import([], 'dry_run=true');
    expect(body.columns.map(({ heading, field }) => [heading, field === null])).toEqual(
      headings.map((heading) => [heading, false]),
    );
  });
});
