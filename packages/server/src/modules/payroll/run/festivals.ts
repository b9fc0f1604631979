/** Festivals of a month, for those whose package has an allowance that reads them. */
import { monthSpan } from '@karmik/model/kit/month';
import { fiscalIndexOf, fiscalYearOf } from '@karmik/model/payroll/month/fiscal-month';
import { daysBetween } from '@karmik/model/payroll/month/segments';
import { festivalFacts, type FestivalFact } from '@karmik/model/payroll/package/heading';
import { adToBs } from 'date-bs';
import type { Tenant } from '../../../db/database.ts';
import { whoseRulesRead, type Assignments } from './whose-rules-read.ts';

export interface Festivals {
  /** Facts of the segment that has the festival of a person. @param to the first day after the segment */
  within(
    person: { readonly id: number; readonly joined_on: string; readonly service_months: number },
    from: string,
    to: string,
  ): Readonly<Partial<Record<FestivalFact, string | boolean>>> | undefined;
}

const monthsOfYear = 12;
/** Where no festival is set up, the end of Ashwin, the month of Dashain, pays. */
const usualFiscalMonth = 3;

/** BS months that are served whole before the month of a day. @example wholeMonths('2026-01-30', '2026-09-26') // 7 */
function wholeMonths(joined: string, day: string): number {
  const [first, last] = [adToBs(joined), adToBs(day)];
  const months = (last.year - first.year) * monthsOfYear + last.month - first.month;
  return Math.max(0, first.day === 1 ? months : months - 1);
}

/** Festivals without a day in the fiscal year of a month, from the month of Dashain on: no employee would get the allowance. */
export const festivalsWithoutDay = async (tenant: Tenant, month: string): Promise<readonly string[]> => {
  if (fiscalIndexOf(month) < usualFiscalMonth) return [];
  const year = fiscalYearOf(month).slice(0, 4);
  const rows = await tenant.query<{ name: string }>(
    `select f.name from pay_festival f where f.organization_id = $1
        and (f.is_usual or exists (select from payroll_profile p where p.organization_id = $1 and p.festival_id = f.id))
        and not exists (select from pay_festival_days d where d.organization_id = $1 and d.parent_id = f.id and d.day between $2 and $3) order by f.name`,
    [tenant.organizationId, monthSpan(`bs:${year}-04`).starts_on, monthSpan(`bs:${Number(year) + 1}-03`).ends_on],
  );
  return rows.map(({ name }) => name);
};

/** A day of a festival that is not set up yet. */
export interface FestivalDay {
  readonly festival: number;
  readonly day: string;
}

/**
 * Those of a month; none for a person who was paid the allowance earlier in the tax year.
 * @param assumed days besides those that are set up
 */
export async function festivalsOf(
  tenant: Tenant,
  asked: Assignments,
  assumed: readonly FestivalDay[] = [],
): Promise<Festivals> {
  const { people, headings } = await whoseRulesRead(tenant, asked, festivalFacts);
  if (people.size === 0) return { within: () => undefined };
  const { month } = asked;
  const { starts_on, ends_on } = monthSpan(month);
  const { starts_on: yearBegins } = monthSpan(`bs:${fiscalYearOf(month).slice(0, 4)}-04`);
  const rows = await tenant.query<{ id: number; day: string | null; is_paid: boolean; are_set: boolean }>(
    `select p.id,
            (select d.day from pay_festival f join (select parent_id, day from pay_festival_days where organization_id = $1
                                                     union all select * from unnest($7::bigint[], $8::date[])) d on d.parent_id = f.id
              where f.organization_id = $1 and d.day between $2 and $3
                and (f.id = own.festival_id or own.festival_id is null and f.is_usual) order by d.day limit 1) as day,
            exists (select from pay_slip s join pay_slip_lines l on l.organization_id = s.organization_id and l.parent_id = s.id
                     where s.organization_id = $1 and s.employee_id = p.id and s.starts_on >= $4 and s.starts_on < $2 and s.status <> 'Discarded'
                       and l.formula_name = any($6::text[]) and l.amount > 0) as is_paid,
            exists (select from pay_festival f where f.organization_id = $1 and (f.is_usual or f.id = own.festival_id)) as are_set
       from unnest($5::bigint[]) p (id)
       left join lateral (select g.festival_id from payroll_profile g where g.organization_id = $1 and g.employee_id = p.id and g.starts_on <= $3
                 order by g.starts_on desc limit 1) own on true`,
    [
      tenant.organizationId,
      starts_on,
      ends_on,
      yearBegins,
      [...people],
      headings,
      assumed.map(({ festival }) => festival),
      assumed.map(({ day }) => day),
    ],
  );
  const byPerson = new Map(rows.map((row) => [row.id, row]));
  const isUsualMonth = fiscalIndexOf(month) === usualFiscalMonth;
  return {
    within({ id, joined_on, service_months }, from, to) {
      const own = byPerson.get(id);
      if (!own || own.is_paid) return undefined;
      const day = own.are_set || !isUsualMonth ? own.day : ends_on;
      if (day === null || day < from || day >= to || day < joined_on) return undefined;
      return {
        is_festival: true,
        festival_service_months: String(own.are_set ? wholeMonths(joined_on, day) : service_months),
        festival_service_days: String(daysBetween(joined_on, day) + 1),
      };
    },
  };
}
