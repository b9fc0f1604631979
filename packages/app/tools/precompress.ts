import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(js|css|html|svg|json)$/;
/** Below this the headers of a compressed answer cost more than is saved. */
const leastBytes = 1_024;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/**
 * Writes a `.br` and a `.gz` beside each text file of the build, so that the server compresses nothing while people wait. A server may
 * answer from the folder meanwhile.
 * @param folder where the build is
 */
export async function precompress(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(
    files
      .filter((name) => compressible.test(name) && !name.startsWith('.vite'))
      .map((name) => compress(join(folder, name))),
  );
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < leastBytes) return;
  const [br, gz] = await Promise.all([
    brotli(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
    deflate(content, { level: 9 }),
  ]);
  await Promise.all([writeWhole(`${file}.br`, br), writeWhole(`${file}.gz`, gz)]);
}

/** A server that looks for the file finds all of it or none. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  await writeFile(`${file}.part`, content);
  await rename(`${file}.part`, file);
}
