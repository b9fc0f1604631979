/** Half-open bands of a rate: a band takes what lies above the bands before it, up to its own width. */
import { compare, isZero, lesser, minus, notBelowZero, type Ratio, sumOf, times, zero } from '../../kit/exact/ratio.ts';

/** @param width null in the last band, which takes all that is left */
export interface Band {
  readonly width: Ratio | null;
  readonly rate: Ratio;
}

/** What of an amount fell into a band. */
export interface BandPart {
  /** From 1. */
  readonly band: number;
  readonly width: Ratio | null;
  readonly rate: Ratio;
  readonly amount: Ratio;
  readonly tax: Ratio;
}

/** The bands that an amount reaches, with what lies in each. Below 0 counts as 0. */
export function bandParts(amount: Ratio, bands: readonly Band[]): BandPart[] {
  const parts: BandPart[] = [];
  let left = notBelowZero(amount);
  for (const [index, { width, rate }] of bands.entries()) {
    if (isZero(left)) break;
    const own = width === null ? left : lesser(width, left);
    parts.push({ band: index + 1, width, rate, amount: own, tax: times(own, rate) });
    left = minus(left, own);
  }
  return parts;
}

/** The sum of all bands. Continuous, and never less for a greater amount while no rate is negative. */
export const bandSum = (amount: Ratio, bands: readonly Band[]): Ratio =>
  sumOf(bandParts(amount, bands).map(({ tax }) => tax));

/** Bands that can be used: widths above 0, the last one and no other without a width, no negative rate. */
export const areBands = (bands: readonly Band[]): boolean =>
  bands.length > 0 &&
  bands.every(
    ({ width, rate }, index) =>
      compare(rate, zero) >= 0 &&
      (width === null ? index === bands.length - 1 : compare(width, zero) > 0 && index < bands.length - 1),
  );
