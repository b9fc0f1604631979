/**
 * Which of the errors it is.
 *
 * - `UnsupportedYear`: `The year {year} is not supported`. The date lies outside the table; the year is a BS year.
 * - `InvalidDate`: `Invalid BS Date` or `Invalid Date`. The calendar has no such day. What has another shape than a date is
 *   named: `Invalid Date, null is not year-month-day`.
 * - `NoMapping`: `No mapping provided for the selected year and month.` A step led out of the table.
 * - `InvalidPattern`: the pattern of `formatBs` holds letters that are no token; the message names them.
 * - `InvalidYearRow`: a row given to `overrideProjectedYears` cannot be a year; the message says which.
 */
export type DateBsErrorCode = 'UnsupportedYear' | 'InvalidDate' | 'NoMapping' | 'InvalidPattern' | 'InvalidYearRow';

/**
 * What the functions of this package throw. `code` is for programs, `message` is fit to be shown to a person.
 *
 * One class with a code, not a class for each: a handful of classes would be a tenth of the weight of a conversion.
 *
 * @example
 * try {
 *   bsToAd('2083-08-30')
 * } catch (error) {
 *   error instanceof DateBsError && error.code // 'InvalidDate'
 * }
 */
export class DateBsError extends RangeError {
  declare readonly code: DateBsErrorCode;

  constructor(code: DateBsErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
