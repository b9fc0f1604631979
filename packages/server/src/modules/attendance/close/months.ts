/** The months of an organization's attendance, in the calendar of its newest fiscal year. */
import type { CloseMonth } from '@karmik/model/attendance/month-close';
import { messages } from '@karmik/model/kit/messages';
import { monthSpan } from '@karmik/model/kit/month';
import { addDaysTo, periodName, periodStart, type Calendar } from '@karmik/model/kit/period';
import { monthCloseFields } from '@karmik/model/attendance/month-close';
import type { Tenant } from '../../../db/database.ts';
import { personJson } from '../../../entity/person.ts';
import { invalidField } from '../../../http/errors.ts';
import type { PeriodState } from '../../../ledger/periods.ts';
import { attendanceMessages } from '../messages.ts';

/** The calendar by which months of attendance are counted. */
export const calendarOf = async (tenant: Tenant): Promise<Calendar> =>
  (
    await tenant.one<{ calendar: string }>(
      'select calendar from fiscal_year where organization_id = $1 order by starts_on desc, id limit 1',
      [tenant.organizationId],
    )
  )?.calendar === 'AD'
    ? 'ad'
    : 'bs';

interface Lock {
  readonly starts_on: string;
  readonly ends_on: string;
  readonly state: PeriodState;
  readonly reason: string;
  readonly changed_by: CloseMonth['changed_by'];
  readonly changed_at: string;
}

/** Months in which days are counted, the newest first, with where each of them is. */
export async function monthsOf(tenant: Tenant, today: string): Promise<CloseMonth[]> {
  const locks = await tenant.query<Lock>(
    `select p.starts_on, p.ends_on, p.state, p.reason, p.changed_at, case when w.id is not null then ${personJson('w')} end as changed_by
       from period_lock p left join person w on w.organization_id = p.organization_id and w.id = p.changed_by_id
      where p.organization_id = $1 and p.area = 'attendance' order by p.starts_on`,
    [tenant.organizationId],
  );
  const reach = await tenant.one<{ starts_on: string }>(
    'select starts_on from attendance_reach where organization_id = $1',
    [tenant.organizationId],
  );
  const firsts = [reach?.starts_on, locks[0]?.starts_on].filter((day) => day !== undefined).sort();
  const [first] = firsts;
  if (first === undefined) return [];
  const calendar = await calendarOf(tenant);
  const months: CloseMonth[] = [];
  for (let day = today; day >= first;) {
    const starts_on = periodStart(day, 'month', calendar);
    const month = periodName(starts_on, 'month', calendar);
    const { ends_on } = monthSpan(month);
    const lock = locks.find((each) => each.starts_on === starts_on && each.ends_on === ends_on);
    months.push({
      month,
      starts_on,
      ends_on,
      state: lock?.state === 'open' && lock.reason !== '' ? 'reopened' : (lock?.state ?? 'open'),
      is_over: ends_on < today,
      changed_by: lock?.changed_by ?? null,
      changed_at: lock?.changed_at ?? null,
      reason: lock?.reason ?? '',
    });
    day = addDaysTo(starts_on, -1);
  }
  return months;
}

/** The month before that of today, whether or not days are counted in it. */
export async function lastMonth(tenant: Tenant, today: string) {
  const calendar = await calendarOf(tenant);
  const month = periodName(addDaysTo(periodStart(today, 'month', calendar), -1), 'month', calendar);
  return { month, ...monthSpan(month) };
}

/** One of these months. @throws 400 on `month` for any other */
export async function monthNamed(tenant: Tenant, today: string, name: string): Promise<CloseMonth> {
  const found = (await monthsOf(tenant, today)).find(({ month }) => month === name);
  if (!found) throw invalidField('month', messages.reference({ field: monthCloseFields.month.label }));
  return found;
}

/** @throws 400 on `month` where it is not over yet */
export function requireOver({ is_over }: CloseMonth): void {
  if (!is_over) throw invalidField('month', attendanceMessages.monthNotOver);
}
