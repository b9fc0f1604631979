/** Which files decide the result of a stage, and whether they changed. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../support/run.ts';
import { baseOfChange } from '../support/touched.ts';
import type { StageName } from './options.ts';

/** What every stage depends on. */
const common = /^(package\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|tsconfig[\w.]*\.json|vitest\.config\.ts|tools\/)/;

/** Paths from the root of the project. Unit tests read lists of journeys and documents; those of the server read documents. */
const inputs: Readonly<Record<StageName, RegExp>> = {
  types: /./,
  unit: /^(packages|docs|e2e\/support)\//,
  server: /^(packages\/(server|model|date-bs|app\/test\/expense-claim)|docs)\//,
  components: /^(packages\/(ui|forms|app|model|date-bs)|\.storybook)\//,
  build: /^packages\/(app|ui|forms|model|date-bs)\//,
  journeys: /^(packages|e2e)\//,
};

/** Whether the result of a stage can depend on a file. */
export const isInput = (stage: StageName, file: string): boolean => common.test(file) || inputs[stage].test(file);

const git = (...args: readonly string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64_000_000 }).split('\0').filter(Boolean);

/** Files of the change: what differs from the commit before it, and what is new. @throws where the project has no history */
export function changedFiles(): readonly string[] {
  const base = baseOfChange();
  if (base === undefined) throw new Error('--changed compares with an earlier commit, and this project has none here.');
  return [...git('diff', '--name-only', '-z', base), ...git('ls-files', '--others', '--exclude-standard', '-z')];
}

/** A hash of the files that decide the result of a stage, and of the size of its sweeps. */
export function fingerprint(stage: StageName): string {
  const hash = createHash('sha256').update(`${process.version} ${process.env['KARMIK_SWEEP'] ?? ''}\0`);
  const files = git('ls-files', '--cached', '--others', '--exclude-standard', '-z');
  for (const file of files.filter((each) => isInput(stage, each)).toSorted()) {
    const path = join(root, file);
    if (existsSync(path)) hash.update(file).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

const note = join(root, '.cache/passed.json');

const readPassed = (): Partial<Record<StageName, string>> =>
  existsSync(note) ? (JSON.parse(readFileSync(note, 'utf8')) as Partial<Record<StageName, string>>) : {};

/** Whether a stage passed when its files were as they are. */
export const hasPassed = (stage: StageName): boolean => readPassed()[stage] === fingerprint(stage);

/** Keeps on which files a stage passed; undefined: it failed. */
export function keepPassed(stage: StageName, hash: string | undefined): void {
  const { [stage]: _before, ...others } = readPassed();
  mkdirSync(dirname(note), { recursive: true });
  writeFileSync(note, JSON.stringify(hash === undefined ? others : { ...others, [stage]: hash }));
}
