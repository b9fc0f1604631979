/**
 * The demo is made by a process of its own: what it needs for two years of people at work, letters and photos, the server then does not
 * keep. The process ends with the server that began it.
 */
import { fork, type ChildProcess } from 'node:child_process';
import type { Database } from '../db/database.ts';
import { demoStateOf } from './demo-accounts.ts';

/** The process has memory for a while: with more of it for young objects it collects them a tenth as often. In MB. */
const youngObjects = '--max-semi-space-size=64';

/** What the process says at its end. */
export type DemoAnswer = { readonly password: string | null } | { readonly failure: string };

/** Begins the process, which loads what it needs and waits. It ends with this one. */
export const prepareDemo = (): ChildProcess =>
  fork(new URL('./demo-child.ts', import.meta.url), [], {
    execArgv: [
      ...process.execArgv.filter((flag) => !/^--(watch|max-semi-space-size|heap-growing-percent)/.test(flag)),
      youngObjects,
    ],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });

/**
 * Loads the demo organisations into an empty installation.
 * @param prepared the process, where it was begun ahead; it is ended where no demo is wanted
 * @returns the password of their accounts where they were made now
 */
export async function makeDemo({ everywhere }: Database, prepared?: ChildProcess): Promise<string | undefined> {
  if ((await demoStateOf(everywhere)) === 'none wanted') {
    prepared?.disconnect();
    return undefined;
  }
  const child = prepared ?? prepareDemo();
  let answer: DemoAnswer | undefined;
  child.on('message', (message: DemoAnswer) => (answer = message));
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  // One that has ended already hears nothing.
  child.send('make', () => undefined);
  const hasEnded = child.exitCode !== null || child.signalCode !== null;
  const code = hasEnded ? child.exitCode : await ended;
  if (answer && 'password' in answer) return answer.password ?? undefined;
  throw new Error(`The demo was not made: ${answer?.failure ?? `its process ended with ${code}`}`);
}
