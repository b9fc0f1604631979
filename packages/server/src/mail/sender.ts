/**
 * Sends what is queued. Each organisation has a queue, and a second one for the mails that open its people's accounts, so that a mail
 * server that never answers delays its own mails alone (`Breaker`). No connection to the database is held while a mail server is awaited.
 */
import nodemailer from 'nodemailer';
import type { Context } from '../context.ts';
import { Breaker, isSilence } from './breaker.ts';
import { securityKinds, textOf, type CalendarPart } from './mail.ts';
import { ownServer } from './own-server.ts';
import { patience, type Patience } from './patience.ts';

/** Minutes until a message that could not be sent is tried again; after the last it has failed. */
const retryMinutes = [1, 5, 30];
/** Queues that are worked on at once; those of security have as many of their own. */
const mostAtOnce = 8;
/** Messages of a queue until the next look at all queues. */
const mostOfQueue = 200;
/** How long a message belongs to its sender; longer than any sending takes. */
const claim = '5 minutes';

interface Queue {
  readonly organization_id: number;
  readonly is_security: boolean;
  /** Host and port, or `installation`. */
  readonly server: string;
}

interface Waiting {
  readonly organization_id: number;
  readonly id: number;
  readonly to_address: string;
  readonly to_name: string;
  readonly subject: string;
  readonly body: string;
  readonly sealed_body: Buffer | null;
  readonly calendars: readonly CalendarPart[] | null;
  readonly is_from_installation: boolean;
  readonly attempts: number;
}

/** What waits and whose turn it is, as SQL over `l`. */
const isDue = `l.state = 'queued' and (l.next_attempt_at is null or l.next_attempt_at <= now()) and (l.claimed_until is null or l.claimed_until <= now())`;
const isSecurity = `(l.kind in (${securityKinds.map((kind) => `'${kind}'`).join(', ')}))`;
/** The server that a message goes by, over `l` and the organisation's own server `s`. */
const serverOf = `case when l.is_from_installation or s.organization_id is null then 'installation' else s.host || ':' || s.port end`;

/** Ends a sending that takes longer than all of its parts may. */
async function inTime<R>(work: Promise<R>, ms: number): Promise<R> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(Object.assign(new Error('The mail server took too long.'), { code: 'EMAILTIME' })),
      ms,
    );
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The first file as the invitation itself, which programs act on by its method; further ones beside it. */
const calendarParts = ([invitation, ...others]: readonly CalendarPart[]) =>
  invitation && {
    icalEvent: { method: invitation.method, content: invitation.content, filename: 'invitation.ics' },
    attachments: others.map(({ method, content }, place) => ({
      filename: `earlier-days-${place + 1}.ics`,
      content,
      contentType: `text/calendar; charset=utf-8; method=${method}`,
    })),
  };

export function mailSender(context: Context, limits: Patience = patience) {
  const { database, config, clock } = context;
  const { wholeMs, ...ofConnection } = limits;
  const transport = config.smtpUrl
    ? nodemailer.createTransport({ url: config.smtpUrl, pool: true, maxConnections: 4, ...ofConnection })
    : undefined;
  const breaker = new Breaker();
  const running = new Map<string, Promise<void>>();

  const waitingQueues = (resting: readonly string[]) =>
    database.everywhere.query<Queue>(
      `select l.organization_id, ${isSecurity} as is_security, ${serverOf} as server from email_log l
         left join smtp_server s on s.organization_id = l.organization_id and s.is_active and s.host is not null and s.from_email is not null
        where ${isDue} and ${serverOf} <> all($1) group by 1, 2, 3 order by min(l.created_at)`,
      [resting],
    );

  const take = ({ organization_id, is_security, server }: Queue) =>
    database.everywhere.one<Waiting>(
      `update email_log m set claimed_until = now() + interval '${claim}'
        where (m.organization_id, m.id) = (
          select l.organization_id, l.id from email_log l
            left join smtp_server s on s.organization_id = l.organization_id and s.is_active and s.host is not null and s.from_email is not null
           where ${isDue} and l.organization_id = $1 and ${isSecurity} = $2 and ${serverOf} = $3
           order by l.created_at, l.id for update of l skip locked limit 1)
       returning organization_id, id, to_address, to_name, subject, body, sealed_body, calendars, is_from_installation, attempts`,
      [organization_id, is_security, server],
    );

  const send = async (mail: Waiting): Promise<void> => {
    const own = mail.is_from_installation
      ? undefined
      : await inTime(ownServer(context, database.everywhere, mail.organization_id, { limits }), wholeMs);
    const way = own?.transport ?? transport;
    if (!way) throw new Error('There is no mail server any more.');
    const sending = way.sendMail({
      from: own?.from ?? config.mailFrom,
      to: { name: mail.to_name, address: mail.to_address },
      subject: mail.subject,
      text: textOf(context, mail),
      ...calendarParts(mail.calendars ?? []),
    });
    try {
      await inTime(sending, wholeMs);
    } finally {
      own?.transport.close();
    }
  };

  const keepOutcome = async ({ organization_id, id, attempts }: Waiting, error?: unknown): Promise<void> => {
    const key = [organization_id, id];
    if (error === undefined) {
      await database.everywhere.query(
        `update email_log set state = 'sent', sent_at = now(), attempts = attempts + 1, error = '', body = '', sealed_body = null, calendars = null, claimed_until = null
          where organization_id = $1 and id = $2`,
        key,
      );
      return;
    }
    const wait = retryMinutes[attempts];
    await database.everywhere.query(
      `update email_log set state = $3, attempts = attempts + 1, error = $4, next_attempt_at = now() + make_interval(mins => $5), claimed_until = null,
              sealed_body = case when $3 = 'failed' then null else sealed_body end where organization_id = $1 and id = $2`,
      [
        ...key,
        wait === undefined ? 'failed' : 'queued',
        (error instanceof Error ? error.message : 'The email could not be sent.').slice(0, 500),
        wait ?? 0,
      ],
    );
  };

  /** One message after the other, until none waits or the server is silent. */
  const work = async (queue: Queue): Promise<void> => {
    for (let sent = 0; sent < mostOfQueue; sent += 1) {
      const mail = await take(queue);
      if (!mail) return;
      try {
        await send(mail);
      } catch (error) {
        await keepOutcome(mail, error);
        if (!isSilence(error)) continue;
        breaker.failed(queue.server, clock().getTime());
        return;
      }
      breaker.answered(queue.server);
      await keepOutcome(mail);
    }
  };

  /** Begins to work on the queues that wait and are not worked on, as far as there is room. */
  const begin = async (): Promise<void> => {
    for (const queue of await waitingQueues(breaker.resting(clock().getTime()))) {
      const kind = queue.is_security ? 'security' : 'work';
      const name = `${kind} ${queue.organization_id} ${queue.server}`;
      const atWork = [...running.keys()].filter((other) => other.startsWith(kind));
      if (running.has(name) || atWork.length >= mostAtOnce) continue;
      const done = work(queue)
        .catch((error: unknown) => context.log.warn({ err: error }, 'sending mail failed; it is tried again'))
        .finally(() => running.delete(name));
      running.set(name, done);
    }
  };

  return {
    begin,
    /** Sends what waits, and resolves when no queue is worked on any more. */
    async sendWaiting(): Promise<void> {
      for (await begin(); running.size > 0; await begin()) await Promise.all(running.values());
    },
    async close(): Promise<void> {
      await Promise.all(running.values());
      transport?.close();
    },
  };
}
