/** Reports of payroll against a second, plain computation from the payslips of a small organization: a move, a leaver, pay on hold, two branches. */
import { payActivity } from '@karmik/model/payroll/reports/activity';
import { payParticulars } from '@karmik/model/payroll/reports/particulars';
import { payReconciliation } from '@karmik/model/payroll/reports/reconciliation';
import { payRegister } from '@karmik/model/payroll/reports/register';
import { paySlipLine } from '@karmik/model/payroll/reports/slip-line';
import { payVariance } from '@karmik/model/payroll/reports/variance';
import { reportQuery, type Aggregate, type Report } from '@karmik/model/kit/report';
import type { TeamInsight } from '@karmik/model/payroll/reports/team-insight';
import type { PayReview } from '@karmik/model/payroll/review/review';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Payroll } from './support/payroll.ts';
import { aMember, anOrganization, signIn, startServer, type Client, type TestServer } from './support/server.ts';

interface Slip {
  readonly id: number;
  readonly name: string;
  readonly month: string;
  readonly package: string;
  readonly gross: string;
  readonly deductions: string;
  readonly net: string;
  readonly tax: string;
  readonly employer_cost: string;
  readonly year_tax: string;
}
interface Line {
  readonly slip: number;
  readonly heading: string;
  readonly formula_name: string;
  readonly type: string;
  readonly amount: string;
}

const [first, second] = ['bs:2083-04', 'bs:2083-05'] as const;
const fundsOf = { ssf: /^ssf_/, pf: /^pf_/, cit: /^cit/ } as const;

let server: TestServer;
let payroll: Payroll;
let hr: Client;
let plain: Client;
let outsider: Client;
let slips: readonly Slip[];
let lines: readonly Line[];

/** In paisa. */
const paisa = (text: unknown): number => (typeof text === 'string' ? Number(text.replace('.', '')) : 0);
const sum = (texts: readonly unknown[]): number => texts.reduce<number>((all, text) => all + paisa(text), 0);
const of = (month: string) => slips.filter((slip) => slip.month === month);

const lists = {
  difference: payVariance,
  register: payRegister,
  'payslip-line': paySlipLine,
  reconciliation: payReconciliation,
  activity: payActivity,
  'general-info': payParticulars,
} as const;

const nameOf = (value: unknown): string => {
  if (value === null || typeof value !== 'object') return String(value);
  const named = value as { full_name?: string; name?: string };
  return named.full_name ?? named.name ?? '';
};

/** The figures of a report by the names of its groups. */
async function figuresOf(list: keyof typeof lists, report: Report, filters: Readonly<Record<string, string>> = {}) {
  const { groupBy, pivot, measures, where } = report;
  const asked = new URLSearchParams({
    ...reportQuery({ groupBy, pivot, measures: Object.values(measures) }, report.order),
    ...(where as Record<string, string> | undefined),
    period_calendar: 'bs',
    ...filters,
  });
  const { status, body } = await hr.get<Aggregate>(`${payroll.base}reports/${list}/aggregate/?${asked.toString()}`);
  expect(status).toBe(200);
  return {
    body,
    groups: new Map(body.groups.map((group) => [nameOf(group.value), group])),
    totals: body.totals,
  };
}
const rowsOf = async <Row>(list: keyof typeof lists, query = '') =>
  (await hr.get<{ results: Row[] }>(`${payroll.base}reports/${list}/?limit=100${query}`)).body.results;
/** The days of a month in the filters of a report. */
const inMonth = async (month: string) => {
  const [run] = await payroll.query<{ day: string }>(
    `select starts_on::text as day from pay_run where organization_id = $1 and month = $2`,
    [payroll.organization.id, month],
  );
  return { starts_on__gte: run?.day ?? '', starts_on__lte: run?.day ?? '' };
};
const write = (run: number, duty: string, template: string) =>
  hr.post<{ id: number }>(`${payroll.base}collection/${run}/output-file/${duty}/`, {
    template,
    format: 'csv',
    leaves_out: true,
  });

beforeAll(async () => {
  server = await startServer();
  payroll = await Payroll.of(server, 'himal');
  ({ hr } = payroll);
  await hr.post(`${payroll.base}heading/ready-made/`);
  const { id: org } = payroll.organization;
  await payroll.query(`insert into bank (organization_id, name) values ($1, 'Nabil Bank')`, [org]);
  const [kathmandu, pokhara] = await payroll.query<{ id: number }>(
    `insert into branch (organization_id, name, code) values ($1, 'Kathmandu', 'KTM'), ($1, 'Pokhara', 'PKR') returning id`,
    [org],
  );
  plain = await signIn(server, await payroll.anEmployee('asha'));
  for (const name of ['bina', 'chitra', 'dipa']) await payroll.anEmployee(name);
  const packages = await payroll.idsBy('package', 'name');
  await payroll.assign('asha', packages['Social Security Fund'] as number, {
    basic: '60000.00',
    allowance: '40000.00',
  });
  await payroll.assign('bina', packages['Social Security Fund'] as number, { basic: '45555.55', cit: '2500.00' });
  await payroll.assign('chitra', packages['Provident fund and CIT'] as number, { basic: '80000.00', cit: '5000.00' });
  await payroll.assign('dipa', packages['Provident fund and CIT'] as number, { basic: '33000.00' });
  const worked = (name: string, from: string, to: string | null, branch: number | undefined) =>
    payroll.query(
      `insert into employment (organization_id, employee_id, change, starts_on, ends_on, branch_id) values ($1, $2, 'Joining', $3, nullif($4, '')::date, $5)`,
      [org, payroll.person(name).id, from, to ?? '', branch ?? 0],
    );
  await worked('asha', '2020-01-01', null, kathmandu?.id);
  await worked('bina', '2020-01-01', '2026-08-31', kathmandu?.id);
  await worked('bina', '2026-09-01', null, pokhara?.id);
  await worked('chitra', '2020-01-01', null, pokhara?.id);
  await worked('dipa', '2020-01-01', '2026-08-31', pokhara?.id);
  await payroll.query(
    `update employee set pan_number = '60' || user_id, ssf_number = 'S-' || employee_code, cit_number = 'C-' || employee_code where organization_id = $1`,
    [org],
  );
  for (const name of ['asha', 'bina', 'chitra'])
    await payroll.query(
      `insert into bank_account (organization_id, employee_id, bank_id, branch_name, account_number, account_name, is_primary)
       values ($1, $2, (select id from bank where organization_id = $1), 'Patan', $3, 'Name', true)`,
      [org, payroll.person(name).id, `11${payroll.person(name).id}`],
    );
  await payroll.pay(first);
  const held = await hr.post(`${payroll.base}on-hold/`, {
    employee: payroll.person('chitra').id,
    from_month: second,
    until_month: second,
    reason: 'A laptop is missing',
  });
  expect(held.status).toBe(201);
  await payroll.pay(second);
  // A third payroll that is not confirmed is in no report.
  await payroll.generate('bs:2083-06');
  slips = await payroll.query<Slip>(
    `select s.id, u.full_name as name, s.month, p.name as package, s.gross::text, s.deductions::text, s.net::text, s.tax::text, s.employer_cost::text, s.year_tax::text
       from pay_slip s join person u on u.organization_id = s.organization_id and u.id = s.employee_id
       join pay_package p on p.organization_id = s.organization_id and p.id = s.package_id
      where s.organization_id = $1 and s.month < 'bs:2083-06'`,
    [org],
  );
  lines = await payroll.query<Line>(
    `select parent_id as slip, heading, formula_name, type, amount::text from pay_slip_lines where organization_id = $1`,
    [org],
  );
  const other = await anOrganization(server, 'sagar');
  outsider = await signIn(server, await aMember(server, other, 'om', { is_hr_admin: true }));
});
afterAll(() => server.close());

describe('the difference of a payroll', () => {
  it('adds up to what changed in the pay of each employee, and says the biggest change first with its cause', async () => {
    const { groups } = await figuresOf('difference', payVariance.reports.by_employee, await inMonth(second));
    for (const now of of(second)) {
      const before = of(first).find(({ name }) => name === now.name);
      const { values } = groups.get(now.name) ?? {};
      expect([now.name, paisa(values?.['sum:net_effect'])]).toEqual([now.name, paisa(now.net) - paisa(before?.net)]);
      expect(paisa(values?.['sum:gross_effect'])).toBe(paisa(now.gross) - paisa(before?.gross));
      expect(paisa(values?.['sum:employer_effect'])).toBe(paisa(now.employer_cost) - paisa(before?.employer_cost));
    }
    const rows = await rowsOf<{ size: string; cause: string; employee: { full_name: string } }>('difference');
    const sizes = rows.map(({ size }) => paisa(size));
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    expect(rows.find(({ employee }) => /^dipa/i.test(employee.full_name))?.cause).toBe('left');
  });
});

describe('general information', () => {
  it('says whose details stop a file of the last payroll', async () => {
    const rows = await rowsOf<{
      employee: { full_name: string };
      missing: string[];
      readiness: string;
      basic: string;
      package: { name: string } | null;
    }>('general-info');
    const byName = new Map(rows.map((row) => [row.employee.full_name.split(' ')[0]?.toLowerCase(), row]));
    expect(byName.get('asha')).toMatchObject({
      missing: [],
      readiness: 'complete',
      basic: '60000.00',
      package: { name: 'Social Security Fund' },
    });
    expect(byName.get('chitra')).toMatchObject({ missing: ['pf'], readiness: 'incomplete' });
    expect(byName.get('dipa')).toMatchObject({ missing: ['pf', 'account'], readiness: 'incomplete' });
    expect((await rowsOf<object>('general-info', '&missing__has=account')).length).toBe(1);
  });
});

describe('pay by package', () => {
  it('has the people, cost and net pay of the payslips', async () => {
    const { groups, totals } = await figuresOf('register', payRegister.reports.by_package, await inMonth(second));
    for (const [name, some] of Map.groupBy(of(second), (slip) => slip.package)) {
      const { values } = groups.get(name) ?? {};
      expect(Number(values?.['sum:people'])).toBe(some.length);
      expect(paisa(values?.['sum:gross'])).toBe(sum(some.map(({ gross }) => gross)));
      expect(paisa(values?.['sum:deductions'])).toBe(sum(some.map(({ deductions }) => deductions)));
      expect(paisa(values?.['sum:net'])).toBe(sum(some.map(({ net }) => net)));
      const cost = sum(some.flatMap(({ gross, employer_cost }) => [gross, employer_cost]));
      expect(paisa(values?.['sum:cost'])).toBe(cost);
      expect(Number(values?.['avg:whole_cost'])).toBeCloseTo(cost / 100 / some.length, 1);
    }
    expect(Number(totals['sum:people'])).toBe(of(second).length);
  });
});

describe('the reconciliation', () => {
  const { by_item: report } = payReconciliation.reports;
  const dueOf = (pattern: RegExp) =>
    sum(
      lines
        .filter(
          ({ slip, formula_name, type }) =>
            of(second).some(({ id }) => id === slip) &&
            pattern.test(formula_name) &&
            ['deduction', 'extra_deduction', 'type1_cost', 'type2_cost'].includes(type),
        )
        .map(({ amount }) => amount),
    );

  it('explains the net pay by its ways, and funds and tax by the payslips', async () => {
    const { groups } = await figuresOf('reconciliation', report, await inMonth(second));
    const ways = ['bank', 'cash', 'held', 'settled', 'nothing'].map((way) => groups.get(way)?.values['sum:due']);
    expect(sum(ways)).toBe(sum(of(second).map(({ net }) => net)));
    expect(paisa(groups.get('held')?.values['sum:due'])).toBe(
      paisa(of(second).find(({ name }) => /^chitra/i.test(name))?.net),
    );
    for (const [fund, pattern] of Object.entries(fundsOf))
      expect([fund, paisa(groups.get(fund)?.values['sum:due'])]).toEqual([fund, dueOf(pattern)]);
    expect(paisa(groups.get('tax')?.values['sum:due'])).toBe(sum(of(second).map(({ tax }) => tax)));
    expect(groups.has('unexplained')).toBe(false);
  });

  it('follows the files, leaves what is held open, and names a file that differs from its payslips', async () => {
    const { id } = await payroll.runOf(second);
    const written = [
      await write(id, 'ssf', 'ssf'),
      await write(id, 'tax', 'etds'),
      await write(id, 'disbursement', 'bank'),
      await write(id, 'disbursement', 'cash'),
    ];
    expect(written.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const filters = await inMonth(second);
    const { groups } = await figuresOf('reconciliation', report, filters);
    for (const item of ['bank', 'cash', 'ssf', 'tax'])
      expect([item, paisa(groups.get(item)?.values['sum:open'])]).toEqual([item, 0]);
    expect(groups.get('held')?.values['sum:open']).toBe(groups.get('held')?.values['sum:due']);
    // The number of the fund is missing, so that the file waits.
    expect(groups.get('pf')?.values['sum:handed']).toBe('0.00');
    await payroll.query('update pay_file set total = total + 1 where id = $1', [written[0]?.body.id ?? 0]);
    const wrong = await figuresOf('reconciliation', report, filters);
    expect(wrong.groups.get('unexplained')?.values).toMatchObject({ 'sum:open': '-1.00', 'sum:lines': '0' });
    await payroll.query('update pay_file set total = total - 1 where id = $1', [written[0]?.body.id ?? 0]);
  });
});

describe('the activity', () => {
  it('says who did what with a payroll, files and downloads included', async () => {
    const { id } = await payroll.runOf(second);
    const [file] = await payroll.query<{ id: number }>('select min(id) as id from pay_file where run_id = $1', [id]);
    await hr.get(`${payroll.base}output-file/${file?.id ?? 0}/content/`);
    await hr.get(`${payroll.base}reports/register/export/?format=csv`);
    const rows = await rowsOf<{ action: string; done_by: { full_name: string } }>(
      'activity',
      `&run=${id}&sort=done_at`,
    );
    const done = rows.map(({ action }) => action);
    for (const action of ['generated', 'sent', 'approved', 'confirmed', 'published', 'file_written', 'downloaded'])
      expect(done).toContain(action);
    expect(rows.find(({ action }) => action === 'approved')?.done_by.full_name).toMatch(/^Sita/i);
    const all = await rowsOf<{ action: string; remarks: string | null }>('activity');
    expect(all.some(({ action }) => action === 'held')).toBe(true);
    expect(all.some(({ action, remarks }) => action === 'downloaded' && remarks === 'CSV')).toBe(true);
  });
});

describe('the yearly tax', () => {
  it('is what the payslips withheld, with what is left of the newest projection', async () => {
    const { groups } = await figuresOf('register', payRegister.reports.year_tax);
    for (const [name, own] of Map.groupBy(slips, (slip) => slip.name)) {
      const { values } = groups.get(name) ?? {};
      const withheld = sum(own.map(({ tax }) => tax));
      expect(paisa(values?.['sum:tax'])).toBe(withheld);
      expect(paisa(values?.['sum:tax_portion']) + paisa(values?.['sum:tax_rest'])).toBe(withheld);
      const newest = own.toSorted((a, b) => a.month.localeCompare(b.month)).at(-1);
      expect(paisa(values?.['sum:tax_left'])).toBe(paisa(newest?.year_tax) - withheld);
      const funds = lines.filter(
        ({ slip, formula_name, type }) =>
          own.some(({ id }) => id === slip) && /^(ssf|pf|cit)/.test(formula_name) && type.endsWith('deduction'),
      );
      expect(paisa(values?.['sum:funds'])).toBe(sum(funds.map(({ amount }) => amount)));
    }
  });
});

describe('yearly payslips', () => {
  it('add up to the net pay by employee, and to the payslips by heading', async () => {
    const { groups, body } = await figuresOf('payslip-line', paySlipLine.reports.year);
    for (const [name, own] of Map.groupBy(slips, (slip) => slip.name))
      expect(paisa(groups.get(name)?.values['sum:net_amount'])).toBe(sum(own.map(({ net }) => net)));
    const basic = body.columns.find(({ value }) => nameOf(value) === 'Basic salary');
    expect(paisa(basic?.values['sum:net_amount'])).toBe(
      sum(
        lines
          .filter(({ slip, formula_name }) => formula_name === 'basic' && slips.some(({ id }) => id === slip))
          .map(({ amount }) => amount),
      ),
    );
  });
});

describe('the monthly insight', () => {
  it('divides the cost among branches as the review of the payroll does, and counts who came and went [PC-47]', async () => {
    const { id } = await payroll.runOf(second);
    const review = (await hr.get<PayReview>(`${payroll.base}collection/${id}/review/`)).body;
    const { groups, totals } = await figuresOf('register', payRegister.reports.insight, await inMonth(second));
    expect(review.branches.length).toBe(2);
    for (const { place, now } of review.branches) {
      const { values } = groups.get(place?.name ?? 'null') ?? {};
      expect(values?.['sum:gross']).toBe(now.gross);
      expect(values?.['sum:employer_cost']).toBe(now.employer_cost);
      expect(values?.['sum:net']).toBe(now.net);
      expect(Number(values?.['sum:people'])).toBe(now.people);
    }
    expect([Number(totals['sum:departed']), Number(totals['sum:joined'])]).toEqual([1, 0]);
    expect(Number(groups.get('Pokhara')?.values['sum:departed'])).toBe(1);
  });
});

describe('reports of payroll', () => {
  const paths = (Object.keys(lists) as (keyof typeof lists)[]).flatMap((list) =>
    ['', 'aggregate/', 'export/?format=csv'].map((part) => `reports/${list}/${part}`),
  );
  it.each(paths)('%s is refused to those who see no pay, and to another organization', async (path) => {
    expect((await plain.get(`${payroll.base}${path}`)).status).toBe(403);
    expect((await outsider.get(`${payroll.base}${path}`)).status).toBe(404);
    const own = await outsider.get<{ results?: object[]; groups?: object[] }>(`/payroll/sagar/${path}`);
    expect(own.status).toBe(200);
    // The activity has what this very test downloads.
    if (!path.includes('export') && !path.includes('activity')) expect(own.body.results ?? own.body.groups).toEqual([]);
  });
});

describe('the insight of a team', () => {
  let team: Payroll;
  let boss: Client;
  let other: Client;
  const insight = async (who: Client, query = '') => who.get<TeamInsight>(`${team.base}team-insight/${query}`);
  const names = ['ana', 'ben', 'cid', 'dev', 'eva', 'fay', 'gia', 'hem'] as const;

  beforeAll(async () => {
    team = await Payroll.of(server, 'team');
    await team.hr.post(`${team.base}heading/ready-made/`);
    const { id: org } = team.organization;
    const branches = await team.query<{ id: number }>(
      `insert into branch (organization_id, name, code) values ($1, 'Kathmandu', 'KTM'), ($1, 'Pokhara', 'PKR') returning id`,
      [org],
    );
    const lead = await team.anEmployee('lead');
    boss = await signIn(server, lead);
    const few = await team.anEmployee('few');
    other = await signIn(server, few);
    const pf = (await team.idsBy('package', 'name'))['Provident fund and CIT'] as number;
    for (const [place, name] of names.entries()) {
      const { id } = await team.anEmployee(name);
      await team.query('update employee set branch_id = $2 where user_id = $1', [
        id,
        branches[place < 6 ? 0 : 1]?.id ?? 0,
      ]);
      await team.assign(name, pf, { basic: `${30 + place}000.00` });
      for (const [at, supervisor] of (place < 2 ? [lead.id, few.id] : [lead.id]).entries())
        await team.query(
          `insert into supervision (organization_id, supervisor_id, subordinate_id, position, valid_from) values ($1, $2, $3, $4, '2020-01-01')`,
          [org, supervisor, id, at + 1],
        );
    }
    await team.pay(first);
    await team.pay(second);
  });

  it('adds the team up against the month before, and shows no branch whose few others follow from it', async () => {
    const { status, body } = await insight(boss);
    expect([status, body.month, body.months]).toEqual([200, second, [second, first]]);
    const paid = await team.query<{ month: string; gross: string; net: string }>(
      `select s.month, sum(s.gross)::text as gross, sum(s.net)::text as net from pay_slip s where s.organization_id = $1 group by 1 order by 1 desc`,
      [team.organization.id],
    );
    expect(body.team?.now).toMatchObject({ people: 8, gross: paid[0]?.gross, net: paid[0]?.net });
    expect(body.team?.before).toMatchObject({ people: 8, gross: paid[1]?.gross });
    // Two are left in Pokhara, so that Kathmandu is not shown alone.
    expect(body.groups).toEqual([]);
  });

  it('shows branches of five and more', async () => {
    const others = await team.query<{ id: number }>(
      `insert into branch (organization_id, name, code) values ($1, 'Butwal', 'BTL') returning id`,
      [team.organization.id],
    );
    for (const name of ['ike', 'jay', 'kim']) {
      const { id } = await team.anEmployee(name);
      await team.query('update employee set branch_id = $2 where user_id = $1', [id, others[0]?.id ?? 0]);
      await team.assign(name, (await team.idsBy('package', 'name'))['Provident fund and CIT'] as number, {
        basic: '50000.00',
      });
      await team.query(
        `insert into supervision (organization_id, supervisor_id, subordinate_id, position, valid_from) values ($1, $2, $3, 1, '2020-01-01')`,
        [team.organization.id, team.person('lead').id, id],
      );
    }
    await team.pay('bs:2083-06');
    const { body } = await insight(boss);
    expect(body.groups.map(({ branch, is_rest, now }) => [branch?.name ?? null, is_rest, now.people])).toEqual([
      ['Kathmandu', false, 6],
      [null, true, 5],
    ]);
    expect(sum(body.groups.map(({ now }) => now.gross))).toBe(paisa(body.team?.now.gross));
    // The rest of the month before were two.
    expect(body.groups.map(({ before }) => before)).toEqual([null, null]);
  });

  it('shows smaller or only greater groups where the settings say so, and never fewer than three', async () => {
    const store = (least_people: number) => team.hr.patch(`${team.base}report-setting/`, { least_people });
    expect((await store(2)).status).toBe(400);
    expect((await store(3)).status).toBe(200);
    const { body } = await insight(boss);
    expect([body.least_people, body.groups.map(({ now }) => now.people)]).toEqual([3, [6, 5]]);
    await store(12);
    expect((await insight(boss)).body).toMatchObject({ least_people: 12, team: null, groups: [] });
    await store(5);
    expect((await boss.patch(`${team.base}report-setting/`, { least_people: 3 })).status).toBe(403);
  });

  it('says nothing of a team of few, nor to others, and refuses unknown months and another organization', async () => {
    expect((await insight(other)).body).toMatchObject({ team: null, groups: [] });
    expect((await insight(boss, '?month=bs:2079-01')).status).toBe(404);
    const withoutTeam = await signIn(server, team.person('ana'));
    expect((await insight(withoutTeam)).body).toMatchObject({ month: null, months: [], team: null, groups: [] });
    expect((await insight(outsider)).status).toBe(404);
  });
});
