/** Secrets that must be read again rest encrypted; each is bound to whom it belongs to and opens nowhere else. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Secrets } from './secrets.ts';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** What kind of secret it is; each has a key of its own. They are part of the keys and stay as they are. */
const secretKinds = {
  authenticator: 'keys of authenticator apps',
  smtp: 'passwords of mail servers',
  mail: 'mails that let someone in',
  esewa: 'secrets of eSewa connections',
} as const;
export type SecretKind = keyof typeof secretKinds;

const bytesOf = (derived: string) => Buffer.from(derived, 'base64url');
const keyOf = (secrets: Secrets, kind: SecretKind) => bytesOf(secrets.sign(secretKinds[kind]));

/** @param ownerId the account or organisation that it belongs to */
export function seal(secrets: Secrets, kind: SecretKind, ownerId: number, plain: Buffer): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, keyOf(secrets, kind), iv).setAAD(Buffer.from(String(ownerId)));
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** @throws when it was changed, or belongs to someone else; also when none of the keys made it */
export function unseal(secrets: Secrets, kind: SecretKind, ownerId: number, sealed: Buffer): Buffer {
  const tryAll = (): Buffer | undefined => {
    for (const derived of secrets.signatures(secretKinds[kind])) {
      const plain = open(bytesOf(derived), ownerId, sealed);
      if (plain) return plain;
    }
    return undefined;
  };
  const plain = tryAll() ?? (secrets.reload() ? tryAll() : undefined);
  if (!plain) throw new Error(`what was encrypted for ${ownerId} (${secretKinds[kind]}) opens with none of the keys`);
  return plain;
}

/** Undefined where the key is another. */
function open(key: Buffer, ownerId: number, sealed: Buffer): Buffer | undefined {
  const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, ivBytes))
    .setAAD(Buffer.from(String(ownerId)))
    .setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()]);
  } catch {
    return undefined;
  }
}
