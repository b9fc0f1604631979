/**
 * Mail. A message is a row of `email_log`, written in the transaction of what causes it, sent afterwards by the server of the organisation
 * or of the installation, and then forgotten. A body that lets somebody in rests sealed until then, and no log shows it. Where nothing sends
 * mail the message stays held, and HR may hand over what it holds once (`hand-over.ts`).
 */
import nodemailer from 'nodemailer';
import { seal, unseal } from '../access/sealed.ts';
import type { Context } from '../context.ts';
import type { Queries } from '../db/database.ts';
import { ownServer } from './own-server.ts';
import type { MailKind } from '@karmik/model/organization/logs';

export interface Message {
  readonly kind: MailKind;
  readonly to_address: string;
  readonly to_name: string;
  readonly subject: string;
  readonly body: string;
  /** Whom an activation or a reset lets in. */
  readonly user_id?: number;
  /** Until when the link or code in it works. @default `usualDays` from now */
  readonly expires_at?: Date;
}

/** Bodies that let whoever reads them in. */
const secretKinds: readonly MailKind[] = ['activation', 'reset', 'otp', 'offer', 'evaluation'];
const usualDays = 60;

interface Sending {
  readonly organizationId: number;
  /** Sent by the installation's server and in its name, whatever server the organisation has. */
  readonly isFromInstallation?: boolean;
}

/** Minutes until a message that could not be sent is tried again; after the last it has failed. */
const retryMinutes = [1, 5, 30];

/** Whether anything would send a mail of this organisation now. */
export async function sendsMail(
  queries: Queries,
  { config }: Pick<Context, 'config'>,
  sending: Sending,
): Promise<boolean> {
  if (config.smtpUrl) return true;
  if (sending.isFromInstallation) return false;
  const own = await queries.one('select from smtp_server where organization_id = $1 and is_active', [
    sending.organizationId,
  ]);
  return own !== undefined;
}

/** Writes messages to the outbox, in the transaction of `queries`. */
export async function queueMail(
  queries: Queries,
  context: Pick<Context, 'config' | 'secrets'>,
  sending: Sending,
  messages: readonly Message[],
  at: Date,
): Promise<void> {
  if (messages.length === 0) return;
  const { organizationId, isFromInstallation = false } = sending;
  const isSent = await sendsMail(queries, context, sending);
  const rows = messages.map(({ body, expires_at, ...message }) => {
    const isSecret = secretKinds.includes(message.kind);
    // A code that nothing sends is of no use to anybody.
    const isKept = isSecret && (isSent || message.kind !== 'otp');
    const sealed = isKept ? seal(context.secrets, 'mail', organizationId, Buffer.from(body)) : undefined;
    const until = isSecret ? (expires_at ?? new Date(at.getTime() + usualDays * 86_400_000)) : undefined;
    return { ...message, body: isSecret ? '' : body, sealed: sealed?.toString('base64'), expires_at: until };
  });
  await queries.query(
    `insert into email_log (organization_id, kind, to_address, to_name, subject, body, user_id, sealed_body, expires_at, state, is_from_installation, created_at)
     select $1, m.kind, m.to_address, m.to_name, m.subject, m.body, m.user_id, decode(m.sealed, 'base64'), m.expires_at, $2, $3, $4
       from jsonb_to_recordset($5::jsonb) as m (kind text, to_address text, to_name text, subject text, body text, user_id bigint, sealed text, expires_at timestamptz)`,
    [organizationId, isSent ? 'queued' : 'held', isFromInstallation, at, JSON.stringify(rows)],
  );
}

interface Waiting {
  organization_id: number;
  id: number;
  to_address: string;
  to_name: string;
  subject: string;
  body: string;
  sealed_body: Buffer | null;
  is_from_installation: boolean;
  attempts: number;
}

/** What the body of a mail says, sealed or not. */
export const textOf = (
  { secrets }: Pick<Context, 'secrets'>,
  mail: Pick<Waiting, 'organization_id' | 'body' | 'sealed_body'>,
): string =>
  mail.sealed_body ? unseal(secrets, 'mail', mail.organization_id, mail.sealed_body).toString() : mail.body;

/** Sends what is queued, a few at a time. Each row is locked while its message is sent, so that two servers never send it twice. */
export function mailSender(context: Context) {
  const { database, config } = context;
  const transport = config.smtpUrl
    ? nodemailer.createTransport({ url: config.smtpUrl, pool: true, maxConnections: 2 })
    : undefined;

  const sendOne = () =>
    database.everywhere.transaction(async (queries) => {
      const mail = await queries.one<Waiting>(
        `select organization_id, id, to_address, to_name, subject, body, sealed_body, is_from_installation, attempts from email_log
          where state = 'queued' and (next_attempt_at is null or next_attempt_at <= now()) order by created_at for update skip locked limit 1`,
      );
      if (!mail) return false;
      const key = [mail.organization_id, mail.id];
      try {
        const own = mail.is_from_installation ? undefined : await ownServer(context, queries, mail.organization_id);
        const way = own?.transport ?? transport;
        if (!way) throw new Error('There is no mail server any more.');
        await way.sendMail({
          from: own?.from ?? config.mailFrom,
          to: { name: mail.to_name, address: mail.to_address },
          subject: mail.subject,
          text: textOf(context, mail),
        });
        await queries.query(
          `update email_log set state = 'sent', sent_at = now(), attempts = attempts + 1, error = '', body = '', sealed_body = null where organization_id = $1 and id = $2`,
          key,
        );
      } catch (error) {
        const wait = retryMinutes[mail.attempts];
        await queries.query(
          `update email_log set state = $3, attempts = attempts + 1, error = $4, next_attempt_at = now() + make_interval(mins => $5),
                  sealed_body = case when $3 = 'failed' then null else sealed_body end where organization_id = $1 and id = $2`,
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

/** Forgets what mails hold once it is of no more use; what was not sent until then is not sent any more. */
export async function forgetExpiredMails(queries: Queries, now: Date): Promise<void> {
  await queries.query(
    `update email_log set sealed_body = null, state = case when state = 'queued' then 'failed' else state end,
            error = case when state = 'queued' then 'What it held has expired.' else error end
      where sealed_body is not null and expires_at < $1`,
    [now],
  );
}
