/** Other libraries that ours are measured beside: they belong to no workspace, and the benchmarks alone install them. */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Installs what the lock file of a folder says; does nothing when it already is. */
export function installPeers(folder: string): void {
  const lock = join(folder, 'pnpm-lock.yaml');
  const installed = join(folder, 'node_modules/.modules.yaml');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/pnpm/bin/pnpm.mjs'), 'install', '--ignore-workspace', '--frozen-lockfile'],
    { cwd: folder, stdio: 'inherit' },
  );
  if (status !== 0) throw new Error(`The libraries of ${folder} could not be installed.`);
}
