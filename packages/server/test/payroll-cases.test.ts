/** Hard cases of a payroll, through the payrolls themselves: leavers, late overtime, earlier employers, rejection, two who press at once. */
import type { RunAnswer } from '@karmik/model/kit/operation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Payroll } from './support/payroll.ts';
import { aMember, signIn, startServer, type TestServer } from './support/server.ts';

let server: TestServer;
let made = 0;

beforeAll(async () => {
  // 1 Ashadh 2084: every month of 2083/84 but the last is over.
  server = await startServer({}, { now: new Date('2027-06-15T06:15:00.000Z') });
});
afterAll(() => server.close());

type Apply = (...asked: unknown[]) => Promise<unknown>;

const dayMs = 86_400_000;
const days = (from: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => new Date(Date.parse(from) + index * dayMs).toISOString().slice(0, 10));

/** An organisation with a package without funds. */
async function aPayroll(setting: object = {}): Promise<{ payroll: Payroll; plain: number }> {
  const payroll = await Payroll.of(server, `case-${++made}`);
  await payroll.hr.post(`${payroll.base}heading/ready-made/`);
  await payroll.hr.patch(`${payroll.base}setting/`, setting);
  const plain = await payroll.aPackage('Plain', [
    'basic',
    'allowance',
    'overtime',
    'social_security_tax',
    'remuneration_tax',
  ]);
  return { payroll, plain };
}

/** Employment until a day. */
const leaves = (payroll: Payroll, name: string, lastDay: string) =>
  payroll.query(
    `insert into employment (organization_id, employee_id, change, starts_on, ends_on) values ($1, $2, 'Joining', '2020-01-01', $3)`,
    [payroll.organization.id, payroll.person(name).id, lastDay],
  );

const months = ['04', '05', '06', '07', '08', '09', '10', '11'].map((month) => `bs:2083-${month}`);
const [shrawan = '', , ashwin = '', kartik = '', , , magh = '', falgun = ''] = months;

describe('a leaver', () => {
  it('is paid until the last day, and nothing is projected after it [PC-11]', async () => {
    const { payroll, plain } = await aPayroll();
    await payroll.anEmployee('asha');
    await payroll.assign('asha', plain, { basic: '87000.00' });
    for (const month of months.slice(0, 6)) {
      await payroll.pay(month);
      expect(await payroll.slipOf('asha', month)).toMatchObject({ tax: '1200.00' });
    }
    // 12 Magh.
    await leaves(payroll, 'asha', '2027-01-26');
    await payroll.pay(magh);
    const slip = await payroll.slipOf('asha', magh);
    expect(slip).toMatchObject({ gross: '36000.00', tax: '0.00', net: '36000.00' });
    expect(slip?.lines.map(({ formula_name }) => formula_name)).toEqual(['basic']);
  });

  it('whose last day is the first of a month is paid one day, and left out after it [PC-12]', async () => {
    const { payroll, plain } = await aPayroll();
    for (const name of ['asha', 'bina']) {
      await payroll.anEmployee(name);
      await payroll.assign(name, plain, { basic: '75000.00' }, '2027-02-13');
    }
    await leaves(payroll, 'asha', '2027-02-13');
    await payroll.pay(falgun);
    expect(await payroll.slipOf('asha', falgun)).toMatchObject({ gross: '2500.00' });
    await payroll.pay('bs:2083-12');
    expect(await payroll.slipOf('asha', 'bs:2083-12')).toBeUndefined();
    expect(await payroll.slipOf('bina', 'bs:2083-12')).toMatchObject({ gross: '75000.00' });
  });
});

describe('daily wages', () => {
  const mangsir = 'bs:2083-08';
  const attends = async (payroll: Payroll, name: string, coefficient: string, on: readonly string[]) => {
    for (const day of on)
      await payroll.query(
        `insert into attendance_day (organization_id, employee_id, day, standing, coefficient, expected, worked, break_out, late, early, overtime, lost,
                is_remote, is_travelling, is_locked, created_at)
         values ($1, $2, $3, $4, $5, 480, 480, 0, 0, 0, 0, 0, false, false, false, now())`,
        [
          payroll.organization.id,
          payroll.person(name).id,
          day,
          coefficient === 'Workday' ? 'Present' : 'Off',
          coefficient,
        ],
      );
  };
  async function aFactory(setting: object) {
    const payroll = await Payroll.of(server, `case-${++made}`);
    await payroll.hr.post(`${payroll.base}heading/ready-made/`);
    await payroll.hr.patch(`${payroll.base}setting/`, setting);
    const { status } = await payroll.hr.post(`${payroll.base}heading/`, {
      name: 'Overtime by the hour',
      formula_name: 'hourly',
      slip_order: 1,
      type: 'extra_addition',
      taxable: 'taxable',
      has_amount: true,
      is_regular: false,
      rules: [{ rule_equation: 'hourly_amount / 1 * 1.5 * overtime_hours' }],
    });
    expect(status).toBe(201);
    const daily = await payroll.aPackage('Daily', ['wages', 'hourly', 'social_security_tax', 'remuneration_tax']);
    return { payroll, daily };
  }

  it('pay days present and holidays by the rate of their day, and overtime by its hours [PC-60]', async () => {
    const { payroll, daily } = await aFactory({ daily_estimate: 'twenty_six' });
    const month = days('2026-11-17', 29);
    for (const name of ['asha', 'bina', 'chirag']) {
      await payroll.anEmployee(name);
      await payroll.assign(name, daily, { wages: '754.00', hourly: '101.00' }, '2026-11-17');
    }
    await attends(payroll, 'asha', 'Workday', month.slice(0, 24));
    await attends(payroll, 'asha', 'Holiday', month.slice(24, 26));
    await attends(payroll, 'asha', 'Offday', month.slice(26));
    await payroll.query(
      `insert into overtime_claim (organization_id, sender_id, claimed_on, early, late, normalised, day_kind, multiplier, request_remarks, status)
       values ($1, $2, '2026-11-20', 0, 360, 360, 'Workday', 1.5, 'Stock', 'Approved')`,
      [payroll.organization.id, payroll.person('asha').id],
    );
    await attends(payroll, 'bina', 'Workday', month.slice(0, 20));
    await payroll.absent('bina', month.slice(20, 23));
    // From the eleventh day a day is worth 800.
    await payroll.assign('chirag', daily, { wages: '800.00', hourly: '101.00' }, month[10]);
    await attends(payroll, 'chirag', 'Workday', month.slice(0, 24));
    await payroll.close(mangsir);
    await payroll.generate(mangsir);

    // 24 x 754 and 2 x 754; 6 x 101 x 1.5.
    expect(await payroll.linesOf('asha', mangsir)).toMatchObject({ wages: '19604.00', hourly: '909.00' });
    // 1 % of 19,604 + 909 + 7 x 26 x 754, over eight months.
    expect(await payroll.slipOf('asha', mangsir)).toMatchObject({ gross: '20513.00', tax: '197.18' });
    // Absence costs no more than the days that are not paid.
    expect(await payroll.slipOf('bina', mangsir)).toMatchObject({ gross: '15080.00', tax: '190.39' });
    expect(await payroll.linesOf('chirag', mangsir)).toMatchObject({ wages: '18740.00' });
    const { id } = (await payroll.slipOf('bina', mangsir)) ?? { id: 0 };
    const { body } = await payroll.hr.get<{ projection: { estimate: object } }>(
      `${payroll.base}payslip/${id}/explanation/?as=hr&of=tax`,
    );
    expect(body.projection.estimate).toEqual({ by: 'twenty_six', days: '26' });
  });

  it('are projected as this month, or as the average of the months before, as the setting says', async () => {
    for (const [estimate, tax] of [
      // 1 % of 8 x 15,080 over eight months.
      ['month', '150.80'],
      // 1 % of 15,080 + 7 x 15 x 754: 10 and 20 days in the two months before.
      ['three_months', '117.81'],
    ] as const) {
      const { payroll, daily } = await aFactory({ daily_estimate: estimate });
      await payroll.anEmployee('asha');
      await payroll.assign('asha', daily, { wages: '754.00', hourly: '101.00' }, '2026-11-17');
      await attends(payroll, 'asha', 'Workday', days('2026-09-20', 10));
      await attends(payroll, 'asha', 'Workday', days('2026-10-20', 20));
      await attends(payroll, 'asha', 'Workday', days('2026-11-17', 20));
      await payroll.close(mangsir);
      await payroll.generate(mangsir);
      expect([estimate, (await payroll.slipOf('asha', mangsir))?.tax]).toEqual([estimate, tax]);
    }
  });

  it('are compared with the minimum wage of a day', async () => {
    const { payroll, daily } = await aFactory({});
    for (const [name, wages] of [
      ['asha', '754.00'],
      ['bina', '700.00'],
    ] as const) {
      await payroll.anEmployee(name);
      await payroll.assign(name, daily, { wages, hourly: '101.00' }, '2026-11-17');
      await attends(payroll, name, 'Workday', days('2026-11-17', 10));
    }
    await payroll.close(mangsir);
    await payroll.generate(mangsir);
    const found = await payroll.query<{ employee_id: number; kind: string; detail: string }>(
      `select employee_id, kind, detail from pay_finding where organization_id = $1 and kind like 'below%'`,
      [payroll.organization.id],
    );
    expect(found).toEqual([
      {
        employee_id: payroll.person('bina').id,
        kind: 'below_daily_wage',
        detail: '700.00 for a day, below 754.00 of the law',
      },
    ]);
  });
});

describe('the allowance of a festival', () => {
  it('is measured by months or by days of service, by the basic of its day, once in a year and at the festival of each [PC-62]', async () => {
    const { payroll } = await aPayroll();
    const byMonths = await payroll.aPackage('Months', ['basic', 'festival']);
    const made = await payroll.hr.post<{ id: number }>(`${payroll.base}heading/`, {
      name: 'Festival by days',
      formula_name: 'festival_by_days',
      slip_order: 1,
      type: 'extra_addition',
      taxable: 'taxable',
      is_regular: false,
      rules: [
        { condition_equation: 'is_festival', rule_equation: 'basic_amount * MIN(festival_service_days, 365) / 365' },
      ],
    });
    expect(made.status).toBe(201);
    const byDays = await payroll.aPackage('By days', ['basic', 'festival_by_days']);
    const festival = async (body: object) => {
      const { status, body: answer } = await payroll.hr.post<{ id: number }>(`${payroll.base}festival/`, body);
      return { status, answer };
    };
    // 10 Ashwin 2083.
    expect((await festival({ name: 'Dashain', is_usual: true, days: [{ day: '2026-09-26' }] })).status).toBe(201);
    expect(await festival({ name: 'Tihar', is_usual: true, days: [] })).toMatchObject({
      status: 400,
      answer: { is_usual: [expect.stringContaining('Dashain')] },
    });
    expect(
      await festival({ name: 'Twice', is_usual: false, days: [{ day: '2026-12-25' }, { day: '2027-01-05' }] }),
    ).toMatchObject({ status: 400, answer: { 'days.1.day': [expect.stringContaining('2083/84')] } });
    const { answer: christmas } = await festival({ name: 'Christmas', is_usual: false, days: [{ day: '2026-12-25' }] });

    // 16 Magh 2082.
    await payroll.anEmployee('asha', '2026-01-30');
    await payroll.assign('asha', byMonths, { basic: '36000.00' });
    await payroll.anEmployee('bina', '2026-01-30');
    await payroll.assign('bina', byDays, { basic: '36000.00' });
    // A raise on 1 Bhadra, and another one after the festival, on 20 Ashwin.
    await payroll.anEmployee('chitra', '2023-07-17');
    await payroll.assign('chitra', byMonths, { basic: '36000.00' });
    await payroll.assign('chitra', byMonths, { basic: '40000.00' }, '2026-08-17');
    await payroll.assign('chitra', byMonths, { basic: '50000.00' }, '2026-10-06');
    await payroll.anEmployee('deepa');
    await payroll.assign('deepa', byMonths, { basic: '30000.00' });
    const keeps = (starts_on: string, of: number | null) =>
      payroll.hr.post(`${payroll.base}profile/`, {
        employee: payroll.person('deepa').id,
        starts_on,
        tax_status: 'single',
        other_income: 'none',
        festival: of,
      });
    expect((await keeps('2026-07-17', christmas.id)).status).toBe(201);

    const poush = 'bs:2083-09';
    for (const month of months.slice(0, 3)) await payroll.pay(month);
    const paid = async (name: string, month: string) => {
      const lines = await payroll.linesOf(name, month);
      return lines['festival'] ?? lines['festival_by_days'];
    };
    expect([await paid('asha', ashwin), await paid('bina', ashwin)]).toEqual(['21000.00', '23671.23']);
    expect([await paid('chitra', ashwin), await paid('deepa', ashwin)]).toEqual(['40000.00', undefined]);
    const slip = await payroll.slipOf('bina', ashwin);
    const { body } = await payroll.hr.get<{ inputs: { name: string; value: string }[] }>(
      `${payroll.base}payslip/${slip?.id}/explanation/?as=hr&of=festival_by_days`,
    );
    expect(body.inputs).toContainEqual(expect.objectContaining({ name: 'festival_service_days', value: '240' }));

    for (const month of [kartik, 'bs:2083-08', poush]) await payroll.pay(month);
    expect([await paid('deepa', poush), await paid('asha', poush)]).toEqual(['30000.00', undefined]);

    // Who was paid once in the year is not paid at another festival of it.
    await payroll.query(`update payroll_profile set ends_on = '2027-01-14' where organization_id = $1`, [
      payroll.organization.id,
    ]);
    const { answer: losar } = await festival({ name: 'Sonam Lhosar', is_usual: false, days: [{ day: '2027-02-07' }] });
    expect((await keeps('2027-01-15', losar.id)).status).toBe(201);
    await payroll.pay(magh);
    expect(await paid('deepa', magh)).toBeUndefined();
    // A year without a day would go without the allowance: the preview says so.
    expect(await payroll.preview(falgun)).toMatchObject({ notice: null });
    await payroll.query(`delete from pay_festival_days where organization_id = $1 and day = '2026-09-26'`, [
      payroll.organization.id,
    ]);
    const { notice } = await payroll.preview(falgun);
    expect(JSON.stringify(notice)).toContain('Dashain has no day in 2083/84');
  });
});

describe('days and hours', () => {
  it('an absence over two months is charged once in each [PC-5]', async () => {
    const { payroll, plain } = await aPayroll();
    await payroll.anEmployee('asha');
    await payroll.assign('asha', plain, { basic: '62000.00' }, '2026-09-17');
    // 25 Ashwin to 6 Kartik.
    await payroll.absent('asha', days('2026-10-11', 13));
    for (const month of [ashwin, kartik]) {
      await payroll.close(month);
      await payroll.pay(month);
    }
    expect(await payroll.linesOf('asha', ashwin)).toMatchObject({ basic: '48000.00' });
    expect(await payroll.linesOf('asha', kartik)).toMatchObject({ basic: '49600.00' });
  });

  it('overtime that is approved after its month is paid by the rate of its day [PC-61]', async () => {
    const { payroll, plain } = await aPayroll();
    await payroll.anEmployee('asha');
    await payroll.assign('asha', plain, { basic: '48000.00' }, '2026-09-17');
    await payroll.assign('asha', plain, { basic: '54000.00' }, '2026-10-18');
    await payroll.absent('asha', days('2026-09-20', 6));
    await payroll.close(ashwin);
    await payroll.pay(ashwin);
    await payroll.query(
      `insert into overtime_claim (organization_id, sender_id, claimed_on, early, late, normalised, day_kind, multiplier, request_remarks, status)
       values ($1, $2, '2026-10-05', 0, 600, 600, 'Workday', 1.5, 'Stock', 'Approved')`,
      [payroll.organization.id, payroll.person('asha').id],
    );
    await payroll.close(kartik);
    await payroll.pay(kartik);
    expect(await payroll.linesOf('asha', kartik)).toMatchObject({
      'overtime of 2083-06': '3000.00',
      basic: '54000.00',
    });
  });

  it('a package that changes inside the month pays each day by its own, also after the day is moved [PC-49]', async () => {
    const { payroll, plain } = await aPayroll();
    await payroll.anEmployee('asha');
    await payroll.assign('asha', plain, { basic: '30000.00' }, '2026-10-18');
    // 16 Kartik.
    const { body: second } = await payroll.assign('asha', plain, { basic: '33000.00' }, '2026-11-02');
    await payroll.generate(kartik);
    expect(await payroll.slipOf('asha', kartik)).toMatchObject({ gross: '31500.00' });
    // 21 Kartik.
    const moved = await payroll.hr.patch(`${payroll.base}package-assignment/${second.id}/`, {
      starts_on: '2026-11-07',
    });
    expect(moved.status).toBe(200);
    const { id } = await payroll.runOf(kartik);
    await payroll.hr.post(`${payroll.base}collection/${id}/recompute/`, { employee: null });
    expect(await payroll.slipOf('asha', kartik)).toMatchObject({ gross: '31000.00', revision: 2 });
  });
});

describe('income before Karmik', () => {
  it('of the fiscal year counts, with what was withheld [PC-17]', async () => {
    const { payroll, plain } = await aPayroll();
    await payroll.anEmployee('asha', '2027-01-15');
    await payroll.assign('asha', plain, { basic: '120000.00' }, '2027-01-15');
    const profile = await payroll.hr.post(`${payroll.base}profile/`, {
      employee: payroll.person('asha').id,
      starts_on: '2027-01-15',
      tax_status: 'single',
      opening_year: '2083/84',
      opening_income: '480000.00',
      opening_retirement: '0.00',
      opening_tax: '4800.00',
      opening_first_band: '4800.00',
    });
    expect(profile.status).toBe(201);
    await payroll.pay(magh);
    expect(await payroll.slipOf('asha', magh)).toMatchObject({ tax: '4200.00' });
  });

  it('of another fiscal year is not read [PC-16]', async () => {
    const { payroll, plain } = await aPayroll();
    await payroll.anEmployee('asha');
    await payroll.assign('asha', plain, { basic: '90000.00' });
    await payroll.hr.post(`${payroll.base}profile/`, {
      employee: payroll.person('asha').id,
      starts_on: '2026-07-17',
      tax_status: 'single',
      opening_year: '2082/83',
      opening_income: '480000.00',
      opening_retirement: '0.00',
      opening_tax: '4800.00',
      opening_first_band: '4800.00',
    });
    await payroll.pay(shrawan);
    expect(await payroll.slipOf('asha', shrawan)).toMatchObject({ tax: '1500.00' });
  });
});

describe('decisions', () => {
  it('begin again at the first level where a rejected payroll is corrected, and its payslips stay the same [PC-29]', async () => {
    const { payroll, plain } = await aPayroll({ approval_levels: 2 });
    const third = await signIn(
      server,
      await aMember(server, payroll.organization, `gita-${payroll.organization.slug}`, { is_hr_admin: true }),
    );
    for (const name of ['asha', 'bina', 'chitra']) {
      await payroll.anEmployee(name);
      await payroll.assign(name, plain, { basic: '40000.00' });
    }
    const { body: incentive } = await payroll.hr.post<{ id: number }>(`${payroll.base}incentive/`, {
      name: 'Field work',
      heading: await payroll.heading('allowance'),
      first_month: shrawan,
    });
    await payroll.hr.post(`${payroll.base}incentive-amount/`, {
      incentive: incentive.id,
      employee: payroll.person('asha').id,
      amount: '5000.00',
    });
    await payroll.generate(shrawan);
    const { id } = await payroll.runOf(shrawan);
    const before = await payroll.slipOf('bina', shrawan);
    await payroll.act(payroll.hr, id, 'send');
    expect((await payroll.act(payroll.second, id, 'approve')).body).toMatchObject({ status: 'Approval pending' });
    expect((await payroll.act(payroll.second, id, 'approve')).body.code).toBe('approved_before');
    await payroll.act(third, id, 'reject', { remark: 'The pay of Bina is wrong' });
    await payroll.query(
      `update pay_package_assignment_amounts set amount = 42000 where organization_id = $1
          and parent_id = (select id from pay_package_assignment where organization_id = $1 and employee_id = $2)`,
      [payroll.organization.id, payroll.person('bina').id],
    );
    await payroll.hr.post(`${payroll.base}collection/${id}/recompute/`, { employee: null });
    expect(await payroll.slipOf('bina', shrawan)).toMatchObject({ id: before?.id, revision: 2, gross: '42000.00' });
    await payroll.act(payroll.hr, id, 'send');
    expect((await payroll.act(payroll.second, id, 'approve')).body).toMatchObject({ status: 'Approval pending' });
    expect((await payroll.act(third, id, 'approve')).body).toMatchObject({ status: 'Approved' });
    const uses = () =>
      payroll.query<{ is_taken: boolean }>(
        'select taken_at is not null as is_taken from pay_item_use where organization_id = $1',
        [payroll.organization.id],
      );
    // What is handed in is reserved until the payroll is confirmed.
    expect(await uses()).toEqual([{ is_taken: false }]);
    expect((await payroll.act(payroll.hr, id, 'confirm')).status).toBe(200);
    expect(await uses()).toEqual([{ is_taken: true }]);
    const slips = await payroll.query('select id from pay_slip where organization_id = $1', [payroll.organization.id]);
    expect(slips).toHaveLength(3);
  });

  it('two who press Generate at once make one payroll [PC-32]', async () => {
    const { payroll, plain } = await aPayroll();
    for (const name of ['asha', 'bina']) {
      await payroll.anEmployee(name);
      await payroll.assign(name, plain, { basic: '40000.00' });
    }
    const { fingerprint } = await payroll.preview(shrawan);
    const pressed = await Promise.all(
      [payroll.hr, payroll.second].map((who) =>
        who.post<RunAnswer>(`${payroll.base}generate/runs/`, { input: { month: shrawan }, fingerprint }),
      ),
    );
    const started = pressed.filter(({ status }) => status === 201);
    // The other one joins the run that is under way, or learns that the month has a payroll.
    const other = pressed.find(({ status }) => status !== 201);
    expect([200, 409]).toContain(other?.status);
    if (other?.status === 200) expect(other.body.id).toBe(started[0]?.body.id);
    await payroll.ended('generate', started[0]?.body.id ?? 0);
    expect(
      await payroll.query('select 1 from pay_run where organization_id = $1', [payroll.organization.id]),
    ).toHaveLength(1);
    expect(
      await payroll.query('select 1 from pay_slip where organization_id = $1', [payroll.organization.id]),
    ).toHaveLength(2);
  });

  it('are about all payslips or none: one that is killed on its way is taken up again by the facts of its start [PC-34]', async () => {
    const { payroll, plain } = await aPayroll();
    const names = ['asha', 'bina', 'chitra', 'deepa', 'esha'];
    for (const name of names) {
      await payroll.anEmployee(name);
      await payroll.assign(name, plain, { basic: '40000.00' });
    }
    const bound = server.context.modules.operations.get('generate_pay') as { batch: number; rules: { apply: Apply } };
    const { batch, rules } = bound;
    let batches = 0;
    const { apply } = rules;
    bound.batch = 2;
    rules.apply = async (...asked) => {
      batches += 1;
      if (batches === 2) throw Object.assign(new Error('The connection is gone'), { code: 'ECONNRESET' });
      return apply.apply(rules, asked);
    };
    try {
      const { fingerprint } = await payroll.preview(shrawan);
      const { body } = await payroll.hr.post<RunAnswer>(`${payroll.base}generate/runs/`, {
        input: { month: shrawan },
        fingerprint,
      });
      const stopped = await payroll.ended('generate', body.id);
      expect(stopped).toMatchObject({ state: 'stopped', done: 2, total: 5 });
      const { id, status } = await payroll.runOf(shrawan);
      expect(status).toBe('Generating');
      expect((await payroll.act(payroll.hr, id, 'send')).status).toBe(409);
      await payroll.query(
        'update pay_package_assignment_amounts set amount = 50000 where organization_id = $1 and parent_id = (select id from pay_package_assignment where organization_id = $1 and employee_id = $2)',
        [payroll.organization.id, payroll.person('esha').id],
      );
      // As a server leaves it that was killed: the job runs, and its lease is over.
      await payroll.query(
        `update job_run set state = 'running', lease_until = now() - interval '1 second' where id = (select job_id from operation_run where id = $1)`,
        [body.id],
      );
      await payroll.query(`update operation_run set state = 'running' where id = $1`, [body.id]);
      server.context.jobs.wake();
      expect(await payroll.ended('generate', body.id)).toMatchObject({ state: 'done', done: 5, failed: 0 });
      expect(await payroll.runOf(shrawan)).toMatchObject({ status: 'Generated', people: 5, net: '198000.00' });
      expect((await Promise.all(names.map((name) => payroll.slipOf(name, shrawan)))).map((slip) => slip?.net)).toEqual(
        names.map(() => '39600.00'),
      );
      // What changed since then is found before it is sent.
      expect((await payroll.act(payroll.hr, id, 'send')).status).toBe(409);
    } finally {
      Object.assign(bound, { batch });
      Object.assign(rules, { apply });
    }
  });
});
