import { adDays, bsDays } from '../table/month-days.ts';
import { type AdDate, BsDate } from './bs-date.ts';
import { bsToAd } from './bs-to-ad.ts';
import { convert } from './convert.ts';

/**
 * Converts Gregorian text to Bikram Sambat text, both `YYYY-MM-DD`. Faster than building a date and printing it.
 *
 * @throws {DateBsError} `InvalidDate` if there is no such day, or the text has another shape
 * @throws {DateBsError} `UnsupportedYear` before 1943-04-14 and after 2054-04-13
 * @example
 * adToBsText('2026-11-21') // '2083-08-05'
 */
export function adToBsText(text: string): string {
  return dateText(convert(text as string & AdDate, adDays, bsDays, 23320, 'Invalid Date'));
}

/**
 * Converts Bikram Sambat text to Gregorian text, both `YYYY-MM-DD`.
 *
 * @throws {DateBsError} `InvalidDate` if there is no such day, or the text has another shape
 * @throws {DateBsError} `UnsupportedYear` for a year outside 2000 to 2110
 * @example
 * bsToAdText('2083-08-05') // '2026-11-21'
 */
export function bsToAdText(text: string): string {
  return dateText(bsToAd(text));
}

// Building the text would cost more than the conversion, so each is kept once it was made: a place for every day of both
// calendars from 1943 to 2110, half a megabyte from the first call on, and 24 bytes for each day that was asked for.
let texts: string[] | undefined;

function dateText(date: AdDate): string {
  // oxlint-disable-next-line unicorn/no-new-array -- room from the start: an array that grows by wide gaps becomes a slow table
  texts ??= new Array<string>(64_544);
  return (texts[((date.year - 1943) * 12 + date.month) * 32 + date.day] ??= String(new BsDate(date)));
}
