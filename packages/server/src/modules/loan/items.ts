/** Loans as a source of deductions for payrolls, and of what low interest spares as income in kind. */
import { bookOf, type LoanLine, type StoredTerms, termsOf } from '@karmik/model/loan/plan/book';
import { isOver, type LoanState, perkOf, reach, rowOf, settlementOf } from '@karmik/model/loan/plan/plan';
import type { LoanTerms } from '@karmik/model/loan/plan/terms';
import { monthSpan } from '@karmik/model/kit/month';
import { addDaysTo } from '@karmik/model/kit/period';
import { decimalOf, decimalText } from '@karmik/model/kit/exact/decimal';
import { lesser, minus, plus, type Ratio } from '@karmik/model/kit/exact/ratio';
import { loanPerkSource, loanSource } from '@karmik/model/payroll/items/sources';
import { loanMessages as says } from '@karmik/model/loan/messages';
import type { Tenant } from '../../db/database.ts';
import { conflict } from '../../http/errors.ts';
import type { PayItemSource, PayMonth } from '../../pay-items/port.ts';
import { addUpLoans, heldLoans, linesJson, loansOf, termsJson } from './books.ts';
import { loanSettingOf } from './guarantee/rules.ts';
import { lastDayOf } from './movements.ts';

interface Running {
  readonly id: number;
  readonly person: number;
  readonly amount: string;
  readonly agreed: StoredTerms;
  /** Null where the month is the next one of the loan and nothing comes between: its instalment is known. */
  readonly lines: readonly LoanLine[] | null;
  readonly next_month: string | null;
  readonly next_amount: string | null;
  readonly heading: string;
  readonly perk_heading: string | null;
  readonly market: string | null;
  /** What open payrolls of other months hold. */
  readonly held: readonly { readonly month: string; readonly amount: string; readonly is_moved: boolean }[];
  /** Of an employment that has ended by the end of the month. */
  readonly last_day: string | null;
}

/** @param needsPerk whether the balance is asked of loans that have a perk, and not the instalment alone */
const runningLoans = (
  tenant: Tenant,
  { month, ends_on }: PayMonth,
  people: readonly number[] | null,
  needsPerk: boolean,
): Promise<Running[]> =>
  tenant.query<Running>(
    `select r.*, case when $6 and r.perk_heading is not null and r.market is not null
                        or r.next_month is null or r.next_month < $2 or r.last_day is not null or json_array_length(r.held) > 0
                      then (select ${linesJson} from loan l where l.organization_id = $1 and l.id = r.id) end as lines
       from (
     select l.id, l.sender_id as person, l.amount::text as amount, ${termsJson} as agreed, l.next_month, l.next_amount::text as next_amount,
            h.formula_name as heading, p.formula_name as perk_heading,
            (select k.rate::text from loan_market_rate k where k.organization_id = $1 and k.from_month <= $2 order by k.from_month desc limit 1) as market,
            coalesce((select json_agg(json_build_object('month', u.earned, 'amount', u.amount::text, 'is_moved', u.is_moved) order by u.earned) from pay_item_use u
              where u.organization_id = $1 and u.source = $5 and u.source_id = l.id and u.taken_at is null and u.earned < $2), '[]') as held,
            (select (r.effective_date - 1)::text from separation r where r.organization_id = $1 and r.employee_id = l.sender_id and r.status <> 'Cancelled'
              and r.effective_date <= $3::date + 1
              and not exists (select from employment h where h.organization_id = $1 and h.employee_id = l.sender_id and h.starts_on >= r.effective_date)
              order by r.effective_date desc limit 1) as last_day
       from loan l
       join loan_heading_deduction d on d.organization_id = l.organization_id and d.loan_type_id = l.loan_type_id
       join pay_heading h on h.organization_id = d.organization_id and h.id = d.heading_id
       left join pay_heading p on p.organization_id = d.organization_id and p.id = d.perk_heading_id
      where l.organization_id = $1 and l.repayment in ('repaying', 'receivable') and ($4::bigint[] is null or l.sender_id = any($4))
      ) r order by r.id`,
    [tenant.organizationId, month, ends_on, people, loanSource, needsPerk],
  );

interface AtMonth {
  readonly terms: LoanTerms;
  readonly state: LoanState;
}

/** The entry of a month without pay, by what was agreed. */
const skippedBy = ({ unpaid_month }: LoanTerms) =>
  unpaid_month === 'waived' ? ('suspension_waived' as const) : ('suspension' as const);

/** A loan at a month, with what payrolls of earlier months hold; undefined where the month asks nothing. */
function atMonth({ id, amount, agreed, lines, held }: Running, month: string): AtMonth | undefined {
  if (lines === null) throw new Error(`the entries of loan ${id} were not read`);
  const terms = termsOf(agreed);
  const newest = lines.at(-1)?.id ?? 0;
  const awaited = held.map((each, index) => ({
    id: newest + index + 1,
    kind: each.is_moved ? skippedBy(terms) : ('recovery' as const),
    amount: each.amount,
    interest: null,
    happened_on: monthSpan(each.month).ends_on,
    month: each.month,
    months: null,
    rate: null,
  }));
  const { state } = bookOf(terms, decimalOf(amount), [...lines, ...awaited]);
  if (!state || isOver(state)) return undefined;
  const reached = reach(terms, state, month);
  return { terms, state: reached };
}

/** What a payroll deducts in a month: what it asks, and all that is owed in the last month of an employment (case MC-15). */
function dueIn(loan: Running, month: string): Ratio | undefined {
  if (loan.lines === null) return loan.next_month === month ? decimalOf(loan.next_amount ?? '0') : undefined;
  const at = atMonth(loan, month);
  if (!at) return undefined;
  if (loan.last_day !== null) {
    const { principal, interest } = settlementOf(at.terms, at.state, loan.last_day, true);
    return plus(principal, interest);
  }
  // A loan that begins later, or whose instalment of the month is taken, asks nothing.
  return at.state.month === month ? rowOf(at.terms, at.state).amount : undefined;
}

/** Each month of a loan is an item of its own. What a payslip could not bear is due again by the method of the loan. */
export const loanItems: PayItemSource = {
  name: loanSource,
  async offer(tenant, month, people) {
    const running = await runningLoans(tenant, month, people, false);
    return running.flatMap((loan) => {
      const due = dueIn(loan, month.month);
      const amount = due === undefined ? '0.00' : decimalText(due);
      return amount === '0.00'
        ? []
        : [
            {
              id: loan.id,
              person: loan.person,
              heading: loan.heading,
              amount,
              earned: month.month,
              // In the last month of an employment no later month follows.
              ...(loan.agreed.unpaid_month !== 'due' &&
                loan.last_day === null && { when_unpaid: loan.agreed.unpaid_month }),
            },
          ];
    });
  },
  async settle(tenant, taken) {
    if (taken.length === 0) return;
    const ids = [...new Set(taken.map(({ id }) => id))];
    // An entry in cash waits until the payroll is confirmed, or was stored before and refuses it.
    const loans = new Map((await heldLoans(tenant, ids)).map((each) => [each.id, each]));
    const isTaken = ({ id, earned }: (typeof taken)[number]): boolean => {
      const state = loans.get(id)?.book.state;
      return !state || isOver(state) || state.month > earned;
    };
    if (taken.some(isTaken)) throw conflict(says.changedMeanwhile, 'loan_changed');
    const lines = taken.map(({ id, person, earned, amount, carried, is_moved }) => {
      const { ends_on } = monthSpan(earned);
      const facts = loans.get(id);
      if (is_moved && facts)
        return { id, person, kind: skippedBy(facts.terms), month: earned, happened_on: ends_on, carried };
      const state = facts?.book.state && reach(facts.terms, facts.book.state, earned);
      const asked = decimalText(plus(decimalOf(amount), decimalOf(carried)));
      // More than the month asks is what was owed at exit, whose interest ends with the employment.
      const isExit = facts && state ? asked !== decimalText(rowOf(facts.terms, state).amount) : false;
      const interest =
        isExit && facts && state
          ? decimalText(lesser(decimalOf(amount), minus(decimalOf(asked), state.balance)))
          : null;
      return { id, person, kind: 'recovery', month: earned, happened_on: ends_on, amount, interest, carried };
    });
    await tenant.query(
      `insert into loan_movement (organization_id, loan_id, employee_id, kind, amount, interest, happened_on, month)
       select $1, id, person, kind, amount, interest, happened_on, month
         from jsonb_to_recordset($2::jsonb) as m (id bigint, person bigint, kind text, amount numeric, interest numeric, happened_on date, month text)`,
      [tenant.organizationId, JSON.stringify(lines)],
    );
    await addUpLoans(tenant, ids);
    await openReceivables(tenant, ids, lines);
  },
};

interface Taken {
  readonly id: number;
  readonly person: number;
  readonly month: string;
  /** What the payslip could not bear. */
  readonly carried: string;
}

/** What the last payslip of a leaver could not bear becomes a receivable with a repayment plan (case MC-15). */
async function openReceivables(tenant: Tenant, ids: readonly number[], taken: readonly Taken[]): Promise<void> {
  const { exit_months } = await loanSettingOf(tenant);
  const opened: { loan: number; person: number; day: string; owed: string }[] = [];
  for (const { id, person, book } of await loansOf(tenant, ids)) {
    const { state } = book;
    const last = taken.find((each) => each.id === id);
    if (!state || isOver(state) || state.is_receivable || !last) continue;
    const day = await lastDayOf(tenant, person, addDaysTo(monthSpan(last.month).ends_on, 1));
    if (day !== null) opened.push({ loan: id, person, day, owed: last.carried });
  }
  if (opened.length === 0) return;
  await tenant.query(
    `insert into loan_movement (organization_id, loan_id, employee_id, kind, amount, happened_on, months)
     select $1, loan, person, 'receivable', owed, day, $3 from jsonb_to_recordset($2::jsonb) as m (loan bigint, person bigint, owed numeric, day date)`,
    [tenant.organizationId, JSON.stringify(opened), exit_months],
  );
  await addUpLoans(
    tenant,
    opened.map(({ loan }) => loan),
  );
}

/** What a loan below the market rate spares in a month, as income in kind (cases LN-5 and MC-18): by the balance before its instalment. */
export const loanPerks: PayItemSource = {
  name: loanPerkSource,
  async offer(tenant, month, people) {
    const running = await runningLoans(tenant, month, people, true);
    return running.flatMap((loan) => {
      if (loan.perk_heading === null || loan.market === null) return [];
      const at = atMonth(loan, month.month);
      if (at?.state.month !== month.month || at.state.is_receivable) return [];
      const perk = decimalText(perkOf(at.state.balance, at.state.rate, decimalOf(loan.market)));
      return perk === '0.00'
        ? []
        : [{ id: loan.id, person: loan.person, heading: loan.perk_heading, amount: perk, earned: month.month }];
    });
  },
};
