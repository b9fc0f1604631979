import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { precompress } from '../../packages/app/tools/precompress.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'karmik-build-'));
  mkdirSync(join(folder, 'assets'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('compresses texts that are long enough, in both forms, and leaves nothing half-written behind', async () => {
  const script = 'export const days = [];\n'.repeat(100);
  writeFileSync(join(folder, 'assets/a.js'), script);
  writeFileSync(join(folder, 'assets/short.js'), 'export {};');
  writeFileSync(join(folder, 'assets/picture.png'), Buffer.alloc(5_000));
  // What a compression that was killed left there.
  writeFileSync(join(folder, 'assets/a.js.br.part'), 'half');
  await precompress(folder);
  expect(readdirSync(join(folder, 'assets')).sort()).toEqual(['a.js', 'a.js.br', 'a.js.gz', 'picture.png', 'short.js']);
  expect(brotliDecompressSync(readFileSync(join(folder, 'assets/a.js.br'))).toString()).toBe(script);
  expect(gunzipSync(readFileSync(join(folder, 'assets/a.js.gz'))).toString()).toBe(script);
});
