import { adToBs } from './ad-to-bs.ts';
import type { BsDate, BsInput } from './bs-date.ts';
import { bsToAd } from './bs-to-ad.ts';

/**
 * Checks a BS date and returns it as a value.
 *
 * @param input `YYYY-MM-DD` or `{ year, month, day }`; for text that people type, use `parseBs`
 * @throws {DateBsError} `InvalidDate` if there is no such day, or the text has another shape
 * @throws {DateBsError} `UnsupportedYear` for a year outside 2000 to 2110
 * @example
 * asBs({ year: 2083, month: 8, day: 5 }).toString() // '2083-08-05'
 */
export function asBs(input: BsInput): BsDate {
  // A kept value may have lost its day to an override of projected years, so it is checked like any other input.
  return adToBs(bsToAd(input));
}

/**
 * Says whether a BS date exists and is supported. Takes anything; never throws.
 *
 * @example
 * isValidBs('2083-08-29') // true
 * isValidBs('2083-08-30') // false, Mangsir 2083 has 29 days
 * isValidBs({ year: 1999, month: 1, day: 1 }) // false
 */
export function isValidBs(input: unknown): boolean {
  try {
    asBs(input as BsInput);
    return true;
  } catch {
    return false;
  }
}
