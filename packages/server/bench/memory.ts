/** The memory of the server process, as `npm start` starts it: after the start that makes the demo, at rest, and after the next start. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { childrenOf, megabytesOf } from './hostile.ts';

const restMs = 60_000;

/** Megabytes that are resident; the database's processes are counted apart by the person who runs it. */
export interface MemoryResult {
  readonly firstStart: number;
  readonly afterRest: number;
  readonly laterStart: number;
}

/** @param starter the script that starts the server, `tools/run.mjs` */
export async function measureMemory(starter: string): Promise<MemoryResult> {
  const folder = mkdtempSync(join(tmpdir(), 'karmik-bench-'));
  const run = async <T>(measure: (server: number) => Promise<T>): Promise<T> => {
    const child = spawn(process.execPath, [starter, 'start'], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, KARMIK_DATA: folder, PORT: '0', HOST: '127.0.0.1', KARMIK_LOG: 'silent' },
    });
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    try {
      await new Promise<void>((resolve, reject) => {
        let output = '';
        void ended.then(() => reject(new Error(`the server ended: ${output}`)));
        child.stdout.on('data', (chunk: Buffer) => {
          output += chunk.toString();
          if (output.includes('Karmik HR is at')) resolve();
        });
      });
      const [server] = childrenOf(child.pid ?? 0, 'start.ts');
      if (server === undefined) throw new Error('the process of the server was not found');
      return await measure(server);
    } finally {
      child.kill('SIGTERM');
      await ended;
    }
  };
  try {
    const [firstStart, afterRest] = await run(async (server) => {
      const atStart = megabytesOf(server);
      await pause(restMs);
      return [atStart, megabytesOf(server)] as const;
    });
    return { firstStart, afterRest, laterStart: await run(async (server) => megabytesOf(server)) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
