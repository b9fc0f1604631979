/** How long `npm start` takes until a browser gets the login page, as the person who has just cloned the project starts it. */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './run.ts';

export interface CleanStart {
  /** Seconds from the command to a served login page in a new clone. */
  readonly first: number;
  /** What the start prints of its parts, a line each. */
  readonly parts: readonly string[];
  /** Seconds of starts after that, with everything there. */
  readonly later: readonly number[];
}

/** The block of a start that says what its parts took, without the total. */
export const partsIn = (output: string): string[] =>
  (/Started in [\d.]+ s\n((?: {4}.+\n)+)/.exec(output)?.[1] ?? '').split('\n').flatMap((line) => line.trim() || []);

/** @param times how many starts follow the first */
export async function measureCleanStart(times: number): Promise<CleanStart> {
  const folder = mkdtempSync(join(tmpdir(), 'karmik-start-'));
  const clone = join(folder, 'karmik');
  try {
    execFileSync('git', ['clone', '--quiet', '--no-hardlinks', root, clone]);
    const { seconds: first, output } = await start(clone);
    const later: number[] = [];
    for (let n = 0; n < times; n++) later.push((await start(clone)).seconds);
    return { first, parts: partsIn(output), later };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function start(clone: string): Promise<{ seconds: number; output: string }> {
  const { DATABASE_URL: _database, KARMIK_DATA: _data, ...env } = process.env;
  const began = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: clone,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...env, PORT: '0', KARMIK_LOG: 'silent' },
    // A group of its own, so that a signal reaches the server behind npm.
    detached: true,
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  try {
    let output = '';
    const address = await new Promise<string>((resolve, reject) => {
      void ended.then(() => reject(new Error(`the start ended: ${output}`)));
      child.stdout.on('data', (part: Buffer) => {
        output += part.toString();
        const found = /Karmik HR is at (http:\S+)/.exec(output)?.[1];
        if (found) resolve(found);
      });
    });
    const page = await fetch(`${address}/account/login`);
    if (!page.ok || !(await page.text()).includes('<title')) throw new Error(`the login page answers ${page.status}`);
    return { seconds: (performance.now() - began) / 1000, output };
  } finally {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await ended;
  }
}
