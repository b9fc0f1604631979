import { adToBs } from './ad-to-bs.ts';
import type { AdDate } from './bs-date.ts';
import { bsToAd } from './bs-to-ad.ts';

/**
 * `adToBs` on integers YYYYMMDD, for loops over millions of days. The integers sort like the dates they hold.
 *
 * @throws {DateBsError} `InvalidDate` if there is no such day
 * @throws {DateBsError} `UnsupportedYear` before 19430414 and after 20540413
 * @example
 * adToBsPacked(20261121) // 20830805
 */
export function adToBsPacked(packed: number): number {
  return pack(adToBs(unpack(packed)));
}

/**
 * `bsToAd` on integers YYYYMMDD.
 *
 * @throws {DateBsError} `InvalidDate` if there is no such day
 * @throws {DateBsError} `UnsupportedYear` for a year outside 2000 to 2110
 * @example
 * bsToAdPacked(20830805) // 20261121
 */
export function bsToAdPacked(packed: number): number {
  return pack(bsToAd(unpack(packed)));
}

const unpack = (packed: number): AdDate => ({
  year: (packed / 1e4) | 0,
  month: ((packed / 100) | 0) % 100,
  day: packed % 100,
});

/** A date as the integer YYYYMMDD. */
export const pack = ({ year, month, day }: AdDate): number => year * 1e4 + month * 100 + day;
