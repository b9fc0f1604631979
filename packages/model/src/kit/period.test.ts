import { adToBs } from 'date-bs';
import { describe, expect, it } from 'vitest';
import {
  addDaysTo,
  bsPeriodStarts,
  periodAfter,
  periodEnd,
  periodName,
  periodStart,
  periodText,
  relativeSpan,
  spanBefore,
} from './period.ts';

describe('a period', () => {
  it.each([
    ['day', 'ad', '2026-11-21', '2026-11-21', '2026-11-21'],
    ['week', 'bs', '2026-11-15', '2026-11-21', '2026-11-15'],
    ['month', 'ad', '2026-11-01', '2026-11-30', 'ad:2026-11'],
    ['month', 'bs', '2026-11-17', '2026-12-15', 'bs:2083-08'],
    ['quarter', 'ad', '2026-10-01', '2026-12-31', 'ad:2026-Q4'],
    ['quarter', 'bs', '2026-10-18', '2027-01-14', 'bs:2083-Q3'],
    ['year', 'ad', '2026-01-01', '2026-12-31', 'ad:2026'],
    ['year', 'bs', '2026-04-14', '2027-04-13', 'bs:2083'],
    ['fiscal_year', 'ad', '2026-07-17', '2027-07-16', '2083/84'],
  ] as const)('%s of %s has its first and last day and its name', (period, calendar, from, to, name) => {
    const start = periodStart('2026-11-21', period, calendar);
    expect([start, periodEnd(start, period, calendar), periodName(start, period, calendar)]).toEqual([from, to, name]);
    expect(periodStart(to, period, calendar)).toBe(from);
    expect(periodAfter(from, 1, period, calendar)).toBe(addDaysTo(to, 1));
    expect(periodAfter(periodAfter(from, -7, period, calendar), 7, period, calendar)).toBe(from);
  });

  it('of Bikram Sambat begins with a month, from the first of the calendar to the day after its last', () => {
    const starts = bsPeriodStarts('month');
    expect([starts[0], starts.at(-1)]).toEqual(['1943-04-14', '2054-04-14']);
    expect(starts.length).toBe(111 * 12 + 1);
    expect(new Set(starts.slice(0, -1).map((day) => adToBs(day).day))).toEqual(new Set([1]));
    expect(
      bsPeriodStarts('fiscal_year')
        .slice(0, 2)
        .map((day) => String(adToBs(day))),
    ).toEqual(['2000-01-01', '2000-04-01']);
    expect(periodEnd('1943-04-14', 'fiscal_year', 'bs')).toBe(addDaysTo(bsPeriodStarts('fiscal_year')[1] ?? '', -1));
    expect(periodEnd('2053-07-17', 'fiscal_year', 'bs')).toBe('2054-04-13');
  });

  it('is told in both languages', () => {
    expect(
      ['bs:2083-08', 'bs:2083-Q3', 'ad:2026', '2083/84'].map((name) => [
        periodText(name, 'en'),
        periodText(name, 'ne'),
      ]),
    ).toEqual([
      ['Mangsir 2083', 'मंसिर २०८३'],
      ['Q3 2083', 'त्रैमास ३ २०८३'],
      ['2026', '२०२६'],
      ['2083/84', '२०८३/८४'],
    ]);
  });
});

describe('the time before', () => {
  it.each([
    ['ad', '2026-11-01', '2026-11-30', '2026-10-01', '2026-10-31'],
    ['bs', '2026-11-17', '2026-12-15', '2026-10-18', '2026-11-16'],
    ['bs', '2026-07-17', '2027-07-16', '2025-07-17', '2026-07-16'],
    ['ad', '2026-03-01', '2026-03-10', '2026-02-19', '2026-02-28'],
    ['ad', '2024-01-01', '2024-12-31', '2023-01-01', '2023-12-31'],
  ] as const)('of %s %s to %s is %s to %s', (calendar, from, to, earlier, end) => {
    expect(spanBefore({ from, to }, calendar)).toEqual({ from: earlier, to: end });
  });
});

describe('a relative period', () => {
  it.each([
    ['yesterday', 'ad', '2026-11-22', '2026-11-22'],
    ['this_week', 'ad', '2026-11-22', '2026-11-28'],
    ['last_week', 'bs', '2026-11-15', '2026-11-21'],
    ['last_month', 'ad', '2026-10-01', '2026-10-31'],
    ['last_month', 'bs', '2026-10-18', '2026-11-16'],
    ['this_month', 'bs', '2026-11-17', '2026-12-15'],
    ['this_fiscal_year', 'ad', '2026-07-17', '2027-07-16'],
    ['last_fiscal_year', 'bs', '2025-07-17', '2026-07-16'],
  ] as const)('%s by %s', (period, calendar, from, to) =>
    expect(relativeSpan(period, '2026-11-23', calendar)).toEqual({ from, to }),
  );
});
