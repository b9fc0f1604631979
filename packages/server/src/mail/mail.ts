/**
 * Mail. A message is a row of `email_log`, written in the transaction of what causes it. With SMTP, of the organisation or of the
 * installation, it is sent afterwards and its body is forgotten, since it may hold a personal link; without SMTP it stays held, and HR passes the link on from the email logs.
 */
import nodemailer from 'nodemailer';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import type { Queries } from '../db/database.ts';
import { ownServer } from './own-server.ts';

export interface Message {
  readonly kind: 'activation' | 'reset' | 'otp' | 'offer' | 'evaluation' | 'notification' | 'digest';
  readonly to_address: string;
  readonly to_name: string;
  readonly subject: string;
  readonly body: string;
}

/** Minutes until a message that could not be sent is tried again; after the last it has failed. */
const retryMinutes = [1, 5, 30];

/** Writes messages to the outbox, in the transaction of `queries`. */
export async function queueMail(
  queries: Queries,
  config: Config,
  organizationId: number,
  messages: readonly Message[],
  at: Date,
): Promise<void> {
  if (messages.length === 0) return;
  const column = (name: keyof Message) => messages.map((message) => message[name]);
  await queries.query(
    `insert into email_log (organization_id, kind, to_address, to_name, subject, body, state, created_at)
     select $1, m.kind, m.address, m.name, m.subject, m.body,
            case when exists (select from smtp_server s where s.organization_id = $1 and s.is_active) then 'queued' else $2 end, $3
       from unnest($4::text[], $5::text[], $6::text[], $7::text[], $8::text[]) as m (kind, address, name, subject, body)`,
    [
      organizationId,
      config.smtpUrl ? 'queued' : 'held',
      at,
      column('kind'),
      column('to_address'),
      column('to_name'),
      column('subject'),
      column('body'),
    ],
  );
}

interface Waiting {
  organization_id: number;
  id: number;
  to_address: string;
  to_name: string;
  subject: string;
  body: string;
  attempts: number;
}

/** Sends what is queued, a few at a time. Each row is locked while its message is sent, so that two servers never send it twice. */
export function mailSender(context: Context) {
  const { database, config } = context;
  const transport = config.smtpUrl
    ? nodemailer.createTransport({ url: config.smtpUrl, pool: true, maxConnections: 2 })
    : undefined;

  const sendOne = () =>
    database.everywhere.transaction(async (queries) => {
      const mail = await queries.one<Waiting>(
        `select organization_id, id, to_address, to_name, subject, body, attempts from email_log
          where state = 'queued' and (next_attempt_at is null or next_attempt_at <= now()) order by created_at for update skip locked limit 1`,
      );
      if (!mail) return false;
      const key = [mail.organization_id, mail.id];
      try {
        const own = await ownServer(context, queries, mail.organization_id);
        const way = own?.transport ?? transport;
        if (!way) throw new Error('There is no mail server any more.');
        await way.sendMail({
          from: own?.from ?? config.mailFrom,
          to: { name: mail.to_name, address: mail.to_address },
          subject: mail.subject,
          text: mail.body,
        });
        await queries.query(
          `update email_log set state = 'sent', sent_at = now(), attempts = attempts + 1, error = '', body = '' where organization_id = $1 and id = $2`,
          key,
        );
      } catch (error) {
        const wait = retryMinutes[mail.attempts];
        await queries.query(
          `update email_log set state = $3, attempts = attempts + 1, error = $4, next_attempt_at = now() + make_interval(mins => $5) where organization_id = $1 and id = $2`,
          [
            ...key,
            wait === undefined ? 'failed' : 'queued',
            error instanceof Error ? error.message.slice(0, 500) : String(error),
            wait ?? 0,
          ],
        );
      }
      return true;
    });

  return {
    async sendWaiting(): Promise<void> {
      for (let sent = 0; sent < 200 && (await sendOne()); sent++);
    },
    close: () => transport?.close(),
  };
}
