/** Personal links for activation and recovery: random, hashed, used once, and only until they expire. */
import type { Language } from '@karmik/model/kit/text';
import type { Refusal } from '../../access/refusals.ts';
import { hashOf, newOpaqueToken } from '../../access/tokens.ts';
import type { Context } from '../../context.ts';
import type { Queries } from '../../db/database.ts';
import { compose, languagesOf, wordsOf, type Wording } from '../../mail/compose.ts';
import { queueMail, type Message } from '../../mail/mail.ts';
import type { MailHome } from './mail-home.ts';

export type LinkPurpose = 'activation' | 'reset';

const hours: Record<LinkPurpose, number> = { activation: 7 * 24, reset: 1 };
const events = { activation: 'Activation', reset: 'Password reset' } as const;

export const uidOf = (userId: number): string => Buffer.from(String(userId)).toString('base64url');
export const userIdOf = (uid: string): number | undefined => {
  const id = Number(Buffer.from(uid, 'base64url').toString());
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
};

/** Someone who is invited, or whose account gets a way back in. */
export interface Recipient {
  /** The person who is invited, or the account. */
  readonly user_id: number;
  readonly email: string;
  readonly full_name: string;
  readonly username: string;
}

/**
 * Makes links for many people at once, and queues their mails in the same transaction. An invitation goes by the server of the
 * installation where there is one: the person who follows it has shown to the installation that the mailbox is theirs.
 */
export async function sendLinks(
  context: Context,
  queries: Queries,
  from: MailHome,
  purpose: LinkPurpose,
  recipients: readonly Recipient[],
): Promise<void> {
  if (recipients.length === 0) return;
  const now = context.clock();
  const isProof =
    context.config.smtpUrl !== undefined && (purpose === 'activation' || from.isFromInstallation === true);
  const expiresAt = new Date(now.getTime() + hours[purpose] * 3_600_000);
  const made = recipients.map((recipient) => ({ recipient, token: newOpaqueToken() }));
  await queries.query(
    `insert into account_token (hash, user_id, organization_id, purpose, created_at, expires_at, address, is_proof)
     select t.hash, t.user_id, $1, $2, $3, $4, t.address, $5 from unnest($6::bytea[], $7::bigint[], $8::text[]) as t (hash, user_id, address)`,
    [
      from.id,
      purpose,
      now,
      expiresAt,
      isProof,
      made.map(({ token }) => `\\x${hashOf(token).toString('hex')}`),
      made.map(({ recipient }) => recipient.user_id),
      made.map(({ recipient }) => recipient.email),
    ],
  );
  // The person who has an address that was written down wrongly gets in no more.
  await queries.query(
    `update account_token t set used_at = $4 from unnest($1::bigint[], $2::text[]) as n (user_id, address)
      where t.user_id = n.user_id and t.organization_id = $5 and t.purpose = $3 and t.used_at is null and lower(t.address) <> lower(n.address)`,
    [
      made.map(({ recipient }) => recipient.user_id),
      made.map(({ recipient }) => recipient.email),
      purpose,
      now,
      from.id,
    ],
  );
  const languages = await languagesOf(
    queries,
    made.map(({ recipient }) => recipient.user_id),
  );
  const wordings = new Map<Language | undefined, Wording>();
  for (const language of new Set(made.map(({ recipient }) => languages.get(recipient.user_id))))
    wordings.set(
      language,
      await wordsOf(queries, from.isFromInstallation ? undefined : from.id, events[purpose], language),
    );
  const messages = made.map(({ recipient, token }): Message => {
    const words = wordings.get(languages.get(recipient.user_id))!;
    const path = purpose === 'activation' ? 'activate' : 'reset';
    return {
      kind: purpose,
      to_address: recipient.email,
      to_name: recipient.full_name,
      user_id: recipient.user_id,
      expires_at: expiresAt,
      ...compose(words, {
        full_name: recipient.full_name,
        organization: from.name,
        username: recipient.username,
        link: `${context.config.publicUrl}/account/${path}/${uidOf(recipient.user_id)}/${token}`,
      }),
    };
  });
  const sending = { organizationId: from.id, isFromInstallation: isProof || from.isFromInstallation === true };
  await queueMail(queries, context, sending, messages, now);
}

/**
 * Makes a link that is mailed to nobody: one that sets a new password of an account, or one that activates an account for the person
 * whose id is given.
 * @returns its address, and until when it opens
 */
export async function makeLink(
  queries: Queries,
  config: Pick<Context['config'], 'publicUrl'>,
  purpose: LinkPurpose,
  { userId, organizationId, now }: { userId: number; organizationId: number; now: Date },
): Promise<{ readonly link: string; readonly expiresAt: Date }> {
  const token = newOpaqueToken();
  const expiresAt = new Date(now.getTime() + hours[purpose] * 3_600_000);
  await queries.query(
    `insert into account_token (hash, user_id, organization_id, purpose, created_at, expires_at) values ($1, $2, $3, $4, $5, $6)`,
    [hashOf(token), userId, organizationId, purpose, now, expiresAt],
  );
  const path = purpose === 'activation' ? 'activate' : 'reset';
  return { link: `${config.publicUrl}/account/${path}/${uidOf(userId)}/${token}`, expiresAt };
}

export interface OpenLink {
  readonly user_id: number;
  readonly organization_id: number;
  readonly full_name: string;
  readonly username: string;
  readonly organization: string;
  readonly status: string;
  readonly address: string | null;
  /** Whether following it shows the installation that the mailbox is theirs. */
  readonly is_proof: boolean;
  /** Whether the mailbox is the proven address of an account, which then is the one to accept with. */
  readonly has_account: boolean;
}

/**
 * What an unused, unexpired link leads to: an invitation that no one has accepted, or an account that is active. Locks the link when it is
 * about to be used.
 */
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
  const isOpen =
    purpose === 'activation'
      ? `u.status <> 'disabled' and exists (select from membership m
           where m.organization_id = t.organization_id and m.user_id = t.user_id and m.account_id is null and m.is_current)`
      : `u.status = 'active'`;
  return queries.one<OpenLink>(
    `select t.user_id, t.organization_id, concat_ws(' ', u.first_name, nullif(u.middle_name, ''), u.last_name) as full_name, u.username,
            o.name as organization, u.status, t.address, t.is_proof,
            t.is_proof and exists (select from users a where lower(a.email) = lower(t.address) and a.is_email_proven and a.status <> 'invited') as has_account
       from account_token t join users u on u.id = t.user_id join organization o on o.id = t.organization_id
      where t.hash = $1 and t.user_id = $2 and t.purpose = $3 and t.used_at is null and t.expires_at > $4
        and ${isOpen}${lock ? ' for update of t' : ''}`,
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

export interface BurntLink {
  readonly user_id: number;
  readonly organization_id: number;
  readonly organization: string;
  readonly full_name: string;
  readonly address: string | null;
}

/** Closes an open link that was used with the id of someone else, for everyone. @returns whose it was; undefined where nothing was closed */
export async function burnLink(
  queries: Queries,
  purpose: LinkPurpose,
  uid: string,
  token: string,
  now: Date,
): Promise<BurntLink | undefined> {
  const named = userIdOf(uid);
  if (!named) return undefined;
  return queries.one<BurntLink>(
    `update account_token t set used_at = $4 from users u, organization o
      where t.hash = $1 and t.purpose = $2 and t.user_id <> $3 and t.used_at is null and t.expires_at > $4
        and u.id = t.user_id and o.id = t.organization_id
      returning t.user_id, t.organization_id, o.name as organization, t.address,
                concat_ws(' ', u.first_name, nullif(u.middle_name, ''), u.last_name) as full_name`,
    [hashOf(token), purpose, named, now],
  );
}

/** Marks every open link of that purpose as used, so that an older mail leads nowhere. */
export async function closeLinks(queries: Queries, purpose: LinkPurpose, userId: number, now: Date): Promise<void> {
  await queries.query('update account_token set used_at = $3 where user_id = $1 and purpose = $2 and used_at is null', [
    userId,
    purpose,
    now,
  ]);
}
