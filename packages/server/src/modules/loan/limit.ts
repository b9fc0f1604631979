/** What an employee may borrow of a type on a day. */
import type { FieldErrors } from '@karmik/model/kit/field-errors';
import { moneyWords } from '@karmik/model/kit/figures';
import { type Message, verbatim } from '@karmik/model/kit/message';
import { monthWords } from '@karmik/model/kit/month';
import { loanMessages as says } from '@karmik/model/loan/messages';
import { brokenOf, firstMonthOf, type StoredTerms, termsOf } from '@karmik/model/loan/plan/book';
import { type LoanRow, openLoan, rowsOf } from '@karmik/model/loan/plan/plan';
import type { LoanTerms } from '@karmik/model/loan/plan/terms';
import { decimalOf, decimalText } from '@karmik/model/kit/exact/decimal';
import { compare, lesser, minus, notBelowZero, type Ratio, sumOf, times, whole } from '@karmik/model/kit/exact/ratio';
import { bsMonthOf, monthAfter } from '@karmik/model/payroll/month/fiscal-month';
import type { Tenant } from '../../db/database.ts';

/** How far ahead the first instalment may be. */
const monthsAhead = 6;

interface TypeFacts {
  readonly description: string | null;
  readonly is_offered: boolean;
  readonly is_archived: boolean;
  readonly limit_amount: string | null;
  readonly limit_basic: number | null;
  readonly most_term: number;
  readonly eligible_months: number;
  readonly most_open: number;
  readonly needs_document: boolean;
  readonly guarantors: number;
  readonly agreed: Omit<StoredTerms, 'term'>;
  readonly has_heading: boolean;
  readonly eligible_on: string;
  readonly excluded: string | null;
  readonly has_package: boolean;
  readonly basic: string | null;
  readonly open: string;
  readonly open_count: number;
  readonly last_day: string | null;
}

/** Loans of a person and type that count against its limit: what is left of those paid out, and what is asked or approved. */
const counted = `l.organization_id = $1 and l.sender_id = $2 and l.loan_type_id = $4 and l.id <> $5
  and (l.status in ('Requested', 'Forwarded') or l.status = 'Approved' and coalesce(l.repayment, 'to_pay') in ('to_pay', 'repaying', 'receivable'))`;

const factsOf = (
  tenant: Tenant,
  person: number,
  today: string,
  type: number,
  request: number,
): Promise<TypeFacts | undefined> =>
  tenant.one<TypeFacts>(
    `select t.description, t.is_offered, t.archived_at is not null as is_archived, t.limit_amount::text as limit_amount, t.limit_basic, t.most_term,
            t.eligible_months, t.most_open, t.needs_document, t.guarantor_count as guarantors,
            json_build_object('kind', m.kind, 'rate', (case when m.kind = 'interest_free' then 0 else t.rate end)::text, 'day_count', m.day_count, 'rounding', m.rounding,
              'moratorium_months', t.moratorium_months, 'moratorium', m.moratorium, 'shortfall', m.shortfall, 'broken_period', m.broken_period, 'unpaid_month', m.unpaid_month, 'settlement', m.settlement) as agreed,
            exists (select from loan_heading_deduction d where d.organization_id = $1 and d.loan_type_id = t.id) as has_heading,
            (e.joined_on + make_interval(months => t.eligible_months))::date::text as eligible_on,
            (select y.title from employment_type y where y.organization_id = $1 and y.id = e.employment_type_id and y.id = any(t.excluded_types)) as excluded,
            p.id is not null as has_package,
            coalesce((select a.amount from pay_package_assignment_amounts a join pay_heading h on h.organization_id = $1 and h.id = a.heading_id
                       where a.organization_id = $1 and a.parent_id = p.id and h.formula_name = 'basic'),
                     (select g.amount from pay_package_version v
                        join pay_package_version_headings g on g.organization_id = $1 and g.parent_id = v.id
                        join pay_heading h on h.organization_id = $1 and h.id = g.heading_id
                       where v.organization_id = $1 and v.package_id = p.package_id and v.starts_on <= $3 and (v.ends_on is null or v.ends_on >= $3)
                         and h.formula_name = 'basic'))::text as basic,
            coalesce((select sum(case when l.repayment in ('repaying', 'receivable') then l.balance else l.amount end) from loan l where ${counted}), 0)::text as open,
            (select count(*)::integer from loan l where ${counted}) as open_count,
            (select min(r.effective_date - 1)::text from separation r where r.organization_id = $1 and r.employee_id = $2 and r.status <> 'Cancelled'
              and r.effective_date > $3) as last_day
       from loan_type t
       join loan_method m on m.organization_id = t.organization_id and m.id = t.method_id
       join employee e on e.organization_id = t.organization_id and e.user_id = $2
       left join pay_package_assignment p on p.organization_id = $1 and p.employee_id = $2 and p.starts_on <= $3 and (p.ends_on is null or p.ends_on >= $3)
      where t.organization_id = $1 and t.id = $4`,
    [tenant.organizationId, person, today, type, request],
  );

/** What is open to an employee, and on which terms. Amounts are decimals. */
export interface LoanLimit {
  readonly amount: string;
  readonly limit: string;
  readonly open: string;
  readonly most_term: number;
  readonly first_month: string;
  readonly last_day: string | null;
  readonly needs_document: boolean;
  readonly guarantors: number;
  readonly description: string | null;
  readonly agreed: Omit<StoredTerms, 'term'>;
  readonly refusal: Message | null;
}

/** Why an employee is given none at all. */
function refusalOf(facts: TypeFacts, today: string, isEntered: boolean): Message | null {
  const { eligible_months: months, eligible_on, excluded, limit_basic, basic, most_open } = facts;
  if (facts.is_archived || (!facts.is_offered && !isEntered)) return says.notOffered;
  if (!facts.has_heading) return says.noHeading;
  if (eligible_on > today) return says.tooNew({ months, day: eligible_on });
  if (excluded !== null) return says.typeExcluded({ type: verbatim(excluded) });
  if (!facts.has_package) return says.noPackage;
  if (limit_basic !== null && basic === null) return says.noBasic;
  return facts.open_count >= most_open ? says.tooMany({ count: most_open }) : null;
}

/**
 * What an employee may borrow of a type on a day.
 * @param request its own amount is not counted; 0: none
 * @param isEntered whether HR enters it, so that the type need not be one that employees request
 * @returns undefined where there is no such type or employee
 */
export async function loanLimitOf(
  tenant: Tenant,
  person: number,
  today: string,
  type: number,
  { request = 0, isEntered = false } = {},
): Promise<LoanLimit | undefined> {
  const facts = await factsOf(tenant, person, today, type, request);
  if (!facts) return undefined;
  const {
    limit_amount,
    limit_basic,
    basic,
    open,
    most_term,
    last_day,
    needs_document,
    guarantors,
    description,
    agreed,
  } = facts;
  const limits = [
    ...(limit_amount === null ? [] : [decimalOf(limit_amount)]),
    ...(limit_basic === null || basic === null ? [] : [times(decimalOf(basic), whole(limit_basic))]),
  ];
  const most = limits.reduce(lesser, limits[0] ?? whole(0));
  const left = notBelowZero(minus(most, decimalOf(open)));
  const limit = decimalText(most);
  const refusal = refusalOf(facts, today, isEntered);
  return {
    amount: decimalText(left),
    limit,
    open: decimalText(decimalOf(open)),
    most_term,
    first_month: monthAfter(bsMonthOf(today), 1),
    last_day,
    needs_document,
    guarantors,
    description,
    agreed,
    refusal: refusal ?? (left.n === 0n ? says.nothingLeft({ limit: moneyWords(limit) }) : null),
  };
}

interface Asked {
  readonly amount: string;
  readonly term: number;
  readonly first_month: string | null;
  readonly document: unknown;
}

/** The months that a loan would have if it were paid out on a day. */
export function planOf(terms: LoanTerms, amount: Ratio, day: string, firstMonth: string | null): LoanRow[] {
  const carried = terms.broken_period === 'first_instalment' ? brokenOf(terms, amount, day) : whole(0);
  return rowsOf(terms, openLoan(terms, amount, firstMonthOf(day, firstMonth), carried));
}

export const termsFor = (limit: Pick<LoanLimit, 'agreed'>, term: number): LoanTerms =>
  termsOf({ ...limit.agreed, term });

/** Errors of a request by its fields; undefined where it is within the limits. */
export function loanErrors(asked: Asked, limit: LoanLimit, today: string): FieldErrors | undefined {
  if (limit.refusal !== null) return { non_field_errors: [limit.refusal] };
  const { amount, term, first_month } = asked;
  const errors: FieldErrors = {};
  if (compare(decimalOf(amount), decimalOf(limit.amount)) > 0)
    errors['amount'] = [
      says.overLimit({
        amount: moneyWords(limit.amount),
        limit: moneyWords(limit.limit),
        open: moneyWords(limit.open),
      }),
    ];
  if (term > limit.most_term) errors['term'] = [says.termTooLong({ count: limit.most_term })];
  else if (limit.agreed.moratorium === 'within_term' && term <= limit.agreed.moratorium_months)
    errors['term'] = [says.termTooShort({ count: limit.agreed.moratorium_months })];
  const furthest = monthAfter(limit.first_month, monthsAhead);
  if (first_month !== null && first_month < limit.first_month)
    errors['first_month'] = [says.monthPast({ month: monthWords(limit.first_month) })];
  else if (first_month !== null && first_month > furthest)
    errors['first_month'] = [says.monthFar({ month: monthWords(furthest) })];
  if (limit.needs_document && asked.document === null) errors['document'] = [says.needsDocument];
  if (Object.keys(errors).length > 0) return errors;
  if (limit.last_day !== null) {
    const last = planOf(termsFor(limit, term), decimalOf(amount), today, first_month).at(-1)?.month ?? '';
    const until = bsMonthOf(limit.last_day);
    if (last > until) return { term: [says.leaves({ day: limit.last_day, month: monthWords(until) })] };
  }
  return undefined;
}

/** A plan as the API answers it. */
export const planAnswer = (rows: readonly LoanRow[]) => ({
  rows: rows.map(({ month, opening, interest, principal, amount, added, closing }) => ({
    month,
    opening: decimalText(opening),
    interest: decimalText(interest),
    principal: decimalText(principal),
    amount: decimalText(amount),
    added: decimalText(added),
    closing: decimalText(closing),
  })),
  total: decimalText(sumOf(rows.map(({ amount }) => amount))),
  interest: decimalText(sumOf(rows.flatMap(({ interest, added }) => [interest, added]))),
});
