import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs a program that is in a node_modules folder, with this Node, and returns what it printed. */
export const runBin = (path: string, args: string[]): string =>
  execFileSync(process.execPath, [fileURLToPath(new URL(`../${path}`, import.meta.url)), ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Builds the package and packs it as it would be published. Returns the folder that was made and the tarball in it. */
export const pack = (): { folder: string; tarball: string } => {
  runBin('node_modules/tsdown/dist/run.mjs', ['--log-level', 'error']);
  const folder = mkdtempSync(join(tmpdir(), 'date-bs-'));
  execFileSync(
    fileURLToPath(new URL('../../../node_modules/.bin/pnpm', import.meta.url)),
    ['pack', '--pack-destination', folder],
    { cwd: root, stdio: 'pipe' },
  );
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'))!;
  return { folder, tarball: join(folder, tarball) };
};
