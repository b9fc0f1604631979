/**
 * Writes the files of the example brands with the command that clients use, each beside its `brand.json`.
 * With `--check` it writes nothing, says which file is stale, and ends with 1.
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { writeBrandFiles } from '../cli/brand-files.ts';

const examples = join(import.meta.dirname, '../examples');
const isCheck = process.argv.includes('--check');

for (const name of readdirSync(examples)) {
  const folder = join(examples, name);
  const out = isCheck ? mkdtempSync(join(tmpdir(), 'brand-')) : folder;
  if (isCheck) cpSync(folder, out, { recursive: true });
  const result = await writeBrandFiles({ file: join(folder, 'brand.json'), out });
  const problems = result.ok
    ? result.written.filter((path) => isStale(path, join(folder, relative(out, path))))
    : result.problems;
  for (const problem of problems) {
    process.stderr.write(`examples/${name}: ${result.ok ? `${relative(out, problem)} is stale` : problem}\n`);
    process.exitCode = 1;
  }
  if (isCheck) rmSync(out, { recursive: true });
}

function isStale(written: string, kept: string): boolean {
  return !readFileSync(written).equals(readFileSync(kept));
}
