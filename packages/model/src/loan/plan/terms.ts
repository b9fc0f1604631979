/** What a loan is agreed on: how its interest runs, and when it is paid back. Methods of organizations choose among these readings. */
import type { Ratio } from '../../kit/exact/ratio.ts';

export const loanKinds = ['equal_instalments', 'fixed_principal', 'flat', 'interest_free'] as const;
/**
 * `equal_instalments`: interest on what is left, every month asks the same. `fixed_principal`: interest on what is left, on top of equal parts.
 * `flat`: interest on the amount paid out, over the whole term.
 */
export type LoanKind = (typeof loanKinds)[number];

export const dayCounts = ['month', 'days'] as const;
/** A month has a twelfth of the yearly rate, or its days of 365. */
export type DayCount = (typeof dayCounts)[number];

export const moratoriumReadings = ['within_term', 'extend', 'capitalize'] as const;
/** Months without principal: part of the term, before it, or before it with their interest added to the loan. */
export type MoratoriumReading = (typeof moratoriumReadings)[number];

export const shortfallReadings = ['catch_up', 'extend'] as const;
/** What a month could not bear is asked with the next one, or in months after the last one. */
export type ShortfallReading = (typeof shortfallReadings)[number];

export const brokenPeriods = ['none', 'first_instalment', 'kept_back'] as const;
/** Interest from the day of the payment until the end of its month. */
export type BrokenPeriod = (typeof brokenPeriods)[number];

export const settlementReadings = ['to_the_day', 'whole'] as const;
/** What an early settlement of a flat loan asks for interest of months to come: nothing, or all of it. */
export type SettlementReading = (typeof settlementReadings)[number];

export const unpaidMonthReadings = ['moved', 'waived', 'due'] as const;
/** What becomes of a month without pay [PC-40]: it moves behind the others with its interest added or waived, or is due as a shortfall. */
export type UnpaidMonthReading = (typeof unpaidMonthReadings)[number];

/**
 * @param rate percent a year
 * @param term instalments, 1 or more
 * @param rounding instalments are rounded up to a multiple of it; null: they are rounded to the paisa
 * @param moratorium_months months without principal before the first instalment
 */
export interface LoanTerms {
  readonly kind: LoanKind;
  readonly rate: Ratio;
  readonly term: number;
  readonly day_count: DayCount;
  readonly rounding: Ratio | null;
  readonly moratorium_months: number;
  readonly moratorium: MoratoriumReading;
  readonly shortfall: ShortfallReading;
  readonly broken_period: BrokenPeriod;
  readonly settlement: SettlementReading;
  readonly unpaid_month: UnpaidMonthReading;
}
