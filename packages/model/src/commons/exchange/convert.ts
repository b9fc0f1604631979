/** Amounts of other currencies in the organization's own. */
import type { Amount } from '../../kit/currencies.ts';
import { addDaysTo } from '../../kit/period.ts';
import { decimalOf, decimalText } from '../../kit/exact/decimal.ts';
import { over, plus, times, whole } from '../../kit/exact/ratio.ts';

/** A rate as it was quoted on a day. Rates are decimals of the organization's currency for `unit` of the other one. */
export interface QuotedRate {
  /** AD ISO. */
  readonly valid_on: string;
  readonly unit: number;
  readonly buying: string;
  readonly selling: string;
}

/** The rate by which amounts are converted, with the day of which it is. */
export interface AppliedRate {
  readonly rated_on: string;
  readonly unit: number;
  /** A decimal with four places. */
  readonly rate: string;
}

export type RateUsed = 'selling' | 'buying' | 'middle';

/**
 * The rate that is used of a quotation.
 * @example appliedRate({ valid_on: '2026-10-30', unit: 1, buying: '133.10', selling: '133.70' }, 'middle').rate // '133.4000'
 */
export function appliedRate({ valid_on, unit, buying, selling }: QuotedRate, used: RateUsed): AppliedRate {
  const rate =
    used === 'middle'
      ? over(plus(decimalOf(buying), decimalOf(selling)), whole(2))
      : decimalOf(used === 'buying' ? buying : selling);
  return { rated_on: valid_on, unit, rate: decimalText(rate, 4) };
}

/** Whether a rate may still be used on a day. @param greatest_age days, 0: its own day alone */
export const isFresh = (rated_on: string, day: string, greatest_age: number): boolean =>
  rated_on <= day && rated_on >= addDaysTo(day, -greatest_age);

/**
 * An amount in the organization's currency, rounded once, half away from zero.
 * @example converted({ currency: 'INR', amount: '3200.00' }, { rated_on: '2026-10-30', unit: 100, rate: '160.0000' }) // '5120.00'
 */
export const converted = ({ amount }: Amount, { rate, unit }: AppliedRate): string =>
  decimalText(over(times(decimalOf(amount), decimalOf(rate)), whole(unit)));
