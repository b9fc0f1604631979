import { describe, expect, it } from 'vitest';
import { checkHeadings } from './check.ts';
import { slipHeadingOf } from './heading.ts';
import { readyMadeHeadings, readyMadePackages } from './ready-made.ts';

describe('ready-made headings', () => {
  const ordered = readyMadeHeadings.map((heading, index) => ({ ...heading, slip_order: index + 1 }));

  it('are right together', () => expect(checkHeadings(ordered).errors).toBeUndefined());

  it.each(readyMadePackages.map((each) => [each.name.en, each] as const))(
    'of the package %s are complete',
    (_, { headings }) => {
      const own = ordered.filter(({ formula_name }) => headings.includes(formula_name));
      expect(own.map(({ formula_name }) => formula_name).toSorted()).toEqual([...headings].toSorted());
      expect(checkHeadings(own).errors).toBeUndefined();
    },
  );

  it('take the entered amount where they have no rule', () =>
    expect(slipHeadingOf(ordered[0] as (typeof ordered)[0]).rules).toEqual([
      { condition_equation: '', rule_equation: 'basic_amount', tds_type: null },
    ]));
});
