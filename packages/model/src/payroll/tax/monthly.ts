/** Tax withheld in a month: a projection of the year, divided by the months that are left. Months count by their fiscal index. */
import { lesser, minus, notBelowZero, over, plus, type Ratio, whole, zero } from '../../kit/exact/ratio.ts';
import { paisa, rounded } from '../../kit/exact/rounding.ts';
import type { TaxLaw } from '../law/law.ts';
import { type TaxFacts, type TaxOfYear, taxOfYear } from './year.ts';

/** Amounts by the inputs of the tax law: `income`, `retirement`. */
export type Amounts = Readonly<Record<string, Ratio>>;

/**
 * How one-offs are taxed. `spread`: over the months left. `marginal`: the tax that they cause is withheld at once. `forecast`: as spread,
 * with those of later months known from the beginning.
 */
export type TdsMethod = 'spread' | 'marginal' | 'forecast';

export interface TaxMonth {
  readonly law: TaxLaw;
  /** Declarations of the year and facts of the person; amounts of pay are added to them. */
  readonly facts: TaxFacts;
  /** From 1, the first month of the tax year, to 12. */
  readonly fiscal_index: number;
  /** The last month that is paid: 12, or that of a known end. A month after it counts as the last one itself. */
  readonly last_index: number;
  /** What was paid earlier in the tax year, by other employers too. */
  readonly before: Amounts;
  /** Tax withheld earlier in the tax year, by other employers too. */
  readonly withheld: Ratio;
  /** Regular pay of this month as it is, reduced by unpaid days. */
  readonly month: Amounts;
  /** Regular pay of a whole later month. */
  readonly level: Amounts;
  /** Regular pay of later months until one of them, which is paid besides; absent: none. */
  readonly until?: readonly { readonly last_index: number; readonly level: Amounts }[];
  readonly one_offs: Amounts;
  /** One-offs of later months that are known; read by `forecast`. */
  readonly later_one_offs: Amounts;
  readonly method: TdsMethod;
  /** What the tax is rounded to; in the last month of the year it is the paisa, so that the year ends exactly. */
  readonly step: Ratio;
}

/** The projection sheet of a month. */
export interface TaxOfMonth {
  readonly months_left: number;
  readonly projected: Amounts;
  /** Regular pay of each later month, in their order. */
  readonly later: readonly Amounts[];
  readonly year: TaxOfYear;
  /** Never below 0: payroll does not pay tax back. */
  readonly tds: Ratio;
  /** What of it the one-offs of this month cause at once; 0 but for `marginal`. Before rounding. */
  readonly at_once: Ratio;
  /** What was withheld above the tax of the projected year. */
  readonly excess: Ratio;
}

const added = (...all: readonly Amounts[]): Amounts => {
  const sum: Record<string, Ratio> = {};
  for (const amounts of all)
    for (const [key, amount] of Object.entries(amounts)) sum[key] = plus(sum[key] ?? zero, amount);
  return sum;
};
/** Months after this one, as far as they are paid. */
const laterMonths = ({ fiscal_index, last_index, level, until = [] }: TaxMonth): Amounts[] =>
  Array.from({ length: monthsLeft(fiscal_index, last_index) - 1 }, (_, index) =>
    added(level, ...until.flatMap((each) => (fiscal_index + index < each.last_index ? [each.level] : []))),
  );

/** Declared amounts and those of pay are one input of the law where they have one name. */
function withAmounts(facts: TaxFacts, amounts: Amounts): TaxFacts {
  const declared = Object.fromEntries(
    Object.entries(facts).flatMap(([key, fact]) => (typeof fact === 'object' ? [[key, fact] as const] : [])),
  );
  return { ...facts, ...added(declared, amounts) };
}

/** Months left, this one included; at least 1. @example monthsLeft(9, 12) // 4 */
export const monthsLeft = (fiscalIndex: number, lastIndex = 12): number => Math.max(1, lastIndex - fiscalIndex + 1);

/** The tax of a month, with its projection. A pure function of its facts. */
export function taxOfMonth(month: TaxMonth): TaxOfMonth {
  const { law, facts, withheld, method } = month;
  const months_left = monthsLeft(month.fiscal_index, month.last_index);
  const later = laterMonths(month);
  const regular = added(month.before, month.month, ...later);
  const known = method === 'forecast' ? month.later_one_offs : {};
  const projected = added(regular, month.one_offs, known);
  const year = taxOfYear(law, withAmounts(facts, projected));
  const owed = notBelowZero(minus(year.tax, withheld));
  const share = (tax: Ratio): Ratio => over(notBelowZero(minus(tax, withheld)), whole(months_left));
  const without = method === 'marginal' ? taxOfYear(law, withAmounts(facts, regular)) : year;
  const at_once = notBelowZero(minus(year.tax, without.tax));
  const exact = lesser(plus(share(without.tax), at_once), owed);
  return {
    months_left,
    projected,
    later,
    year,
    tds: lesser(rounded(exact, months_left === 1 ? paisa : month.step), owed),
    at_once,
    excess: notBelowZero(minus(withheld, year.tax)),
  };
}

/**
 * The part of a month's tax that has a revenue code of its own, as the first band has.
 * @param withheldPortion what was withheld under that code earlier in the year
 */
export function portionOfMonth({ year, months_left, tds }: TaxOfMonth, withheldPortion: Ratio): Ratio {
  const left = notBelowZero(minus(year.portion?.tax ?? zero, withheldPortion));
  return lesser(rounded(over(left, whole(months_left))), tds);
}
