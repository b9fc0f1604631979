/** Building the browser application when what it is made from has changed. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { precompress } from '../../packages/app/tools/precompress.ts';
import { bin, must, root, run, runNode } from './run.ts';

const inputs = [
  'packages/app/src',
  'packages/app/public',
  'packages/app/index.html',
  'packages/app/vite.config.ts',
  'packages/app/tools',
  'packages/app/package.json',
  'packages/ui/src',
  'packages/forms/src',
  'packages/model/src',
  'packages/date-bs/src',
  'pnpm-lock.yaml',
];
const output = join(root, 'packages/app/dist');
const stamp = join(output, '.inputs');
const compressedStamp = join(output, '.compressed');

function fingerprint(): string {
  const hash = createHash('sha256');
  const add = (path: string) => hash.update(relative(root, path)).update('\0').update(readFileSync(path)).update('\0');
  for (const input of inputs) {
    const path = join(root, input);
    if (!existsSync(path)) continue;
    const entries = readdirSync(path.replace(/[^/]+\.\w+$/, ''), { withFileTypes: true });
    if (entries.some((entry) => entry.isFile() && join(entry.parentPath, entry.name) === path)) add(path);
    else
      for (const entry of readdirSync(path, { withFileTypes: true, recursive: true }).sort((a, b) =>
        join(a.parentPath, a.name).localeCompare(join(b.parentPath, b.name)),
      ))
        if (entry.isFile() && !/\.(test|stories|mdx)\b/.test(entry.name)) add(join(entry.parentPath, entry.name));
  }
  return hash.digest('hex');
}

const contentOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/** Whether the files of the last build are compressed. */
export const isAppCompressed = (): boolean => contentOf(compressedStamp) === contentOf(stamp);

interface BuildOptions {
  /** Whether the files are compressed ahead, too. The server itself compresses what it finds uncompressed, for each answer. @default true */
  readonly isCompressed?: boolean;
}

/** Builds the application unless the last build was made from the same files. Fails when a script is no module, or a first load is over its budget. */
export async function buildApp({ isCompressed = true }: BuildOptions = {}): Promise<void> {
  const now = fingerprint();
  if (contentOf(stamp) !== now) {
    console.log('Building the browser application …');
    await must(bin('vite'), ['build', '--logLevel', 'error'], { cwd: join(root, 'packages/app') });
    for (const check of ['packages/app/tools/check-chunks.ts', 'packages/app/size.ts']) {
      const code = await runNode(check);
      if (code !== 0) process.exit(code);
    }
    writeFileSync(stamp, now);
  }
  if (!isCompressed || isAppCompressed()) return;
  await precompress(output);
  writeFileSync(compressedStamp, now);
}

/** Builds the component library as other apps install it. @returns its exit code */
export const buildUi = (): Promise<number> =>
  run(bin('pnpm'), ['--silent', 'run', 'build'], { cwd: join(root, 'packages/ui') });
