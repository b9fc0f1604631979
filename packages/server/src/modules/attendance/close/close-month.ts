/**
 * Closes a month and opens it again. From `closing` on no write reaches the month; what was written before is worked out, looked at once more
 * under the lock, and frozen. The person who is stopped in between leaves the month `closing`: closing again goes on from there.
 */
import { acceptableOf, type CloseMonth } from '@karmik/model/attendance/month-close';
import type { Tenant } from '../../../db/database.ts';
import { conflict } from '../../../http/errors.ts';
import { isOpenBetween, movePeriod, type PeriodState } from '../../../ledger/periods.ts';
import { announce } from '../../../live/announce.ts';
import { recomputeOrganization } from '../day/recompute.ts';
import { moveMatched } from '../device/store-lines.ts';
import { attendanceMessages } from '../messages.ts';
import { forgetPenalties, freezePenalties } from '../penalty/penalty-days.ts';
import { hasDueDays, openItemsOf } from './checklist.ts';
import { forgetFacts, freezeFacts } from './facts.ts';
import { requireOver } from './months.ts';

export interface Closer {
  readonly tenant: Tenant;
  readonly userId: number;
  readonly clock: () => Date;
}

async function move({ userId, clock }: Closer, tenant: Tenant, month: CloseMonth, state: PeriodState, reason = '') {
  await movePeriod(tenant, { area: 'attendance', startsOn: month.starts_on, endsOn: month.ends_on }, state, {
    userId,
    reason,
    at: clock(),
  });
  await announce(tenant, { organizationId: tenant.organizationId, topic: 'attendance_day' });
}

/** Opens a month, and takes in what devices sent of it meanwhile. */
async function open(closer: Closer, tenant: Tenant, month: CloseMonth, reason = ''): Promise<void> {
  await move(closer, tenant, month, 'open', reason);
  await moveMatched(tenant, closer.clock(), {});
}

/** @throws 409 where a day is not settled, or other items are open than were accepted */
async function requireSettled(tenant: Tenant, month: CloseMonth, accepted: number): Promise<void> {
  const counts = await openItemsOf(tenant, month);
  if (counts.in_progress > 0 || (await hasDueDays(tenant, month)))
    throw conflict(attendanceMessages.daysInProgress, 'days_in_progress');
  const open = acceptableOf(counts);
  if (open !== accepted) throw conflict(attendanceMessages.openItemsChanged({ count: open }), 'open_items_changed');
}

/** @param accepted how many open items the closer has seen and accepts */
export async function closeMonth(closer: Closer, month: CloseMonth, accepted: number): Promise<void> {
  requireOver(month);
  const { tenant, clock } = closer;
  await recomputeOrganization(tenant, clock);
  const isFirst = month.state !== 'closing';
  if (isFirst)
    await tenant.transaction(async (inner) => {
      await move(closer, inner, month, 'closing');
      // What was written since the days were worked out is worked out next, and looked at before the month is closed.
      if (!(await hasDueDays(inner, month, clock()))) await requireSettled(inner, month, accepted);
    });
  // What was written while the month still took writes.
  await recomputeOrganization(tenant, clock);
  try {
    await tenant.transaction(async (inner) => {
      await move(closer, inner, month, 'closed');
      await requireSettled(inner, month, accepted);
      await freezeFacts(inner, month);
      await freezePenalties(inner, month);
    });
  } catch (error) {
    if (isFirst) await tenant.transaction((inner) => open(closer, inner, month)).catch(() => undefined);
    throw error;
  }
}

/** Opens a month again, and works its days out again. */
export async function reopenMonth(closer: Closer, month: CloseMonth, reason: string): Promise<void> {
  const { tenant, clock } = closer;
  await tenant.transaction(async (inner) => {
    // Pay that was confirmed rests on these days.
    if (!(await isOpenBetween(inner, 'payroll', month.starts_on, month.ends_on)))
      throw conflict(attendanceMessages.paidMonth, 'payroll_confirmed');
    await open(closer, inner, month, reason);
    await forgetFacts(inner, month);
    await forgetPenalties(inner, month);
  });
  await recomputeOrganization(tenant, clock);
}
