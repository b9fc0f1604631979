/**
 * HR keeps someone out of their account for a while: sessions end at once and a sign-in is answered as one with a wrong password, while
 * the person stays an employee. HR may do so for accounts that name its organisation as theirs and belong to no other.
 */
import type { Queries } from '../../db/database.ts';
import { writeAudit } from '../../access/audit.ts';
import type { Writer } from '../../entity/write.ts';
import { conflict, forbidden } from '../../http/errors.ts';
import { notifyOwner } from './account-notices.ts';
import { isWatcher } from './hand-over.ts';
import { accountMessages } from './messages.ts';
import { accountToHelp, refuseMoreRights } from './of-others.ts';
import { endSessionsOf } from './sessions.ts';

/**
 * @param reason kept in the audit log
 * @throws 403 for oneself, an auditor or investigator, who may do more than who asks, and an account that other organisations share;
 *   409 for the last HR administrator who can sign in, and where it is paused already
 */
export async function pauseSignIn(writer: Writer, personId: number, reason: string): Promise<void> {
  const { context, access } = writer;
  const { everywhere } = context.database;
  if (personId === access.userId) throw forbidden(accountMessages.notOwnPause);
  const accountId = await accountToHelp(everywhere, access, personId);
  const at = context.clock();
  if (await isWatcher(everywhere, access, personId, at)) throw forbidden(accountMessages.watcherPause);
  await refuseMoreRights(context, access, personId);
  await everywhere.transaction(async (queries) => {
    // Of two administrators who pause each other at once, one goes first.
    await queries.query(`select pg_advisory_xact_lock(hashtextextended('sign-in pauses', $1))`, [
      access.organization.id,
    ]);
    await refuseLastAdmin(queries, access.organization.id, personId);
    if (await belongsElsewhere(queries, access.organization.id, accountId))
      throw forbidden(accountMessages.elsewherePause);
    const paused = await queries.one(
      `update users set status = 'disabled' where id = $1 and status = 'active' returning id`,
      [accountId],
    );
    if (!paused) throw conflict(accountMessages.alreadyPaused);
    await endSessionsOf(queries, accountId, 'sign-in paused by HR', at);
    await record(queries, writer, { personId, accountId, at, isPaused: true, reason });
  });
}

/** @throws 409 where HR of this organisation has not paused it */
export async function resumeSignIn(writer: Writer, personId: number): Promise<void> {
  const { context, access } = writer;
  const { everywhere } = context.database;
  const accountId = await accountToHelp(everywhere, access, personId);
  await everywhere.transaction(async (queries) => {
    const resumed = await queries.one(
      `update users u set status = 'active' from membership m
        where u.id = $1 and u.status = 'disabled' and m.account_id = u.id and m.organization_id = $2 and m.sign_in_paused_at is not null returning u.id`,
      [accountId, access.organization.id],
    );
    if (!resumed) throw conflict(accountMessages.notPaused);
    await record(queries, writer, { personId, accountId, at: context.clock(), isPaused: false });
  });
}

interface Recorded {
  readonly personId: number;
  readonly accountId: number;
  readonly at: Date;
  readonly isPaused: boolean;
  readonly reason?: string;
}

/** Keeps it with the membership, in the audit log, and in a mail to the owner. */
async function record(
  queries: Queries,
  { access: { organization, userId }, requestId, ip }: Writer,
  { personId, accountId, at, isPaused, reason }: Recorded,
): Promise<void> {
  await queries.query('update membership set sign_in_paused_at = $3 where organization_id = $1 and user_id = $2', [
    organization.id,
    personId,
    isPaused ? at : null,
  ]);
  await writeAudit(queries, {
    organizationId: organization.id,
    actorId: userId,
    action: isPaused ? 'sign_in_paused' : 'sign_in_resumed',
    objectType: 'user',
    objectId: personId,
    ...(reason === undefined ? {} : { after: { reason } }),
    at,
    requestId,
    ip,
  });
  const event = isPaused ? 'sign_in_paused_by_hr' : 'sign_in_resumed_by_hr';
  await notifyOwner(queries, { accountId, organizationId: organization.id, event, at });
}

async function refuseLastAdmin(queries: Queries, organizationId: number, personId: number): Promise<void> {
  const admins = await queries.query<{ user_id: number }>(
    `select m.user_id from membership m join users u on u.id = m.account_id
      where m.organization_id = $1 and m.is_current and m.is_hr_admin and u.status = 'active' limit 2`,
    [organizationId],
  );
  if (admins.length === 1 && admins[0]?.user_id === personId) throw conflict(accountMessages.lastAdmin);
}

const belongsElsewhere = async (queries: Queries, organizationId: number, accountId: number): Promise<boolean> =>
  (await queries.one('select from membership where account_id = $1 and organization_id <> $2 and is_current limit 1', [
    accountId,
    organizationId,
  ])) !== undefined;
