/** Looking at a payroll before it is confirmed, and why each amount of a payslip is what it is. */
import type { RunAnswer } from '@karmik/model/kit/operation';
import type { PayExplanation } from '@karmik/model/payroll/explain/explanation';
import type { PayReview, PaySheet } from '@karmik/model/payroll/review/review';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reviewOf } from '../src/modules/payroll/review/review.ts';
import {
  aMember,
  anOrganization,
  signIn,
  startServer,
  until,
  type Client,
  type Organization,
  type Person,
  type TestServer,
} from './support/server.ts';

let server: TestServer;
let himal: Organization;
let hr: Client;
let second: Client;
let asha: Client;
let bina: Client;
let auditor: Client;
const people: Record<string, Person> = {};
let packages: Record<string, number> = {};
let headings: Record<string, number> = {};

const base = '/payroll/himal/';
const query = <T extends object>(sql: string, values: readonly (string | number)[] = []) =>
  server.context.database.everywhere.query<T>(sql, values);
const idOf = (name: string): number => (people[name] as Person).id;

async function anEmployee(name: string): Promise<Person> {
  const person = await aMember(server, himal, name);
  await query(
    `insert into employee (organization_id, user_id, employee_code, first_name, last_name, email, joined_on, gender, pan_number, ssf_number)
     values ($1, $2, $3, $4, 'Sharma', $5, '2020-01-01', 'Male', $3, $3)`,
    [himal.id, person.id, `E-${name}`, name, person.email],
  );
  people[name] = person;
  return person;
}

const anAccount = (name: string, number: string) =>
  query(
    `insert into bank_account (organization_id, employee_id, bank_id, account_number, account_name, is_primary)
     select $1, $2, id, $3, $4, true from bank where organization_id = $1 limit 1`,
    [himal.id, idOf(name), number, name],
  );

const idsBy = async (path: string, name: string): Promise<Record<string, number>> =>
  Object.fromEntries(
    (await hr.get<{ results: Record<string, unknown>[] }>(`${base}${path}/?limit=100`)).body.results.map((row) => [
      String(row[name]),
      Number(row['id']),
    ]),
  );

const assign = (name: string, amounts: Record<string, string>, from = '2026-07-17', of = 'Social Security Fund') =>
  hr.post<{ id: number }>(`${base}package-assignment/`, {
    employee: idOf(name),
    package: packages[of],
    starts_on: from,
    amounts: Object.entries(amounts).map(([heading, amount]) => ({ heading: headings[heading], amount })),
  });

async function generate(month: string): Promise<number> {
  const { fingerprint } = (await hr.post<{ fingerprint: string }>(`${base}generate/preview/`, { month })).body;
  const { status, body } = await hr.post<RunAnswer>(`${base}generate/runs/`, { input: { month }, fingerprint });
  expect([status, body]).toMatchObject([201, {}]);
  await until(`the generation ${body.id} to end`, async () => {
    const run = (await hr.get<RunAnswer>(`${base}generate/runs/${body.id}/`)).body;
    return run.state === 'running' ? undefined : run;
  });
  const rows = await query<{ id: number }>(`select id from pay_run where month = $1 and status <> 'Discarded'`, [
    month,
  ]);
  return rows[0]?.id ?? 0;
}
const act = (who: Client, run: number, action: string, input: object = {}) =>
  who.post<{ status: string; code?: string; detail?: string }>(`${base}collection/${run}/${action}/?as=hr`, input);
async function pay(month: string): Promise<number> {
  const run = await generate(month);
  for (const [who, action] of [
    [hr, 'send'],
    [second, 'approve'],
    [hr, 'confirm'],
    [hr, 'publish'],
  ] as const)
    expect([action, (await act(who, run, action)).status]).toEqual([action, 200]);
  return run;
}
const slipOf = async (name: string, month: string): Promise<number> =>
  (
    await query<{ id: number }>(
      `select id from pay_slip where employee_id = $1 and month = $2 and status <> 'Discarded'`,
      [idOf(name), month],
    )
  )[0]?.id ?? 0;
const explained = (who: Client, slip: number, of: string, as: 'hr' | 'user') =>
  who.get<PayExplanation>(`${base}payslip/${slip}/explanation/?as=${as}&of=${of}`);
interface Finding {
  readonly id: number;
  readonly kind: string;
  readonly grade: string;
  readonly detail: string;
  readonly status: string;
  readonly reason: string | null;
  readonly excepted_by: { full_name: string } | null;
  readonly employee: { id: number };
}
const findings = async (run: number, name?: string): Promise<Finding[]> =>
  (await hr.get<{ results: Finding[] }>(`${base}exception/?as=hr&run=${run}&limit=100`)).body.results.filter(
    ({ employee }) => name === undefined || employee.id === idOf(name),
  );
const review = async (run: number): Promise<PayReview> =>
  (await hr.get<PayReview>(`${base}collection/${run}/review/`)).body;

const shrawan = 'bs:2083-04';
const bhadra = 'bs:2083-05';
let first = 0;
let run = 0;

beforeAll(async () => {
  server = await startServer();
  himal = await anOrganization(server, 'himal');
  hr = await signIn(server, await aMember(server, himal, 'hari', { is_hr_admin: true }));
  second = await signIn(server, await aMember(server, himal, 'sita', { is_hr_admin: true }));
  auditor = await signIn(server, await aMember(server, himal, 'arun', { codes: ['11.99'] }));
  asha = await signIn(server, await anEmployee('asha'));
  bina = await signIn(server, await anEmployee('bina'));
  await anEmployee('chitra');
  await anEmployee('dev');
  await hr.post('/org/himal/bank/', { name: 'Nepal Bank' });
  await anAccount('asha', '0011223344');
  await anAccount('bina', '0099887766');
  await hr.post(`${base}heading/ready-made/`);
  [packages, headings] = await Promise.all([idsBy('package', 'name'), idsBy('heading', 'formula_name')]);
  await assign('asha', { basic: '60000.00', allowance: '30000.00' });
  await assign('bina', { basic: '30000.00', allowance: '15000.00' });
  await assign('chitra', { basic: '50000.00' }, '2026-07-17');
  first = await pay(shrawan);
}, 120_000);
afterAll(() => server.close());

describe('findings of a payroll', () => {
  it('name the employee, what is wrong and how grave it is [PC-35]', async () => {
    expect((await findings(first, 'chitra')).map(({ kind, grade }) => [kind, grade])).toEqual([
      ['no_bank_account', 'Warns'],
    ]);
    expect(await findings(first, 'asha')).toEqual([]);
  });

  it('cover wages, numbers, accounts and days, and change with the facts of one person [PC-35]', async () => {
    const look = async (sql: string, undo: string, name = 'bina') => {
      await query(sql);
      await reviewOf(server.context.database.organization(himal.id), first, [idOf(name)]);
      const found = await findings(first, name);
      await query(undo);
      await reviewOf(server.context.database.organization(himal.id), first, [idOf(name)]);
      return found.map(({ kind, detail }) => `${kind}: ${detail}`);
    };
    const bina = idOf('bina');
    const slip = `from pay_slip s where s.id = l.parent_id and s.employee_id = ${bina}`;
    expect(
      await look(
        `update employee set pan_number = null, ssf_number = null where user_id = ${bina}`,
        `update employee set pan_number = 'P', ssf_number = 'S' where user_id = ${bina}`,
      ),
    ).toEqual([
      'no_pan: The employee profile has no PAN',
      'no_ssf_number: The payslip has a contribution, and the employee profile has no number',
    ]);
    expect(
      await look(
        `update bank_account set account_number = '0011223344' where employee_id = ${bina}`,
        `update bank_account set account_number = '0099887766' where employee_id = ${bina}`,
      ),
    ).toEqual(['shared_account: The account number also belongs to 1 other employee']);
    expect(
      await look(
        `update pay_slip set gross = gross - 30000 where employee_id = ${bina}`,
        `update pay_slip set gross = gross + 30000 where employee_id = ${bina}`,
      ),
    ).toEqual(['below_minimum_wage: Gross 15,000.00 for the whole month, below 19,550.00 of the law']);
    expect(
      await look(
        `update pay_slip_lines l set amount = amount - 10000 ${slip} and l.formula_name = 'basic'`,
        `update pay_slip_lines l set amount = amount + 10000 ${slip} and l.formula_name = 'basic'`,
      ),
    ).toEqual(['low_basic: Basic salary 20,000.00 of 35,000.00 is 57.14%, below 60% of the law']);
    expect(await findings(first, 'bina')).toEqual([]);
  });

  it('block a payroll from being sent where someone worked and gets nothing', async () => {
    await query(
      `insert into attendance_day (organization_id, employee_id, day, standing, coefficient, expected, worked, break_out, late, early, overtime, lost, is_remote,
              is_travelling, is_locked, created_at)
       values ($1, $2, '2026-08-20', 'Absent', 'Workday', 480, 0, 0, 0, 0, 0, 480, false, false, false, now())`,
      [himal.id, idOf('asha')],
    );
    await query(
      `insert into period_lock (organization_id, area, starts_on, ends_on, state, changed_at) values ($1, 'attendance', '2026-08-17', '2026-09-16', 'closed', now())`,
      [himal.id],
    );
    await assign('bina', { basic: '40000.00', allowance: '15000.00' }, '2026-08-17');
    await assign('dev', { basic: '0.00' }, '2026-08-17');
    run = await generate(bhadra);
    expect((await findings(run, 'dev')).map(({ kind, grade }) => `${kind} ${grade}`)).toEqual(
      expect.arrayContaining(['zero_net Blocks', 'no_attendance Warns', 'no_bank_account Warns']),
    );
    const refused = await act(hr, run, 'send');
    expect([refused.status, refused.body.code]).toEqual([409, 'blocking_findings']);
    const blocking = (await findings(run, 'dev')).find(({ kind }) => kind === 'zero_net') as Finding;
    expect((await hr.post(`${base}exception/${blocking.id}/except/?as=hr`, { remark: 'Known' })).status).toBe(403);
    await act(hr, run, 'discard', { remark: 'Without pay' });
    await query(
      'delete from pay_package_assignment_amounts a using pay_package_assignment p where p.id = a.parent_id and p.employee_id = $1',
      [idOf('dev')],
    );
    await query('delete from pay_package_assignment where employee_id = $1', [idOf('dev')]);
    run = await generate(bhadra);
  });

  it('are excepted with a reason by HR alone, which is written down and reaches to its month', async () => {
    const missing = (await findings(run, 'chitra')).find(({ kind }) => kind === 'no_bank_account') as Finding;
    const at = `${base}exception/${missing.id}/except/?as=hr`;
    expect((await auditor.post(at, { remark: 'Paid in cash' })).status).toBe(403);
    expect((await asha.get(`${base}exception/?as=hr`)).status).toBe(403);
    expect((await hr.post(at, {})).status).toBe(400);
    expect((await hr.post(at, { remark: 'Paid in cash', until_month: shrawan })).body).toMatchObject({
      until_month: ['Choose this month or a later one'],
    });
    expect((await hr.post(at, { remark: 'Paid in cash', until_month: 'bs:2083-06' })).status).toBe(200);
    const [now] = (await findings(run, 'chitra')).filter(({ kind }) => kind === 'no_bank_account');
    expect(now).toMatchObject({ status: 'Excepted', reason: 'Paid in cash' });
    expect(now?.excepted_by?.full_name).toBeTruthy();
    await reviewOf(server.context.database.organization(himal.id), run);
    expect((await findings(run, 'chitra')).find(({ kind }) => kind === 'no_bank_account')).toMatchObject({
      status: 'Excepted',
      reason: 'Paid in cash',
    });
    expect((await review(run)).findings).toMatchObject({ blocking: 0, excepted: 1 });
  });
});

describe('differences from the last confirmed payroll', () => {
  interface Difference {
    readonly employee: { id: number };
    readonly formula_name: string;
    readonly before: string;
    readonly now: string;
    readonly cause: string;
    readonly detail: string | null;
  }
  const all = async () =>
    (await hr.get<{ results: Difference[] }>(`${base}difference/?as=hr&run=${run}&limit=100`)).body.results;

  it('have only what changed, with its cause [PC-3]', async () => {
    const rows = await all();
    const of = (name: string, heading: string) =>
      rows.find(({ employee, formula_name }) => employee.id === idOf(name) && formula_name === heading);
    expect(of('bina', 'basic')).toMatchObject({
      before: '30000.00',
      now: '40000.00',
      cause: 'raise',
      detail: 'Basic salary (entered amount): 30,000.00 → 40,000.00',
    });
    expect(of('bina', 'ssf_employee')).toMatchObject({ cause: 'raise' });
    expect(of('asha', 'basic')).toMatchObject({
      before: '60000.00',
      now: '58064.52',
      cause: 'days',
      detail: 'Unpaid days in the month: 0 → 1',
    });
    expect(
      rows.filter(({ employee, formula_name }) => employee.id === idOf('chitra') && formula_name === 'basic'),
    ).toEqual([]);
  });

  it('are added up by cause, heading, branch and division, with the last payroll next to them', async () => {
    const { before_month, totals, headings: sums, causes, branches } = await review(run);
    expect(before_month).toBe(shrawan);
    expect([totals.now.people, totals.before.people]).toEqual([3, 3]);
    const slips = await query<{ gross: string; net: string }>(
      'select sum(gross)::text as gross, sum(net)::text as net from pay_slip where run_id = $1',
      [run],
    );
    expect(totals.now).toMatchObject(slips[0] as object);
    expect(branches).toHaveLength(1);
    expect(sums.find(({ formula_name }) => formula_name === 'basic')).toMatchObject({
      before: '140000.00',
      now: '148064.52',
    });
    expect(causes.find(({ cause }) => cause === 'raise')).toMatchObject({ people: 1, gross: '10000.00' });
    const gross = causes.reduce((sum, each) => sum + Math.round(Number(each.gross) * 100), 0);
    expect(gross).toBe(Math.round(Number(totals.now.gross) * 100) - Math.round(Number(totals.before.gross) * 100));
    const net = causes.reduce((sum, each) => sum + Math.round(Number(each.net) * 100), 0);
    expect(net).toBe(Math.round(Number(totals.now.net) * 100) - Math.round(Number(totals.before.net) * 100));
  });
});

describe('the sheet', () => {
  it('has people and headings, is searched, and its export is logged', async () => {
    const { body } = await hr.get<PaySheet>(`${base}collection/${run}/sheet/?search=bin`);
    expect([body.count, body.results.map(({ amounts }) => amounts['basic'])]).toEqual([1, ['40000.00']]);
    expect((await hr.get<PaySheet>(`${base}collection/${run}/sheet/?search=%25`)).body.count).toBe(0);
    expect((await asha.get(`${base}collection/${run}/sheet/`)).status).toBe(403);
    const file = await hr.get<string>(`${base}collection/${run}/sheet/export/?format=csv`);
    expect(file.status).toBe(200);
    await until('the export to be logged', async () => {
      const rows = await query<{ row_count: number | null }>(
        `select row_count from export_log where entity = 'pay_slip' order by id desc limit 1`,
      );
      return rows[0]?.row_count === 3 || undefined;
    });
  });
});

describe('a decision', () => {
  it('keeps the hash of the amounts that it was made on, and is refused on others [PC-30]', async () => {
    expect((await act(hr, run, 'send')).status).toBe(200);
    await query(`update pay_slip_lines set amount = amount + 1 where formula_name = 'basic' and parent_id = $1`, [
      await slipOf('chitra', bhadra),
    ]);
    expect((await act(second, run, 'approve')).body.code).toBe('amounts_changed');
    await query(`update pay_slip_lines set amount = amount - 1 where formula_name = 'basic' and parent_id = $1`, [
      await slipOf('chitra', bhadra),
    ]);
    expect((await act(second, run, 'approve')).status).toBe(200);
    await query(`update pay_slip_lines set amount = amount + 1 where formula_name = 'basic' and parent_id = $1`, [
      await slipOf('chitra', bhadra),
    ]);
    expect((await act(hr, run, 'confirm')).body.code).toBe('amounts_changed');
    await query(`update pay_slip_lines set amount = amount - 1 where formula_name = 'basic' and parent_id = $1`, [
      await slipOf('chitra', bhadra),
    ]);
    expect((await act(hr, run, 'confirm')).status).toBe(200);
    const [closed] = await findings(run, 'chitra');
    expect((await hr.post<{ code: string }>(`${base}exception/${closed?.id}/reopen/?as=hr`, {})).body.code).toBe(
      'run_decided',
    );
  });
});

describe('the explanation of an amount', () => {
  it('says to HR the rule, the days and their records, and why it changed', async () => {
    const { body } = await explained(hr, await slipOf('asha', bhadra), 'basic', 'hr');
    expect(body).toMatchObject({
      amount: '58064.52',
      rule: { kind: 'entered' },
      segments: [{ days: '31', unpaid: '1', whole: '60000.00', amount: '58064.52' }],
      unpaid_days: [{ day: '2026-08-20', kind: 'absence', unpaid: '1' }],
      are_days_changed: false,
      changes: [{ before: '60000.00', now: '58064.52', cause: { kind: 'days' } }],
      records: { assignments: [{ package: 'Social Security Fund' }] },
    });
  });

  it('has the projection sheet of the tax, from the payslips that were paid [PC-13]', async () => {
    const { body } = await explained(hr, await slipOf('bina', bhadra), 'tax', 'hr');
    expect(body.projection).toMatchObject({ fiscal_year: '2083/84', months_left: 11 });
    expect(body.projection?.months.slice(0, 3).map(({ month, state }) => [month, state])).toEqual([
      [shrawan, 'paid'],
      [bhadra, 'this'],
      ['bs:2083-06', 'projected'],
    ]);
    expect(body.law.map(({ id }) => id)).toContain('tax.bands');
    expect(body.law[0]?.source).toContain('Finance Act 2083');
  });

  it('is what the payslip says, for every line, from what was stored and not from today [PC-83]', async () => {
    await query(`update pay_heading set name = 'Renamed' where formula_name = 'basic'`);
    await query(`update attendance_day set standing = 'Present' where day = '2026-08-20'`);
    const slip = await slipOf('asha', bhadra);
    const { body } = await hr.get<{ lines: { formula_name: string; amount: string }[] }>(
      `${base}payslip/${slip}/?as=hr`,
    );
    for (const { formula_name, amount } of body.lines)
      expect([formula_name, (await explained(hr, slip, formula_name, 'hr')).body.amount]).toEqual([
        formula_name,
        amount,
      ]);
    expect((await explained(hr, slip, 'basic', 'hr')).body).toMatchObject({
      label: { en: 'Basic salary' },
      are_days_changed: true,
    });
    await query(`update pay_heading set name = 'Basic salary' where formula_name = 'basic'`);
  });

  it('is read by the employee once the payslip is published, without formulas and hidden headings [SEC-5]', async () => {
    const slip = await slipOf('asha', bhadra);
    expect((await explained(asha, slip, 'basic', 'user')).status).toBe(404);
    await act(hr, run, 'publish');
    const own = await explained(asha, slip, 'ssf_employee', 'user');
    expect(own.body).toMatchObject({
      rule: { formula: null, words: { en: 'Basic salary × 11%' } },
      records: { assignments: [] },
    });
    expect((await explained(bina, slip, 'basic', 'user')).status).toBe(404);
    expect((await explained(asha, slip, 'basic', 'hr')).status).toBe(403);
    expect((await explained(asha, slip, 'nothing', 'user')).status).toBe(404);
    await query(
      `update pay_run set packages = replace(packages::text, '"is_on_slip": true', '"is_on_slip": false')::jsonb where id = $1`,
      [run],
    );
    expect((await explained(asha, slip, 'basic', 'user')).status).toBe(404);
    expect((await explained(hr, slip, 'basic', 'hr')).status).toBe(200);
  });
});
