/** Signing in with a passkey, in the place of the password or of the one-time password. */
import { loginAnswer } from '@karmik/model/account/contracts';
import {
  passkeyOptions,
  passkeySignInBody,
  passkeyStepBody,
  passkeyStepOptionsBody,
} from '@karmik/model/account/passkeys';
import { anyone } from '../../../access/access.ts';
import type { Context } from '../../../context.ts';
import type { Api } from '../../../http/api.ts';
import { refused } from '../../../http/errors.ts';
import { clearAttempts, clearKnownDevice, countAttempt, countKnownDevice } from '../attempts.ts';
import { enter, guess, openChallenge } from '../challenges.ts';
import { accountOf } from '../credentials.ts';
import { knownDeviceOf, rememberDevice } from '../known-devices.ts';
import { originOf } from '../sessions.ts';
import { logSignIn, type SignInOutcome } from '../sign-in-log.ts';
import { newChallenge, placeOf, spendChallenge } from './ceremony.ts';
import { passkeyBodyLimit, passkeysUrl } from './own-routes.ts';
import { optionsOf, signs } from './signing.ts';
import { findPasskey, passkeysOf } from './store.ts';
import { accountMessages } from '../messages.ts';

const tags = ['account'];
const unknown = () => refused(accountMessages.passkeyUnknown);
/** Each begun sign-in is a row until it is swept. */
const rateLimit = { max: 60, timeWindow: 60_000 };

export function passkeySignInRoutes(app: Api, context: Context): void {
  const { database, config, clock } = context;
  const { everywhere } = database;
  const shared = { bodyLimit: passkeyBodyLimit, config: { access: anyone, rateLimit } };

  app.route({
    ...shared,
    method: 'POST',
    url: `${passkeysUrl}sign-in/options/`,
    schema: {
      summary: 'Begin to sign in with a passkey: the options for `navigator.credentials.get`',
      tags,
      response: { 200: passkeyOptions },
    },
    handler: async (request) => {
      const challenge = await newChallenge(context, everywhere, 'sign_in', null);
      return optionsOf(placeOf(config, request).host, challenge);
    },
  });

  app.route({
    ...shared,
    method: 'POST',
    url: `${passkeysUrl}sign-in/`,
    schema: {
      summary: 'Sign in with a passkey, which is both steps',
      tags,
      body: passkeySignInBody,
      response: { 200: loginAnswer },
    },
    handler: async (request, reply) => {
      const { response, remember = false } = request.body;
      const now = clock();
      const origin = originOf(request);
      const passkey = await findPasskey(everywhere, response.id);
      const account = passkey && (await accountOf(everywhere, passkey.account_id));
      const entrant = account?.entrant;
      const log = async (outcome: SignInOutcome) => {
        if (entrant) await logSignIn(everywhere, entrant, outcome, origin, now);
      };
      const counted = passkey ? `user ${passkey.account_id}` : response.id;
      const device = knownDeviceOf(context, request, passkey?.account_id);
      try {
        if (device !== undefined) await countKnownDevice(everywhere, 'passkey', device, now);
        else await countAttempt(everywhere, 'passkey', counted, request.ip, now);
      } catch (error) {
        await log('locked');
        throw error;
      }
      const { challenge } = await spendChallenge(
        context,
        everywhere,
        'sign_in',
        null,
        response.response.clientDataJSON,
      );
      const isRight =
        passkey !== undefined && (await signs(context, everywhere, request, passkey, challenge, response));
      if (!entrant || !isRight || !account.isActive) {
        await log(isRight ? 'disabled' : 'wrong_code');
        throw unknown();
      }
      const shown = { remember, secondStep: true, isTooWeak: false };
      const answer = await everywhere.transaction(async (queries) => {
        if (device !== undefined) await clearKnownDevice(queries, 'passkey', device);
        else await clearAttempts(queries, 'passkey', counted, request.ip);
        return enter(context, app.gate.tokens, queries, entrant, shown, origin);
      });
      if (answer.token) {
        rememberDevice(context, request, reply, entrant.id);
        await log('success');
      }
      return answer;
    },
  });

  app.route({
    ...shared,
    method: 'POST',
    url: `${passkeysUrl}second-step/options/`,
    schema: {
      summary: 'Begin to give a passkey in the place of a one-time password',
      tags,
      body: passkeyStepOptionsBody,
      response: { 200: passkeyOptions },
    },
    handler: async (request) => {
      const open = await openChallenge(everywhere, request.body.key, 'otp_verification', clock());
      const own = await passkeysOf(everywhere, open.id);
      if (own.length === 0) throw refused(accountMessages.noPasskey);
      const challenge = await newChallenge(context, everywhere, 'second_step', open.id);
      return optionsOf(placeOf(config, request).host, challenge, own);
    },
  });

  app.route({
    ...shared,
    method: 'POST',
    url: `${passkeysUrl}second-step/`,
    schema: {
      summary: 'Give a passkey in the place of a one-time password',
      tags,
      body: passkeyStepBody,
      response: { 200: loginAnswer },
    },
    handler: async (request, reply) => {
      const { key, response } = request.body;
      const now = clock();
      const origin = originOf(request);
      const waiting = await openChallenge(everywhere, key, 'otp_verification', now);
      const { clientDataJSON } = response.response;
      const { challenge } = await spendChallenge(context, everywhere, 'second_step', waiting.id, clientDataJSON);
      const right = await guess(
        context,
        key,
        async (queries, open) => {
          const passkey = await findPasskey(queries, response.id);
          return passkey?.account_id === open.id && signs(context, queries, request, passkey, challenge, response);
        },
        (open, outcome) => logSignIn(everywhere, open, outcome, origin, now),
      );
      if (!right) throw unknown();
      const { remember = right.remember } = request.body;
      const shown = { remember, secondStep: true, isTooWeak: right.too_weak };
      const answer = await everywhere.transaction((queries) =>
        enter(context, app.gate.tokens, queries, right, shown, origin),
      );
      if (answer.token) {
        rememberDevice(context, request, reply, right.id);
        await logSignIn(everywhere, right, 'success', origin, now);
      }
      return answer;
    },
  });
}
