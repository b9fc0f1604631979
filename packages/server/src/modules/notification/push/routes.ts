/** The browsers in which someone is told of notifications by push. */
import {
  mostPushBrowsers,
  pushBrowserAnswer,
  pushBrowsersAnswer,
  pushSubscriptionBody,
  type PushBrowser,
  type PushBrowsers,
  type PushSubscriptionBody,
} from '@karmik/model/notification/push';
import { bilingual, type Language } from '@karmik/model/kit/text';
import type { FastifyRequest } from 'fastify';
import { member, ownSession, type Access } from '../../../access/access.ts';
import { writeAudit } from '../../../access/audit.ts';
import { goesOn } from '../../../access/session-rules.ts';
import type { Context } from '../../../context.ts';
import type { Queries } from '../../../db/database.ts';
import { idParams, noContent, type Api } from '../../../http/api.ts';
import { conflict, invalidField, notFound } from '../../../http/errors.ts';
import { queuePushes } from './deliver.ts';
import { isPublicKey, isPushService } from './services.ts';
import { notificationMessages } from '../messages.ts';

const url = '/api/v1/users/me/push-browsers/';
const tags = ['notifications'];
const testText = bilingual('Notifications reach you here.', 'सूचनाहरू यहाँ आइपुग्छन्।');

/** `$1` the person, `$2` their session, `$3` now, `$4` the installation's key. */
const selectOwn = `
  select b.id, s.user_agent, b.created_at, b.last_sent_at, b.session_id::text = $2 as is_current
    from push_subscription b join auth_session s on s.id = b.session_id join users u on u.id = b.user_id
   where b.user_id = $1 and b.server_key = $4 and ${goesOn('$3')}`;

async function numberOf(queries: Queries, sessionId: string): Promise<number> {
  const row = await queries.one<{ number: number }>('select number from auth_session where id = $1', [sessionId]);
  if (!row) throw notFound();
  return row.number;
}

type Asked = Pick<FastifyRequest, 'access' | 'id' | 'ip'>;

export function pushRoutes(app: Api, context: Context): void {
  const { everywhere } = context.database;
  const { publicKey } = context.secrets.pushKeys;
  const isOffered = context.config.pushServices.length > 0;
  const whose = ({ accountId, sessionId }: Access) => [accountId, sessionId, context.clock(), publicKey] as const;

  app.route({
    method: 'GET',
    url,
    config: { access: member },
    schema: {
      summary: 'The browsers that get your notifications, and the key to subscribe with',
      tags,
      response: { 200: pushBrowsersAnswer },
    },
    handler: async ({ access }): Promise<PushBrowsers> => ({
      public_key: isOffered ? publicKey : null,
      session: await numberOf(everywhere, access.sessionId),
      results: await everywhere.query<PushBrowser>(
        `${selectOwn} order by is_current desc, b.id desc limit ${mostPushBrowsers}`,
        whose(access),
      ),
    }),
  });

  app.route({
    method: 'POST',
    url,
    config: { access: ownSession },
    schema: {
      summary: 'Be told of notifications in this browser, for as long as this session goes on',
      tags,
      body: pushSubscriptionBody,
      response: { 200: pushBrowserAnswer },
    },
    handler: async (request) => {
      checkBody(request.body, context.config.pushServices);
      return everywhere.transaction(async (queries) => {
        const id = await store(context, queries, request, request.body);
        const row = await queries.one<PushBrowser>(`${selectOwn} and b.id = $5`, [...whose(request.access), id]);
        if (!row) throw notFound();
        return row;
      });
    },
  });

  app.route({
    method: 'DELETE',
    url: `${url}:id/`,
    config: { access: ownSession },
    schema: {
      summary: 'Be told no more in one of your browsers',
      tags,
      params: idParams,
      response: { 204: noContent },
    },
    handler: async (request, reply) => {
      const { id } = request.params;
      await everywhere.transaction(async (queries) => {
        const row = await queries.one('delete from push_subscription where id = $1 and user_id = $2 returning id', [
          id,
          request.access.accountId,
        ]);
        if (!row) throw notFound();
        await audit(context, queries, request, 'push_turned_off', id);
      });
      return reply.code(204).send(null);
    },
  });

  app.route({
    method: 'POST',
    url: `${url}:id/test/`,
    config: { access: ownSession },
    schema: { summary: 'Push a test to one of your browsers', tags, params: idParams, response: { 204: noContent } },
    handler: async ({ access, params }, reply) => {
      await everywhere.transaction(async (queries) => {
        const row = await queries.one<{ id: number; language: Language }>(
          'select id, language from push_subscription where id = $1 and user_id = $2 and server_key = $3',
          [params.id, access.accountId, publicKey],
        );
        if (!row) throw notFound();
        const payload = {
          id: null,
          title: access.organization.name,
          body: testText[row.language],
          lang: row.language,
          url: '/',
          isUnderBell: false,
        };
        await queuePushes(queries, [{ subscriptionId: row.id, topic: 'test', payload }], context.clock());
      });
      return reply.code(204).send(null);
    },
  });
}

function checkBody({ endpoint, p256dh }: PushSubscriptionBody, services: readonly string[]): void {
  if (!isPushService(endpoint, services)) throw invalidField('endpoint', notificationMessages.pushService);
  if (!isPublicKey(p256dh)) throw invalidField('p256dh', notificationMessages.pushKey);
}

/** A session has one browser, and a browser one session: the last that asked. @returns its id */
async function store(
  context: Context,
  queries: Queries,
  request: Asked,
  { endpoint, p256dh, auth, language }: PushSubscriptionBody,
): Promise<number> {
  const { accountId, sessionId } = request.access;
  const { publicKey } = context.secrets.pushKeys;
  const now = context.clock();
  const address = new URL(endpoint);
  await queries.query('select 1 from users where id = $1 for update', [accountId]);
  const there = await queries.one<{ id: number; auth: string; session_id: string; user_id: number }>(
    'select id, auth, session_id, user_id from push_subscription where endpoint = $1 for update',
    [address.href],
  );
  // Who knows the address alone is not that browser.
  if (there && there.auth !== auth) throw conflict(notificationMessages.pushKnown, 'push_known');
  const isNew = there?.user_id !== accountId || there.session_id !== sessionId;
  await queries.query('delete from push_subscription where session_id = $1 and endpoint <> $2', [
    sessionId,
    address.href,
  ]);
  const others = await queries.one<{ n: number }>(
    `select count(*) as n from push_subscription b join auth_session s on s.id = b.session_id join users u on u.id = b.user_id
      where b.user_id = $1 and b.endpoint <> $2 and ${goesOn('$3')}`,
    [accountId, address.href, now],
  );
  if ((others?.n ?? 0) >= mostPushBrowsers)
    throw conflict(notificationMessages.pushLimit({ most: mostPushBrowsers }), 'push_limit');
  const row = await queries.one<{ id: number }>(
    `insert into push_subscription (user_id, session_id, endpoint, host, p256dh, auth, server_key, language, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (endpoint) do update set user_id = excluded.user_id, session_id = excluded.session_id, p256dh = excluded.p256dh,
       server_key = excluded.server_key, language = excluded.language, failures = 0, rests_until = null
     returning id`,
    [accountId, sessionId, address.href, address.hostname, p256dh, auth, publicKey, language, now],
  );
  if (!row) throw new Error('a browser was not written');
  // What waited for the person who was here before is not for this person.
  if (there && there.user_id !== accountId)
    await queries.query('delete from push_message where subscription_id = $1', [row.id]);
  if (isNew) await audit(context, queries, request, 'push_turned_on', row.id);
  return row.id;
}

const audit = (context: Context, queries: Queries, { access, id, ip }: Asked, action: string, objectId: number) =>
  writeAudit(queries, {
    organizationId: access.organization.id,
    actorId: access.userId,
    action,
    objectType: 'push_subscription',
    objectId,
    at: context.clock(),
    requestId: id,
    ip,
  });
