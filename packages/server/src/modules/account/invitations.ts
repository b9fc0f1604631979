/**
 * Joining an organisation. It invites an address; the person who holds the link, or whose account has proven the address, accepts with the account of
 * their choice. Until then the organisation has no one who signs in, and the account has neither its name nor its rules.
 */
import type { Invitation } from '@karmik/model/account/invitation';
import pg from 'pg';
import { writeAudit } from '../../access/audit.ts';
import type { Context } from '../../context.ts';
import type { Queries } from '../../db/database.ts';
import { conflict, notFound, refused } from '../../http/errors.ts';
import { announce } from '../../live/announce.ts';
import { notifyOwner } from './account-notices.ts';
import { closeLinks, openLink, sendLinks, type OpenLink } from './links.ts';
import { accountMessages } from './messages.ts';

/** The person of an organisation whom no one acts for yet. */
type Invited = Pick<OpenLink, 'user_id' | 'organization_id' | 'organization'>;

/**
 * Lets an account act as the person who was invited.
 * @throws 409 where the account is a member of the organisation already, or someone else was quicker
 */
async function join(queries: Queries, accountId: number, invited: Invited, now: Date): Promise<void> {
  const { organization_id: organizationId, user_id: userId, organization } = invited;
  try {
    const joined = await queries.one(
      `update membership set account_id = $3 where organization_id = $1 and user_id = $2 and account_id is null and is_current returning user_id`,
      [organizationId, userId, accountId],
    );
    if (!joined) throw conflict(accountMessages.invitationAccepted, 'invitation_accepted');
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.constraint === 'membership_account_once')
      throw conflict(accountMessages.alreadyMember({ organization }), 'already_member');
    throw error;
  }
  await closeLinks(queries, 'activation', userId, now);
  await writeAudit(queries, {
    organizationId,
    actorId: userId,
    action: 'invitation_accepted',
    objectType: 'user',
    objectId: userId,
    at: now,
  });
  await notifyOwner(queries, { accountId, organizationId, event: 'membership_begun', at: now });
  await announce(queries, { organizationId, topic: 'directory' });
}

/**
 * Makes the person who was invited an account of their own, whose password is set afterwards. The address becomes its own: at once where the
 * installation's mail has proven it, even if another account claims it unproven; otherwise only while no one has it.
 * @throws 400 where the address is the proven one of an account: that one accepts
 */
export async function foundAccount(queries: Queries, link: OpenLink, now: Date): Promise<void> {
  if (link.has_account) throw refused(accountMessages.accountThere);
  if (link.is_proof && link.address !== null)
    await queries.query('update users set email = null where lower(email) = lower($1) and not is_email_proven', [
      link.address,
    ]);
  await queries.query(
    `update users set home_organization_id = $2, is_email_proven = $4 and $3::text is not null,
            email = case when not exists (select from users a where lower(a.email) = lower($3)) then lower($3) end
      where id = $1`,
    [link.user_id, link.organization_id, link.address, link.is_proof],
  );
  await join(queries, link.user_id, link, now);
}

/** Accepts by a link, with whatever account. @returns the organisation; undefined for a link that leads nowhere */
export async function acceptLink(
  queries: Queries,
  accountId: number,
  { uid, token }: { readonly uid: string; readonly token: string },
  now: Date,
): Promise<{ readonly slug: string; readonly name: string } | undefined> {
  const link = await openLink(queries, 'activation', uid, token, now, true);
  if (!link) return undefined;
  if (link.is_proof)
    await queries.query('update users set is_email_proven = true where id = $1 and lower(email) = lower($2)', [
      accountId,
      link.address,
    ]);
  await join(queries, accountId, link, now);
  return queries.one('select slug, name from organization where id = $1', [link.organization_id]);
}

/** The open invitations to an address, as SQL over `t` and `m`: one a person, whichever links were sent. */
const invitations = `
  from membership m
  join organization o on o.id = m.organization_id
  join lateral (select min(t.created_at) as invited_at from account_token t
                 where t.organization_id = m.organization_id and t.user_id = m.user_id and t.purpose = 'activation' and t.used_at is null
                   and t.expires_at > $2 and lower(t.address) = (select lower(u.email) from users u where u.id = $1 and u.is_email_proven)
                having count(*) > 0) t on true
 where m.account_id is null and m.is_current`;

/** The invitations to the address that an account has proven. */
export const invitationsOf = (queries: Queries, accountId: number, now: Date): Promise<Invitation[]> =>
  queries.query<Invitation>(
    `select m.user_id as id, json_build_object('slug', o.slug, 'name', o.name) as organization, t.invited_at ${invitations} order by t.invited_at`,
    [accountId, now],
  );

const findInvitation = async (queries: Queries, accountId: number, id: number, now: Date): Promise<Invited> => {
  const found = await queries.one<Invited>(
    `select m.user_id, m.organization_id, o.name as organization ${invitations} and m.user_id = $3 for update of m`,
    [accountId, now, id],
  );
  if (!found) throw notFound();
  return found;
};

/** @throws 404 for what is no open invitation of the account, 409 as `acceptLink` */
export async function acceptInvitation(queries: Queries, accountId: number, id: number, now: Date): Promise<void> {
  await join(queries, accountId, await findInvitation(queries, accountId, id, now), now);
}

/** Ends the links of an invitation; the organisation may invite again. @throws 404 for what is no open invitation of the account */
export async function declineInvitation(queries: Queries, accountId: number, id: number, now: Date): Promise<void> {
  const { user_id: userId, organization_id: organizationId } = await findInvitation(queries, accountId, id, now);
  await closeLinks(queries, 'activation', userId, now);
  await writeAudit(queries, {
    organizationId,
    actorId: null,
    action: 'invitation_declined',
    objectType: 'user',
    objectId: userId,
    at: now,
  });
}

/** Sends the invitations of a name again: a username, or the address that organisations wrote into files no one signs in for yet. */
export async function inviteAgain(context: Context, queries: Queries, name: string): Promise<void> {
  const people = await queries.query<{
    user_id: number;
    email: string;
    full_name: string;
    username: string;
    organization: { id: number; name: string };
  }>(
    `select e.user_id, e.email, e.full_name, u.username, json_build_object('id', o.id, 'name', o.name) as organization
       from employee e
       join users u on u.id = e.user_id
       join membership m on m.organization_id = e.organization_id and m.user_id = e.user_id and m.account_id is null and m.is_current
       join organization o on o.id = e.organization_id
      where e.email is not null and (lower(e.email) = lower($1) or lower(u.username) = lower($1)) order by e.user_id limit 5`,
    [name],
  );
  for (const { organization, ...person } of people)
    await sendLinks(context, queries, organization, 'activation', [person]);
}
