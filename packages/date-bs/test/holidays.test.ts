import { describe, expect, it } from 'vitest';
import { holidayYears } from '../src/holidays/data.ts';
import { holidaysOf, holidaysOn } from '../src/holidays/holidays.ts';
import { compareBs, weekday, weekdayName } from '../src/index.ts';
import days from './holiday-days.json' with { type: 'json' };

describe('public holidays', () => {
  it('fall on the AD days and weekdays that their sources name', () => {
    const found = Object.keys(holidayYears).flatMap((year) => holidaysOf(Number(year))?.holidays ?? []);
    expect(
      found.map(({ start, end, adStart, adEnd }) => ({
        bs: start,
        ad: adStart,
        weekday: weekdayName(weekday(start)),
        ...(start === end ? {} : { end, adEnd }),
      })),
    ).toEqual(days);
  });

  it('have both names, lie in their year in their order, and their year has a source', () => {
    for (const [year, { source }] of Object.entries(holidayYears)) {
      expect(source).not.toBe('');
      const { holidays = [] } = holidaysOf(Number(year)) ?? {};
      for (const [index, { start, end, name, only }] of holidays.entries()) {
        expect(start.slice(0, 4)).toBe(year);
        expect(compareBs(start, end)).toBeLessThanOrEqual(0);
        expect(compareBs(holidays[index - 1]?.start ?? start, start)).toBeLessThanOrEqual(0);
        for (const text of [name, ...(only ? [only] : [])]) {
          expect(text.en).toMatch(/^[A-Za-z]/);
          expect(text.ne).toMatch(/^[\u0900-\u097f]/);
        }
      }
    }
  });

  it('are found on each day of a feast, and are unknown where no source was read', () => {
    expect(holidaysOn('2083-07-04')?.map(({ name }) => name.en)).toEqual(['Dashain']);
    expect(holidaysOn('2083-07-06')?.map(({ name }) => name.ne)).toEqual(['दशैं बिदा']);
    expect(holidaysOn('2083-07-07')).toEqual([]);
    expect(holidaysOn('2083-05-29')?.[0]?.only?.en).toBe('women');
    expect(holidaysOn('2090-01-01')).toBeUndefined();
    expect(holidaysOf(2084)).toBeUndefined();
    expect(() => holidaysOn('2083-08-30')).toThrow('Invalid BS Date');
  });
});
