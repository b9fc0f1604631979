/** Counts what is still open in a month, by the same days and states as the lists that show it. */
import type { MonthDays, OpenCounts } from '@karmik/model/attendance/month-close';
import type { Tenant } from '../../../db/database.ts';

const pending = (table: string, days: string): string =>
  `(select count(*)::integer from ${table} where organization_id = $1 and status in ('Requested', 'Forwarded') and ${days})`;
const standing = (name: string): string =>
  `(select count(*)::integer from attendance_day where organization_id = $1 and standing = '${name}' and day between $2::date and $3::date)`;

export async function openItemsOf(tenant: Tenant, { starts_on, ends_on }: MonthDays): Promise<OpenCounts> {
  const row = await tenant.one<OpenCounts>(
    `select ${standing('Pending')} as in_progress, ${standing('Missing Punch')} as missing_punch,
            (select count(*)::integer from unmatched_punch u join organization o on o.id = u.organization_id
              where u.organization_id = $1 and u.punched_at >= $2::date::timestamp at time zone o.timezone
                and u.punched_at < ($3::date + 1)::timestamp at time zone o.timezone) as unmatched,
            ${pending('adjustment_request', 'adjusted_on between $2::date and $3::date')} as adjustment,
            ${pending('travel_attendance', 'starts_on <= $3::date and ends_on >= $2::date')} as travel,
            ${pending('credit_hour_request', 'credit_on between $2::date and $3::date')} as credit_hour,
            ${pending('overtime_request', 'overtime_date between $2::date and $3::date')} as overtime,
            (select count(*)::integer from penalty where organization_id = $1 and status = 'Generated'
              and occurred_on between $2::date and $3::date) as penalty,
            ${pending('timesheet', 'week_of between $2::date - 6 and $3::date')} as timesheet`,
    [tenant.organizationId, starts_on, ends_on],
  );
  if (!row) throw new Error('Counts are answered.');
  return row;
}

/** Whether days of a month are still to be worked out. */
export const hasDueDays = async (tenant: Tenant, { starts_on, ends_on }: MonthDays, by?: Date): Promise<boolean> =>
  (await tenant.one(
    'select 1 from attendance_due where organization_id = $1 and day between $2 and $3 and due_at <= $4 limit 1',
    [tenant.organizationId, starts_on, ends_on, by ?? 'infinity'],
  )) !== undefined;
