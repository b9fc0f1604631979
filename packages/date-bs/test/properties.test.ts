import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  addYears,
  adToBs,
  asBs,
  bsToAd,
  bsToDayNumber,
  clampBs,
  compareBs,
  dayNumberToBs,
  daysBetween,
  daysInBsMonth,
  daysInBsYear,
  endOf,
  fiscalMonth,
  fiscalQuarter,
  fiscalYearBounds,
  fiscalYearOf,
  formatBs,
  isValidBs,
  parseBs,
  startOf,
  weekday,
} from '../src/index.ts';

const day = fc.integer({ min: -9759, max: 30_783 });
const date = day.map(dayNumberToBs);

describe('for any day', () => {
  it('both conversions undo each other', () => {
    fc.assert(
      fc.property(date, (bs) => {
        expect(adToBs(bsToAd(bs))).toEqual(bs);
      }),
    );
  });

  it('text in either digits reads back', () => {
    fc.assert(
      fc.property(date, fc.constantFrom('latn', 'deva'), fc.constantFrom('-', '/', '.'), (bs, digits, mark) => {
        expect(parseBs(formatBs(bs, `YYYY${mark}MM${mark}DD`, { digits }))).toEqual(bs);
      }),
    );
  });

  it('days add up', () => {
    fc.assert(
      fc.property(day, day, (from, to) => {
        expect(bsToDayNumber(addDays(dayNumberToBs(from), to - from))).toBe(to);
        expect(compareBs(dayNumberToBs(from), dayNumberToBs(to))).toBe(Math.sign(from - to));
        expect((((weekday(dayNumberToBs(to)) - weekday(dayNumberToBs(from)) - (to - from)) % 7) + 7) % 7).toBe(0);
      }),
    );
  });

  it('[DAT-3] a step by months lands in that month, on the same day or the last', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: -1400, max: 1400 }), (bs, months) => {
        const index = bs.year * 12 + bs.month - 1 + months;
        const year = Math.floor(index / 12);
        const month = (index % 12) + 1;
        if (year < 2000 || year > 2110) expect(() => addMonths(bs, months)).toThrow('No mapping provided');
        else {
          const expected = { year, month, day: Math.min(bs.day, daysInBsMonth(year, month)) };
          expect({ ...addMonths(bs, months) }).toEqual(expected);
          if (months % 12 === 0) expect({ ...addYears(bs, months / 12) }).toEqual(expected);
        }
      }),
    );
  });

  it('periods hold their day and meet without a gap', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -9300, max: 30_200 }).map(dayNumberToBs),
        fc.constantFrom('month', 'quarter', 'year', 'fiscalYear'),
        (bs, period) => {
          const first = startOf(bs, period);
          const last = endOf(bs, period);
          expect(compareBs(first, bs)).toBeLessThanOrEqual(0);
          expect(compareBs(last, bs)).toBeGreaterThanOrEqual(0);
          expect(startOf(addDays(last, 1), period)).toEqual(addDays(last, 1));
          expect(fiscalMonth(startOf(bs, 'fiscalYear'))).toBe(1);
        },
      ),
    );
  });
});

describe('for anything', () => {
  it('[DAT-2] a date is valid exactly when it converts, and clamping makes it so', () => {
    const parts = fc.record({
      year: fc.integer({ min: 1990, max: 2120 }),
      month: fc.integer({ min: -1, max: 14 }),
      day: fc.integer({ min: -1, max: 40 }),
    });
    fc.assert(
      fc.property(parts, ({ year, month, day: wanted }) => {
        const exists = year >= 2000 && year <= 2110 && month >= 1 && month <= 12 && wanted >= 1;
        const isValid = exists && wanted <= daysInBsMonth(year, month);
        expect(isValidBs({ year, month, day: wanted })).toBe(isValid);
        if (exists) expect(isValidBs(clampBs(year, month, wanted))).toBe(true);
        else expect(() => clampBs(year, month, wanted)).toThrow();
      }),
    );
  });

  it('nothing but a date is accepted', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.anything()), (input) => {
        if (isValidBs(input)) expect(String(asBs(input as string))).toMatch(/^2[01]\d\d-[01]\d-[0-3]\d$/);
        else expect(() => asBs(input as string)).toThrow();
      }),
    );
  });
});

describe('for any two days', () => {
  it('[LIB-3] the days between them lead from one to the other, and back with the other sign', () => {
    fc.assert(
      fc.property(date, date, (from, to) => {
        const days = daysBetween(from, to);
        expect(addDays(from, days)).toEqual(to);
        expect(daysBetween(to, from)).toBe(0 - days);
      }),
    );
  });
});

describe('for any year', () => {
  it('[LIB-3] its days are those of its months, and lead to the next New Year', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2000, max: 2109 }), (year) => {
        const months = Array.from({ length: 12 }, (_, index) => daysInBsMonth(year, index + 1));
        expect(daysInBsYear(year)).toBe(months.reduce((sum, days) => sum + days));
        expect(addDays({ year, month: 1, day: 1 }, daysInBsYear(year))).toEqual(
          asBs({ year: year + 1, month: 1, day: 1 }),
        );
      }),
    );
    expect(() => daysInBsYear(2111)).toThrow('The year 2111 is not supported');
  });

  it('[LIB-3] a day lies in its fiscal year and quarter, and they in each other', () => {
    fc.assert(
      fc.property(
        day.filter((number) => number > -9660 && number < 30_400),
        (number) => {
          const bs = dayNumberToBs(number);
          const { start, end } = fiscalYearBounds(fiscalYearOf(bs));
          expect(compareBs(start, bs)).toBeLessThanOrEqual(0);
          expect(compareBs(bs, end)).toBeLessThanOrEqual(0);
          expect([start.month, start.day, end.month]).toEqual([4, 1, 3]);
          expect(addDays(end, 1).month).toBe(4);
          const quarter = startOf(bs, 'quarter');
          expect(fiscalQuarter(bs)).toBe(fiscalQuarter(quarter));
          expect(fiscalQuarter(bs)).toBe(Math.floor((fiscalMonth(quarter) - 1) / 3) + 1);
        },
      ),
    );
  });
});

it('[LIB-17] no value can be changed', () => {
  fc.assert(
    fc.property(date, (bs) => {
      expect(Object.isFrozen(bs)).toBe(true);
      expect(() => Object.assign(bs, { year: 2000 })).toThrow(TypeError);
      expect(Object.isFrozen(adToBs(bsToAd(bs)))).toBe(true);
    }),
  );
});
