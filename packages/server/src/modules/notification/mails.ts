/** Notifications that people want in their mailbox: at once, or one mail a day. They go out by the mail queue, like every mail. */
import { countedNotifications, notificationsLeftOut } from '@karmik/model/commons/mail-template';
import type { Language } from '@karmik/model/kit/text';
import { daysInText, usualDay } from '@karmik/model/notification/days-in-text';
import type { Context } from '../../context.ts';
import type { Everywhere } from '../../db/database.ts';
import { compose, wordsOf, type Wording } from '../../mail/compose.ts';
import { queueMail, type Message } from '../../mail/mail.ts';

interface Waiting {
  organization_id: number;
  id: number;
  recipient_id: number;
  text_en: string;
  text_ne: string;
  url: string | null;
  email: string;
  full_name: string;
  organization: string;
  is_open: boolean;
  /** What the recipient reads; null for who chose none. */
  language: Language | null;
}

const atATime = 200;
/** The hour of the organisation's day from which its digests go out. */
const digestHour = 8;
/** Lines of a digest; the rest is a number. */
const mostLines = 50;

/** `$1` the kind of mail that is waited for. Someone who has left is mailed no more. */
const selectWaiting = `
  select n.organization_id, n.id, n.recipient_id, n.text_en, n.text_ne, n.url, a.email, p.full_name, o.name as organization, a.language,
         n.read_at is null and p.is_current and a.status = 'active' and a.email is not null as is_open
    from notification n
    join membership m on m.organization_id = n.organization_id and m.user_id = n.recipient_id
    left join users a on a.id = m.account_id
    join person p on p.organization_id = n.organization_id and p.id = n.recipient_id
    join organization o on o.id = n.organization_id
   where n.email = $1`;

/** What one says, in the language of the mail; in the other below it for someone who chose none. */
function linesOf(context: Context, { text_en, text_ne, url, language: chosen }: Waiting, language: Language): string[] {
  const en = daysInText(text_en, usualDay('en'));
  const ne = daysInText(text_ne, usualDay('ne'));
  const texts = (language === 'ne' ? [ne, en] : [en, ne]).slice(0, chosen === null ? 2 : 1);
  return [...new Set(texts), ...(url ? [url.startsWith('/') ? context.config.publicUrl + url : url] : [])];
}

/** What was mailed waits no more; what stands nowhere but in the mail is gone with it. */
async function settle(queries: Everywhere, rows: readonly Waiting[]): Promise<void> {
  const keys = [rows.map((row) => row.organization_id), rows.map((row) => row.id)];
  await queries.query(
    'delete from notification where organization_id = any($1) and id = any($2) and not in_app and not push',
    keys,
  );
  await queries.query('update notification set email = null where organization_id = any($1) and id = any($2)', keys);
}

/** Queues the mails about what is still open, in the words of each organisation and the language of each reader (EM-6). */
async function queue(
  context: Context,
  queries: Everywhere,
  name: 'Notification' | 'Digest',
  rows: readonly Waiting[],
  mailsOf: (rows: readonly Waiting[], wording: Wording) => Message[],
): Promise<void> {
  const open = rows.filter(({ is_open: isOpen }) => isOpen);
  for (const told of Map.groupBy(open, (row) => `${row.organization_id} ${row.language}`).values()) {
    const [{ organization_id: organizationId, language } = open[0]!] = told;
    const wording = await wordsOf(queries, organizationId, name, language);
    await queueMail(queries, context, { organizationId }, mailsOf(told, wording), context.clock());
  }
}

/** Mails what is to be mailed at once. Run often, by any server: each row is taken under a lock. */
export async function mailDue(context: Context): Promise<void> {
  await context.database.everywhere.transaction(async (queries) => {
    const rows = await queries.query<Waiting>(
      `${selectWaiting} order by n.created_at, n.id limit ${atATime} for update of n skip locked`,
      ['due'],
    );
    if (rows.length === 0) return;
    await queue(context, queries, 'Notification', rows, (told, wording) =>
      told.map((row) => noticeOf(context, row, wording)),
    );
    await settle(queries, rows);
  });
}

/** Mails the day's digests, each once, from the morning of the organisation on. */
export async function mailDigests(context: Context): Promise<void> {
  const now = context.clock();
  await context.database.everywhere.transaction(async (queries) => {
    const turns = await queries.query<{ organization_id: number; user_id: number }>(
      `insert into notification_digest (organization_id, user_id, sent_on)
       select distinct n.organization_id, n.recipient_id, ($1 at time zone o.timezone)::date
         from notification n join organization o on o.id = n.organization_id
        where n.email = 'digest' and extract(hour from $1::timestamptz at time zone o.timezone) >= ${digestHour}
       on conflict (organization_id, user_id) do update set sent_on = excluded.sent_on where notification_digest.sent_on < excluded.sent_on
       returning organization_id, user_id`,
      [now],
    );
    const rows: Waiting[] = [];
    for (const { organization_id: organizationId, user_id: userId } of turns)
      rows.push(
        ...(await queries.query<Waiting>(
          `${selectWaiting} and n.organization_id = $2 and n.recipient_id = $3 order by n.created_at, n.id for update of n`,
          ['digest', organizationId, userId],
        )),
      );
    await queue(context, queries, 'Digest', rows, (told, wording) =>
      [...Map.groupBy(told, (row) => row.recipient_id).values()].flatMap((theirs) =>
        digestOf(context, theirs, wording),
      ),
    );
    await settle(queries, rows);
  });
}

function mailTo(
  { email, full_name: fullName, organization }: Waiting,
  kind: Message['kind'],
  wording: Wording,
  says: { readonly summary: string; readonly text: string },
): Message {
  return {
    kind,
    to_address: email,
    to_name: fullName,
    ...compose(wording, { full_name: fullName, organization, ...says }),
  };
}

function noticeOf(context: Context, row: Waiting, wording: Wording): Message {
  const lines = linesOf(context, row, wording.language);
  return mailTo(row, 'notification', wording, { summary: lines[0] ?? '', text: lines.join('\n') });
}

function digestOf(context: Context, rows: readonly Waiting[], wording: Wording): Message[] {
  const [to] = rows;
  if (!to) return [];
  const { language } = wording;
  const parts = rows.slice(0, mostLines).map((row) => linesOf(context, row, language).join('\n'));
  const more = rows.length - mostLines;
  const text = [...parts, ...(more > 0 ? [notificationsLeftOut(more)[language]] : [])].join('\n\n');
  return [mailTo(to, 'digest', wording, { summary: countedNotifications(rows.length)[language], text })];
}
