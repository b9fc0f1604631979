import { bsDays } from '../table/month-days.ts';
import { asBs } from './as-bs.ts';
import type { BsDate, BsInput } from './bs-date.ts';

/**
 * Counts the days from 1970-01-01 AD to a BS date. Differences, steps and storage become plain arithmetic.
 *
 * @throws {DateBsError} `InvalidDate` if there is no such day
 * @throws {DateBsError} `UnsupportedYear` for a year outside 2000 to 2110
 * @example
 * bsToDayNumber('2083-08-05') // 20778
 * bsToDayNumber('2083-08-05') - bsToDayNumber('2083-08-01') // 4
 */
export function bsToDayNumber(input: BsInput): number {
  const { year, month, day } = asBs(input);
  return bsDays[year * 12 + month - 24001]! + day;
}

/**
 * The BS date of a day number.
 *
 * @throws {DateBsError} `InvalidDate` if the number is not whole
 * @throws {DateBsError} `UnsupportedYear` outside the supported days
 * @example
 * String(dayNumberToBs(20778)) // '2083-08-05'
 */
export function dayNumberToBs(dayNumber: number): BsDate {
  // Months run up to six days late against their mean; allowing for that, the right one is this or the next.
  let index = Math.floor((dayNumber + 9753) / 30.438);
  if (dayNumber > bsDays[index + 1]!) index++;
  const year = Math.floor(index / 12);
  // Outside the table any day does: the year is refused.
  return asBs({ year: 2000 + year, month: index - year * 12 + 1, day: dayNumber - bsDays[index]! || 1 });
}
