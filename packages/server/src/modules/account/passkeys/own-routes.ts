/** One's own passkeys: adding, naming, listing and removing them. */
import { randomBytes } from 'node:crypto';
import {
  mostPasskeys,
  passkeyAddBody,
  passkeyAdded,
  passkeyAnswer,
  passkeyBeginBody,
  passkeyList,
  passkeyNameBody,
  passkeyOptions,
  type Passkey,
} from '@karmik/model/account/passkeys';
import { passwordBody } from '@karmik/model/account/second-step';
import { generateRegistrationOptions } from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import { member, ownSession } from '../../../access/access.ts';
import { writeAudit } from '../../../access/audit.ts';
import type { Context } from '../../../context.ts';
import type { Queries } from '../../../db/database.ts';
import { idParams, noContent, type Api } from '../../../http/api.ts';
import { notFound, refused } from '../../../http/errors.ts';
import { notifyOwner } from '../account-notices.ts';
import { confirmPassword } from '../confirm-password.ts';
import { dropIdleRecoveryCodes, newRecoveryCodes } from '../second-step.ts';
import { endSessionsOf } from '../sessions.ts';
import {
  algorithms,
  challengeMs,
  knownTransports,
  newChallenge,
  placeOf,
  spendChallenge,
  verifyNew,
} from './ceremony.ts';
import { insertPasskey, ownPasskeys, passkeysOf } from './store.ts';
import { accountMessages } from '../messages.ts';

export const passkeysUrl = '/api/v1/security/passkeys/';
/** What a browser brings is small. */
export const passkeyBodyLimit = 32 * 1024;
const tags = ['account'];

const tooMany = () => refused(accountMessages.passkeysLimit({ most: mostPasskeys }));

export function ownPasskeyRoutes(app: Api, context: Context): void {
  const { database, config, secrets, clock } = context;
  const { everywhere } = database;

  const audit = (queries: Queries, request: FastifyRequest, action: string, name: string) =>
    writeAudit(queries, {
      organizationId: request.access.organization.id,
      actorId: request.access.userId,
      action,
      objectType: 'user',
      objectId: request.access.userId,
      after: { name },
      at: clock(),
      requestId: request.id,
      ip: request.ip,
    });

  app.route({
    method: 'GET',
    url: passkeysUrl,
    config: { access: member, isForSetUp: true },
    schema: { summary: 'Your passkeys, the oldest first', tags, response: { 200: passkeyList } },
    handler: async ({ access }) => ({ results: await ownPasskeys(everywhere, access.accountId) }),
  });

  app.route({
    method: 'POST',
    url: `${passkeysUrl}options/`,
    bodyLimit: passkeyBodyLimit,
    config: { access: ownSession, isForSetUp: true },
    schema: {
      summary: 'Begin to add a passkey: the options for `navigator.credentials.create`',
      tags,
      body: passkeyBeginBody,
      response: { 200: passkeyOptions },
    },
    handler: async (request) => {
      const { accountId } = request.access;
      await confirmPassword(context, request, 'password', request.body.password);
      const own = await passkeysOf(everywhere, accountId);
      if (own.length >= mostPasskeys) throw tooMany();
      const person = await everywhere.one<{ username: string; full_name: string }>(
        `select username, concat_ws(' ', first_name, nullif(middle_name, ''), last_name) as full_name from users where id = $1`,
        [accountId],
      );
      if (!person) throw notFound();
      const { host } = placeOf(config, request);
      const handle = own[0]?.user_handle ?? randomBytes(32);
      const challenge = await newChallenge(context, everywhere, 'register', accountId, handle);
      const options = await generateRegistrationOptions({
        rpName: 'Karmik HR',
        rpID: host,
        userName: person.username,
        userDisplayName: person.full_name,
        userID: new Uint8Array(handle),
        challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
        timeout: challengeMs,
        excludeCredentials: own.map(({ credential_id, transports }) => ({
          id: credential_id.toString('base64url'),
          transports,
        })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        supportedAlgorithmIDs: algorithms,
      });
      return { ...options };
    },
  });

  app.route({
    method: 'POST',
    url: passkeysUrl,
    bodyLimit: passkeyBodyLimit,
    config: { access: ownSession, isForSetUp: true, needsProof: true },
    schema: {
      summary: 'Add the passkey that the browser made; the first one answers recovery codes once',
      tags,
      body: passkeyAddBody,
      response: { 201: passkeyAdded },
    },
    handler: async (request, reply) => {
      const { accountId, sessionId } = request.access;
      const { name, response } = request.body;
      const now = clock();
      const place = placeOf(config, request);
      const spent = await spendChallenge(context, everywhere, 'register', accountId, response.response.clientDataJSON);
      const { userHandle } = spent;
      const made = await verifyNew(place, spent.challenge, response);
      if (!made || !userHandle) throw refused(accountMessages.passkeyNotAdded);
      const added = await everywhere.transaction(async (queries) => {
        // Of two that come at once, the second counts the first.
        await queries.query('select from users where id = $1 for update', [accountId]);
        const own = await passkeysOf(queries, accountId);
        if (own.length >= mostPasskeys) throw tooMany();
        const passkey = await insertPasskey(
          queries,
          {
            account_id: accountId,
            credential_id: Buffer.from(made.credential.id, 'base64url'),
            public_key: Buffer.from(made.credential.publicKey),
            counter: made.credential.counter,
            transports: knownTransports(response.response.transports),
            user_handle: userHandle,
            host: place.host,
            is_synced: made.credentialBackedUp,
            name,
          },
          now,
        );
        if (!passkey) throw refused(accountMessages.passkeyInUse);
        await queries.query('update auth_session set second_step = true where id = $1', [sessionId]);
        await endSessionsOf(queries, accountId, 'passkey added', now, sessionId);
        await audit(queries, request, 'passkey_added', name);
        await notifyOwner(queries, { accountId, organizationId: null, event: 'passkey_added', at: now });
        const codes = await queries.one('select from recovery_code where user_id = $1 limit 1', [accountId]);
        return { ...passkey, recovery_codes: codes ? null : await newRecoveryCodes(queries, secrets, accountId) };
      });
      app.gate.forget();
      return reply.code(201).send(added);
    },
  });

  app.route({
    method: 'PATCH',
    url: `${passkeysUrl}:id/`,
    config: { access: ownSession, needsProof: true },
    schema: {
      summary: 'Name one of your passkeys',
      tags,
      params: idParams,
      body: passkeyNameBody,
      response: { 200: passkeyAnswer },
    },
    handler: async (request) => {
      const { name } = request.body;
      return everywhere.transaction(async (queries) => {
        const passkey = await queries.one<Passkey>(
          'update passkey set name = $3 where id = $1 and account_id = $2 returning id, name, created_at, last_used_at, is_synced',
          [request.params.id, request.access.accountId, name],
        );
        if (!passkey) throw notFound();
        await audit(queries, request, 'passkey_named', name);
        return passkey;
      });
    },
  });

  app.route({
    method: 'POST',
    url: `${passkeysUrl}:id/remove/`,
    config: { access: ownSession },
    schema: {
      summary: 'Remove one of your passkeys; your other sessions end',
      tags,
      params: idParams,
      body: passwordBody,
      response: { 204: noContent },
    },
    handler: async (request, reply) => {
      const { accountId, sessionId } = request.access;
      const now = clock();
      const { id } = request.params;
      const own = await everywhere.one('select from passkey where id = $1 and account_id = $2', [id, accountId]);
      if (!own) throw notFound();
      await confirmPassword(context, request, 'password', request.body.password);
      await everywhere.transaction(async (queries) => {
        const removed = await queries.one<{ name: string }>(
          'delete from passkey where id = $1 and account_id = $2 returning name',
          [id, accountId],
        );
        if (!removed) throw notFound();
        await dropIdleRecoveryCodes(queries, accountId);
        await endSessionsOf(queries, accountId, 'passkey removed', now, sessionId);
        await audit(queries, request, 'passkey_removed', removed.name);
        await notifyOwner(queries, { accountId, organizationId: null, event: 'passkey_removed', at: now });
      });
      app.gate.forget();
      return reply.code(204).send(null);
    },
  });
}
