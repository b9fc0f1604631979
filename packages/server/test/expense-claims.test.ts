/** Expense claims: bills valued, capped and compared, approved in part, set against an advance, and paid once. */
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
  readonly claimed: { readonly currency: string; readonly amount: string };
  readonly allowed: { readonly amount: string };
  readonly approved: { readonly amount: string };
  readonly cut_reason: string | null;
  readonly exchange_rate: string;
  readonly rated_on: string;
  readonly likeness: string | null;
}
interface Claim {
  readonly id: number;
  readonly version: string;
  readonly status: string;
  readonly claimed_total: string;
  readonly approved_total: string;
  readonly used: { readonly amount: string } | null;
  readonly to_pay: string;
  readonly standing: string | null;
  readonly bills: Bill[];
}

const bill = (expense_type: number | undefined, currency: string, amount: string, own: object = {}) => ({
  expense_type,
  billed_on: '2026-10-31',
  vendor: null,
  bill_number: null,
  quantity: '1.00',
  claimed: { currency, amount },
  ...own,
});

class Claims extends Expenses {
  static override async of(started: TestServer): Promise<Claims> {
    return (await super.of(started)) as Claims;
  }

  claim(bills: readonly object[], own: object = {}, who: Client = this.asha) {
    return who.post<Claim & Errors>(`${this.base}settlement/`, { title: 'Visit', advance: null, bills, ...own });
  }

  async sent(bills: readonly object[], own: object = {}): Promise<Claim> {
    const { status, body } = await this.claim(bills, own);
    expect([status, status === 201 ? undefined : body]).toEqual([201, undefined]);
    return body;
  }

  async read(id: number): Promise<Claim> {
    return (await this.hr.get<Claim>(`${this.base}settlement/${id}/?as=hr`)).body;
  }

  approveClaim(id: number) {
    return this.hr.post<Claim & Errors>(`${this.base}settlement/${id}/approve/?as=hr`, { remark: 'Fine' });
  }

  /** Approves a bill in part, by the version that was read. */
  async cut({ id, version }: Pick<Claim, 'id' | 'version'>, body: object, who: Client = this.hr, as = 'hr') {
    const response = await this.server.app.inject({
      method: 'POST',
      url: `/api/v1${this.base}settlement/${id}/approve-bill/?as=${as}`,
      headers: { authorization: `Bearer ${who.token}`, 'if-match': `"${version}"` },
      payload: body,
    });
    const said: Errors & { code?: string } =
      response.statusCode === 204 ? {} : response.json<Errors & { code?: string }>();
    return { status: response.statusCode, body: said };
  }

  pay(settlement: number, own: object = {}, who: Client = this.hr) {
    return who.post<Errors & { amount?: string }>(`${this.base}payment/`, {
      settlement,
      kind: 'payment',
      paid_by: 'bank',
      happened_on: '2026-11-10',
      reference: null,
      ...own,
    });
  }
}

describe('the bills of a claim', () => {
  it('are valued by the rate of their day, each rounded once [MC-22] [MC-23]', async () => {
    const claims = await Claims.of(server);
    const { Hotel } = claims.types;
    await claims.rate('USD', '2026-10-31', '133.45');
    await claims.rate('INR', '2026-10-31', '160.00', 100);
    await claims.rate('JPY', '2026-10-31', '9.05', 10);
    await claims.rate('EUR', '2026-10-30', '156.72');
    await claims.rate('EUR', '2026-11-01', '157.05');
    const claim = await claims.sent([
      bill(Hotel, 'USD', '150.00'),
      bill(Hotel, 'INR', '3200.00'),
      bill(Hotel, 'JPY', '12500'),
      bill(Hotel, 'NPR', '1850.75'),
    ]);
    expect(claim).toMatchObject({ claimed_total: '38300.75', to_pay: '38300.75' });
    const euro = await claims.sent([bill(Hotel, 'EUR', '80.00')]);
    expect(euro).toMatchObject({ claimed_total: '12537.60', bills: [{ rated_on: '2026-10-30' }] });
    await claims.rate('EUR', '2026-10-31', '156.90');
    expect(await claims.read(euro.id)).toMatchObject({ claimed_total: '12537.60' });
    const late = await claims.claim([bill(Hotel, 'EUR', '80.00', { billed_on: '2026-11-09' })]);
    expect([late.status, Object.keys(late.body)]).toEqual([400, ['bills.0.billed_on']]);
  });

  it('are warned of where anyone has claimed them before [EX-7] [MC-21]', async () => {
    const claims = await Claims.of(server);
    const { Hotel } = claims.types;
    const annapurna = { vendor: 'Hotel Annapurna Pvt. Ltd.', bill_number: 'INV-0045' };
    expect((await claims.sent([bill(Hotel, 'NPR', '4500.00', annapurna)])).bills[0]?.likeness).toBeNull();
    const likenessOf = async (own: object, amount = '4500.00') =>
      (await claims.sent([bill(Hotel, 'NPR', amount, { ...annapurna, ...own })])).bills[0]?.likeness;
    expect(await likenessOf({ vendor: 'HOTEL  ANNAPURNA PVT LTD', bill_number: 'inv 0045' })).toBe('same');
    expect(await likenessOf({ bill_number: 'INV-45' })).toBe('similar');
    expect(await likenessOf({ bill_number: null })).toBe('similar');
    expect(await likenessOf({ bill_number: null }, '4500.01')).toBeNull();
    expect(await likenessOf({ vendor: 'Hotel Annapurna Pokhara Pvt. Ltd.' })).toBeNull();
    const twice = await claims.sent([
      bill(Hotel, 'NPR', '900.00', { vendor: 'Fewa', bill_number: '7' }),
      bill(Hotel, 'NPR', '900.00', { vendor: 'Fewa', bill_number: '7' }),
    ]);
    expect(twice.bills.map(({ likeness }) => likeness)).toEqual([null, 'same']);
    const other = await Claims.of(server);
    expect((await other.sent([bill(other.types.Hotel, 'NPR', '1.00', annapurna)])).bills[0]?.likeness).toBeNull();
    const { results } = (await claims.hr.get<{ results: Claim[] }>(`${claims.base}settlement/?as=hr&limit=100`)).body;
    for (const { id } of results)
      await claims.hr.post(`${claims.base}settlement/${id}/decline/?as=hr`, { remark: 'No' });
    expect(await likenessOf({})).toBeNull();
  });
});

describe('the decision on a claim', () => {
  it('may approve a bill in part, and changes nothing that was claimed [MC-28] [EX-4]', async () => {
    const claims = await Claims.of(server);
    const { Hotel, Taxi, Meals } = claims.types;
    await claims.hr.patch(`${claims.base}type/${Hotel}/`, { cap: '5000.00' });
    const claim = await claims.sent([
      bill(Hotel, 'NPR', '16800.00', { quantity: '3.00' }),
      bill(Taxi, 'NPR', '1850.00'),
      bill(Meals, 'NPR', '2400.00'),
    ]);
    expect(claim).toMatchObject({ claimed_total: '21050.00', approved_total: '19250.00' });
    const [hotel, taxi] = claim.bills;
    const wrong = async (body: object) => {
      const { status, body: said } = await claims.cut(await claims.read(claim.id), { reason: 'No', ...body });
      return [status, ...Object.keys(said).filter((name) => name !== '_messages')];
    };
    expect(await wrong({ bill: taxi?.id, approved: '1850.01' })).toEqual([400, 'approved']);
    expect(await wrong({ bill: hotel?.id, approved: '15000.01' })).toEqual([400, 'approved']);
    expect(await wrong({ bill: taxi?.id, approved: '-1.00' })).toEqual([400, 'approved']);
    expect(await wrong({ bill: taxi?.id, approved: '1.005' })).toEqual([400, 'approved']);
    expect(await wrong({ bill: 999_999, approved: '1.00' })).toEqual([400, 'bill']);
    expect(await wrong({ bill: taxi?.id, approved: '1.00', reason: null })).toEqual([400, 'reason']);
    expect(await wrong({ bill: taxi?.id, approved: '1.00', exchange_rate: '2' })).toEqual([400, 'exchange_rate']);
    const read = await claims.read(claim.id);
    const cut = await claims.cut(read, { bill: taxi?.id, approved: '1500.00', reason: 'Shared with Hari' });
    expect(cut.status).toBe(204);
    const now = await claims.read(claim.id);
    expect(now).toMatchObject({ claimed_total: '21050.00', approved_total: '18900.00', to_pay: '18900.00' });
    expect(now.bills[1]).toMatchObject({
      claimed: { amount: '1850.00' },
      approved: { amount: '1500.00' },
      cut_reason: 'Shared with Hari',
    });
    // It was decided on another version.
    const stale = await claims.cut(read, { bill: taxi?.id, approved: '1.00', reason: 'No' });
    expect([stale.status, stale.body.code]).toEqual([409, 'changed_meanwhile']);
    const own = await claims.cut(now, { bill: taxi?.id, approved: '1.00', reason: 'No' }, claims.asha, 'user');
    expect(own.status).toBe(403);
    expect((await claims.approveClaim(claim.id)).status).toBe(200);
    expect(await claims.read(claim.id)).toMatchObject({ standing: 'to_pay', to_pay: '18900.00' });
    const after = await claims.cut(await claims.read(claim.id), { bill: taxi?.id, approved: '1.00', reason: 'No' });
    expect(after.status).toBe(403);
  });
});

describe('an approved claim', () => {
  it('settles an advance, and is paid what is above it [EX-1] [MC-26]', async () => {
    const claims = await Claims.of(server);
    const { Hotel } = claims.types;
    const advance = await claims.given('NPR', '20000.00');
    const settled = async (amount: string) => {
      const { id } = await claims.sent([bill(Hotel, 'NPR', amount)], { advance });
      expect((await claims.approveClaim(id)).status).toBe(200);
      const { standing, to_pay } = await claims.read(id);
      return [standing, to_pay, (await claims.advance(advance)).unsettled?.amount];
    };
    expect(await settled('11500.00')).toEqual(['settled', '0.00', '8500.00']);
    expect(await settled('6200.00')).toEqual(['settled', '0.00', '2300.00']);
    expect(await settled('5400.00')).toEqual(['to_pay', '3100.00', '0.00']);
    expect(await claims.advance(advance)).toMatchObject({ standing: 'settled', used: { amount: '20000.00' } });
    const none = await claims.claim([bill(Hotel, 'NPR', '1.00')], { advance });
    expect([none.status, Object.keys(none.body)]).toEqual([400, ['advance']]);
  });

  it('takes dollars that are left for rupee bills by the rate of the advance [MC-25]', async () => {
    const claims = await Claims.of(server);
    const { Hotel } = claims.types;
    await claims.rate('USD', '2026-10-31', '133.90');
    await claims.rate('USD', '2026-11-10', '133.45');
    const advance = await claims.given('USD', '300.00');
    const { id } = await claims.sent([bill(Hotel, 'USD', '260.00'), bill(Hotel, 'NPR', '9800.00')], { advance });
    await claims.approveClaim(id);
    expect(await claims.read(id)).toMatchObject({ used: { amount: '300.00' }, to_pay: '4462.00' });
  });

  it('is never set against more than is left of the advance, when two wait at once [MC-26]', async () => {
    const claims = await Claims.of(server);
    const { Hotel } = claims.types;
    const advance = await claims.given('NPR', '20000.00');
    const [first, second] = [
      await claims.sent([bill(Hotel, 'NPR', '15000.00')], { advance }),
      await claims.sent([bill(Hotel, 'NPR', '15000.00')], { advance }),
    ];
    const answers = await Promise.all([claims.approveClaim(first.id), claims.approveClaim(second.id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const pays = [(await claims.read(first.id)).to_pay, (await claims.read(second.id)).to_pay];
    expect(pays.toSorted((a, b) => a.localeCompare(b))).toEqual(['0.00', '10000.00']);
    expect(await claims.advance(advance)).toMatchObject({
      unsettled: { amount: '0.00' },
      used: { amount: '20000.00' },
    });
  });

  it('is paid once, by another person, and again where the payment was a mistake [MC-36]', async () => {
    const claims = await Claims.of(server);
    const { id } = await claims.sent([bill(claims.types.Hotel, 'NPR', '9640.00')]);
    expect(Object.keys((await claims.pay(id)).body)).toEqual(['settlement']);
    await claims.approveClaim(id);
    const both = await Promise.all([claims.pay(id), claims.pay(id, { paid_by: 'cash' })]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400]);
    expect(both.find(({ status }) => status === 201)?.body).toMatchObject({ amount: '9640.00' });
    expect(await claims.read(id)).toMatchObject({ standing: 'paid' });
    expect((await claims.pay(id, { kind: 'payment_taken_back' })).status).toBe(201);
    expect((await claims.pay(id)).status).toBe(201);
    expect((await claims.pay(id, {}, claims.asha)).status).toBe(403);
  });

  it('stops an old advance from blocking while it waits, and not once it is declined [MC-35]', async () => {
    const claims = await Claims.of(server);
    server.now = new Date('2026-10-18T06:15:00.000Z');
    const advance = await claims.given('NPR', '20000.00');
    server.now = new Date('2026-11-18T06:15:00.000Z');
    expect((await claims.request('NPR', '100.00')).status).toBe(400);
    const { id } = await claims.sent([bill(claims.types.Hotel, 'NPR', '500.00')], { advance });
    expect((await claims.request('NPR', '100.00')).status).toBe(201);
    await claims.hr.post(`${claims.base}settlement/${id}/decline/?as=hr`, { remark: 'No' });
    expect((await claims.request('NPR', '100.00')).status).toBe(400);
  });
});
