/** Lines of a payslip: where they come from, what they add up to, and what of them belongs to each part of the month. */
import { isZero, minus, notBelowZero, one, type Ratio, sumOf, zero } from '../../kit/exact/ratio.ts';
import { divided } from '../../kit/exact/shares.ts';
import type { SlipSegment } from './month-amounts.ts';
import { effectOf, type SlipHeading } from './slip-heading.ts';

/** Where an amount comes from that no rule of the package gives: the source that offers it, and its record there. */
export interface ItemSource {
  readonly name: string;
  readonly id: number | null;
}

/** An amount that is handed in: an incentive, a difference of an earlier month, what is still owed. */
export interface SlipItem {
  readonly source: ItemSource;
  readonly heading: SlipHeading;
  /** Below zero where it takes back what was paid. */
  readonly amount: Ratio;
  /** The month in which it was earned. */
  readonly earned: string;
}

export interface SlipLine {
  readonly heading: string;
  readonly type: SlipHeading['type'];
  readonly amount: Ratio;
  /** What of pay and of the employer's cost belongs to each segment; null of deductions, and where the month is one segment. */
  readonly parts: readonly Ratio[] | null;
  /** Null for what the package gives in the month itself. */
  readonly item: SlipItem | null;
  /** Of the concurrent package. */
  readonly is_concurrent: boolean;
}

export interface SegmentShare {
  readonly gross: Ratio;
  readonly employer_cost: Ratio;
}

/** A line with the heading that it is of. */
export interface Placed extends Omit<SlipLine, 'heading' | 'type'> {
  readonly heading: SlipHeading;
}

export const unparted = { parts: null, item: null, is_concurrent: false };
export const placed = (item: SlipItem): Placed => ({ ...unparted, heading: item.heading, amount: item.amount, item });

/** What the employee earns, what is taken from it, and what the employer pays besides. */
export interface Totals {
  readonly gross: Ratio;
  readonly deductions: Ratio;
  readonly employer_cost: Ratio;
}

export function totalsOf(lines: readonly Placed[]): Totals {
  const sum = (effect: ReturnType<typeof effectOf>): Ratio =>
    sumOf(lines.flatMap(({ heading, amount }) => (effectOf(heading) === effect ? [amount] : [])));
  return { gross: sum('earned'), deductions: sum('deducted'), employer_cost: sum('cost') };
}

/** Divides pay and cost among segments: what days give by their parts, all else as what days give, or as the days [PC-47]. */
export function inSegments(lines: readonly Placed[], segments: readonly SlipSegment[]): Placed[] {
  if (segments.length === 1) return lines.map((line) => ({ ...line, parts: null }));
  const earned = lines.flatMap(({ heading, parts }) => (parts && effectOf(heading) === 'earned' ? [parts] : []));
  const byPay = segments.map((_, index) => notBelowZero(sumOf(earned.map((parts) => parts[index] ?? zero))));
  const byDays = segments.map(({ days }, index) => (index === segments.length - 1 && isZero(days) ? one : days));
  const weights = byPay.some((weight) => !isZero(weight)) ? byPay : byDays;
  return lines.map((line) => {
    const effect = effectOf(line.heading);
    const isDivided = effect === 'earned' || effect === 'cost';
    return { ...line, parts: isDivided ? (line.parts ?? divided(line.amount, weights)) : null };
  });
}

/** What of a slip belongs to each segment. */
export function sharesOf(lines: readonly Placed[], segments: readonly SlipSegment[]): SegmentShare[] {
  const of = (effect: 'earned' | 'cost', index: number): Ratio =>
    sumOf(
      lines.flatMap(({ heading, amount, parts }) =>
        effectOf(heading) === effect ? [parts ? (parts[index] ?? zero) : amount] : [],
      ),
    );
  return segments.map((_, index) => ({ gross: of('earned', index), employer_cost: of('cost', index) }));
}

/** What the lines of a month take back of an earlier one, as far as it lowers the net. */
export function takenBackOf(lines: readonly Placed[]): Ratio {
  const byMonth = Map.groupBy(
    lines.filter(({ item }) => item !== null),
    ({ item }) => `${item?.source.name} ${item?.earned}`,
  );
  return sumOf(
    [...byMonth.values()].map((ofMonth) => {
      const { gross, deductions } = totalsOf(ofMonth);
      return notBelowZero(minus(deductions, gross));
    }),
  );
}
