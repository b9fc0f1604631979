/** Challenges that passkeys sign, and whether what a browser brings is signed by one of ours. */
import type { PasskeyAssertion, PasskeyRegistration } from '@karmik/model/account/passkeys';
import {
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  type RegistrationResponseJSON,
  type VerifiedAuthenticationResponse,
  type VerifiedRegistrationResponse,
} from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import { hashOf, newOpaqueToken } from '../../../access/tokens.ts';
import type { Config } from '../../../config.ts';
import type { Context } from '../../../context.ts';
import type { Queries } from '../../../db/database.ts';
import { refused } from '../../../http/errors.ts';
import { accountMessages } from '../messages.ts';

const challengeMinutes = 5;
export const challengeMs = challengeMinutes * 60_000;

/** Ed25519, ES256 and RS256 by their numbers at IANA (COSE algorithms), the one asked for first in front. */
export const algorithms = [-8, -7, -257];

/** Where a browser is: the host for which its passkeys are made, and the origin that they sign. */
interface Place {
  readonly host: string;
  readonly origin: string;
}

/** The place of a request: the installation's public address, or this machine under the name `localhost`. */
export function placeOf(config: Config, request: FastifyRequest): Place {
  const { origin = '' } = request.headers;
  if (request.hostname === 'localhost' && URL.canParse(origin) && new URL(origin).hostname === 'localhost')
    return { host: 'localhost', origin };
  const own = new URL(config.publicUrl);
  return { host: own.hostname, origin: own.origin };
}

type Purpose = 'register' | 'sign_in' | 'second_step' | 'proof';

/**
 * A new challenge; the database keeps its hash alone.
 * @param userHandle by which the authenticator is to know the account, where a passkey is registered
 */
export async function newChallenge(
  { clock }: Context,
  queries: Queries,
  purpose: Purpose,
  accountId: number | null,
  userHandle: Buffer | null = null,
): Promise<string> {
  const challenge = newOpaqueToken();
  await queries.query(
    'insert into passkey_challenge (hash, purpose, account_id, user_handle, expires_at) values ($1, $2, $3, $4, $5)',
    [hashOf(challenge), purpose, accountId, userHandle, new Date(clock().getTime() + challengeMs)],
  );
  return challenge;
}

/**
 * The challenge that a browser signed, which is good once and for its purpose and account alone.
 * @throws 400 where there is none
 */
export async function spendChallenge(
  { clock }: Context,
  queries: Queries,
  purpose: Purpose,
  accountId: number | null,
  clientDataJSON: string,
): Promise<{ readonly challenge: string; readonly userHandle: Buffer | null }> {
  const challenge = challengeIn(clientDataJSON);
  const spent = await queries.one<{ user_handle: Buffer | null }>(
    `delete from passkey_challenge where hash = $1 and purpose = $2 and account_id is not distinct from $3 and expires_at > $4 returning user_handle`,
    [hashOf(challenge ?? ''), purpose, accountId, clock()],
  );
  if (challenge === undefined || !spent) throw refused(accountMessages.passkeyTooLate);
  return { challenge, userHandle: spent.user_handle };
}

function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    if (typeof data !== 'object' || data === null || !('challenge' in data)) return undefined;
    return typeof data.challenge === 'string' ? data.challenge : undefined;
  } catch {
    return undefined;
  }
}

/** Ways to an authenticator that browsers take back. */
const known: readonly AuthenticatorTransport[] = ['ble', 'hybrid', 'internal', 'nfc', 'usb'];

export const knownTransports = (given: readonly string[] = []): AuthenticatorTransport[] =>
  known.filter((transport) => given.includes(transport));

/** What the library takes, which tells a value that is absent from one that is undefined. */
const withoutAttachment = <T extends { authenticatorAttachment?: unknown }>({
  authenticatorAttachment: _unread,
  ...rest
}: T) => rest;

/** Whether a new passkey signed the challenge, in the place of the request and with its owner verified. */
export async function verifyNew(
  place: Place,
  challenge: string,
  given: PasskeyRegistration,
): Promise<Extract<VerifiedRegistrationResponse, { verified: true }>['registrationInfo'] | undefined> {
  try {
    const { clientDataJSON, attestationObject } = given.response;
    const response: RegistrationResponseJSON = {
      ...withoutAttachment(given),
      clientExtensionResults: {},
      response: { clientDataJSON, attestationObject },
    };
    const found = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: place.origin,
      expectedRPID: place.host,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    return found.verified ? found.registrationInfo : undefined;
  } catch {
    // The library throws for each way in which a response is no proof.
    return undefined;
  }
}

export interface StoredPasskey {
  readonly id: number;
  readonly account_id: number;
  readonly credential_id: Buffer;
  readonly public_key: Buffer;
  readonly counter: number;
  readonly transports: AuthenticatorTransport[];
  readonly user_handle: Buffer;
  readonly host: string;
}

/** Whether a passkey signed the challenge, in the place of the request, for its own account and with its owner verified. */
export async function verifyKnown(
  place: Place,
  challenge: string,
  passkey: StoredPasskey,
  given: PasskeyAssertion,
): Promise<VerifiedAuthenticationResponse['authenticationInfo'] | undefined> {
  const { userHandle, ...signed } = given.response;
  if (passkey.host !== place.host) return undefined;
  if (userHandle && !Buffer.from(userHandle, 'base64url').equals(passkey.user_handle)) return undefined;
  try {
    const response: AuthenticationResponseJSON = {
      ...withoutAttachment(given),
      clientExtensionResults: {},
      response: signed,
    };
    const found = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: place.origin,
      expectedRPID: place.host,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id.toString('base64url'),
        publicKey: new Uint8Array(passkey.public_key),
        counter: passkey.counter,
        transports: passkey.transports,
      },
    });
    return found.verified ? found.authenticationInfo : undefined;
  } catch {
    return undefined;
  }
}
