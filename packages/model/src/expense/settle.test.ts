import { describe, expect, it } from 'vitest';
import type { Amount, CurrencyCode } from '../kit/currencies.ts';
import { allowedOf, settle } from './settle.ts';

const rateOf = (rate: string, unit = 1) => ({ rated_on: '2026-10-30', unit, rate });
const home = rateOf('1.0000');
const usd = rateOf('133.4500');
const npr = (amount: string): Amount => ({ currency: 'NPR', amount });
const bill = (currency: CurrencyCode, amount: string) => ({
  approved: { currency, amount },
  rate: currency === 'NPR' ? home : usd,
});
const advance = (currency: CurrencyCode, amount: string) => ({
  unsettled: { currency, amount },
  rate: currency === 'NPR' ? home : usd,
});

describe('bills against an advance', () => {
  it('leave the rest of it unsettled, or are paid above it [EX-1] [MC-26]', () => {
    const of = (spent: string, open: string) => {
      const { used, to_pay } = settle([bill('NPR', spent)], advance('NPR', open));
      return [used?.amount, to_pay];
    };
    expect(of('17350.00', '20000.00')).toEqual(['17350.00', '0.00']);
    expect(of('23100.00', '20000.00')).toEqual(['20000.00', '3100.00']);
    expect(of('11500.00', '20000.00')).toEqual(['11500.00', '0.00']);
    expect(of('6200.00', '8500.00')).toEqual(['6200.00', '0.00']);
    expect(of('20000.00', '20000.00')).toEqual(['20000.00', '0.00']);
  });

  it('settle dollars by dollars [MC-24]', () => {
    expect(settle([bill('USD', '460.00')], advance('USD', '500.00'))).toEqual({
      approved_total: '61387.00',
      used: { currency: 'USD', amount: '460.00' },
      to_pay: '0.00',
    });
  });

  it('take dollars that are left for rupee bills by the rate of the advance [MC-25]', () => {
    const bills = [bill('USD', '260.00'), bill('NPR', '9800.00')];
    expect(settle(bills, advance('USD', '300.00'))).toMatchObject({ used: { amount: '300.00' }, to_pay: '4462.00' });
    expect(settle(bills, advance('USD', '260.00'))).toMatchObject({ used: { amount: '260.00' }, to_pay: '9800.00' });
    expect(settle([bill('NPR', '2669.00')], advance('USD', '40.00'))).toMatchObject({
      used: { currency: 'USD', amount: '20.00' },
      to_pay: '0.00',
    });
  });

  it('are paid as a whole without an advance, each converted and rounded once [MC-22]', () => {
    const bills = ['23.01', '94.25', '11.33'].map((amount) => bill('USD', amount));
    expect(settle(bills, null)).toEqual({ approved_total: '17160.33', used: null, to_pay: '17160.33' });
  });
});

describe('a cap', () => {
  it('holds for each unit [EX-4]', () => {
    expect(allowedOf(npr('16800.00'), '3.00', '5000.00', home)).toEqual(npr('15000.00'));
    expect(allowedOf(npr('14999.99'), '3.00', '5000.00', home)).toEqual(npr('14999.99'));
    expect(allowedOf(npr('16800.00'), '3.00', null, home)).toEqual(npr('16800.00'));
  });

  it('is rounded down to the unit of the bill, so that it is never exceeded', () => {
    expect(allowedOf({ currency: 'USD', amount: '50.00' }, '1.00', '5000.00', usd)).toEqual({
      currency: 'USD',
      amount: '37.46',
    });
  });
});
