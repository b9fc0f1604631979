/** Secrets that must be read again rest encrypted; each is bound to whom it belongs to and opens nowhere else. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Secrets } from './secrets.ts';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** What kind of secret it is; each has a key of its own. They are part of the keys and stay as they are. */
export const secretKinds = {
  authenticator: 'keys of authenticator apps',
  smtp: 'passwords of mail servers',
} as const;
type SecretKind = keyof typeof secretKinds;

const keyOf = (secrets: Secrets, kind: SecretKind) => Buffer.from(secrets.sign(secretKinds[kind]), 'base64url');

/** @param ownerId the account or organisation that it belongs to */
export function seal(secrets: Secrets, kind: SecretKind, ownerId: number, plain: Buffer): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, keyOf(secrets, kind), iv).setAAD(Buffer.from(String(ownerId)));
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** @throws when it was changed, or belongs to somebody else */
export function unseal(secrets: Secrets, kind: SecretKind, ownerId: number, sealed: Buffer): Buffer {
  const decipher = createDecipheriv(algorithm, keyOf(secrets, kind), sealed.subarray(0, ivBytes))
    .setAAD(Buffer.from(String(ownerId)))
    .setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()]);
}
