import { describe, expect, it } from 'vitest';
import { decimalOf, decimalText } from '../../kit/exact/decimal.ts';
import { whole, type Ratio } from '../../kit/exact/ratio.ts';
import { expectConformance } from './conformance.fixture.ts';
import { compileCondition, type Compiled, compileEquation, Vocabulary } from './formula.ts';
import { commonFunctions, payrollFunction } from './functions.ts';

const tax = new Map([
  [
    'bands',
    [
      { width: whole(100), rate: decimalOf('0.01') },
      { width: null, rate: decimalOf('0.1') },
    ],
  ],
]);
const vocabulary = new Vocabulary(
  [
    { name: 'basic', unit: 'money' },
    { name: 'paid_days', unit: 'days' },
    { name: 'month_days', unit: 'days' },
    { name: 'overtime_hours', unit: 'hours' },
    { name: 'ssf_rate', unit: 'rate' },
    { name: 'children', unit: 'number' },
    { name: 'is_permanent', unit: 'yes_no' },
    { name: 'भत्ता', unit: 'money' },
  ],
  [],
  tax,
);
const row = [decimalOf('60000'), whole(27), whole(30), whole(15), decimalOf('0.11'), whole(2), true, whole(5000)];

const value = (text: string): string => {
  const compiled = compileEquation(text, vocabulary);
  if (compiled.problems) return compiled.problems.map(({ message }) => message.en).join(' | ');
  const result = compiled.formula.evaluate(row);
  return 'problem' in result ? result.problem.message.code : decimalText(result.value, 4).replace(/\.?0+$/, '');
};
const problem = (
  text: string,
  compile: (own: string, words: Vocabulary) => Compiled<Ratio> | Compiled<boolean> = compileEquation,
) => {
  const [first] = compile(text, vocabulary).problems ?? [];
  return first && { code: first.message.code.replace('payroll.formula.', ''), at: [first.start, first.end] };
};

describe('formulas', () => {
  it.each([
    ['1 + 2 * 3', '7'],
    ['(1 + 2) * 3', '9'],
    ['10 - 4 - 3', '3'],
    ['100 / 10 / 5', '2'],
    ['-2 * -3', '6'],
    ['10 % 4', '2'],
    ['-7 % 3', '2'],
    ['basic * 11%', '6600'],
    ['11% * 100 + 5%', '11.05'],
    ['50% - 10%', '0.4'],
    ['basic / month_days * paid_days', '54000'],
    ['basic / 240 * overtime_hours * 1.5', '5625'],
    ['basic * ssf_rate', '6600'],
    ['IF(is_permanent and children >= 2, basic, 0)', '60000'],
    ['children > 2 ? 1 : children == 2 ? 20 : 3', '20'],
    ['CASE(children = 0, 0, children = 1, 500, children <> 1, 900, 1)', '900'],
    ['IF(NOT is_permanent || !(children != 2), 1, 2)', '1'],
    ['IF(AND(is_permanent, 1 < 2, true) && OR(false, FALSE, 2 <= 2), 4, 5)', '4'],
    ['if(is_permanent = false, 1, 0)', '0'],
    ['MAX(basic, 70000) + MIN(1, 2)', '70001'],
    ['SLAB(250, bands)', '16'],
    ['ROUND(basic / 7, 0.01)', '8571.43'],
    ['OPTIONAL(grade, 0) + OPTIONAL(basic, 1)', '60000'],
    ['भत्ता + 1', '5001'],
    ['1 / 3 * 3', '1'],
    ['IF(children = 5, 1 / 0, 3)', '3'],
  ])('%s is %s', (text, expected) => expect(value(text)).toBe(expected));

  it.each([
    ['', 'empty', [0, 0]],
    ['  ', 'empty', [2, 2]],
    ['basic +', 'unexpected_end', [7, 7]],
    ['basic basic', 'unexpected', [6, 11]],
    ['(basic', 'missing', [6, 6]],
    ['basic * 1,5', 'unexpected', [9, 10]],
    ['1.2.3', 'bad_number', [0, 5]],
    ['basic.length', 'bad_number', [5, 12]],
    ['basic["x"]', 'unexpected_character', [5, 6]],
    ['`${1}`', 'unexpected_character', [0, 1]],
    ['basic; 1', 'unexpected_character', [5, 6]],
    ['basic + bonus', 'unknown_name', [8, 13]],
    ['constructor', 'unknown_name', [0, 11]],
    ['__proto__', 'unknown_name', [0, 9]],
    ['__import__(1)', 'unknown_function', [0, 13]],
    ['toString()', 'unknown_function', [0, 10]],
    ['ROUND', 'function_without_parentheses', [0, 5]],
    ['ROUND()', 'argument_count', [0, 7]],
    ['ROUND(1, 1, constructor)', 'unknown_word', [12, 23]],
    ['SLAB(1, toString)', 'unknown_word', [8, 16]],
    ['IF(1, 2)', 'argument_count', [0, 8]],
    ['CASE(true, 1)', 'argument_count', [0, 13]],
    ['IF(children, 1, 2)', 'needs_yes_no', [3, 11]],
    ['basic + is_permanent', 'needs_number', [8, 20]],
    ['1 < 2', 'needs_number', [0, 5]],
    ['IF(true, 1, false)', 'needs_number', [12, 17]],
    ['basic + paid_days', 'units_differ', [0, 17]],
    ['MIN(basic, overtime_hours)', 'units_differ', [0, 26]],
    ['paid_days', 'wrong_unit', [0, 9]],
    ['basic * paid_days', 'wrong_unit', [0, 17]],
    ['OPTIONAL(basic + 1, 0)', 'not_a_name', [9, 18]],
    ['OPTIONAL(basic, paid_days)', 'units_differ', [0, 26]],
  ])('%j is refused with %s, and its place', (text, code, at) =>
    expect(problem(text, (own, words) => compileEquation(own, words, 'money'))).toEqual({ code, at }),
  );

  it('say all wrong names at once, in both languages, with what to do', () => {
    const { problems } = compileEquation('bonus + grade * 2', vocabulary);
    expect(problems?.map(({ message }) => message.en)).toEqual([
      'bonus is not in this package. Choose a heading or fact of the package, or write OPTIONAL(bonus, 0).',
      'grade is not in this package. Choose a heading or fact of the package, or write OPTIONAL(grade, 0).',
    ]);
    expect(problems?.[0]?.message.ne).toContain('bonus यस प्याकेजमा छैन');
  });

  it('report a division by zero where the divisor is', () => {
    const compiled = compileEquation('basic / (children - 2)', vocabulary);
    expect(compiled.formula?.evaluate(row)).toMatchObject({ problem: { start: 9, end: 21 } });
    expect(value('basic % 0')).toBe('payroll.formula.division_by_zero');
    expect(value('ROUND(1, 0)')).toBe('payroll.formula.step_not_above_zero');
  });

  it('ask a condition for yes or no', () => {
    expect(problem('children + 1', compileCondition)).toEqual({ code: 'needs_yes_no', at: [0, 12] });
    expect(compileCondition('children > 1', vocabulary).formula?.evaluate(row)).toEqual({ value: true });
  });

  it('have limits, and answer at once beyond them [PY-10]', () => {
    const started = Date.now();
    expect(problem('1'.repeat(10_000_000))?.code).toBe('too_long');
    expect(problem('1+'.repeat(999) + '1')?.code).toBe('too_many_parts');
    expect(problem('1+'.repeat(199) + '1')).toBeUndefined();
    for (const deep of ['('.repeat(999), '-'.repeat(1000) + '1', 'not '.repeat(100) + 'true', 'true ? '.repeat(100)])
      expect(problem(deep)?.code).toBe('too_deep');
    expect(Date.now() - started).toBeLessThan(1000);
  });

  it('tell how they came to their value', () => {
    const compiled = compileEquation('ROUND(IF(children > 1, basic / 7, 0), 0.01)', vocabulary);
    expect(compiled.formula?.evaluate(row, { withTrace: true })).toEqual({
      value: decimalOf('8571.43'),
      trace: [
        {
          what: 'function',
          name: 'ROUND',
          value: '8571.43',
          start: 0,
          end: 43,
          reads: [
            {
              what: 'branch',
              taken: 0,
              start: 6,
              end: 36,
              because: [{ what: 'name', name: 'children', value: '2', start: 9, end: 17 }],
            },
            { what: 'name', name: 'basic', value: '60000', start: 23, end: 28 },
          ],
        },
        { what: 'rounding', from: '60000/7', to: '8571.43', start: 0, end: 43 },
      ],
    });
    expect([...(compiled.formula?.reads ?? [])]).toEqual(['children', 'basic']);
  });
});

describe('functions', () => {
  it.each(commonFunctions.map((one) => [one.name, one] as const))('%s conforms', (_, declared) =>
    expectConformance(declared),
  );

  const halved = payrollFunction({
    name: 'HALF_OF',
    says: { en: 'Half of the value', ne: 'मानको आधा' },
    parameters: [{ name: 'value', type: 'number', unit: 'money' }],
    gives: 'money',
    compute: ([amount]) => ({ n: (amount as Ratio).n, d: (amount as Ratio).d * 2n }),
    examples: [{ formula: 'HALF_OF(5)', gives: '2.5' }],
  });

  it('of another country come in by the port, and conform', () => {
    expectConformance(halved);
    const own = new Vocabulary([{ name: 'days', unit: 'days' }], [halved]);
    expect(compileEquation('HALF_OF(days)', own).problems?.[0]?.message.en).toBe(
      'This gives days, and money is needed. Multiply or divide it by a rate.',
    );
  });

  it('take no name of the grammar, and none twice', () => {
    expect(() => payrollFunction({ ...halved, name: 'IF' })).toThrow('IF is part of the grammar');
    expect(() => payrollFunction({ ...halved, name: 'half' })).toThrow(RangeError);
    expect(() => new Vocabulary([], [halved, halved])).toThrow('Two functions have the same name');
    expect(
      () =>
        new Vocabulary([
          { name: 'a', unit: 'days' },
          { name: 'a', unit: 'days' },
        ]),
    ).toThrow('Two names');
  });
});
