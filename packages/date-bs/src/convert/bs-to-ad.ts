import { adDays, bsDays } from '../table/month-days.ts';
import type { AdDate, BsInput } from './bs-date.ts';
import { convert } from './convert.ts';

/**
 * Converts a Bikram Sambat date to the Gregorian calendar.
 *
 * @param input `YYYY-MM-DD` or `{ year, month, day }`, month from 1
 * @throws {DateBsError} `InvalidDate` if there is no such day, or the text has another shape
 * @throws {DateBsError} `UnsupportedYear` for a year outside 2000 to 2110
 * @example
 * bsToAd({ year: 2083, month: 8, day: 5 }) // { year: 2026, month: 11, day: 21 }
 * bsToAd('2083-08-05') // { year: 2026, month: 11, day: 21 }
 */
export const bsToAd = (input: BsInput): AdDate =>
  convert(input as string & AdDate, bsDays, adDays, 24001, 'Invalid BS Date');
