import type { BsInput } from '../convert/bs-date.ts';
import { bsToDayNumber } from '../convert/day-number.ts';

/**
 * The day of the week, counted like `Date.prototype.getDay`: 0 is Sunday, 6 is Saturday, the weekly holiday in Nepal.
 *
 * @throws {DateBsError} `InvalidDate` or `UnsupportedYear`, if the date does not exist or is not supported
 * @example
 * weekday('2083-08-05') // 6
 */
export function weekday(input: BsInput): number {
  // Day -9762 was a Sunday. It lies before the first supported day, so that no remainder is negative.
  return (bsToDayNumber(input) + 9762) % 7;
}
