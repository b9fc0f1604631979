/**
 * What a seal is. It speaks for a range of an organisation's events and for the seal before it, by HMAC-SHA-256. Half of the key
 * is in the database, with the other keys of the installation, and half beside the uploaded files: the person who has the database
 * alone makes no seal. There also stands how far each chain has come, so that cutting off its end shows.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Context } from '../../context.ts';
import { auditKeyFile, auditEndFile } from '../../files/store.ts';

export interface Seal {
  readonly number: number;
  readonly after_id: number;
  readonly last_id: number;
  readonly row_count: number;
  readonly rows_hash: Buffer;
  readonly previous: Buffer;
  readonly sealed_at: string;
  readonly hash: Buffer;
}

/** The columns of a seal, as `s`. */
export const sealColumns = 's.number, s.after_id, s.last_id, s.row_count, s.rows_hash, s.previous, s.sealed_at, s.hash';

/** What the first seal is on. */
export const nothing = Buffer.alloc(32);

/** The least id behind a seal's `after_id`; the first seal holds whatever is there up to its end. */
export const firstIdSql = (afterId: string): string =>
  `case when ${afterId} = 0 then '-9223372036854775808'::bigint else ${afterId} + 1 end`;

/** The number and the hash of the events `e` that a statement chooses; each value is part of it, in whatever words it has. */
export const rowsSql = `count(*)::int as rows, sha256(coalesce(string_agg(sha256(convert_to(jsonb_build_array(e.id, e.actor_id, e.action, e.object_type, e.object_id,
  e.before, e.after, e.request_id, e.ip, (extract(epoch from e.at) * 1000000)::bigint)::text, 'UTF8')), '' order by e.id), '')) as rows_hash`;

export function sealOf(key: Buffer, organizationId: number, seal: Omit<Seal, 'hash'>): Buffer {
  const { number, after_id, last_id, row_count, rows_hash, previous, sealed_at } = seal;
  const said = [organizationId, number, after_id, last_id, row_count, rows_hash.toString('hex'), previous.toString('hex'), sealed_at]; // prettier-ignore
  return createHmac('sha256', key).update(JSON.stringify(said)).digest();
}

/** Whether a hash is what one of the keys makes. */
export const isMadeBy = (keys: readonly Buffer[], hash: Buffer, make: (key: Buffer) => Buffer): boolean =>
  keys.some((key) => {
    const made = make(key);
    return hash.length === made.length && timingSafeEqual(hash, made);
  });

/** Whether a seal is one that this installation made. */
export const isGenuine = (keys: readonly Buffer[], organizationId: number, seal: Seal): boolean =>
  isMadeBy(keys, seal.hash, (key) => sealOf(key, organizationId, seal));

const sealsName = 'seals of the audit';

/** Where both halves of the key are. */
export type Place = Pick<Context, 'files' | 'secrets'>;

/**
 * Keys of seals, the newest first, which makes them. Their half beside the files is made on first use; of several servers that begin at
 * once, one makes it.
 */
export async function chainKeys({ files, secrets }: Place): Promise<readonly [Buffer, ...Buffer[]]> {
  const path = files.path(auditKeyFile);
  const read = () =>
    readFile(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
  let half = await read();
  if (!half) {
    const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeFile(draft, randomBytes(32), { mode: 0o600, flush: true });
    await link(draft, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    await rm(draft);
    half = await read();
  }
  if (half?.length !== 32) throw new Error(`${path} is not the key of the audit.`);
  const whole = (other: string) => createHmac('sha256', half).update(other).digest();
  const [, ...older] = secrets.signatures(sealsName);
  return [whole(secrets.sign(sealsName)), ...older.map(whole)];
}

/** The last seal that this installation knows to have made. */
export interface End {
  readonly number: number;
  readonly last_id: number;
  /** Hexadecimal. */
  readonly hash: string;
  readonly sealed_at: string;
}

/** Undefined where none was written down: at the beginning, and after a restore. */
export async function readEnd({ files }: Place, organizationId: number): Promise<End | undefined> {
  const content = await readFile(files.path(auditEndFile(organizationId)), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    },
  );
  return content === undefined ? undefined : (JSON.parse(content) as End);
}

export async function writeEnd({ files }: Place, organizationId: number, seal: Seal): Promise<void> {
  const path = files.path(auditEndFile(organizationId));
  const end: End = {
    number: seal.number,
    last_id: seal.last_id,
    hash: seal.hash.toString('hex'),
    sealed_at: seal.sealed_at,
  };
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, JSON.stringify(end), { mode: 0o600, flush: true });
  await rename(draft, path);
}
