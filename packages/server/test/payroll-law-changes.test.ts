/** Figures of the law that HR enters: who puts them in force, what payrolls they change, and what the payrolls before keep. */
import type { Preview } from '@karmik/model/kit/operation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Payroll } from './support/payroll.ts';
import { startServer, type TestServer } from './support/server.ts';

let server: TestServer;

beforeAll(async () => {
  // 1 Ashadh 2084: every month of 2083/84 but the last is over.
  server = await startServer({}, { now: new Date('2027-06-15T06:15:00.000Z') });
});
afterAll(() => server.close());

const months = ['04', '05', '06', '07', '08'].map((month) => `bs:2083-${month}`);
const [shrawan = '', bhadra = '', ashwin = '', kartik = '', mangsir = ''] = months;
const cap = { figure: 'tax.retirement:cap', amount: '600000', starts_on: '2026-07-17' };
const source = 'Rules of a test, first schedule';

interface Change {
  readonly id: number;
  readonly status: string;
  readonly confirmed_by: { readonly id: number } | null;
}

describe('a change of law', () => {
  let payroll: Payroll;
  let run: Record<string, number>;
  const law = () => `${payroll.base}law-change/`;
  const runOf = async (month: string): Promise<number> => {
    const [row] = await payroll.query<{ id: number }>(
      `select id from pay_run where organization_id = $1 and month = $2 and status <> 'Discarded'`,
      [payroll.organization.id, month],
    );
    return Number(row?.id);
  };
  const verified = async (month: string) =>
    (await payroll.hr.get(`${payroll.base}collection/${run[month]}/verification/`)).body;

  beforeAll(async () => {
    payroll = await Payroll.of(server, 'law-change');
    await payroll.hr.post(`${payroll.base}heading/ready-made/`);
    const plain = await payroll.aPackage('Plain', ['basic', 'cit', 'social_security_tax', 'remuneration_tax']);
    await payroll.anEmployee('saver');
    await payroll.anEmployee('other');
    // 3,000,000 a year with 620,000 to the Citizen Investment Trust, and one whom no limit of the law touches.
    await payroll.assign('saver', plain, { basic: '250000.00', cit: '51666.67' });
    await payroll.assign('other', plain, { basic: '80000.00' });
    await payroll.pay(shrawan);
    await payroll.pay(bhadra);
    run = { [shrawan]: await runOf(shrawan), [bhadra]: await runOf(bhadra) };
  });

  it('is looked at before: everyone whose year changes, with the sums [PC-80]', async () => {
    const { body } = await payroll.hr.post<Preview<Record<string, unknown>>>(
      `${payroll.base}effect/law/preview/?limit=10`,
      { month: ashwin, ...cap },
    );
    const saver = body.results.find((row) => (row['employee'] as { id: number }).id === payroll.person('saver').id);
    expect(saver).toMatchObject({ year_tax_before: '260000.00', year_tax_after: '240000.00' });
    expect(body.notice).toMatchObject({ params: { gain: 1, lose: 0, same: 1 } });
    expect(Number(body.sums['year_tax_before']) - Number(body.sums['year_tax_after'])).toBe(20_000);
  });

  it('says what is wrong with it', async () => {
    const refused = async (body: object) =>
      (await payroll.hr.post<Record<string, { code: string }[]>>(law(), body)).body;
    expect(Object.keys(await refused({ ...cap, source, ends_on: '2026-07-01' }))).toEqual(['ends_on']);
    expect(Object.keys(await refused({ ...cap, figure: 'tax.non_resident:rate', amount: '101', source }))).toEqual([
      'amount',
    ]);
    // The law before 2079 is not known.
    expect(Object.keys(await refused({ ...cap, starts_on: '2010-01-01', source }))).toEqual(['starts_on']);
    expect(Object.keys(await refused({ ...cap, figure: 'tax.nothing:cap', source }))).toEqual(['figure']);
    expect(Object.keys(await refused(cap))).toEqual(['source']);
  });

  it('is put in force by a second person; payrolls before keep their law, later ones square the difference [PC-80]', async () => {
    const { body: made } = await payroll.hr.post<Change>(law(), { ...cap, source });
    expect(made.status).toBe('Draft');
    const act = (by: Payroll['hr'], action: string, input: object = {}) =>
      by.post<Change>(`${law()}${made.id}/${action}/?as=hr`, { remark: '', ...input });
    expect((await act(payroll.hr, 'confirm')).status).toBe(403);
    // A draft changes nothing.
    await payroll.pay(ashwin);
    const before = await payroll.slipOf('saver', ashwin);
    expect(before?.tax).toBe('21666.67');
    const { body: confirmed } = await act(payroll.second, 'confirm');
    expect(confirmed).toMatchObject({ status: 'In force' });
    for (const month of [shrawan, bhadra]) {
      expect([month, await verified(month)]).toEqual([month, { payslips: 2, differences: [] }]);
      expect((await payroll.slipOf('saver', month))?.tax).toBe('21666.67');
    }
    await payroll.pay(kartik);
    await payroll.pay(mangsir);
    // 240,000.00 of the year less 65,000.01 withheld, over nine months.
    expect((await payroll.slipOf('saver', kartik))?.tax).toBe('19444.44');
    expect((await payroll.slipOf('saver', mangsir))?.tax).toBe('19444.44');
    expect((await payroll.slipOf('other', kartik))?.tax).toBe('800.00');
    expect((await payroll.hr.post(`${law()}${made.id}/cancel/?as=hr`)).status).toBe(409);
    expect((await act(payroll.second, 'withdraw', { remark: 'Not in the final act' })).status).toBe(200);
  });

  it('marks the payslips of an open payroll, which are computed again as a whole', async () => {
    const poush = 'bs:2083-09';
    await payroll.generate(poush);
    const open = await runOf(poush);
    const stale = async () =>
      (await payroll.hr.get<{ results: unknown[] }>(`${payroll.base}collection/${open}/stale/`)).body.results.length;
    expect(await stale()).toBe(0);
    const { body: made } = await payroll.second.post<Change>(law(), { ...cap, source });
    await payroll.hr.post(`${law()}${made.id}/confirm/?as=hr`, { remark: '' });
    expect(await stale()).toBe(2);
    // One employee alone is not computed by another law than the rest of the payroll.
    await payroll.hr.post(`${payroll.base}collection/${open}/recompute/`, { employee: payroll.person('other').id });
    expect(await stale()).toBe(0);
    const [slip] = await payroll.query<{ year_tax: string }>(
      `select year_tax::text from pay_slip where organization_id = $1 and run_id = $2 and employee_id = $3`,
      [payroll.organization.id, open, payroll.person('saver').id],
    );
    expect(slip?.year_tax).toBe('240000.00');
  });
});
