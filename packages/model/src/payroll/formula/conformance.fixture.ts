/** What every function of formulas has to do, whichever country adds it. */
import { expect } from 'vitest';
import { decimalOf } from '../../kit/exact/decimal.ts';
import { ratio, whole } from '../../kit/exact/ratio.ts';
import { compileEquation, Vocabulary } from './formula.ts';
import { commonFunctions, type PayrollFunction } from './functions.ts';

const example = [
  { width: whole(10), rate: ratio(1n, 10n) },
  { width: null, rate: ratio(1n, 5n) },
];

export function expectConformance(declared: PayrollFunction): void {
  const own = commonFunctions.includes(declared) ? [] : [declared];
  const vocabulary = new Vocabulary([], own, new Map([['example', example]]));
  expect(declared.says.en).not.toBe('');
  expect(declared.says.ne).toMatch(/[\u0900-\u097F]/);
  for (const { formula, gives } of declared.examples) {
    expect(formula).toContain(`${declared.name}(`);
    const compiled = compileEquation(formula, vocabulary);
    expect(compiled.problems, formula).toBeUndefined();
    const first = compiled.formula?.evaluate([]);
    expect(first, formula).toEqual({ value: decimalOf(gives) });
    expect(compiled.formula?.evaluate([]), 'the same again').toEqual(first);
    expect(compiled.formula?.evaluate([], { withTrace: true }), 'the same with a trace').toMatchObject({ ...first });
  }
  expect(compileEquation(`${declared.name}(${'1,'.repeat(40)}1 < 2)`, vocabulary).problems).toHaveLength(1);
}
