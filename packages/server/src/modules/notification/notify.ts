/**
 * Telling people. A notification is a row written in the transaction of what it tells of: it exists if and only if that happened, and
 * browsers hear of it after the commit. What says the same as one that is still unread moves that one up and makes no second.
 */
import { createHash } from 'node:crypto';
import type { PermissionCode } from '@karmik/model/kit/permissions';
import type { Text } from '@karmik/model/kit/text';
import { unmailedCategories, unsentCategories, type HrisTopic } from '@karmik/model/notification/vocabulary';
import { actorOf } from '../../access/system.ts';
import type { Queries } from '../../db/database.ts';
import { announce } from '../../live/announce.ts';

interface Content {
  readonly organizationId: number;
  readonly actorId: number | null;
  readonly text: Text | string;
  /** The dialog that a click opens, of those the browser application registers. */
  readonly interactiveType?: string;
  /** Ids that the dialog needs; the organisation's slug and name are added when it is read. */
  readonly interactiveData?: Record<string, unknown>;
  /** A path of this site, or a whole address elsewhere. */
  readonly url?: string;
  /** For people's choice of what they are told of; see the notification categories in the model. */
  readonly category: string;
  /** Of HRIS, what it is about; the organisation's email settings for HRIS go by it. */
  readonly topic?: HrisTopic;
  /** What one must hold to open it, asked again each time. */
  readonly code?: PermissionCode;
  /** When it counts from; the database's time without it. */
  readonly at?: Date;
}

export interface NewNotification extends Content {
  readonly recipientIds: readonly number[];
  readonly canBeReminded?: boolean;
}

export type NewOrganizationNotification = Content;

const bothOf = (text: Text | string): Text => (typeof text === 'string' ? { en: text, ne: text } : text);

/** Equal for contents that say the same. */
const digestOf = ({ text, interactiveType, interactiveData, url, category, code }: Content): Buffer =>
  createHash('sha256')
    .update(
      JSON.stringify([
        bothOf(text).en,
        interactiveType,
        Object.entries(interactiveData ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1)),
        url,
        category,
        code,
      ]),
    )
    .digest();

const valuesOf = (content: Content) => {
  const { en, ne } = bothOf(content.text);
  return [
    content.organizationId,
    actorOf(content.actorId),
    content.category,
    en,
    ne,
    content.url ?? null,
    content.interactiveType ?? null,
    content.interactiveData ? JSON.stringify(content.interactiveData) : null,
    content.code ?? null,
    digestOf(content),
    content.at ?? null,
  ];
};

/** Tells people, each as they wish to be told of that category. The person who is no current member of the organisation is not told. */
export async function notify(queries: Queries, notification: NewNotification): Promise<void> {
  const recipients = [...new Set(notification.recipientIds)];
  if (recipients.length === 0) return;
  const told = await queries.query<{ recipient_id: number; in_app: boolean }>(
    `insert into notification (organization_id, recipient_id, actor_id, category, text_en, text_ne, url, interactive_type, interactive_data, code,
                               digest, notify_on, created_at, can_be_reminded, in_app, email, push)
     select $1, m.user_id, $2, $3, $4, $5, $6, $7, $8, $9, $10, coalesce($11, now()), coalesce($11, now()), $12, w.in_app, w.email, w.push
       from membership m
       left join notification_preference p on p.organization_id = m.organization_id and p.user_id = m.user_id and p.category = $3
       left join email_notification_setting s on s.organization_id = m.organization_id
       left join hris_email_setting h on h.organization_id = m.organization_id
      cross join lateral (select coalesce(p.in_app, true) as in_app,
                                 case when $3 = any(s.never_mailed) or $3 = any($16) or $14 = any(h.never_mailed) then null
                                      when $14 = any(h.always_mailed) then 'due'
                                      else case coalesce(p.email, s.default_email) when 'at_once' then 'due' when 'digest' then 'digest' end
                                  end as email,
                                 coalesce(p.push, true) and $3 <> all($15)
                                   and exists (select from push_subscription b where b.user_id = m.account_id) as push) w
      where m.organization_id = $1 and m.user_id = any($13) and m.is_current and (w.in_app or w.email is not null or w.push)
      order by m.user_id
     on conflict (organization_id, recipient_id, digest) where read_at is null
     do update set actor_id = excluded.actor_id, notify_on = excluded.notify_on, remind_at = null,
                   in_app = notification.in_app or excluded.in_app, email = coalesce(notification.email, excluded.email), push = notification.push or excluded.push
     returning recipient_id, in_app`,
    [
      ...valuesOf(notification),
      notification.canBeReminded ?? false,
      recipients,
      notification.topic ?? null,
      unsentCategories,
      unmailedCategories,
    ],
  );
  await announce(queries, {
    organizationId: notification.organizationId,
    topic: 'notification',
    userIds: told.filter((row) => row.in_app).map((row) => row.recipient_id),
  });
}

/** Tells those who work for the organisation; it stays open until one of them resolves it. */
export async function notifyOrganization(queries: Queries, notification: NewOrganizationNotification): Promise<void> {
  await queries.query(
    `insert into organization_notification (organization_id, actor_id, category, text_en, text_ne, url, interactive_type, interactive_data, code,
                                            digest, notify_on, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, coalesce($11, now()), coalesce($11, now()))
     on conflict (organization_id, digest) where resolved_at is null do update set actor_id = excluded.actor_id, notify_on = excluded.notify_on`,
    valuesOf(notification),
  );
  await announce(queries, { organizationId: notification.organizationId, topic: 'org_notification' });
}
