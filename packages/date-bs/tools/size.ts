/**
 * Bundles what an application would import from the built package, prints the sizes and fails above the limits.
 * Run after `build`.
 */
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const entry = fileURLToPath(new URL('../dist/index.js', import.meta.url));

const budgets = [
  { what: 'adToBs and bsToAd', code: `export { adToBs, bsToAd } from ${JSON.stringify(entry)}`, limit: 700 },
  // Lists of names for pickers, fiscal years by name and the words of refused patterns came in 1.0 and weigh 370 bytes; who
  // imports two functions pays for none of them.
  { what: 'everything', code: `export * from ${JSON.stringify(entry)}`, limit: 3320 },
];

for (const { what, code, limit } of budgets) {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: '/' },
    bundle: true,
    minify: true,
    format: 'esm',
    charset: 'utf8',
    write: false,
  });
  const bundle = outputFiles[0]!.contents;
  const zipped = gzipSync(bundle, { level: 9 }).length;
  const verdict = zipped > limit ? `ABOVE the limit of ${limit}` : `limit ${limit}`;
  process.stdout.write(`${what}: ${bundle.length} bytes, ${zipped} gzipped, ${verdict}\n`);
  if (zipped > limit) process.exitCode = 1;
}
