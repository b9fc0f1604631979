/** Payments to wallets by a simulated provider: sent once whatever happens, asked for when the outcome is unknown, and never sent blindly. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EsewaSimulator } from '../../../tools/support/esewa-simulator.ts';
import { payWallets } from '../src/modules/payment/wallets.ts';
import { Payments, type Batch } from './support/payments.ts';
import { startServer, type TestServer } from './support/server.ts';

const secret = 'a secret of the merchant';
let server: TestServer;
let esewa: EsewaSimulator;

beforeAll(async () => {
  esewa = await EsewaSimulator.start(secret);
  server = await startServer(
    {},
    {
      network: {
        resolve: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]),
        isAllowed: () => true,
        ports: [String(esewa.port)],
      },
    },
  );
});
beforeEach(() => {
  server.now = new Date('2026-11-20T06:15:00.000Z');
});
afterAll(async () => {
  await server.close();
  await esewa.close();
});

let wallets = 0;
const minutes = (count: number) => (server.now = new Date(server.now.getTime() + count * 60_000));
const walletOf = (place: number) => `98${String(10_000_000 + wallets - place)}`;

/** A sent batch of advances to wallets, a payment for each amount. */
async function sentBatch(
  amounts: readonly string[],
): Promise<{ payments: Payments; batch: Batch; receivers: string[] }> {
  const payments = await Payments.of(server);
  await payments.hr.patch(`${payments.at}esewa-setting/`, {
    is_active: true,
    address: `http://esewa.test:${esewa.port}`,
    merchant: 'KARMIK',
    settling_minutes: 30,
  });
  expect((await payments.hr.put(`${payments.at}esewa-setting/secret/`, { secret })).body).toEqual({ is_set: true });
  for (const amount of amounts) {
    await payments.owes(amount);
    wallets += 1;
    const made = await payments.hr.post(`${payments.at}esewa-user/`, {
      employee: payments.payees.at(-1)?.id,
      wallet: walletOf(0),
      wallet_name: 'Asha Sharma',
    });
    expect(made.status).toBe(201);
  }
  const receivers = amounts.map((_amount, place) => walletOf(amounts.length - 1 - place));
  return { payments, batch: await payments.sent({ way: 'esewa', account: null }), receivers };
}
const statesOf = async (payments: Payments, batch: Batch) =>
  (await payments.items(batch.id)).map(({ status }) => status);

describe('payments to wallets', () => {
  it('are sent once in whole paisa, and recorded in their source once, by two workers [MC-44] [MC-55]', async () => {
    const amounts = ['19.99', '0.57', '4.60', '1.13', '2568.70'];
    const { payments, batch, receivers } = await sentBatch(amounts);
    const before = esewa.sends;
    await Promise.all([payWallets(server.context), payWallets(server.context)]);
    expect(await statesOf(payments, batch)).toEqual(amounts.map(() => 'Complete'));
    expect(esewa.sends - before).toBe(5);
    const paid = [...esewa.transfers.values()].filter(({ receiver }) => receivers.includes(receiver));
    expect(paid.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([57, 113, 460, 1999, 256_870]);
    expect(await payments.batch(batch.id)).toMatchObject({ status: 'Complete', paid: '2594.99' });
    const moved = await payments.query<{ count: number }>(
      'select count(*)::integer as count from expense_advance_movement where organization_id = $1',
    );
    expect(moved).toEqual([{ count: 5 }]);
  });

  it('with a time-out are asked for, and failed ones alone are retried [PM-2] [MC-45]', async () => {
    const { payments, batch, receivers } = await sentBatch(['100.00', '200.00', '300.00', '400.00', '500.00']);
    esewa.behave(receivers[3] ?? '', 'fail');
    esewa.behave(receivers[4] ?? '', 'silent');
    await payWallets(server.context);
    expect(await statesOf(payments, batch)).toEqual(['Complete', 'Complete', 'Complete', 'Failed', 'Ambiguous']);
    expect(await payments.batch(batch.id)).toMatchObject({ status: 'Incomplete' });
    const sends = esewa.sends;
    minutes(1);
    await payWallets(server.context);
    expect(await statesOf(payments, batch)).toEqual(['Complete', 'Complete', 'Complete', 'Failed', 'Complete']);
    expect(esewa.sends).toBe(sends);
    await payments.move(batch.id, 'retry');
    const drafts = await payments.hr.get<{ results: Batch[] }>(`${payments.at}batch/?as=hr&status=Draft`);
    expect(drafts.body.results.map(({ payments: count, total }) => [count, total])).toEqual([[1, '400.00']]);
  });

  it('that never arrived fail after the settling time, and not before [MC-45]', async () => {
    const { payments, batch, receivers } = await sentBatch(['100.00']);
    esewa.behave(receivers[0] ?? '', 'lost');
    await payWallets(server.context);
    minutes(10);
    await payWallets(server.context);
    expect(await statesOf(payments, batch)).toEqual(['Ambiguous']);
    minutes(25);
    await payWallets(server.context);
    expect(await statesOf(payments, batch)).toEqual(['Failed']);
  });

  it('of a process that was killed are asked for by their key, and never paid twice [MC-44]', async () => {
    const { payments, batch, receivers } = await sentBatch(['45000.00', '45000.00', '45000.00']);
    const items = await payments.query<{ id: number; own_key: string }>(
      'select id, own_key from payment_item where organization_id = $1 order by id',
    );
    // The first was not taken yet; the second was stored as sent and not called; the third was called, and its answer was not stored.
    await payments.query(
      `update payment_item set status = 'Sending', sending_at = '2026-11-20T06:15:00Z', asked_at = '2026-11-20T06:15:00Z' where organization_id = $1 and id > $2`,
      items[0]?.id ?? 0,
    );
    const third = { key: items[2]?.own_key ?? '', receiver: receivers[2] ?? '', amount: 4_500_000, currency: 'NPR' };
    esewa.transfers.set(third.key, third);
    minutes(2);
    await Promise.all([payWallets(server.context), payWallets(server.context)]);
    expect(await statesOf(payments, batch)).toEqual(['Complete', 'Ambiguous', 'Complete']);
    minutes(31);
    await Promise.all([payWallets(server.context), payWallets(server.context)]);
    minutes(1);
    await payWallets(server.context);
    const states = await statesOf(payments, batch);
    expect(states).toEqual(['Complete', 'Complete', 'Complete']);
    expect([...esewa.transfers.values()].filter(({ receiver }) => receivers.includes(receiver))).toHaveLength(3);
  });

  it('that were paid with another amount wait for a person, who decides with a remark [MC-46]', async () => {
    const { payments, batch, receivers } = await sentBatch(['9990.00']);
    esewa.behave(receivers[0] ?? '', 'other amount');
    await payWallets(server.context);
    const [item] = await payments.items(batch.id);
    expect(item).toMatchObject({ status: 'Mismatch', amount: '9990.00', answered: '9999.00' });
    expect(await payments.advance(payments.advances[0] ?? 0)).toMatchObject({ standing: 'to_pay' });
    expect((await payments.move(batch.id, 'retry')).body.code).toBe('nothing_failed');
    const decided = { settled_on: '2026-11-20', reference: 'E-1' };
    expect((await payments.moveItem(item?.id ?? 0, 'complete', decided)).status).toBe(400);
    const remark = 'The difference is reclaimed';
    expect((await payments.moveItem(item?.id ?? 0, 'complete', { ...decided, remark })).status).toBe(200);
  });

  it('that their source refuses wait for a person, and hold up no others [MC-54]', async () => {
    const { payments, batch } = await sentBatch(['300.00', '400.00']);
    await payments.query(
      `update expense_advance set status = 'Cancelled' where organization_id = $1 and id = $2`,
      payments.advances[0] ?? 0,
    );
    await payWallets(server.context);
    expect((await payments.items(batch.id)).map(({ status, problem }) => [status, problem !== null])).toEqual([
      ['Mismatch', true],
      ['Complete', false],
    ]);
  });

  it('keep the secret encrypted, and in no answer', async () => {
    const { payments } = await sentBatch(['10.00']);
    const [kept] = await payments.query<{ sealed: Buffer }>(
      'select sealed from esewa_secret where organization_id = $1',
    );
    expect(kept?.sealed.includes(Buffer.from(secret))).toBe(false);
    const shown = await payments.hr.get(`${payments.at}esewa-setting/`);
    expect(JSON.stringify(shown.body)).not.toContain(secret);
    expect((await payments.asha.put(`${payments.at}esewa-setting/secret/`, { secret: 'x' })).status).toBe(403);
  });
});
