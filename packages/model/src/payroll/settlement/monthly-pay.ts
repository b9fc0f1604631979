/** What a whole month comes to at the last level of pay: by it leave and notice are paid at exit. */
import { type Ratio, sumOf, zero } from '../../kit/exact/ratio.ts';
import { computePackage } from '../package/compute.ts';
import type { SlipSegment } from '../slip/month-amounts.ts';
import type { SlipHeading } from '../slip/slip-heading.ts';

/** The heading that the law calls basic remuneration, by its name in formulas. */
export const basicHeading = 'basic';

/** Gives a segment the facts `monthly_basic` and `monthly_pay`, by its package. Where a heading fails they are 0, and the slip fails. */
export function withMonthlyPay(segment: SlipSegment, headings: ReadonlyMap<string, SlipHeading>): SlipSegment {
  const { compiled, facts } = segment;
  const amounts = computePackage(compiled, facts).amounts ?? new Map<string, Ratio>();
  const regular = [...amounts].flatMap(([name, amount]) => {
    const heading = headings.get(name);
    return heading?.type === 'addition' && heading.is_regular ? [amount] : [];
  });
  const monthly = new Map([
    ['monthly_basic', amounts.get(basicHeading) ?? zero],
    ['monthly_pay', sumOf(regular)],
  ]);
  return { ...segment, facts: facts.map((fact, slot) => monthly.get(compiled.facts[slot]?.name ?? '') ?? fact) };
}
