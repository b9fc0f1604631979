/** A heading over the segments of a month: computed exactly, rounded once, then divided among the segments. */
import {
  compare,
  isZero,
  lesser,
  minus,
  notBelowZero,
  one,
  over,
  type Ratio,
  sumOf,
  times,
  zero,
} from '../../kit/exact/ratio.ts';
import { paisa, rounded } from '../../kit/exact/rounding.ts';
import { divided } from '../../kit/exact/shares.ts';

/**
 * What a day is worth.
 * @param month days of the whole month, in the measure of the segments: calendar days, or the working days of the package
 * @param divisor the same for the bases month and package; a fixed number such as 30 for the basis fixed
 */
export interface DayBasis {
  readonly month: Ratio;
  readonly divisor: Ratio;
}

/** The two switches of a heading; they are independent. */
export interface Reductions {
  /** Reduced in the months of joining and leaving. */
  readonly by_joining: boolean;
  readonly by_unpaid_days: boolean;
}

/**
 * @param days days of employment, in the measure of the basis
 * @param unpaid unpaid days among them; parts of days count
 * @param amount the heading for a whole month at the rate of this segment; not below 0, since the type of a heading gives the sign
 */
export interface SegmentPay {
  readonly days: Ratio;
  readonly unpaid: Ratio;
  readonly amount: Ratio;
}

/** @param parts what of the amount belongs to each segment; they add up to it */
export interface ProratedHeading {
  readonly exact: Ratio;
  readonly amount: Ratio;
  readonly parts: readonly Ratio[];
}

/** The share of a month that a segment is paid for, before unpaid days. A whole month is 1, whatever the divisor. */
function employedShare(days: Ratio, employed: Ratio, { month, divisor }: DayBasis, byJoining: boolean): Ratio {
  const isWhole = !byJoining || compare(employed, month) >= 0;
  const all = isWhole ? one : lesser(one, over(employed, divisor));
  return times(all, over(days, employed));
}

/** An unpaid day costs the rate of its own day; a segment that is unpaid throughout pays nothing, whatever the divisor. */
function paidShare({ days, unpaid }: SegmentPay, employed: Ratio, basis: DayBasis, reductions: Reductions): Ratio {
  const share = employedShare(days, employed, basis, reductions.by_joining);
  if (!reductions.by_unpaid_days) return share;
  return compare(unpaid, days) >= 0 ? zero : notBelowZero(minus(share, over(unpaid, basis.divisor)));
}

/**
 * The amount of a heading in a month of segments [PC-2, PC-3, PC-4].
 * @throws {RangeError} where a segment has a negative amount
 * @throws {DivisionByZero} where the divisor is 0 and days are counted by it
 */
export function prorated(segments: readonly SegmentPay[], basis: DayBasis, reductions: Reductions): ProratedHeading {
  const employed = sumOf(segments.map(({ days }) => days));
  if (isZero(employed)) return { exact: zero, amount: zero, parts: segments.map(() => zero) };
  const exactParts = segments.map((segment) => times(segment.amount, paidShare(segment, employed, basis, reductions)));
  const exact = sumOf(exactParts);
  const amount = rounded(exact, paisa);
  if (segments.length === 1) return { exact, amount, parts: [amount] };
  return { exact, amount, parts: isZero(exact) ? segments.map(() => zero) : divided(amount, exactParts) };
}
