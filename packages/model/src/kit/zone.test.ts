import { describe, expect, it } from 'vitest';
import { toInstant } from './wall-clock.ts';
import { addDays, todayIn, toWall } from './zone.ts';

describe('zones', () => {
  it.each([
    ['2026-11-21T18:30:00.000Z', 'Asia/Kathmandu', '2026-11-22T00:15'],
    ['2026-11-21T02:00:00.000Z', 'America/New_York', '2026-11-20T21:00'],
    ['2026-11-21T15:00:00.000Z', 'Asia/Tokyo', '2026-11-22T00:00'],
    // The clocks of New York go forward on the 8th of March, at two.
    ['2026-03-08T06:59:00.000Z', 'America/New_York', '2026-03-08T01:59'],
    ['2026-03-08T07:00:00.000Z', 'America/New_York', '2026-03-08T03:00'],
    ['2026-03-29T01:30:00.000Z', 'Europe/Berlin', '2026-03-29T03:30'],
    ['2026-10-25T11:00:00.000Z', 'Europe/Berlin', '2026-10-25T12:00'],
  ])('%s in %s is %s on the wall, and back', (instant, zone, wall) => {
    expect(toWall(instant, zone)).toBe(wall);
    expect(toInstant(wall, zone)).toBe(instant);
    expect(todayIn(zone, new Date(instant))).toBe(wall.slice(0, 10));
  });

  it('have nothing to show of what is no instant', () => {
    expect(toWall('unknown', 'UTC')).toBeNull();
    expect(() => todayIn('UTC', new Date('unknown'))).toThrow('Invalid date');
  });

  it('count days over the end of months', () => {
    expect(addDays('2026-11-30', 1)).toBe('2026-12-01');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  });
});
