/** Punches that were made without a connection and are sent later: how old they may be, and that each is one however often it comes. */
import type { PunchCategory } from '@karmik/model/attendance/punch';
import type { Tenant } from '../../db/database.ts';
import { HttpError } from '../../http/errors.ts';
import { attendanceMessages } from './messages.ts';
import { webAttendanceSettingOf } from './place-of-punch.ts';

/** How far the clock of a phone may be ahead. */
const aheadMs = 120_000;
/** The answer to a first attempt may have been lost: the same within this time is what came of it. */
const sameMs = 60_000;

/** @throws 400 with `detail` for a time to come, or longer ago than the organisation takes */
export async function requireRecent(tenant: Tenant, heldAt: Date, now: Date): Promise<void> {
  const age = now.getTime() - heldAt.getTime();
  if (age < -aheadMs) throw new HttpError(400, { detail: attendanceMessages.timeToCome });
  const { offline_hours: hours } = await webAttendanceSettingOf(tenant);
  if (age > hours * 3_600_000) throw new HttpError(400, { detail: attendanceMessages.heldTooLong({ hours }) });
}

/** The punch that came of an earlier attempt. */
export async function sentBefore(
  tenant: Tenant,
  employeeId: number,
  category: PunchCategory,
  heldAt: Date,
): Promise<number | undefined> {
  const around = (ms: number) => new Date(heldAt.getTime() + ms);
  const row = await tenant.one<{ id: number }>(
    `select id from punch where organization_id = $1 and employee_id = $2 and remark_category = $3 and punched_at between $4 and $5
      order by punched_at limit 1`,
    [tenant.organizationId, employeeId, category, around(-sameMs), around(sameMs)],
  );
  return row?.id;
}
