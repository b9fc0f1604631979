/** The months of a loan. Every printed amount is rounded once to the paisa, and the balance is that of the printed amounts. */
import { daysInBsMonth } from 'date-bs';
import { bsDayOf, monthAfter } from '../../payroll/month/fiscal-month.ts';
import {
  compare,
  isZero,
  lesser,
  minus,
  notBelowZero,
  over,
  plus,
  ratio,
  type Ratio,
  sumOf,
  times,
  whole,
  zero,
} from '../../kit/exact/ratio.ts';
import { rounded } from '../../kit/exact/rounding.ts';
import type { LoanTerms } from './terms.ts';

/** No loan of employees runs longer. */
export const mostLoanMonths = 480;

/** @param days of `month` on which the amount was still lent */
interface Prepaid {
  readonly amount: Ratio;
  readonly month: string;
  readonly days: number;
}

/** Another rate from a later month on, which keeps the months of the loan or its instalment. */
interface LaterRate {
  readonly month: string;
  readonly rate: Ratio;
  readonly choice: RateChoice;
}

/**
 * A loan between two of its months.
 * @param month the next one, `bs:2083-08`
 * @param rows instalments of the agreement that are left
 * @param moratorium_months months without principal that are left
 * @param part what an instalment asks: with its interest for equal instalments, without it for other kinds; null: it follows from the balance
 * @param behind principal that earlier months asked and could not take
 * @param carried interest of earlier months that is due with the next one and bears none
 * @param prepaid amounts that were paid back before a month asked for them, which bear interest until their day
 * @param flat_left interest of a flat loan that no month has asked
 * @param goes_on months follow after the term until all is paid
 * @param rates that hold from later months on, the next one first
 * @param is_receivable the borrower has left: what is owed bears no interest and is repaid by a plan of its own
 */
export interface LoanState {
  readonly month: string;
  readonly balance: Ratio;
  readonly rate: Ratio;
  readonly rows: number;
  readonly moratorium_months: number;
  readonly part: Ratio | null;
  readonly behind: Ratio;
  readonly carried: Ratio;
  readonly prepaid: readonly Prepaid[];
  readonly flat_left: Ratio;
  readonly flat_part: Ratio;
  readonly goes_on: boolean;
  readonly rates: readonly LaterRate[];
  readonly is_receivable: boolean;
}

/** What a month asks. @param added interest that is added to the loan in place of being asked */
export interface LoanRow {
  readonly month: string;
  readonly opening: Ratio;
  readonly interest: Ratio;
  readonly principal: Ratio;
  readonly amount: Ratio;
  readonly added: Ratio;
  readonly closing: Ratio;
}

const sameOrLess = (a: Ratio, b: Ratio): boolean => compare(a, b) <= 0;
const daysOf = (month: string): number => daysInBsMonth(Number(month.slice(3, 7)), Number(month.slice(8)));

/** The part of a yearly rate that a month bears. */
const monthRate = ({ day_count }: LoanTerms, rate: Ratio, month: string): Ratio =>
  day_count === 'month' ? over(rate, whole(1200)) : over(times(rate, whole(daysOf(month))), whole(36_500));

/** Interest of some days of a month, not rounded. */
const interestOfDays = (terms: LoanTerms, rate: Ratio, amount: Ratio, month: string, days: number): Ratio =>
  times(times(amount, monthRate(terms, rate, month)), ratio(BigInt(days), BigInt(daysOf(month))));

/**
 * The equal instalment of a balance, P·r·(1+r)ⁿ ÷ ((1+r)ⁿ − 1) with a twelfth of the yearly rate, to the paisa.
 * Powers are whole numbers, so that nothing is rounded on the way.
 */
export function equalInstalment(balance: Ratio, rate: Ratio, count: number): Ratio {
  if (isZero(rate)) return rounded(over(balance, whole(count)));
  const { n: p, d: q } = over(rate, whole(1200));
  const grown = (q + p) ** BigInt(count);
  // Not reduced before it is whole: these numbers have hundreds of digits.
  return rounded({ n: balance.n * p * grown, d: balance.d * q * (grown - q ** BigInt(count)) });
}

const roundedUp = (amount: Ratio, rounding: Ratio | null): Ratio =>
  rounding === null ? amount : rounded(amount, rounding, 'up');

/** What instalments ask from a state on. */
function partOf(terms: LoanTerms, state: Pick<LoanState, 'balance' | 'rate' | 'rows' | 'flat_part'>): Ratio {
  const { balance, rate, rows, flat_part } = state;
  const count = Math.max(rows, 1);
  if (terms.kind === 'equal_instalments') return roundedUp(equalInstalment(balance, rate, count), terms.rounding);
  const equal = rounded(over(balance, whole(count)));
  if (terms.kind === 'flat') return minus(roundedUp(plus(equal, flat_part), terms.rounding), flat_part);
  return terms.kind === 'interest_free' ? roundedUp(equal, terms.rounding) : equal;
}

/** Interest of a flat loan for so many instalments, and of each. */
function flatInterest({ kind }: LoanTerms, balance: Ratio, rate: Ratio, rows: number) {
  if (kind !== 'flat') return { flat_left: zero, flat_part: zero };
  const flat_left = rounded(over(times(times(balance, rate), whole(rows)), whole(1200)));
  return { flat_left, flat_part: rounded(over(flat_left, whole(rows))) };
}

/**
 * A loan before its first month.
 * @param balance what was paid out
 * @param carried interest that is due with the first month
 */
export function openLoan(terms: LoanTerms, balance: Ratio, month: string, carried: Ratio = zero): LoanState {
  const rows = terms.moratorium === 'within_term' ? Math.max(terms.term - terms.moratorium_months, 1) : terms.term;
  const rate = terms.kind === 'interest_free' ? zero : terms.rate;
  return {
    month,
    balance,
    rate,
    rows,
    moratorium_months: terms.moratorium_months,
    part: null,
    behind: zero,
    carried,
    prepaid: [],
    goes_on: false,
    rates: [],
    is_receivable: false,
    ...flatInterest(terms, balance, rate, rows),
  };
}

/**
 * Interest from the day of a payment until the end of its month, to the paisa.
 * @param day AD ISO; it counts
 */
export function brokenInterest(terms: LoanTerms, amount: Ratio, day: string): Ratio {
  const { month, day: of } = bsDayOf(day);
  const rate = terms.kind === 'interest_free' ? zero : terms.rate;
  return rounded(interestOfDays(terms, rate, amount, month, daysOf(month) - of + 1));
}

/** Interest of the first days of the next month, not rounded: of the balance, and of what was paid back later than they are. */
function interestUntil(terms: LoanTerms, { balance, rate, month, prepaid }: LoanState, days: number): Ratio {
  const lent = prepaid.flatMap((each) => {
    const until = each.month > month ? days : each.month === month ? Math.min(each.days, days) : 0;
    return until === 0 ? [] : [interestOfDays(terms, rate, each.amount, month, until)];
  });
  return sumOf([interestOfDays(terms, rate, balance, month, days), ...lent]);
}

/** Interest that the next month bears by itself. */
function ownInterest(terms: LoanTerms, state: LoanState, isLast: boolean): Ratio {
  const { balance, rate, month, prepaid, flat_left, flat_part, moratorium_months } = state;
  if (terms.kind === 'flat' && moratorium_months === 0) return isLast ? flat_left : lesser(flat_part, flat_left);
  // A twelfth of the year needs no days, which the calendar may not know so far ahead.
  if (prepaid.length === 0) return rounded(times(balance, monthRate(terms, rate, month)));
  return rounded(interestUntil(terms, state, daysOf(month)));
}

/** What the next month of a loan asks. */
export function rowOf(terms: LoanTerms, state: LoanState): LoanRow {
  const { month, balance, carried, behind } = state;
  if (state.moratorium_months > 0) {
    const own = ownInterest(terms, state, false);
    const isAdded = terms.moratorium === 'capitalize';
    const interest = isAdded ? zero : plus(carried, own);
    const added = isAdded ? plus(carried, own) : zero;
    return {
      month,
      opening: balance,
      interest,
      principal: zero,
      amount: interest,
      added,
      closing: plus(balance, added),
    };
  }
  const part = state.part ?? partOf(terms, state);
  const isOfAgreement = state.rows <= 1 && !state.goes_on;
  const own = ownInterest(terms, state, isOfAgreement);
  const wanted = notBelowZero(plus(behind, terms.kind === 'equal_instalments' ? minus(part, own) : part));
  const isLast = isOfAgreement || sameOrLess(balance, wanted);
  const principal = isLast ? balance : wanted;
  const last = isLast && terms.settlement === 'whole' ? ownInterest(terms, state, true) : own;
  const interest = plus(carried, last);
  const amount = plus(principal, interest);
  return { month, opening: balance, interest, principal, amount, added: zero, closing: minus(balance, principal) };
}

/**
 * A loan after its next month.
 * @param paid what was taken of what the month asks; interest comes first
 * @param interest how much of it was interest, where it was stored
 */
export function afterRow(terms: LoanTerms, state: LoanState, paid: Ratio, interest?: Ratio): LoanState {
  const row = rowOf(terms, state);
  const paidInterest = interest ?? lesser(paid, row.interest);
  const principal = minus(paid, paidInterest);
  const unpaid = notBelowZero(minus(row.principal, principal));
  const isShort = !isZero(unpaid) || compare(paidInterest, row.interest) < 0;
  const isMoratorium = state.moratorium_months > 0;
  const flatAsked = terms.kind === 'flat' && !isMoratorium ? notBelowZero(minus(row.interest, state.carried)) : zero;
  return withRates(terms, {
    ...state,
    month: monthAfter(state.month, 1),
    balance: notBelowZero(minus(plus(state.balance, row.added), principal)),
    rows: isMoratorium ? state.rows : Math.max(state.rows - 1, 0),
    moratorium_months: Math.max(state.moratorium_months - 1, 0),
    part: isMoratorium ? state.part : (state.part ?? partOf(terms, state)),
    behind: terms.shortfall === 'catch_up' ? unpaid : zero,
    carried: notBelowZero(minus(row.interest, paidInterest)),
    prepaid: state.prepaid.filter((each) => each.month > state.month),
    flat_left: notBelowZero(minus(state.flat_left, flatAsked)),
    goes_on: state.goes_on || (!isMoratorium && isShort && (terms.shortfall === 'extend' || state.rows <= 1)),
  });
}

/** A month that asks nothing, because the employee is not paid. Its interest is due with the next month, or waived. */
export function afterSuspension(terms: LoanTerms, state: LoanState, isWaived = false): LoanState {
  // Interest of a flat loan is that of its instalments, so that a month without one adds none.
  const own = isWaived || terms.kind === 'flat' ? zero : ownInterest(terms, state, false);
  const { month, carried } = state;
  const prepaid = state.prepaid.filter((each) => each.month > month);
  return withRates(terms, { ...state, month: monthAfter(month, 1), carried: plus(carried, own), prepaid });
}

/** A loan at a month: months before it that took nothing are short by all that they asked. */
export function reach(terms: LoanTerms, state: LoanState, month: string): LoanState {
  let at = state;
  while (at.month < month && !isOver(at)) at = afterRow(terms, at, zero);
  return at;
}

export const isOver = ({ balance, carried }: LoanState): boolean => isZero(balance) && isZero(carried);

export type PrepaymentChoice = 'shorter' | 'smaller';

/** A loan after an amount was paid back on top of what months ask. `shorter` keeps the instalment, `smaller` keeps the months. */
export function afterPrepayment(
  terms: LoanTerms,
  state: LoanState,
  { amount, day, choice }: { readonly amount: Ratio; readonly day: string; readonly choice: PrepaymentChoice },
): LoanState {
  const part =
    choice === 'shorter' ? (state.part ?? (state.moratorium_months > 0 ? null : partOf(terms, state))) : null;
  const { month, day: of } = bsDayOf(day);
  const isLent = terms.kind !== 'flat' && month >= state.month;
  const prepaid = isLent ? [...state.prepaid, { amount, month, days: of - 1 }] : state.prepaid;
  return { ...state, balance: notBelowZero(minus(state.balance, amount)), prepaid, part };
}

export type RateChoice = 'term' | 'instalment';

/** A loan at its next month with the rates that hold from it on. */
function withRates(terms: LoanTerms, state: LoanState): LoanState {
  const [next, ...later] = state.rates;
  if (!next || next.month > state.month) return state;
  return withRates(terms, afterRateChange(terms, { ...state, rates: later }, next.rate, next.choice));
}

/** A loan that gets another rate from a month on, which may be its next one or a later one. */
export const withLaterRate = (terms: LoanTerms, state: LoanState, rate: LaterRate): LoanState =>
  withRates(terms, {
    ...state,
    rates: [...state.rates, rate].toSorted((one, other) =>
      one.month < other.month ? -1 : one.month > other.month ? 1 : 0,
    ),
  });

/** A loan with another rate from its next month on, which keeps its months or its instalment. */
export function afterRateChange(terms: LoanTerms, state: LoanState, rate: Ratio, choice: RateChoice): LoanState {
  if (terms.kind === 'flat') {
    const flat_left = rounded(over(times(state.flat_left, rate), state.rate));
    return { ...state, rate, flat_left, flat_part: rounded(over(flat_left, whole(Math.max(state.rows, 1)))) };
  }
  const keepsPart = choice === 'instalment' && terms.kind === 'equal_instalments' && state.moratorium_months === 0;
  return {
    ...state,
    rate,
    part: keepsPart ? (state.part ?? partOf(terms, state)) : null,
    goes_on: state.goes_on || keepsPart,
  };
}

/** What a rate that is dated back adds to months that were taken: on the balances that were paid on, to the paisa each. Negative where it falls. */
export const rateDifference = (
  terms: LoanTerms,
  taken: readonly { readonly month: string; readonly opening: Ratio; readonly own: Ratio }[],
  rate: Ratio,
): Ratio =>
  taken.reduce(
    (sum, { month, opening, own }) =>
      plus(sum, minus(rounded(interestOfDays(terms, rate, opening, month, daysOf(month))), own)),
    zero,
  );

/**
 * What closes a loan on a day: the principal, and interest until the day.
 * @param counts whether interest runs for the day itself, as for the last day of an employment
 */
export function settlementOf(
  terms: LoanTerms,
  state: LoanState,
  day: string,
  counts = false,
): { readonly principal: Ratio; readonly interest: Ratio } {
  const { month, day: of } = bsDayOf(day);
  const at = reach(terms, state, month);
  if (terms.kind === 'flat') {
    const own = terms.settlement === 'whole' ? at.flat_left : zero;
    return { principal: at.balance, interest: plus(at.carried, own) };
  }
  const days = month < at.month ? 0 : of - (counts ? 0 : 1);
  return { principal: at.balance, interest: plus(at.carried, rounded(interestUntil(terms, at, days))) };
}

/** What a leaver owes at the end of their last day. */
export function owedAtExit(terms: LoanTerms, state: LoanState, lastDay: string): Ratio {
  const { principal, interest } = settlementOf(terms, state, lastDay, true);
  return plus(principal, interest);
}

/** All that is owed of a loan between two months. */
export const owedOf = ({ balance, carried }: LoanState): Ratio => plus(balance, carried);

/**
 * What a leaver still owes, as a receivable without interest that is repaid in equal months (case MC-15).
 * @param owed the balance, with interest until the end of the last day
 * @param lastDay of the employment, AD ISO
 * @param months of the repayment plan
 */
export function afterExit(state: LoanState, owed: Ratio, lastDay: string, months: number): LoanState {
  const next = monthAfter(bsDayOf(lastDay).month, 1);
  return {
    ...state,
    month: state.month > next ? state.month : next,
    carried: notBelowZero(minus(owed, state.balance)),
    rate: zero,
    rows: months,
    moratorium_months: 0,
    part: null,
    behind: zero,
    prepaid: [],
    flat_left: zero,
    flat_part: zero,
    goes_on: false,
    rates: [],
    is_receivable: true,
  };
}

/** What an amount that no month asks for repays of a receivable: interest first. */
export function afterReceipt(state: LoanState, amount: Ratio): LoanState {
  const interest = lesser(amount, state.carried);
  return {
    ...state,
    carried: minus(state.carried, interest),
    balance: notBelowZero(minus(state.balance, minus(amount, interest))),
    part: null,
    behind: zero,
  };
}

/** Whether the instalment is not above the interest of a month, now or from a later rate on, so that the loan would never end. */
export function neverEnds(terms: LoanTerms, state: LoanState): boolean {
  if (terms.kind !== 'equal_instalments') return false;
  let at = state;
  for (const { month } of [{ month: state.month }, ...state.rates]) {
    while (at.month < month && !isOver(at)) at = afterRow(terms, at, rowOf(terms, at).amount);
    if (isOver(at)) return false;
    if (at.part !== null && sameOrLess(at.part, ownInterest(terms, { ...at, moratorium_months: 0 }, false)))
      return true;
  }
  return false;
}

/** All months that a loan has left, as long as each takes what it asks. */
export function rowsOf(terms: LoanTerms, state: LoanState): LoanRow[] {
  const rows: LoanRow[] = [];
  for (let at = state; !isOver(at) && rows.length < mostLoanMonths;) {
    const row = rowOf(terms, at);
    rows.push(row);
    at = afterRow(terms, at, row.amount);
  }
  return rows;
}

/** What a loan below the market rate spares in a month: income in kind (case MC-18). @param market percent a year */
export const perkOf = (opening: Ratio, rate: Ratio, market: Ratio): Ratio =>
  rounded(over(times(opening, notBelowZero(minus(market, rate))), whole(1200)));
