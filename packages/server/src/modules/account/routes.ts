/** Signing in and out, refreshing, and the personal links. */
import {
  captchaInfo,
  changePasswordBody,
  expiredPasswordBody,
  linkAnswer,
  linkQuery,
  loginAnswer,
  loginBody,
  newPasswordBody,
  ownPasswordRules,
  recoverBody,
  refreshAnswer,
  refreshBody,
} from '@karmik/model/account/contracts';
import type { LinkParts } from '@karmik/model/account/invitation';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { anyone, member, ownSession } from '../../access/access.ts';
import type { Context } from '../../context.ts';
import type { Queries } from '../../db/database.ts';
import { notFound, refused } from '../../http/errors.ts';
import { idParams, noContent, type Api } from '../../http/api.ts';
import { writeAudit } from '../../access/audit.ts';
import { countAttempt } from './attempts.ts';
import { captchaOf } from './captcha.ts';
import { closeChallenge, closeChallengesOf, enter, isTooWeak, openChallenge } from './challenges.ts';
import { checkCredentials } from './credentials.ts';
import { foundAccount } from './invitations.ts';
import { askForRecovery } from './recovery.ts';
import { notifyOwner } from './account-notices.ts';
import { closeLinks, openLink } from './links.ts';
import { refuseLink } from './refuse-link.ts';
import { checkNewPassword, replacePassword, rulesFor } from './password-rules.ts';
import { confirmPassword } from './confirm-password.ts';
import { hashPassword } from './passwords.ts';
import { logSignIn } from './sign-in-log.ts';
import { rememberDevice } from './known-devices.ts';
import { endSession, endSessionsOf, originOf, refreshSession } from './sessions.ts';
import { countedName } from './sign-in-names.ts';
import { accountMessages } from './messages.ts';

const expiredActivation = () => refused(accountMessages.activationExpired); // LOG-14
const expiredReset = () => refused(accountMessages.resetExpired);

/** A new password closes every door that the old one, or a mail, had opened. */
async function putPassword(queries: Queries, userId: number, hash: string, now: Date, goesOn = ''): Promise<void> {
  await replacePassword(queries, userId, hash, now);
  await closeLinks(queries, 'reset', userId, now);
  await closeChallengesOf(queries, userId, now);
  await endSessionsOf(queries, userId, 'password changed', now, goesOn);
}

export function accountRoutes(app: Api, context: Context): void {
  const { everywhere } = context.database;
  const captcha = captchaOf(context);

  app.route({
    method: 'POST',
    url: '/api/v1/security/auth/login/',
    config: { access: anyone, takesForm: true },
    schema: {
      summary: 'Sign in with username, email, id, employee code or phone number',
      tags: ['account'],
      body: loginBody,
      response: { 200: loginAnswer },
    },
    handler: async (request, reply) => {
      const { password, remember = false } = request.body;
      const { entrant, clear } = await checkCredentials(context, captcha, request, request.body);
      const shown = { remember, secondStep: false, isTooWeak: await isTooWeak(everywhere, entrant.id, password) };
      const answer = await everywhere.transaction(async (queries) => {
        await clear(queries);
        return enter(context, app.gate.tokens, queries, entrant, shown, originOf(request));
      });
      if (answer.token) {
        rememberDevice(context, request, reply, entrant.id);
        await logSignIn(everywhere, entrant, 'success', originOf(request), context.clock());
      }
      return answer;
    },
  });

  app.route({
    method: 'GET',
    url: '/api/v1/security/captcha/',
    config: { access: anyone },
    schema: {
      summary: 'A puzzle to send back solved with a sign-in, where one is asked for',
      tags: ['account'],
      response: { 200: captchaInfo },
    },
    handler: () => captcha.info(),
  });

  app.route({
    method: 'POST',
    url: '/api/v1/security/auth/reset-expired-password/',
    config: { access: anyone },
    schema: {
      summary: 'Put a new password in the place of one that the rules no longer allow, and sign in',
      tags: ['account'],
      body: expiredPasswordBody,
      response: { 200: loginAnswer },
    },
    handler: async (request, reply) => {
      const { key, password } = request.body;
      const now = context.clock();
      const found = await openChallenge(everywhere, key, 'reset_password', now);
      await checkNewPassword(everywhere, found.id, password);
      const hash = await hashPassword(password);
      const answer = await everywhere.transaction(async (queries) => {
        const open = await openChallenge(queries, key, 'reset_password', now, true);
        await closeChallenge(queries, key, now);
        await putPassword(queries, open.id, hash, now);
        await notifyOwner(queries, { accountId: open.id, organizationId: null, event: 'password_changed', at: now });
        await writeAudit(queries, {
          organizationId: open.organization.id,
          actorId: open.personId,
          action: 'password_changed',
          objectType: 'user',
          objectId: open.personId,
          at: now,
          requestId: request.id,
          ip: request.ip,
        });
        const { remember = open.remember } = request.body;
        const shown = { remember, secondStep: open.second_step, isTooWeak: false };
        return enter(context, app.gate.tokens, queries, open, shown, originOf(request));
      });
      app.gate.forget();
      if (answer.token) {
        rememberDevice(context, request, reply, found.id);
        await logSignIn(everywhere, found, 'success', originOf(request), now);
      }
      return answer;
    },
  });

  app.route({
    method: 'POST',
    url: '/api/v1/security/auth/refresh/',
    config: { access: anyone },
    schema: {
      summary: 'Exchange a refresh token for a new pair',
      tags: ['account'],
      body: refreshBody,
      response: { 200: refreshAnswer },
    },
    handler: async (request) => ({
      token: await refreshSession(context, app.gate, request.body.refresh, originOf(request)),
    }),
  });

  app.route({
    method: 'POST',
    url: '/api/v1/security/auth/logout/',
    config: { access: ownSession, isForSetUp: true },
    schema: { summary: 'End this session', tags: ['account'], response: { 204: noContent } },
    handler: async (request, reply) => {
      await endSession(everywhere, request.access.sessionId, 'signed out', context.clock());
      app.gate.forget(request.access.sessionId);
      return reply.code(204).header('clear-site-data', '"cache"').send(null);
    },
  });

  app.route({
    method: 'POST',
    url: '/api/v1/security/auth/recover/',
    config: { access: anyone },
    schema: {
      summary: 'Ask for a link that sets a new password',
      tags: ['account'],
      body: recoverBody,
      response: { 200: z.object({ detail: z.string() }) },
    },
    handler: async (request) => {
      const now = context.clock();
      await captcha.check(request.body.captcha);
      await countAttempt(everywhere, 'recover', countedName(request.body.email), request.ip, now);
      await askForRecovery(everywhere, request.body.email, now);
      return { detail: 'If the account exists, a link is on its way to its email address.' };
    },
  });

  for (const [path, purpose] of [
    ['activate', 'activation'],
    ['reset', 'reset'],
  ] as const) {
    const expired = purpose === 'activation' ? expiredActivation : expiredReset;
    const refuse = async ({ uid, token }: LinkParts, { ip, id: requestId }: FastifyRequest) => {
      await refuseLink(context, app.gate.refusals, purpose, { uid, token, ip, requestId });
      return expired();
    };
    app.route({
      method: 'GET',
      url: `/api/v1/security/auth/${path}/`,
      config: { access: anyone },
      schema: {
        summary: `Whom an ${purpose} link is for`,
        tags: ['account'],
        querystring: linkQuery,
        response: { 200: linkAnswer },
      },
      handler: async (request) => {
        const { uid, token } = request.query;
        const link = await openLink(everywhere, purpose, uid, token, context.clock());
        if (!link) throw await refuse(request.query, request);
        return { ...link, password_rules: await rulesFor(everywhere, link.user_id) };
      },
    });
    app.route({
      method: 'POST',
      url: `/api/v1/security/auth/${path}/`,
      config: { access: anyone },
      schema: {
        summary: `Set a password by an ${purpose} link`,
        tags: ['account'],
        body: newPasswordBody,
        response: { 200: z.object({ username: z.string() }) },
      },
      handler: async (request) => {
        const { uid, token, password } = request.body;
        const now = context.clock();
        const found = await openLink(everywhere, purpose, uid, token, now);
        if (!found) throw await refuse(request.body, request);
        if (found.has_account) throw refused(accountMessages.accountThere);
        await checkNewPassword(everywhere, found.user_id, password);
        const hash = await hashPassword(password);
        return everywhere.transaction(async (queries) => {
          const link = await openLink(queries, purpose, uid, token, now, true);
          if (!link) throw expired();
          if (purpose === 'activation') await foundAccount(queries, link, now);
          await putPassword(queries, link.user_id, hash, now);
          if (purpose === 'reset')
            await notifyOwner(queries, {
              accountId: link.user_id,
              organizationId: null,
              event: 'password_reset',
              at: now,
            });
          await writeAudit(queries, {
            organizationId: link.organization_id,
            actorId: link.user_id,
            action: purpose === 'activation' ? 'activated' : 'password_reset',
            objectType: 'user',
            objectId: link.user_id,
            at: now,
            requestId: request.id,
            ip: request.ip,
          });
          return { username: link.username };
        });
      },
    });
  }

  app.route({
    method: 'GET',
    url: '/api/v1/users/me/password-rules/',
    config: { access: member },
    schema: {
      summary: 'What a new password of yours must be',
      tags: ['account'],
      response: { 200: ownPasswordRules },
    },
    handler: ({ access }) => rulesFor(everywhere, access.accountId),
  });

  type PasswordChange = FastifyRequest<{ Body: z.infer<typeof changePasswordBody> }>;
  const changeOwn = async (request: PasswordChange, reply: FastifyReply) => {
    const { userId, accountId, sessionId, organization } = request.access;
    const now = context.clock();
    await confirmPassword(context, request, 'old_password', request.body.old_password);
    await checkNewPassword(everywhere, accountId, request.body.password);
    const hash = await hashPassword(request.body.password);
    await everywhere.transaction(async (queries) => {
      await putPassword(queries, accountId, hash, now, sessionId);
      await notifyOwner(queries, { accountId, organizationId: null, event: 'password_changed', at: now });
      await writeAudit(queries, {
        organizationId: organization.id,
        actorId: userId,
        action: 'password_changed',
        objectType: 'user',
        objectId: userId,
        at: now,
        requestId: request.id,
        ip: request.ip,
      });
    });
    app.gate.forget();
    return reply.code(204).send(null);
  };
  const ownPassword = { body: changePasswordBody, tags: ['account'], response: { 204: noContent } };

  app.route({
    method: 'POST',
    url: '/api/v1/users/me/change-password/',
    config: { access: ownSession },
    schema: { summary: 'Change your own password; other sessions end', ...ownPassword },
    handler: changeOwn,
  });

  app.route({
    method: 'POST',
    url: '/api/v1/users/:id/change-password/',
    config: { access: ownSession },
    schema: { summary: 'Change your own password by your id; other sessions end', params: idParams, ...ownPassword },
    handler: (request, reply) => {
      // No one sets the password of someone else; HR and the operator give links.
      if (request.params.id !== request.access.userId) throw notFound();
      return changeOwn(request, reply);
    },
  });
}
