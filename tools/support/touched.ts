/** What a sweep over everything looks at in `npm test`, and what it leaves to `npm run nightly`. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

const git = (...args: readonly string[]): string | undefined => {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
};

/** The commit before the change: where it left what others have, else the one before the last; undefined without a history. */
function baseOfChange(): string | undefined {
  const shared = git('merge-base', 'HEAD', '@{upstream}');
  return shared !== undefined && shared !== git('rev-parse', 'HEAD') ? shared : git('rev-parse', 'HEAD~1');
}

/** Folders of modules in which the change lies; undefined where it cannot be told. */
function touchedModules(): ReadonlySet<string> | undefined {
  const base = baseOfChange();
  const files = base === undefined ? undefined : git('diff', '--name-only', base);
  if (files === undefined) return undefined;
  return new Set(
    files.split('\n').flatMap((file) => /^packages\/\w+\/src\/(?:modules\/)?([\w-]+)\//.exec(file)?.[1] ?? []),
  );
}

const touched = process.env['KARMIK_SWEEP'] === 'all' ? undefined : touchedModules();
const shareOf = 4;

/**
 * Whether a sweep looks at one of many alike: all of a module that the change has touched, and of the others the same quarter each time.
 * @param name what tells it from the others, such as a path and who opens it
 */
export function isSwept(module: string, name: string): boolean {
  if (!touched || [...touched].some((each) => module === each || module.startsWith(`${each}-`))) return true;
  return (createHash('sha256').update(name).digest()[0] ?? 0) % shareOf === 0;
}
