import { describe, expect, it } from 'vitest';
import { currencyCodes, minorUnits, quickCurrencies } from './currencies.ts';
import { currencyNames } from './currency-names.ts';

describe('currencies [SNK-7]', () => {
  it('are NPR, INR, USD and many others, each once and named in both languages', () => {
    expect(currencyCodes).toEqual(expect.arrayContaining(['NPR', 'INR', 'USD', 'EUR', 'QAR', 'JPY', 'AUD']));
    expect(currencyCodes.length).toBeGreaterThan(150);
    expect(new Set(currencyCodes).size).toBe(currencyCodes.length);
    for (const code of currencyCodes) {
      expect(code).toMatch(/^[A-Z]{3}$/);
      expect(currencyNames[code].en).not.toBe('');
      expect(currencyNames[code].ne).toMatch(/[\u0900-\u097F]/);
    }
  });

  it('offer NPR, USD and INR before all others', () => {
    expect(quickCurrencies).toEqual(['NPR', 'USD', 'INR']);
  });

  it('have decimals by ISO 4217', () => {
    expect(['NPR', 'JPY', 'KWD', 'VND', 'OMR', 'USD'].map((code) => minorUnits(code as 'NPR'))).toEqual([
      2, 0, 3, 0, 3, 2,
    ]);
  });
});
