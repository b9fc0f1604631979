/** Another rate for all running loans of a type: what the preview names, what the run stores, and how it is taken back. */
import type { Preview, RunAnswer } from '@karmik/model/kit/operation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Loans, loansToday } from './support/loans.ts';
import { startServer, until, type Client, type TestServer } from './support/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startServer({}, { now: loansToday });
});
afterAll(() => server.close());

const rates = (loans: Loans) => `${loans.path}rate-change/`;
const wish = (loans: Loans, own: object = {}) => ({
  loan_type: loans.type,
  rate: '12.00',
  // Row 7 of loans that are paid out in Mangsir 2083.
  from_month: 'bs:2084-03',
  keeps: 'term',
  is_for_new: true,
  ...own,
});
const preview = async (loans: Loans, own: object = {}, who: Client = loans.hr) => {
  const { status, body } = await who.post<Preview>(`${rates(loans)}preview/`, wish(loans, own));
  expect([status, status === 200 ? undefined : body]).toEqual([200, undefined]);
  return body;
};
/** Previews a change and does it. */
async function change(loans: Loans, own: object = {}, who: Client = loans.hr): Promise<RunAnswer> {
  const { fingerprint } = await preview(loans, own, who);
  const { status, body } = await who.post<RunAnswer>(`${rates(loans)}runs/`, { input: wish(loans, own), fingerprint });
  expect([status, status === 201 ? undefined : body]).toEqual([201, undefined]);
  return until(`the run ${body.id} to end`, async () => {
    const run = await who.get<RunAnswer>(`${rates(loans)}runs/${body.id}/`);
    return run.body.state === 'running' ? undefined : run.body;
  });
}
const resultsOf = async (loans: Loans, run: number) =>
  (
    await loans.hr.get<{ results: { state: string; message: { en: string } | null }[] }>(
      `${rates(loans)}runs/${run}/results/`,
    )
  ).body.results;
const typeRate = async (loans: Loans) =>
  (await loans.hr.get<{ rate: string }>(`${loans.path}type/${loans.type}/`)).body.rate;

/** A loan of 300,000 at 10 percent for 24 months, of which some months are paid. */
async function borrowed(loans: Loans, name: string, months: number): Promise<number> {
  const id = await loans.granted(name, { amount: '300000.00', term: 24 });
  for (let month = 0; month < months; month++)
    await loans.recorded(id, 'instalment', { amount: (await loans.loan(id)).next_amount });
  return id;
}

describe('another rate for the loans of a type', () => {
  it('names each borrower and amount before it is stored, and is taken back as a whole [MC-7] [MC-8]', async () => {
    const loans = await Loans.giving(server, { type: { rate: '10.00' } });
    await loans.employed(['asha', 'bina', 'chitra'], '100000');
    const asha = await borrowed(loans, 'asha', 6);
    const bina = await borrowed(loans, 'bina', 8);
    // Six instalments are due before the month.
    const chitra = await borrowed(loans, 'chitra', 0);
    const seen = await preview(loans);
    const rowOf = (id: number, from: Preview) => from.results.find(({ key }) => key === String(id));
    expect(seen.results).toHaveLength(3);
    expect(rowOf(asha, seen)).toMatchObject({
      balance: '230505.32',
      rate_before: '10.00',
      from_month: 'bs:2084-03',
      before: '13843.48',
      after: '14056.69',
      months_before: 18,
      months_after: 18,
      difference: '0.00',
    });
    expect(rowOf(bina, seen)).toMatchObject({
      balance: '206560.76',
      after: '14034.69',
      months_after: 16,
      difference: '748.48',
    });
    expect(rowOf(chitra, seen)).toMatchObject({
      balance: '300000.00',
      before: '13843.48',
      after: '14056.69',
      months_before: 24,
      months_after: 24,
      difference: '0.00',
    });
    expect(seen.sums.difference).toBe('748.48');
    const kept = await preview(loans, { keeps: 'instalment' });
    expect(rowOf(asha, kept)).toMatchObject({ after: '13843.48', months_after: 19 });

    const run = await change(loans);
    expect(run).toMatchObject({ total: 3, done: 3, failed: 0 });
    expect((await loans.schedule(bina)).plan.rows[0]).toMatchObject({ month: 'bs:2084-05', amount: '14783.17' });
    expect((await loans.schedule(asha)).plan.rows.at(-1)).toMatchObject({ amount: '14056.61' });
    expect(await loans.loan(asha)).toMatchObject({ next_amount: '14056.69' });
    // The rate waits for its month: payrolls before it deduct by the rate before.
    const later = (await loans.schedule(chitra)).plan.rows;
    expect([later[0]?.amount, later[5]?.amount, later[6]]).toEqual([
      '13843.48',
      '13843.48',
      expect.objectContaining({ month: 'bs:2084-03', opening: '230505.32', amount: '14056.69' }),
    ]);
    expect([later.length, later.at(-1)?.amount]).toEqual([24, '14056.61']);
    expect(await typeRate(loans)).toBe('12.00');
    // What is changed has the rate.
    expect((await preview(loans)).count).toBe(0);

    const taken = await loans.hr.post(`${rates(loans)}runs/${run.id}/undo/`, {});
    expect(taken.status).toBe(200);
    expect(await typeRate(loans)).toBe('10.00');
    expect(await loans.loan(asha)).toMatchObject({ next_amount: '13843.48', balance: '230505.32' });
    expect((await loans.schedule(bina)).plan.rows[0]).toMatchObject({ amount: '13843.48' });
  });

  it('is not taken back once a loan has gone on, and leaves the type alone where new loans keep their rate', async () => {
    const loans = await Loans.giving(server, { type: { rate: '10.00' } });
    await loans.employed(['asha'], '100000');
    const id = await borrowed(loans, 'asha', 6);
    const run = await change(loans, { is_for_new: false });
    expect(await typeRate(loans)).toBe('10.00');
    await loans.recorded(id, 'instalment', { amount: '14056.69' });
    const refused = await loans.hr.post<{ detail: { en: string } }>(`${rates(loans)}runs/${run.id}/undo/`, {});
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([409, expect.stringContaining('later transaction')]);
    expect((await loans.loan(id)).next_amount).toBe('14056.69');
  });

  it("fails for one's own loan and for one that would never end, and does the others", async () => {
    const loans = await Loans.giving(server, { type: { rate: '10.00' } });
    await loans.employed(['asha', 'bina'], '100000');
    const asha = await borrowed(loans, 'asha', 6);
    const bina = await loans.granted('bina', { amount: '300000.00', term: 36 });
    await loans.query(
      `update loan set sender_id = (select created_by_id from loan_movement where loan_id = $1 limit 1) where id = $1`,
      [asha],
    );
    const run = await change(loans, { from_month: 'bs:2083-09', keeps: 'instalment', rate: '60.00' });
    expect(run).toMatchObject({ total: 2, done: 0, failed: 2 });
    expect((await resultsOf(loans, run.id)).map(({ message }) => message?.en ?? '').toSorted()).toEqual([
      'The instalment does not cover the interest, so the loan would never end. Keep the term of this loan instead.',
      "You can't record transactions of your own loan.",
    ]);
    expect(await loans.loan(bina)).toMatchObject({ rate: '10.00', next_month: 'bs:2083-09' });
  });

  it('makes a payroll that holds the instalment before out of date', async () => {
    const loans = await Loans.giving(server, { type: { rate: '10.00' } });
    await loans.employed(['asha'], '100000');
    const id = await loans.granted('asha', { amount: '300000.00', term: 24 });
    await loans.after('bs:2083-09', 'generate');
    await change(loans, { from_month: 'bs:2083-09' });
    const { id: run } = await loans.runOf('bs:2083-09');
    await loans.act(loans.hr, run, 'send');
    await loans.act(loans.second, run, 'approve');
    expect((await loans.act(loans.hr, run, 'confirm')).status).toBe(409);
    expect(await loans.loan(id)).toMatchObject({ balance: '300000.00', next_month: 'bs:2083-09' });
  });
});
