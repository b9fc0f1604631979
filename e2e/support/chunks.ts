/** Files of the built application. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const manifest = join(import.meta.dirname, '../../packages/app/dist/.vite/manifest.json');

/** The address of the code of a page; `source` is its path within packages/app. */
export function chunkOf(source: string): string {
  const built = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, { readonly file: string }>;
  const chunk = built[source];
  if (!chunk) throw new Error(`${source} is no file of its own in the build: ${manifest}`);
  return `/${chunk.file}`;
}
