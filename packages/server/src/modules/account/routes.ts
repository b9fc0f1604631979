/** Signing in and out, refreshing, and the personal links. */
import {
  changePasswordBody,
  linkAnswer,
  linkQuery,
  loginAnswer,
  loginBody,
  newPasswordBody,
  recoverBody,
  refreshAnswer,
  refreshBody,
} from '@karmik/model/account/contracts';
import * as z from 'zod/mini';
import { anyone, ownSession } from '../../access/access.ts';
import type { Context } from '../../context.ts';
import type { Queries } from '../../db/database.ts';
import { invalidField, refused } from '../../http/errors.ts';
import { noContent, type Api } from '../../http/api.ts';
import { writeAudit } from '../../access/audit.ts';
import { clearAttempts, countAttempt } from './attempts.ts';
import { closeLinks, openLink, sendLinks, type LinkPurpose } from './links.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import { endSession, endSessionsOf, openSession, refreshSession } from './sessions.ts';

const wrongCredentials = () => refused("Couldn't Authenticate With Given Credentials"); // LOG-11
const expiredActivation = () =>
  refused('This activation link has expired. Kindly request your HR to send a new activation link.'); // LOG-14
const expiredReset = () => refused('This link has expired. Ask for a new one.');

interface AccountRow {
  id: number;
  username: string;
  email: string;
  full_name: string;
  password_hash: string | null;
  status: string;
  organization_id: number | null;
  slug: string | null;
  organization: string | null;
  is_audit_user: boolean | null;
}

/** The account of a username, an e-mail address or an id (LOG-6), with the organisation it works in by default. */
const findAccount = (queries: Queries, name: string): Promise<AccountRow | undefined> =>
  queries.one<AccountRow>(
    `select u.id, u.username, u.email, concat_ws(' ', u.first_name, nullif(u.middle_name, ''), u.last_name) as full_name, u.password_hash, u.status,
            m.organization_id, o.slug, o.name as organization, m.is_audit_user
       from users u
       left join lateral (select * from membership where user_id = u.id and is_current order by is_default desc, organization_id limit 1) m on true
       left join organization o on o.id = m.organization_id
      where lower(u.username) = lower($1) or lower(u.email) = lower($1) or u.id = case when $1 ~ '^[0-9]{1,15}$' then $1::bigint end
      order by (lower(u.username) = lower($1)) desc, (lower(u.email) = lower($1)) desc limit 1`,
    [name],
  );

export function accountRoutes(app: Api, context: Context): void {
  const { everywhere } = context.database;

  app.route({
    method: 'POST',
    url: '/api/v1/security/auth/login/',
    config: { access: anyone },
    schema: {
      summary: 'Sign in with username, e-mail or id',
      tags: ['account'],
      body: loginBody,
      response: { 200: loginAnswer },
    },
    handler: async (request) => {
      const { email: name, password, remember = false } = request.body;
      const now = context.clock();
      const origin = { ip: request.ip, userAgent: request.headers['user-agent'] ?? '' };
      const account = await findAccount(everywhere, name);
      const log = async (outcome: 'success' | 'wrong_password' | 'locked' | 'disabled') => {
        if (account?.organization_id)
          await everywhere.query(
            'insert into login_log (organization_id, user_id, outcome, ip, user_agent, at) values ($1, $2, $3, $4, $5, $6)',
            [account.organization_id, account.id, outcome, origin.ip, origin.userAgent.slice(0, 300), now],
          );
      };
      const counted = account ? `user ${account.id}` : name;
      try {
        await countAttempt(everywhere, 'login', counted, request.ip, now);
      } catch (error) {
        await log('locked');
        throw error;
      }
      const matches = await passwordMatches(account?.password_hash, password);
      if (!account || !matches || account.status !== 'active' || !account.organization_id || !account.slug) {
        await log(matches ? 'disabled' : 'wrong_password');
        throw wrongCredentials();
      }
      const { organization_id: organizationId } = account;
      const token = await everywhere.transaction(async (queries) => {
        await clearAttempts(queries, 'login', counted, request.ip);
        await queries.query('update users set last_online = $2 where id = $1', [account.id, now]);
        return openSession(context, app.gate.tokens, queries, { userId: account.id, organizationId, remember }, origin);
      });
      await log('success');
      return {
        next_step: null,
        key: null,
        user: { id: account.id, is_audit_user: account.is_audit_user ?? false },
        current_organization: { slug: account.slug },
        token,
      };
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
    handler: async (request) => ({ token: await refreshSession(context, app.gate.tokens, request.body.refresh) }),
  });

  app.route({
    method: 'POST',
    url: '/api/v1/security/auth/logout/',
    config: { access: ownSession },
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
      await countAttempt(everywhere, 'recover', request.body.email, request.ip, now);
      const account = await findAccount(everywhere, request.body.email);
      if (account?.organization_id && account.organization && account.status !== 'disabled') {
        const organization = { id: account.organization_id, name: account.organization };
        // Somebody who never chose a password gets the activation link once more.
        const purpose: LinkPurpose = account.status === 'invited' ? 'activation' : 'reset';
        await everywhere.transaction((queries) =>
          sendLinks(context, queries, organization, purpose, [
            { user_id: account.id, email: account.email, full_name: account.full_name, username: account.username },
          ]),
        );
      }
      return { detail: 'If the account exists, a link is on its way to its e-mail address.' };
    },
  });

  for (const [path, purpose] of [
    ['activate', 'activation'],
    ['reset', 'reset'],
  ] as const) {
    const expired = purpose === 'activation' ? expiredActivation : expiredReset;
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
        const link = await openLink(everywhere, purpose, request.query.uid, request.query.token, context.clock());
        if (!link) throw expired();
        return link;
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
        const hash = await hashPassword(password);
        const now = context.clock();
        return everywhere.transaction(async (queries) => {
          const link = await openLink(queries, purpose, uid, token, now, true);
          if (!link) throw expired();
          // A recovery link does not wake an account that was never activated, nor the other way round.
          if ((link.status === 'invited') !== (purpose === 'activation')) throw expired();
          await queries.query(
            `update users set password_hash = $2, password_changed_at = $3, status = 'active' where id = $1`,
            [link.user_id, hash, now],
          );
          await closeLinks(queries, 'activation', link.user_id, now);
          await closeLinks(queries, 'reset', link.user_id, now);
          await endSessionsOf(queries, link.user_id, 'password changed', now);
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
    method: 'POST',
    url: '/api/v1/users/me/change-password/',
    config: { access: ownSession },
    schema: {
      summary: 'Change your own password; other sessions end',
      tags: ['account'],
      body: changePasswordBody,
      response: { 204: noContent },
    },
    handler: async (request, reply) => {
      const { userId, sessionId, organization } = request.access;
      const now = context.clock();
      await countAttempt(everywhere, 'change-password', String(userId), request.ip, now);
      const row = await everywhere.one<{ password_hash: string | null }>(
        'select password_hash from users where id = $1',
        [userId],
      );
      if (!(await passwordMatches(row?.password_hash, request.body.old_password)))
        throw invalidField('old_password', 'The old password is not right.');
      const hash = await hashPassword(request.body.password);
      await everywhere.transaction(async (queries) => {
        await clearAttempts(queries, 'change-password', String(userId), request.ip);
        await queries.query('update users set password_hash = $2, password_changed_at = $3 where id = $1', [
          userId,
          hash,
          now,
        ]);
        await endSessionsOf(queries, userId, 'password changed', now, sessionId);
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
    },
  });
}
