/** From headings to a published payslip: the ready-made Nepali set, packages, assignments, a payroll and the decisions on it. */
import type { ResultRow } from '@karmik/model/kit/operation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { amountsOf, Payroll, type PayRun as Run, type PaySlip as Slip } from './support/payroll.ts';
import { signIn, startServer, type Client, type TestServer } from './support/server.ts';

let server: TestServer;
let payroll: Payroll;
let hr: Client;
let second: Client;
let asha: Client;
let bina: Client;

const base = '/payroll/himal/';
const query: Payroll['query'] = (sql, values) => payroll.query(sql, values);
const idsBy: Payroll['idsBy'] = (path, name) => payroll.idsBy(path, name);
const runOf = (month: string): Promise<Run> => payroll.runOf(month);
const act: Payroll['act'] = (who, run, action, input) => payroll.act(who, run, action, input);
const slipOf: Payroll['slipOf'] = (name, month) => payroll.slipOf(name, month);

beforeAll(async () => {
  server = await startServer();
  payroll = await Payroll.of(server, 'himal');
  ({ hr, second } = payroll);
  asha = await signIn(server, await payroll.anEmployee('asha'));
  bina = await signIn(server, await payroll.anEmployee('bina'));
  await payroll.anEmployee('chitra', '2026-09-01');
});
afterAll(() => server.close());

describe('headings and packages', () => {
  it('begin with the ready-made Nepali set, once', async () => {
    expect((await hr.post(`${base}heading/ready-made/`)).body).toEqual({ headings: 20, packages: 4 });
    expect((await hr.post(`${base}heading/ready-made/`)).body).toEqual({ headings: 0, packages: 0 });
  });

  const body = (own: object) => ({
    name: 'Bonus',
    formula_name: 'bonus',
    slip_order: 3,
    type: 'addition',
    taxable: 'taxable',
    rules: [{ rule_equation: 'basic * 10%' }],
    ...own,
  });

  it.each([
    ['a name that is not there', { rules: [{ rule_equation: 'basics * 2' }] }, 'rules.0.rule_equation_errors'],
    [
      'a condition that is a number',
      { rules: [{ condition_equation: 'basic', rule_equation: '1' }] },
      'rules.0.condition_equation_errors',
    ],
    [
      'no TDS type',
      { type: 'tax_deduction', taxable: 'not_applicable', slip_order: 99, rules: [{ rule_equation: 'tax' }] },
      'rules.0.tds_type',
    ],
    [
      'code of the language that runs it',
      { rules: [{ rule_equation: 'constructor("x")' }] },
      'rules.0.rule_equation_errors',
    ],
  ])('answer %s by the place of the rule [VAL-9]', async (_, own, place) => {
    const refused = await hr.post<Record<string, string[]>>(`${base}heading/`, body(own));
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, [place]]);
  });

  it('refuse a taxable heading after the tax [PY-10] [VAL-9]', async () => {
    const refused = await hr.post<Record<string, string[]>>(`${base}heading/`, body({ slip_order: 200 }));
    expect(refused).toMatchObject({
      status: 400,
      body: { non_field_errors: ['Tax impacting headings cannot be after Tax Deduction heading'] },
    });
  });

  it('name a cycle [PY-10]', async () => {
    const headings = await idsBy('heading', 'formula_name');
    const refused = await hr.patch<Record<string, string[]>>(`${base}heading/${headings['ssf_employee']}/`, {
      rules: [{ rule_equation: 'cit + ssf_employee' }],
    });
    expect(refused.status).toBe(400);
    expect(refused.body['non_field_errors']?.[0]).toContain('ssf_employee → ssf_employee');
  });

  it('refuse what would stop a package that is in force', async () => {
    const headings = await idsBy('heading', 'formula_name');
    const refused = await hr.patch<Record<string, string[]>>(`${base}heading/${headings['basic']}/`, {
      formula_name: 'base_pay',
    });
    expect(refused.status).toBe(400);
    expect(refused.body['non_field_errors']?.[0]).toContain('Social Security Fund');
  });

  it('refuse a package that lacks what its headings read', async () => {
    const headings = await idsBy('heading', 'formula_name');
    const { body: made } = await hr.post<{ id: number }>(`${base}package/`, { name: 'Incomplete' });
    const refused = await hr.post<Record<string, string[]>>(`${base}package-version/`, {
      package: made.id,
      starts_on: '2026-07-17',
      headings: [{ heading: headings['ssf_employee'] }],
    });
    expect(refused.status).toBe(400);
    expect(refused.body['headings']?.[0]).toContain('basic is not in this package');
  });
});

describe('a payroll', () => {
  const month = 'bs:2083-04';

  it('shows what it would pay, and pays to the paisa [PY-1]', async () => {
    const packages = await idsBy('package', 'name');
    const amounts = { basic: '60000.00', allowance: '40000.00' };
    for (const [name, of] of [
      ['asha', 'Social Security Fund'],
      ['bina', 'Provident fund and CIT'],
    ] as const)
      expect((await payroll.assign(name, packages[of] as number, amounts)).status).toBe(201);
    const seen = await payroll.preview(month);
    expect(seen).toMatchObject({ count: 2, people: 2, refusal: null, sums: { gross: '200000.00' } });
    const done = await payroll.generate(month);
    expect(done).toMatchObject({ state: 'done', done: 2, failed: 0 });
    const slip = await slipOf('asha', month);
    expect(slip).toMatchObject({ gross: '100000.00', tax: '1006.67', net: '92393.33' });
    expect(amountsOf(slip)).toEqual({
      basic: '60000.00',
      allowance: '40000.00',
      ssf_employer: '12000.00',
      ssf_employee: '6600.00',
      remuneration_tax: '1006.67',
    });
  });

  it('withholds the 1 % and the rest under their own codes [PY-2]', async () => {
    const slip = await slipOf('bina', month);
    expect(slip).toMatchObject({ net: '92100.00', tax: '1900.00' });
    expect(amountsOf(slip)).toMatchObject({ social_security_tax: '833.33', remuneration_tax: '1066.67' });
  });

  it('is one of its month, also where two people press at once', async () => {
    const again = await payroll.preview(month);
    expect(again.refusal).toMatchObject({ code: 'payroll.month_taken' });
    const both = await Promise.all(
      [hr, second].map((who) =>
        who.post(`${base}generate/runs/`, { input: { month }, fingerprint: again.fingerprint }),
      ),
    );
    expect(both.map(({ status }) => status)).toEqual([409, 409]);
    expect((await query('select 1 from pay_run')).length).toBe(1);
  });

  it('is hidden from people without a payroll code, and from its employees until it is published [SEC-5]', async () => {
    expect((await asha.get(`${base}collection/?as=hr`)).status).toBe(403);
    expect((await asha.get(`${base}payslip/?as=hr`)).status).toBe(403);
    expect((await asha.get<{ results: unknown[] }>(`${base}payslip/?as=user`)).body.results).toEqual([]);
    expect((await asha.post(`${base}generate/preview/`, { month })).status).toBe(403);
  });

  it('is decided by someone else than who prepared it, and goes back to draft with a remark [PY-16]', async () => {
    const { id } = await runOf(month);
    expect((await act(hr, id, 'approve')).status).toBe(409);
    expect((await act(hr, id, 'send')).body).toMatchObject({ status: 'Approval pending' });
    expect((await act(hr, id, 'approve')).status).toBe(409);
    expect((await act(second, id, 'reject')).status).toBe(400);
    expect((await act(second, id, 'reject', { remark: 'The allowance of Asha is wrong' })).body).toMatchObject({
      status: 'Draft',
    });
    expect((await act(hr, id, 'send')).status).toBe(200);
    expect((await act(hr, id, 'confirm')).status).toBe(409);
    expect((await act(second, id, 'approve')).body).toMatchObject({ status: 'Approved' });
  });

  it('is not confirmed over facts that changed since', async () => {
    const { id } = await runOf(month);
    await query('update pay_package_assignment_amounts set amount = amount + 1 where amount = 60000');
    const refused = await act(hr, id, 'confirm');
    expect([refused.status, refused.body.code]).toEqual([409, 'stale_facts']);
    await query('update pay_package_assignment_amounts set amount = amount - 1 where amount = 60001');
    expect((await act(hr, id, 'confirm')).body).toMatchObject({ status: 'Confirmed' });
  });

  it('keeps what it rests on: packages and attendance of its days do not change [PY-16]', async () => {
    const [assignment] = await query<{ id: number }>('select id from pay_package_assignment where employee_id = $1', [
      payroll.person('asha').id,
    ]);
    const ended = await hr.patch(`${base}package-assignment/${assignment?.id}/`, { ends_on: '2026-08-10' });
    expect(ended).toMatchObject({ status: 400, body: { ends_on: [expect.stringContaining('2026-08-16')] } });
    await query(
      `insert into period_lock (organization_id, area, starts_on, ends_on, state, changed_at) values ($1, 'attendance', '2026-07-17', '2026-08-16', 'closed', now())`,
      [payroll.organization.id],
    );
    const reopened = await hr.post<{ code: string }>('/attendance/himal/month-close/reopen/', {
      month,
      reason: 'A late punch',
    });
    expect([reopened.status, reopened.body.code]).toEqual([409, 'payroll_confirmed']);
  });

  it('gives the same when it is computed again from what it stored [PC-83]', async () => {
    const { id } = await runOf(month);
    expect((await hr.get(`${base}collection/${id}/verification/`)).body).toEqual({ payslips: 2, differences: [] });
    await query(`update pay_slip_lines set amount = amount + 0.01 where formula_name = 'ssf_employee'`);
    expect(
      (await hr.get<{ differences: number[] }>(`${base}collection/${id}/verification/`)).body.differences,
    ).toHaveLength(1);
    await query(`update pay_slip_lines set amount = amount - 0.01 where formula_name = 'ssf_employee'`);
  });

  it('tells employees of their payslips when it is published, without amounts', async () => {
    const { id } = await runOf(month);
    expect((await asha.get<{ results: unknown[] }>(`${base}payslip/?as=user`)).body.results).toEqual([]);
    expect((await act(hr, id, 'publish')).body).toMatchObject({ status: 'Published', actions: [] });
    const own = (await asha.get<{ results: Slip[] }>(`${base}payslip/?as=user`)).body.results;
    expect(own).toMatchObject([{ net: '92393.33' }]);
    expect((await bina.get(`${base}payslip/${own[0]?.id}/?as=user`)).status).toBe(404);
    const told = (await asha.get<{ results: { text: unknown }[] }>('/notifications/')).body.results;
    expect(JSON.stringify(told)).toContain('Your payslip of Shrawan 2083');
    expect(JSON.stringify(told)).not.toContain('92');
  });
});

describe('later months', () => {
  it('reduce pay by unpaid days of attendance and leave, and divide the tax again [PY-8] [C01]', async () => {
    const month = 'bs:2083-05';
    // Bhadra has 31 days: one absent, one unpaid leave day.
    await query(
      `insert into attendance_day (organization_id, employee_id, day, standing, coefficient, expected, worked, break_out, late, early, overtime, lost, is_remote,
              is_travelling, is_locked, created_at)
       values ($1, $2, '2026-08-20', 'Absent', 'Workday', 480, 0, 0, 0, 0, 0, 480, false, false, false, now())`,
      [payroll.organization.id, payroll.person('asha').id],
    );
    expect((await payroll.preview(month)).refusal).toMatchObject({ code: 'payroll.attendance_open' });
    await query(
      `insert into period_lock (organization_id, area, starts_on, ends_on, state, changed_at) values ($1, 'attendance', '2026-08-17', '2026-09-16', 'closed', now())`,
      [payroll.organization.id],
    );
    await payroll.pay(month);
    const slip = await slipOf('asha', month);
    expect(amountsOf(slip)).toMatchObject({ basic: '58064.52', allowance: '38709.68' });
    expect(slip?.unpaid_days).toBe('1.0000');
  });

  it('pay a joiner the days from joining, and refuse a day without a package', async () => {
    const month = 'bs:2083-06';
    const packages = await idsBy('package', 'name');
    // Chitra joined on 1 September and has a package from 18 September, the second day of Ashwin.
    await payroll.assign('chitra', packages['Provident fund and CIT'] as number, { basic: '31000.00' }, '2026-09-18');
    const done = await payroll.generate(month);
    expect(done).toMatchObject({ done: 2, failed: 1 });
    const { results } = (
      await hr.get<{ results: ResultRow[] }>(`${base}generate/runs/${done.id}/results/?state=failed`)
    ).body;
    expect(results[0]?.message).toMatchObject({ code: 'payroll.no_package_on' });
    const { id, failed } = await runOf(month);
    expect(failed).toBe(1);
    expect((await act(hr, id, 'send')).body.code).toBe('not_computed');
    expect((await act(hr, id, 'discard', { remark: 'Chitra begins on the second day' })).body).toMatchObject({
      status: 'Discarded',
    });
    await hr.post(`${base}profile/`, {
      employee: payroll.person('chitra').id,
      starts_on: '2026-09-18',
      tax_status: 'single',
      opening_year: null,
    });
    await payroll.pay(month);
    // 30 of 31 days; Dashain falls into Ashwin, and Chitra has no completed month of service in it but the first.
    expect(amountsOf(await slipOf('chitra', month))).toMatchObject({ basic: '30000.00', festival: '2583.33' });
    expect(amountsOf(await slipOf('asha', month))).toMatchObject({ basic: '60000.00', festival: '60000.00' });
  });

  it('are not approved by a person alone whose own pay rises, though a festival is no raise [PC-38]', async () => {
    const month = 'bs:2083-07';
    const packages = await idsBy('package', 'name');
    const asha2 = payroll.person('asha');
    await query('update membership set is_hr_admin = true where organization_id = $1 and user_id = $2', [
      payroll.organization.id,
      asha2.id,
    ]);
    const approver = await signIn(server, asha2);
    await payroll.assign(
      'asha',
      packages['Social Security Fund'] as number,
      { basic: '70000.00', allowance: '40000.00' },
      '2026-10-20',
    );
    await payroll.generate(month);
    const { id } = await runOf(month);
    expect((await act(hr, id, 'send')).status).toBe(200);
    expect((await act(approver, id, 'approve')).body.code).toBe('own_raise');
    expect((await act(second, id, 'approve')).status).toBe(200);
    expect((await act(hr, id, 'confirm')).status).toBe(200);
    expect((await act(hr, id, 'publish')).status).toBe(200);
    // Two days at 60,000 and 28 at 70,000 of 30.
    expect(amountsOf(await slipOf('asha', month))).toMatchObject({ basic: '69333.33' });
  });

  it('add up to the tax of the projected year', async () => {
    const rows = await query<{ tax: string; year_tax: string }>(
      `select sum(tax)::text as tax, (array_agg(year_tax order by starts_on desc))[1]::text as year_tax from pay_slip
        where employee_id = $1 and status = 'Published'`,
      [payroll.person('bina').id],
    );
    const { tax, year_tax } = rows[0] as { tax: string; year_tax: string };
    expect(Number(tax)).toBeGreaterThan(0);
    expect(Number(tax)).toBeLessThan(Number(year_tax));
  });

  it('are chosen by name in forms, the newest first, without discarded ones, by those who pay them alone', async () => {
    const named = (who: Client, query = '') =>
      who.get<{ results: { id: number; name: string }[] }>(`${base}collection/options/${query}`);
    const before = (await named(hr)).body.results;
    expect(before.length).toBeGreaterThan(1);
    const months = await query<{ id: number }>(
      `select id from pay_run where organization_id = $1 and status <> 'Discarded' order by starts_on desc, lower(name), id`,
      [payroll.organization.id],
    );
    expect(before.map(({ id }) => id)).toEqual(months.map(({ id }) => id));
    const [gone] = await query<{ id: number }>(
      `insert into pay_run (organization_id, name, month, starts_on, ends_on, paid_on, status, packages, kind)
       values ($1, 'Gone', 'bs:2083-12', '2027-03-15', '2027-04-13', '2027-04-13', 'Discarded', '{}', 'regular') returning id`,
      [payroll.organization.id],
    );
    expect((await named(hr)).body.results).toEqual(before);
    // What refers to it has its name still.
    expect((await named(hr, `?ids=${gone?.id}`)).body.results).toMatchObject([{ name: 'Gone' }]);
    expect((await named(asha)).status).toBe(403);
  });
});
