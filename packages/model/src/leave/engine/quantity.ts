/** Quantities of leave, exact: whole ten-thousandths of a day, as fine as a ledger keeps them. */

const places = 4;
export const oneDay = 10n ** BigInt(places);

export type Direction = 'nearest' | 'down' | 'up';

/**
 * Reads a decimal; places beyond the fourth are cut, and nothing is 0.
 * @example unitsOf('1.5') // 15000n
 */
export function unitsOf(decimal: string | null | undefined): bigint {
  if (decimal === null || decimal === undefined || decimal === '') return 0n;
  const [whole = '0', part = ''] = decimal.replace('-', '').split('.');
  const units = BigInt(whole) * oneDay + BigInt(part.slice(0, places).padEnd(places, '0'));
  return decimal.startsWith('-') ? -units : units;
}

/**
 * Writes a quantity without zeros at its end.
 * @example quantityText(15000n) // '1.5'
 */
export function quantityText(units: bigint): string {
  const digits = String(units < 0n ? -units : units).padStart(places + 1, '0');
  const part = digits.slice(-places).replace(/0+$/, '');
  const text = part === '' ? digits.slice(0, -places) : `${digits.slice(0, -places)}.${part}`;
  return units < 0n ? `-${text}` : text;
}

/**
 * Divides what is not negative, a half being rounded up.
 * @example divided(31n, 2n, 'nearest') // 16n
 */
export function divided(numerator: bigint, denominator: bigint, direction: Direction): bigint {
  if (direction === 'down') return numerator / denominator;
  if (direction === 'up') return (numerator + denominator - 1n) / denominator;
  return (numerator * 2n + denominator) / (denominator * 2n);
}

export const lesser = (a: bigint, b: bigint): bigint => (a < b ? a : b);
export const greater = (a: bigint, b: bigint): bigint => (a > b ? a : b);
export const sumOf = (values: readonly bigint[]): bigint => values.reduce((sum, value) => sum + value, 0n);
