/** Reminders of missing punches that HR of the demo sent the day before. */
import { writerOf, type DemoOrganization } from '../../../seed/demo-organization.ts';
import { todayIn } from '../../../time.ts';
import { sendPunchReminders } from '../day/punch-reminders.ts';

const dayLength = 86_400_000;

export async function writePunchReminders({
  context,
  organizationId,
  hrId,
  end,
  setTime,
}: DemoOrganization): Promise<void> {
  const now = new Date(end - dayLength);
  setTime(now);
  const { access } = await writerOf(context, organizationId, hrId);
  const today = todayIn(access.organization.timezone, now);
  await access.tenant.transaction(async (tenant) => {
    const missing = await tenant.query<{ employee_id: number; days: number; first_id: number }>(
      `select employee_id, count(*)::integer as days, (array_agg(id order by day))[1] as first_id from attendance_day
        where organization_id = $1 and standing = 'Missing Punch' and not is_locked and day < $2 and employee_id <> $3
        group by employee_id order by 2 desc, 1 limit 3`,
      [organizationId, today, hrId],
    );
    await sendPunchReminders(tenant, access, missing, { now, today });
  });
}
