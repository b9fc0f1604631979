import { describe, expect, it } from 'vitest';
import { decimalOf, decimalText, readDecimal } from './decimal.ts';
import { seeded } from './random.fixture.ts';
import {
  compare,
  DivisionByZero,
  minus,
  negated,
  over,
  plus,
  ratio,
  type Ratio,
  sumOf,
  times,
  whole,
  zero,
} from './ratio.ts';
import { rounded, rupee } from './rounding.ts';
import { divided } from './shares.ts';

const money = (value: Ratio): string => decimalText(value);

describe('exact numbers', () => {
  it('keep thirds, and the half that decimal arithmetic loses', () => {
    const overtime = times(times(over(decimalOf('53333.36'), whole(240)), whole(15)), ratio(3n, 2n));
    expect(money(overtime)).toBe('5000.00');
    expect(times(over(whole(1), whole(3)), whole(3))).toEqual(whole(1));
    expect(plus(decimalOf('0.1'), decimalOf('0.2'))).toEqual(decimalOf('0.3'));
  });

  it('report a division by zero', () => {
    expect(() => over(whole(1), zero)).toThrow(DivisionByZero);
    expect(() => rounded(whole(1), zero)).toThrow(DivisionByZero);
  });

  it('keep their sign in the numerator, in lowest terms', () => {
    expect(ratio(6n, -4n)).toEqual({ n: -3n, d: 2n });
    expect(over(whole(3), whole(-6))).toEqual({ n: -1n, d: 2n });
  });

  it('follow the laws of arithmetic over 5,000 numbers of chance', () => {
    const next = seeded(34);
    const any = () => ratio(BigInt(next(2_000_001) - 1_000_000), BigInt(next(5000) + 1));
    for (let turn = 0; turn < 5000; turn += 1) {
      const [a, b, c] = [any(), any(), any()];
      expect(times(a, plus(b, c))).toEqual(plus(times(a, b), times(a, c)));
      expect(plus(minus(a, b), b)).toEqual(a);
      if (b.n !== 0n) expect(times(over(a, b), b)).toEqual(a);
      expect(compare(a, b)).toBe(Math.sign(Number(a.n * b.d - b.n * a.d)));
    }
  });
});

describe('rounding', () => {
  it.each([
    ['0.005', '0.01'],
    ['-0.005', '-0.01'],
    ['2.345', '2.35'],
    ['-2.345', '-2.35'],
    ['-0.004', '0.00'],
    ['1006.6649', '1006.66'],
    ['-0', '0.00'],
  ])('takes %s to %s: a half goes away from zero, and zero has no sign', (from, to) =>
    expect(money(decimalOf(from))).toBe(to),
  );

  it('rounds to a step, down and up', () => {
    expect(money(rounded(decimalOf('1006.50'), rupee))).toBe('1007.00');
    expect(money(rounded(decimalOf('-1.2'), rupee, 'down'))).toBe('-2.00');
    expect(money(rounded(decimalOf('-1.2'), rupee, 'up'))).toBe('-1.00');
    expect(money(rounded(decimalOf('1234'), whole(50), 'up'))).toBe('1250.00');
  });

  it('rounds shares of funds half up [PY-14]', () => {
    const basic = decimalOf('27345.67');
    expect([money(times(basic, decimalOf('0.11'))), money(times(basic, decimalOf('0.20')))]).toEqual([
      '3008.02',
      '5469.13',
    ]);
  });
});

describe('decimal text', () => {
  it.each(['1e3', '1,000', '', '.5', '5.', '0x10', ' 1', '१२', 'NaN', '1.2.3', '--1'])('refuses %j', (text) =>
    expect(readDecimal(text)).toBeUndefined(),
  );

  it('goes in and out without loss, however long', () => {
    for (const text of ['0.00', '-12.50', '999999999999999999999.99']) expect(money(decimalOf(text))).toBe(text);
    expect(() => decimalOf('ten')).toThrow('"ten" is not a decimal');
  });
});

describe('division into parts', () => {
  it('gives the paisa to the largest remainder, ties to the earlier part [PC-4]', () => {
    expect(divided(whole(50_000), [8, 8, 15].map(whole)).map(money)).toEqual(['12903.23', '12903.22', '24193.55']);
  });

  it('adds up for any weights, and no part is a paisa off', () => {
    const next = seeded(4);
    for (let turn = 0; turn < 2000; turn += 1) {
      const amount = ratio(BigInt(next(20_000_001) - 10_000_000), 100n);
      const weights = [whole(1 + next(9)), ...Array.from({ length: next(8) }, () => ratio(BigInt(next(300)), 7n))];
      const parts = divided(amount, weights);
      expect(sumOf(parts)).toEqual(amount);
      const total = sumOf(weights);
      for (const [index, part] of parts.entries()) {
        const off = minus(part, over(times(amount, weights[index] ?? zero), total));
        expect(compare(off, decimalOf('0.01')) < 0 && compare(off, decimalOf('-0.01')) > 0).toBe(true);
      }
    }
  });

  it('refuses negative weights and an amount without weights', () => {
    expect(() => divided(whole(1), [whole(-1), whole(2)])).toThrow(RangeError);
    expect(() => divided(whole(1), [zero])).toThrow(RangeError);
    expect(divided(negated(whole(1)), [whole(1), whole(1)]).map(money)).toEqual(['-0.50', '-0.50']);
  });
});
