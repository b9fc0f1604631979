/** Vouchers of payrolls: what they debit and credit, what they lack, and that each is made, reversed and written once. */
import { buffer } from 'node:stream/consumers';
import type { PayVoucherPage } from '@karmik/model/payroll/voucher/page';
import { parse } from 'csv-parse/sync';
import { bsToAdText } from 'date-bs';
import { DomUtils, parseDocument } from 'htmlparser2';
import readWorkbook from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postLine } from '../src/ledger/ledger.ts';
import { Payroll } from './support/payroll.ts';
import { anOrganization, aMember, signIn, startServer, type Client, type TestServer } from './support/server.ts';

interface Refusal {
  readonly code?: string;
  readonly detail?: string;
}
interface Voucher extends Refusal {
  readonly id: number;
  readonly number: string;
  readonly voucher_on: string;
  readonly total: string;
  readonly status: string;
  readonly actions: string[];
  readonly reverses: { id: number } | null;
  readonly lines: { debit: string | null; credit: string | null; ledger: { name: string } }[];
}

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const paisa = (text: string | null | undefined): number => Number((text ?? '0').replace('.', ''));
const sumOf = (texts: readonly (string | null | undefined)[]): number =>
  texts.reduce((sum, text) => sum + paisa(text), 0);

/** An organisation with ready-made headings, two branches and the package of the SSF. */
class Books {
  readonly payroll: Payroll;
  readonly ssf: number;
  readonly branches: readonly number[];
  private constructor(payroll: Payroll, ssf: number, branches: readonly number[]) {
    this.payroll = payroll;
    this.ssf = ssf;
    this.branches = branches;
  }

  static async of(slug: string): Promise<Books> {
    const payroll = await Payroll.of(server, slug);
    await payroll.hr.post(`${payroll.base}heading/ready-made/`);
    const ssf = (await payroll.idsBy('package', 'name'))['Social Security Fund'] as number;
    const branches = await payroll.query<{ id: number }>(
      `insert into branch (organization_id, name) values ($1, 'Kathmandu'), ($1, 'Pokhara') returning id`,
      [payroll.organization.id],
    );
    return new Books(
      payroll,
      ssf,
      branches.map(({ id }) => id),
    );
  }

  /** Ledgers, mappings and the type of vouchers. */
  async setUp(setting: object = {}): Promise<void> {
    const { hr, base } = this.payroll;
    expect((await hr.post(`${base}ledger/ready-made/`)).status).toBe(200);
    const type = await hr.post<{ id: number }>(`${base}voucher-type/`, { code: 'SAL', name: 'Salary', prefix: 'SAL' });
    const saved = await hr.patch(`${base}voucher-setting/`, { voucher_type: type.body.id, ...setting });
    expect([type.status, saved.status]).toEqual([201, 200]);
  }

  /** @param moves branches by their first days */
  async employ(name: string, amounts: Readonly<Record<string, string>>, ...moves: [from: string, branch: number][]) {
    const { id } = await this.payroll.anEmployee(name);
    for (const [place, [from, branch]] of moves.entries())
      await this.payroll.query(
        `insert into employment (organization_id, employee_id, change, starts_on, ends_on, branch_id) select $1, $2, 'Transfer', $3, nullif($4, '')::date - 1, $5`,
        [this.payroll.organization.id, id, from, moves[place + 1]?.[0] ?? '', this.branches[branch] ?? 0],
      );
    expect((await this.payroll.assign(name, this.ssf, amounts)).status).toBe(201);
  }

  async runOf(month: string, kind?: string): Promise<number> {
    return (await this.payroll.runOf(month, kind)).id;
  }

  at = async (month: string) => `${this.payroll.base}collection/${await this.runOf(month)}/voucher/`;
  look = async (month: string) => (await this.payroll.hr.get<PayVoucherPage>(await this.at(month))).body;
  make = async (month: string, who: Client = this.payroll.hr, order: object = {}) =>
    who.post<Voucher>(await this.at(month), order);
}

/** Amounts by ledger, branch and side, as `ledger, branch` to a signed decimal. */
const byLedger = ({ lines }: PayVoucherPage): Record<string, string> =>
  Object.fromEntries(
    lines.map(({ ledger, branch, debit, credit }) => [
      [ledger.name, branch?.name].filter(Boolean).join(', '),
      debit ?? `-${credit}`,
    ]),
  );

describe('a payroll with an amount that has no ledger', () => {
  const month = 'bs:2083-05';
  it('is not sent for approval, unless the settings allow it', async () => {
    const books = await Books.of('without-ledger');
    await books.setUp();
    await books.employ('mina', { basic: '60000.00' });
    const { hr, base } = books.payroll;
    await books.payroll.generate(month);
    const run = await books.runOf(month);
    const send = () => books.payroll.act(hr, run, 'send');
    const lacks = async () =>
      (await hr.get<{ missing_ledgers: number }>(`${base}collection/${run}/review/`)).body.missing_ledgers;
    expect(await lacks()).toBe(0);
    const { body } = await hr.get<{ results: { id: number }[] }>(`${base}ledger-mapping/?posting=net_payable`);
    expect((await hr.delete(`${base}ledger-mapping/${body.results[0]?.id}/`)).status).toBe(204);
    expect(await lacks()).toBe(1);
    const { status, body: refusal } = await send();
    expect([status, refusal]).toEqual([
      409,
      expect.objectContaining({
        code: 'ledgers_missing',
        detail: expect.stringContaining('Net pay has no credit ledger') as string,
      }),
    ]);
    await hr.patch(`${base}voucher-setting/`, { requires_ledgers: false });
    expect(await lacks()).toBe(0);
    expect((await send()).status).toBe(200);
  });
});

describe('the voucher of an employee who moves in the month', () => {
  const month = 'bs:2083-09'; // Poush, of 30 days
  let books: Books;
  beforeAll(async () => {
    server.move(90 * 86_400_000);
    books = await Books.of('moves');
    await books.employ('asha', { basic: '40000.00', allowance: '20000.00' }, ['2020-01-01', 0], ['2026-12-28', 1]);
    await books.payroll.generate(month);
  });
  afterAll(() => server.move(-90 * 86_400_000));

  it('names what has no ledger, and is refused [PC-47]', async () => {
    const { missing, voucher } = await books.look(month);
    expect(voucher).toBeNull();
    expect(missing.map(({ text, href }) => [text.en, href])).toEqual([
      ['Choose the voucher type of payrolls under voucher settings', '/admin/moves/payroll/voucher-settings'],
      ...[
        'Basic salary has no debit ledger',
        'Other allowance has no debit ledger',
        'SSF, employer has no debit ledger',
        'SSF, employer has no credit ledger',
        'SSF, employee has no credit ledger',
      ].map((text) => [text, '/admin/moves/payroll/settings/voucher?tab=mapping']),
      ['Net pay has no credit ledger', '/admin/moves/payroll/settings/voucher?tab=mapping'],
    ]);
  });

  it('bears costs by the days in each branch, and liabilities once in that of the month end [PC-47]', async () => {
    await books.setUp();
    const page = await books.look(month);
    expect(byLedger(page)).toEqual({
      'Salaries and wages, Kathmandu': '16000.00',
      'Salaries and wages, Pokhara': '24000.00',
      'Allowances, Kathmandu': '8000.00',
      'Allowances, Pokhara': '12000.00',
      'SSF contribution, Kathmandu': '3200.00',
      'SSF contribution, Pokhara': '4800.00',
      'SSF payable, Pokhara': '-12400.00',
      'Salary payable, Pokhara': '-55600.00',
    });
    expect([page.debit, page.credit, page.missing]).toEqual(['68000.00', '68000.00', []]);
  });

  it('takes the ledger of a branch before that of all, and names the branch that has none', async () => {
    const { hr, base } = books.payroll;
    const basic = await books.payroll.heading('basic');
    const ids = await books.payroll.idsBy('ledger', 'code');
    const own = await hr.post<{ id: number }>(`${base}ledger-mapping/`, {
      posting: 'heading',
      heading: basic,
      branch: books.branches[1],
      debit_ledger: ids['5140'],
    });
    expect(own.status).toBe(201);
    expect(byLedger(await books.look(month))).toMatchObject({
      'Salaries and wages, Kathmandu': '16000.00',
      'Benefits at exit, Pokhara': '24000.00',
    });
    const [general] = await books.payroll.query<{ id: number }>(
      'select id from pay_ledger_mapping where organization_id = $1 and heading_id = $2 and branch_id is null',
      [books.payroll.organization.id, basic],
    );
    expect((await hr.delete(`${base}ledger-mapping/${general?.id}/`)).status).toBe(204);
    expect((await books.look(month)).missing.map(({ text }) => text.en)).toEqual([
      'Basic salary has no debit ledger for Kathmandu',
    ]);
    await hr.patch(`${base}voucher-setting/`, { requires_ledgers: false });
    await books.payroll.settle(month);
    const refused = await books.make(month);
    expect([refused.status, refused.body.code, refused.body.detail]).toEqual([
      409,
      'unmapped',
      'The voucher does not balance yet: Basic salary has no debit ledger for Kathmandu. Add the mapping.',
    ]);
    expect((await hr.delete(`${base}ledger-mapping/${own.body.id}/`)).status).toBe(204);
    expect((await hr.post(`${base}ledger/ready-made/`)).body).toEqual({ ledgers: 0, mappings: 1 });
  });

  it('keeps branches together where the settings say so', async () => {
    const { hr, base } = books.payroll;
    await hr.patch(`${base}voucher-setting/`, { liabilities: 'organization' });
    expect(byLedger(await books.look(month))).toMatchObject({
      'Salary payable': '-55600.00',
      'SSF payable': '-12400.00',
    });
    await hr.patch(`${base}voucher-setting/`, { splits_by_branch: false });
    expect(byLedger(await books.look(month))).toMatchObject({ 'Salaries and wages': '40000.00' });
    await hr.patch(`${base}voucher-setting/`, { splits_by_branch: true, liabilities: 'month_end' });
  });

  it.each([
    ['a heading that is posted to nothing', { posting: 'heading' }, 'heading'],
    ['no ledger', { posting: 'net_payable' }, 'credit_ledger'],
    [
      'the ledger of the other side alone',
      { posting: 'heading', heading: 'basic', credit_ledger: '2210' },
      'debit_ledger',
    ],
    ['what is mapped already', { posting: 'net_payable', credit_ledger: '2210' }, 'posting'],
  ])('refuses a mapping with %s', async (_, body, field) => {
    const { hr, base } = books.payroll;
    const ids = await books.payroll.idsBy('ledger', 'code');
    const given = {
      ...body,
      ...('heading' in body && { heading: await books.payroll.heading('basic') }),
      ...('credit_ledger' in body && { credit_ledger: ids['2210'] }),
    };
    const refused = await hr.post(`${base}ledger-mapping/`, given);
    expect([refused.status, Object.keys(refused.body as object)]).toEqual([400, [field]]);
  });
});

describe('a voucher', () => {
  const month = 'bs:2083-04';
  let books: Books;
  let first: Voucher;
  const exported = (id: number, format: string, who = books.payroll.hr) =>
    who.post<{ id: number; name: string }>(`${books.payroll.base}voucher/${id}/file/`, { format });
  const contentOf = async (activity: number) =>
    (await books.payroll.hr.get<string>(`${books.payroll.base}voucher-activity/${activity}/content/`)).body;

  beforeAll(async () => {
    books = await Books.of('books');
    const { payroll } = books;
    await payroll.hr.patch(`${payroll.base}setting/`, { net_step: 'rupee' });
    await books.employ('asha', { basic: '60000.00', allowance: '40000.33' }, ['2020-01-01', 0]);
    await books.employ('bina', { basic: '45555.55', cit: '2500.00' }, ['2020-01-01', 0]);
    await books.employ('chitra', { basic: '27345.67' }, ['2020-01-01', 1]);
    for (const name of ['bina', 'chitra'])
      await payroll.hr.post(`${payroll.base}on-hold/`, {
        employee: payroll.person(name).id,
        from_month: month,
        until_month: month,
        reason: 'A laptop is missing',
      });
    await payroll.generate(month);
    await books.setUp({ narration: 'Pay for {payroll}' });
  });

  it('is a preview until its payroll is confirmed', async () => {
    const page = await books.look(month);
    expect([page.is_confirmed, page.voucher, page.missing]).toEqual([false, null, []]);
    const refused = await books.make(month);
    expect([refused.status, refused.body.code]).toEqual([409, 'not_confirmed']);
  });

  it('is made once, of two who press at once too', async () => {
    await books.payroll.settle(month);
    const { hr, second } = books.payroll;
    const made = await Promise.all([books.make(month, hr), books.make(month, second)]);
    const [good, late] = made.toSorted((one, other) => one.status - other.status);
    expect([good?.status, late?.status, late?.body.code]).toEqual([201, 409, 'voucher_exists']);
    first = good?.body as Voucher;
    expect(first).toMatchObject({ number: 'SAL-2083/84-0001', voucher_on: '2026-08-16', status: 'Posted' });
    expect((await books.make(month)).status).toBe(409);
    expect(
      await books.payroll.query('select 1 from pay_voucher where run_id = $1', [await books.runOf(month)]),
    ).toHaveLength(1);
  });

  it('balances, and equals the payslips of its payroll [PY-14] [PC-42] [PC-43] [PC-71]', async () => {
    const page = await books.look(month);
    expect(sumOf(page.lines.map(({ debit }) => debit))).toBe(sumOf(page.lines.map(({ credit }) => credit)));
    const run = await books.runOf(month);
    const [slips] = await books.payroll.query<{
      gross: string;
      cost: string;
      paid: string;
      held: string;
      rounding: string;
    }>(
      `select sum(gross)::text as gross, sum(employer_cost)::text as cost, sum(net) filter (where not is_held)::text as paid,
              sum(net) filter (where is_held)::text as held,
              (select sum(amount)::text from pay_slip_lines l join pay_slip o on o.organization_id = l.organization_id and o.id = l.parent_id
                where o.run_id = $1 and l.formula_name = 'rounding') as rounding
         from pay_slip where run_id = $1`,
      [run],
    );
    const total = (name: string, side: 'debit' | 'credit') =>
      sumOf(page.lines.filter(({ ledger }) => ledger.name === name).map((line) => line[side]));
    expect(total('Salary payable', 'credit')).toBe(paisa(slips?.paid));
    expect(total('Salary on hold', 'credit')).toBe(paisa(slips?.held));
    expect(total('Rounding of salary', 'debit') - total('Rounding of salary', 'credit')).toBe(paisa(slips?.rounding));
    expect(paisa(slips?.rounding)).not.toBe(0);
    const earned = total('Salaries and wages', 'debit') + total('Allowances', 'debit');
    expect(earned).toBe(paisa(slips?.gross));
    expect(total('SSF contribution', 'debit')).toBe(paisa(slips?.cost));
    expect(total('SSF payable', 'credit')).toBe(paisa('41199.37'));
    expect(page.voucher?.narration).toBe('Pay for Shrawan 2083');
  });

  it.each(['csv', 'xlsx', 'tally'])(
    'is written as %s, read back by another reader, and kept [PY-14]',
    async (format) => {
      const { status, body } = await exported(first.id, format);
      expect([status, body.name]).toEqual([200, `SAL-2083-84-0001.${format === 'tally' ? 'xml' : format}`]);
      expect((await exported(first.id, format)).body).toEqual(body);
      const [file] = await books.payroll.query<{ storage_key: string }>(
        'select f.storage_key from pay_voucher_activity a join file f on f.organization_id = a.organization_id and f.id = a.file_id where a.id = $1',
        [body.id],
      );
      const bytes = await buffer(server.context.files.get(file?.storage_key ?? ''));
      const rows = await readBack(format, bytes);
      expect(rows).toEqual(first.lines.map(({ ledger, debit, credit }) => [ledger.name, debit ?? '', credit ?? '']));
    },
  );

  it('keeps the bytes of a file whatever changes after it', async () => {
    const { hr, base } = books.payroll;
    const { body } = await exported(first.id, 'tally');
    const before = await contentOf(body.id);
    expect(before).toContain('<LEDGERNAME>Salary payable</LEDGERNAME>');
    const ledger = (await books.payroll.idsBy('ledger', 'code'))['2210'];
    expect((await hr.patch(`${base}ledger/${ledger}/`, { tally_name: 'Salaries due' })).status).toBe(200);
    expect((await exported(first.id, 'tally')).body).toEqual(body);
    expect(await contentOf(body.id)).toBe(before);
  });

  async function readBack(format: string, bytes: Buffer): Promise<string[][]> {
    if (format === 'csv') {
      const rows: Record<string, string>[] = parse(bytes, { columns: true, bom: true });
      return rows.map((row) => [row['Ledger'] ?? '', row['Debit'] ?? '', row['Credit'] ?? '']);
    }
    if (format === 'xlsx') {
      const [sheet] = await readWorkbook(bytes, { parseNumber: (digits) => Number(digits).toFixed(2) });
      return (sheet?.data ?? [])
        .slice(1)
        .map((row) => [4, 8, 9].map((place) => (typeof row[place] === 'string' ? row[place] : '')));
    }
    const document = parseDocument(bytes.toString('utf8'), { xmlMode: true });
    const { textContent, getElementsByTagName } = DomUtils;
    const textIn = (name: string, node: Parameters<typeof getElementsByTagName>[1]) =>
      textContent(getElementsByTagName(name, node, true)[0] ?? []);
    expect([textIn('DATE', document.children), textIn('VOUCHERNUMBER', document.children)]).toEqual([
      '20260816',
      'SAL-2083/84-0001',
    ]);
    return getElementsByTagName('ALLLEDGERENTRIES.LIST', document.children, true).map(({ children }) => {
      const amount = textIn('AMOUNT', children);
      const isDebit = textIn('ISDEEMEDPOSITIVE', children) === 'Yes';
      expect(amount.startsWith('-')).toBe(isDebit);
      return [textIn('LEDGERNAME', children), isDebit ? amount.slice(1) : '', isDebit ? '' : amount];
    });
  }

  it('is reversed by another one, once, and made again with the next number', async () => {
    const { hr, base } = books.payroll;
    const reverse = (input: object) => hr.post<Voucher>(`${base}voucher/${first.id}/reverse/?as=hr`, input);
    expect((await reverse({})).status).toBe(400);
    expect(await reverse({ remark: 'Wrong', voucher_on: '2026-08-15' })).toMatchObject({
      status: 400,
      body: { voucher_on: ['Choose 2026-08-16 or later'] },
    });
    expect((await reverse({ remark: 'Wrong ledger' })).body).toMatchObject({ status: 'Reversed', actions: [] });
    expect((await reverse({ remark: 'Again' })).status).toBe(409);
    const { results } = (await hr.get<{ results: Voucher[] }>(`${base}voucher/?as=hr&status=Reversal`)).body;
    expect(results).toHaveLength(1);
    expect(results[0]).toMatchObject({ number: 'SAL-2083/84-0002', reverses: { id: first.id }, total: first.total });
    const reversal = (await hr.get<Voucher>(`${base}voucher/${results[0]?.id}/?as=hr`)).body;
    expect(reversal.lines.map(({ debit, credit }) => [credit, debit])).toEqual(
      first.lines.map(({ debit, credit }) => [debit, credit]),
    );
    const again = await books.make(month);
    expect([again.status, again.body.number]).toEqual([201, 'SAL-2083/84-0003']);
    const page = await books.look(month);
    expect(page.earlier.map(({ number, status }) => [number, status])).toEqual([
      ['SAL-2083/84-0002', 'Reversal'],
      ['SAL-2083/84-0001', 'Reversed'],
    ]);
    expect([page.voucher?.number, page.files]).toEqual(['SAL-2083/84-0003', []]);
  });

  it('says who made, exported, downloaded and reversed it', async () => {
    const { body } = await books.payroll.hr.get<{ results: { activity: string; format: string | null }[] }>(
      `${books.payroll.base}voucher-activity/?as=hr&voucher=${first.id}&sort=happened_at&limit=100`,
    );
    const count = (activity: string) => body.results.filter((each) => each.activity === activity).length;
    expect(['made', 'exported', 'downloaded', 'reversed'].map(count)).toEqual([1, 3, 2, 1]);
    const audited = await books.payroll.query<{ action: string }>(
      `select distinct action from audit_event where object_type = 'pay_voucher' and object_id = $1 order by action`,
      [first.id],
    );
    expect(audited.map(({ action }) => action)).toEqual(['exported', 'made', 'reversed']);
  });

  it('stays balanced when held pay is paid with the settlement', async () => {
    const page = await books.look(month);
    await books.payroll.query(
      'update pay_slip set is_held = false, settled_in_id = run_id where is_held and run_id = $1',
      [await books.runOf(month)],
    );
    const { hr, base } = books.payroll;
    await hr.post(`${base}voucher/${page.voucher?.id}/reverse/?as=hr`, { remark: 'Again' });
    expect((await books.look(month)).lines.find(({ ledger }) => ledger.code === '2215')?.credit).toBe(
      page.lines.find(({ ledger }) => ledger.code === '2215')?.credit,
    );
  });

  it('is refused to employees and to readers, and unknown to other organisations', async () => {
    const { base, organization } = books.payroll;
    const asha = await signIn(server, books.payroll.person('asha'));
    const path = await books.at(month);
    expect((await asha.get(path)).status).toBe(403);
    expect((await asha.post(path, {})).status).toBe(403);
    expect((await exported(first.id, 'csv', asha)).status).toBe(403);
    expect((await asha.get(`${base}voucher-activity/?as=hr`)).status).toBe(403);
    const reader = await signIn(server, await aMember(server, organization, 'ram', { codes: ['11.99'] }));
    expect((await reader.get(path)).status).toBe(200);
    expect((await reader.post(path, {})).status).toBe(403);
    expect((await exported(first.id, 'csv', reader)).status).toBe(403);
    const other = await anOrganization(server, 'rival');
    const olga = await signIn(server, await aMember(server, other, 'olga', { is_hr_admin: true }));
    const foreign = path.replace('/books/', '/rival/');
    expect((await olga.get(foreign)).status).toBe(404);
    expect((await olga.post(foreign, {})).status).toBe(404);
    expect((await olga.post(`/payroll/rival/voucher/${first.id}/file/`, { format: 'csv' })).status).toBe(404);
    expect((await olga.get('/payroll/rival/voucher-activity/1/content/')).status).toBe(404);
  });

  it('refuses a day before the payroll and a format that it does not have', async () => {
    const early = await books.make(month, books.payroll.hr, { voucher_on: '2026-07-16' });
    expect([early.status, Object.keys(early.body)]).toEqual([400, ['voucher_on']]);
    const odd = await exported(first.id, 'pdf');
    expect([odd.status, Object.keys(odd.body)]).toEqual([400, ['format']]);
  });
});

describe('vouchers of payments', () => {
  const month = 'bs:2083-05';
  let books: Books;
  let run = 0;
  const ids = new Map<string, number>();

  /** Writes the file of a duty and stores its receipt. */
  async function pay(duty: string, template: string): Promise<number> {
    const { hr, base } = books.payroll;
    const file = await hr.post<{ id: number }>(`${base}collection/${run}/output-file/${duty}/`, {
      template,
      format: 'csv',
      leaves_out: true,
    });
    expect([file.status, file.status === 201 ? '' : file.body]).toEqual([201, '']);
    const receipt = {
      receipt_number: `R-${template}`,
      paid_on: '2026-09-20',
      paid_by: books.payroll.person('asha').id,
    };
    expect((await hr.post(`${base}output-file/${file.body.id}/pay/?as=hr`, receipt)).status).toBe(200);
    return file.body.id;
  }
  const at = (file: number) => `${books.payroll.base}output-file/${file}/voucher/`;
  const lookAt = async (file: number) => (await books.payroll.hr.get<PayVoucherPage>(at(file))).body;

  beforeAll(async () => {
    books = await Books.of('payments');
    await books.setUp();
    const { payroll } = books;
    await payroll.query(`insert into bank (organization_id, name) values ($1, 'Nabil Bank')`, [
      payroll.organization.id,
    ]);
    for (const [name, basic, branch] of [
      ['asha', '160000.00', 0],
      ['bina', '50000.00', 1],
      ['chitra', '40000.00', 1],
    ] as const)
      await books.employ(name, { basic, allowance: '10000.00' }, ['2020-01-01', branch]);
    for (const name of ['asha', 'bina'])
      await payroll.query(
        `insert into bank_account (organization_id, employee_id, bank_id, branch_name, account_number, account_name, is_primary)
         select $1, $2, id, 'Patan', $3, $3, true from bank where organization_id = $1`,
        [payroll.organization.id, payroll.person(name).id, name],
      );
    await payroll.query(
      `update employee set ssf_number = 'S' || user_id, pan_number = '60' || user_id where organization_id = $1`,
      [payroll.organization.id],
    );
    const hold = await payroll.hr.post<{ id: number }>(`${payroll.base}on-hold/`, {
      employee: payroll.person('bina').id,
      from_month: month,
      until_month: month,
      reason: 'A laptop is missing',
    });
    ids.set('hold', hold.body.id);
    await payroll.pay(month);
    run = await books.runOf(month);
  });

  it('wait for the voucher of the payroll, whose payables they clear', async () => {
    ids.set('ssf', await pay('ssf', 'ssf'));
    const early = await books.payroll.hr.post<Refusal>(at(ids.get('ssf') ?? 0), {});
    expect([early.status, early.body.code]).toEqual([409, 'no_payroll_voucher']);
    expect((await lookAt(ids.get('ssf') ?? 0)).missing.map(({ text }) => text.en)).toEqual([
      'Make the voucher of the payroll first, since the payment clears its payables.',
    ]);
    expect((await books.make(month)).status).toBe(201);
    const page = await lookAt(ids.get('ssf') ?? 0);
    expect(page).toMatchObject({ voucher: null, missing: [], usual_day: '2026-09-20' });
    const of = await books.look(month);
    const owed = of.lines.filter(({ ledger, credit }) => ledger.name === 'SSF payable' && credit !== null);
    expect(sumOf(page.lines.map(({ debit }) => debit))).toBe(sumOf(owed.map(({ credit }) => credit)));
    expect(byLedger(page)).toEqual({
      ...Object.fromEntries(owed.map(({ branch, credit }) => [`SSF payable, ${branch?.name}`, credit])),
      'Bank account': `-${page.credit}`,
    });
  });

  it('take each payable to zero once all is paid: from the bank, in cash, and what was released from hold', async () => {
    const { hr, base } = books.payroll;
    ids.set('bank', await pay('disbursement', 'bank'));
    ids.set('cash', await pay('disbursement', 'cash'));
    ids.set('tax', await pay('tax', 'etds'));
    server.move(60_000);
    const released = await hr.post(`${base}on-hold/${ids.get('hold')}/release/`, {});
    expect(released.status).toBe(200);
    ids.set('late', await pay('disbursement', 'bank'));
    expect(Object.keys(byLedger(await lookAt(ids.get('cash') ?? 0))).sort()).toEqual([
      'Cash',
      'Salary payable, Pokhara',
    ]);
    expect(Object.keys(byLedger(await lookAt(ids.get('late') ?? 0))).sort()).toEqual([
      'Bank account',
      'Salary on hold, Pokhara',
    ]);
    for (const name of ['ssf', 'bank', 'cash', 'tax', 'late']) {
      const made = await hr.post<Voucher>(at(ids.get(name) ?? 0), {});
      expect([name, made.status, made.body.status]).toEqual([name, 201, 'Posted']);
    }
    const left = await books.payroll.query<{ name: string; branch: string | null; left: string }>(
      `select g.name, b.name as branch, sum(coalesce(l.debit, 0) - coalesce(l.credit, 0))::text as left
         from pay_voucher v join pay_voucher_lines l on l.organization_id = v.organization_id and l.parent_id = v.id
         join pay_ledger g on g.organization_id = v.organization_id and g.id = l.ledger_id left join branch b on b.organization_id = v.organization_id and b.id = l.branch_id
        where v.organization_id = $1 and g.account_group = 'liability' group by g.name, b.name having sum(coalesce(l.debit, 0) - coalesce(l.credit, 0)) <> 0`,
      [books.payroll.organization.id],
    );
    expect(left).toEqual([]);
    const { body } = await hr.get<{ results: { id: number; voucher: { number: string } | null }[] }>(
      `${base}collection/${run}/voucher/payment/`,
    );
    expect(body.results.map(({ voucher }) => voucher?.number)).toEqual(
      [2, 3, 4, 5, 6].map((n) => `SAL-2083/84-000${n}`),
    );
  });

  it('are made once, also of two who press at once, and again after a reversal', async () => {
    const { hr, second } = books.payroll;
    const file = ids.get('ssf') ?? 0;
    const { voucher } = await lookAt(file);
    const again = await hr.post<Refusal>(at(file), {});
    expect([again.status, again.body.code]).toEqual([409, 'voucher_exists']);
    const reversed = await hr.post<Voucher>(`${books.payroll.base}voucher/${voucher?.id}/reverse/?as=hr`, {
      remark: 'Wrong bank',
    });
    expect(reversed.status).toBe(200);
    expect((await lookAt(file)).earlier.map(({ status }) => status)).toEqual(['Reversal', 'Reversed']);
    const both = await Promise.all([hr.post(at(file), {}), second.post(at(file), {})]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
  });

  it('have no day before their payment, and no voucher without a receipt', async () => {
    const { hr, base } = books.payroll;
    const { voucher } = await lookAt(ids.get('tax') ?? 0);
    await hr.post(`${base}voucher/${voucher?.id}/reverse/?as=hr`, { remark: 'Wrong day' });
    expect(await hr.post(at(ids.get('tax') ?? 0), { voucher_on: '2026-09-19' })).toMatchObject({
      status: 400,
      body: { voucher_on: ['Choose 2026-09-20 or later'] },
    });
    const asha = await signIn(server, books.payroll.person('asha'));
    expect((await asha.get(at(ids.get('tax') ?? 0))).status).toBe(403);
    await books.payroll.query(`update pay_file set status = 'Written' where id = $1`, [ids.get('tax') ?? 0]);
    expect((await hr.get(at(ids.get('tax') ?? 0))).status).toBe(404);
  });
});

describe('the voucher of a payment batch', () => {
  it('clears net pay of those who are paid, as they are', async () => {
    const month = 'bs:2083-05';
    const books = await Books.of('batches');
    await books.setUp();
    for (const name of ['asha', 'bina']) await books.employ(name, { basic: '60000.00' }, ['2020-01-01', 0]);
    const { payroll } = books;
    const { hr, base, organization } = payroll;
    await payroll.pay(month);
    const run = await books.runOf(month);
    expect((await books.make(month)).status).toBe(201);
    const [batch] = await payroll.query<{ id: number }>(
      `insert into payment_batch (organization_id, number, source, run_id, way, pay_on, narration, status) values ($1, '2083-05-001', 'payroll', $2, 'bank', '2026-09-20', 'Salary', 'Sent')
       returning id`,
      [organization.id, run],
    );
    await payroll.query(
      `insert into payment_item (organization_id, batch_id, employee_id, source, source_id, amount, way, pay_on, status)
       select $1, $2, employee_id, 'payroll', id, net, 'bank', '2026-09-20', 'Sending' from pay_slip where run_id = $3`,
      [organization.id, batch?.id ?? 0, run],
    );
    const at = `${base}payment-batch/${batch?.id}/voucher/`;
    const settle = (name: string, status: string) =>
      payroll.query(
        `update payment_item set status = $3, settled_on = '2026-09-21' where batch_id = $1 and employee_id = $2`,
        [batch?.id ?? 0, payroll.person(name).id, status],
      );
    await settle('bina', 'Failed');
    expect((await hr.get(at)).status).toBe(404);
    await settle('asha', 'Complete');
    const { body } = await hr.get<{ results: { batch: object | null; total: string; paid_on: string }[] }>(
      `${base}collection/${run}/voucher/payment/`,
    );
    const net = (await payroll.slipOf('asha', month))?.net;
    expect(body.results).toMatchObject([
      { file: null, batch: { id: batch?.id, number: '2083-05-001' }, total: net, paid_on: '2026-09-21', voucher: null },
    ]);
    expect(byLedger((await hr.get<PayVoucherPage>(at)).body)).toEqual({
      'Salary payable, Kathmandu': net,
      'Bank account': `-${net}`,
    });
    const both = await Promise.all([hr.post(at, {}), payroll.second.post(at, {})]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
    expect((await hr.get<PayVoucherPage>(at)).body.voucher).toMatchObject({ voucher_on: '2026-09-21' });
    // The answer for the other one came late, and is booked apart.
    await settle('bina', 'Complete');
    const late = (await payroll.slipOf('bina', month))?.net;
    expect(byLedger((await hr.get<PayVoucherPage>(at)).body)).toEqual({
      'Salary payable, Kathmandu': late,
      'Bank account': `-${late}`,
    });
    expect((await hr.post(at, {})).status).toBe(201);
    const { body: all } = await hr.get<{ results: { total: string; voucher: object | null }[] }>(
      `${base}collection/${run}/voucher/payment/`,
    );
    expect(all.results.map(({ total, voucher }) => [total, voucher !== null])).toEqual([
      [net, true],
      [late, true],
    ]);
  });
});

describe('vouchers of provisions', () => {
  let books: Books;
  const at = async (month: string) => `${books.payroll.base}collection/${await books.runOf(month)}/voucher/provision/`;
  const lookAt = async (month: string) => (await books.payroll.hr.get<PayVoucherPage>(await at(month))).body;
  const make = async (month: string) => books.payroll.hr.post<Voucher>(await at(month), {});
  /** What provisions of a ledger come to by branch, of vouchers in force. */
  const booked = async () => {
    const rows = await books.payroll.query<{ ledger: string; branch: string | null; amount: string }>(
      `select g.name as ledger, b.name as branch, sum(coalesce(l.credit, 0) - coalesce(l.debit, 0))::text as amount
         from pay_voucher v join pay_voucher_lines l on l.organization_id = v.organization_id and l.parent_id = v.id
         join pay_ledger g on g.organization_id = v.organization_id and g.id = l.ledger_id left join branch b on b.organization_id = v.organization_id and b.id = l.branch_id
        where v.organization_id = $1 and v.purpose = 'provision' and v.status = 'Posted' and g.account_group = 'liability'
        group by g.name, b.name having sum(coalesce(l.credit, 0) - coalesce(l.debit, 0)) <> 0 order by 1, 2`,
      [books.payroll.organization.id],
    );
    return rows.map(({ ledger, branch, amount }) => `${ledger}, ${branch}: ${amount}`);
  };

  beforeAll(async () => {
    server.move(90 * 86_400_000);
    books = await Books.of('provisions');
    await books.setUp({ provisions: ['gratuity', 'festival'] });
    const { payroll } = books;
    const pf = (await payroll.idsBy('package', 'name'))['Provident fund and CIT'] as number;
    // Gratuity is owed outside the SSF alone; bina moves to Pokhara in Bhadra.
    await books.employ('asha', { basic: '40000.00' }, ['2020-01-01', 0]);
    await payroll.anEmployee('bina');
    for (const [from, until, branch] of [
      ['2020-01-01', '2026-08-31', 0],
      ['2026-09-01', null, 1],
    ] as const)
      await payroll.query(
        `insert into employment (organization_id, employee_id, change, starts_on, ends_on, branch_id) values ($1, $2, 'Transfer', $3, nullif($4, '')::date, $5)`,
        [payroll.organization.id, payroll.person('bina').id, from, until ?? '', books.branches[branch] ?? 0],
      );
    expect((await payroll.assign('bina', pf, { basic: '60000.00' })).status).toBe(201);
    for (const month of ['bs:2083-04', 'bs:2083-05', 'bs:2083-06']) await payroll.pay(month);
  });
  afterAll(() => server.move(-90 * 86_400_000));

  it('book what employees have earned at the end of the month, and what each month adds to it', async () => {
    // 8.33 % of 60,000; a twelfth of basic for each month since the first payroll.
    expect(byLedger(await lookAt('bs:2083-04'))).toEqual({
      'Benefits at exit, Kathmandu': '4998.00',
      'Allowances, Kathmandu': '8333.33',
      'Provision for gratuity, Kathmandu': '-4998.00',
      'Provision for the festival allowance, Kathmandu': '-8333.33',
    });
    expect((await make('bs:2083-04')).body).toMatchObject({ status: 'Posted', total: '13331.33' });
    expect(await booked()).toEqual([
      'Provision for gratuity, Kathmandu: 4998.00',
      'Provision for the festival allowance, Kathmandu: 8333.33',
    ]);
  });

  it('move with the employee to another branch, and are released by what was paid', async () => {
    expect((await make('bs:2083-05')).status).toBe(201);
    expect(await booked()).toEqual([
      'Provision for gratuity, Pokhara: 9996.00',
      'Provision for the festival allowance, Kathmandu: 6666.67',
      'Provision for the festival allowance, Pokhara: 10000.00',
    ]);
    // Dashain is paid in Ashwin.
    expect((await make('bs:2083-06')).status).toBe(201);
    expect(await booked()).toEqual(['Provision for gratuity, Pokhara: 14994.00']);
  });

  it('are made and reversed in the order of months, once each', async () => {
    const { hr, base } = books.payroll;
    expect((await make('bs:2083-06')).body.code).toBe('voucher_exists');
    const { voucher } = await lookAt('bs:2083-05');
    const reverse = (id: number | undefined) =>
      hr.post<Voucher>(`${base}voucher/${id}/reverse/?as=hr`, { remark: 'Wrong basic' });
    const early = await reverse(voucher?.id);
    expect([early.status, early.body.code]).toEqual([409, 'later_provisions']);
    expect((await reverse((await lookAt('bs:2083-06')).voucher?.id)).status).toBe(200);
    expect((await reverse(voucher?.id)).status).toBe(200);
    expect((await make('bs:2083-06')).status).toBe(201);
    expect(await booked()).toEqual(['Provision for gratuity, Pokhara: 14994.00']);
    expect((await make('bs:2083-05')).body.code).toBe('later_provisions');
  });

  it('have a spreadsheet of employees, which adds up to the provisions', async () => {
    const sheet = await books.payroll.hr.get<string>(
      `${await at('bs:2083-06')}export/?format=csv&language=en&calendar=ad`,
    );
    const rows: Record<string, string>[] = parse(sheet.body, { columns: true, bom: true });
    expect(
      rows.map((row) => [row['Employee'], row['Branch'], row['Basic salary'], row['Provision for gratuity']]),
    ).toEqual([
      ['asha Sharma', 'Kathmandu', '40000.00', '0.00'],
      ['bina Sharma', 'Pokhara', '60000.00', '14994.00'],
    ]);
    const asha = await signIn(server, books.payroll.person('asha'));
    expect((await asha.get(`${await at('bs:2083-06')}export/?format=csv`)).status).toBe(403);
  });

  it('release what a leaver had, which the settlement pays', async () => {
    const rows = await books.payroll.query<{ gratuity: string; basic: string; festival_months: number }>(
      `select p.gratuity::text, p.basic::text, p.festival_months from pay_provision p join pay_voucher v on v.organization_id = p.organization_id and v.id = p.voucher_id
        where p.organization_id = $1 and p.employee_id = $2 and v.status = 'Posted' order by p.id`,
      [books.payroll.organization.id, books.payroll.person('bina').id],
    );
    expect(rows).toEqual([
      { gratuity: '4998.00', basic: '60000.00', festival_months: 1 },
      { gratuity: '14994.00', basic: '60000.00', festival_months: 0 },
    ]);
    const { hr, organization } = books.payroll;
    const path = `/hris/${organization.slug}/`;
    const type = await hr.post<{ id: number }>(`${path}settings/separation-type/`, {
      name: 'Resignation',
      category: 'Voluntary',
      notice_days: 0,
    });
    const begun = await hr.post(`${path}separation/`, {
      employee: books.payroll.person('bina').id,
      separation_type: type.body.id,
      effective_date: bsToAdText('2083-07-16'),
    });
    expect(begun.status).toBe(201);
    await books.payroll.pay('bs:2083-07', { kind: 'settlement' });
    await books.payroll.pay('bs:2083-07');
    expect(byLedger(await lookAt('bs:2083-07'))).toEqual({
      'Provision for gratuity, Pokhara': '14994.00',
      'Benefits at exit, Pokhara': '-14994.00',
      'Allowances, Kathmandu': '3333.33',
      'Provision for the festival allowance, Kathmandu': '-3333.33',
    });
  });

  it('have leave that would be paid at exit, by a thirtieth of basic a day', async () => {
    const { hr, base, organization } = books.payroll;
    const path = `/leave/${organization.slug}/`;
    await hr.post(`${path}master-setting/lawful/`, {});
    const { body } = await hr.get<{ results: { id: number; statute: string }[] }>(`${path}leave-type/`);
    const home = body.results.find(({ statute }) => statute === 'home');
    await postLine(server.context.database.everywhere, {
      organizationId: organization.id,
      personId: books.payroll.person('asha').id,
      ledger: 'leave',
      account: String(home?.id),
      entryDate: '2026-07-17',
      quantity: '10',
      kind: 'opening',
      ref: 'test:leave',
      createdById: null,
      at: server.context.clock(),
    });
    await hr.patch(`${base}voucher-setting/`, { provisions: ['leave'] });
    expect(byLedger(await lookAt('bs:2083-07'))).toEqual({
      'Benefits at exit, Kathmandu': '13333.33',
      'Provision for leave, Kathmandu': '-13333.33',
    });
  });
});
