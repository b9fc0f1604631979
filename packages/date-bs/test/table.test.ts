import { describe, expect, it } from 'vitest';
import {
  LAST_PUBLISHED_YEAR,
  MAX_BS,
  MIN_BS,
  adToBs,
  bsToAd,
  daysInBsMonth,
  weekday,
  yearStatus,
} from '../src/index.ts';
import { adDays, bsDays } from '../src/table/month-days.ts';
import years from '../conformance/data/years.json' with { type: 'json' };

const rows = Object.entries(years).map(([year, row]) => ({ ...row, year: Number(year) }));

describe('the table', () => {
  it('[DAT-1] holds the years 2000 to 2110 and no other', () => {
    expect(rows.map((row) => row.year)).toEqual(Array.from({ length: 111 }, (_, index) => 2000 + index));
    expect(() => daysInBsMonth(1999, 12)).toThrow('The year 1999 is not supported');
    expect(() => daysInBsMonth(2111, 1)).toThrow('The year 2111 is not supported');
  });

  it.each(rows)('[DAT-1] $year has the months of its calendar', ({ year, months, start, status }) => {
    expect(months.map((_, index) => daysInBsMonth(year, index + 1))).toEqual(months);
    expect(String(adToBs(start))).toBe(`${year}-01-01`);
    expect(yearStatus(year)).toBe(status);
  });

  it('[DAT-1] has months of 29 to 32 days and years of 365 or 366', () => {
    const longYears: number[] = [];
    for (const { year } of rows) {
      let days = 0;
      for (let month = 1; month <= 12; month++) {
        const length = daysInBsMonth(year, month);
        expect([29, 30, 31, 32]).toContain(length);
        days += length;
      }
      expect([365, 366]).toContain(days);
      if (days === 366) longYears.push(year);
    }
    expect(longYears).toEqual([
      2003, 2007, 2011, 2015, 2019, 2023, 2026, 2030, 2034, 2038, 2042, 2046, 2050, 2054, 2057, 2061, 2065, 2069, 2073,
      2077, 2081, 2084, 2088, 2092, 2096, 2100, 2104, 2108,
    ]);
  });

  it('begins and ends where it says', () => {
    expect(String(MIN_BS)).toBe('2000-01-01');
    expect(bsToAd(MIN_BS)).toEqual({ year: 1943, month: 4, day: 14 });
    expect(weekday(MIN_BS)).toBe(3);
    expect(String(MAX_BS)).toBe('2110-12-30');
    expect(bsToAd(MAX_BS)).toEqual({ year: 2054, month: 4, day: 13 });
    expect(weekday(MAX_BS)).toBe(1);
    expect(Object.isFrozen(MIN_BS) && Object.isFrozen(MAX_BS)).toBe(true);
  });

  it('knows the last published year', () => {
    expect(LAST_PUBLISHED_YEAR).toBe(2083);
    expect(yearStatus(2083)).toBe('published');
    expect(yearStatus(2084)).toBe('projected');
    expect(() => yearStatus(2111)).toThrow('The year 2111 is not supported');
  });

  // What spares a conversion any search: were it not so, months would be found one off.
  it('has the first day of exactly one BS month in every AD month', () => {
    for (let index = 0; index < 1332; index++) {
      expect(bsDays[index]).toBeGreaterThanOrEqual(adDays[index]!);
      expect(bsDays[index]).toBeLessThan(adDays[index + 1]!);
    }
  });
});
