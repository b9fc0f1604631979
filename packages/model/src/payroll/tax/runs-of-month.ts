/** The tax of several runs in one month, such as a festival run and the regular one: the month has one share of the year's tax. */
import { lesser, minus, notBelowZero, plus, type Ratio, zero } from '../../kit/exact/ratio.ts';
import { type Amounts, portionOfMonth, taxOfMonth, type TaxMonth, type TaxOfMonth } from './monthly.ts';

/** What other runs of the month paid and withheld before. */
export interface EarlierRuns {
  readonly one_offs: Amounts;
  readonly withheld: Ratio;
  /** What of it is under the code of the first band. */
  readonly withheld_portion: Ratio;
}

export const noEarlierRuns: EarlierRuns = { one_offs: {}, withheld: zero, withheld_portion: zero };

const both = (one: Amounts, other: Amounts): Amounts =>
  Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])].map((key) => [
      key,
      plus(one[key] ?? zero, other[key] ?? zero),
    ]),
  );

/** The tax of one run: the sheet of the month with what this run withholds of it, and its part under the code of the first band. */
export interface TaxOfRun {
  readonly tax: TaxOfMonth;
  readonly portion: Ratio;
}

/**
 * What the regular run of a month withholds: the share of the month less what other runs withheld.
 * @param month as if the run were the only one; `withheld` is that of earlier months
 * @param withheldPortion what was withheld in earlier months under the code of the first band
 */
export function taxOfRegularRun(month: TaxMonth, withheldPortion: Ratio, earlier: EarlierRuns): TaxOfRun {
  const whole = taxOfMonth({ ...month, one_offs: both(month.one_offs, earlier.one_offs) });
  const tds = notBelowZero(minus(whole.tds, earlier.withheld));
  const portion = notBelowZero(minus(portionOfMonth(whole, withheldPortion), earlier.withheld_portion));
  return { tax: { ...whole, tds }, portion: lesser(portion, tds) };
}

/**
 * What a run besides the regular one withholds: what its payments add to the share of the month, whichever run comes first.
 * @param month as if the run were the only one; `month.month` is the regular pay of the month, paid already or not
 */
export function taxOfOtherRun(month: TaxMonth, withheldPortion: Ratio, earlier: EarlierRuns): TaxOfRun {
  const without = taxOfMonth({ ...month, one_offs: earlier.one_offs });
  const with_ = taxOfMonth({ ...month, one_offs: both(month.one_offs, earlier.one_offs) });
  const tds = notBelowZero(minus(with_.tds, without.tds));
  const portion = notBelowZero(minus(portionOfMonth(with_, withheldPortion), portionOfMonth(without, withheldPortion)));
  return { tax: { ...with_, tds }, portion: lesser(portion, tds) };
}
