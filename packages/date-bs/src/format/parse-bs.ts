import type { BsDate } from '../convert/bs-date.ts';
import { asBs } from '../convert/as-bs.ts';
import { DateBsError } from '../errors.ts';
import { toLatinDigits } from './digits.ts';

/**
 * Reads a BS date as people write it: year, month, day with `-`, `/` or `.` between them, in Latin or Devanagari
 * digits, with or without leading zeros, spaces around it ignored.
 *
 * @throws {DateBsError} `InvalidDate` if the text has another shape or the day does not exist
 * @throws {DateBsError} `UnsupportedYear` for a year outside 2000 to 2110
 * @example
 * String(parseBs('2083-08-05')) // '2083-08-05'
 * String(parseBs('२०८३/८/५')) // '2083-08-05'
 */
export function parseBs(text: string): BsDate {
  const [, year, , month, day] = /^\s*(\d{4})([-/.])(\d\d?)\2(\d\d?)\s*$/.exec(toLatinDigits(`${text}`)) ?? [];
  if (!year) throw new DateBsError('InvalidDate', 'Invalid BS Date');
  return asBs({ year: +year, month: +month!, day: +day! });
}
