/**
 * The demo as servers of tests find it. To make it takes a minute, so it is kept as its first server left it, and each server of the same
 * sources starts from a copy of its own.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { later } from './other-hour.ts';
import { startServer, type Running } from './servers.ts';

const root = join(import.meta.dirname, '../..');
const shelf = join(root, '.cache/demo');
const lock = join(shelf, 'lock');
const note = join(shelf, 'kept.json');
/** A demo ends at the moment in which it was made, so that today's figures grow old with it. */
const freshForMs = 7_200_000;
/** What holds the lock for so long was killed. */
const forsakenMs = 1_200_000;

/** The password of the demo accounts in a run. */
export const demoPassword = process.env['KARMIK_DEMO_PASSWORD'] ?? 'Namaste-2083';

interface Kept {
  readonly key: string;
  readonly folder: string;
  readonly at: number;
}

/** What a demo is made of: the sources, the day of the demo, and what the environment says of it. */
function keyOfDemo(): string {
  const hash = createHash('sha256');
  const day = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kathmandu' });
  hash.update(`${demoPassword} ${day} ${later}`);
  for (const file of globSync('packages/{date-bs,model,server}/src/**/*.{ts,sql,json}', { cwd: root }).toSorted())
    hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** Lets one process at a time make or copy a demo. */
async function alone<T>(work: () => Promise<T>): Promise<T> {
  await mkdir(shelf, { recursive: true });
  for (;;) {
    const isMine = await mkdir(lock).then(
      () => true,
      () => false,
    );
    if (isMine) break;
    const held = await stat(lock).catch(() => undefined);
    if (held && Date.now() - later - held.mtimeMs > forsakenMs) await rm(lock, { recursive: true, force: true });
    await pause(200);
  }
  try {
    return await work();
  } finally {
    await rm(lock, { recursive: true, force: true });
  }
}

async function keptDemo(): Promise<string> {
  const key = keyOfDemo();
  const kept = await readFile(note, 'utf8').then(
    (text) => JSON.parse(text) as Kept,
    () => undefined,
  );
  if (kept?.key === key && Date.now() - kept.at < freshForMs && existsSync(kept.folder)) return kept.folder;
  if (kept) await rm(kept.folder, { recursive: true, force: true });
  const folder = await mkdtemp(join(process.env['KARMIK_LASTING'] ?? tmpdir(), 'karmik-demo-'));
  const maker = await startServer({ KARMIK_DEMO_PASSWORD: demoPassword }, folder);
  await maker.stop();
  await writeFile(note, JSON.stringify({ key, folder, at: Date.now() } satisfies Kept));
  return folder;
}

/** Makes the demo where none is kept, so that the person who starts a server with it does not wait. */
export const prepareDemo = (): Promise<unknown> => alone(keptDemo);

/** Starts a server with a demo of its own; its caller stops it. */
export async function startDemo(env: Record<string, string> = {}): Promise<Running> {
  const data = await mkdtemp(join(tmpdir(), 'karmik-e2e-'));
  // The database belongs to an account of its own where the server is root's, which a copy must keep.
  await alone(async () => promisify(execFile)('cp', ['-a', `${await keptDemo()}/.`, data]));
  const running = await startServer({ KARMIK_DEMO_PASSWORD: demoPassword, ...env }, data);
  return {
    url: running.url,
    get output() {
      return running.output;
    },
    stop: async () => {
      await running.stop();
      await rm(data, { recursive: true, force: true });
    },
  };
}
