import { createHash, randomBytes } from 'node:crypto';
import { decodeJwt, errors, jwtVerify, SignJWT } from 'jose';
import type { Secrets } from './secrets.ts';

/** Who a request says it is. */
export interface Claims {
  readonly userId: number;
  readonly sessionId: string;
  readonly expiresAt: number;
}

/** What a token is. The session of a forged one is what it says, which may be nothing or a lie. */
export type Verdict =
  | { readonly kind: 'good'; readonly claims: Claims }
  | { readonly kind: 'expired' | 'forged'; readonly sessionId: string | undefined };

const issuer = 'karmik';
const audience = 'karmik-api';
const typ = 'at+jwt';
/** Short, since what it says is trusted until then but for the session, which is looked up. */
export const accessTokenSeconds = 600;
const mostRemembered = 20_000;

/** An opaque secret of 256 bits for refresh tokens and links; the database keeps its hash alone. */
export const newOpaqueToken = (): string => randomBytes(32).toString('base64url');
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

export function accessTokens(secrets: Secrets, clock: () => Date) {
  // A token is verified once; afterwards its text vouches for its claims until it expires.
  const verified = new Map<string, Claims>();

  const check = (token: string, key: Buffer) =>
    jwtVerify(token, key, { algorithms: ['HS256'], issuer, audience, typ, currentDate: clock() });

  /** @throws what the newest key says of it where none made it */
  async function verifyWithAny(token: string): ReturnType<typeof check> {
    const tried: Buffer[] = [];
    let first: unknown;
    do {
      for (const key of secrets.accessTokenKeys) {
        if (tried.includes(key)) continue;
        tried.push(key);
        try {
          return await check(token, key);
        } catch (error) {
          if (!(error instanceof errors.JWSSignatureVerificationFailed)) throw error;
          first ??= error;
        }
      }
    } while (secrets.reload());
    throw first;
  }

  return {
    issue: (userId: number, sessionId: string): Promise<string> => {
      const now = Math.floor(clock().getTime() / 1000);
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', typ })
        .setSubject(String(userId))
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(now)
        .setExpirationTime(now + accessTokenSeconds)
        .sign(secrets.accessTokenKey);
    },

    async examine(token: string): Promise<Verdict> {
      const now = clock().getTime();
      const known = verified.get(token);
      if (known)
        return known.expiresAt > now
          ? { kind: 'good', claims: known }
          : { kind: 'expired', sessionId: known.sessionId };
      try {
        const { payload } = await verifyWithAny(token);
        const claims: Claims = {
          userId: Number(payload.sub),
          sessionId: String(payload.sid),
          expiresAt: (payload.exp ?? 0) * 1000,
        };
        if (verified.size >= mostRemembered) verified.clear();
        verified.set(token, claims);
        return { kind: 'good', claims };
      } catch (error) {
        // The signature was looked at first: what is merely expired was once ours.
        return { kind: error instanceof errors.JWTExpired ? 'expired' : 'forged', sessionId: sessionIn(token) };
      }
    },

    /** The claims of a good token; undefined for an expired, forged or foreign one. */
    async verify(token: string): Promise<Claims | undefined> {
      const verdict = await this.examine(token);
      return verdict.kind === 'good' ? verdict.claims : undefined;
    },
  };
}

function sessionIn(token: string): string | undefined {
  try {
    const { sid } = decodeJwt(token);
    return typeof sid === 'string' ? sid : undefined;
  } catch {
    return undefined;
  }
}

export type AccessTokens = ReturnType<typeof accessTokens>;
