import { describe, expect, it } from 'vitest';
import { monthAfter } from '../month/fiscal-month.ts';
import { dueIn, plannedMonths, type AdvanceState, type Carry } from './plan.ts';

const plan = { amount: '20000.00', instalments: 3, first_month: 'bs:2083-11' };
const state = (own: Partial<AdvanceState> = {}): AdvanceState => ({
  ...plan,
  paid: '20000.00',
  recovered: '0',
  is_last: false,
  ...own,
});

describe('the plan of an advance', () => {
  it('has equal parts, of which the last one absorbs the difference, over the end of a year', () => {
    expect(plannedMonths(plan)).toEqual([
      { month: 'bs:2083-11', amount: '6666.66' },
      { month: 'bs:2083-12', amount: '6666.66' },
      { month: 'bs:2084-01', amount: '6666.68' },
    ]);
  });

  it('adds up to the amount, with no part below zero, for any amount and number of months', () => {
    for (let cents = 100; cents < 100_000; cents += 317)
      for (const instalments of [1, 2, 7, 18, 24]) {
        const parts = plannedMonths({ amount: (cents / 100).toFixed(2), instalments, first_month: 'bs:2083-01' });
        const units = parts.map(({ amount }) => Math.round(Number(amount) * 100));
        expect(units.reduce((sum, each) => sum + each, 0)).toBe(cents);
        expect(Math.min(...units)).toBeGreaterThanOrEqual(0);
      }
  });
});

describe('what is due in a month', () => {
  it('is nothing before the first month, before the payment, and after all is recovered', () => {
    expect(dueIn('bs:2083-10', state(), 'next_month')).toBe('0.00');
    expect(dueIn('bs:2083-11', state({ paid: '0' }), 'next_month')).toBe('0.00');
    expect(dueIn('bs:2084-02', state({ recovered: '20000.00' }), 'next_month')).toBe('0.00');
  });

  it('is no more than what was paid out, and all that is left in the last month of an employment', () => {
    expect(dueIn('bs:2083-11', state({ paid: '5000.00' }), 'next_month')).toBe('5000.00');
    expect(dueIn('bs:2083-11', state({ recovered: '1000.00', is_last: true }), 'last_month')).toBe('19000.00');
  });

  it.each([
    // The first month bears 1,000 and the second one nothing.
    ['next_month', ['6666.66', '12333.32', '19000.00', '0.00']],
    ['last_month', ['6666.66', '6666.66', '6666.68', '6666.66', '5666.66', '0.00']],
  ] as const)('carries what a month could not bear to the %s', (carry: Carry, due) => {
    const bears = [1000, 0];
    let recovered = 0;
    const found: string[] = [];
    for (const [index] of due.entries()) {
      const amount = dueIn(monthAfter('bs:2083-11', index), state({ recovered: recovered.toFixed(2) }), carry);
      found.push(amount);
      recovered += Math.min(Number(amount), bears[index] ?? Number(amount));
    }
    expect(found).toEqual(due);
    expect(recovered.toFixed(2)).toBe('20000.00');
  });
});
