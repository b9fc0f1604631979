import type { BsInput } from '../convert/bs-date.ts';
import { bsToDayNumber } from '../convert/day-number.ts';

/**
 * Counts the days from one date to another: 0 on the same day, negative if `to` is earlier.
 *
 * @throws {DateBsError} `InvalidDate` or `UnsupportedYear`, if either date does not exist or is not supported
 * @example
 * daysBetween('2083-08-01', '2083-08-05') // 4
 * daysBetween('2083-08-05', '2083-08-01') // -4
 */
export function daysBetween(from: BsInput, to: BsInput): number {
  return bsToDayNumber(to) - bsToDayNumber(from);
}
