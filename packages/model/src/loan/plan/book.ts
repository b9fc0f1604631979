/** What a loan has come to by its entries, in the order in which they were recorded. */
import { decimalOf } from '../../kit/exact/decimal.ts';
import { compare, lesser, minus, notBelowZero, plus, type Ratio, sumOf, whole, zero } from '../../kit/exact/ratio.ts';
import { bsMonthOf, monthAfter } from '../../payroll/month/fiscal-month.ts';
import {
  afterExit,
  afterPrepayment,
  afterReceipt,
  afterRow,
  afterSuspension,
  brokenInterest,
  equalInstalment,
  type LoanState,
  openLoan,
  rateDifference,
  reach,
  rowOf,
  withLaterRate,
} from './plan.ts';
import type { LoanTerms } from './terms.ts';

export type LoanMovementKind =
  | 'disbursement'
  | 'imported'
  | 'imported_longer'
  | 'recovery'
  | 'instalment'
  | 'prepayment_shorter'
  | 'prepayment_smaller'
  | 'settlement'
  | 'rate_term'
  | 'rate_instalment'
  | 'suspension'
  | 'suspension_waived'
  | 'receivable'
  | 'guarantor'
  | 'write_off'
  | 'reversal';

/**
 * @param amount a decimal
 * @param interest how much of the amount is interest, where it was stored
 * @param month of an instalment; the first one of a payment or an import; from when another rate holds
 * @param months instalments that are left, of an import; those of the repayment plan of a receivable
 */
export interface LoanLine {
  readonly id: number;
  readonly kind: LoanMovementKind;
  readonly amount: string | null;
  readonly interest: string | null;
  readonly happened_on: string;
  readonly month: string | null;
  readonly months: number | null;
  readonly rate: string | null;
}

/** An entry with what it did. @param month null where no month asked for it */
export interface LoanEntry {
  readonly id: number;
  readonly kind: LoanMovementKind;
  readonly happened_on: string;
  readonly month: string | null;
  readonly opening: Ratio;
  readonly amount: Ratio;
  readonly interest: Ratio;
  readonly principal: Ratio;
  readonly closing: Ratio;
  readonly rate: Ratio | null;
  /** Interest that the month bore by itself, without what earlier months left. */
  readonly own: Ratio;
}

/** @param state undefined before the loan is paid out */
export interface LoanBook {
  readonly entries: readonly LoanEntry[];
  readonly state: LoanState | undefined;
  readonly paid_out: Ratio;
  readonly principal: Ratio;
  readonly interest: Ratio;
  readonly is_written_off: boolean;
}

/** An entry that is taken back counts as if it had not been recorded. */
function inForce(lines: readonly LoanLine[]): LoanLine[] {
  const kept: LoanLine[] = [];
  for (const line of lines) {
    if (line.kind === 'reversal') kept.pop();
    else kept.push(line);
  }
  return kept;
}

const decimal = (text: string | null): Ratio => (text === null ? zero : decimalOf(text));

/** The first month of a loan that is paid out on a day: the one after it, or a later one that was agreed. */
export const firstMonthOf = (day: string, agreed: string | null): string => {
  const next = monthAfter(bsMonthOf(day), 1);
  return agreed !== null && agreed > next ? agreed : next;
};

/** Interest of the month of the payment, as far as the method asks it. */
export const brokenOf = (terms: LoanTerms, amount: Ratio, day: string): Ratio =>
  terms.broken_period === 'none' ? zero : brokenInterest(terms, amount, day);

const nothingLeft = (state: LoanState): LoanState => ({ ...state, balance: zero, carried: zero, flat_left: zero });

interface Step {
  readonly state: LoanState;
  readonly interest: Ratio;
  readonly principal: Ratio;
  readonly own?: Ratio;
}

function open(terms: LoanTerms, granted: Ratio, line: LoanLine): Step {
  const amount = decimal(line.amount);
  const month = line.month ?? firstMonthOf(line.happened_on, null);
  if (line.kind === 'disbursement') {
    const broken = brokenOf(terms, amount, line.happened_on);
    const isKept = terms.broken_period === 'kept_back';
    return {
      state: openLoan(terms, amount, month, isKept ? zero : broken),
      interest: isKept ? broken : zero,
      principal: zero,
    };
  }
  const opened = openLoan({ ...terms, moratorium_months: 0 }, amount, month);
  const rows = line.months ?? terms.term;
  const part =
    terms.kind === 'equal_instalments' && terms.rounding === null
      ? equalInstalment(granted, opened.rate, terms.term)
      : null;
  return {
    state: { ...opened, rows, part, goes_on: line.kind === 'imported_longer' },
    interest: zero,
    principal: zero,
  };
}

/** Months from a month on that were taken, with the interest that they bore by themselves. */
const takenFrom = (entries: readonly LoanEntry[], month: string) =>
  entries.flatMap((entry) =>
    entry.month !== null && entry.month >= month && (entry.kind === 'recovery' || entry.kind === 'instalment')
      ? [{ month: entry.month, opening: entry.opening, own: entry.own }]
      : [],
  );

function stepOf(terms: LoanTerms, before: LoanState, line: LoanLine, entries: readonly LoanEntry[]): Step {
  const amount = decimal(line.amount);
  switch (line.kind) {
    case 'recovery':
    case 'instalment': {
      const state = reach(terms, before, line.month ?? before.month);
      const row = rowOf(terms, state);
      const stored = line.interest === null ? undefined : decimalOf(line.interest);
      const next = afterRow(terms, state, amount, stored);
      // At an exit interest ends within the month: once principal was paid, none of it is left.
      const isExit = stored !== undefined && compare(amount, stored) > 0;
      const after = isExit ? { ...next, carried: zero } : next;
      const principal = minus(plus(state.balance, row.added), after.balance);
      const own = notBelowZero(minus(plus(row.interest, row.added), state.carried));
      return { state: after, interest: minus(amount, principal), principal, own };
    }
    case 'prepayment_shorter':
    case 'prepayment_smaller': {
      const choice = line.kind === 'prepayment_shorter' ? 'shorter' : 'smaller';
      return {
        state: afterPrepayment(terms, before, { amount, day: line.happened_on, choice }),
        interest: zero,
        principal: amount,
      };
    }
    case 'settlement': {
      const { balance } = reach(terms, before, bsMonthOf(line.happened_on));
      return { state: nothingLeft(before), interest: minus(amount, balance), principal: balance };
    }
    case 'write_off':
      return { state: nothingLeft(before), interest: zero, principal: zero };
    case 'rate_term':
    case 'rate_instalment': {
      const rate = decimal(line.rate);
      const choice = line.kind === 'rate_term' ? 'term' : 'instalment';
      const month = line.month ?? before.month;
      const taken = line.month === null ? [] : takenFrom(entries, line.month);
      const carried = plus(before.carried, rateDifference(terms, taken, rate));
      const state = withLaterRate(terms, { ...before, carried }, { month, rate, choice });
      return { state, interest: zero, principal: zero };
    }
    case 'suspension':
    case 'suspension_waived':
      return {
        state: afterSuspension(
          terms,
          line.month === null ? before : reach(terms, before, line.month),
          line.kind === 'suspension_waived',
        ),
        interest: zero,
        principal: zero,
      };
    case 'receivable':
      return {
        state: afterExit(before, amount, line.happened_on, line.months ?? 1),
        interest: zero,
        principal: zero,
      };
    case 'guarantor': {
      const interest = lesser(amount, before.carried);
      return { state: afterReceipt(before, amount), interest, principal: minus(amount, interest) };
    }
    case 'disbursement':
    case 'imported':
    case 'imported_longer':
    case 'reversal':
      return { state: before, interest: zero, principal: zero };
  }
}

/**
 * @param granted the amount of the loan, which an import may have repaid in part
 * @param lines all entries of a loan, in the order of recording
 */
export function bookOf(terms: LoanTerms, granted: Ratio, lines: readonly LoanLine[]): LoanBook {
  const entries: LoanEntry[] = [];
  let state: LoanState | undefined;
  let isWrittenOff = false;
  for (const line of inForce(lines)) {
    const opening = state?.balance ?? zero;
    const done = state === undefined ? open(terms, granted, line) : stepOf(terms, state, line, entries);
    ({ state } = done);
    isWrittenOff = line.kind === 'write_off';
    const rate = line.rate === null ? null : decimalOf(line.rate);
    const { id, kind, happened_on, month } = line;
    const { interest, principal, own = zero } = done;
    entries.push({
      id,
      kind,
      happened_on,
      month,
      opening,
      amount: decimal(line.amount),
      interest,
      principal,
      closing: state.balance,
      rate,
      own,
    });
  }
  const opening = entries[0];
  return {
    entries,
    state,
    paid_out: opening?.amount ?? zero,
    principal: sumOf(entries.map((each) => each.principal)),
    interest: sumOf(entries.map((each) => each.interest)),
    is_written_off: isWrittenOff,
  };
}

const roundings = { none: null, rupee: whole(1), ten: whole(10), hundred: whole(100) } as const;

/** What a loan record holds of its terms. Decimals are texts. */
export interface StoredTerms extends Omit<LoanTerms, 'rate' | 'rounding' | 'term'> {
  readonly rate: string;
  readonly rounding: keyof typeof roundings;
  readonly term: number;
}

export const termsOf = ({ rate, rounding, ...terms }: StoredTerms): LoanTerms => ({
  ...terms,
  rate: decimalOf(rate),
  rounding: roundings[rounding],
});
