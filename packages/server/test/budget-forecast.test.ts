/** Budget forecasts against payrolls and plain arithmetic: the running month, packages and leavers known ahead, assumptions, and small sums. */
import type { Aggregate } from '@karmik/model/kit/report';
import { monthSpan } from '@karmik/model/kit/month';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Payroll } from './support/payroll.ts';
import { aMember, signIn, startServer, until, type Client, type TestServer } from './support/server.ts';

const running = 'bs:2083-08';
const next = 'bs:2083-09';
const shrawan = 'bs:2084-04';
const ashwin = 'bs:2084-06';

let server: TestServer;
let payroll: Payroll;
let ssf: number;
let pf: number;
let basic: number;

interface Plan {
  readonly id: number;
  readonly state: string;
  readonly total: string | null;
  readonly left_out: number;
}

const paisa = (text: unknown): number => (typeof text === 'string' ? Math.round(Number(text) * 100) : 0);

const ready = (id: number): Promise<Plan> =>
  until(`the forecast ${id} to be computed`, async () => {
    const { body } = await payroll.hr.get<Plan>(`${payroll.base}budget-forecast/${id}/`);
    return body.state === 'computing' ? undefined : body;
  });

/** Makes a plan and waits until it is computed. @returns its id */
async function aPlan(name: string, body: object = {}): Promise<number> {
  const { status, body: made } = await payroll.hr.post<{ id: number }>(`${payroll.base}budget-forecast/`, {
    name,
    first_month: running,
    months: 12,
    ...body,
  });
  expect([status, status === 201 ? undefined : made]).toEqual([201, undefined]);
  expect((await ready(made.id)).state).toBe('ready');
  return made.id;
}

/** Sums of a plan in paisa, by a term of grouping. */
async function sumsOf(plan: number, groupBy: string, filters: Readonly<Record<string, string>> = {}) {
  const asked = new URLSearchParams({
    forecast: String(plan),
    group_by: groupBy,
    measures: 'sum:amount',
    period_calendar: 'bs',
    ...filters,
  });
  const { status, body } = await payroll.hr.get<Aggregate>(
    `${payroll.base}budget-forecast-amount/aggregate/?${asked.toString()}`,
  );
  expect(status).toBe(200);
  const nameOf = (value: unknown) =>
    value !== null && typeof value === 'object' ? (value as { name: string }).name : String(value);
  return Object.fromEntries(body.groups.map(({ value, values }) => [nameOf(value), paisa(values['sum:amount'])]));
}

const inMonth = (month: string) => ({ starts_on: monthSpan(month).starts_on });
/** What a plan costs in a month, in paisa. */
const costIn = async (plan: number, month: string): Promise<number> =>
  Object.values(await sumsOf(plan, 'part', inMonth(month))).reduce((all, each) => all + each, 0);

beforeAll(async () => {
  server = await startServer();
  payroll = await Payroll.of(server, 'budget');
  await payroll.hr.post(`${payroll.base}heading/ready-made/`);
  ssf = await payroll.aPackage(
    'Fund',
    ['basic', 'festival', 'ssf_employer', 'ssf_employee', 'social_security_tax'],
    true,
  );
  pf = await payroll.aPackage('Provident', ['basic', 'dearness', 'pf_employer', 'pf_employee', 'social_security_tax']);
  basic = await payroll.heading('basic');
  await payroll.hr.patch(`${payroll.base}report-setting/`, { least_people: 3 });
  for (const name of ['asha', 'bina', 'chet', 'dilip']) {
    await payroll.anEmployee(name);
    await payroll.assign(name, ssf, { basic: '40000.00' });
  }
  for (const name of ['esha', 'fulmaya', 'gopal']) {
    await payroll.anEmployee(name, name === 'gopal' ? '2026-11-25' : '2020-01-01');
    await payroll.assign(name, pf, { basic: '30000.00', dearness: '7380.00' });
  }
});
afterAll(() => server.close());

describe('a budget forecast', () => {
  it('equals the payroll of the running month to the paisa, before and after it is generated', async () => {
    await payroll.absent('bina', ['2026-11-18', '2026-11-19']);
    const incentive = await payroll.hr.post<{ id: number }>(`${payroll.base}incentive/`, {
      name: 'Field',
      heading: basic,
      first_month: running,
      last_month: next,
    });
    await payroll.hr.post(`${payroll.base}incentive-amount/`, {
      incentive: incentive.body.id,
      employee: payroll.person('chet').id,
      amount: '1234.56',
    });
    const plan = await aPlan('As it is');
    const before = await sumsOf(plan, 'part', inMonth(running));
    await payroll.close(running);
    await payroll.generate(running);
    const [run] = await payroll.query<{ gross: string; employer_cost: string }>(
      'select gross::text, employer_cost::text from pay_run where id = $1',
      [(await payroll.runOf(running)).id],
    );
    const paid = { pay: paisa(run?.gross), contribution: paisa(run?.employer_cost) };
    expect(paid.pay).toBeGreaterThan(0);
    expect(before).toMatchObject(paid);

    expect((await payroll.hr.post(`${payroll.base}budget-forecast/${plan}/compute/`)).status).toBe(202);
    await ready(plan);
    expect(await sumsOf(plan, 'part', inMonth(running))).toEqual(before);
    expect(Object.keys(await sumsOf(plan, 'basis'))).toEqual(expect.arrayContaining(['payroll', 'forecast']));
  });

  it('has packages, contributions, incentives, festivals and gratuity of later months', async () => {
    const plan = await aPlan('Later months');
    // Four of the SSF, three of the provident fund with gratuity of 8.33 % on basic pay, and the incentive.
    const fund = 4 * (40_000 + 8_000);
    const provident = 3 * (30_000 + 7_380 + 3_000 + 2_499);
    expect(await costIn(plan, next)).toBe(Math.round((fund + provident + 1_234.56) * 100));
    expect(await costIn(plan, 'bs:2083-12')).toBe((fund + provident) * 100);
    // Ashwin has the festival allowance of one basic salary where no festival is set up.
    expect(await costIn(plan, ashwin)).toBe((fund + 4 * 40_000 + provident) * 100);
  });

  it('takes increments and new hires of a plan, and compares plans', async () => {
    const plain = await aPlan('Plain');
    const grown = await aPlan('Grown', {
      heading: basic,
      increments: [{ from_month: shrawan, percent: '10' }],
      joins: [
        { from_month: next, people: 2, package: pf, amount: '25000' },
        { from_month: shrawan, people: 1, paid_like: payroll.person('asha').id },
      ],
    });
    const difference = async (month: string) => (await costIn(grown, month)) - (await costIn(plain, month));
    const hires = 2 * (25_000 + 2_500 + 2_082.5);
    expect(await difference(next)).toBe(hires * 100);
    const raise = 4 * 4_000 * 1.2 + 3 * 3_000 * (1.1 + 0.0833) + 2 * 2_500 * (1.1 + 0.0833);
    expect(await difference(shrawan)).toBe(Math.round((hires + raise + 44_000 * 1.2) * 100));
    const together = await payroll.hr.get<Aggregate>(
      `${payroll.base}budget-forecast-amount/aggregate/?forecast__in=${plain},${grown}&group_by=forecast&measures=sum:amount`,
    );
    expect(together.body.groups).toHaveLength(2);
  });

  it('follows leavers, ends of contracts and turnover', async () => {
    await payroll.anEmployee('hira');
    await payroll.assign('hira', ssf, { basic: '40000.00' });
    const plain = await aPlan('Before leavers');
    await payroll.query(
      `insert into employment (organization_id, employee_id, change, starts_on, contract_ends_on) values ($1, $2, 'Joining', '2020-01-01', $3)`,
      [payroll.organization.id, payroll.person('hira').id, monthSpan('bs:2083-10').ends_on],
    );
    const stays = await aPlan('Contracts go on');
    const ends = await aPlan('Contracts end', { ends_contracts: true });
    const shed = await aPlan('Turnover', { turnover: '12' });
    expect(await costIn(stays, 'bs:2083-11')).toBe(await costIn(plain, 'bs:2083-11'));
    expect(await costIn(ends, 'bs:2083-10')).toBe(await costIn(plain, 'bs:2083-10'));
    expect((await costIn(plain, 'bs:2083-11')) - (await costIn(ends, 'bs:2083-11'))).toBe(48_000 * 100);
    // One percent a month of present employees.
    expect(await costIn(shed, 'bs:2083-11')).toBeCloseTo((await costIn(plain, 'bs:2083-11')) * 0.97, -1);
  });

  it('shows no sum of fewer employees than the settings of reports say', async () => {
    const plan = await aPlan('In sums of many');
    const rows = await payroll.query<{ people: string }>(
      `select min(people)::text as people from pay_forecast_amount where forecast_id = $1 and basis = 'forecast'`,
      [plan],
    );
    expect(Number(rows[0]?.people)).toBeGreaterThanOrEqual(3);
    await payroll.hr.patch(`${payroll.base}report-setting/`, { least_people: 50 });
    const hidden = await aPlan('Too few');
    expect(await sumsOf(hidden, 'part')).toEqual({});
    await payroll.hr.patch(`${payroll.base}report-setting/`, { least_people: 3 });
  });

  it('is copied with its assumptions, and removed with its amounts', async () => {
    const plan = await aPlan('Original', {
      heading: basic,
      increments: [{ from_month: shrawan, amount: '1000' }],
      turnover: '5',
    });
    const { status, body } = await payroll.hr.post<{ id: number }>(`${payroll.base}budget-forecast/${plan}/copy/`, {
      name: 'Copy',
    });
    expect(status).toBe(201);
    expect((await ready(body.id)).total).toBe((await ready(plan)).total);
    expect((await payroll.hr.delete(`${payroll.base}budget-forecast/${body.id}/`)).status).toBe(204);
    expect(await payroll.query('select 1 from pay_forecast_amount where forecast_id = $1', [body.id])).toEqual([]);
  });

  it('refuses what is outside of the plan or not whole, with its place', async () => {
    const refused = async (body: object) =>
      (
        await payroll.hr.post(`${payroll.base}budget-forecast/`, {
          name: 'Wrong',
          first_month: running,
          months: 12,
          ...body,
        })
      ).body;
    expect(await refused({ heading: basic, increments: [{ from_month: 'bs:2086-01', percent: '5' }] })).toHaveProperty([
      'increments.0.from_month',
    ]);
    expect(await refused({ heading: basic, increments: [{ from_month: shrawan }] })).toHaveProperty([
      'increments.0.percent',
    ]);
    expect(await refused({ increments: [{ from_month: shrawan, percent: '5' }] })).toHaveProperty('heading');
    expect(await refused({ heading: basic, joins: [{ from_month: next, people: 1 }] })).toHaveProperty([
      'joins.0.package',
    ]);
    expect(await refused({ heading: basic, joins: [{ from_month: next, people: 1, package: pf }] })).toHaveProperty([
      'joins.0.amount',
    ]);
    expect(await refused({ months: 40 })).toHaveProperty('months');
  });

  it('is for those alone who see pay', async () => {
    const other: Client = await signIn(server, await aMember(server, payroll.organization, 'plain-budget'));
    expect((await other.get(`${payroll.base}budget-forecast/`)).status).toBe(403);
    expect((await other.get(`${payroll.base}budget-forecast-amount/`)).status).toBe(403);
    expect((await other.post(`${payroll.base}budget-forecast/1/compute/`)).status).toBe(403);
  });
});
