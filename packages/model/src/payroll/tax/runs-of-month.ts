/** The tax of several runs in one month, such as a festival run and the regular one: the month has one share of the year's tax. */
import { minus, notBelowZero, plus, type Ratio, zero } from '../exact/ratio.ts';
import { type Amounts, taxOfMonth, type TaxMonth } from './monthly.ts';

/** What other runs of the month paid and withheld before. */
export interface EarlierRuns {
  readonly one_offs: Amounts;
  readonly withheld: Ratio;
}

const both = (one: Amounts, other: Amounts): Amounts =>
  Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])].map((key) => [
      key,
      plus(one[key] ?? zero, other[key] ?? zero),
    ]),
  );

/**
 * What the regular run of a month withholds: the share of the month less what other runs withheld.
 * @param month as if the run were the only one; `withheld` is that of earlier months
 */
export const taxOfRegularRun = (month: TaxMonth, earlier: EarlierRuns): Ratio =>
  notBelowZero(minus(taxOfMonth({ ...month, one_offs: both(month.one_offs, earlier.one_offs) }).tds, earlier.withheld));

/**
 * What a run besides the regular one withholds: what its payments add to the share of the month, whichever run comes first.
 * @param month as if the run were the only one; `month.month` is the regular pay of the month, paid already or not
 */
export function taxOfOtherRun(month: TaxMonth, earlier: EarlierRuns): Ratio {
  const without = taxOfMonth({ ...month, one_offs: earlier.one_offs }).tds;
  const with_ = taxOfMonth({ ...month, one_offs: both(month.one_offs, earlier.one_offs) }).tds;
  return notBelowZero(minus(with_, without));
}
