/** Bank statements: lines that are taken once, and reconciled with the payments that they are. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Payments } from './support/payments.ts';
import { startServer, type TestServer } from './support/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
beforeEach(() => {
  server.now = new Date('2026-11-20T06:15:00.000Z');
});
afterAll(() => server.close());

interface Matches {
  readonly proposals: {
    readonly batch: string | null;
    readonly items: { readonly id: number; readonly amount: string }[];
  }[];
  readonly matched: { readonly id: number }[];
}

const line = async (payments: Payments, own: object) =>
  payments.hr.post<{ id: number; match: string | null } & Record<string, string[]>>(`${payments.at}statement-line/`, {
    account: payments.account,
    happened_on: '2026-11-20',
    narration: 'TRF',
    reference: null,
    withdrawn: null,
    deposited: null,
    balance: '500000.00',
    ...own,
  });
const matches = async (payments: Payments, id: number) =>
  (await payments.hr.get<Matches>(`${payments.at}statement-line/${id}/matches/`)).body;
const act = (payments: Payments, id: number, name: string, body: object = {}) =>
  payments.hr.post<Record<string, string[]> & { code?: string }>(`${payments.at}statement-line/${id}/${name}/`, body);

describe('a line of a bank statement', () => {
  it('is all payments of a batch in one step, which are complete with it, and free once that is undone [MC-50]', async () => {
    const payments = await Payments.of(server);
    for (const amount of ['38412.25', '38412.25', '61907.00']) await payments.owes(amount);
    const batch = await payments.sent();
    const { body: made } = await line(payments, { withdrawn: '138731.50', balance: '361268.50' });
    const { proposals } = await matches(payments, made.id);
    expect(proposals.map((each) => [each.batch, each.items.length])).toEqual([[batch.number, 3]]);
    const items = proposals[0]?.items.map(({ id }) => id) ?? [];
    expect((await act(payments, made.id, 'reconcile', { items: items.slice(1) })).status).toBe(400);
    expect((await act(payments, made.id, 'reconcile', { items })).status).toBe(204);
    expect(await payments.batch(batch.id)).toMatchObject({ status: 'Complete', paid: '138731.50' });
    expect(await payments.advance(payments.advances[0] ?? 0)).toMatchObject({ standing: 'open' });
    expect((await matches(payments, made.id)).matched).toHaveLength(3);
    const { body: second } = await line(payments, { withdrawn: '38412.25', balance: '322856.25' });
    expect((await matches(payments, second.id)).proposals).toEqual([]);
    expect((await act(payments, second.id, 'reconcile', { items: items.slice(0, 1) })).status).toBe(400);
    expect((await act(payments, made.id, 'charge')).body.code).toBe('reconciled');
    expect((await act(payments, made.id, 'undo')).status).toBe(204);
    expect((await matches(payments, made.id)).proposals).toHaveLength(1);
    expect((await act(payments, second.id, 'charge')).status).toBe(204);
  });

  it('is offered every payment that fits, and takes none by itself [MC-53]', async () => {
    const payments = await Payments.of(server);
    for (const amount of ['15000.00', '30000.00', '20000.00', '25000.00']) await payments.owes(amount);
    await payments.sent();
    const { body: made } = await line(payments, { withdrawn: '45000.00', balance: '1.00' });
    const { proposals } = await matches(payments, made.id);
    expect(proposals.map(({ items }) => items.map(({ amount }) => amount))).toEqual([
      ['15000.00', '30000.00'],
      ['20000.00', '25000.00'],
    ]);
    expect(
      (
        await payments.items(
          (
            await payments.query<{ id: number }>(
              'select max(id)::integer as id from payment_batch where organization_id = $1',
            )
          )[0]?.id ?? 0,
        )
      ).every(({ status }) => status === 'Sending'),
    ).toBe(true);
  });

  it('is reconciled with the others that name their batch or the account of their payee, once [MC-53]', async () => {
    const payments = await Payments.of(server);
    for (const amount of ['100.00', '200.00']) await payments.owes(amount);
    const first = await payments.sent();
    for (const amount of ['300.00', '300.00', '500.00', '600.00']) await payments.owes(amount);
    const second = await payments.sent({ narration: 'Second' });
    const items = await payments.items(second.id);
    const lines = [
      await line(payments, { narration: `BULK ${first.number}`, withdrawn: '300.00', balance: '9000.00' }),
      await line(payments, {
        narration: 'TRF/0012003453/ASHA',
        reference: 'NABIL-9',
        withdrawn: '300.00',
        balance: '8700.00',
      }),
      await line(payments, { narration: 'TRF 0012003454', withdrawn: '500.01', balance: '8200.00' }),
      await line(payments, { narration: 'TRF 0012003454', withdrawn: '500.00', balance: '7700.00' }),
      await line(payments, { narration: 'TRF', withdrawn: '600.00', balance: '7100.00' }),
    ].map(({ body }) => body.id);
    // What a source does not take any more is left, and holds up no others.
    await payments.query(
      `update expense_advance set status = 'Cancelled' where organization_id = $1 and id = $2`,
      payments.advances[4] ?? 0,
    );
    const matchAll = (who = payments.hr) => who.post<{ matched: number }>(`${payments.at}statement-line/match/`, {});
    expect((await matchAll(payments.asha)).status).toBe(403);
    const both = await Promise.all([matchAll(), matchAll()]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both.map(({ body }) => body.matched).toSorted((one, other) => one - other)).toEqual([0, 2]);
    expect(await payments.query('select id, match from statement_line where organization_id = $1 order by id')).toEqual(
      lines.map((id, place) => ({ id, match: place < 2 ? 'matched' : null })),
    );
    expect(await payments.batch(first.id)).toMatchObject({ status: 'Complete', paid: '300.00' });
    expect((await payments.items(second.id)).map(({ status }) => status)).toEqual([
      'Sending',
      'Complete',
      'Sending',
      'Sending',
    ]);
    const paid = await payments.query(
      `select i.id, i.settled_on::text, i.reference, i.statement_line_id as line from payment_item i where i.organization_id = $1 and i.batch_id = $2 and i.status = 'Complete'`,
      second.id,
    );
    expect(paid).toEqual([{ id: items[1]?.id, settled_on: '2026-11-20', reference: 'NABIL-9', line: lines[1] }]);
    const moved = await payments.query(
      'select count(*)::integer as count from expense_advance_movement where organization_id = $1',
    );
    expect(moved).toEqual([{ count: 3 }]);
  });

  it('is taken once by its date, amount and balance, and equal ones with another balance are separate [MC-51] [MC-52]', async () => {
    const payments = await Payments.of(server);
    const own = { withdrawn: '20000.00', balance: '480000.00' };
    expect((await line(payments, own)).status).toBe(201);
    expect(Object.keys((await line(payments, own)).body)).toEqual(['balance']);
    expect((await line(payments, { ...own, balance: '460000.00' })).status).toBe(201);
    expect(Object.keys((await line(payments, { ...own, deposited: '1.00', balance: '1.00' })).body)).toEqual([
      'withdrawn',
    ]);
    expect(Object.keys((await line(payments, { balance: '2.00' })).body)).toEqual(['withdrawn']);
    expect((await payments.asha.get(`${payments.at}statement-line/`)).status).toBe(403);
  });
});
