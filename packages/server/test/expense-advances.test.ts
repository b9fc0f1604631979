/** Expense advances: valued by the rate of the day, decided by their value, paid, returned, and blocking others while unsettled. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Expenses } from './support/expenses.ts';
import { startServer, type TestServer } from './support/server.ts';

let server: TestServer;

/** 1 Kartik 2083. */
const today = new Date('2026-10-18T06:15:00.000Z');

beforeAll(async () => {
  server = await startServer();
});
beforeEach(() => {
  server.now = today;
});
afterAll(() => server.close());

describe('a request for an expense advance', () => {
  it('adds its expenses up, and keeps the rate by which it was valued', async () => {
    const expenses = await Expenses.of(server);
    await expenses.rate('INR', '2026-10-16', '160.00', 100);
    const { body } = await expenses.request('INR', '3200.00', {
      items: [
        { expense_type: expenses.types.Hotel, particulars: 'Two nights', quantity: '2.00', rate: '1500.255' },
        { expense_type: expenses.types.Taxi, particulars: 'Airport', quantity: '1.00', rate: '400' },
      ],
    });
    const sent = await expenses.advance(body.id);
    expect(sent.items.map(({ amount }) => amount.amount)).toEqual(['3000.51', '400.00']);
    expect(sent).toMatchObject({
      total: { currency: 'INR', amount: '3400.51' },
      home_amount: '5120.00',
      exchange_rate: '160.0000',
      rate_unit: 100,
      rated_on: '2026-10-16',
      standing: null,
    });
    await expenses.rate('INR', '2026-10-18', '161.00', 100);
    expect(await expenses.advance(body.id)).toMatchObject({ home_amount: '5120.00', rated_on: '2026-10-16' });
  });

  it('multiplies without a binary fraction, so that half a paisa is rounded up [MC-37]', async () => {
    const expenses = await Expenses.of(server);
    const item = (quantity: string, rate: string) => ({
      expense_type: expenses.types.Taxi,
      particulars: 'Kilometres',
      quantity,
      rate,
    });
    const { body } = await expenses.request('NPR', '754.64', {
      items: [item('0.50', '5.35'), item('0.50', '17.29'), item('2.50', '16.07'), item('37.50', '18.75')],
    });
    const sent = await expenses.advance(body.id);
    expect(sent.items.map(({ amount }) => amount.amount)).toEqual(['2.68', '8.65', '40.18', '703.13']);
    expect(sent.total).toEqual({ currency: 'NPR', amount: '754.64' });
  });

  it('is refused above its expenses, in a currency that is not allowed, finer than the currency, and without a rate [MC-22] [MC-23]', async () => {
    const expenses = await Expenses.of(server);
    await expenses.rate('JPY', '2026-10-18', '9.05', 10);
    const wrong = async (currency: string, amount: string, own?: object) => {
      const { status, body } = await expenses.request(currency, amount, own);
      return status === 201 ? 'sent' : Object.keys(body);
    };
    expect(await wrong('JPY', '12500')).toBe('sent');
    expect(await wrong('JPY', '12500.50')).toEqual(['requested.amount']);
    expect(await wrong('AUD', '100.00')).toEqual(['requested']);
    const items = [{ expense_type: expenses.types.Hotel, particulars: 'Hotel', quantity: '1.00', rate: '99.99' }];
    expect(await wrong('NPR', '100.00', { items })).toEqual(['requested']);
    expect(await wrong('EUR', '80.00')).toEqual(['requested']);
    await expenses.rate('EUR', '2026-10-10', '156.72');
    expect(await wrong('EUR', '80.00')).toEqual(['requested']);
    await expenses.rate('EUR', '2026-10-11', '156.72');
    expect(await wrong('EUR', '80.00')).toBe('sent');
  });

  it('takes the steps of its value in NPR [EX-5] [MC-29]', async () => {
    const expenses = await Expenses.of(server);
    await expenses.rate('USD', '2026-10-18', '133.45');
    const level = (above_amount: string | null) => ({
      approver: 'HR',
      person: null,
      permission: null,
      above_amount,
      quorum: 'Any',
      on_timeout: 'remind',
    });
    const { status } = await expenses.hr.post(`/org/${expenses.organization.slug}/approval-policy/`, {
      name: 'By amount',
      request_type: 'expense_advance',
      priority: 1,
      levels: [level(null), level('25000.00'), level('100000.00')],
    });
    expect(status).toBe(201);
    const steps = async (currency: string, amount: string) => {
      const { body } = await expenses.request(currency, amount);
      const sent = await expenses.advance(body.id);
      return [sent.home_amount, sent.steps.length];
    };
    expect(await steps('NPR', '25000.00')).toEqual(['25000.00', 1]);
    expect(await steps('NPR', '25000.01')).toEqual(['25000.01', 2]);
    expect(await steps('NPR', '100000.01')).toEqual(['100000.01', 3]);
    expect(await steps('USD', '187.33')).toEqual(['24999.19', 1]);
    expect(await steps('USD', '187.34')).toEqual(['25000.52', 2]);
    expect(await steps('USD', '749.34')).toEqual(['99999.42', 2]);
    expect(await steps('USD', '749.35')).toEqual(['100000.76', 3]);
  });
});

describe('the money of an expense advance', () => {
  it('is paid in its currency up to what was requested, returned up to what was paid, and recorded by another person', async () => {
    const expenses = await Expenses.of(server);
    await expenses.rate('USD', '2026-10-18', '134.10');
    const { body } = await expenses.request('USD', '500.00');
    expect(Object.keys((await expenses.record(body.id, 'USD', '500.00')).body)).toEqual(['advance']);
    await expenses.approve(body.id);
    expect(await expenses.advance(body.id)).toMatchObject({ standing: 'to_pay', unsettled: { amount: '0.00' } });
    expect(Object.keys((await expenses.record(body.id, 'NPR', '500.00')).body)).toEqual(['amount']);
    expect(Object.keys((await expenses.record(body.id, 'USD', '500.01')).body)).toEqual(['amount']);
    const ahead = await expenses.record(body.id, 'USD', '1.00', { happened_on: '2026-10-19' });
    expect(Object.keys(ahead.body)).toEqual(['happened_on']);
    expect((await expenses.record(body.id, 'USD', '500.00', {}, expenses.asha)).status).toBe(403);
    expect((await expenses.record(body.id, 'USD', '500.00')).body).toMatchObject({ home_amount: '67050.00' });
    expect(await expenses.advance(body.id)).toMatchObject({
      standing: 'open',
      paid: { currency: 'USD', amount: '500.00' },
      paid_on: '2026-10-18',
      unsettled: { currency: 'USD', amount: '500.00' },
    });
    expect(Object.keys((await expenses.record(body.id, 'USD', '0.01')).body)).toEqual(['kind']);
    await expenses.record(body.id, 'USD', '460.00', { kind: 'return', paid_by: 'cash' });
    expect(await expenses.advance(body.id)).toMatchObject({ standing: 'open', unsettled: { amount: '40.00' } });
    await expenses.record(body.id, 'USD', '60.00', { kind: 'return_taken_back' });
    expect(await expenses.advance(body.id)).toMatchObject({ unsettled: { amount: '100.00' } });
    await expenses.record(body.id, 'USD', '100.00', { kind: 'return' });
    expect(await expenses.advance(body.id)).toMatchObject({ standing: 'settled', unsettled: { amount: '0.00' } });
  });

  it('blocks new advances while it is unsettled for more days than allowed [MC-35]', async () => {
    const expenses = await Expenses.of(server);
    const id = await expenses.given('NPR', '20000.00');
    // 1 Mangsir: 30 days.
    server.now = new Date('2026-11-17T06:15:00.000Z');
    expect((await expenses.request('NPR', '100.00')).status).toBe(201);
    server.now = new Date('2026-11-18T06:15:00.000Z');
    const refused = await expenses.request('NPR', '100.00');
    expect([refused.status, refused.body.non_field_errors?.[0]]).toEqual([
      400,
      'Settle or return your advance "Visit to Pokhara" first: it was paid 31 days ago, and 30 days are allowed.',
    ]);
    await expenses.set({ greatest_age: null });
    expect((await expenses.request('NPR', '100.00')).status).toBe(201);
    await expenses.set({ greatest_age: 30 });
    await expenses.record(id, 'NPR', '20000.00', { kind: 'return' });
    expect((await expenses.request('NPR', '100.00')).status).toBe(201);
  });

  it('is read by its employee, and by no other one', async () => {
    const expenses = await Expenses.of(server);
    const other = await Expenses.of(server);
    const { body } = await expenses.request('NPR', '100.00');
    expect((await expenses.asha.get(`${expenses.base}advance/${body.id}/?as=user`)).status).toBe(200);
    expect((await expenses.asha.get(`${expenses.base}advance/${body.id}/?as=hr`)).status).toBe(403);
    expect((await expenses.asha.get(`${expenses.base}advance-movement/`)).status).toBe(403);
    expect((await other.hr.get(`${other.base}advance/${body.id}/?as=hr`)).status).toBe(404);
  });
});
