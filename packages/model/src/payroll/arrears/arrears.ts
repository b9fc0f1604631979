/**
 * Arrears: what is due now for a month of the past, less everything that was ever paid for it. One rule for raises, reversals, late
 * joiners and raises that are taken back, so that the order of the decisions does not matter.
 */
import { isZero, minus, plus, type Ratio, zero } from '../../kit/exact/ratio.ts';

/** An amount of a heading for the month in which it was earned, whichever run paid it. @param earned such as `2083-07` */
export interface EarnedAmount {
  readonly earned: string;
  readonly heading: string;
  readonly amount: Ratio;
}

const keyOf = ({ earned, heading }: EarnedAmount): string => `${earned} ${heading}`;

/**
 * Lines of the open run, by month earned and heading; negative where too much was paid.
 * @param due what the touched months come to with the facts of today
 * @param paid all lines ever paid, of these months or others; what is due nothing is not touched
 */
export function arrearsOf(due: readonly EarnedAmount[], paid: readonly EarnedAmount[]): EarnedAmount[] {
  const sums = new Map<string, Ratio>();
  for (const line of paid) sums.set(keyOf(line), plus(sums.get(keyOf(line)) ?? zero, line.amount));
  return due.flatMap((line) => {
    const amount = minus(line.amount, sums.get(keyOf(line)) ?? zero);
    return isZero(amount) ? [] : [{ ...line, amount }];
  });
}
