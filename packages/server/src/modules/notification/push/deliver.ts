/**
 * Notifications that are pushed to browsers. What is to be pushed is marked in the transaction of the event; after its commit any server
 * addresses it to the recipient's browsers, and hands it to their push services.
 */
import { cutText } from '@karmik/model/notification/cut-text';
import type { PushPayload } from '@karmik/model/notification/push';
import type { Language } from '@karmik/model/kit/text';
import { goesOn } from '../../../access/session-rules.ts';
import { daysInText, usualDay } from '@karmik/model/notification/days-in-text';
import type { Context } from '../../../context.ts';
import type { Queries } from '../../../db/database.ts';
import { isPushService } from './services.ts';
import type { PushAnswer, PushService } from './web-push.ts';

const atATime = 200;
/** How long a message is worth sending, here and at the push service. */
const lifeSeconds = 24 * 3_600;
/** Seconds until a browser whose push service failed is tried again; the last holds from then on. */
const restSeconds = [30, 300, 1_800, 7_200];
/** Seconds for which this process leaves a push service alone that did not answer. */
const hostRestSeconds = 60;
/** Seconds for which a browser is this process's to send to. */
const leaseSeconds = 120;
const browsersAtOnce = 16;
const roundsAtOnce = 20;
const messagesInARow = 20;

interface Waiting {
  organization_id: number;
  id: number;
  recipient_id: number;
  account_id: number | null;
  text_en: string;
  text_ne: string;
  url: string | null;
  in_app: boolean;
  organization: string;
  is_open: boolean;
}

export interface NewPush {
  readonly subscriptionId: number;
  readonly topic: string;
  readonly payload: PushPayload;
}

/** Writes messages for browsers; they go out after the commit of `queries`. */
export async function queuePushes(queries: Queries, pushes: readonly NewPush[], now: Date): Promise<void> {
  if (pushes.length === 0) return;
  await queries.query(
    `insert into push_message (subscription_id, topic, payload, created_at, expires_at)
     select subscription_id, topic, payload, $4, $5 from unnest($1::bigint[], $2::text[], $3::text[]) as m (subscription_id, topic, payload)`,
    [
      pushes.map(({ subscriptionId }) => subscriptionId),
      pushes.map(({ topic }) => topic),
      pushes.map(({ payload }) => JSON.stringify(payload)),
      now,
      new Date(now.getTime() + lifeSeconds * 1_000),
    ],
  );
}

/** The page that a click opens: inside this site, or its start. */
const pathOf = (url: string | null): string => (url !== null && /^\/(?![/\\])/.test(url) ? url : '/');

const payloadOf = (row: Waiting, lang: Language): PushPayload => ({
  id: row.in_app ? row.id : null,
  title: row.organization,
  body: cutText(daysInText(lang === 'ne' ? row.text_ne : row.text_en, usualDay(lang))),
  lang,
  url: pathOf(row.url),
  isUnderBell: row.in_app,
});

/** Addresses what is to be pushed to the browsers of its recipients whose sessions go on. Run often, by any server. */
export async function addressDue(context: Context): Promise<void> {
  const now = context.clock();
  await context.database.everywhere.transaction(async (queries) => {
    const rows = await queries.query<Waiting>(
      `select n.organization_id, n.id, n.recipient_id, m.account_id, n.text_en, n.text_ne, n.url, n.in_app, o.name as organization,
              n.read_at is null and p.is_current as is_open
         from notification n
         join person p on p.organization_id = n.organization_id and p.id = n.recipient_id
         join membership m on m.organization_id = n.organization_id and m.user_id = n.recipient_id
         join organization o on o.id = n.organization_id
        where n.push order by n.created_at, n.id limit ${atATime} for update of n skip locked`,
    );
    if (rows.length === 0) return;
    const open = rows.filter(({ is_open: isOpen }) => isOpen);
    const browsers = await queries.query<{ id: number; user_id: number; language: Language }>(
      `select b.id, b.user_id, b.language from push_subscription b
         join auth_session s on s.id = b.session_id join users u on u.id = b.user_id
        where b.user_id = any($1) and b.server_key = $2 and ${goesOn('$3')} order by b.id`,
      [[...new Set(open.flatMap((row) => row.account_id ?? []))], context.secrets.pushKeys.publicKey, now],
    );
    const pushes = open.flatMap((row) =>
      browsers
        .filter((browser) => browser.user_id === row.account_id)
        .map(({ id, language }) => ({
          subscriptionId: id,
          topic: `n${row.organization_id}-${row.id}`,
          payload: payloadOf(row, language),
        })),
    );
    await queuePushes(queries, pushes, now);
    const keys = [rows.map((row) => row.organization_id), rows.map((row) => row.id)];
    await queries.query(
      'delete from notification where organization_id = any($1) and id = any($2) and push and not in_app and email is null',
      keys,
    );
    await queries.query(
      'update notification set push = false where organization_id = any($1) and id = any($2) and push',
      keys,
    );
  });
}

/** Forgets browsers whose session is over, that know an earlier key, or whose push service is no longer on the list. */
export async function forgetBrowsers(context: Context): Promise<void> {
  const { everywhere } = context.database;
  await everywhere.query(
    `delete from push_subscription b using auth_session s, users u
      where s.id = b.session_id and u.id = b.user_id and (b.server_key <> $2 or not ${goesOn('$1')})`,
    [context.clock(), context.secrets.pushKeys.publicKey],
  );
  await everywhere.query('delete from push_message where expires_at <= $1', [context.clock()]);
}

interface Claimed {
  id: number;
  endpoint: string;
  host: string;
  p256dh: string;
  auth: string;
  failures: number;
}

/** What an answer means for the message and its browser. */
type Outcome = 'sent' | 'gone' | 'unfit' | 'later';

function outcomeOf({ status }: PushAnswer): Outcome {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  // Our own proof was refused, or there is too much at the moment: another time may do.
  if ([401, 403, 408, 425, 429].includes(status) || status >= 500) return 'later';
  return 'unfit';
}

/** Milliseconds that a push service asks for by `Retry-After`, which holds seconds or a date. */
function askedFor(retryAfter: string | null, now: Date): number {
  if (retryAfter === null) return 0;
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1_000 : Date.parse(retryAfter) - now.getTime();
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), lifeSeconds * 1_000) : 0;
}

/** Hands waiting messages to push services: to many browsers at once, to each in order, and without holding the database meanwhile. */
export function pushSender(context: Context, service: PushService) {
  const { database, config, log } = context;
  const { everywhere } = database;
  /** Until when this process leaves a host alone, in milliseconds of the clock. */
  const resting = new Map<string, number>();

  async function claim(): Promise<Claimed[]> {
    const now = context.clock();
    for (const [host, until] of resting) if (until <= now.getTime()) resting.delete(host);
    return everywhere.query<Claimed>(
      `update push_subscription b set rests_until = $1::timestamptz + make_interval(secs => ${leaseSeconds})
        where b.id in (
          select b.id from push_subscription b join auth_session s on s.id = b.session_id join users u on u.id = b.user_id
           where (b.rests_until is null or b.rests_until <= $1) and b.host <> all($2) and ${goesOn('$1')}
             and exists (select from push_message m where m.subscription_id = b.id and m.expires_at > $1)
           order by b.failures, b.id limit ${browsersAtOnce} for update of b skip locked)
        returning b.id, b.endpoint, b.host, b.p256dh, b.auth, b.failures`,
      [now, [...resting.keys()]],
    );
  }

  const forget = (id: number) => everywhere.query('delete from push_subscription where id = $1', [id]);

  async function rest({ id, failures }: Claimed, askedMs: number): Promise<void> {
    const own = (restSeconds[failures] ?? restSeconds.at(-1) ?? 0) * 1_000;
    await everywhere.query('update push_subscription set failures = failures + 1, rests_until = $2 where id = $1', [
      id,
      new Date(context.clock().getTime() + Math.max(own, askedMs)),
    ]);
  }

  async function sendTo(browser: Claimed): Promise<void> {
    const { id, endpoint, host, p256dh, auth } = browser;
    if (!isPushService(endpoint, config.pushServices)) return void (await forget(id));
    const messages = await everywhere.query<{ id: number; topic: string; payload: string; expires_at: string }>(
      `select id, topic, payload, expires_at from push_message where subscription_id = $1 and expires_at > $2 order by id limit ${messagesInARow}`,
      [id, context.clock()],
    );
    for (const message of messages) {
      const now = context.clock();
      const answer = await service({
        endpoint,
        p256dh,
        auth,
        payload: message.payload,
        ttl: Math.max(0, Math.floor((Date.parse(message.expires_at) - now.getTime()) / 1_000)),
        topic: message.topic,
        urgency: 'normal',
      }).catch((error: unknown) => {
        log.warn({ host, err: error }, 'a push service was not reached');
        resting.set(host, now.getTime() + hostRestSeconds * 1_000);
      });
      if (!answer) return rest(browser, 0);
      const outcome = outcomeOf(answer);
      if (outcome === 'gone') return void (await forget(id));
      if (outcome !== 'sent') log.warn({ host, status: answer.status }, 'a push service refused a message');
      if (outcome === 'later') return rest(browser, askedFor(answer.retryAfter, now));
      await everywhere.query('delete from push_message where id = $1', [message.id]);
      if (outcome === 'sent')
        await everywhere.query('update push_subscription set failures = 0, last_sent_at = $2 where id = $1', [id, now]);
    }
    await everywhere.query('update push_subscription set rests_until = null where id = $1', [id]);
  }

  return {
    async sendWaiting(): Promise<void> {
      if (!(await everywhere.one('select 1 from push_message limit 1'))) return;
      for (let round = 0; round < roundsAtOnce; round++) {
        const browsers = await claim();
        if (browsers.length === 0) return;
        const done = await Promise.allSettled(browsers.map(sendTo));
        for (const one of done) if (one.status === 'rejected') throw one.reason;
      }
    },
  };
}
