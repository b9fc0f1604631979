/** Salaries that are agreed in another currency, through the payrolls themselves. */
import type { PayExplanation } from '@karmik/model/payroll/explain/explanation';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pdfText } from './support/pdf-text.ts';
import { Payroll, type PaySlip } from './support/payroll.ts';
import { signIn, startServer, type TestServer } from './support/server.ts';

let server: TestServer;
let made = 0;

beforeAll(async () => {
  server = await startServer({}, { now: new Date('2026-11-20T06:15:00.000Z') });
});
afterAll(() => server.close());

const [shrawan, bhadra] = ['bs:2083-04', 'bs:2083-05'] as const;
const taxes = ['social_security_tax', 'remuneration_tax'];

/** An organisation whose package is agreed in dollars, with an employee on 2,000 a month. */
async function inDollars(setting: object = {}) {
  const payroll = await Payroll.of(server, `dollar-${++made}`);
  await payroll.hr.post(`${payroll.base}heading/ready-made/`);
  expect((await payroll.hr.patch(`${payroll.base}setting/`, setting)).status).toBe(200);
  const dollars = await payroll.aPackage('Dollars', ['basic', 'allowance', ...taxes]);
  const agreed = await payroll.hr.patch(`${payroll.base}package/${dollars}/`, { currency: 'USD' });
  expect(agreed.status).toBe(200);
  await payroll.anEmployee('asha');
  expect((await payroll.assign('asha', dollars, { basic: '2000.00' })).status).toBe(201);
  const rates = `/commons/${payroll.organization.slug}/exchange-rate/`;
  const quote = async (valid_on: string, rate: string, more: object = {}) => {
    const { status, body } = await payroll.hr.post<{ id: number }>(rates, {
      currency: 'USD',
      valid_on,
      unit: 1,
      buying: rate,
      selling: rate,
      ...more,
    });
    expect([status, body]).toEqual([201, expect.anything()]);
    return body.id;
  };
  return { payroll, dollars, rates, quote };
}

interface Slip extends PaySlip {
  readonly agreements: object[];
}
const amountOf = (slip: PaySlip | undefined, heading: string) =>
  slip?.lines.find(({ formula_name }) => formula_name === heading)?.amount;

it('a salary in dollars is paid by the rate of each pay day, taxed in rupees, and shows both [PC-76]', async () => {
  const { payroll, quote } = await inDollars();
  await quote('2026-08-16', '133.4500');
  await quote('2026-09-16', '134.1000');
  await payroll.pay(shrawan);
  await payroll.pay(bhadra);
  const first = (await payroll.slipOf('asha', shrawan)) as Slip;
  const second = await payroll.slipOf('asha', bhadra);
  expect([amountOf(first, 'basic'), first.tax]).toEqual(['266900.00', '37479.67']);
  expect([amountOf(second, 'basic'), second?.tax]).toEqual(['268200.00', '37830.67']);
  const { body: why } = await payroll.hr.get<PayExplanation>(
    `${payroll.base}payslip/${second?.id}/explanation/?as=hr&of=tax`,
  );
  expect(why.projection).toMatchObject({ assessable_income: '3217100.00', year_tax: '453617.00' });

  expect(first.agreements).toMatchObject([
    {
      heading: 'Basic salary',
      heading_ne: expect.any(String),
      currency: 'USD',
      agreed: '2000.00',
      rate: '133.4500',
      rate_unit: 1,
      rated_on: '2026-08-16',
    },
  ]);
  const { body: basic } = await payroll.hr.get<PayExplanation>(
    `${payroll.base}payslip/${first.id}/explanation/?as=hr&of=basic`,
  );
  expect(basic.inputs.find(({ name }) => name === 'basic_amount')).toMatchObject({
    value: '266900',
    agreed: { currency: 'USD', agreed: '2000.00', rate: '133.4500' },
  });
  const asha = await signIn(server, payroll.person('asha'));
  const paper = await server.app.inject({
    url: `/api/v1${payroll.base}payslip/${first.id}/pdf/?language=en`,
    headers: { authorization: `Bearer ${asha.token}` },
  });
  expect(pdfText(paper.rawPayload)[0]).toContain('Basic salary: USD 2,000.00 × 133.45, rate of 16 Aug 2026');
});

it('a rate that is corrected later changes no paid month, and answers the stored question as before [PC-76]', async () => {
  const { payroll, quote, rates } = await inDollars();
  const wrong = await quote('2026-08-16', '133.4500');
  await payroll.pay(shrawan);
  const { id } = await payroll.runOf(shrawan);
  expect((await payroll.hr.patch(`${rates}${wrong}/`, { buying: '140.0000', selling: '140.0000' })).status).toBe(200);
  // A raise reaches back to Shrawan, which is computed again: by the rate of its own payroll.
  const raised = await payroll.idsBy('package-assignment', 'employee');
  const heading = await payroll.heading('allowance');
  const basic = await payroll.heading('basic');
  const again = await payroll.hr.patch(`${payroll.base}package-assignment/${Object.values(raised)[0]}/`, {
    amounts: [
      { heading: basic, amount: '2000.00' },
      { heading, amount: '100.00' },
    ],
  });
  expect(again.status).toBe(200);
  await quote('2026-09-16', '134.1000');
  await payroll.pay(bhadra);
  const slip = await payroll.slipOf('asha', bhadra);
  const paid = slip?.lines.map(({ formula_name, amount, earned }) => [formula_name, amount, earned]);
  expect(paid).toContainEqual(['basic', '268200.00', null]);
  expect(paid).toContainEqual(['allowance', '13410.00', null]);
  expect(paid).toContainEqual(['allowance', '13345.00', shrawan]);
  expect(paid?.filter(([name, , earned]) => name === 'basic' && earned !== null)).toEqual([]);
  const verified = await payroll.hr.get(`${payroll.base}collection/${id}/verification/`);
  expect(verified).toMatchObject({ status: 200, body: { payslips: 1, differences: [] } });
});

it('stops the person alone where there is no rate, and is stale once the rate of the pay day is another one', async () => {
  const { payroll, dollars, quote, rates } = await inDollars();
  await payroll.anEmployee('bina');
  const rupees = await payroll.aPackage('Rupees', ['basic', ...taxes]);
  await payroll.assign('bina', rupees, { basic: '50000.00' });
  expect(await payroll.generate(shrawan)).toMatchObject({ done: 1, failed: 1 });
  const { id } = await payroll.runOf(shrawan);
  expect((await payroll.act(payroll.hr, id, 'send')).body).toMatchObject({ code: 'not_computed' });
  const rate = await quote('2026-08-15', '133.0000');
  await payroll.hr.post(`${payroll.base}collection/${id}/recompute/`, { employee: null });
  expect(amountOf(await payroll.slipOf('asha', shrawan), 'basic')).toBe('266000.00');
  await payroll.hr.patch(`${rates}${rate}/`, { buying: '133.5000', selling: '133.5000' });
  expect((await payroll.act(payroll.hr, id, 'send')).body).toMatchObject({ code: 'stale_facts' });
  await payroll.hr.post(`${payroll.base}collection/${id}/recompute/`, { employee: null });
  expect(amountOf(await payroll.slipOf('asha', shrawan), 'basic')).toBe('267000.00');
  const other = await payroll.hr.patch(`${payroll.base}package/${dollars}/`, { currency: 'EUR' });
  expect(other).toMatchObject({ status: 400, body: { currency: [expect.stringContaining('Add another package')] } });
});

it('pays by the average rate of the month where the setting says so, with units of a hundred [PC-76]', async () => {
  const { payroll, dollars, quote } = await inDollars({ foreign_rate: 'month_average' });
  await payroll.hr.patch(`${payroll.base}package/${dollars}/`, { currency: 'INR' });
  await quote('2026-07-20', '160.0000', { currency: 'INR', unit: 100 });
  await quote('2026-08-10', '160.5000', { currency: 'INR', unit: 100 });
  await payroll.pay(shrawan);
  const slip = (await payroll.slipOf('asha', shrawan)) as Slip;
  // 2,000 × 160.25 / 100
  expect(amountOf(slip, 'basic')).toBe('3205.00');
  expect(slip.agreements).toMatchObject([{ currency: 'INR', rate: '160.2500', rate_unit: 100 }]);
});
