/** Refuses to publish what the registry or a reader would miss: provenance proves `repository`, and pages link the others. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const path = join(import.meta.dirname, '../package.json');
const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
const missing = ['repository', 'homepage', 'bugs', 'author', 'license'].filter((key) => manifest[key] === undefined);
if (missing.length > 0) {
  process.stderr.write(`Say ${missing.join(', ')} in packages/ui/package.json before publishing.\n`);
  process.exitCode = 1;
}
