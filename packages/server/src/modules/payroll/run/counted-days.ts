/** Days of attendance that pay counts of those who are paid by the day: a fixed set of queries, and none where no package counts days. */
import { addUp } from '@karmik/model/kit/add-up';
import { monthSpan } from '@karmik/model/kit/month';
import { decimalOf, decimalText } from '@karmik/model/kit/exact/decimal';
import { over, whole } from '@karmik/model/kit/exact/ratio';
import { monthAfter } from '@karmik/model/payroll/month/fiscal-month';
import { dayCounts, type DayCount } from '@karmik/model/payroll/package/heading';
import type { PayQuestion } from '@karmik/model/payroll/run/question';
import type { DayEstimate } from '@karmik/model/payroll/setup/setting';
import type { Tenant } from '../../../db/database.ts';
import { whoseRulesRead, type Assignments } from './whose-rules-read.ts';

type Counts = Readonly<Record<DayCount, string>>;
type CountedDay = Counts & { readonly employee_id: number; readonly day: string };

export interface CountedDays {
  /** Counts of the days of a segment; nothing for a person whose package counts none. @param to the first day after it */
  between(person: number, from: string, to: string): Counts | undefined;
  /** What later months are projected with, as a part of a question. */
  later(person: number, by: DayEstimate): Pick<PayQuestion, 'later_days'>;
}

const monthsOfAverage = 3;
const daysOfMonth = '26';

const sumOfDays = (days: readonly CountedDay[]): Counts => ({
  present_days: addUp(['0', ...days.map((day) => day.present_days)]),
  paid_leave_days: addUp(['0', ...days.map((day) => day.paid_leave_days)]),
  holiday_days: addUp(['0', ...days.map((day) => day.holiday_days)]),
});

/** Of some people and days. Work on a holiday or a day off is overtime; travel and training are work. A correction outweighs attendance. */
const daysOf = (tenant: Tenant, people: readonly number[], first: string, last: string): Promise<CountedDay[]> =>
  tenant.query<CountedDay>(
    `with corrected as (
       select distinct on (c.employee_id, d.day) c.employee_id, d.day::date as day, c.effect from pay_day_correction c
        cross join lateral generate_series(greatest(c.starts_on, $2::date), least(c.ends_on, $3::date), interval '1 day') as d (day)
        where c.organization_id = $1 and c.employee_id = any($4::bigint[]) and c.starts_on <= $3 and c.ends_on >= $2
        order by c.employee_id, d.day, c.id desc),
     leave as (
       select employee_id, day, sum(coefficient - unpaid) as paid from leave_of_day
        where organization_id = $1 and day between $2 and $3 and employee_id = any($4::bigint[]) group by employee_id, day),
     found as (
       select a.employee_id, a.day,
              case a.standing when 'Present' then 1 when 'Missing Punch' then 1 when 'Excused' then 1 when 'Half Day' then 0.5 else 0 end
                * case a.coefficient when 'Workday' then 1 when 'Half Holiday' then 0.5 when 'First Half Leave' then 0.5 when 'Second Half Leave' then 0.5 else 0 end as present,
              case a.coefficient when 'Holiday' then 1 when 'Half Holiday' then 0.5 else 0 end as holiday,
              case when a.coefficient in ('Holiday', 'Offday') then 0 else coalesce(l.paid, 0) end as leave, c.effect
         from attendance_day a
         left join leave l on l.employee_id = a.employee_id and l.day = a.day
         left join corrected c on c.employee_id = a.employee_id and c.day = a.day
        where a.organization_id = $1 and a.day between $2 and $3 and a.employee_id = any($4::bigint[]))
     select employee_id, day, (case effect when 'paid' then 1 when 'unpaid' then 0 else present end)::text as present_days,
            (case when effect is null then leave else 0 end)::text as paid_leave_days, (case when effect is null then holiday else 0 end)::text as holiday_days
       from found where effect = 'paid' or effect is null and (present > 0 or leave > 0 or holiday > 0) order by employee_id, day`,
    [tenant.organizationId, first, last, people],
  );

/** The days of a BS month, and of the months before it for an average. */
export async function countedDays(tenant: Tenant, asked: Assignments): Promise<CountedDays> {
  const { month } = asked;
  const { people } = await whoseRulesRead(tenant, asked, dayCounts);
  const { starts_on, ends_on } = monthSpan(month);
  const earliest = monthSpan(monthAfter(month, -monthsOfAverage)).starts_on;
  const days = people.size === 0 ? [] : await daysOf(tenant, [...people], earliest, ends_on);
  const byPerson = Map.groupBy(days, ({ employee_id }) => employee_id);
  const within = (person: number, from: string, to: string): CountedDay[] =>
    (byPerson.get(person) ?? []).filter(({ day }) => from <= day && day < to);
  return {
    between: (person, from, to) => (people.has(person) ? sumOfDays(within(person, from, to)) : undefined),
    later(person, by) {
      if (!people.has(person)) return {};
      if (by === 'month') return { later_days: { by, days: {} } };
      if (by === 'twenty_six')
        return { later_days: { by, days: { present_days: daysOfMonth, paid_leave_days: '0', holiday_days: '0' } } };
      const before = within(person, earliest, starts_on);
      // Months without a day, as before the person joined, are no part of the average.
      const months = Array.from({ length: monthsOfAverage }, (_, index) => monthSpan(monthAfter(month, -1 - index)));
      const count = months.filter((each) =>
        before.some(({ day }) => each.starts_on <= day && day <= each.ends_on),
      ).length;
      if (count === 0) return { later_days: { by, days: {} } };
      const average = (name: DayCount): string =>
        decimalText(over(decimalOf(sumOfDays(before)[name]), whole(count)), 4);
      return {
        later_days: {
          by,
          days: {
            present_days: average('present_days'),
            paid_leave_days: average('paid_leave_days'),
            holiday_days: average('holiday_days'),
          },
        },
      };
    },
  };
}
