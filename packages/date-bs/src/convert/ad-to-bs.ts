import { adDays, bsDays } from '../table/month-days.ts';
import { type AdDate, type AdInput, BsDate } from './bs-date.ts';
import { convert } from './convert.ts';

/**
 * Converts a Gregorian date to Bikram Sambat.
 *
 * @param input `YYYY-MM-DD` or `{ year, month, day }`, month from 1
 * @throws {DateBsError} `InvalidDate` if there is no such day, or the text has another shape
 * @throws {DateBsError} `UnsupportedYear` before 1943-04-14 and after 2054-04-13; the message names the BS year
 * @example
 * adToBs('2026-11-21') // BsDate { year: 2083, month: 8, day: 5 }
 * String(adToBs({ year: 2026, month: 11, day: 21 })) // '2083-08-05'
 */
export const adToBs = (input: AdInput): BsDate =>
  new BsDate(convert(input as string & AdDate, adDays, bsDays, 23320, 'Invalid Date'));
