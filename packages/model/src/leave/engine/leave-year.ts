/** Leave years, cut into the months of their calendar. */
import { adToBs, addMonths as addBsMonths, bsToAd } from 'date-bs';
import { type Calendar, type DaySpan, periodAfter, periodStart } from '../../kit/period.ts';
import { addDays } from '../../kit/zone.ts';
import type { AccrualEvery } from './rule.ts';

/** Both days included, AD ISO. */
export interface LeaveYear {
  readonly starts_on: string;
  readonly ends_on: string;
  readonly calendar: Calendar;
}

/** A part of a year, with the name by which it is known: `2083-04` for a month, `2083-04+3` for three from there. */
export interface LeavePeriod extends DaySpan {
  readonly name: string;
}

export const monthsIn: Readonly<Record<AccrualEvery, number>> = { month: 1, quarter: 3, half_year: 6, year: 12 };

const dayMs = 86_400_000;
/** Days of a span, both ends included; 0 where it ends before it begins. */
export const daysOf = ({ from, to }: DaySpan): number =>
  from > to ? 0 : Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;

export const laterOf = (a: string, b: string): string => (a > b ? a : b);
export const earlierOf = (a: string, b: string): string => (a < b ? a : b);

/** What two spans have in common; it ends before it begins where that is nothing. */
export const common = (a: DaySpan, b: DaySpan): DaySpan => ({
  from: laterOf(a.from, b.from),
  to: earlierOf(a.to, b.to),
});

/** Year and month of a day, as `2083-04`. */
export function monthOf(day: string, calendar: Calendar): string {
  if (calendar === 'ad') return day.slice(0, 7);
  const { year, month } = adToBs(day);
  return `${year}-${String(month).padStart(2, '0')}`;
}

const cut = new Map<string, readonly LeavePeriod[]>();

/**
 * The periods of a year in their order; the first and the last end with the year.
 * @throws {DateBsError} where the BS table does not reach
 * @example periodsOf({ starts_on: '2026-07-17', ends_on: '2027-07-16', calendar: 'bs' }, 'quarter')[0]?.name // '2083-04+3'
 */
export function periodsOf(year: LeaveYear, every: AccrualEvery): readonly LeavePeriod[] {
  const key = `${year.calendar} ${year.starts_on} ${year.ends_on} ${every}`;
  const known = cut.get(key);
  if (known) return known;
  const count = monthsIn[every];
  const suffix = count === 1 ? '' : `+${count}`;
  const months: LeavePeriod[] = [];
  for (let start = year.starts_on; start <= year.ends_on;) {
    const next = periodAfter(periodStart(start, 'month', year.calendar), count, 'month', year.calendar);
    const to = earlierOf(addDays(next, -1), year.ends_on);
    months.push({ name: `${monthOf(start, year.calendar)}${suffix}`, from: start, to });
    start = addDays(to, 1);
  }
  // The same few years come again for everyone.
  if (cut.size > 200) cut.clear();
  cut.set(key, months);
  return months;
}

/**
 * The same day of the month so many months later; the last of the month where it has no such day.
 * @example monthsAfter('2026-01-31', 1, 'ad') // '2026-02-28'
 */
export function monthsAfter(day: string, months: number, calendar: Calendar): string {
  if (calendar === 'bs') {
    const { year, month, day: date } = bsToAd(addBsMonths(adToBs(day), months));
    return `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
  }
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** Completed years of service on a day. */
export function yearsOfService(joinedOn: string, day: string, calendar: Calendar): number {
  const guess = Math.floor((Date.parse(day) - Date.parse(joinedOn)) / dayMs / 365.25) + 1;
  for (let years = guess; years > 0; years -= 1) if (monthsAfter(joinedOn, years * 12, calendar) <= day) return years;
  return 0;
}
