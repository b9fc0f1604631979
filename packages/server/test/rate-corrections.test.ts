/** A rate of exchange that is corrected after claims were valued by it. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Expenses } from './support/expenses.ts';
import { startServer, type Client, type TestServer } from './support/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
beforeEach(() => {
  server.now = new Date('2026-11-10T06:15:00.000Z');
});
afterAll(() => server.close());

type Errors = Record<string, string[]>;
interface Bill {
  readonly id: number;
  readonly approved: { readonly amount: string };
  readonly approved_home: string;
  readonly exchange_rate: string;
  readonly cut_reason: string | null;
  readonly corrected_rate: string | null;
  readonly rate_difference: string | null;
}
interface Claim {
  readonly id: number;
  readonly version: string;
  readonly claimed_total: string;
  readonly approved_total: string;
  readonly to_pay: string;
  readonly bills: readonly [Bill, ...Bill[]];
}
interface Rate {
  readonly id: number;
}

class Corrections {
  readonly expenses: Expenses;
  readonly rates: string;
  readonly rate: number;

  private constructor(expenses: Expenses, rates: string, rate: number) {
    [this.expenses, this.rates, this.rate] = [expenses, rates, rate];
  }

  /** With the dollar of 2 November as it was entered first. */
  static async of(): Promise<Corrections> {
    const expenses = await Expenses.of(server);
    const made = await expenses.rate('USD', '2026-11-02', '133.45');
    const { id } = made.body as unknown as Rate;
    return new Corrections(expenses, `/commons/${expenses.organization.slug}/exchange-rate/`, id);
  }

  async claim(title: string, ...amounts: readonly string[]): Promise<number> {
    const { asha, base, types } = this.expenses;
    const { body } = await asha.post<Claim>(`${base}settlement/`, {
      title,
      advance: null,
      bills: amounts.map((amount) => ({
        expense_type: types.Hotel,
        billed_on: '2026-11-02',
        vendor: null,
        bill_number: null,
        quantity: '1.00',
        claimed: { currency: 'USD', amount },
      })),
    });
    return body.id;
  }

  async read(id: number): Promise<Claim> {
    const { hr, base } = this.expenses;
    return (await hr.get<Claim>(`${base}settlement/${id}/?as=hr`)).body;
  }

  approve(id: number) {
    const { hr, base } = this.expenses;
    return hr.post(`${base}settlement/${id}/approve/?as=hr`, { remark: 'Fine' });
  }

  correct(own: object, who: Client = this.expenses.hr) {
    return who.patch<Errors>(`${this.rates}${this.rate}/`, own);
  }

  to(rate: string, correction_reason: string | null = 'Typed wrongly') {
    return this.correct({ buying: rate, selling: rate, correction_reason });
  }
}

describe('a corrected rate of exchange', () => {
  it('changes no approved claim, which carries the difference, and values an open one again [MC-38]', async () => {
    const corrections = await Corrections.of();
    const settled = await corrections.claim('Delhi', '150.00');
    await corrections.approve(settled);
    const open = await corrections.claim('Pokhara', '150.00');
    expect((await corrections.to('134.35')).status).toBe(200);
    expect(await corrections.read(settled)).toMatchObject({
      claimed_total: '20017.50',
      approved_total: '20017.50',
      to_pay: '20017.50',
      bills: [{ exchange_rate: '133.4500', corrected_rate: '134.3500', rate_difference: '135.00' }],
    });
    expect(await corrections.read(open)).toMatchObject({
      claimed_total: '20152.50',
      approved_total: '20152.50',
      to_pay: '20152.50',
      bills: [{ exchange_rate: '134.3500', corrected_rate: null, rate_difference: null }],
    });
    const told = await server.context.database
      .organization(corrections.expenses.organization.id)
      .query<{ text_en: string }>('select text_en from notification where recipient_id = $1', [
        corrections.expenses.person.id,
      ]);
    expect(told.map(({ text_en }) => text_en)).toContain(
      'The exchange rate of USD was corrected. Your claim "Pokhara" has new amounts.',
    );
    // Corrected back, nothing of it is left.
    await corrections.to('133.45', 'It was right');
    expect((await corrections.read(settled)).bills[0]).toMatchObject({ corrected_rate: null, rate_difference: null });
  });

  it('keeps what was approved in part, and a decision on the amounts before is refused [MC-38] [S15]', async () => {
    const corrections = await Corrections.of();
    const { expenses } = corrections;
    const id = await corrections.claim('Delhi', '150.00', '20.00');
    const { version, bills } = await corrections.read(id);
    const decide = (path: string, seen: string, payload: object) =>
      server.app.inject({
        method: 'POST',
        url: `/api/v1${expenses.base}settlement/${id}/${path}/?as=hr`,
        headers: { authorization: `Bearer ${expenses.hr.token}`, 'if-match': `"${seen}"` },
        payload,
      });
    const cut = { bill: bills[0].id, approved: '100.00', reason: 'Two nights' };
    expect((await decide('approve-bill', version, cut)).statusCode).toBe(204);
    const seen = (await corrections.read(id)).version;
    await corrections.to('134.35');
    expect((await corrections.read(id)).bills).toMatchObject([
      { approved: { amount: '100.00' }, approved_home: '13435.00', cut_reason: 'Two nights' },
      { approved: { amount: '20.00' }, approved_home: '2687.00' },
    ]);
    expect((await decide('approve', seen, { remark: 'Fine' })).statusCode).toBe(409);
  });

  it('needs a reason each time where claims use it, keeps its day, and is not removed; the history has all of it [MC-38]', async () => {
    const corrections = await Corrections.of();
    const id = await corrections.claim('Delhi', '150.00');
    const errors = async (own: object) => (await corrections.correct(own)).body;
    expect(await errors({ buying: '134.35', selling: '134.35' })).toEqual({
      correction_reason: ['Say why the rate is corrected: 1 claim uses it (Delhi).'],
    });
    expect(Object.keys(await errors({ valid_on: '2026-11-01', correction_reason: 'Wrong day' }))).toEqual(['valid_on']);
    expect(Object.keys(await errors({ currency: 'EUR', correction_reason: 'Wrong' }))).toEqual(['currency']);
    const removed = await corrections.expenses.hr.delete(`${corrections.rates}${corrections.rate}/`);
    expect(removed.status).toBe(409);
    expect((await corrections.to('134.35')).status).toBe(200);
    expect(Object.keys((await corrections.to('134.40')).body)).toEqual(['correction_reason']);
    expect(await corrections.read(id)).toMatchObject({ claimed_total: '20152.50' });
    const events = await server.context.database.organization(corrections.expenses.organization.id).query<{
      before: Record<string, unknown>;
      after: Record<string, unknown>;
    }>(`select before, after from audit_event where object_type = 'exchange_rate' and action = 'updated'`);
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({
      before: { selling: '133.4500' },
      after: { selling: '134.3500', correction_reason: 'Typed wrongly' },
    });
  });

  it('of no claim is corrected without a reason', async () => {
    const corrections = await Corrections.of();
    expect((await corrections.to('134.35', null)).status).toBe(200);
    expect((await corrections.correct({ valid_on: '2026-11-03' })).status).toBe(200);
  });
});
