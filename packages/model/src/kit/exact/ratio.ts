/** Exact numbers of payroll: a whole numerator over a positive whole denominator, in lowest terms. Never a float. */

/** @param d above 0, without a common factor with `n` */
export interface Ratio {
  readonly n: bigint;
  readonly d: bigint;
}

/** What a division by 0 throws. Formulas check their divisors first, and name the place. */
export class DivisionByZero extends Error {
  override readonly name = 'DivisionByZero';
  constructor() {
    super('A number was divided by zero');
  }
}

const magnitude = (value: bigint): bigint => (value < 0n ? -value : value);

function lowest(n: bigint, d: bigint): Ratio {
  if (d === 1n) return { n, d };
  let [a, b] = [magnitude(n), d];
  while (b !== 0n) [a, b] = [b, a % b];
  return a === 1n ? { n, d } : { n: n / a, d: d / a };
}

/**
 * A quotient of two whole numbers.
 * @throws {DivisionByZero}
 * @example ratio(6n, -4n) // { n: -3n, d: 2n }
 */
export function ratio(n: bigint, d = 1n): Ratio {
  if (d === 0n) throw new DivisionByZero();
  return d < 0n ? lowest(-n, -d) : lowest(n, d);
}

/** @param value a whole number */
export const whole = (value: number | bigint): Ratio => ({ n: BigInt(value), d: 1n });

export const zero: Ratio = whole(0);
export const one: Ratio = whole(1);

export const plus = (a: Ratio, b: Ratio): Ratio =>
  a.d === b.d ? lowest(a.n + b.n, a.d) : lowest(a.n * b.d + b.n * a.d, a.d * b.d);
export const negated = ({ n, d }: Ratio): Ratio => ({ n: -n, d });
export const minus = (a: Ratio, b: Ratio): Ratio => plus(a, negated(b));
export const times = (a: Ratio, b: Ratio): Ratio => lowest(a.n * b.n, a.d * b.d);

/** @throws {DivisionByZero} */
export const over = (a: Ratio, b: Ratio): Ratio => ratio(a.n * b.d, a.d * b.n);

/** Below 0 where `a` is less, 0 where both are equal, above 0 where `a` is greater. */
export function compare(a: Ratio, b: Ratio): number {
  const difference = a.n * b.d - b.n * a.d;
  return difference < 0n ? -1 : Number(difference > 0n);
}

export const isZero = ({ n }: Ratio): boolean => n === 0n;
export const isNegative = ({ n }: Ratio): boolean => n < 0n;
export const absolute = ({ n, d }: Ratio): Ratio => ({ n: magnitude(n), d });
export const lesser = (a: Ratio, b: Ratio): Ratio => (compare(b, a) < 0 ? b : a);
export const greater = (a: Ratio, b: Ratio): Ratio => (compare(b, a) > 0 ? b : a);
export const notBelowZero = (value: Ratio): Ratio => (isNegative(value) ? zero : value);
export const sumOf = (values: readonly Ratio[]): Ratio => values.reduce(plus, zero);
