import { createECDH, createHmac, timingSafeEqual } from 'node:crypto';
import { openKeyring, type Key } from './keyring.ts';

/** What the keys of this installation do. */
export interface Secrets {
  /** Of the newest key. */
  readonly accessTokenKey: Buffer;
  /** Keys under which access tokens may still be good, newest first. */
  readonly accessTokenKeys: readonly Buffer[];
  /** A keyed hash for links that carry their own proof, such as a file's address. */
  sign(text: string): string;
  /** The same under each key, newest first: for what was kept long ago. */
  signatures(text: string): readonly string[];
  /** Whether a signature that lives for hours at most is ours. */
  isSigned(text: string, signature: string): boolean;
  /** Looks whether another process has added a key. @returns whether one has */
  reload(): boolean;
  /** By which push services know this installation (VAPID, RFC 8292), as unpadded base64url. */
  readonly pushKeys: { readonly publicKey: string; readonly privateKey: string };
}

const curve = 'prime256v1';
/** Longer than anything lives that was signed and is stored nowhere: an address of a file is good for two hours. */
const overlapMs = 3 * 3_600_000;

function pushKeysOf(privateKey: Buffer): Secrets['pushKeys'] {
  const pair = createECDH(curve);
  pair.setPrivateKey(privateKey);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
}

const hmac = (key: Key, text: string) => createHmac('sha256', key.link).update(text).digest('base64url');

/** @param path of the key file, which is there */
export function secretsOf(path: string, clock: () => Date): Secrets {
  const ring = openKeyring(path);
  let push: { readonly from: Buffer; readonly keys: Secrets['pushKeys'] } | undefined;
  /** The newest, and those that a newer one followed less than the overlap ago: who has stolen an old key signs nothing with it. */
  const recent = (): Key[] =>
    ring.current().all.filter((_, index, all) => {
      const next = all[index - 1];
      return !next || clock().getTime() - next.madeAt.getTime() < overlapMs;
    });
  const isOneOf = (text: string, signature: string) => {
    const given = Buffer.from(signature);
    return recent().some((key) => {
      const wanted = Buffer.from(hmac(key, text));
      return given.length === wanted.length && timingSafeEqual(given, wanted);
    });
  };
  return {
    get accessTokenKey() {
      return ring.current().all[0].accessToken;
    },
    get accessTokenKeys() {
      return recent().map(({ accessToken }) => accessToken);
    },
    sign: (text) => hmac(ring.current().all[0], text),
    signatures: (text) => ring.current().all.map((key) => hmac(key, text)),
    isSigned: (text, signature) => isOneOf(text, signature) || (ring.reload() && isOneOf(text, signature)),
    reload: ring.reload,
    get pushKeys() {
      const { push: from } = ring.current();
      if (push?.from !== from) push = { from, keys: pushKeysOf(from) };
      return push.keys;
    },
  };
}
