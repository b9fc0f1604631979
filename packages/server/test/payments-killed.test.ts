/** A process that pays to wallets and is killed while it does: each payment reaches the provider once, with one key. */
import { fork, type ChildProcess } from 'node:child_process';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { EsewaSimulator } from '../../../tools/support/esewa-simulator.ts';
import { payWallets } from '../src/modules/payment/wallets.ts';
import type { PayTask } from './support/pay-wallets.child.ts';
import { Payments, type Batch } from './support/payments.ts';
import { startServer, until, type TestServer } from './support/server.ts';

const secret = 'a secret of the merchant';
let server: TestServer;
let esewa: EsewaSimulator;
const children: ChildProcess[] = [];

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
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(async () => {
  await server.close();
  await esewa.close();
});

const minutes = (count: number) => server.move(count * 60_000);

/** A batch of one payment that is sent, and the wallet that it goes to. */
async function sentPayment(wallet: string): Promise<{ payments: Payments; batch: Batch }> {
  const payments = await Payments.of(server);
  await payments.hr.patch(`${payments.at}esewa-setting/`, {
    is_active: true,
    address: `http://esewa.test:${esewa.port}`,
    merchant: 'KARMIK',
    settling_minutes: 30,
  });
  await payments.hr.put(`${payments.at}esewa-setting/secret/`, { secret });
  await payments.owes('45000.00');
  const employee = payments.payees.at(-1)?.id;
  const made = await payments.hr.post(`${payments.at}esewa-user/`, { employee, wallet, wallet_name: 'Asha Sharma' });
  expect(made.status).toBe(201);
  return { payments, batch: await payments.sent({ way: 'esewa', account: null }) };
}

/** Starts a process that sends what is to be sent. */
async function startPaying(isHanging: boolean): Promise<{ readonly said: string[]; kill(): Promise<void> }> {
  const { host, port, user, password } = inject('cluster');
  const [name] = await server.context.database.everywhere.query<{ database: string }>(
    'select current_database() as database',
  );
  const child = fork(new URL('./support/pay-wallets.child.ts', import.meta.url), [], {
    execArgv: ['--conditions=karmik-src', '--disable-warning=ExperimentalWarning'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  children.push(child);
  const said: string[] = [];
  child.on('message', (message: string) => said.push(message));
  child.send({
    config: server.context.config,
    database: { host, port, user, password, database: name?.database ?? '' },
    port: esewa.port,
    now: server.now.toISOString(),
    isHanging,
  } satisfies PayTask);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return {
    said,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** The state of the payment, how often it was sent, and how many transfers and rows in the books there are. */
async function whatIs(payments: Payments, batch: Batch, wallet: string, sends: number) {
  const [item] = await payments.items(batch.id);
  const [moved] = await payments.query<{ count: number }>(
    'select count(*)::integer as count from expense_advance_movement where organization_id = $1',
  );
  const transfers = [...esewa.transfers.values()].filter(({ receiver }) => receiver === wallet);
  return {
    state: item?.status,
    sends: esewa.sends - sends,
    transfers: transfers.map(({ amount }) => amount),
    booked: moved?.count,
  };
}
const bothPay = () => Promise.all([payWallets(server.context), payWallets(server.context)]);

describe('a process that is killed', () => {
  it('after the provider took a payment and before the answer is stored is followed by a question, and by no second sending [MC-44]', async () => {
    const wallet = '9812345670';
    const { payments, batch } = await sentPayment(wallet);
    const { sends } = esewa;
    esewa.behave(wallet, 'held');
    const paying = await startPaying(false);
    await until('the payment to reach the provider', async () => esewa.sends > sends);
    await paying.kill();
    expect(paying.said).toEqual(['calling']);
    expect(await whatIs(payments, batch, wallet, sends)).toEqual({
      state: 'Sending',
      sends: 1,
      transfers: [4_500_000],
      booked: 0,
    });
    // Two workers start at once, and before the time of a question nothing is done.
    await bothPay();
    expect(await whatIs(payments, batch, wallet, sends)).toMatchObject({ state: 'Sending', sends: 1 });
    const { questions } = esewa;
    minutes(2);
    await bothPay();
    expect(esewa.questions - questions).toBe(1);
    const paid = { state: 'Complete', sends: 1, transfers: [4_500_000], booked: 1 };
    expect(await whatIs(payments, batch, wallet, sends)).toEqual(paid);
    minutes(60);
    await bothPay();
    expect(await whatIs(payments, batch, wallet, sends)).toEqual(paid);
  });

  it('after a payment is stored as sent and before the call is followed by questions, and by one sending with its key once the time of the provider has passed [MC-44]', async () => {
    const wallet = '9812345671';
    const { payments, batch } = await sentPayment(wallet);
    const { sends } = esewa;
    const paying = await startPaying(true);
    await until('the process to be about to call', async () => paying.said.includes('calling'));
    await paying.kill();
    const unsent = { sends: 0, transfers: [], booked: 0 };
    expect(await whatIs(payments, batch, wallet, sends)).toEqual({ state: 'Sending', ...unsent });
    minutes(2);
    await bothPay();
    expect(await whatIs(payments, batch, wallet, sends)).toEqual({ state: 'Ambiguous', ...unsent });
    minutes(31);
    await bothPay();
    minutes(1);
    await bothPay();
    expect(await whatIs(payments, batch, wallet, sends)).toEqual({
      state: 'Complete',
      sends: 1,
      transfers: [4_500_000],
      booked: 1,
    });
    const [item] = await payments.query<{ own_key: string }>(
      'select own_key::text from payment_item where organization_id = $1',
    );
    expect(esewa.transfers.has(item?.own_key ?? '')).toBe(true);
  });
});
