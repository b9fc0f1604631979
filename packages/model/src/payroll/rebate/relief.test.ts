/** What the law grants of declared amounts, against its rows. */
import { describe, expect, it } from 'vitest';
import { nepalIncomeTax } from '../law/nepal/income-tax.ts';
import { countedAmount, lawLimitOf, lawReliefOf } from './relief.ts';
import { readyMadeRebates } from './ready-made.ts';
import { taxInputs } from './tax-inputs.ts';

const year = '2083/84';

describe('tax inputs', () => {
  it('are those that rows of the law grant relief for', () => {
    const granted = nepalIncomeTax.flatMap(({ value }) =>
      (value.kind === 'deduction' || value.kind === 'credit') && 'input' in value.base.of ? [value.base.of.input] : [],
    );
    expect(Object.keys(taxInputs).toSorted()).toEqual([...new Set(granted)].toSorted());
  });
});

describe('limits', () => {
  it.each([
    ['life', '40000.00'],
    ['health', '20000.00'],
    ['house', '5000.00'],
    // 1,500 of credit is 15 percent of 10,000.
    ['medical_expense', '10000.00'],
    ['donation', '100000.00'],
    ['retirement', '500000.00'],
    ['pension', null],
    ['foreign_allowance', null],
  ] as const)('of %s are %s', (input, limit) => expect(lawLimitOf(input, year)).toBe(limit));

  it('are those of their year [PC-56]', () => {
    expect(lawLimitOf('medical_expense', '2080/81')).toBe('5000.00');
    expect(lawReliefOf('life', '1990/91')).toBeUndefined();
    expect(lawReliefOf('life', 'soon')).toBeUndefined();
  });

  it('say what an amount lowers, and what else limits it', () => {
    expect(lawReliefOf('medical_expense', year)).toMatchObject({ lowers: 'tax', share: '0.15' });
    expect(lawReliefOf('donation', year)?.further.map(({ id }) => id)).toEqual(['of_taxable_income']);
    expect(lawReliefOf('retirement', year)?.further.map(({ id }) => id)).toEqual(['one_third']);
  });

  it('leave the least: of the amount, the organisation and the law [PY-11]', () => {
    expect(countedAmount('50000.00', null, '40000.00')).toBe('40000.00');
    expect(countedAmount('50000.00', '10000.00', '40000.00')).toBe('10000.00');
    expect(countedAmount('25000.00', '90000.00', null)).toBe('25000.00');
  });
});

it('ready-made rebates have a relief in the law of their year', () => {
  for (const { tax_input, fiscal_year } of readyMadeRebates(year))
    expect(lawReliefOf(tax_input, fiscal_year)).toBeDefined();
});
