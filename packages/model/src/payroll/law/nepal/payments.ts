/** Payments that Nepali law measures: at exit, at the festival, for perks; and the days by which tax and funds are due. */
import { addMonths, bsToAdText } from 'date-bs';
import { decimalOf } from '../../../kit/exact/decimal.ts';
import {
  greater,
  lesser,
  minus,
  notBelowZero,
  one,
  over,
  type Ratio,
  sumOf,
  times,
  whole,
} from '../../../kit/exact/ratio.ts';
import { rounded } from '../../../kit/exact/rounding.ts';
import { nepalLaw } from './nepal.ts';

const rate = (id: string, day: string): Ratio => decimalOf(nepalLaw.figure(id, 'rate', day).rate);

/** The share of basic that goes to a fund: `ssf.employee` 0.11, `ssf.employer` 0.20. */
export const fundRate = (id: 'ssf.employee' | 'ssf.employer', day: string): Ratio =>
  sumOf(Object.values(nepalLaw.figure(id, 'rates', day).rates).map(decimalOf));

/** Tax of a lump sum from an approved, contribution-based fund: on what is above the higher of the least exemption and half. */
export function fundPaymentTax(payment: Ratio, day: string): { readonly exempt: Ratio; readonly tax: Ratio } {
  const { rates } = nepalLaw.figure('exit.fund', 'rates', day);
  const { amounts } = nepalLaw.figure('exit.fund_exempt', 'amounts', day);
  const half = times(payment, decimalOf(rates['exempt_share'] ?? '0'));
  const exempt = lesser(payment, greater(decimalOf(amounts['least'] ?? '0'), half));
  return { exempt, tax: rounded(times(notBelowZero(minus(payment, exempt)), decimalOf(rates['rate'] ?? '0'))) };
}

/** Final tax of gratuity and leave pay that the employer meets. */
export const employerPaymentTax = (payment: Ratio, day: string): Ratio =>
  rounded(times(payment, rate('exit.employer_payment', day)));

/** Gratuity outside the SSF, by months of service. */
export const gratuity = (basic: Ratio, months: number, day: string): Ratio =>
  rounded(times(times(basic, rate('gratuity.employer', day)), whole(months)));

/** Compensation of retrenchment, proportionate for parts of years. */
export const retrenchment = (basic: Ratio, years: Ratio, day: string): Ratio =>
  rounded(times(times(basic, years), whole(nepalLaw.figure('retrenchment', 'count', day).count)));

/** Festival allowance: whole after a year of service, proportionate before it. */
export const festivalAllowance = (basic: Ratio, fullMonths: number, day: string): Ratio =>
  rounded(
    times(
      times(basic, whole(nepalLaw.figure('festival_allowance', 'count', day).count)),
      lesser(one, over(whole(fullMonths), whole(12))),
    ),
  );

/** The least yearly increment of a month's basic. */
export const leastIncrement = (basic: Ratio, divisor: number, day: string): Ratio =>
  rounded(times(over(basic, whole(divisor)), rate('increment.days', day)));

/** What a facility adds to the income of a year, of basic and grade. */
export const perk = (kind: 'vehicle' | 'housing', basicAndGrade: Ratio, day: string): Ratio =>
  rounded(times(basicAndGrade, rate(`perk.${kind}`, day)));

/**
 * The day by which the tax or the SSF of a month is due, AD ISO.
 * @param month BS, `2083-04`
 * @example dueOn('tds.due_day', '2083-04') // '2026-09-10'
 */
export function dueOn(id: 'tds.due_day' | 'ssf.due_day', month: string): string {
  const first = `${month}-01`;
  const { count } = nepalLaw.figure(id, 'count', bsToAdText(first));
  const { year, month: next } = addMonths(first, 1);
  return bsToAdText(`${year}-${String(next).padStart(2, '0')}-${String(count).padStart(2, '0')}`);
}
