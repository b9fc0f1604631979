/** The headings that reports of payroll show in columns: in the order and with the columns that HR sets, and with totals that stay whole. */
import type { Aggregate } from '@karmik/model/kit/report';
import type { PaySheet } from '@karmik/model/payroll/review/review';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Payroll } from './support/payroll.ts';
import { aMember, signIn, startServer, type TestServer } from './support/server.ts';

let server: TestServer;
let payroll: Payroll;
let run: number;
const [shrawan, bhadra] = ['bs:2083-04', 'bs:2083-05'] as const;

type Setting = readonly { readonly heading: string; readonly is_shown?: boolean }[];

/** Stores the columns by the names of headings in formulas. */
async function show(columns: Setting) {
  const headings = await Promise.all(
    columns.map(async ({ heading, is_shown = true }) => ({ heading: await payroll.heading(heading), is_shown })),
  );
  return payroll.hr.patch<Record<string, string[]>>(`${payroll.base}report-setting/`, { headings });
}
const sheet = async (): Promise<PaySheet> =>
  (await payroll.hr.get<PaySheet>(`${payroll.base}collection/${run}/sheet/`)).body;
const columnsOf = ({ headings }: PaySheet): string[] => headings.map(({ formula_name }) => formula_name);

const wholeNet = 'type__in=addition,extra_addition,deduction,extra_deduction,tax_deduction';
/** The columns of a report over headings: each with its total, and the total of all. */
async function report(path: string, groupBy: string, measure: string) {
  const { status, body } = await payroll.hr.get<Aggregate>(
    `${payroll.base}reports/${path}/aggregate/?group_by=${groupBy},pay_heading&measures=${measure}&order=name&${wholeNet}`,
  );
  expect(status).toBe(200);
  return {
    columns: body.columns.map(({ value, is_rest, values }) => [
      is_rest ? 'Others' : (value as { name: string }).name,
      values[measure],
    ]),
    total: body.totals[measure],
    cells: body.groups.map(({ value, cells }) => [
      (value as { full_name?: string; name?: string }).full_name ?? (value as { name: string }).name,
      ...cells.map(({ values }) => values[measure] ?? null),
    ]),
  };
}

beforeAll(async () => {
  server = await startServer();
  payroll = await Payroll.of(server, 'columns');
  await payroll.hr.post(`${payroll.base}heading/ready-made/`);
  const of = await payroll.aPackage('Plain', ['basic', 'allowance', 'social_security_tax', 'remuneration_tax']);
  await payroll.anEmployee('asha');
  await payroll.anEmployee('bina');
  await payroll.assign('asha', of, { basic: '100000.00', allowance: '4000.00' });
  await payroll.assign('bina', of, { basic: '30000.00', allowance: '1000.50' });
  await payroll.pay(shrawan);
  // From Bhadra on the allowance of Bina rises by 500.25.
  await payroll.query(
    `update pay_package_assignment set ends_on = '2026-08-16' where organization_id = $1 and employee_id = $2`,
    [payroll.organization.id, payroll.person('bina').id],
  );
  await payroll.assign('bina', of, { basic: '30000.00', allowance: '1500.75' }, '2026-08-17');
  await payroll.pay(bhadra);
  ({ id: run } = await payroll.runOf(bhadra));
});
afterAll(() => server.close());

describe('headings of payroll reports', () => {
  it('are in the order of the payslip until HR sets another one', async () => {
    expect(columnsOf(await sheet())).toEqual(['basic', 'allowance', 'social_security_tax', 'remuneration_tax']);
    const { columns } = await report('payslip-line', 'employee', 'sum:net_amount');
    expect(columns.map(([name]) => name)).toEqual([
      'Basic salary',
      'Other allowance',
      'Social security tax',
      'Remuneration tax',
    ]);
  });

  it('are in the order of the setting, and those without a column are added up so that totals stay whole', async () => {
    const before = await sheet();
    const yearBefore = await report('payslip-line', 'employee', 'sum:net_amount');
    const saved = await show([
      { heading: 'allowance' },
      { heading: 'social_security_tax', is_shown: false },
      { heading: 'basic' },
      { heading: 'remuneration_tax', is_shown: false },
    ]);
    expect(saved.status).toBe(200);
    const after = await sheet();
    expect(columnsOf(after)).toEqual(['allowance', 'basic', 'other deductions']);
    expect(after.headings.at(-1)).toMatchObject({ heading: 'Other deductions', heading_ne: 'अन्य कट्टी' });
    for (const [index, { amounts, net, deductions }] of after.results.entries()) {
      const was = before.results[index];
      expect(amounts['other deductions']).toBe(deductions);
      expect([net, amounts['basic'], amounts['allowance']]).toEqual([
        was?.net,
        was?.amounts['basic'],
        was?.amounts['allowance'],
      ]);
      expect(amounts['remuneration_tax']).toBeUndefined();
    }
    // 104,000 a month is 1,248,000 a year: 1 % of 1,000,000 and 10 % of 248,000, of which each month withholds a twelfth. Bina pays 1 %: 310.01 in Shrawan
    // and an eleventh of 3,775.0875 - 310.01 in Bhadra.
    expect(after.results.map(({ amounts }) => amounts['other deductions'])).toEqual(['2900.00', '315.01']);
    const year = await report('payslip-line', 'employee', 'sum:net_amount');
    expect(year.columns).toEqual([
      ['Other allowance', '10501.25'],
      ['Basic salary', '260000.00'],
      ['Others', '-6425.02'],
    ]);
    expect(year.total).toBe(yearBefore.total);
    const packages = await report('payslip-line', 'package', 'sum:net_amount');
    expect(packages.cells).toEqual([['Plain', '10501.25', '260000.00', '-6425.02']]);
    const difference = await report('difference', 'employee', 'sum:net_effect');
    expect(difference.columns.map(([name]) => name)).toEqual(['Other allowance', 'Others']);
    expect(difference.columns[0]?.[1]).toBe('500.25');
  });

  it('are the columns of the spreadsheets too', async () => {
    const { body } = await payroll.hr.get<string>(`${payroll.base}collection/${run}/sheet/export/?format=csv`);
    expect(body.split('\n')[0]).toMatch(/^\uFEFF?Employee,Other allowance,Basic salary,Other deductions,Gross,/);
    const nepali = await payroll.hr.get<string>(
      `${payroll.base}collection/${run}/sheet/export/?format=csv&language=ne`,
    );
    expect(nepali.body.split('\n')[0]).toContain('अन्य कट्टी');
    const year = await payroll.hr.get<string>(
      `${payroll.base}reports/payslip-line/aggregate/export/?group_by=employee,pay_heading&measures=sum:net_amount&order=name&${wholeNet}&format=csv&report=year`,
    );
    expect(year.body.split('\n')[0]).toMatch(/Other allowance.*Basic salary.*Others/);
  });

  it('are listed once, and by HR alone', async () => {
    const twice = await show([{ heading: 'basic' }, { heading: 'basic', is_shown: false }]);
    expect([twice.status, Object.keys(twice.body)]).toEqual([400, ['headings.1.heading']]);
    const other = await signIn(server, await aMember(server, payroll.organization, 'plain'));
    expect((await other.patch(`${payroll.base}report-setting/`, { headings: [] })).status).toBe(403);
    expect((await show([])).status).toBe(200);
    expect(columnsOf(await sheet())).toEqual(['basic', 'allowance', 'social_security_tax', 'remuneration_tax']);
  });
});
