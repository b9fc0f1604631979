/** What an employee may be given as an advance of pay on a day. */
import { addUp } from '@karmik/model/kit/add-up';
import type { FieldErrors } from '@karmik/model/kit/field-errors';
import { moneyWords } from '@karmik/model/kit/figures';
import { verbatim, type Message } from '@karmik/model/kit/message';
import { monthWords } from '@karmik/model/kit/month';
import { periodStart } from '@karmik/model/kit/period';
import type { AdvanceLimit } from '@karmik/model/payroll/advance/limit';
import { advanceMessages as says } from '@karmik/model/payroll/advance/messages';
import { decimalOf, decimalText } from '@karmik/model/kit/exact/decimal';
import { compare, lesser, minus, notBelowZero, over, times, whole } from '@karmik/model/kit/exact/ratio';
import { paisa, rounded } from '@karmik/model/kit/exact/rounding';
import { bsMonthOf, monthAfter } from '@karmik/model/payroll/month/fiscal-month';
import type { Tenant } from '../../../db/database.ts';

/** How far ahead the first month of recovery may be. */
const monthsAhead = 3;

interface Standing {
  readonly eligible_months: number;
  readonly limit_percent: number | null;
  readonly limit_amount: string | null;
  readonly most_instalments: number;
  readonly most_a_year: number | null;
  readonly eligible_on: string;
  readonly excluded: string | null;
  readonly has_package: boolean;
  readonly net: string | null;
  readonly open: string;
  readonly had: number;
  readonly paid_until: string | null;
  readonly last_day: string | null;
}

const standingOf = (tenant: Tenant, person: number, today: string, request: number): Promise<Standing | undefined> =>
  tenant.one<Standing>(
    `select t.eligible_months, t.limit_percent, t.limit_amount::text as limit_amount, t.most_instalments, t.most_a_year,
            (e.joined_on + make_interval(months => t.eligible_months))::date::text as eligible_on,
            (select y.title from employment_type y where y.organization_id = $1 and y.id = e.employment_type_id and y.id = any(t.excluded_types)) as excluded,
            exists (select from pay_package_assignment p where p.organization_id = $1 and p.employee_id = $2 and p.starts_on <= $3 and (p.ends_on is null or p.ends_on >= $3))
              as has_package,
            (select s.net::text from pay_slip s where s.organization_id = $1 and s.employee_id = $2 and s.kind = 'regular' and s.status = 'Published'
              order by s.starts_on desc limit 1) as net,
            coalesce((select sum(a.amount - coalesce(a.recovered, 0)) from advance_salary a where a.organization_id = $1 and a.sender_id = $2 and a.id <> $4
              and (a.status in ('Requested', 'Forwarded') or a.status = 'Approved' and a.repayment <> 'recovered')), 0)::text as open,
            (select count(*)::integer from advance_salary a where a.organization_id = $1 and a.sender_id = $2 and a.id <> $4
              and a.status in ('Requested', 'Forwarded', 'Approved') and a.created_at >= $5::date) as had,
            (select max(s.month) from pay_slip s where s.organization_id = $1 and s.employee_id = $2 and s.kind = 'regular' and s.status in ('Confirmed', 'Published')) as paid_until,
            (select min(r.effective_date - 1)::text from separation r where r.organization_id = $1 and r.employee_id = $2 and r.status <> 'Cancelled' and r.effective_date > $3) as last_day
       from advance_salary_setting t
       join employee e on e.organization_id = t.organization_id and e.user_id = $2
      where t.organization_id = $1 and t.is_offered`,
    [tenant.organizationId, person, today, request, periodStart(today, 'fiscal_year', 'bs')],
  );

/** Why an employee is given none at all. */
function refusalOf(standing: Standing, today: string): Message | undefined {
  const { eligible_months, eligible_on, excluded, has_package, limit_percent, net, most_a_year, had } = standing;
  if (eligible_on > today) return says.tooNew({ months: eligible_months, day: eligible_on });
  if (excluded !== null) return says.typeExcluded({ type: verbatim(excluded) });
  if (!has_package) return says.noPackage;
  if (limit_percent !== null && net === null) return says.noPayslip;
  if (most_a_year !== null && had >= most_a_year) return says.tooManyAYear({ count: had });
  return undefined;
}

/**
 * What an employee may request on a day.
 * @param request its own amount is not counted; 0: none
 */
export async function advanceLimitOf(
  tenant: Tenant,
  person: number,
  today: string,
  request = 0,
): Promise<AdvanceLimit> {
  const standing = await standingOf(tenant, person, today, request);
  const nothing = { amount: '0.00', most_instalments: 1, first_month: bsMonthOf(today), last_day: null, open: '0.00' };
  if (!standing) return { ...nothing, refusal: says.notOffered };
  const { limit_percent, limit_amount, most_instalments, net, open, paid_until, last_day } = standing;
  const limits = [
    ...(limit_percent === null || net === null
      ? []
      : [rounded(over(times(decimalOf(net), whole(limit_percent)), whole(100)), paisa, 'down')]),
    ...(limit_amount === null ? [] : [decimalOf(limit_amount)]),
  ];
  const most = limits.reduce(lesser, limits[0] ?? whole(0));
  const amount = decimalText(notBelowZero(minus(most, decimalOf(open))));
  const now = bsMonthOf(today);
  const unpaid = paid_until === null ? now : monthAfter(paid_until, 1);
  return {
    amount,
    most_instalments,
    first_month: unpaid > now ? unpaid : now,
    last_day,
    open: addUp([open, '0.00']),
    refusal: refusalOf(standing, today) ?? (amount === '0.00' ? says.nothingLeft : null),
  };
}

interface Asked {
  readonly amount: string;
  readonly instalments: number;
  readonly first_month: string | null;
}

/** Errors of a request by its fields; undefined where it is within the limits. */
export function advanceErrors(
  { amount, instalments, first_month: wanted }: Asked,
  limit: AdvanceLimit,
): FieldErrors | undefined {
  if (limit.refusal !== null) return { non_field_errors: [limit.refusal] };
  const errors: FieldErrors = {};
  if (compare(decimalOf(amount), decimalOf(limit.amount)) > 0)
    errors['amount'] = [says.overLimit({ amount: moneyWords(limit.amount) })];
  if (instalments > limit.most_instalments)
    errors['instalments'] = [says.tooManyMonths({ count: limit.most_instalments })];
  const first_month = wanted ?? limit.first_month;
  const furthest = monthAfter(limit.first_month, monthsAhead);
  if (first_month < limit.first_month)
    errors['first_month'] = [says.monthPast({ month: monthWords(limit.first_month) })];
  else if (first_month > furthest) errors['first_month'] = [says.monthFar({ month: monthWords(furthest) })];
  else if (limit.last_day !== null && monthAfter(first_month, instalments - 1) > bsMonthOf(limit.last_day))
    errors['instalments'] = [says.leaves({ day: limit.last_day, month: monthWords(bsMonthOf(limit.last_day)) })];
  return Object.keys(errors).length > 0 ? errors : undefined;
}
