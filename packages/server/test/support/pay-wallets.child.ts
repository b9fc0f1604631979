/**
 * One round of payments to wallets in a process of its own on the database of a test, to be killed while the provider is called. It says
 * `calling` before the call, and hangs there where the task says so.
 */
import { openDatabase } from '../../src/db/database.ts';
import { payWallets } from '../../src/modules/payment/wallets.ts';
import { makeContext, makeLog } from '../../src/runtime.ts';
import type { Config } from '../../src/config.ts';

export interface PayTask {
  readonly config: Config;
  readonly database: Parameters<typeof openDatabase>[0];
  /** Of the simulated provider. */
  readonly port: number;
  readonly now: string;
  readonly isHanging: boolean;
}

const task = await new Promise<PayTask>((resolve) => process.once('message', resolve));
const clock = () => new Date(task.now);
const database = openDatabase(task.database, 2, () => undefined, { clock, statementMs: 15_000 });
const store = { database, kind: 'own' as const, applied: [], close: () => database.close() };
const context = await makeContext(task.config, store, makeLog('silent'), {
  clock,
  network: {
    async resolve() {
      process.send?.('calling');
      if (task.isHanging) await new Promise(() => undefined);
      return [{ address: '127.0.0.1', family: 4 }];
    },
    isAllowed: () => true,
    ports: [String(task.port)],
  },
});
await payWallets(context);
process.send?.('done');
