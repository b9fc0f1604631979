import type { BsInput } from '../convert/bs-date.ts';
import { bsToDayNumber } from '../convert/day-number.ts';

/**
 * Orders two dates: negative if `a` is earlier, 0 on the same day, positive if later. Fits `Array.prototype.sort`.
 *
 * @throws {DateBsError} `InvalidDate` or `UnsupportedYear`, if either date does not exist or is not supported
 * @example
 * compareBs('2083-08-05', '2083-08-06') // -1
 */
export function compareBs(a: BsInput, b: BsInput): -1 | 0 | 1 {
  return Math.sign(bsToDayNumber(a) - bsToDayNumber(b)) as -1 | 0 | 1;
}
