/** All months of the demo but the last that is over are closed, the oldest first, with what is open in them accepted. */
import { acceptableOf } from '@karmik/model/attendance/month-close';
import { todayIn } from '@karmik/model/kit/zone';
import type { DemoOrganization } from '../../../seed/demo-organization.ts';
import { recomputeOrganization } from '../day/recompute.ts';
import { openItemsOf } from '../close/checklist.ts';
import { closeMonth } from '../close/close-month.ts';
import { monthsOf } from '../close/months.ts';

export async function closeEarlierMonths({ context, organizationId, hrId, until }: DemoOrganization): Promise<void> {
  const tenant = context.database.organization(organizationId);
  const months = (await monthsOf(tenant, todayIn('Asia/Kathmandu', until))).slice(2).toReversed();
  for (const month of months) {
    // What is open is counted on days that are worked out.
    await recomputeOrganization(tenant, () => until);
    const accepted = acceptableOf(await openItemsOf(tenant, month));
    await closeMonth({ tenant, userId: hrId, clock: () => until }, month, accepted);
  }
}
