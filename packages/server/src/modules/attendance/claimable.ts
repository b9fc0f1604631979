/** What of worked days can be claimed as overtime: by the day, its setting, its limits and its pre-approval. */
import { claimOf, dayKindOf, type ClaimDetail, type WorkedDay } from '@karmik/model/attendance/overtime-claim-rules';
import type { DayKind } from '@karmik/model/attendance/overtime';
import { monthOf, remainingLimit, weekOf, type OvertimeUsed } from '@karmik/model/attendance/overtime-limit';
import type { Message } from '@karmik/model/kit/message';
import type { Tenant } from '../../db/database.ts';
import { attendanceMessages } from './messages.ts';
import { multiplierOf, overLimit, overtimeRulesOf, type OvertimeRules } from './overtime.ts';

export interface Claimable extends ClaimDetail {
  readonly day_kind: DayKind;
  readonly multiplier: string;
  /** Why nothing can be claimed. */
  readonly refusal: Message | undefined;
  readonly rules: OvertimeRules;
}

interface StoredDay extends WorkedDay {
  readonly standing: string;
  /** Minutes approved in advance. */
  readonly granted: number;
}

const dayOf = (tenant: Tenant, userId: number, day: string): Promise<StoredDay | undefined> =>
  tenant.one<StoredDay>(
    `select d.standing, d.coefficient, d.overtime, d.starts_at, d.punched_in, coalesce(w.mode = 'Fixed', false) as is_fixed,
            coalesce((select sum(r.overtime_duration) from overtime_request r where r.organization_id = $1 and r.sender_id = $2
              and r.overtime_date = $3 and r.status = 'Approved'), 0)::integer as granted
       from attendance_day d left join work_shift w on w.organization_id = d.organization_id and w.id = d.work_shift_id
      where d.organization_id = $1 and d.employee_id = $2 and d.day = $3`,
    [tenant.organizationId, userId, day],
  );

/** Minutes claimed already in the day, week and month of a date, one claim left out. */
async function claimedAround(tenant: Tenant, userId: number, day: string, exceptId: number): Promise<OvertimeUsed> {
  const week = weekOf(day);
  const month = monthOf(day);
  const row = await tenant.one<OvertimeUsed>(
    `select coalesce(sum(normalised) filter (where claimed_on = $3), 0)::integer as day,
            coalesce(sum(normalised) filter (where claimed_on between $4 and $5), 0)::integer as week,
            coalesce(sum(normalised) filter (where claimed_on between $6 and $7), 0)::integer as month
       from overtime_claim where organization_id = $1 and sender_id = $2 and status in ('Requested', 'Forwarded', 'Approved') and id <> $8
        and claimed_on between least($4::date, $6::date) and greatest($5::date, $7::date)`,
    [tenant.organizationId, userId, day, week.from, week.to, month.from, month.to, exceptId],
  );
  return row ?? { day: 0, week: 0, month: 0 };
}

/** What a person can claim of a day. */
export async function claimable(tenant: Tenant, userId: number, day: string, exceptId = 0): Promise<Claimable> {
  const rules = await overtimeRulesOf(tenant, tenant.organizationId, userId, day);
  const stored = await dayOf(tenant, userId, day);
  const day_kind = dayKindOf(stored?.coefficient ?? 'Workday');
  const detail = stored ? claimOf(stored, rules) : { early: 0, late: 0, normalised: 0 };
  const answer = (normalised: number, refusal?: Message): Claimable => ({
    ...detail,
    normalised,
    day_kind,
    multiplier: rules[multiplierOf[day_kind]],
    refusal,
    rules,
  });
  if (stored?.standing === 'Pending') return answer(0, attendanceMessages.dayInProgress);
  if (detail.normalised === 0) return answer(0, attendanceMessages.noOvertime);
  const granted = rules.needs_pre_approval ? (stored?.granted ?? 0) : detail.normalised;
  if (granted === 0) return answer(0, attendanceMessages.notPreApproved);
  const limit = remainingLimit(rules, await claimedAround(tenant, userId, day, exceptId));
  const normalised = Math.min(detail.normalised, granted, limit.remaining);
  return normalised > 0 ? answer(normalised) : answer(0, overLimit(limit));
}
