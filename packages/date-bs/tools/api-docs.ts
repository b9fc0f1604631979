/** Writes `docs/api.md`. With `--check`, fails if it is out of date. */
import { readFileSync, writeFileSync } from 'node:fs';
import { page } from './api-reference.ts';

const file = new URL('../docs/api.md', import.meta.url);
if (!process.argv.includes('--check')) writeFileSync(file, page());
else if (readFileSync(file, 'utf8') !== page()) {
  process.stderr.write('docs/api.md is stale: run npm run generate, or the script docs of the package.\n');
  process.exitCode = 1;
}
