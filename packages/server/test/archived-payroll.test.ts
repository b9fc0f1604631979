/** Payroll from elsewhere: registers that are read, imported, published and withdrawn, and who sees their figures. */
import type { ArchiveLook } from '@karmik/model/payroll/archive/import';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Payroll } from './support/payroll.ts';
import { signIn, startServer, type Client, type TestServer } from './support/server.ts';

let server: TestServer;
let made = 0;

beforeAll(async () => {
  server = await startServer({}, { now: new Date('2026-11-20T06:15:00.000Z') });
});
afterAll(() => server.close());

const register = [
  'Himal Traders,,,,,',
  'Emp Code,Name,Basic,Allowance,TDS,Employer PF,Net Payable',
  'E-asha,Asha,"40,000","5,000",400,4000,"44,600"',
  'E-bina,Bina,"30,000",,300,3000,"29,700"',
  ',Total,"70,000","5,000",700,7000,"74,300"',
].join('\n');

interface Line {
  readonly employee: { readonly id: number };
  readonly heading: string;
  readonly amount: string;
  readonly net_amount: string;
  readonly is_of_year: boolean;
}

class Archive {
  readonly payroll: Payroll;
  readonly asha: Client;

  private constructor(payroll: Payroll, asha: Client) {
    this.payroll = payroll;
    this.asha = asha;
  }

  static async of(): Promise<Archive> {
    const payroll = await Payroll.of(server, `archive-${++made}`);
    const asha = await signIn(server, await payroll.anEmployee('asha'));
    await payroll.anEmployee('bina');
    const year = { used_for: 'Payroll', calendar: 'BS', starts_on: '2024-07-16', ends_on: '2025-07-16' };
    await payroll.hr.post(`/org/${payroll.organization.slug}/fiscal-year/`, { name: '2081/82', ...year });
    return new Archive(payroll, asha);
  }

  async fiscalYear(): Promise<number> {
    const [row] = await this.payroll.query<{ id: number }>(
      `select id from fiscal_year where organization_id = $1 and name = '2081/82'`,
      [this.payroll.organization.id],
    );
    return row?.id ?? 0;
  }

  send(query: string, text = register) {
    return this.payroll.hr.upload<ArchiveLook & Record<string, string[]>>(
      `${this.payroll.base}archive-import/import/?${query}`,
      'Shrawan.csv',
      text,
    );
  }

  /** Takes over the guesses. */
  async match(): Promise<void> {
    const { body } = await this.send('period=month&month=bs:2081-04');
    const headings = body.columns.map(({ heading, type }) => ({ name: heading, type }));
    expect((await this.payroll.hr.post(`${this.payroll.base}earlier-heading/match/`, { headings })).status).toBe(204);
  }

  async import(query: string, text = register): Promise<number> {
    const { status, body } = await this.send(`${query}&dry_run=false`, text);
    expect([status, body.stored]).toEqual([200, expect.any(Number)]);
    return body.stored ?? 0;
  }

  async act(id: number, action: string, body: object = {}) {
    return this.payroll.hr.post(`${this.payroll.base}archive-import/${id}/${action}/?as=hr`, body);
  }

  async lines(query = '', who: Client = this.payroll.hr, as = 'hr'): Promise<readonly Line[]> {
    const { body } = await who.get<{ results: readonly Line[] }>(
      `${this.payroll.base}archived-payroll/?as=${as}&limit=100${query}`,
    );
    return body.results;
  }
}

describe('A register of another payroll system', () => {
  it('is read without storing anything, and stored once its headings are confirmed', async () => {
    const archive = await Archive.of();
    const { body } = await archive.send('period=month&month=bs:2081-04');
    expect(body).toMatchObject({ people: 2, net: '74300.00', problem_count: 0, notice_count: 0, stored: null });
    expect(
      body.columns.map(({ heading, type, is_known, sum, column }) => [column, heading, type, is_known, sum]),
    ).toEqual([
      ['C', 'Basic', 'earning', false, '70000.00'],
      ['D', 'Allowance', 'earning', false, '5000.00'],
      ['E', 'TDS', 'tax', false, '700.00'],
      ['F', 'Employer PF', 'employer_share', false, '7000.00'],
      ['G', 'Net Payable', 'net', false, '74300.00'],
    ]);
    const refused = await archive.send('period=month&month=bs:2081-04&dry_run=false');
    expect([refused.status, refused.body['file']]).toEqual([
      400,
      ['Confirm what each heading is before you import: Basic, Allowance, TDS, Employer PF, Net Payable'],
    ]);
    expect(await archive.lines()).toEqual([]);
    await archive.match();
    const id = await archive.import('period=month&month=bs:2081-04');
    const stored = await archive.payroll.hr.get(`${archive.payroll.base}archive-import/${id}/?as=hr`);
    expect(stored.body).toMatchObject({
      name: 'Shrawan.csv',
      people: 2,
      earnings: '75000.00',
      deductions: '0.00',
      tax: '700.00',
      employer_shares: '7000.00',
      net: '74300.00',
      status: 'Waiting',
    });
    expect(
      (await archive.lines('&heading=TDS')).map(({ amount, net_amount }) => `${amount} ${net_amount}`).toSorted(),
    ).toEqual(['300.00 -300.00', '400.00 -400.00']);
  });

  it('names each cell that keeps it from being stored, and those to look at', async () => {
    const archive = await Archive.of();
    await archive.match();
    const { body } = await archive.send(
      'period=month&month=bs:2081-04',
      register.replace('E-bina', 'E-unknown').replace('400,4000', 'four,4000').replace('"44,600"', '"44,000"'),
    );
    expect(body.problems.map(({ cell, message }) => `${cell}: ${message.en}`).toSorted()).toEqual([
      'A4: No employee has the code E-unknown',
      'E3: "four" is not an amount',
    ]);
    expect(body.notices).toMatchObject([
      { cell: 'G3', message: { en: 'Earnings less deductions and tax come to 45,000.00, not to 44,000.00' } },
    ]);
    const refusals = {
      'period=month': 'month',
      'period=year': 'fiscal_year',
      'period=year&fiscal_year=99999': 'fiscal_year',
      'period=month&month=bs:2070-04': 'month',
      'period=month&month=bs:2081-13': 'month',
      'period=week': 'period',
    };
    for (const [query, field] of Object.entries(refusals)) {
      const refused = await archive.send(query);
      expect([query, refused.status, Object.keys(refused.body)]).toEqual([query, 400, expect.arrayContaining([field])]);
    }
    expect((await archive.send('period=month&month=bs:2081-04', 'Name,Basic\nAsha,40000')).body['file']).toEqual([
      expect.stringContaining('Employee code'),
    ]);
  });

  it('is there once for a month, until it is withdrawn', async () => {
    const archive = await Archive.of();
    await archive.match();
    const id = await archive.import('period=month&month=bs:2081-04');
    const again = await archive.send('period=month&month=bs:2081-04');
    expect(again.body.problems).toMatchObject([
      {
        cell: 'A3',
        message: { en: 'Figures of Shrawan 2081 for this employee are in Shrawan.csv. Withdraw that import first' },
      },
      { cell: 'A4' },
    ]);
    expect((await archive.act(id, 'withdraw')).status).toBe(400);
    expect((await archive.act(id, 'withdraw', { remark: 'Wrong month' })).status).toBe(200);
    expect(await archive.lines()).toEqual([]);
    expect((await archive.act(id, 'publish')).status).toBe(409);
    await archive.import('period=month&month=bs:2081-04');
  });

  it('is seen by its employees once it is published, and of others only with a payroll code', async () => {
    const archive = await Archive.of();
    await archive.match();
    const id = await archive.import('period=month&month=bs:2081-04');
    const qualities = async () =>
      (await archive.asha.get<{ qualities: Record<string, boolean> }>('/users/me/menu/')).body.qualities[
        'has_old_payslips'
      ];
    expect(await archive.lines('', archive.asha, 'user')).toEqual([]);
    expect(await qualities()).toBe(false);
    expect((await archive.act(id, 'publish')).status).toBe(200);
    const own = await archive.lines('', archive.asha, 'user');
    expect(own.map(({ heading }) => heading).toSorted()).toEqual(['Allowance', 'Basic', 'Employer PF', 'TDS']);
    expect(new Set(own.map(({ employee }) => employee.id))).toEqual(new Set([archive.payroll.person('asha').id]));
    expect(await qualities()).toBe(true);
    for (const path of ['archived-payroll/?as=hr', 'archive-import/?as=hr', 'earlier-heading/'])
      expect([path, (await archive.asha.get(`${archive.payroll.base}${path}`)).status]).toEqual([path, 403]);
    const told = await archive.payroll.query<{ text_en: string }>(
      `select text_en from notification where recipient_id = $1 and category = 'payroll'`,
      [archive.payroll.person('asha').id],
    );
    expect(told.map(({ text_en }) => text_en)).toEqual(['Archived payroll is available to you']);
    await archive.act(id, 'withdraw', { remark: 'Wrong' });
    expect(await archive.lines('', archive.asha, 'user')).toEqual([]);
  });

  it('counts in its year by month, unless the year was imported for the employee', async () => {
    const archive = await Archive.of();
    await archive.match();
    for (const month of ['04', '05']) await archive.import(`period=month&month=bs:2081-${month}`);
    const yearOfAsha = [
      'Emp Code,Name,Basic,Allowance,TDS,Employer PF,Net Payable',
      'E-asha,Asha,480000,60000,4800,48000,535200',
    ].join('\n');
    const sums = async () => {
      const lines = await archive.lines('&is_of_year=true&heading=Basic');
      const of = (name: string) =>
        lines
          .filter(({ employee }) => employee.id === archive.payroll.person(name).id)
          .map(({ amount }) => amount)
          .toSorted();
      return { asha: of('asha'), bina: of('bina') };
    };
    expect(await sums()).toEqual({ asha: ['40000.00', '40000.00'], bina: ['30000.00', '30000.00'] });
    const id = await archive.import(`period=year&fiscal_year=${await archive.fiscalYear()}`, yearOfAsha);
    expect(await sums()).toEqual({ asha: ['480000.00'], bina: ['30000.00', '30000.00'] });
    await archive.act(id, 'withdraw', { remark: 'Wrong' });
    expect(await sums()).toEqual({ asha: ['40000.00', '40000.00'], bina: ['30000.00', '30000.00'] });
  });
});
