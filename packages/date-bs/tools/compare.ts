/** Writes `docs/compare.md` from what was found. With `--check`, fails if it is out of date or a difference has no explanation. */
import { readFileSync, writeFileSync } from 'node:fs';
import { readFindings } from '../compare/findings.ts';
import { report } from '../compare/report.ts';

const file = new URL('../docs/compare.md', import.meta.url);
const { page, unexplained } = report(readFindings());

for (const difference of unexplained) process.stderr.write(`Not explained: ${difference}\n`);
if (unexplained.length > 0) process.exitCode = 1;
if (!process.argv.includes('--check')) writeFileSync(file, page);
else if (readFileSync(file, 'utf8') !== page) {
  process.stderr.write('docs/compare.md is stale: run npm run generate, or the script docs of the package.\n');
  process.exitCode = 1;
}
