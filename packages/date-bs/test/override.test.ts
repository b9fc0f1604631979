import { afterEach, describe, expect, it } from 'vitest';
import {
  MAX_BS,
  addDays,
  adToBs,
  bsRange,
  bsToAdText,
  daysInBsMonth,
  overrideProjectedYears,
  yearStatus,
} from '../src/index.ts';
import * as dateBs from '../src/index.ts';

const other2084 = [31, 31, 32, 31, 31, 30, 30, 30, 29, 30, 30, 30];

afterEach(() => {
  overrideProjectedYears({});
});

describe('a host that overrides a projected year', () => {
  it('gets its row, and the days after it move along', () => {
    expect(bsToAdText('2085-01-01')).toBe('2028-04-14');
    overrideProjectedYears({ 2084: other2084 }, { lastPublishedYear: 2084 });
    expect(other2084.map((_, index) => daysInBsMonth(2084, index + 1))).toEqual(other2084);
    expect(bsToAdText('2085-01-01')).toBe('2028-04-13');
    expect(String(adToBs('2028-04-13'))).toBe('2085-01-01');
    expect(String(addDays('2084-02-31', 1))).toBe('2084-03-01');
    expect([yearStatus(2084), yearStatus(2085)]).toEqual(['published', 'projected']);
    expect(bsToAdText('2083-12-30')).toBe('2027-04-13');
  });

  it('converts every day both ways with the new table', () => {
    overrideProjectedYears({ 2084: other2084 });
    let count = 0;
    for (const date of bsRange('2000-01-01', dateBs.MAX_BS)) {
      expect(String(adToBs(bsToAdText(String(date))))).toBe(String(date));
      count++;
    }
    expect(count).toBe(40_542);
  });

  it('moves the last supported day with the last year', () => {
    const row = [31, 31, 32, 31, 31, 31, 30, 29, 30, 29, 30, 31];
    overrideProjectedYears({ 2110: row });
    expect(String(dateBs.MAX_BS)).toBe('2110-12-31');
    expect(bsToAdText('2110-12-31')).toBe('2054-04-14');
    overrideProjectedYears({});
    expect(String(MAX_BS)).toBe('2110-12-30');
  });

  it('takes everything back with an empty call', () => {
    overrideProjectedYears({ 2084: other2084 }, { lastPublishedYear: 2084 });
    overrideProjectedYears({});
    expect(daysInBsMonth(2084, 2)).toBe(32);
    expect(yearStatus(2084)).toBe('projected');
    expect(bsToAdText('2085-01-01')).toBe('2028-04-14');
  });

  it.each([
    ['a published year', { 2083: other2084 }],
    ['an unsupported year', { 2111: other2084 }],
    ['eleven months', { 2084: other2084.slice(1) }],
    ['a month of 33 days', { 2084: [33, ...other2084.slice(1)] }],
    ['a year of 364 days', { 2084: [30, ...other2084.slice(1)] }],
    ['one good row and one bad', { 2084: other2084, 2085: [] }],
  ])('is refused %s, and nothing changes', (_, rows) => {
    expect(() => overrideProjectedYears(rows)).toThrow(/needs twelve months of 29 to 32 days/);
    expect(daysInBsMonth(2084, 2)).toBe(32);
  });
});
