/** The frozen figures of a closed month, which payroll reads. */
import type { DayCoefficient, DayStanding } from '@karmik/model/attendance/attendance-day';
import type { MonthDays } from '@karmik/model/attendance/month-close';
import type { Tenant } from '../../../db/database.ts';
import { conflict } from '../../../http/errors.ts';
import { attendanceMessages } from '../messages.ts';
import type { PenaltyDays } from '../penalty/penalty-days.ts';

export interface MonthFact {
  readonly employee_id: number;
  /** In minutes. */
  readonly expected: number;
  readonly worked: number;
  readonly break_out: number;
  readonly late: number;
  readonly early: number;
  readonly overtime: number;
  readonly lost: number;
  /** Days that penalties leave unpaid, exact decimals. */
  readonly unpaid_penalty_days: string;
  readonly days: readonly {
    readonly coefficient: DayCoefficient;
    readonly standing: DayStanding;
    readonly days: number;
  }[];
  /** Days that confirmed penalties take, exact decimals. */
  readonly penalties: readonly Pick<PenaltyDays, 'action' | 'days'>[];
}

const figures = ['expected', 'worked', 'break_out', 'late', 'early', 'overtime', 'lost'];
const sums = figures.map((each) => `sum(${each})::integer as ${each}`).join(', ');

/** Writes what the days of a month come to, in the transaction that closes it. */
export async function freezeFacts(tenant: Tenant, { starts_on, ends_on }: MonthDays): Promise<void> {
  await tenant.query(
    `insert into attendance_fact (organization_id, starts_on, employee_id, coefficient, standing, days, ${figures.join(', ')})
     select $1, $2, employee_id, coefficient, standing, count(*)::integer, ${sums} from attendance_day
      where organization_id = $1 and day between $2 and $3 group by employee_id, coefficient, standing`,
    [tenant.organizationId, starts_on, ends_on],
  );
}

export const forgetFacts = (tenant: Tenant, { starts_on }: MonthDays): Promise<unknown> =>
  tenant.query('delete from attendance_fact where organization_id = $1 and starts_on = $2', [
    tenant.organizationId,
    starts_on,
  ]);

/** Figures of each person in a closed month. @throws 409 where the month is not closed */
export async function factsOfMonth(tenant: Tenant, { starts_on, ends_on }: MonthDays): Promise<MonthFact[]> {
  const closed = await tenant.one(
    `select 1 from period_lock where organization_id = $1 and area = 'attendance' and starts_on = $2 and ends_on = $3 and state = 'closed' for share`,
    [tenant.organizationId, starts_on, ends_on],
  );
  if (!closed) throw conflict(attendanceMessages.monthNotClosed, 'period_open');
  return tenant.query<MonthFact>(
    `select employee_id, ${sums},
            jsonb_agg(jsonb_build_object('coefficient', coefficient, 'standing', standing, 'days', days) order by coefficient, standing) as days,
            (select coalesce(jsonb_agg(jsonb_build_object('action', p.action, 'days', p.days::text) order by p.action), '[]'::jsonb) from penalty_fact p
              where p.organization_id = $1 and p.starts_on = $2 and p.employee_id = attendance_fact.employee_id) as penalties,
            (select coalesce(sum(p.unpaid), 0)::text from penalty_fact p
              where p.organization_id = $1 and p.starts_on = $2 and p.employee_id = attendance_fact.employee_id) as unpaid_penalty_days
       from attendance_fact where organization_id = $1 and starts_on = $2 group by employee_id order by employee_id`,
    [tenant.organizationId, starts_on],
  );
}
