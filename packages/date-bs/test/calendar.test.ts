import {
  CalendarDate,
  GregorianCalendar,
  endOfMonth,
  isSameDay,
  parseDate,
  startOfMonth,
  toCalendar,
} from '@internationalized/date';
import * as fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { BikramSambatCalendar } from '../src/calendar/bikram-sambat-calendar.ts';
import { bsRange, bsToAd, daysInBsMonth, MAX_BS, MIN_BS, overrideProjectedYears } from '../src/index.ts';

const bs = new BikramSambatCalendar();
const gregorian = new GregorianCalendar();
const parts = ({ year, month, day }: { year: number; month: number; day: number }) => [year, month, day];

afterEach(() => {
  overrideProjectedYears({});
});

describe('the calendar', () => {
  it('agrees with the conversions on every supported day', () => {
    for (const date of bsRange(MIN_BS, MAX_BS)) {
      const ad = bsToAd(date);
      const julianDay = gregorian.toJulianDay(new CalendarDate(ad.year, ad.month, ad.day));
      const inBs = bs.fromJulianDay(julianDay);
      if (parts(inBs).join() !== parts(date).join() || bs.toJulianDay(inBs) !== julianDay)
        expect.fail(`${date} became ${parts(inBs)}`);
    }
  });

  it('works through the library', () => {
    const date = toCalendar(parseDate('2026-11-21'), bs);
    expect(parts(date)).toEqual([2083, 8, 5]);
    expect(parts(date.add({ months: 1 }))).toEqual([2083, 9, 5]);
    expect(parts(new CalendarDate(bs, 2083, 7, 30).add({ months: 1 }))).toEqual([2083, 8, 29]);
    expect(parts(date.set({ day: 40 }))).toEqual([2083, 8, 29]);
    expect(parts(startOfMonth(date))).toEqual([2083, 8, 1]);
    expect(parts(endOfMonth(date))).toEqual([2083, 8, 29]);
    expect(parts(date.cycle('month', 5))).toEqual([2083, 1, 5]);
    expect(isSameDay(date, parseDate('2026-11-21'))).toBe(true);
    expect(date.toString()).toBe('2026-11-21');
    expect(parts(toCalendar(date, gregorian))).toEqual([2026, 11, 21]);
  });

  it('can be inverted exactly from the year 1 to 10056, inside the range and outside', () => {
    const first = bs.toJulianDay(new CalendarDate(bs, 1, 1, 1));
    const last = bs.toJulianDay(new CalendarDate(bs, 10_056, 12, 30));
    fc.assert(
      fc.property(fc.integer({ min: first, max: last }), (julianDay) => {
        const date = bs.fromJulianDay(julianDay);
        expect(bs.toJulianDay(date)).toBe(julianDay);
        expect(date.day).toBeLessThanOrEqual(bs.getDaysInMonth(date));
      }),
      { numRuns: 3000 },
    );
  });

  it('runs on without a gap or a repeat over both ends of the table', () => {
    for (const edge of [-9759, 30_784]) {
      let previous = bs.fromJulianDay(2_440_588 + edge - 3000);
      for (let day = edge - 2999; day < edge + 3000; day++) {
        const date = bs.fromJulianDay(2_440_588 + day);
        const isNext =
          (date.year === previous.year && date.month === previous.month && date.day === previous.day + 1) ||
          (date.day === 1 && previous.day === bs.getDaysInMonth(previous));
        if (!isNext) expect.fail(`${parts(previous)} is followed by ${parts(date)}`);
        previous = date;
      }
    }
  });

  it('keeps near the sun outside the table', () => {
    expect(parts(bs.fromJulianDay(bs.toJulianDay(endOfMonth(new CalendarDate(bs, 1999, 12, 1))) + 1))).toEqual([
      2000, 1, 1,
    ]);
    expect(toCalendar(new CalendarDate(bs, 1900, 1, 1), gregorian).toString()).toMatch(/^1843-04-1/);
    expect(toCalendar(new CalendarDate(bs, 2200, 1, 1), gregorian).toString()).toMatch(/^2143-04-1/);
  });

  it('never throws, whatever it is asked', () => {
    const number = fc.oneof(fc.integer({ min: -20_000, max: 20_000 }), fc.integer());
    fc.assert(
      fc.property(number, fc.integer({ min: -5, max: 20 }), fc.integer({ min: -50, max: 50 }), (year, month, day) => {
        const date = { calendar: bs, era: 'BS', year, month, day, copy: () => date } as never;
        expect(Number.isInteger(bs.toJulianDay(date))).toBe(true);
        expect(bs.getDaysInMonth(date)).toBeGreaterThan(28);
        expect(bs.fromJulianDay(year)).toBeInstanceOf(CalendarDate);
      }),
    );
  });

  it('does not move the day while a year is typed', () => {
    let date = toCalendar(parseDate('2024-06-17'), bs);
    expect(date.day).toBe(3);
    for (const year of [2, 20, 208, 2082]) {
      date = toCalendar(toCalendar(date.set({ year }), gregorian), bs);
      expect([date.year, date.day]).toEqual([year, 3]);
    }
  });

  it('follows an override of projected years', () => {
    overrideProjectedYears({ 2084: [31, 31, 32, 31, 31, 30, 30, 30, 29, 30, 30, 30] });
    expect(bs.getDaysInMonth(new CalendarDate(bs, 2084, 2, 1))).toBe(daysInBsMonth(2084, 2));
    expect(toCalendar(new CalendarDate(bs, 2085, 1, 1), gregorian).toString()).toBe('2028-04-13');
    const after = bs.fromJulianDay(bs.toJulianDay(new CalendarDate(bs, 2110, 12, 30)) + 1);
    expect(parts(after)).toEqual([2111, 1, 1]);
  });

  it('describes itself', () => {
    expect([bs.getEras(), bs.getMonthsInYear(), bs.getMaximumMonthsInYear(), bs.getMaximumDaysInMonth()]).toEqual([
      ['BS'],
      12,
      12,
      32,
    ]);
    expect(bs.isEqual(new BikramSambatCalendar()) && !bs.isEqual(gregorian)).toBe(true);
  });
});
