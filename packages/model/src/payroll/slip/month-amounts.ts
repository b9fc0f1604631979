/** The headings of a month that may be cut into segments, each with its own package and its own level of pay. */
import { type Ratio, sumOf, zero } from '../../kit/exact/ratio.ts';
import { paisa, rounded } from '../../kit/exact/rounding.ts';
import { type DayBasis, prorated } from '../month/prorate.ts';
import type { CompiledHeading, CompiledPackage } from '../package/check.ts';
import { computeHeading, computePackage, type HeadingFailure } from '../package/compute.ts';
import { taxFact } from '../package/heading.ts';
import type { SlipHeading } from './slip-heading.ts';

/** A part of the month with one package and one level of pay. */
export interface SlipSegment {
  readonly compiled: CompiledPackage;
  /** The facts of a whole month at this level, in the order of the package. */
  readonly facts: readonly (Ratio | boolean)[];
  /** Days of employment and unpaid days among them, in the measure of the day basis. */
  readonly days: Ratio;
  readonly unpaid: Ratio;
  /** The facts of a later month, where days of attendance are estimated; absent: those of this one. */
  readonly later?: readonly (Ratio | boolean)[];
}

export interface MonthAmount {
  readonly amount: Ratio;
  /** What of it belongs to each segment; they add up to it. Null where it is not divided. */
  readonly parts: readonly Ratio[] | null;
}

export interface MonthAmounts {
  /** By the name of the heading. */
  readonly amounts: ReadonlyMap<string, MonthAmount>;
  /** Each heading for a whole later month at the level of the last segment. */
  readonly level: ReadonlyMap<string, Ratio>;
}

/** Gives the value of the fact `tax` for a tax heading, by the TDS type of the rule that holds. */
export type TaxByType = (tdsType: string | null) => Ratio;

/** What days and levels of pay make of a month, before the headings that follow from it. */
export interface PaidDays {
  readonly last: SlipSegment;
  /** Headings that days reduce, and those of segments. */
  readonly amounts: ReadonlyMap<string, MonthAmount>;
  readonly level: ReadonlyMap<string, Ratio>;
}

/**
 * Computes the headings that days reduce: each for a whole month in each segment, then prorated and rounded once. One that reads what a
 * segment has, such as days that are counted, is computed for each segment instead [PC-60, PC-62].
 * @param headings of all segments, by name
 * @param segments at least one, in the order of their days
 */
export function paidDays(
  headings: ReadonlyMap<string, SlipHeading>,
  segments: readonly SlipSegment[],
  basis: DayBasis,
): PaidDays | { readonly failure: HeadingFailure } {
  const last = segments.at(-1);
  if (!last) throw new RangeError('A slip has at least one segment');
  const whole: ReadonlyMap<string, Ratio>[] = [];
  for (const { compiled, facts } of segments) {
    const computed = computePackage(compiled, facts);
    if (computed.failure) return { failure: computed.failure };
    whole.push(computed.amounts);
  }
  const later = last.later && computePackage(last.compiled, last.later);
  if (later?.failure) return { failure: later.failure };
  const amounts = new Map<string, MonthAmount>();
  const bySegment = new Set(
    segments.flatMap(({ compiled }) => compiled.headings.flatMap(({ name, by_segment }) => (by_segment ? [name] : []))),
  );
  for (const name of bySegment) {
    const parts = whole.map((each) => each.get(name) ?? zero);
    amounts.set(name, { amount: sumOf(parts), parts });
  }
  for (const [name, { reductions }] of headings)
    if (reductions && !bySegment.has(name)) {
      const pay = segments.map(({ days, unpaid }, index) => ({
        days,
        unpaid,
        amount: whole[index]?.get(name) ?? zero,
      }));
      const { amount, parts } = prorated(pay, basis, reductions);
      amounts.set(name, { amount, parts });
    }
  return { last, amounts, level: later?.amounts ?? whole.at(-1) ?? new Map<string, Ratio>() };
}

/** Computes all other headings once, by the package of the last segment, over what the month comes to. */
export function amountsOfMonth(
  headings: ReadonlyMap<string, SlipHeading>,
  { last: { compiled: own, facts }, amounts: paid, level }: PaidDays,
  taxOf: TaxByType,
): MonthAmounts | { readonly failure: HeadingFailure } {
  const amounts = new Map(paid);
  const row = facts.slice(0, own.facts.length);
  const taxSlot = own.facts.findIndex(({ name }) => name === taxFact);
  for (const compiled of own.headings) {
    const heading = headings.get(compiled.name);
    const known = amounts.get(compiled.name);
    if (known) row[compiled.slot] = known.amount;
    else {
      if (heading?.type === 'tax_deduction' && taxSlot >= 0) row[taxSlot] = taxOf(tdsTypeOf(compiled, heading, row));
      const result = computeHeading(compiled, row);
      if ('problem' in result) return { failure: result };
      const amount = rounded(result.value, paisa);
      row[compiled.slot] = amount;
      amounts.set(compiled.name, { amount, parts: null });
    }
  }
  return { amounts, level };
}

/** The TDS type of the first rule of a tax heading whose condition holds. */
function tdsTypeOf({ rules }: CompiledHeading, heading: SlipHeading, row: readonly (Ratio | boolean)[]): string | null {
  const index = rules.findIndex(({ condition }) => {
    const result = condition?.evaluate(row) ?? { value: true };
    return 'value' in result && result.value;
  });
  return heading.rules[index]?.tds_type ?? null;
}
