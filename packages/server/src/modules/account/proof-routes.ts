/** Proof of who sits at a session, for what a thief of it must not do: by the password, a code or a passkey. */
import { proofBody } from '@karmik/model/account/proof';
import { passkeyOptions } from '@karmik/model/account/passkeys';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { ownSession } from '../../access/access.ts';
import { keepProof } from '../../access/proof.ts';
import type { Context } from '../../context.ts';
import { noContent, type Api } from '../../http/api.ts';
import { invalidField, refused } from '../../http/errors.ts';
import { clearGuesses, countGuess } from './attempts.ts';
import { confirmPassword } from './confirm-password.ts';
import { accountMessages } from './messages.ts';
import { newChallenge, placeOf, spendChallenge } from './passkeys/ceremony.ts';
import { passkeyBodyLimit, passkeysUrl } from './passkeys/own-routes.ts';
import { optionsOf, signs } from './passkeys/signing.ts';
import { findPasskey, passkeysOf } from './passkeys/store.ts';
import { spendCode } from './second-step.ts';

const url = '/api/v1/security/proof/';
const tags = ['account'];
const config = { access: ownSession, isForSetUp: true } as const;

export function proofRoutes(app: Api, context: Context): void {
  const { everywhere } = context.database;

  const proveByCode = async ({ access: { accountId, sessionId } }: FastifyRequest, otp: string): Promise<void> => {
    const now = context.clock();
    await countGuess(everywhere, 'proof', accountId, now);
    await everywhere.transaction(async (queries) => {
      // Codes by mail are no proof here: who took the session over may have the mailbox open, too.
      const isRight = await spendCode(context, queries, accountId, otp, { mac: null, about: '' });
      if (!isRight) throw invalidField('otp', accountMessages.wrongCode);
      await clearGuesses(queries, 'proof', accountId);
      await keepProof(queries, sessionId, now);
    });
  };

  const proveByPasskey = async (
    request: FastifyRequest,
    response: NonNullable<z.infer<typeof proofBody>['response']>,
  ): Promise<void> => {
    const { accountId, sessionId } = request.access;
    const now = context.clock();
    await countGuess(everywhere, 'proof', accountId, now);
    const { clientDataJSON } = response.response;
    const { challenge } = await spendChallenge(context, everywhere, 'proof', accountId, clientDataJSON);
    await everywhere.transaction(async (queries) => {
      const passkey = await findPasskey(queries, response.id);
      if (passkey?.account_id !== accountId || !(await signs(context, queries, request, passkey, challenge, response)))
        throw refused(accountMessages.passkeyUnknown);
      await clearGuesses(queries, 'proof', accountId);
      await keepProof(queries, sessionId, now);
    });
  };

  app.route({
    method: 'POST',
    url,
    bodyLimit: passkeyBodyLimit,
    config,
    schema: {
      summary:
        'Prove who you are for the next five minutes: by your password, a code of your app, a recovery code or a passkey',
      tags,
      body: proofBody,
      response: { 204: noContent },
    },
    handler: async (request, reply) => {
      const { password, otp, response } = request.body;
      if (password !== undefined) await confirmPassword(context, request, 'password', password);
      else if (otp !== undefined) await proveByCode(request, otp);
      else if (response !== undefined) await proveByPasskey(request, response);
      return reply.code(204).send(null);
    },
  });

  app.route({
    method: 'POST',
    url: `${passkeysUrl}proof/options/`,
    bodyLimit: passkeyBodyLimit,
    config,
    schema: {
      summary: 'Begin to prove who you are with a passkey: the options for `navigator.credentials.get`',
      tags,
      response: { 200: passkeyOptions },
    },
    handler: async (request) => {
      const { accountId } = request.access;
      const own = await passkeysOf(everywhere, accountId);
      if (own.length === 0) throw refused(accountMessages.noPasskey);
      const challenge = await newChallenge(context, everywhere, 'proof', accountId);
      return optionsOf(placeOf(context.config, request).host, challenge, own);
    },
  });
}
