import { describe, expect, it } from 'vitest';
import { dateToBs, todayBs } from '../src/index.ts';

const at = (instant: string, timeZone: string): string => String(dateToBs(new Date(instant), { timeZone }));

describe('an instant', () => {
  it('falls on a day only in a zone', () => {
    expect(at('2026-11-20T18:14:59.999Z', 'Asia/Kathmandu')).toBe('2083-08-04');
    expect(at('2026-11-20T18:15:00.000Z', 'Asia/Kathmandu')).toBe('2083-08-05');
    expect(at('2026-11-20T18:15:00Z', 'UTC')).toBe('2083-08-04');
    expect(at('2026-11-21T04:59:59Z', 'America/New_York')).toBe('2083-08-04');
    expect(at('2026-11-20T11:00:00Z', 'Pacific/Auckland')).toBe('2083-08-05');
    expect(at('2026-06-30T23:00:00Z', 'Europe/London')).toBe('2083-03-17');
    expect(at('2026-11-20T18:15:00Z', 'Asia/Katmandu')).toBe('2083-08-05');
  });

  it('fell by +05:30 in Nepal until 1986 began', () => {
    expect(at('1985-06-01T18:29:59Z', 'Asia/Kathmandu')).toBe('2042-02-19');
    expect(at('1985-06-01T18:30:00Z', 'Asia/Kathmandu')).toBe('2042-02-20');
    expect(at('1985-12-31T18:29:59Z', 'Asia/Kathmandu')).toBe('2042-09-16');
    expect(at('1985-12-31T18:30:00Z', 'Asia/Kathmandu')).toBe('2042-09-17');
    expect(at('1986-01-01T18:14:59Z', 'Asia/Kathmandu')).toBe('2042-09-17');
    expect(at('1986-01-01T18:15:00Z', 'Asia/Kathmandu')).toBe('2042-09-18');
  });

  it('needs a zone and a valid date', () => {
    expect(() => dateToBs(new Date(NaN), { timeZone: 'UTC' })).toThrow('Invalid Date');
    expect(() => dateToBs(new Date(), {} as { timeZone: string })).toThrow('Invalid Date');
    expect(() => dateToBs(new Date(), { timeZone: 'Mars/Olympus' })).toThrow(RangeError);
    expect(() => dateToBs(new Date('1943-01-01'), { timeZone: 'UTC' })).toThrow('The year 1999 is not supported');
  });
});

describe('today', () => {
  it('is the day in Nepal unless another zone is named', () => {
    const now = new Date('2026-11-20T18:30:00Z');
    expect(String(todayBs({ now }))).toBe('2083-08-05');
    expect(String(todayBs({ now, timeZone: 'UTC' }))).toBe('2083-08-04');
    expect(String(todayBs())).toBe(String(dateToBs(Date.now(), { timeZone: 'Asia/Kathmandu' })));
  });
});
