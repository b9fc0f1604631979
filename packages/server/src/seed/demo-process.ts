/**
 * The demo is made by a process of its own: what it needs for two years of people at work, letters and photos, the server then does not
 * keep. The process ends with the server that began it.
 */
import { fork } from 'node:child_process';
import type { Database } from '../db/database.ts';
import { demoStateOf } from './demo-accounts.ts';

/** What the process says at its end. */
export type DemoAnswer = { readonly password: string | null } | { readonly failure: string };

/** Loads the demo organisations into an empty installation. @returns the password of their accounts where they were made now */
export async function makeDemo({ everywhere }: Database): Promise<string | undefined> {
  if ((await demoStateOf(everywhere)) === 'none wanted') return undefined;
  const child = fork(new URL('./demo-child.ts', import.meta.url), [], {
    execArgv: process.execArgv.filter((flag) => !flag.startsWith('--watch')),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let answer: DemoAnswer | undefined;
  child.on('message', (message: DemoAnswer) => (answer = message));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (answer && 'password' in answer) return answer.password ?? undefined;
  throw new Error(`The demo was not made: ${answer?.failure ?? `its process ended with ${code}`}`);
}
