/** The month before last of the demo is closed, with what is open in it accepted. */
import { acceptableOf } from '@karmik/model/attendance/month-close';
import { todayIn } from '@karmik/model/kit/zone';
import type { DemoOrganization } from '../../../seed/demo-organization.ts';
import { recomputeOrganization } from '../day/recompute.ts';
import { openItemsOf } from '../close/checklist.ts';
import { closeMonth } from '../close/close-month.ts';
import { monthsOf } from '../close/months.ts';

export async function closeMonthBeforeLast({ context, organizationId, hrId, until }: DemoOrganization): Promise<void> {
  const tenant = context.database.organization(organizationId);
  const month = (await monthsOf(tenant, todayIn('Asia/Kathmandu', until)))[2];
  if (month?.is_over !== true) return;
  // What is open is counted on days that are worked out.
  await recomputeOrganization(tenant, () => until);
  const accepted = acceptableOf(await openItemsOf(tenant, month));
  await closeMonth({ tenant, userId: hrId, clock: () => until }, month, accepted);
}
