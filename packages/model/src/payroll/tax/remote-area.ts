/**
 * The remote area of a tax year in which its category changes (Income Tax Rules 2059 rule 38). The law was not read for a part of a year, so that
 * the reading is a setting: limits by months, or the highest limit for the year [PC-69].
 */
import { decimalOf } from '../../kit/exact/decimal.ts';
import { greater, lesser, over, plus, type Ratio, sumOf, times, whole, zero } from '../../kit/exact/ratio.ts';
import type { TaxLaw } from '../law/law.ts';
import type { TaxFacts } from './year.ts';

/** The fact by which the law finds the limit of a category. */
const categoryFact = 'remote';

export interface RemoteArea {
  readonly reading: 'months' | 'highest';
  /** The category of each month of the tax year, from the first; null outside of remote areas. */
  readonly categories: readonly (string | null)[];
  /** Allowance that was paid in earlier months, by category; rupees. */
  readonly paid: ReadonlyMap<string, Ratio>;
}

/** The allowance of a month and of each whole later month; null where no heading of the package is one. */
export interface RemoteAllowance {
  readonly fiscal_index: number;
  readonly last_index: number;
  readonly month: Ratio;
  readonly level: Ratio;
}

/** @param limit by months, or whole where the highest limit counts @param allowance null where none is known */
export interface RemotePart {
  readonly category: string;
  readonly months: number;
  readonly limit: Ratio;
  readonly allowance: Ratio | null;
}

const limitsOf = ({ deductions }: TaxLaw): Readonly<Record<string, string>> =>
  deductions
    .map(({ value: { base } }) => base.of)
    .flatMap((of) => ('by' in of && of.by === categoryFact ? [of.amounts] : []))[0] ?? {};

/** Each category of the year, in the order of its months. */
export function remoteParts(
  law: TaxLaw,
  { reading, categories, paid }: RemoteArea,
  allowance: RemoteAllowance | null,
): readonly RemotePart[] {
  const limits = limitsOf(law);
  const named = [...new Set(categories.flatMap((category) => category ?? []))];
  return named.map((category): RemotePart => {
    const months = categories.filter((each) => each === category).length;
    const limit = decimalOf(limits[category] ?? '0');
    const isIn = (index: number): boolean => categories[index - 1] === category;
    return {
      category,
      months,
      limit: reading === 'months' ? over(times(limit, whole(months)), whole(categories.length)) : limit,
      allowance: allowance && allowanceIn(isIn, paid.get(category) ?? zero, allowance),
    };
  });
}

function allowanceIn(
  isIn: (index: number) => boolean,
  paid: Ratio,
  { fiscal_index, last_index, month, level }: RemoteAllowance,
): Ratio {
  const later = Array.from({ length: Math.max(0, last_index - fiscal_index) }, (_, index) => fiscal_index + 1 + index);
  const left = later.filter(isIn).length;
  return sumOf([paid, isIn(fiscal_index) ? month : zero, times(level, whole(left))]);
}

/** What the law reads of a remote area: the amount in the place of the limit of one category, and the allowance of the year. */
export function remoteFacts(reading: RemoteArea['reading'], parts: readonly RemotePart[]): TaxFacts {
  const allowances = parts.flatMap(({ allowance }) => allowance ?? []);
  const measured =
    reading === 'months'
      ? parts.reduce((sum, { limit, allowance }) => plus(sum, allowance ? lesser(limit, allowance) : limit), zero)
      : parts.reduce((highest, { limit }) => greater(highest, limit), zero);
  return {
    [`${categoryFact}_measured`]: measured,
    ...(allowances.length > 0 && { remote_allowance: sumOf(allowances) }),
  };
}
