/** What a browser is asked to sign with a passkey, and whether it did. */
import type { PasskeyAssertion } from '@karmik/model/account/passkeys';
import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../../context.ts';
import type { Queries } from '../../../db/database.ts';
import { challengeMs, placeOf, verifyKnown, type StoredPasskey } from './ceremony.ts';
import { usePasskey } from './store.ts';

/** Whether a passkey signed the challenge; if so it was used, in the transaction of `queries`. */
export async function signs(
  { config, clock }: Context,
  queries: Queries,
  request: FastifyRequest,
  passkey: StoredPasskey,
  challenge: string,
  given: PasskeyAssertion,
): Promise<boolean> {
  const info = await verifyKnown(placeOf(config, request), challenge, passkey, given);
  if (!info) return false;
  return usePasskey(queries, passkey.id, { counter: info.newCounter, isSynced: info.credentialBackedUp }, clock());
}

/** @param own the passkeys that are asked for; absent: whichever the browser has for this host */
export async function optionsOf(host: string, challenge: string, own: readonly StoredPasskey[] = []) {
  const options = await generateAuthenticationOptions({
    rpID: host,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: challengeMs,
    userVerification: 'required',
    allowCredentials: own.map(({ credential_id, transports }) => ({
      id: credential_id.toString('base64url'),
      transports,
    })),
  });
  return { ...options };
}
