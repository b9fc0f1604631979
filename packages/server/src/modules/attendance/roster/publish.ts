/** Publishes drafts: they take the place of what was published before, their people are told, and the days are worked out again. */
import { rosterMessages } from '@karmik/model/attendance/roster/messages';
import { rosterPaths } from '@karmik/model/attendance/paths';
import type { ViewerType } from '@karmik/model/kit/actions';
import type { Access } from '../../../access/access.ts';
import { writeAudit } from '../../../access/audit.ts';
import type { Tenant } from '../../../db/database.ts';
import { invalidField } from '../../../http/errors.ts';
import { requireOpenBetween } from '../../../ledger/periods.ts';
import { announce } from '../../../live/announce.ts';
import { notify } from '../../notification/notify.ts';
import { recomputeBatch } from '../day/recompute.ts';
import { lockRoster, plannedBy } from './plan.ts';

interface Publication {
  readonly as: ViewerType;
  readonly starts_on: string;
  readonly ends_on: string;
  readonly people: readonly number[];
  readonly now: Date;
  readonly today: string;
}

/** @throws 400 for people whom this planner does not see, 409 where a draft lies in a closed month */
export async function publishRoster(
  tenant: Tenant,
  access: Access,
  { as, starts_on, ends_on, people, now, today }: Publication,
): Promise<{ days: number; people: number }> {
  await lockRoster(tenant);
  const known = await plannedBy(tenant, access, as, people, today);
  if (people.some((id) => !known.has(id))) throw invalidField('employees', rosterMessages.personMissing);
  const values = [tenant.organizationId, people, starts_on, ends_on];
  const drafts = await tenant.query<{ employee_id: number; day: string }>(
    `select employee_id, day from roster_entry where organization_id = $1 and employee_id = any($2::bigint[]) and day between $3 and $4
        and not is_published order by day`,
    values,
  );
  const [first, last] = [drafts[0]?.day, drafts.at(-1)?.day];
  if (first === undefined || last === undefined) return { days: 0, people: 0 };
  await requireOpenBetween(tenant, 'attendance', first, last);
  await tenant.query(
    `delete from roster_entry t using roster_entry r
      where r.organization_id = $1 and r.employee_id = any($2::bigint[]) and r.day between $3 and $4 and not r.is_published
        and t.organization_id = $1 and t.employee_id = r.employee_id and t.day = r.day and t.is_published`,
    values,
  );
  const ofDrafts = `organization_id = $1 and employee_id = any($2::bigint[]) and day between $3 and $4 and not is_published`;
  await tenant.query(`delete from roster_entry where ${ofDrafts} and is_removed`, values);
  await tenant.query(`update roster_entry set is_published = true where ${ofDrafts}`, values);
  const told = [...new Set(drafts.map(({ employee_id: id }) => id))];
  for (const employee of told)
    await writeAudit(tenant, {
      organizationId: tenant.organizationId,
      actorId: access.userId,
      action: 'roster_published',
      objectType: 'membership',
      objectId: employee,
      after: { days: drafts.filter(({ employee_id: id }) => id === employee).map(({ day }) => day) },
      at: now,
    });
  await notify(tenant, {
    organizationId: tenant.organizationId,
    recipientIds: told,
    actorId: access.userId,
    text: { en: 'Your roster was published', ne: 'तपाईंको कार्य तालिका प्रकाशित भयो' },
    category: 'attendance',
    url: `${rosterPaths.own}?day=${first}`,
    at: now,
  });
  const topic = { organizationId: tenant.organizationId, topic: 'roster_entry' };
  await announce(tenant, topic);
  await announce(tenant, { ...topic, userIds: told });
  await recomputeBatch(tenant, now, { people: told });
  return { days: drafts.length, people: told.length };
}
