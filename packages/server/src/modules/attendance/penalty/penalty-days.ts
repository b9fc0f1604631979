/** Days that confirmed penalties take from people: what leave and pay read, exact decimals as text. */
import type { PenaltyAction } from '@karmik/model/attendance/penalty/rule';
import type { MonthDays } from '@karmik/model/attendance/month-close';
import type { DaySpan } from '@karmik/model/kit/period';
import type { Tenant } from '../../../db/database.ts';

export interface PenaltyDays {
  readonly employee_id: number;
  /** From leave first where there is any left, else from pay. */
  readonly action: Exclude<PenaltyAction, 'Warning'>;
  readonly days: string;
}

const confirmed = `select employee_id, action, sum(days) as days, sum(coalesce(unpaid_days, 0)) as unpaid from penalty
  where organization_id = $1 and status = 'Confirmed' and action <> 'Warning' and occurred_on between $2 and $3`;

/** What confirmed penalties of a stretch of days take. @param people null: everyone */
export const penaltyDaysOf = (
  tenant: Tenant,
  people: readonly number[] | null,
  { from, to }: DaySpan,
): Promise<PenaltyDays[]> =>
  tenant.query<PenaltyDays>(
    `select employee_id, action, days::text as days from (${confirmed} and ($4::bigint[] is null or employee_id = any($4))
      group by employee_id, action) p order by employee_id, action`,
    [tenant.organizationId, from, to, people],
  );

/** Days that confirmed penalties of a stretch leave unpaid, by person: what pay takes. @param people null: everyone */
export const unpaidPenaltyDays = (
  tenant: Tenant,
  people: readonly number[] | null,
  { from, to }: DaySpan,
): Promise<{ readonly employee_id: number; readonly days: string }[]> =>
  tenant.query(
    `select employee_id, sum(unpaid)::text as days from (${confirmed} and ($4::bigint[] is null or employee_id = any($4))
      group by employee_id, action) p group by employee_id having sum(unpaid) > 0 order by employee_id`,
    [tenant.organizationId, from, to, people],
  );

/** Writes what the penalties of a month take, in the transaction that closes it. */
export const freezePenalties = (tenant: Tenant, { starts_on, ends_on }: MonthDays): Promise<unknown> =>
  tenant.query(
    `insert into penalty_fact (organization_id, starts_on, employee_id, action, days, unpaid)
     select $1, $2, employee_id, action, days, unpaid from (${confirmed} group by employee_id, action) p`,
    [tenant.organizationId, starts_on, ends_on],
  );

export const forgetPenalties = (tenant: Tenant, { starts_on }: MonthDays): Promise<unknown> =>
  tenant.query('delete from penalty_fact where organization_id = $1 and starts_on = $2', [
    tenant.organizationId,
    starts_on,
  ]);
