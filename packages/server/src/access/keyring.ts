/**
 * The keys of this installation: a file beside the database, read by all its server processes. The newest signs and encrypts; older ones
 * go on to verify and decrypt what they made.
 */
import { createECDH, randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod/mini';

const format = 'karmik-keys-1';
const keyBytes = 32;
const key = z.string().check(z.regex(/^[\w-]{43}$/));
const entry = z.object({ id: z.string(), made_at: z.iso.datetime(), access_token: key, link: key });
const file = z.object({ format: z.literal(format), keys: z.array(entry).check(z.minLength(1)), push: key });

export interface Key {
  readonly id: string;
  readonly madeAt: Date;
  readonly accessToken: Buffer;
  /** For whatever else is signed or encrypted; each purpose derives its own from it. */
  readonly link: Buffer;
}

export interface Keys {
  /** Newest first. */
  readonly all: readonly [Key, ...Key[]];
  /** Private key by which push services know the installation. */
  readonly push: Buffer;
}

export class KeysError extends Error {}

const curve = 'prime256v1';

/** A private key of full length: its leading zeros are left out by the generator. */
function newPushKey(): Buffer {
  const made = createECDH(curve);
  made.generateKeys();
  const bytes = made.getPrivateKey();
  return Buffer.concat([Buffer.alloc(keyBytes - bytes.length), bytes]);
}

export const newKey = (now: Date, parts: Partial<Pick<Key, 'accessToken' | 'link'>> = {}): Key => ({
  id: `${now.toISOString().slice(0, 10)}-${randomBytes(4).toString('hex')}`,
  madeAt: now,
  accessToken: parts.accessToken ?? randomBytes(keyBytes),
  link: parts.link ?? randomBytes(keyBytes),
});

export const newKeys = (first: Key, push: Buffer = newPushKey()): Keys => ({ all: [first], push });

/** @returns undefined where there is no file */
export function readKeys(path: string): Keys | undefined {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new KeysError(`The keys of the installation cannot be read: ${(error as Error).message}.`);
  }
  const parsed = file.safeParse(safeJson(text));
  if (!parsed.success)
    throw new KeysError(`${path} holds no keys of Karmik HR. Put the file back from where you keep it.`);
  const bytes = (value: string) => Buffer.from(value, 'base64url');
  const [newest, ...older] = parsed.data.keys
    .map(({ id, made_at, access_token, link }) => ({
      id,
      madeAt: new Date(made_at),
      accessToken: bytes(access_token),
      link: bytes(link),
    }))
    .toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime());
  if (!newest) throw new KeysError(`${path} holds no keys.`);
  return { all: [newest, ...older], push: bytes(parsed.data.push) };
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Writes the file whole or not at all, for its owner alone.
 * @param mode `make` leaves a file that another process made meanwhile
 */
export function writeKeys(path: string, { all, push }: Keys, mode: 'make' | 'replace'): void {
  const text = (value: Buffer) => value.toString('base64url');
  const content: z.infer<typeof file> = {
    format,
    keys: all.map(({ id, madeAt, accessToken, link }) => ({
      id,
      made_at: madeAt.toISOString(),
      access_token: text(accessToken),
      link: text(link),
    })),
    push: text(push),
  };
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  const descriptor = openSync(draft, 'wx', 0o600);
  try {
    writeSync(descriptor, `${JSON.stringify(content, null, 2)}\n`);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  try {
    if (mode === 'replace') renameSync(draft, path);
    else linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

const lookEveryMs = 1_000;

/** The keys as the file has them now: another process may have added one. */
export function openKeyring(path: string) {
  let stamp = '';
  let lookedAt = Number.NEGATIVE_INFINITY;
  let keys: Keys | undefined;

  /** @returns whether the keys are others than before */
  function reload(): boolean {
    lookedAt = performance.now();
    const { mtimeMs, ino } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: 0, ino: 0 };
    const found = `${mtimeMs} ${ino}`;
    if (keys && (found === stamp || ino === 0)) return false;
    keys = readKeys(path);
    stamp = found;
    return true;
  }

  return {
    reload,
    current(): Keys {
      if (performance.now() - lookedAt > lookEveryMs) reload();
      if (!keys) throw new KeysError(`The keys of the installation are gone: ${path} is not there.`);
      return keys;
    },
  };
}
