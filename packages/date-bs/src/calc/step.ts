import { asBs } from '../convert/as-bs.ts';
import type { BsDate, BsInput } from '../convert/bs-date.ts';
import { bsToDayNumber, dayNumberToBs } from '../convert/day-number.ts';
import { DateBsError } from '../errors.ts';
import { daysInBsMonth } from '../table/years.ts';

/**
 * Moves a date by whole days, back if negative.
 *
 * @throws {DateBsError} `NoMapping` if the step leads out of the supported days
 * @example
 * String(addDays('2083-08-29', 1)) // '2083-09-01'
 */
export function addDays(input: BsInput, days: number): BsDate {
  const from = bsToDayNumber(input);
  return stepTo(() => dayNumberToBs(from + days));
}

/**
 * Moves a date by whole months, back if negative. A day that the new month does not have becomes its last day.
 *
 * @throws {DateBsError} `NoMapping` if the step leads out of the supported years
 * @example
 * String(addMonths('2083-07-30', 1)) // '2083-08-29', Mangsir 2083 has 29 days
 */
export function addMonths(input: BsInput, months: number): BsDate {
  const { year, month, day } = asBs(input);
  return stepTo(() => dayOfMonth(year * 12 + month - 1 + months, day));
}

/**
 * Moves a date by whole years, back if negative. A day that the month does not have in the new year becomes its last.
 *
 * @throws {DateBsError} `NoMapping` if the step leads out of the supported years
 * @example
 * String(addYears('2081-02-32', 1)) // '2082-02-31', Jestha 2082 has 31 days
 */
export function addYears(input: BsInput, years: number): BsDate {
  return addMonths(input, years * 12);
}

/**
 * Makes a date of parts whose day may be too large for its month: the day becomes the last of the month.
 *
 * @throws {DateBsError} `InvalidDate` for a month outside 1 to 12 or a day below 1
 * @throws {DateBsError} `UnsupportedYear` for a year outside 2000 to 2110
 * @example
 * String(clampBs(2083, 8, 30)) // '2083-08-29'
 */
export function clampBs(year: number, month: number, day: number): BsDate {
  return asBs({ year, month, day: Math.min(day, daysInBsMonth(year, month)) });
}

/** A day, clamped, of a month that is counted from the year 0. */
export const dayOfMonth = (months: number, day: number): BsDate =>
  clampBs(Math.floor(months / 12), (months % 12) + 1, day);

const stepTo = (step: () => BsDate): BsDate => {
  try {
    return step();
  } catch {
    throw new DateBsError('NoMapping', 'No mapping provided for the selected year and month.');
  }
};
