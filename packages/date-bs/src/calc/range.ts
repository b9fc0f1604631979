import type { BsDate, BsInput } from '../convert/bs-date.ts';
import { bsToDayNumber, dayNumberToBs } from '../convert/day-number.ts';

/**
 * Goes through the days from `start` to `end`, both included, one at a time. Empty if `end` is earlier.
 *
 * @throws {DateBsError} `InvalidDate` or `UnsupportedYear`, if either date does not exist or is not supported
 * @example
 * [...bsRange('2083-08-28', '2083-09-01')].join(' ') // '2083-08-28 2083-08-29 2083-09-01'
 */
export function bsRange(start: BsInput, end: BsInput): Iterable<BsDate> {
  const first = bsToDayNumber(start);
  const last = bsToDayNumber(end);
  return {
    *[Symbol.iterator]() {
      for (let day = first; day <= last; day++) yield dayNumberToBs(day);
    },
  };
}
