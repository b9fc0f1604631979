import { describe, expect, it } from 'vitest';
import { addUp } from '../../kit/add-up.ts';
import { allowanceOfDay, minutesAway, shareOfDay, usualPerDiem, type Away, type PerDiemRule } from './per-diem.ts';

const trip = (departs: string, returns: string): Away => ({
  departs_on: `2026-11-0${departs[0]}`,
  departs_at: departs.slice(2),
  returns_on: `2026-11-0${returns[0]}`,
  returns_at: returns.slice(2),
});
const daily = { currency: 'NPR', amount: '3000.00' } as const;
const given = (away: Away, rule: PerDiemRule = usualPerDiem): string =>
  addUp([
    '0.00',
    ...minutesAway(away).map(({ minutes }) => allowanceOfDay(daily, shareOfDay(minutes, rule), rule).amount),
  ]);

describe('the allowance of a trip', () => {
  it('is full from 12 hours of a calendar day and half below [EX-2] [MC-30]', () => {
    expect(given(trip('3 14:00', '6 11:00'))).toBe('9000.00');
    expect(given(trip('3 12:00', '4 12:00'))).toBe('6000.00');
    expect(given(trip('3 12:01', '4 11:59'))).toBe('3000.00');
    expect(given(trip('3 09:00', '3 20:59'))).toBe('1500.00');
    expect(given(trip('3 09:00', '3 21:00'))).toBe('3000.00');
    expect(given(trip('3 00:00', '5 00:00'))).toBe('6000.00');
    expect(given(trip('3 23:59', '4 00:01'))).toBe('3000.00');
    expect(given(trip('3 23:59', '4 00:01'), { ...usualPerDiem, least: 240 })).toBe('0.00');
  });

  it('counts the days of the organization [MC-31]', () => {
    expect(minutesAway(trip('3 05:00', '5 18:30')).map(({ minutes }) => minutes)).toEqual([1140, 1440, 1110]);
    expect(given(trip('3 05:00', '5 18:30'))).toBe('9000.00');
  });

  it('is rounded day by day to the least unit of its currency', () => {
    const rule = { ...usualPerDiem, part_percent: 33 };
    expect(allowanceOfDay({ currency: 'USD', amount: '55.50' }, 'part', rule)).toEqual({
      currency: 'USD',
      amount: '18.32',
    });
    expect(allowanceOfDay({ currency: 'JPY', amount: '9001' }, 'part', usualPerDiem)).toEqual({
      currency: 'JPY',
      amount: '4501',
    });
  });
});
