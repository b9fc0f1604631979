import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { benchmarkIndex, benchmarks } from './benchmarks.ts';
import { keepDocument } from './generated.ts';
import { setUpMergeDriver } from './merge-driver.mjs';
import { root } from './run.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'karmik-generated-'))));
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

it('a check names the stale document and the command that renews it', () => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect(keepDocument(folder, 'list.md', 'one\n', false)).toBe(true);
  expect(keepDocument(folder, 'list.md', 'one\n', true)).toBe(true);
  expect(said).not.toHaveBeenCalled();
  expect(keepDocument(folder, 'list.md', 'two\n', true)).toBe(false);
  expect(said).toHaveBeenCalledWith('list.md is stale: run npm run generate.\n');
  expect(readFileSync(join(folder, 'list.md'), 'utf8')).toBe('one\n');
});

it('each section of the benchmarks has a file, to which their page leads', () => {
  expect(readFileSync(join(root, 'docs/benchmarks.md'), 'utf8')).toBe(benchmarkIndex());
  for (const [name, title] of Object.entries(benchmarks))
    expect(readFileSync(join(root, 'docs/benchmarks', `${name}.md`), 'utf8')).toMatch(`# ${title}\n`);
});

const files = ['docs/generated/routes.md', 'docs/benchmarks/start.md'];

/** The same line of generated files changed on two branches. @returns a merge of them, which answers the exit code of git */
function conflict(): () => number | null {
  const git = (input: string, ...args: string[]) => spawnSync('git', args, { cwd: folder, input }).status;
  const text = (content: string) => `data ${Buffer.byteLength(content)}\n${content}\n`;
  const commit = (branch: string, content: string, from = '') =>
    [
      `commit refs/heads/${branch}\ncommitter A <a@b.test> 1700000000 +0000\n${text(content)}${from}`,
      ...files.map((name) => `M 100644 inline ${name}\n${text(`${content}\n`)}`),
      `M 100644 inline .gitattributes\n${text(readFileSync(join(root, '.gitattributes'), 'utf8'))}\n`,
    ].join('');
  git('', 'init', '--quiet', '--initial-branch=main');
  const history = [
    commit('main', 'before'),
    commit('other', 'theirs', 'from refs/heads/main\n'),
    commit('main', 'ours'),
  ];
  git(history.join(''), 'fast-import', '--quiet');
  git('', 'reset', '--quiet', '--hard');
  return () => git('', '-c', 'user.name=A', '-c', 'user.email=a@b.test', 'merge', '--no-edit', 'other');
}

it('two lines of work that changed a generated file merge without a conflict', () => {
  const merge = conflict();
  setUpMergeDriver(folder);
  expect(merge()).toBe(0);
  for (const name of files) expect(readFileSync(join(folder, name), 'utf8')).toBe('ours\n');
});

it('without what the installation sets up they conflict', () => {
  expect(conflict()()).toBe(1);
});

it('the merge driver leaves a folder outside of git, and the repository around one, as they are', () => {
  setUpMergeDriver(folder);
  const git = (...args: string[]) => spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  git('init', '--quiet');
  mkdirSync(join(folder, 'inside'));
  setUpMergeDriver(join(folder, 'inside'));
  expect(git('config', '--local', '--get-regexp', 'karmik').stdout).toBe('');
});
