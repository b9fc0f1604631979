/** What the tax law grants of declared amounts of a year, read from its rows. */
import { decimalOf, decimalText } from '../../kit/exact/decimal.ts';
import { lesser, over, type Ratio } from '../../kit/exact/ratio.ts';
import { fiscalYearStart, nepalLaw } from '../law/nepal/nepal.ts';
import type { Measure } from '../law/row.ts';
import type { TaxInput } from './tax-inputs.ts';

export interface LawRelief {
  /** What the amount lowers: the income that is taxed, or the tax itself. */
  readonly lowers: 'income' | 'tax';
  /** The share of the amount that lowers it, as the law writes it; null: all of it. */
  readonly share: string | null;
  /** The most of the declared amount that brings relief; null where the law names no fixed amount. */
  readonly limit: Ratio | null;
  /** Limits that depend on the income of the person. */
  readonly further: readonly Pick<Measure, 'id'>[];
  readonly source: string;
}

const shareOf = (text: string): Ratio => {
  const [n = '', d] = text.split('/');
  return d === undefined ? decimalOf(n) : over(decimalOf(n), decimalOf(d));
};

/**
 * What the law of a fiscal year grants of an input.
 * @param fiscalYear such as `2083/84`
 * @returns undefined where that law does not know the input, or the year
 */
export function lawReliefOf(input: TaxInput, fiscalYear: string): LawRelief | undefined {
  const day = fiscalYearStart(fiscalYear);
  const law = day === undefined ? undefined : nepalLaw.taxOn(day);
  const row = [...(law?.deductions ?? []), ...(law?.credits ?? [])].find(
    ({ value: { base } }) => 'input' in base.of && base.of.input === input,
  );
  if (!row) return undefined;
  const { value, source } = row;
  const share = value.base.share ?? null;
  const amounts = value.at_most.flatMap(({ of, when }) =>
    'amount' in of && when === undefined ? [decimalOf(of.amount)] : [],
  );
  const fixed = amounts.length === 0 ? null : amounts.reduce(lesser);
  return {
    lowers: value.kind === 'credit' ? 'tax' : 'income',
    share,
    limit: fixed && share !== null ? over(fixed, shareOf(share)) : fixed,
    further: value.at_most.filter(({ of }) => 'figure' in of),
    source,
  };
}

/** The most of a declared amount that brings relief, a decimal; null where the law names no fixed amount. */
export function lawLimitOf(input: TaxInput, fiscalYear: string): string | null {
  const limit = lawReliefOf(input, fiscalYear)?.limit;
  return limit ? decimalText(limit) : null;
}

/** How much of a declared amount is left by the limits of the organisation and of the law. Decimals. */
export function countedAmount(amount: string, cap: string | null, limit: string | null): string {
  const least = [cap, limit].flatMap((each) => (each === null ? [] : [decimalOf(each)]));
  return decimalText(least.reduce(lesser, decimalOf(amount)));
}
