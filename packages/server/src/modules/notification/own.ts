/** What someone was told, of every organisation they belong to: the bell is the person's, and shows the same wherever they work. */
import { counted } from '@karmik/model/kit/plural';
import { bilingual } from '@karmik/model/kit/text';
import type { Notification, NotificationPage } from '@karmik/model/notification/notification';
import { reminderDays, unsentCategories, type NotificationCategory } from '@karmik/model/notification/vocabulary';
import { isFuture } from '@karmik/model/kit/rules';
import type { PermissionCode } from '@karmik/model/kit/permissions';
import { messages } from '@karmik/model/kit/messages';
import { accessOf, type Access } from '../../access/access.ts';
import type { Context } from '../../context.ts';
import type { Everywhere, Queries } from '../../db/database.ts';
import { personJson } from '../../entity/person.ts';
import { invalidField, notFound } from '../../http/errors.ts';
import { pageClause } from '../../http/paging.ts';
import { announce } from '../../live/announce.ts';
import { notificationMessages } from './messages.ts';

/** A page of a list. */
export interface Paging {
  readonly limit: number;
  readonly offset: number;
}

interface Row extends Notification {
  organization_id: number;
  recipient_id: number;
  code: PermissionCode | null;
}

/** What is told to an account wherever it is a member, as SQL over `notification n`. @param account the parameter that holds it */
export const isOwn = (account: string): string =>
  `(n.organization_id, n.recipient_id) in (select organization_id, user_id from membership where account_id = ${account} and is_current)`;

export const actorSql = `case when a.id is not null then ${personJson('a')} end as actor`;
export const contentSql = `json_build_object('slug', o.slug, 'name', o.name) as organization, n.category, n.text_en as text, n.text_ne, n.notify_on, n.created_at, n.interactive_type is not null as is_interactive, n.interactive_type,
         case when n.interactive_type is not null
              then coalesce(n.interactive_data, '{}') || jsonb_build_object('organization', jsonb_build_object('slug', o.slug, 'name', o.name)) end as interactive_data,
         n.url, n.code`;

/** `$1` the account. */
const selectOwn = `
  select n.id, n.organization_id, n.recipient_id, ${actorSql}, ${contentSql},
         n.read_at is not null as read, false as is_resolved, n.can_be_reminded, n.remind_at
    from notification n
    join organization o on o.id = n.organization_id
    left join person a on a.organization_id = n.organization_id and a.id = n.actor_id
   where ${isOwn('$1')} and n.in_app`;

/** Takes away the ways into what someone may no longer open. Asked with each answer, since permissions change. */
async function openable(context: Context, access: Access, rows: readonly Row[]): Promise<Notification[]> {
  const held = new Map<number, Pick<Access, 'can'>>([[access.tenant.organizationId, access]]);
  for (const { code, organization_id: id, recipient_id: userId } of rows)
    if (code !== null && !held.has(id)) held.set(id, await accessOf(context.database, id, userId));
  return rows.map(({ organization_id: id, recipient_id: _recipient, code, ...row }) =>
    code === null || held.get(id)?.can(code, 'read')
      ? row
      : { ...row, url: null, is_interactive: false, interactive_type: null, interactive_data: null },
  );
}

/** Which notifications of a list. */
export interface Among {
  /** Of a category alone. */
  readonly category: NotificationCategory | undefined;
}

export interface OwnList {
  readonly rows: Notification[];
  readonly groups: NotificationPage['groups'];
  readonly unread_count: number;
  readonly read_count: number;
  readonly total_count: number;
}

export async function listOwn(
  context: Context,
  access: Access,
  { read, category, limit, offset }: Among & Paging & { readonly read: boolean | undefined },
): Promise<OwnList> {
  const { everywhere } = context.database;
  const who = [access.accountId] as const;
  const rows = await everywhere.query<Row>(
    `${selectOwn} and ($2::boolean is null or (n.read_at is not null) = $2) and ($3::text is null or n.category = $3)
      order by n.notify_on desc, n.id desc ${pageClause(limit, '$4')}`,
    [...who, read ?? null, category ?? null, offset],
  );
  const groups = await everywhere.query<NotificationPage['groups'][number]>(
    `select n.category, (count(*) filter (where read_at is null))::integer as unread_count, count(*)::integer as total_count
       from notification n where ${isOwn('$1')} and n.in_app group by n.category order by max(n.notify_on) desc, n.category`,
    who,
  );
  const total = groups.reduce((sum, { total_count: count }) => sum + count, 0);
  const unread = groups.reduce((sum, { unread_count: count }) => sum + count, 0);
  return {
    rows: await openable(context, access, rows),
    groups,
    unread_count: unread,
    read_count: total - unread,
    total_count: total,
  };
}

async function readOne(context: Context, access: Access, id: number): Promise<Notification> {
  const { everywhere } = context.database;
  const rows = await everywhere.query<Row>(`${selectOwn} and n.id = $2`, [access.accountId, id]);
  const [one] = await openable(context, access, rows);
  if (!one) throw notFound();
  return one;
}

/** Tells the person's other browsers that the count has changed. */
async function announceCount(
  queries: Queries,
  changed: readonly { readonly organization_id: number; readonly recipient_id: number }[],
): Promise<void> {
  for (const [organizationId, [first]] of Map.groupBy(changed, (row) => row.organization_id))
    if (first) await announce(queries, { organizationId, topic: 'notification', userIds: [first.recipient_id] });
}

/** Marks one as read, or all of a category, or all. @returns how many were unread */
export async function markRead(
  context: Context,
  access: Access,
  { id, category }: { readonly id?: number } & Partial<Among>,
): Promise<number> {
  return context.database.everywhere.transaction(async (queries) => {
    const rows = await queries.query<{ organization_id: number; recipient_id: number }>(
      `update notification n set read_at = $3 where ${isOwn('$1')} and ($2::bigint is null or n.id = $2) and ($4::text is null or n.category = $4)
          and n.in_app and n.read_at is null
       returning n.organization_id, n.recipient_id`,
      [access.accountId, id ?? null, context.clock(), category ?? null],
    );
    await announceCount(queries, rows);
    return rows.length;
  });
}

/** Marks one as read, and answers what it leads to. */
export async function openNotification(context: Context, access: Access, id: number): Promise<Notification> {
  await markRead(context, access, { id });
  return readOne(context, access, id);
}

/** Puts one away until later: it counts as read until then, and comes back as unread once (NTF-5). */
export async function remind(context: Context, access: Access, id: number, at: string): Promise<Notification> {
  const now = context.clock();
  const field = 'remind_at';
  if (Number.isNaN(Date.parse(at))) throw invalidField(field, messages.invalidDate);
  const past = isFuture(at, bilingual('Remind at', 'सम्झाउने समय'), now);
  if (past) throw invalidField(field, past);
  const when = new Date(at);
  if (when.getTime() - now.getTime() > reminderDays * 86_400_000)
    throw invalidField(
      field,
      messages.tooLarge({
        field: bilingual('Remind at', 'सम्झाउने समय'),
        most: bilingual(`${counted(reminderDays, 'day')} from now`, `आजबाट ${reminderDays} दिन`),
      }),
    );
  const one = await readOne(context, access, id);
  if (!one.can_be_reminded) throw invalidField(field, notificationMessages.noReminder);
  await context.database.everywhere.transaction(async (queries) => {
    const rows = await queries.query<{ organization_id: number; recipient_id: number }>(
      `update notification n set remind_at = $3, read_at = coalesce(n.read_at, $4) where ${isOwn('$1')} and n.id = $2
       returning n.organization_id, n.recipient_id`,
      [access.accountId, id, when, now],
    );
    await announceCount(queries, rows);
  });
  return readOne(context, access, id);
}

/** Brings back what people wanted to be reminded of. Run often, by any server. */
export async function remindDue(everywhere: Everywhere, now: Date): Promise<void> {
  await everywhere.transaction(async (queries) => {
    const due = await queries.query<{ organization_id: number; id: number; recipient_id: number }>(
      `select organization_id, id, recipient_id from notification where remind_at <= $1 order by id limit 500 for update skip locked`,
      [now],
    );
    if (due.length === 0) return;
    const ids = due.map((row) => row.id);
    // Of several that say the same, or beside one that is unread, one is enough.
    const back = await queries.query<{ organization_id: number; recipient_id: number }>(
      `update notification n set read_at = null, notify_on = n.remind_at, remind_at = null,
              push = n.category <> all($3) and exists (select from push_subscription b join membership m on m.account_id = b.user_id where m.organization_id = n.organization_id and m.user_id = n.recipient_id)
                     and not exists (select from notification_preference p where p.organization_id = n.organization_id and p.user_id = n.recipient_id
                                        and p.category = n.category and not p.push)
         from (select distinct on (organization_id, recipient_id, digest) organization_id, id from notification
                where organization_id = any($1) and id = any($2) order by organization_id, recipient_id, digest, id desc) latest
        where n.organization_id = latest.organization_id and n.id = latest.id
          and not exists (select from notification u where u.organization_id = n.organization_id and u.recipient_id = n.recipient_id and u.digest = n.digest and u.read_at is null)
       returning n.organization_id, n.recipient_id`,
      [due.map((row) => row.organization_id), ids, unsentCategories],
    );
    await queries.query('update notification set remind_at = null where organization_id = any($1) and id = any($2)', [
      due.map((row) => row.organization_id),
      ids,
    ]);
    for (const { organization_id: organizationId, recipient_id: userId } of back)
      await announce(queries, { organizationId, topic: 'notification', userIds: [userId] });
  });
}
