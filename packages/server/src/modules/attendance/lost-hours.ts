/**
 * Lost hours that are written off: by someone else, within the limit of their reason, and never of a closed month. Their days are worked
 * out again.
 */
import { lostHourAdjustment } from '@karmik/model/attendance/lost-hour';
import { hoursText } from './overtime-words.ts';
import { messages } from '@karmik/model/kit/messages';
import { addDaysTo, periodAfter, periodStart } from '@karmik/model/kit/period';
import type { EntityHooks } from '../../entity/hooks.ts';
import { requireOpen } from '../../ledger/periods.ts';
import { attendanceMessages } from './messages.ts';
import { holdPerson } from './requests/checks.ts';

interface Reason {
  readonly monthly_limit: number | null;
  readonly needs_remarks: boolean;
}

export const lostHourAdjustmentHooks: EntityHooks<typeof lostHourAdjustment> = {
  async beforeSave({ tenant, access, id, before }, body) {
    const { employee, day, reason, written_off: minutes, remarks } = body;
    if (employee === access.userId || before?.employee === access.userId)
      return { employee: [attendanceMessages.ownLostHours] };
    await requireOpen(tenant, 'attendance', day);
    if (before && before.day !== day) await requireOpen(tenant, 'attendance', before.day);
    await holdPerson(tenant, employee);
    const rule = await tenant.one<Reason>(
      'select monthly_limit, needs_remarks from lost_hour_reason where organization_id = $1 and id = $2',
      [tenant.organizationId, reason],
    );
    if (rule?.needs_remarks && !remarks)
      return { remarks: [messages.required({ field: lostHourAdjustment.fields.remarks.label })] };
    if (rule?.monthly_limit == null) return undefined;
    const first = periodStart(day, 'month', 'bs');
    const last = addDaysTo(periodAfter(first, 1, 'month', 'bs'), -1);
    const there = await tenant.one<{ minutes: number }>(
      `select coalesce(sum(written_off), 0)::integer as minutes from lost_hour_adjustment
        where organization_id = $1 and employee_id = $2 and reason_id = $3 and day between $4 and $5 and id <> $6`,
      [tenant.organizationId, employee, reason, first, last, id ?? 0],
    );
    const left = Math.max(0, rule.monthly_limit - (there?.minutes ?? 0));
    return minutes > left
      ? { written_off: [attendanceMessages.writtenOffLimit({ left: hoursText(left) })] }
      : undefined;
  },
  async beforeDelete({ tenant, before }) {
    if (before) await requireOpen(tenant, 'attendance', before.day);
  },
};
