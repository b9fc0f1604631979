import { describe, expect, it } from 'vitest';
import { addUp } from '../../kit/add-up.ts';
import type { CurrencyCode } from '../../kit/currencies.ts';
import { appliedRate, converted, isFresh } from './convert.ts';

const at = (rate: string, unit: number) =>
  appliedRate({ valid_on: '2026-10-30', unit, buying: rate, selling: rate }, 'selling');
const rates = { USD: at('133.45', 1), INR: at('160.00', 100), JPY: at('9.05', 10) };
const home = (currency: CurrencyCode & keyof typeof rates, amount: string) =>
  converted({ currency, amount }, rates[currency]);

describe('amounts of other currencies', () => {
  it('are converted by the unit of their rate, each rounded once [MC-22]', () => {
    const lines = [home('USD', '150.00'), home('INR', '3200.00'), home('JPY', '12500'), '1850.75'];
    expect(lines).toEqual(['20017.50', '5120.00', '11312.50', '1850.75']);
    expect(addUp(lines)).toBe('38300.75');
  });

  it('add up to the sum of what is printed, and not to the converted sum [MC-22]', () => {
    const lines = ['23.01', '94.25', '11.33'].map((amount) => home('USD', amount));
    expect(lines).toEqual(['3070.68', '12577.66', '1511.99']);
    expect(addUp(lines)).toBe('17160.33');
    expect(home('USD', '128.59')).toBe('17160.34');
  });

  it('take the selling rate, the buying rate, or the middle of both', () => {
    const quoted = { valid_on: '2026-10-30', unit: 1, buying: '133.10', selling: '133.71' };
    expect((['selling', 'buying', 'middle'] as const).map((used) => appliedRate(quoted, used).rate)).toEqual([
      '133.7100',
      '133.1000',
      '133.4050',
    ]);
  });
});

describe('the age of a rate', () => {
  it('is at most what the rules allow, and never below zero [MC-23]', () => {
    const bill = '2026-10-31';
    expect(isFresh('2026-10-30', bill, 7)).toBe(true);
    expect(isFresh('2026-10-24', bill, 7)).toBe(true);
    expect(isFresh('2026-10-23', bill, 7)).toBe(false);
    expect(isFresh('2026-11-01', bill, 7)).toBe(false);
  });
});
