/** Personal links for activation and recovery: random, hashed, used once, and only until they expire. */
import type { Refusal } from '../../access/refusals.ts';
import { hashOf, newOpaqueToken } from '../../access/tokens.ts';
import type { Context } from '../../context.ts';
import type { Queries } from '../../db/database.ts';
import { compose, wordsOf } from '../../mail/compose.ts';
import { queueMail, type Message } from '../../mail/mail.ts';

export type LinkPurpose = 'activation' | 'reset';

const hours: Record<LinkPurpose, number> = { activation: 7 * 24, reset: 1 };
const events = { activation: 'Activation', reset: 'Password reset' } as const;

export const uidOf = (userId: number): string => Buffer.from(String(userId)).toString('base64url');
export const userIdOf = (uid: string): number | undefined => {
  const id = Number(Buffer.from(uid, 'base64url').toString());
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
};

export interface Recipient {
  readonly user_id: number;
  readonly email: string;
  readonly full_name: string;
  readonly username: string;
}

/** Makes links for many people at once, and queues their mails in the same transaction. */
export async function sendLinks(
  context: Context,
  queries: Queries,
  organization: { id: number; name: string },
  purpose: LinkPurpose,
  recipients: readonly Recipient[],
): Promise<void> {
  if (recipients.length === 0) return;
  const now = context.clock();
  const made = recipients.map((recipient) => ({ recipient, token: newOpaqueToken() }));
  await queries.query(
    `insert into account_token (hash, user_id, organization_id, purpose, created_at, expires_at)
     select t.hash, t.user_id, $1, $2, $3, $4 from unnest($5::bytea[], $6::bigint[]) as t (hash, user_id)`,
    [
      organization.id,
      purpose,
      now,
      new Date(now.getTime() + hours[purpose] * 3_600_000),
      made.map(({ token }) => `\\x${hashOf(token).toString('hex')}`),
      made.map(({ recipient }) => recipient.user_id),
    ],
  );
  const words = await wordsOf(queries, organization.id, events[purpose]);
  const messages = made.map(({ recipient, token }): Message => {
    const path = purpose === 'activation' ? 'activate' : 'reset';
    return {
      kind: purpose,
      to_address: recipient.email,
      to_name: recipient.full_name,
      ...compose(words, {
        full_name: recipient.full_name,
        organization: organization.name,
        username: recipient.username,
        link: `${context.config.publicUrl}/account/${path}/${uidOf(recipient.user_id)}/${token}`,
      }),
    };
  });
  await queueMail(queries, context.config, organization.id, messages, now);
}

export interface OpenLink {
  readonly user_id: number;
  readonly organization_id: number;
  readonly full_name: string;
  readonly username: string;
  readonly organization: string;
  readonly status: string;
}

/** The account that an unused, unexpired link leads to. Locks the link when it is about to be used. */
export async function openLink(
  queries: Queries,
  purpose: LinkPurpose,
  uid: string,
  token: string,
  now: Date,
  lock = false,
): Promise<OpenLink | undefined> {
  const userId = userIdOf(uid);
  if (!userId) return undefined;
  return queries.one<OpenLink>(
    `select t.user_id, t.organization_id, concat_ws(' ', u.first_name, nullif(u.middle_name, ''), u.last_name) as full_name, u.username, o.name as organization, u.status
       from account_token t join users u on u.id = t.user_id join organization o on o.id = t.organization_id
      where t.hash = $1 and t.user_id = $2 and t.purpose = $3 and t.used_at is null and t.expires_at > $4 and u.status <> 'disabled'${lock ? ' for update of t' : ''}`,
    [hashOf(token), userId, purpose, now],
  );
}

/** To whom a link belonged that does not open any more, or not for this account; undefined for one that was never given. */
export async function closedLink(
  queries: Queries,
  purpose: LinkPurpose,
  uid: string,
  token: string,
): Promise<{ user_id: number; organization_id: number; refusal: Refusal } | undefined> {
  const row = await queries.one<{ user_id: number; organization_id: number; used_at: string | null }>(
    'select user_id, organization_id, used_at from account_token where hash = $1 and purpose = $2',
    [hashOf(token), purpose],
  );
  if (!row) return undefined;
  if (row.user_id !== userIdOf(uid)) return { ...row, refusal: 'link_of_another_refused' };
  return { ...row, refusal: row.used_at ? 'used_link_refused' : 'expired_link_refused' };
}

/** Marks every open link of that purpose as used, so that an older mail leads nowhere. */
export async function closeLinks(queries: Queries, purpose: LinkPurpose, userId: number, now: Date): Promise<void> {
  await queries.query('update account_token set used_at = $3 where user_id = $1 and purpose = $2 and used_at is null', [
    userId,
    purpose,
    now,
  ]);
}
