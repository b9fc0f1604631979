import { asBs } from '../convert/as-bs.ts';
import type { BsDate, BsInput } from '../convert/bs-date.ts';
import { dayOfMonth } from './step.ts';

/** A quarter of the BS year is also a quarter of the fiscal year: both begin with Baishak, Shrawan, Kartik and Magh. */
export type BsPeriod = 'month' | 'quarter' | 'year' | 'fiscalYear';

/**
 * The first day of the period that holds a date.
 *
 * @throws {DateBsError} `UnsupportedYear` if the period begins before 2000-01-01
 * @example
 * String(startOf('2083-08-05', 'month')) // '2083-08-01'
 * String(startOf('2083-08-05', 'quarter')) // '2083-07-01'
 * String(startOf('2083-08-05', 'fiscalYear')) // '2083-04-01'
 */
export function startOf(input: BsInput, period: BsPeriod): BsDate {
  return dayOfMonth(firstMonth(input, period), 1);
}

/**
 * The last day of the period that holds a date.
 *
 * @throws {DateBsError} `UnsupportedYear` if the period ends after the last supported day
 * @example
 * String(endOf('2083-08-05', 'month')) // '2083-08-29'
 * String(endOf('2083-08-05', 'fiscalYear')) // '2084-03-31'
 */
export function endOf(input: BsInput, period: BsPeriod): BsDate {
  return dayOfMonth(firstMonth(input, period) + monthsIn(period) - 1, 32);
}

const monthsIn = (period: BsPeriod): number => (period === 'month' ? 1 : period === 'quarter' ? 3 : 12);

const firstMonth = (input: BsInput, period: BsPeriod): number => {
  const { year, month } = asBs(input);
  const months = year * 12 + month - 1;
  return months - ((period === 'fiscalYear' ? months - 3 : months) % monthsIn(period));
};
