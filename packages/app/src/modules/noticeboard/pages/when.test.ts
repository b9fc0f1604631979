import { describe, expect, it } from 'vitest';
import { choices, fromInstant, suggestions, toInstant, withMonth } from './when.ts';

/** A Saturday: 2:45 in Kathmandu on the 21st, still 16:00 on the 20th in New York, 6:00 on the 21st in Tokyo. */
const now = Date.parse('2026-11-20T21:00:00Z');

describe('the hour of a post', () => {
  it.each([
    ['Asia/Kathmandu', { year: 2026, month: 11, day: 21, time: '02:45' }],
    ['America/New_York', { year: 2026, month: 11, day: 20, time: '16:00' }],
    ['Asia/Tokyo', { year: 2026, month: 11, day: 21, time: '06:00' }],
  ])('is chosen by the clock of %s', (zone, chosen) => {
    const when = { calendar: 'AD', ...chosen } as const;
    expect(fromInstant(now, 'AD', zone)).toEqual(when);
    expect(toInstant(when, zone)).toBe('2026-11-20T21:00:00.000Z');
    expect(toInstant(fromInstant(now, 'BS', zone), zone)).toBe('2026-11-20T21:00:00.000Z');
  });

  it.each([
    // It is Saturday in Kathmandu and Friday in New York; the week begins on Sunday.
    ['Asia/Kathmandu', '2026-11-22T03:15:00.000Z', '2026-11-22T03:15:00.000Z'],
    ['America/New_York', '2026-11-21T14:00:00.000Z', '2026-11-22T14:00:00.000Z'],
  ])('is suggested at nine in %s, tomorrow and next week', (zone, tomorrow, nextWeek) => {
    const suggested = suggestions(now, 'BS', zone).map(({ id, when }) => [id, toInstant(when, zone)]);
    expect(suggested).toEqual([
      ['tomorrow', tomorrow],
      ['nextWeek', nextWeek],
    ]);
  });

  it('may be of the year that it is there, and the next', () => {
    const newYear = Date.parse('2026-12-31T20:00:00Z');
    const years = (zone: string) =>
      choices(fromInstant(newYear, 'AD', zone), newYear, 'en', zone).years.map(({ id }) => id);
    expect(years('Asia/Tokyo')).toEqual(['2027', '2028']);
    expect(years('America/New_York')).toEqual(['2026', '2027']);
  });

  it('keeps its day in another month, or the last of a shorter one', () => {
    const when = { calendar: 'AD', year: 2026, month: 1, day: 31, time: '09:00' } as const;
    expect(withMonth(when, 2026, 2)).toMatchObject({ month: 2, day: 28 });
  });
});
