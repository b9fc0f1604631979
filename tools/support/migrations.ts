/**
 * Whether migrations were added in the order of their numbers. A database that is in use refuses to start with a migration whose number comes
 * before one that it has applied (ADR 0005), and a new database never notices, so that no other test finds it.
 */
import { execFileSync } from 'node:child_process';
import { basename } from 'node:path';
import { root } from './run.ts';

const folder = 'packages/server/src/db/migrations';

/** What one commit added, or the working tree. */
export interface Addition {
  readonly by: string;
  readonly files: readonly string[];
}

/**
 * Files that were added after one with a higher number.
 * @param present those before the first addition
 * @returns a sentence for each, with what to do
 */
export function misplacedMigrations(present: readonly string[], additions: readonly Addition[]): string[] {
  const problems: string[] = [];
  let highest = present.toSorted().at(-1) ?? '';
  for (const { by, files } of additions) {
    for (const file of files)
      if (file < highest)
        problems.push(
          `${file}, added by ${by}, comes before ${highest}, which was there already: databases that have applied it refuse to start. Give it a higher number.`,
        );
    highest = [highest, ...files].toSorted().at(-1) ?? '';
  }
  return problems;
}

const git = (...args: readonly string[]): string[] => {
  const output = execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return output.split('\n').filter(Boolean);
};
const namesOf = (paths: readonly string[]): string[] =>
  paths.filter((path) => path.startsWith(`${folder}/`)).map((path) => basename(path));

/** Looks at the commits since this rule is checked, and at the working tree. True where there is no history to look at. */
export function checkMigrations(): boolean {
  let first: string | undefined;
  try {
    if (git('rev-parse', '--is-shallow-repository')[0] === 'true') return true;
    first = git('log', '--diff-filter=A', '--format=%H', '--', 'tools/support/migrations.ts').at(-1);
  } catch {
    return true;
  }
  const begin = first ?? 'HEAD';
  const present = namesOf(git('ls-tree', '-r', '--name-only', begin, `${folder}/`));
  const commits =
    first === undefined ? [] : git('rev-list', '--first-parent', '--reverse', `${first}..HEAD`, '--', folder);
  const additions: Addition[] = commits.map((commit) => ({
    by: commit.slice(0, 8),
    files: namesOf(git('diff', '--name-only', '--no-renames', '--diff-filter=A', `${commit}^1`, commit, '--', folder)),
  }));
  const inTree = git('ls-files', '--others', '--exclude-standard', '--', folder);
  const staged = git('diff', '--name-only', '--no-renames', '--diff-filter=A', 'HEAD', '--', folder);
  additions.push({ by: 'the working tree', files: namesOf([...inTree, ...staged]) });
  const problems = misplacedMigrations(present, additions);
  for (const problem of problems) console.error(problem);
  return problems.length === 0;
}
