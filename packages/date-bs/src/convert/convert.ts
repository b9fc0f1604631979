import { DateBsError } from '../errors.ts';
import { bsDays } from '../table/month-days.ts';
import type { AdDate } from './bs-date.ts';

/**
 * Converts a date from one calendar to the other.
 *
 * @param input text or parts; whichever it is, the properties of the other are undefined
 * @param from the months of the calendar that the date is written in
 * @param to the months of the other; a month has the same index in both, or one apart
 * @param first the first month of `from`, as year × 12 + month: April 1943 is 23320, Baishak 2000 is 24001
 * @param complaint what to say when `from` has no such date
 */
export const convert = (
  input: string & AdDate,
  from: Int16Array,
  to: Int16Array,
  first: number,
  complaint: string,
): AdDate => {
  let { year, month, day } = input ?? '';
  if (input?.length === 10 && input[4] === '-' && input[7] === '-') {
    year = twoDigits(input, 0) * 100 + twoDigits(input, 2);
    month = twoDigits(input, 5);
    day = twoDigits(input, 8);
  }
  let index = year * 12 + month - first;
  day += from[index]!;
  // Callers without types may pass `'5'`, 5.5, NaN or nothing. A month that the table lacks goes on as NaN.
  if ((((index + first - 1) / 12) | 0) !== year || day % 1 || day <= from[index]! || day > from[index + 1]!)
    throw new DateBsError('InvalidDate', complaint + (month >= 0 ? '' : `, ${input} is not year-month-day`));
  // The sign bit steps back or on by one month. A branch would be mispredicted for half of all days.
  index += (day - to[index]! - 1) >> 31;
  if (!(day > -9760 && day <= bsDays[1332]!))
    throw new DateBsError('UnsupportedYear', `The year ${(2000 + index / 12) | 0} is not supported`);
  index += (to[index + 1]! - day) >>> 31;
  day -= to[index]!;
  index += 47320 - first;
  return { year: (index / 12) | 0, month: (index % 12) + 1, day };
};

// Reading characters is most of the cost of converting text; a regular expression would multiply it.
const twoDigits = (
  text: string,
  at: number,
  tens = text.charCodeAt(at) ^ 48,
  ones = text.charCodeAt(at + 1) ^ 48,
): number => (tens > 9 || ones > 9 ? NaN : tens * 10 + ones);
