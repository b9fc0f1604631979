import { describe, expect, it } from 'vitest';
import { decimalOf, decimalText } from '../../kit/exact/decimal.ts';
import { whole } from '../../kit/exact/ratio.ts';
import { seeded } from '../../kit/exact/random.fixture.ts';
import { checkPackage, type PackageGround } from './check.ts';
import { computePackage } from './compute.ts';
import { ordered } from './graph.ts';
import type { Heading } from './heading.ts';

const ground: PackageGround = {
  facts: [
    { name: 'scale', unit: 'money' },
    { name: 'divisor', unit: 'number' },
    { name: 'is_permanent', unit: 'yes_no' },
  ],
  tdsTypes: ['11211', '11112'],
};
const heading = (name: string, rule: string | Heading['rules'], own: Partial<Heading> = {}): Heading => ({
  name,
  order: 1,
  type: 'addition',
  taxable: 'taxable',
  unit: 'money',
  rules: typeof rule === 'string' ? [{ condition_equation: '', rule_equation: rule, tds_type: null }] : rule,
  ...own,
});
const check = (...headings: Heading[]) => checkPackage(headings, ground);
const words = ({ errors = [] }: ReturnType<typeof check>) =>
  errors.flatMap(({ heading, non_field_errors }) => non_field_errors.map(({ en }) => `${heading}: ${en}`));

describe('a package of headings', () => {
  it('refuses a tax impacting heading after the tax [VAL-9] [PY-10]', () => {
    const tax = heading('tax', [{ condition_equation: '', rule_equation: '0', tds_type: '11112' }], {
      order: 4,
      type: 'tax_deduction',
      taxable: 'not_applicable',
    });
    expect(words(check(tax, heading('bonus', '1', { order: 5 })))).toEqual([
      'bonus: Tax impacting headings cannot be after Tax Deduction heading',
    ]);
    expect(check(tax, heading('bonus', '1', { order: 3 })).errors).toBeUndefined();
    expect(check(tax, heading('loan', '1', { order: 5, taxable: 'non_taxable' })).errors).toBeUndefined();
  });

  it('refuses a tax impacting heading that depends on the tax, through others as well [VAL-9]', () => {
    const tax = heading('tds', [{ condition_equation: '', rule_equation: '0', tds_type: '11112' }], {
      order: 9,
      type: 'tax_deduction',
      taxable: 'not_applicable',
    });
    const share = heading('share', 'tds * 2', { taxable: 'non_taxable' });
    expect(words(check(tax, share, heading('bonus', 'share')))).toEqual([
      'bonus: Tax impacting headings cannot be after Tax Deduction heading',
    ]);
    expect(check(tax, share).errors).toBeUndefined();
  });

  it('names a cycle as a → b → c → a [PY-10]', () => {
    expect(words(check(heading('a', 'b'), heading('b', 'c + 1'), heading('c', 'a * 2')))).toEqual([
      'a: These headings depend on each other: a → b → c → a. Remove one of the references.',
    ]);
    expect(words(check(heading('a', 'a + 1')))[0]).toContain('a → a');
  });

  it('refuses a name that it lacks, unless it is OPTIONAL [PC-73]', () => {
    expect(check(heading('grade_pay', 'grade * 2')).errors?.[0]?.rules[0]?.rule_equation_errors).toMatchObject([
      { start: 0, end: 5, message: { code: 'payroll.formula.unknown_name' } },
    ]);
    expect(check(heading('grade_pay', 'OPTIONAL(grade, 0) * 2')).errors).toBeUndefined();
  });

  it('answers each rule with its own errors [VAL-9]', () => {
    const wrong = check(
      heading('basic', [
        { condition_equation: 'scale +', rule_equation: 'scale', tds_type: null },
        { condition_equation: 'is_permanent', rule_equation: 'is_permanent', tds_type: '11112' },
      ]),
      heading('tax', [{ condition_equation: '', rule_equation: '0', tds_type: '99' }], { type: 'tax_deduction' }),
    );
    expect(wrong.errors).toMatchObject([
      {
        heading: 'basic',
        non_field_errors: [],
        rules: [
          { condition_equation_errors: [{ start: 7, end: 7 }], rule_equation_errors: [], tds_type: [] },
          {
            condition_equation_errors: [],
            rule_equation_errors: [{ start: 0, end: 12 }],
            tds_type: [{ en: 'Only a tax deduction has a TDS type. Clear it.' }],
          },
        ],
      },
      { heading: 'tax', rules: [{ tds_type: [{ code: 'payroll.package.tds_type_required' }] }] },
    ]);
  });

  it('refuses names that are taken or that no formula can write', () => {
    expect(words(check(heading('scale', '1'), heading('IF x', '1'), heading('and', '1')))).toEqual([
      'scale: scale is already in use in this package. Enter another name.',
      'IF x: IF x cannot be used in formulas. Use letters, digits and underscores, and begin with a letter.',
      'and: and cannot be used in formulas. Use letters, digits and underscores, and begin with a letter.',
    ]);
  });

  it('computes in the order of its formulas, the first rule that holds, rounded once', () => {
    const { compiled } = check(
      heading('gross', 'basic + grade'),
      heading('grade', [
        { condition_equation: 'not is_permanent', rule_equation: '0', tds_type: null },
        { condition_equation: 'scale > 1000', rule_equation: 'basic / 3', tds_type: null },
        { condition_equation: '', rule_equation: '1 / 0', tds_type: null },
      ]),
      heading('basic', 'scale * 60%'),
    );
    if (!compiled) throw new Error('The package has errors');
    const computed = computePackage(compiled, [decimalOf('1000.05'), whole(0), true], { withTrace: true });
    if (computed.failure) throw new Error(computed.failure.heading);
    const { amounts, traces } = computed;
    expect([...amounts].map(([name, value]) => `${name} ${decimalText(value)}`)).toEqual([
      'basic 600.03',
      'grade 200.01',
      'gross 800.04',
    ]);
    expect(traces.get('grade')).toMatchObject({ rule: 1, exact: '200.01' });
  });

  it('stops the person whose values divide by zero, with heading, rule and place [PY-10]', () => {
    const { compiled } = check(heading('basic', 'scale / divisor'));
    if (!compiled) throw new Error('The package has errors');
    expect(computePackage(compiled, [whole(5), whole(0), true])).toMatchObject({
      failure: { heading: 'basic', rule: 0, in: 'equation', problem: { start: 8, end: 15 } },
    });
    expect(computePackage(compiled, [whole(5), whole(2), true]).failure).toBeUndefined();
  });
});

describe('the order of names', () => {
  it('puts each after all that it needs, in graphs of chance', () => {
    const next = seeded(9);
    for (let turn = 0; turn < 300; turn += 1) {
      const names = Array.from({ length: 1 + next(20) }, (_, index) => `n${index}`);
      const shuffled = names.toSorted(() => next(3) - 1);
      const needs = new Map(
        shuffled.map((name) => [name, names.slice(0, names.indexOf(name)).filter(() => next(3) === 0)]),
      );
      const { order } = ordered(needs);
      expect(order?.toSorted()).toEqual(names.toSorted());
      for (const [name, before] of needs)
        for (const one of before) expect(order?.indexOf(one)).toBeLessThan(order?.indexOf(name) ?? 0);
    }
  });
});

describe('the order on the payslip', () => {
  const tax = heading('tds', [{ condition_equation: '', rule_equation: 'gross * 1%', tds_type: '11211' }], {
    type: 'tax_deduction',
    taxable: 'not_applicable',
  });
  const earned = [
    heading('basic', 'scale * 60%'),
    heading('allowance', 'basic * 40%'),
    heading('overtime', 'basic / 240 * 1.5 * divisor'),
    heading('gross', 'basic + allowance + overtime'),
    heading('ssf', 'basic * 11%', { type: 'deduction', taxable: 'not_applicable' }),
  ];
  const inOrder = (headings: readonly Heading[]) => headings.map((each, index) => ({ ...each, order: index + 1 }));

  it('changes no amount, whatever it is [PC-81]', () => {
    const next = seeded(81);
    const amounts = new Set<string>();
    for (let turn = 0; turn < 200; turn += 1) {
      const order = earned.map((each) => ({ each, at: next(1000) })).toSorted((one, other) => one.at - other.at);
      const { compiled } = check(...inOrder([...order.map(({ each }) => each), tax]));
      if (!compiled) throw new Error('The package has errors');
      const computed = computePackage(compiled, [decimalOf('83333.33'), whole(7), true]);
      if (computed.failure) throw new Error(computed.failure.heading);
      amounts.add(
        [...computed.amounts]
          .map(([name, value]) => `${name} ${decimalText(value)}`)
          .toSorted()
          .join(', '),
      );
    }
    expect([...amounts]).toEqual([
      'allowance 20000.00, basic 50000.00, gross 72187.50, overtime 2187.50, ssf 5500.00, tds 721.88',
    ]);
  });

  it('has the tax after all that it is computed from, in the words of the specification [PC-81] [VAL-9]', () => {
    expect(words(check(...inOrder([tax, ...earned])))).toContain(
      'basic: Tax impacting headings cannot be after Tax Deduction heading',
    );
    expect(words(check(heading('a', 'b + 1'), heading('b', 'c'), heading('c', 'a'))).join(' ')).toContain(
      'a → b → c → a',
    );
  });
});
