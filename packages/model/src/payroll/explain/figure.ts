/** Exact numbers as short texts of explanations. */
import { decimalText } from '../../kit/exact/decimal.ts';
import { exactText } from '../formula/trace.ts';
import type { Ratio } from '../../kit/exact/ratio.ts';

const mostPlaces = 6;

/**
 * A decimal without zeros at its end, of at most six places.
 * @example shortText(ratio(5n, 2n)) // '2.5'
 */
export function shortText(value: Ratio): string {
  const exact = exactText(value);
  if (!exact.includes('/') && (exact.split('.')[1]?.length ?? 0) <= mostPlaces) return exact;
  return decimalText(value, mostPlaces).replace(/\.?0+$/, '');
}
