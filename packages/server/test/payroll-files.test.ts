/** Files of a payroll for authorities and banks: their totals against the payslips, who lacks what, corrections, receipts, and accounts. */
import type { PayDuties } from '@karmik/model/payroll/files/calendar';
import type { PayFilePage } from '@karmik/model/payroll/files/page';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { remindOfDuties } from '../src/modules/payroll/files/reminders.ts';
import { Payroll } from './support/payroll.ts';
import { anOrganization, aMember, signIn, startServer, type Client, type TestServer } from './support/server.ts';

interface Written {
  readonly id: number;
  readonly name: string;
  readonly total: string;
  readonly people: number;
  readonly status: string;
  readonly replaces: { id: number } | null;
  readonly code?: string;
  readonly actions: string[];
}

let server: TestServer;
let payroll: Payroll;
let hr: Client;
let asha: Client;
let run = 0;
const month = 'bs:2083-04';
const names = ['asha', 'bina', 'chitra', 'dipa'] as const;

const at = (duty: string, of = run) => `${payroll.base}collection/${of}/output-file/${duty}/`;
const look = async (duty: string, more = '') => (await hr.get<PayFilePage>(`${at(duty)}${more}`)).body;
const write = (duty: string, order: object, who = hr) =>
  who.post<Written>(at(duty), { template: duty, format: 'csv', ...order });
const contentOf = async ({ id }: { id: number }, who = hr) =>
  (await who.get<string>(`${payroll.base}output-file/${id}/content/`)).body;
/** Another reader of files than the one that writes them. */
const read = (text: string): Record<string, string>[] => parse(text, { columns: true, bom: true });
const paisa = (texts: readonly (string | undefined)[]): number =>
  texts.reduce((sum, text) => sum + Number((text ?? '').replace('.', '')), 0);
const sumOfLines = async (where: string): Promise<number> =>
  Number(
    (
      await payroll.query<{ sum: string }>(
        `select coalesce(sum(l.amount), 0)::text as sum from pay_slip s join pay_slip_lines l on l.organization_id = s.organization_id and l.parent_id = s.id
          where s.run_id = $1 and ${where}`,
        [run],
      )
    )[0]?.sum.replace('.', ''),
  );
const rupees = (of: number): string =>
  `NPR ${new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 }).format(of / 100)}`;
const account = (name: string, number: string): Promise<unknown> =>
  payroll.query(
    `insert into bank_account (organization_id, employee_id, bank_id, branch_name, account_number, account_name, is_primary)
     values ($1, $2, (select id from bank where organization_id = $1), '012 Patan', $3, $4, true)`,
    [payroll.organization.id, payroll.person(name).id, number, `${name} Sharma`],
  );
const held = (name: string) =>
  hr.post<{ id: number }>(`${payroll.base}on-hold/`, {
    employee: payroll.person(name).id,
    from_month: month,
    until_month: month,
    reason: 'A laptop is missing',
  });

beforeAll(async () => {
  server = await startServer();
  payroll = await Payroll.of(server, 'himal');
  ({ hr } = payroll);
  await hr.post(`${payroll.base}heading/ready-made/`);
  await payroll.query(`insert into bank (organization_id, name) values ($1, 'Nabil Bank')`, [payroll.organization.id]);
  asha = await signIn(server, await payroll.anEmployee('asha'));
  for (const name of names.slice(1)) await payroll.anEmployee(name);
  const packages = await payroll.idsBy('package', 'name');
  const ssf = packages['Social Security Fund'] as number;
  const pf = packages['Provident fund and CIT'] as number;
  await payroll.assign('asha', ssf, { basic: '60000.00', allowance: '40000.00' });
  await payroll.assign('bina', ssf, { basic: '45555.55', allowance: '10000.00', cit: '2500.00' });
  await payroll.assign('chitra', pf, { basic: '80000.00', cit: '5000.00' });
  await payroll.assign('dipa', pf, { basic: '30000.00' });
  await payroll.query(
    `update employee set ssf_number = 'S-' || employee_code, pf_number = 'P-' || employee_code, pan_number = '60' || user_id where organization_id = $1`,
    [payroll.organization.id],
  );
  await account('asha', '111');
  await account('bina', '112');
  await account('chitra', '113');
  expect((await held('chitra')).status).toBe(201);
  await payroll.generate(month);
  run = (await payroll.runOf(month)).id;
});
afterAll(() => server.close());

describe('before a payroll is confirmed', () => {
  it('its lines are seen, and no file is written', async () => {
    const page = await look('ssf');
    expect(page.run.is_confirmed).toBe(false);
    expect(page.sums).toEqual({ basic: '105555.55', employee: '11611.11', employer: '21111.11', total: '32722.22' });
    expect(await write('ssf', {})).toMatchObject({ status: 409, body: { code: 'not_confirmed' } });
    expect(await payroll.query('select 1 from pay_file')).toEqual([]);
  });

  it('keeps the account of its payslip, says that it changed, and takes the new one for the employee who is computed again [PC-45]', async () => {
    await payroll.query(`update bank_account set account_number = '222' where account_number in ('111', '112')`);
    const page = await look('disbursement');
    expect(page.changed.map(({ id }) => id)).toEqual([payroll.person('asha').id, payroll.person('bina').id]);
    expect(page.results.map(({ values }) => values['account'])).toEqual(['111', '112', '113']);
    await payroll.query(`update bank_account set account_number = '223' where employee_id = $1`, [
      payroll.person('bina').id,
    ]);
    const again = await hr.post(`${payroll.base}collection/${run}/recompute/`, { employee: payroll.person('bina').id });
    expect(again.status).toBe(200);
    const after = await look('disbursement');
    expect(after.changed.map(({ id }) => id)).toEqual([payroll.person('asha').id]);
    expect(after.results.map(({ values }) => values['account'])).toEqual(['111', '223', '113']);
  });
});

describe('a file', () => {
  beforeAll(() => payroll.settle(month));

  it('of the SSF has what the payslips deduct and cost, by another reader', async () => {
    const { status, body } = await write('ssf', {});
    expect([status, body.name, body.people, body.total]).toEqual([201, 'ssf-2083-04-1.csv', 2, '32722.22']);
    const rows = read(await contentOf(body));
    expect(rows.map((row) => row['SSID'])).toEqual(['S-E-asha', 'S-E-bina']);
    expect(paisa(rows.map((row) => row['Employee 11%']))).toBe(await sumOfLines(`l.formula_name = 'ssf_employee'`));
    expect(paisa(rows.map((row) => row['Employer 20%']))).toBe(await sumOfLines(`l.formula_name = 'ssf_employer'`));
  });

  it('of the provident fund and the CIT likewise; who lacks a number is named, and is left out or stops it', async () => {
    const pf = read(await contentOf((await write('pf', {})).body));
    expect(paisa(pf.map((row) => row['Total']))).toBe(await sumOfLines(`l.formula_name like 'pf\\_%'`));
    const { lacks } = await look('cit');
    expect(lacks.map(({ employee, lacks: what, href }) => [employee.id, what.en, href])).toEqual(
      ['bina', 'chitra'].map((name) => [
        payroll.person(name).id,
        'CIT number',
        `/admin/himal/hris/users/${payroll.person(name).id}`,
      ]),
    );
    expect(await write('cit', {})).toMatchObject({ status: 409, body: { code: 'lacking_numbers' } });
    await payroll.query(`update employee set cit_number = 'C1' where user_id = $1`, [payroll.person('bina').id]);
    expect((await write('cit', { leaves_out: true })).body).toMatchObject({ people: 1, total: '2500.00' });
    await payroll.query(`update employee set cit_number = 'C2' where user_id = $1`, [payroll.person('chitra').id]);
    expect((await write('cit', {})).body).toMatchObject({ people: 1, total: '5000.00' });
    expect((await look('cit')).open).toMatchObject({ people: 0 });
  });

  it('of the tax has one line for each employee and revenue code, with the day in BS', async () => {
    const order = { template: 'etds', paid_on: '2026-08-20' };
    const rows = read(await contentOf((await write('tax', order)).body));
    const of = (code: string) => rows.filter((row) => row['Revenue code'] === code).map((row) => row['TDS amount']);
    expect(paisa(of('11211'))).toBe(await sumOfLines(`l.formula_name = 'social_security_tax'`));
    expect(paisa(of('11112'))).toBe(await sumOfLines(`l.formula_name = 'remuneration_tax'`));
    expect(new Set(rows.map((row) => row['Payment date (BS)']))).toEqual(new Set(['2083-05-04']));
    expect(rows.every((row) => row['PAN']?.startsWith('60'))).toBe(true);
  });

  it('of the tax has the revenue codes and the payment that the settings say, and leaves what is written as it is', async () => {
    const [before] = (await hr.get<{ results: Written[] }>(`${payroll.base}output-file/?as=hr&duty=tax`)).body.results;
    const bytes = await contentOf(before as Written);
    const setting = (body: object) => hr.patch(`${payroll.base}tax-report-setting/`, body);
    expect((await setting({ rest_code: 'two words' })).status).toBe(400);
    const paymentsBy = async (payment: string) => {
      expect((await setting({ payment, portion_code: '99999' })).status).toBe(200);
      const { results } = await look('tax');
      const own = results.find(({ employee }) => employee.id === payroll.person('chitra').id);
      expect(own?.values['revenue']).toBe('99999');
      return own?.values['taxable'];
    };
    const slip = await payroll.query<{ gross: string; counted_income: string; taxable: string }>(
      `select gross::text, counted_income::text, (counted_income - counted_retirement)::text as taxable from pay_slip where run_id = $1 and employee_id = $2`,
      [run, payroll.person('chitra').id],
    );
    expect([await paymentsBy('gross'), await paymentsBy('assessable'), await paymentsBy('taxable')]).toEqual([
      slip[0]?.gross,
      slip[0]?.counted_income,
      slip[0]?.taxable,
    ]);
    expect(new Set([slip[0]?.gross, slip[0]?.counted_income, slip[0]?.taxable]).size).toBe(3);
    const duty = (await hr.get<PayDuties>(`${payroll.base}duty/`)).body.results.map(({ revenue }) => revenue);
    expect(duty).toContain('99999');
    expect(await contentOf(before as Written)).toBe(bytes);
    await setting({ payment: 'assessable', portion_code: null });
  });

  it('for the bank pays by the stored account, cash to who has none, and nothing that is held [PC-42] [PC-43] [PC-45]', async () => {
    const page = await look('disbursement');
    const net = async (name: string) => (await payroll.slipOf(name, month))?.net;
    expect(page.held).toEqual({ people: 1, total: await net('chitra') });
    expect(page.results.map(({ state }) => state)).toEqual(['open', 'open', 'held']);
    const { body } = await write('disbursement', { template: 'nmb' });
    const text = await contentOf(body);
    expect(text).toBe(
      `Account number,Name,Amount,Branch code,Narration\r\n111,asha Sharma,${await net('asha')},012,Salary Shrawan 2083\r\n223,bina Sharma,${await net('bina')},012,Salary Shrawan 2083\r\n`,
    );
    const cash = read(await contentOf((await write('disbursement', { template: 'cash' })).body));
    expect(cash.map((row) => row['Amount'])).toEqual([await net('dipa')]);
    await payroll.query(`update bank_account set account_number = '999'`);
    server.move(365 * 86_400_000);
    expect(
      await contentOf(
        body,
        await signIn(server, await aMember(server, payroll.organization, 'gita', { is_hr_admin: true })),
      ),
    ).toBe(text);
    server.move(-365 * 86_400_000);
  });

  it('of what is released later has that alone [PC-43]', async () => {
    const [hold] = await payroll.query<{ id: number }>('select id from pay_hold');
    expect((await hr.post(`${payroll.base}on-hold/${hold?.id}/release/`, {})).status).toBe(200);
    const { status, body } = await write('disbursement', { template: 'nabil', format: 'txt' });
    expect([status, body.code]).toEqual([201, undefined]);
    expect(await contentOf(body)).toBe(
      `113\tchitra Sharma\t${(await payroll.slipOf('chitra', month))?.net}\t012\tSalary Shraw\r\n`,
    );
  });

  it('is not written twice; a correction names the one that it replaces, which stays as it was', async () => {
    expect(await write('ssf', {})).toMatchObject({ status: 409, body: { code: 'nothing_open' } });
    const [first] = await payroll.query<{ id: number }>(`select id from pay_file where duty = 'ssf'`);
    const before = await contentOf({ id: first?.id ?? 0 });
    await payroll.query(`update employee set ssf_number = 'NEW' where user_id = $1`, [payroll.person('asha').id]);
    const { body } = await write('ssf', { replaces: first?.id });
    expect(body).toMatchObject({ name: 'ssf-2083-04-2.csv', people: 2, replaces: { id: first?.id } });
    expect(await contentOf({ id: first?.id ?? 0 })).toBe(before);
    expect(before).not.toContain('NEW');
    expect(await contentOf(body)).toContain('NEW');
    expect(await write('ssf', { replaces: first?.id })).toMatchObject({
      status: 400,
      body: { replaces: [expect.any(String)] },
    });
  });

  it('is closed by its receipt, once', async () => {
    const [last] = await payroll.query<{ id: number }>(`select max(id) as id from pay_file where duty = 'ssf'`);
    const pay = (input: object) => hr.post<Written>(`${payroll.base}output-file/${last?.id}/pay/?as=hr`, input);
    const receipt = { receipt_number: 'R-1', paid_on: '2026-08-30', paid_by: payroll.person('bina').id };
    expect((await pay({ ...receipt, receipt_number: '' })).status).toBe(400);
    expect((await pay(receipt)).body).toMatchObject({ status: 'Paid', receipt_number: 'R-1', actions: [] });
    expect((await pay(receipt)).status).toBe(409);
  });

  it('with its receipt ends the duty of its month; the others are late after their day, or have none in the law', async () => {
    const { results } = (await hr.get<PayDuties>(`${payroll.base}duty/`)).body;
    expect(results.map(({ duty, revenue, due_on, state }) => [duty, revenue, due_on, state])).toEqual([
      ['ssf', null, '2026-09-10', 'done'],
      ['tax', '11211', '2026-09-10', 'late'],
      ['tax', '11112', '2026-09-10', 'late'],
      ['pf', null, null, 'due'],
      ['cit', null, null, 'due'],
    ]);
    const sumOf = (duty: string) => paisa(results.filter((each) => each.duty === duty).map(({ amount }) => amount));
    expect(sumOf('tax')).toBe(await sumOfLines(`l.type = 'tax_deduction'`));
    expect(sumOf('pf')).toBe(await sumOfLines(`l.formula_name like 'pf%'`));
    expect((await asha.get(`${payroll.base}duty/`)).status).toBe(403);
  });

  it('is reminded of before its day and once it is late, once each, unless it is done', async () => {
    const told = async () =>
      (
        await payroll.query<{ text: string }>(
          `select text_en as text from notification where recipient_id = (select id from users where email like 'hari-himal%') and text_en ~ ' (is|was) due on ' order by id`,
        )
      ).map(({ text }) => text);
    const remindOn = async (day: string, times = 1) => {
      const moved = Date.parse(`${day}T04:00:00Z`) - server.context.clock().getTime();
      server.move(moved);
      for (let time = 0; time < times; time++) await remindOfDuties(server.context);
      const texts = await told();
      server.move(-moved);
      return texts;
    };
    const owed = rupees(await sumOfLines(`l.type = 'tax_deduction'`));
    expect(await remindOn('2026-09-04')).toEqual([]);
    const ahead = `Tax (e-TDS) of Shrawan 2083 is due on 2026-09-10: ${owed}. Pay it and record the receipt`;
    expect(await remindOn('2026-09-05', 2)).toEqual([ahead]);
    expect(await remindOn('2026-09-10')).toEqual([ahead]);
    const late = `Tax (e-TDS) of Shrawan 2083 was due on 2026-09-10: ${owed}. Pay it, or record the receipt`;
    expect(await remindOn('2026-09-11')).toEqual([ahead, late]);
    expect(await remindOn('2026-09-12')).toEqual([ahead, late]);
  });

  it('is reminded of without a change of the payroll: a decision on what was read before is taken', async () => {
    const read = async () =>
      (await hr.get<{ version: string }>(`${payroll.base}collection/${run}/?as=hr`)).body.version;
    const before = await read();
    await payroll.query('delete from pay_run_reminder where run_id = $1', [run]);
    await remindOfDuties(server.context);
    const [noted] = await payroll.query<{ reminded_on: string | null }>(
      'select reminded_on from pay_run_reminder where run_id = $1',
      [run],
    );
    expect(noted?.reminded_on).toBe('2026-11-21');
    expect(await read()).toBe(before);
  });

  it('of one bank is corrected for its own employees alone', async () => {
    const [sheet] = await payroll.query<{ id: number; people: number }>(
      `select id, people from pay_file where duty = 'disbursement' and template = 'nabil' and status <> 'Replaced' order by id limit 1`,
    );
    const { body } = await write('disbursement', { template: 'nabil', format: 'txt', replaces: sheet?.id });
    expect(body).toMatchObject({ people: sheet?.people, replaces: { id: sheet?.id } });
  });

  it('and its export are written down', async () => {
    const [logged] = await payroll.query<{ count: number }>(
      `select count(*)::integer as count from export_log where entity = 'pay_file'`,
    );
    expect(logged?.count).toBeGreaterThan(10);
    const [audited] = await payroll.query<{ count: number }>(
      `select count(*)::integer as count from audit_event where object_type = 'pay_file' and action = 'written'`,
    );
    expect(audited?.count).toBe(10);
  });

  it('is workable as a spreadsheet', async () => {
    const page = await look('disbursement', '?template=bank&bank=1&limit=1');
    expect(page).toMatchObject({ count: 3, banks: [{ people: 3 }] });
    const [etds] = await payroll.query<{ id: number }>(`select id from pay_file where duty = 'tax'`);
    const { body } = await write('tax', { template: 'etds', format: 'xlsx', replaces: etds?.id });
    expect(body.name).toMatch(/\.xlsx$/);
  });

  it.each([
    ['a template of another page', { template: 'pf' }, 'template'],
    ['a format that the template lacks', { template: 'ssf', format: 'txt' }, 'format'],
    ['no template', { template: '' }, 'template'],
  ])('with %s is refused', async (_, order, field) => {
    const { status, body } = await write('ssf', order);
    expect([status, Object.keys(body)]).toEqual([400, [field]]);
  });

  it('is refused to employees, and unknown to other organisations', async () => {
    expect((await asha.get(at('ssf'))).status).toBe(403);
    expect((await write('ssf', {}, asha)).status).toBe(403);
    expect((await asha.get(`${payroll.base}output-file/?as=hr`)).status).toBe(403);
    const sagar = await anOrganization(server, 'sagar');
    const other = await signIn(server, await aMember(server, sagar, 'olga', { is_hr_admin: true }));
    expect((await other.get(`/payroll/sagar/collection/${run}/output-file/ssf/`)).status).toBe(404);
    expect((await other.get('/payroll/sagar/output-file/1/content/')).status).toBe(404);
    const reader = await signIn(server, await aMember(server, payroll.organization, 'ram', { codes: ['11.99'] }));
    expect((await reader.get(at('ssf'))).status).toBe(200);
    expect((await write('ssf', {}, reader)).status).toBe(403);
  });
});
