import { describe, expect, it } from 'vitest';
import { decimalText } from '../../kit/exact/decimal.ts';
import { plus, type Ratio, whole, zero } from '../../kit/exact/ratio.ts';
import { paisa } from '../../kit/exact/rounding.ts';
import { nepalLaw } from '../law/nepal/nepal.ts';
import type { TaxMonth } from './monthly.ts';
import { noEarlierRuns, taxOfOtherRun, taxOfRegularRun } from './runs-of-month.ts';

const income = (amount: number) => ({ income: whole(amount) });
const none = noEarlierRuns;
const tdsOf = ({ tax: { tds } }: ReturnType<typeof taxOfRegularRun>) => tds;
/** What one run paid and withheld. */
const after = (amount: number, withheld: Ratio) => ({ one_offs: income(amount), withheld, withheld_portion: zero });
const other = (month: TaxMonth, earlier = none) => tdsOf(taxOfOtherRun(month, zero, earlier));
const regularOf = (month: TaxMonth, earlier = none) => tdsOf(taxOfRegularRun(month, zero, earlier));

/** Ashwin 2083 of someone with 100,000 a month, of whom 5,000 were withheld before. */
function ashwin(method: TaxMonth['method']): TaxMonth {
  const law = nepalLaw.taxOn('2026-10-01');
  if (!law) throw new Error('No law');
  return {
    law,
    facts: {},
    fiscal_index: 3,
    last_index: 12,
    before: income(200_000),
    withheld: whole(5000),
    month: income(100_000),
    level: income(100_000),
    one_offs: {},
    later_one_offs: {},
    method,
    step: paisa,
  };
}

describe('a festival run and a regular run in one month [PC-22]', () => {
  it.each([
    ['spread', '600.00', '2500.00'],
    ['marginal', '6000.00', '2500.00'],
  ] as const)('share the tax of the month in any order: %s', (method, festival, regular) => {
    const month = ashwin(method);
    const bonus = { ...month, one_offs: income(60_000) };
    const first = other(bonus);
    const then = regularOf(month, after(60_000, first));
    expect([decimalText(first), decimalText(then)]).toEqual([festival, regular]);

    const regularFirst = regularOf(month);
    const festivalThen = other(bonus);
    expect([decimalText(regularFirst), decimalText(festivalThen)]).toEqual([regular, festival]);
    expect(plus(first, then)).toEqual(plus(regularFirst, festivalThen));
  });

  it('two runs besides the regular one withhold what each adds', () => {
    const month = ashwin('spread');
    const one = other({ ...month, one_offs: income(60_000) });
    const two = other({ ...month, one_offs: income(30_000) }, after(60_000, one));
    expect([decimalText(one), decimalText(two)]).toEqual(['600.00', '300.00']);
  });
});
