#!/usr/bin/env node
// The one entry of every npm script: installs what the lock file says, picks a Node that the tools accept, then runs the task.
// Plain JavaScript for Node 18 and later, without dependencies, because it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setUpMergeDriver } from './support/merge-driver.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const pnpm = 'pnpm@12.21.0';
const neededNode = 24;
const [task = 'help', ...args] = process.argv.slice(2);

process.chdir(process.env.INIT_CWD && (task === 'backup' || task === 'restore') ? process.env.INIT_CWD : root);
main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

async function main() {
  const began = Date.now();
  install();
  const installed = Date.now();
  const node = findNode();
  const script = join(root, 'tools', 'tasks', `${task}.ts`);
  if (!existsSync(script)) throw new Error(`There is no task "${task}". The README lists them.`);
  const child = spawn(node, [...flagsOf(task), script, ...args], {
    stdio: 'inherit',
    env: {
      ...process.env,
      ...(task === 'start' && {
        KARMIK_STARTED_AT: String(began),
        KARMIK_INSTALL_SECONDS: String((installed - began) / 1000),
      }),
      PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`,
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

/**
 * What Node is started with. The server's young objects have 24 MB, not the 192 MB that Node gives them of its own: they die as soon, and
 * the memory goes to the database. Its heap grows by half before it is collected, not up to fourfold: a long run of work then needs 60 MB
 * more and not 300, in the same time.
 */
function flagsOf(task) {
  const flags = ['--conditions=karmik-src', '--disable-warning=ExperimentalWarning'];
  return task === 'start' || task === 'bench'
    ? [...flags, '--max-semi-space-size=8', '--heap-growing-percent=50']
    : flags;
}

/** Brings node_modules in line with the lock file; does nothing when it already is. */
function install() {
  const lock = readFileSync(join(root, 'pnpm-lock.yaml'));
  const hash = createHash('sha256').update(lock).digest('hex');
  const stamp = join(root, 'node_modules', '.lock-hash');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  console.log('Installing packages …');
  const result = spawnSync('npx', ['--yes', pnpm, 'install', '--frozen-lockfile', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, CI: 'true' },
  });
  if (result.status !== 0) throw new Error('The packages could not be installed; see the messages above.');
  setUpMergeDriver(root);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}

/** The running Node where it is new enough, else the one that the lock file brings for this platform. */
function findNode() {
  if (Number(process.versions.node.split('.')[0]) >= neededNode) return process.execPath;
  const own = join(root, 'node_modules', '.bin', 'node');
  if (existsSync(own)) return own;
  throw new Error(
    `Karmik runs on Node ${neededNode} or later. No such binary is published for ${process.platform}-${process.arch}: ` +
      `install Node ${neededNode} and run the command again (this is ${process.version}).`,
  );
}
