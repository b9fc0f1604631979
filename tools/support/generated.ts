/** Documents and sources that are written from the code: one command renews them, one check finds the stale ones. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { benchmarkIndex } from './benchmarks.ts';
import { root, runNode } from './run.ts';
import { liesIn } from './touched.ts';

/** Scripts that each write some; with `--check` they say which are stale, and end with 1. */
const writers = [
  'packages/app/catalogue.ts',
  'packages/date-bs/tools/api-docs.ts',
  'packages/date-bs/tools/compare.ts',
  'packages/ui/tools/example-brands.ts',
  'packages/ui/tools/write-interface.ts',
] as const;

/** Of what the slow ones are made: what nothing of it has changed cannot be stale. */
const sources: { readonly [script in (typeof writers)[number]]?: RegExp } = {
  'packages/ui/tools/write-interface.ts': /^(packages\/(ui|date-bs)\/|tsconfig|pnpm-lock)/,
};

/** Writes a document, or says that it is stale. @returns whether it is as it should be */
export function keepDocument(folder: string, name: string, content: string, isCheck: boolean): boolean {
  const path = join(folder, name);
  if (!isCheck) writeFileSync(path, content);
  else if (readFileSync(path, 'utf8') !== content) {
    process.stderr.write(`${name} is stale: run npm run generate.\n`);
    return false;
  }
  return true;
}

/** Renews all of them, or with `isCheck` says which are stale. @returns whether all are as they should be */
export async function keepGenerated(isCheck: boolean): Promise<boolean> {
  let isRight = keepDocument(root, 'docs/benchmarks.md', benchmarkIndex(), isCheck);
  for (const script of writers) {
    if (isCheck && !liesIn(sources[script] ?? /./)) continue;
    isRight = (await runNode(script, isCheck ? ['--check'] : [])) === 0 && isRight;
  }
  return isRight;
}
