import { asBs } from '../convert/as-bs.ts';
import type { BsDate, BsInput } from '../convert/bs-date.ts';
import { DateBsError } from '../errors.ts';
import { endOf } from './period.ts';

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
  return nameOf(month < 4 ? year - 1 : year);
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

/**
 * The quarter of the fiscal year: 1 begins with Shrawan, 4 ends with Ashad.
 *
 * @throws {DateBsError} `InvalidDate` or `UnsupportedYear`, if the date does not exist or is not supported
 * @example
 * fiscalQuarter('2083-08-05') // 2
 * fiscalQuarter('2083-03-32') // 4
 */
export function fiscalQuarter(input: BsInput): number {
  return Math.ceil(fiscalMonth(input) / 3);
}

/**
 * The first and the last day of a fiscal year, by the name that `fiscalYearOf` gives it.
 *
 * @throws {DateBsError} `InvalidDate` if the text is no such name
 * @throws {DateBsError} `UnsupportedYear` outside of 2000/01 to 2109/10
 * @example
 * String(fiscalYearBounds('2083/84').start) // '2083-04-01'
 * String(fiscalYearBounds('2083/84').end) // '2084-03-31'
 */
export function fiscalYearBounds(fiscalYear: string): { start: BsDate; end: BsDate } {
  const year = parseInt(fiscalYear);
  if (fiscalYear !== nameOf(year))
    throw new DateBsError('InvalidDate', `${fiscalYear} is not a fiscal year such as 2083/84`);
  const start = asBs({ year, month: 4, day: 1 });
  return { start, end: endOf(start, 'fiscalYear') };
}

const nameOf = (year: number): string => `${year}/${`${year + 1}`.slice(2)}`;
