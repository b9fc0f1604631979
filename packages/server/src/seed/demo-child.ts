/** The process that makes the demo; see `makeDemo`. */
import { join } from 'node:path';
import { readConfig } from '../config.ts';
import { makeContext, makeLog, openStore } from '../runtime.ts';
import { ensureDemo } from './demo.ts';
import type { DemoAnswer } from './demo-process.ts';

// A terminal interrupts both processes; the server decides, and with it goes the channel between them.
process.on('SIGINT', () => undefined);
process.once('disconnect', () => process.exit(1));

const answer = (answer: DemoAnswer) => new Promise<void>((resolve) => process.send?.(answer, () => resolve()));

// It may be begun before there is a database.
await new Promise((resolve) => process.once('message', resolve));
try {
  const config = readConfig(process.env, join(import.meta.dirname, '../../../..'));
  const log = makeLog(config.logLevel);
  const store = await openStore(config, log, { migrate: false });
  try {
    const context = await makeContext(config, store, log);
    const database = store.database.patient;
    const password = await ensureDemo({ ...context, database }, (text) => console.log(text));
    await answer({ password: password ?? null });
  } finally {
    await store.close();
  }
  process.exit(0);
} catch (error) {
  await answer({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  process.exit(1);
}
