/** What is checked before something is recorded with a loan, and what follows from it. */
import type { FieldErrors } from '@karmik/model/kit/field-errors';
import { moneyWords } from '@karmik/model/kit/figures';
import { monthWords } from '@karmik/model/kit/month';
import { type loanMovement, recordedLoanKinds } from '@karmik/model/loan/loan';
import { loanMessages as says } from '@karmik/model/loan/messages';
import { firstMonthOf } from '@karmik/model/loan/plan/book';
import {
  isOver,
  type LoanState,
  neverEnds,
  owedAtExit,
  owedOf,
  rowOf,
  rowsOf,
  settlementOf,
  withLaterRate,
} from '@karmik/model/loan/plan/plan';
import type { loanHeadingDeduction, loanType } from '@karmik/model/loan/type';
import { decimalOf, decimalText } from '@karmik/model/kit/exact/decimal';
import { compare, lesser, plus, type Ratio } from '@karmik/model/kit/exact/ratio';
import { monthAfter } from '@karmik/model/payroll/month/fiscal-month';
import type { HeadingType } from '@karmik/model/payroll/package/heading';
import { effectOf } from '@karmik/model/payroll/slip/slip-heading';
import type { Tenant } from '../../db/database.ts';
import type { EntityHooks, SavedBody } from '../../entity/hooks.ts';
import { ruleClockOf } from '../../entity/write.ts';
import { refusalOfBatchPayment, refusalOfOpenPayment } from '../../payments/open-payment.ts';
import { addUpLoans, heldLoans, type LoanFacts } from './books.ts';
import { missingConsents } from './guarantee/ask.ts';
import { addUpGuarantees, isCalled } from './guarantee/payments.ts';
import { loanSettingOf } from './guarantee/rules.ts';
import { firstRateMonth } from './rate-change.ts';

type Body = SavedBody<typeof loanMovement>;
type Recorded = (typeof recordedLoanKinds)[number];
type Check = (
  body: Body,
  loan: LoanFacts,
  tenant: Tenant,
) => FieldErrors | undefined | Promise<FieldErrors | undefined>;

const isRecorded = (kind: string): kind is Recorded => (recordedLoanKinds as readonly string[]).includes(kind);
const words = (amount: Ratio) => moneyWords(decimalText(amount));

/** The first month whose payroll of a person is not confirmed. */
export async function unpaidMonth(tenant: Tenant, person: number): Promise<string | null> {
  const row = await tenant.one<{ month: string | null }>(
    `select max(s.month) as month from pay_slip s
      where s.organization_id = $1 and s.employee_id = $2 and s.kind = 'regular' and s.status in ('Confirmed', 'Published')`,
    [tenant.organizationId, person],
  );
  return row?.month ? monthAfter(row.month, 1) : null;
}

const atMost = (amount: string | null, most: Ratio): FieldErrors | undefined => {
  if (amount === null || amount === '0.00') return { amount: [says.amountNeeded] };
  return compare(decimalOf(amount), most) > 0 ? { amount: [says.atMost({ amount: words(most) })] } : undefined;
};

/** The state of a loan that something is left of. */
const running = ({ book: { state } }: LoanFacts): LoanState | undefined =>
  state && !isOver(state) ? state : undefined;

/** A check of what is left of a loan that is paid out. */
const ofRunning =
  (check: (body: Body, loan: LoanFacts, state: LoanState) => FieldErrors | undefined): Check =>
  (body, loan) => {
    const state = running(loan);
    if (!state) return { kind: [loan.book.state ? says.notOpen : says.notPaid] };
    return check(body, loan, state);
  };

const prepayment = ofRunning((body, _loan, { balance }) => {
  const problem = atMost(body.amount, balance);
  if (problem) return problem;
  return body.amount !== null && compare(decimalOf(body.amount), balance) === 0
    ? { amount: [says.lessThanAll({ amount: words(balance) })] }
    : undefined;
});

/** The last day of an employment that has ended by a day; null where it goes on. */
export async function lastDayOf(tenant: Tenant, person: number, today: string): Promise<string | null> {
  const row = await tenant.one<{ day: string }>(
    `select (r.effective_date - 1)::text as day from separation r
      where r.organization_id = $1 and r.employee_id = $2 and r.status <> 'Cancelled' and r.effective_date <= $3::date
        and not exists (select from employment h where h.organization_id = $1 and h.employee_id = $2 and h.starts_on >= r.effective_date)
      order by r.effective_date desc limit 1`,
    [tenant.organizationId, person, today],
  );
  return row?.day ?? null;
}

/** A guarantor pays in cash what was requested from them, or a part of it. */
async function paymentOfGuarantor(body: Body, loan: LoanFacts, tenant: Tenant): Promise<FieldErrors | undefined> {
  const state = running(loan);
  if (!state?.is_receivable) return { kind: [says.notReceivable] };
  if (body.guarantee === null) return { guarantee: [says.guaranteeNeeded] };
  const row = await tenant.one<{ left: string }>(
    `select (called - paid)::text as left from loan_guarantee where organization_id = $1 and id = $2 and loan_id = $3
        and status in ('Payment requested', 'Deduction agreed', 'Deducted from pay') for update`,
    [tenant.organizationId, body.guarantee, body.loan],
  );
  if (!row) return { guarantee: [says.guaranteeOfOther] };
  return atMost(body.amount, lesser(decimalOf(row.left), owedOf(state)));
}

const rateChange = ofRunning((body, { terms, book }, state) => {
  if (state.is_receivable) return { kind: [says.rateOfReceivable] };
  if (body.rate === null) return { rate: [says.rateNeeded] };
  if (body.amount !== null) return { amount: [says.amountOfNone] };
  if (terms.kind === 'interest_free') return { kind: [says.rateOfNone] };
  const first = firstRateMonth(terms, book, state);
  const last = rowsOf(terms, state).at(-1)?.month ?? state.month;
  const month = body.month ?? state.month;
  if (month < first || month > last)
    return { month: [says.wrongMonth({ first: monthWords(first), last: monthWords(last) })] };
  const changed = withLaterRate(terms, state, { month, rate: decimalOf(body.rate), choice: 'instalment' });
  if (body.kind === 'rate_instalment' && neverEnds(terms, changed)) {
    if (month > state.month) return { rate: [says.rateEndless] };
    const { interest } = rowOf(terms, { ...changed, carried: { n: 0n, d: 1n } });
    return { rate: [says.endless({ part: words(changed.part ?? interest), interest: words(interest) })] };
  }
  return undefined;
});

const checks: Readonly<Record<Recorded, Check>> = {
  async disbursement(body, loan, tenant) {
    if (loan.book.state) return { kind: [says.paidAlready] };
    const missing = await missingConsents(tenant, body.loan);
    if (missing > 0) return { loan: [says.guarantorsPending({ count: missing })] };
    const open = await refusalOfOpenPayment(tenant, 'loan', body.loan);
    if (open) return { loan: [open] };
    const problem = atMost(body.amount, decimalOf(loan.amount));
    if (problem) return problem;
    // What is confirmed is not deducted from: the loan begins with the first payroll that is open.
    const month = firstMonthOf(body.happened_on, loan.first_month);
    const unpaid = await unpaidMonth(tenant, loan.person);
    body.month = unpaid !== null && unpaid > month ? unpaid : month;
    return undefined;
  },
  instalment: ofRunning((body, { terms }, state) => {
    body.month = state.month;
    return atMost(body.amount, rowOf(terms, state).amount);
  }),
  prepayment_shorter: prepayment,
  prepayment_smaller: prepayment,
  settlement: ofRunning((body, { terms }, state) => {
    const { principal, interest } = settlementOf(terms, state, body.happened_on);
    const total = plus(principal, interest);
    const wanted = decimalText(total);
    if (body.amount === wanted) return undefined;
    return {
      amount: [says.settlesWith({ amount: words(total), interest: words(interest) })],
    };
  }),
  rate_term: rateChange,
  rate_instalment: rateChange,
  suspension: ofRunning((body, _loan, state) => {
    if (body.amount !== null) return { amount: [says.amountOfNone] };
    body.month = state.month;
    return undefined;
  }),
  async receivable(body, loan, tenant) {
    const state = running(loan);
    if (!state) return { kind: [loan.book.state ? says.notOpen : says.notPaid] };
    if (state.is_receivable) return { kind: [says.receivableAlready] };
    if (body.amount !== null) return { amount: [says.amountOfNone] };
    // Interest runs until the last day of the employment, which the entry is dated by.
    const lastDay = await lastDayOf(tenant, loan.person, body.happened_on);
    if (lastDay === null) return { happened_on: [says.notLeft] };
    body.happened_on = lastDay;
    body.months ??= (await loanSettingOf(tenant)).exit_months;
    body.amount = decimalText(owedAtExit(loan.terms, state, lastDay));
    return undefined;
  },
  guarantor: paymentOfGuarantor,
  write_off: ofRunning((body, _loan, { balance }) => {
    if (body.amount !== null && body.amount !== decimalText(balance)) return { amount: [says.amountOfNone] };
    if (body.remark === null) return { remark: [says.remarkNeeded] };
    body.amount = decimalText(balance);
    return undefined;
  }),
  async reversal(body, { book: { entries } }, tenant) {
    if (body.amount !== null) return { amount: [says.amountOfNone] };
    const last = entries.at(-1);
    if (!last || last.kind === 'recovery') return { kind: [says.notReversed] };
    if (last.kind === 'guarantor') return { kind: [says.guarantorNotReversed] };
    const inBatch = last.kind === 'disbursement' && (await refusalOfBatchPayment(tenant, 'loan', body.loan));
    if (inBatch) return { kind: [inBatch] };
    if (last.kind === 'receivable' && (await isCalled(tenant, body.loan))) return { kind: [says.calledAlready] };
    return body.remark === null ? { remark: [says.remarkNeeded] } : undefined;
  },
};

export const loanMovementHooks: EntityHooks<typeof loanMovement> = {
  // Leavers repay, and their guarantors pay for them.
  ofPastPeople: ['employee'],
  async beforeSave({ tenant, access, context }, body) {
    if (!isRecorded(body.kind)) return { kind: [says.notReversed] };
    const { today } = ruleClockOf(context, access);
    if (body.happened_on > today) return { happened_on: [says.dayAhead] };
    const loan = (await heldLoans(tenant, [body.loan]))[0];
    if (loan?.status !== 'Approved') return { loan: [says.notApproved] };
    if (loan.person === access.userId) return { loan: [says.ownMovement] };
    // Payrolls date a deduction on the last day of its month, which may be still to come.
    const before = loan.book.entries.findLast(({ kind }) => kind !== 'recovery');
    if (before && body.happened_on < before.happened_on && body.kind !== 'receivable')
      return { happened_on: [says.dayBefore({ day: before.happened_on })] };
    if (body.kind !== 'rate_term' && body.kind !== 'rate_instalment') Object.assign(body, { rate: null, month: null });
    if (body.kind !== 'receivable') body.months = null;
    if (body.kind !== 'guarantor') body.guarantee = null;
    Object.assign(body, { employee: loan.person, created_by: access.userId });
    return checks[body.kind](body, loan, tenant);
  },
  async afterSave({ tenant, access, context }, { loan, guarantee, amount }) {
    if (guarantee !== null)
      await addUpGuarantees(tenant, [{ guarantee, amount: amount ?? '0.00' }], ruleClockOf(context, access).today);
    await addUpLoans(tenant, [loan]);
  },
};

interface Heading {
  readonly type: HeadingType;
  readonly taxable: string;
  readonly is_fund: boolean;
}

const isDeducted = (heading: Heading): boolean =>
  effectOf(heading) === 'deducted' &&
  heading.type !== 'tax_deduction' &&
  heading.taxable !== 'taxable' &&
  !heading.is_fund;

export const loanDeductionHooks: EntityHooks<typeof loanHeadingDeduction> = {
  async beforeSave({ tenant }, { heading, perk_heading }) {
    const rows = await tenant.query<Heading & { readonly id: number }>(
      'select id, type, taxable, is_fund from pay_heading where organization_id = $1 and id = any($2::bigint[])',
      [tenant.organizationId, [heading, perk_heading]],
    );
    const errors: FieldErrors = {};
    const deduction = rows.find(({ id }) => id === heading);
    if (deduction && !isDeducted(deduction)) errors['heading'] = [says.headingNotRecovered];
    const perk = rows.find(({ id }) => id === perk_heading);
    if (perk && (perk.type !== 'non_cash_benefit' || perk.taxable !== 'taxable'))
      errors['perk_heading'] = [says.headingNotPerk];
    return Object.keys(errors).length > 0 ? errors : undefined;
  },
};

export const loanTypeHooks = (
  ownOptions: NonNullable<EntityHooks<typeof loanType>['ownOptions']>,
): EntityHooks<typeof loanType> => ({
  ownOptions,
  async beforeSave({ tenant }, { method, rate }) {
    const row = await tenant.one<{ kind: string }>(
      'select kind from loan_method where organization_id = $1 and id = $2',
      [tenant.organizationId, method],
    );
    const isNone = Number(rate) === 0;
    if (row?.kind === 'interest_free' && !isNone) return { rate: [says.rateOfNone] };
    return row && row.kind !== 'interest_free' && isNone ? { rate: [says.rateNeeded] } : undefined;
  },
});
