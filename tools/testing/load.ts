/** Keeps the processors busy, as other work on the machine does. */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** Loads every processor while some work lasts. */
export async function underLoad<T>(work: () => Promise<T>): Promise<T> {
  const busy = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['-e', 'for (;;) Math.random()'], { stdio: 'ignore' }),
  );
  try {
    return await work();
  } finally {
    for (const each of busy) each.kill('SIGKILL');
  }
}
