/** Notifications that people want in their mailbox: at once, or one mail a day. They go out by the mail queue, like every mail. */
import type { Context } from '../../context.ts';
import type { Everywhere } from '../../db/database.ts';
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
}

const atATime = 200;
/** The hour of the organisation's day from which its digests go out. */
const digestHour = 8;
/** Lines of a digest; the rest is a number. */
const mostLines = 50;

/** `$1` the kind of mail that is waited for. Somebody who has left is mailed no more. */
const selectWaiting = `
  select n.organization_id, n.id, n.recipient_id, n.text_en, n.text_ne, n.url, u.email, p.full_name, o.name as organization,
         n.read_at is null and p.is_current and u.status = 'active' as is_open
    from notification n
    join users u on u.id = n.recipient_id
    join person p on p.organization_id = n.organization_id and p.id = n.recipient_id
    join organization o on o.id = n.organization_id
   where n.email = $1`;

const wordsOf = (context: Context, { text_en: english, text_ne: nepali, url }: Waiting): string[] => [
  english,
  ...(nepali === english ? [] : [nepali]),
  ...(url ? [url.startsWith('/') ? context.config.publicUrl + url : url] : []),
];

/** What was mailed waits no more; what stands nowhere but in the mail is gone with it. */
async function settle(queries: Everywhere, rows: readonly Waiting[]): Promise<void> {
  const keys = [rows.map((row) => row.organization_id), rows.map((row) => row.id)];
  await queries.query(
    'delete from notification where organization_id = any($1) and id = any($2) and not in_app and not push',
    keys,
  );
  await queries.query('update notification set email = null where organization_id = any($1) and id = any($2)', keys);
}

async function queue(context: Context, queries: Everywhere, mails: Map<number, Message[]>): Promise<void> {
  for (const [organizationId, messages] of mails)
    await queueMail(queries, context.config, organizationId, messages, context.clock());
}

/** Mails what is to be mailed at once. Run often, by any server: each row is taken under a lock. */
export async function mailDue(context: Context): Promise<void> {
  await context.database.everywhere.transaction(async (queries) => {
    const rows = await queries.query<Waiting>(
      `${selectWaiting} order by n.created_at limit ${atATime} for update of n skip locked`,
      ['due'],
    );
    if (rows.length === 0) return;
    const mails = new Map<number, Message[]>();
    for (const row of rows.filter(({ is_open: isOpen }) => isOpen)) {
      const messages = mails.get(row.organization_id) ?? [];
      mails.set(row.organization_id, messages);
      messages.push({
        kind: 'notification',
        to_address: row.email,
        to_name: row.full_name,
        subject: row.text_en.slice(0, 150),
        body: [`Namaste ${row.full_name},`, '', ...wordsOf(context, row), '', row.organization].join('\n'),
      });
    }
    await queue(context, queries, mails);
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
    const mails = new Map<number, Message[]>();
    for (const { organization_id: organizationId, user_id: userId } of turns) {
      const rows = await queries.query<Waiting>(
        `${selectWaiting} and n.organization_id = $2 and n.recipient_id = $3 order by n.created_at, n.id for update of n`,
        ['digest', organizationId, userId],
      );
      const open = rows.filter(({ is_open: isOpen }) => isOpen);
      const [first] = open;
      if (first) {
        const messages = mails.get(organizationId) ?? [];
        mails.set(organizationId, messages);
        messages.push(digestOf(context, first, open));
      }
      await settle(queries, rows);
    }
    await queue(context, queries, mails);
  });
}

function digestOf(context: Context, to: Waiting, rows: readonly Waiting[]): Message {
  const lines = rows.slice(0, mostLines).flatMap((row) => ['', ...wordsOf(context, row)]);
  const more = rows.length - mostLines;
  return {
    kind: 'digest',
    to_address: to.email,
    to_name: to.full_name,
    subject: `${rows.length} ${rows.length === 1 ? 'notification' : 'notifications'} from ${to.organization}`,
    body: [
      `Namaste ${to.full_name},`,
      ...lines,
      ...(more > 0 ? ['', `And ${more} more.`] : []),
      '',
      to.organization,
    ].join('\n'),
  };
}
