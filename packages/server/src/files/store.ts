/** The bytes of uploaded files: a folder with random names; what they are called and whose they are is in the database. */
import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export interface Stored {
  readonly key: string;
  readonly size: number;
  readonly sha256: string;
}

export interface FileStore {
  /** Writes a file whole or not at all. @param times `at` is what the disk is to say of when it was written */
  put(content: Buffer | Readable, times?: { readonly at?: Date }): Promise<Stored>;
  get(key: string): Readable;
  has(key: string): Promise<boolean>;
  remove(key: string): Promise<void>;
  path(key: string): string;
}

/** What the seals of the audit need beside the database; see `modules/audit/chain.ts`. */
export const auditKeyFile = 'audit/key';
export const auditEndFile = (organizationId: number): string => `audit/${organizationId}`;

const keyForm = /^([0-9a-f]{2}\/[0-9a-f]{2}\/[0-9a-f]{32}|audit\/(key|\d+))$/;

export function folderStore(folder: string): FileStore {
  const path = (key: string) => {
    if (!keyForm.test(key)) throw new Error('a storage key is malformed');
    return join(folder, key);
  };
  return {
    path,
    async put(content, { at } = {}) {
      const name = randomBytes(16).toString('hex');
      const key = `${name.slice(0, 2)}/${name.slice(2, 4)}/${name}`;
      const target = path(key);
      const draft = `${target}.part`;
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      const hash = createHash('sha256');
      let size = 0;
      const measure = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          hash.update(chunk);
          size += chunk.length;
          done(null, chunk);
        },
      });
      try {
        await pipeline(
          Buffer.isBuffer(content) ? Readable.from([content]) : content,
          measure,
          createWriteStream(draft, { mode: 0o600, flush: true }),
        );
        if (at) await utimes(draft, at, at);
        await rename(draft, target);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      return { key, size, sha256: hash.digest('hex') };
    },
    get: (key) => createReadStream(path(key)),
    has: async (key) => (await stat(path(key)).catch(() => undefined))?.isFile() ?? false,
    remove: (key) => rm(path(key), { force: true }),
  };
}
