/**
 * Mail. A message is a row of `email_log`, written in the transaction of what causes it, sent afterwards by the server of the organisation
 * or of the installation (`sender.ts`), and then forgotten. A body that opens an account rests sealed until then, and no log shows it. Where nothing sends
 * mail the message stays held, and HR may hand over what it holds once (`hand-over.ts`).
 */
import { seal, unseal } from '../access/sealed.ts';
import type { Context } from '../context.ts';
import type { Queries } from '../db/database.ts';
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
  /** Files for calendar programs. The first is the invitation that such programs show, others are attached. */
  readonly calendars?: readonly CalendarPart[];
}

/** A file for calendar programs, and what it asks of them (RFC 6047). */
export interface CalendarPart {
  readonly method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  readonly content: string;
}

/** Bodies that let the person who reads them in. */
const secretKinds: readonly MailKind[] = ['activation', 'reset', 'otp', 'offer', 'evaluation', 'event'];
/** What opens an account or tells its owner of a change; it waits for no other mail. */
export const securityKinds: readonly MailKind[] = ['activation', 'reset', 'otp', 'notice'];
const usualDays = 60;

interface Sending {
  readonly organizationId: number;
  /** Sent by the installation's server and in its name, whatever server the organisation has. */
  readonly isFromInstallation?: boolean;
}

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
    `insert into email_log (organization_id, kind, to_address, to_name, subject, body, user_id, sealed_body, expires_at, state, is_from_installation, created_at, calendars)
     select $1, m.kind, m.to_address, m.to_name, m.subject, m.body, m.user_id, decode(m.sealed, 'base64'), m.expires_at, $2, $3, $4, m.calendars
       from jsonb_to_recordset($5::jsonb) as m (kind text, to_address text, to_name text, subject text, body text, user_id bigint, sealed text, expires_at timestamptz, calendars jsonb)`,
    [organizationId, isSent ? 'queued' : 'held', isFromInstallation, at, JSON.stringify(rows)],
  );
}

/** What the body of a mail says, sealed or not. */
export const textOf = (
  { secrets }: Pick<Context, 'secrets'>,
  mail: { readonly organization_id: number; readonly body: string; readonly sealed_body: Buffer | null },
): string =>
  mail.sealed_body ? unseal(secrets, 'mail', mail.organization_id, mail.sealed_body).toString() : mail.body;

/** Forgets what mails hold once it is of no more use; what was not sent until then is not sent any more. */
export async function forgetExpiredMails(queries: Queries, now: Date): Promise<void> {
  await queries.query(
    `update email_log set sealed_body = null, state = case when state = 'queued' then 'failed' else state end,
            error = case when state = 'queued' then 'What it held has expired.' else error end
      where sealed_body is not null and expires_at < $1`,
    [now],
  );
}
