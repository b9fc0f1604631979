/** Which addresses messages are pushed to. A browser names its own, so that without a list the server could be made to call anybody. */
import { createECDH, ECDH } from 'node:crypto';

/**
 * Whether an address belongs to a push service of the list (`KARMIK_PUSH_SERVICES`), by https on its usual port and without credentials.
 * @param services hosts; `*.` is before those whose subdomains count
 */
export function isPushService(address: string, services: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return services.some((name) => (name.startsWith('*.') ? hostname.endsWith(name.slice(1)) : hostname === name));
}

/** Whether a browser's key is a point of the curve that messages are encrypted with. */
export function isPublicKey(key: string): boolean {
  try {
    const point = ECDH.convertKey(key, 'prime256v1', 'base64url', 'base64url', 'uncompressed');
    const pair = createECDH('prime256v1');
    pair.generateKeys();
    pair.computeSecret(String(point), 'base64url');
    return true;
  } catch {
    return false;
  }
}
