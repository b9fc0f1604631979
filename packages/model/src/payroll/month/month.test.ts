import { describe, expect, it } from 'vitest';
import { monthSpan } from '../../kit/month.ts';
import { decimalOf, decimalText } from '../../kit/exact/decimal.ts';
import { plus, type Ratio, sumOf, whole } from '../../kit/exact/ratio.ts';
import { seeded } from '../../kit/exact/random.fixture.ts';
import { type DayBasis, prorated, type Reductions } from './prorate.ts';
import { cutMonth, type Dated, daysBetween, halfOpen } from './segments.ts';

const monthly = (days: number): DayBasis => ({ month: whole(days), divisor: whole(days) });
const fixed30 = (days: number): DayBasis => ({ month: whole(days), divisor: whole(30) });
const both: Reductions = { by_joining: true, by_unpaid_days: true };

/** Days, unpaid days and the amount of a whole month, of each segment. */
const of = (basis: DayBasis, reductions: Reductions, ...segments: readonly [number, string, number][]) => {
  const result = prorated(
    segments.map(([days, unpaid, amount]) => ({ days: whole(days), unpaid: decimalOf(unpaid), amount: whole(amount) })),
    basis,
    reductions,
  );
  expect(sumOf(result.parts)).toEqual(result.amount);
  return { amount: decimalText(result.amount), parts: result.parts.map((part) => decimalText(part)) };
};
const amountOf = (...args: Parameters<typeof of>) => of(...args).amount;

describe('a heading in a month', () => {
  it('pays a joiner the days from joining, by the month or by fixed 30 [PC-1]', () => {
    expect([amountOf(monthly(29), both, [19, '0', 40_000]), amountOf(monthly(29), both, [19, '0', 18_000])]).toEqual([
      '26206.90',
      '11793.10',
    ]);
    expect(amountOf(fixed30(29), both, [19, '0', 58_000])).toBe('36733.33');
    for (const days of [29, 30, 31, 32]) expect(amountOf(fixed30(days), both, [days, '0', 58_000])).toBe('58000.00');
  });

  it('has two independent switches [PC-2]', () => {
    const joining = { by_joining: true, by_unpaid_days: false };
    expect(amountOf(monthly(29), both, [19, '2', 29_000])).toBe('17000.00');
    expect(amountOf(monthly(29), joining, [19, '2', 1500])).toBe('982.76');
    expect(amountOf(monthly(29), { by_joining: false, by_unpaid_days: false }, [19, '2', 2000])).toBe('2000.00');
    expect(amountOf(monthly(29), { by_joining: false, by_unpaid_days: true }, [19, '2', 2900])).toBe('2700.00');
  });

  it('charges an unpaid day at the rate of its own day [PC-3]', () => {
    expect(of(monthly(30), both, [14, '0', 60_000], [16, '2', 66_000])).toEqual({
      amount: '58800.00',
      parts: ['28000.00', '30800.00'],
    });
  });

  it('rounds once and divides [PC-4]', () => {
    expect(of(monthly(31), both, [8, '0', 50_000], [8, '0', 50_000], [15, '0', 50_000])).toEqual({
      amount: '50000.00',
      parts: ['12903.23', '12903.22', '24193.55'],
    });
  });

  it.each([
    ['a leave of 7 days in Ashwin [PC-5]', monthly(31), [31, '7', 62_000], '48000.00'],
    ['a leave of 6 days in Kartik [PC-5]', monthly(30), [30, '6', 62_000], '49600.00'],
    ['four unpaid days [PC-6]', monthly(30), [30, '4', 45_000], '39000.00'],
    ['a whole month unpaid [PC-7]', monthly(30), [30, '30', 40_000], '0.00'],
    ['a whole month of 29 days unpaid, by fixed 30', fixed30(29), [29, '29', 40_000], '0.00'],
    ['leave paid at three quarters [PC-8]', monthly(31), [31, '0.875', 31_000], '30125.00'],
    ['one day and a half day of 25 working days [PC-9]', monthly(25), [25, '1.5', 50_000], '47000.00'],
    ['the first day as the last one [PC-12]', monthly(30), [1, '0', 75_000], '2500.00'],
    ['a joiner on 16 Bhadra [PY-7]', monthly(31), [16, '0', 62_000], '32000.00'],
    ['absent, unpaid and half unpaid days [PY-8]', monthly(31), [31, '3.5', 31_000], '27500.00'],
    ['no day of employment', monthly(30), [0, '0', 31_000], '0.00'],
  ] as const)('pays %s', (_, basis, segment, expected) => expect(amountOf(basis, both, [...segment])).toBe(expected));

  it('adds up for any split of a month, at one rate and at several', () => {
    const next = seeded(31);
    for (let turn = 0; turn < 500; turn += 1) {
      const days = 29 + next(4);
      const amount = 1 + next(200_000);
      const basis = next(2) === 0 ? monthly(days) : fixed30(days);
      const employed = 1 + next(days);
      const cuts = [0, ...Array.from({ length: next(5) }, () => next(employed)), employed].toSorted((a, b) => a - b);
      const split = cuts.slice(1).map((to, index): [number, string, number] => [to - (cuts[index] ?? 0), '0', amount]);
      const whole = of(basis, both, [employed, '0', amount]);
      expect(of(basis, both, ...split).amount).toBe(whole.amount);
    }
  });
});

describe('a month in segments', () => {
  const kartik = halfOpen(monthSpan('bs:2083-07'));

  it('is cut where package or branch changes, each day in one segment', () => {
    const segments = cutMonth<{ package: string; branch: string }>(kartik, {
      package: [
        { from: '2026-01-01', to: '2026-11-01', value: 'old' },
        { from: '2026-11-01', to: null, value: 'new' },
      ],
      branch: [
        { from: '2020-01-01', to: '2026-10-25', value: 'Pokhara' },
        { from: '2026-10-25', to: null, value: 'Kathmandu' },
      ],
    });
    expect(segments.map(({ from, days, values }) => [from, days, values.package, values.branch])).toEqual([
      ['2026-10-18', 7, 'old', 'Pokhara'],
      ['2026-10-25', 7, 'old', 'Kathmandu'],
      ['2026-11-01', 16, 'new', 'Kathmandu'],
    ]);
  });

  it('leaves out the days before joining and after the last day', () => {
    const employed = (from: string, to: string | null) =>
      cutMonth<{ contract: number }>(kartik, { contract: [{ from, to, value: 1 }] }).map(({ days }) => days);
    expect([employed('2026-10-28', null), employed('2020-01-01', '2026-10-19'), employed('2026-11-17', null)]).toEqual([
      [20],
      [1],
      [],
    ]);
  });

  it('refuses two packages on one day, with the day', () => {
    const twice: Dated<string>[] = [
      { from: '2026-01-01', to: null, value: 'a' },
      { from: '2026-11-01', to: null, value: 'b' },
    ];
    expect(() => cutMonth<{ package: string }>(kartik, { package: twice })).toThrow(
      'package has two values on 2026-11-01',
    );
  });

  it('has the days of the BS table, with no day between two months [PC-14]', () => {
    const months = Array.from({ length: 12 }, (_, at) =>
      halfOpen(monthSpan(`bs:2082-${String(at + 1).padStart(2, '0')}`)),
    );
    for (const [index, { to }] of months.slice(0, -1).entries()) expect(months[index + 1]?.from).toBe(to);
    expect(halfOpen(monthSpan('bs:2083-06'))).toEqual({ from: '2026-09-17', to: '2026-10-18' });
    expect(daysBetween(kartik.from, kartik.to)).toBe(30);
    const parts: Ratio[] = months.map(({ from, to }) => whole(daysBetween(from, to)));
    expect(parts.reduce(plus)).toEqual(whole(365));
  });
});
