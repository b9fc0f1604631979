import { asBs } from '../convert/as-bs.ts';
import type { BsInput } from '../convert/bs-date.ts';

/**
 * Names the fiscal year of a date: from Shrawan 1 to the last day of Ashad, as law and government offices write it.
 *
 * @throws {DateBsError} `InvalidDate` or `UnsupportedYear`, if the date does not exist or is not supported
 * @example
 * fiscalYearOf('2083-03-32') // '2082/83'
 * fiscalYearOf('2083-04-01') // '2083/84'
 */
export function fiscalYearOf(input: BsInput): string {
  const { year, month } = asBs(input);
  const start = month < 4 ? year - 1 : year;
  return `${start}/${`${start + 1}`.slice(2)}`;
}

/**
 * The month of the fiscal year: 1 is Shrawan, 12 is Ashad.
 *
 * @throws {DateBsError} `InvalidDate` or `UnsupportedYear`, if the date does not exist or is not supported
 * @example
 * fiscalMonth('2083-04-01') // 1
 * fiscalMonth('2083-03-32') // 12
 */
export function fiscalMonth(input: BsInput): number {
  return ((asBs(input).month + 8) % 12) + 1;
}
