import { describe, expect, it } from 'vitest';
import { DateBsError, adToBs, adToBsText, asBs, bsToAd, fiscalYearBounds, isValidBs } from '../src/index.ts';

describe('what is no date', () => {
  it.each([
    [null, 'null'],
    [undefined, 'undefined'],
    [20830805, '20830805'],
    [Number.NaN, 'NaN'],
    ['2083/08/05', '2083/08/05'],
    [[2083, 8, 5], '2083,8,5'],
    [{}, '[object Object]'],
  ])('[LIB-17] %j is named, with what is expected', (given, shown) => {
    for (const convert of [adToBs, adToBsText])
      expect(() => convert(given as never)).toThrow(
        new DateBsError('InvalidDate', `Invalid Date, ${shown} is not year-month-day`),
      );
    for (const convert of [bsToAd, asBs])
      expect(() => convert(given as never)).toThrow(
        new DateBsError('InvalidDate', `Invalid BS Date, ${shown} is not year-month-day`),
      );
    expect(isValidBs(given)).toBe(false);
  });

  it('[DAT-2] a day that does not exist keeps its words', () => {
    expect(() => bsToAd('2083-08-30')).toThrow(/^Invalid BS Date$/);
    expect(() => bsToAd({ year: 2083, month: 13, day: 1 })).toThrow(/^Invalid BS Date$/);
    expect(() => adToBs('2023-02-29')).toThrow(/^Invalid Date$/);
  });
});

it.each(['2083', '2083/85', '2083-84', '83/84', '', '२०८३/८४'])('[LIB-3] %j is no name of a fiscal year', (name) => {
  expect(() => fiscalYearBounds(name)).toThrow(`${name} is not a fiscal year such as 2083/84`);
});

it('[LIB-3] a fiscal year outside of the table is refused by its year', () => {
  expect(() => fiscalYearBounds('1999/00')).toThrow('The year 1999 is not supported');
  expect(() => fiscalYearBounds('2110/11')).toThrow('The year 2111 is not supported');
});
