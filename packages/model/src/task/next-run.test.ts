import { adToBs, daysInBsMonth } from 'date-bs';
import { describe, expect, it } from 'vitest';
import { nextRun } from './next-run.ts';

const runs = (first: string, every: Parameters<typeof nextRun>[1], count: number): string[] => {
  const days = [first];
  while (days.length < count) days.push(nextRun(first, every, days.at(-1) ?? first));
  return days;
};

describe('the days of a recurring task', () => {
  it('begin with the first', () => expect(nextRun('2027-01-31', 'Month', '2026-11-22')).toBe('2027-01-31'));

  it('follow by the day and by the week', () => {
    expect(runs('2026-12-30', 'Day', 4)).toEqual(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02']);
    expect(runs('2026-11-22', 'Week', 3)).toEqual(['2026-11-22', '2026-11-29', '2026-12-06']);
    expect(nextRun('2026-11-22', 'Week', '2026-12-01')).toBe('2026-12-06');
  });

  it('are the last of a shorter month, and the day of the first in the next', () =>
    expect(runs('2027-12-31', 'Month', 6)).toEqual([
      '2027-12-31',
      '2028-01-31',
      '2028-02-29',
      '2028-03-31',
      '2028-04-30',
      '2028-05-31',
    ]));

  it('keep the day of Bikram Sambat, clamped in its shorter months', () => {
    // 32 Asar 2083.
    const days = runs('2026-07-16', 'BS month', 14).map((day) => adToBs(day));
    expect(days[0]?.day).toBeGreaterThan(30);
    for (const [index, { year, month, day }] of days.entries()) {
      expect(day).toBe(Math.min(days[0]?.day ?? 0, daysInBsMonth(year, month)));
      const before = days[index - 1];
      if (before) expect(year * 12 + month).toBe(before.year * 12 + before.month + 1);
    }
  });

  it('return to the day of the first after a shorter month of Bikram Sambat [WC-3]', () => {
    const bs = (first: string, count: number) =>
      runs(first, 'BS month', count).map((day) => {
        const { year, month, day: of } = adToBs(day);
        return `${year}-${String(month).padStart(2, '0')}-${of}`;
      });
    expect(bs('2026-10-17', 7)).toEqual([
      '2083-06-31',
      '2083-07-30',
      '2083-08-29',
      '2083-09-30',
      '2083-10-29',
      '2083-11-30',
      '2083-12-30',
    ]);
    expect(bs('2026-10-16', 6)).toEqual([
      '2083-06-30',
      '2083-07-30',
      '2083-08-29',
      '2083-09-30',
      '2083-10-29',
      '2083-11-30',
    ]);
  });
});
