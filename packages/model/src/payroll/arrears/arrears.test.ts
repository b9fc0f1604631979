import { describe, expect, it } from 'vitest';
import { decimalText } from '../../kit/exact/decimal.ts';
import { seeded } from '../../kit/exact/random.fixture.ts';
import { sumOf, whole } from '../../kit/exact/ratio.ts';
import { prorated } from '../month/prorate.ts';
import { arrearsOf, type EarnedAmount } from './arrears.ts';

const basic = (earned: string, amount: number): EarnedAmount => ({ earned, heading: 'basic', amount: whole(amount) });
const shown = (lines: readonly EarnedAmount[]) => lines.map(({ earned, amount }) => [earned, decimalText(amount)]);
const months = ['2083-05', '2083-06', '2083-07', '2083-08'];

describe('arrears', () => {
  it('[PC-25] count what a correction paid already', () => {
    const basis = { month: whole(30), divisor: whole(30) };
    const segment = { days: whole(30), unpaid: whole(1), amount: whole(66_000) };
    const { amount } = prorated([segment], basis, { by_joining: true, by_unpaid_days: true });
    const due = [{ ...basic('2083-07', 0), amount }, basic('2083-08', 66_000)];
    const paid = [basic('2083-07', 54_000), basic('2083-07', 4000), basic('2083-08', 60_000)];
    expect(shown(arrearsOf(due, paid))).toEqual([
      ['2083-07', '5800.00'],
      ['2083-08', '6000.00'],
    ]);
  });

  it('[PC-26] come to the same whichever raise is approved first', () => {
    const before = months.slice(0, 3).map((month) => basic(month, 40_000));
    const first = arrearsOf(
      months.slice(0, 3).map((month) => basic(month, 44_000)),
      before,
    );
    expect(shown(first).map(([, amount]) => amount)).toEqual(['4000.00', '4000.00', '4000.00']);
    const second = arrearsOf(
      months.slice(1).map((month) => basic(month, 45_000)),
      [...before, ...first, basic('2083-08', 44_000)],
    );
    expect(shown(second).map(([, amount]) => amount)).toEqual(['1000.00', '1000.00', '1000.00']);
    const atOnce = arrearsOf([basic('2083-05', 44_000), basic('2083-06', 45_000), basic('2083-07', 45_000)], before);
    expect(decimalText(sumOf(atOnce.map(({ amount }) => amount)))).toBe('14000.00');
  });

  it('[PC-27] are negative where a raise is taken back, and leave paid lines as they are', () => {
    const paid = [
      ...months.slice(0, 3).flatMap((month) => [basic(month, 40_000), basic(month, 4000)]),
      basic('2083-08', 44_000),
    ];
    const back = arrearsOf(
      months.map((month) => basic(month, 40_000)),
      paid,
    );
    expect(decimalText(sumOf(back.map(({ amount }) => amount)))).toBe('-16000.00');
  });

  it('leave nothing due once they are paid, for any history', () => {
    const next = seeded(25);
    for (let turn = 0; turn < 200; turn += 1) {
      const paid = Array.from({ length: next(20) }, () => basic(months[next(4)] ?? '', next(2000) - 1000));
      const due = months.map((month) => basic(month, next(100_000)));
      const first = arrearsOf(due, paid);
      expect(arrearsOf(due, [...paid, ...first])).toEqual([]);
    }
  });
});
