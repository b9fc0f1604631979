/** Timesheets: one a week, sent for approval. */
import { attendanceEndpoints } from '@karmik/model/attendance/endpoints';
import { timesheet } from '@karmik/model/attendance/timesheet';
import type { FieldErrors } from '@karmik/model/kit/field-errors';
import { addDaysTo, periodStart } from '@karmik/model/kit/period';
import { defineRequestKind } from '../../../approval/request-kind.ts';
import { requestRoutes } from '../../../approval/routes.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import type { EntityHooks } from '../../../entity/hooks.ts';
import type { Api } from '../../../http/api.ts';
import { requireOpenBetween } from '../../../ledger/periods.ts';
import { daysTaken, lengthOccupant } from '../day/occupied.ts';
import { attendanceMessages } from '../messages.ts';
import { beforeJoining, holdPerson } from './checks.ts';

/** The first and the last day of the week of a day. */
export const weekOf = (day: string): readonly [string, string] => {
  const sunday = periodStart(day, 'week', 'ad');
  return [sunday, addDaysTo(sunday, 6)];
};

/** That the hours of each day fit beside what takes its time already. */
async function entriesTaken(
  tenant: Tenant,
  sender: number,
  id: number,
  entries: readonly { readonly worked_on: string; readonly duration: number }[],
): Promise<FieldErrors | undefined> {
  const minutes = new Map<string, number>();
  for (const { worked_on: day, duration } of entries) minutes.set(day, (minutes.get(day) ?? 0) + duration);
  const asked = new Map([...minutes].map(([day, of]) => [day, lengthOccupant('timesheet', of)]));
  const conflict = await daysTaken(tenant, sender, { kind: 'timesheet', id }, asked);
  return conflict && { entries: [conflict.message] };
}

export const timesheetHooks: EntityHooks<typeof timesheet> = {
  async beforeSave({ tenant, access, id, before }, body) {
    const senderId = before?.sender ?? access.userId;
    const [sunday, saturday] = weekOf(body.week_of);
    body.sender = senderId;
    body.week_of = sunday;
    await requireOpenBetween(tenant, 'attendance', sunday, saturday);
    await holdPerson(tenant, senderId);
    const early = await beforeJoining(tenant, senderId, saturday);
    if (early) return { week_of: [early] };
    const there = await tenant.one(
      `select 1 from timesheet where organization_id = $1 and sender_id = $2 and week_of = $3 and id <> $4 and status in ('Requested', 'Forwarded', 'Approved')`,
      [tenant.organizationId, senderId, sunday, id ?? 0],
    );
    if (there) return { week_of: [attendanceMessages.timesheetThere] };
    return entriesTaken(tenant, senderId, id ?? 0, body.entries);
  },
};

export const timesheetKind = defineRequestKind<typeof timesheet>({
  entity: timesheet,
  path: attendanceEndpoints.timesheet,
  async beforeApprove(tenant, { id, sender, week_of, entries }) {
    await requireOpenBetween(tenant, 'attendance', ...weekOf(week_of));
    await holdPerson(tenant, sender);
    return entriesTaken(tenant, sender, id, entries);
  },
});

export const timesheetRoutes = (app: Api, context: Context): void =>
  requestRoutes(app, context, timesheetKind, timesheetHooks);
