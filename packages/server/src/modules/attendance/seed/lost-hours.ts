/** Lost hours of the demo that HR wrote off, by reasons of which one has a limit. */
import { lostHourAdjustment, lostHourReason } from '@karmik/model/attendance/lost-hour';
import { createRecord } from '../../../entity/write.ts';
import { writerOf, type DemoOrganization } from '../../../seed/demo-organization.ts';
import { lostHourAdjustmentHooks } from '../lost-hours.ts';

export async function writeLostHours({ context, organizationId, hrId, end, setTime }: DemoOrganization): Promise<void> {
  setTime(new Date(end));
  const hr = await writerOf(context, organizationId, hrId);
  await hr.access.tenant.transaction(async (tenant) => {
    const reason = (body: { name: string; name_ne: string; monthly_limit: number | null; needs_remarks: boolean }) =>
      createRecord(hr, tenant, lostHourReason, {}, body);
    const power = await reason({ name: 'Power cut', name_ne: 'बत्ती गएको', monthly_limit: null, needs_remarks: false });
    const errand = await reason({
      name: 'Official errand',
      name_ne: 'कार्यालयको काममा बाहिर',
      monthly_limit: 480,
      needs_remarks: true,
    });
    const lost = await tenant.query<{ employee: number; day: string; lost: number }>(
      `select employee_id as employee, day, lost from attendance_day
        where organization_id = $1 and not is_locked and lost between 20 and 240 order by day desc, employee_id limit 3`,
      [organizationId],
    );
    for (const [index, { employee, day, lost: minutes }] of lost.entries())
      await createRecord(hr, tenant, lostHourAdjustment, lostHourAdjustmentHooks, {
        employee,
        day,
        written_off: minutes,
        reason: index === 0 ? errand : power,
        remarks: index === 0 ? 'Bank and tax office' : null,
      });
  });
}
