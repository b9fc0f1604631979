/** One-time passwords of authenticator apps (RFC 6238), with what every app knows: SHA-1, six digits, thirty seconds. */
import { Secret, TOTP } from 'otpauth';

/** How many steps a phone's clock may be off, either way. */
const drift = 1;

const issuer = 'Karmik HR';

const totpOf = (key: Buffer, account = '') =>
  new TOTP({
    issuer,
    label: account,
    algorithm: 'SHA1',
    digits: 6,
    period: 30,
    secret: Secret.fromHex(key.toString('hex')),
  });

/** As long as the key of SHA-1 is. */
export const newAppKey = (): Buffer => Buffer.from(new Secret({ size: 20 }).bytes);

/** The step whose code this is, now or just before or after; undefined for a wrong code. */
export function stepOf(key: Buffer, code: string, now: Date): number | undefined {
  if (!/^[0-9]{6}$/.test(code)) return undefined;
  const totp = totpOf(key);
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: drift });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

/** What people type into an app (base32), and what the picture says that an app reads. */
export function enrolmentOf(key: Buffer, account: string): { readonly manual_key: string; readonly uri: string } {
  const totp = totpOf(key, account);
  return { manual_key: totp.secret.base32, uri: totp.toString() };
}
