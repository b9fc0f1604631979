/** npm run -s pay-vectors FILE: runs the tax vectors of a file on the product's engine; status 1 where one is wrong. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runVectors, VectorError } from '../support/pay-vectors.ts';

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('Say which file: npm run -s pay-vectors FILE');
  process.exit(1);
}
try {
  const { lines, wrong } = runVectors(readFileSync(resolve(process.env['INIT_CWD'] ?? '.', file), 'utf8'));
  console.log(lines.join('\n'));
  process.exitCode = wrong > 0 ? 1 : 0;
} catch (error) {
  if (!(error instanceof VectorError || (error instanceof Error && 'code' in error))) throw error;
  console.error(
    error instanceof VectorError ? `${file}: ${error.message}` : `${file} cannot be read: ${error.message}`,
  );
  process.exitCode = 1;
}
