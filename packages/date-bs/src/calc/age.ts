import type { BsInput } from '../convert/bs-date.ts';
import { asBs } from '../convert/as-bs.ts';
import { bsToAd } from '../convert/bs-to-ad.ts';
import { pack } from '../convert/packed.ts';

/**
 * Completed years from a birth (or a joining) to a day, counted in BS or AD years. The two differ around a birthday.
 * A year is completed on the day with the same month and day; where that day is missing (Jestha 32, 29 February), on
 * the first day of the next month. Negative before the birth.
 *
 * @param calendar whose years count: `bs` by default
 * @throws {DateBsError} `InvalidDate` or `UnsupportedYear`, if either date does not exist or is not supported
 * @example
 * age('2050-08-06', '2083-08-05') // 32
 * age('2050-08-05', '2083-08-05') // 33
 */
export function age(birth: BsInput, on: BsInput, calendar: 'bs' | 'ad' = 'bs'): number {
  const convert = calendar === 'bs' ? asBs : bsToAd;
  // As integers YYYYMMDD, whole years are whole ten thousands.
  return Math.floor((pack(convert(on)) - pack(convert(birth))) / 1e4);
}
