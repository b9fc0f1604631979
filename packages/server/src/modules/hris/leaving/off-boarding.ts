/** The day on which a separation takes effect: sessions end, records of employment close, and what hung on the person goes on. */
import { hrisAdminPaths } from '@karmik/model/hris/admin-paths';
import { linkTo } from '@karmik/model/kit/links';
import { writeAudit } from '../../../access/audit.ts';
import type { RequestKind } from '../../../approval/request-kind.ts';
import { followPeople } from '../../../approval/follow-people.ts';
import { withdrawRequests } from '../../../approval/withdraw.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import { announceTopics } from '../../../live/announce.ts';
import { dayBefore, todayIn } from '../../../time.ts';
import { notifyOwner } from '../../account/account-notices.ts';
import { notifyOrganization } from '../../notification/notify.ts';
import { leaveTasks } from '../../task/remove-departed.ts';

interface Day {
  /** In the organisation's zone. */
  readonly today: string;
  readonly now: Date;
  /** Absent where the day itself did it. */
  readonly actorId: number | null;
  /** Every kind of request, of which the person's are passed on or withdrawn. */
  readonly requestKinds: readonly RequestKind[];
}

/** Off-boards the person of a settled separation, once: the person who comes second finds nothing to do. */
export async function offBoard(
  tenant: Tenant,
  separationId: number,
  { today, now, actorId, requestKinds }: Day,
): Promise<void> {
  const { organizationId } = tenant;
  const separation = await tenant.one<{ employee_id: number; effective_date: string }>(
    `update separation set status = 'Off-boarded', updated_at = $3
      where organization_id = $1 and id = $2 and status = 'Settled' and effective_date <= $4 returning employee_id, effective_date`,
    [organizationId, separationId, now, today],
  );
  if (!separation) return;
  const { employee_id: userId } = separation;
  const lastDay = dayBefore(separation.effective_date);
  const member = await tenant.one<{ account_id: number | null }>(
    'update membership set is_current = false where organization_id = $1 and user_id = $2 returning account_id',
    [organizationId, userId],
  );
  const accountId = member?.account_id ?? null;
  // The account stays its owner's, with its sessions elsewhere.
  await tenant.query(
    `update auth_session set revoked_at = $3, revoked_because = 'employment ended' where organization_id = $1 and user_id = $2 and revoked_at is null`,
    [organizationId, accountId, now],
  );
  if (accountId !== null) await notifyOwner(tenant, { accountId, organizationId, event: 'membership_ended', at: now });
  await closeEmployment(tenant, userId, lastDay, today);
  await letGoOfRoles(tenant, userId, lastDay, today);
  await takeBack(tenant, userId, today);
  await followPeople(tenant, requestKinds, { asked: userId }, { because: 'left', by: actorId, today, now });
  await withdrawRequests(tenant, requestKinds, userId, { by: actorId ?? userId, now });
  await leaveTasks(tenant, userId);
  const person = await tenant.one<{ full_name: string; slug: string; employee_id: number | null }>(
    `select p.full_name, o.slug, e.id as employee_id from person p join organization o on o.id = p.organization_id
       left join employee e on e.organization_id = p.organization_id and e.user_id = p.id where p.organization_id = $1 and p.id = $2`,
    [organizationId, userId],
  );
  await writeAudit(tenant, {
    organizationId,
    actorId,
    action: 'off_boarded',
    objectType: 'employee',
    objectId: person?.employee_id ?? 0,
    after: { last_day: lastDay, separation: separationId },
    at: now,
  });
  const name = person?.full_name ?? '';
  await notifyOrganization(tenant, {
    organizationId,
    actorId,
    text: { en: `${name} has left`, ne: `${name} को अवकाश भयो` },
    category: 'hris',
    code: '4.10',
    url: linkTo(hrisAdminPaths.offBoarding, { slug: person?.slug ?? '' }),
    at: now,
  });
  await announceTopics(tenant, ['separation', 'directory', 'employment', 'equipment']);
}

/** What is in force ends on the last day; what was to come does not. */
async function closeEmployment(tenant: Tenant, userId: number, lastDay: string, today: string): Promise<void> {
  const place = [tenant.organizationId, userId] as const;
  await tenant.query('delete from employment where organization_id = $1 and employee_id = $2 and starts_on > $3', [
    ...place,
    today,
  ]);
  await tenant.query(
    `update employment set ends_on = greatest(starts_on, $3::date) where organization_id = $1 and employee_id = $2 and (ends_on is null or ends_on > $3::date)`,
    [...place, lastDay],
  );
}

/** Supervision and standing in end with the last day, on both sides; what the person was head or manager of has none. */
async function letGoOfRoles(tenant: Tenant, userId: number, lastDay: string, today: string): Promise<void> {
  const values = [tenant.organizationId, userId, lastDay, today] as const;
  const place = values.slice(0, 2);
  for (const [table, ours, theirs, from, to] of [
    ['supervision', 'supervisor_id', 'subordinate_id', 'valid_from', 'valid_to'],
    ['delegation', 'sender_id', 'delegate_id', 'starts_on', 'ends_on'],
  ] as const) {
    await tenant.query(
      `delete from ${table} where organization_id = $1 and (${ours} = $2 or ${theirs} = $2) and ${from} > $3::date`,
      values.slice(0, 3),
    );
    await tenant.query(
      `update ${table} set ${to} = $3::date where organization_id = $1 and (${ours} = $2 or ${theirs} = $2) and (${to} is null or ${to} > $3::date)`,
      values.slice(0, 3),
    );
  }
  await tenant.query('update division set head_id = null where organization_id = $1 and head_id = $2', place);
  await tenant.query('update branch set manager_id = null where organization_id = $1 and manager_id = $2', place);
  await tenant.query(
    `update process_task set assignee_id = null where organization_id = $1 and assignee_id = $2 and status = 'Open'`,
    place,
  );
}

/** What was still lent counts as given back on this day. */
async function takeBack(tenant: Tenant, userId: number, today: string): Promise<void> {
  await tenant.query(
    `with held as (update equipment set holder_id = null where organization_id = $1 and holder_id = $2 returning id)
     update equipment_assignments set returned_on = greatest($3::date, assigned_on)
      where organization_id = $1 and parent_id in (select id from held) and employee_id = $2 and returned_on is null`,
    [tenant.organizationId, userId, today],
  );
}

/** Off-boards everyone whose day has come in the zone of their organisation; any number of servers may run it, and late. */
export async function offBoardDue({ database, clock, modules: { requestKinds } }: Context): Promise<void> {
  const now = clock();
  const due = await database.everywhere.query<{ organization_id: number; id: number; timezone: string }>(
    `select s.organization_id, s.id, o.timezone from separation s join organization o on o.id = s.organization_id
      where s.status = 'Settled' and s.effective_date <= ($1::timestamptz at time zone o.timezone)::date order by s.effective_date, s.id limit 100`,
    [now],
  );
  for (const { organization_id: organizationId, id, timezone } of due)
    await database
      .organization(organizationId)
      .transaction((tenant) =>
        offBoard(tenant, id, { today: todayIn(timezone, now), now, actorId: null, requestKinds }),
      );
}
