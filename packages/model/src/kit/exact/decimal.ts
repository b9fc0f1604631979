/** Decimal text in and out of exact numbers. */
import { type Ratio, ratio } from './ratio.ts';
import { rounded } from './rounding.ts';

const decimal = /^(-?)(\d+)(?:\.(\d+))?$/;

/**
 * Reads a decimal: digits, a point, digits, and a minus before them. Nothing else is a number, so no exponent and no separators.
 * @returns undefined where the text is no decimal
 * @example readDecimal('1250.50') // { n: 2501n, d: 2n }
 */
export function readDecimal(text: string): Ratio | undefined {
  const match = decimal.exec(text);
  if (!match) return undefined;
  const [, sign, digits = '', places = ''] = match;
  const value = ratio(BigInt(digits + places), 10n ** BigInt(places.length));
  return sign === '-' ? { n: -value.n, d: value.d } : value;
}

/**
 * Reads a decimal that was checked before: a stored amount or a value of a law row.
 * @throws {RangeError} where the text is no decimal
 */
export function decimalOf(text: string): Ratio {
  const value = readDecimal(text);
  if (!value) throw new RangeError(`"${text}" is not a decimal`);
  return value;
}

/**
 * Writes a number with a fixed count of places, rounded half away from zero. Zero has no sign.
 * @example decimalText(ratio(-1n, 1000n)) // '0.00'
 */
export function decimalText(value: Ratio, places = 2): string {
  const scale = 10n ** BigInt(places);
  const { n, d } = rounded(value, ratio(1n, scale));
  const units = (n * scale) / d;
  const digits = String(units < 0n ? -units : units).padStart(places + 1, '0');
  const text = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  return units < 0n ? `-${text}` : text;
}
