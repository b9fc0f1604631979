/** Keys of authenticator apps must be read again, so they rest encrypted; each is bound to its account and opens nowhere else. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Secrets } from '../../access/secrets.ts';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

const keyOf = (secrets: Secrets) => Buffer.from(secrets.sign('keys of authenticator apps'), 'base64url');

export function seal(secrets: Secrets, userId: number, plain: Buffer): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, keyOf(secrets), iv).setAAD(Buffer.from(String(userId)));
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** @throws when it was changed, or belongs to another account */
export function unseal(secrets: Secrets, userId: number, sealed: Buffer): Buffer {
  const decipher = createDecipheriv(algorithm, keyOf(secrets), sealed.subarray(0, ivBytes))
    .setAAD(Buffer.from(String(userId)))
    .setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()]);
}
