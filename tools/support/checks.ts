import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkDependencies } from './dependencies.ts';
import { keepGenerated } from './generated.ts';
import { checkMigrations } from './migrations.ts';
import { bin, root, run } from './run.ts';

export interface Check {
  readonly name: string;
  readonly run: () => Promise<boolean>;
}

const passes = async (program: string, args: readonly string[]) => (await run(program, args)) === 0;

const projects = [
  'tsconfig.json',
  ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}/tsconfig.json`),
  '.storybook/tsconfig.json',
].filter((path) => existsSync(join(root, path)));

/** What is checked without running the product. */
export const checks: readonly Check[] = [
  { name: 'format', run: () => passes(bin('oxfmt'), ['--check', '.']) },
  { name: 'lint', run: () => passes(bin('oxlint'), ['--type-aware', '--quiet', '.']) },
  // Two run at once; a compiler that divides its work among several checkers does a third of it twice.
  ...projects.map((path) => ({
    name: `types of ${path}`,
    run: () => passes(bin('tsc'), ['--project', path, '--checkers', '1']),
  })),
  {
    name: 'unused files, exports and dependencies',
    run: () => passes(bin('knip'), ['--no-progress', '--no-config-hints']),
  },
  { name: 'licences of dependencies', run: () => Promise.resolve(checkDependencies().licenses) },
  { name: 'order of migrations', run: () => Promise.resolve(checkMigrations()) },
  { name: 'generated documents', run: () => keepGenerated(true) },
];
