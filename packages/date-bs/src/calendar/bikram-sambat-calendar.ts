import { type AnyCalendarDate, type Calendar, CalendarDate, type CalendarIdentifier } from '@internationalized/date';
import { bsToDayNumber, dayNumberToBs } from '../convert/day-number.ts';
import { MAX_BS, daysInBsMonth } from '../table/years.ts';

const FIRST_YEAR = 2000;
const LAST_YEAR = 2110;
/** 2000-01-01 BS, counted from 1970-01-01 AD. */
const FIRST_DAY = -9759;
/** The Julian day number of 1970-01-01. */
const JULIAN_1970 = 2440588;
/** The year of the Surya Siddhanta, which keeps the years outside the table near the sun. */
const MEAN_YEAR = 1577917828 / 4320000;
/** The BS year in which the year 9999 AD ends. */
const LAST_ANSWERED_YEAR = 10056;
/** A common year outside the table: 365 days; Chaitra takes the 366th. */
const COMMON_YEAR = [31, 31, 32, 31, 31, 31, 30, 29, 30, 29, 30, 30];

/**
 * The Bikram Sambat calendar for `@internationalized/date` and what is built on it, such as React Aria.
 *
 * It answers for every year from 1 to 10056 and never throws, because a calendar widget asks about the months before the first and
 * after the last supported one, and about the years 2, 20 and 208 while 2082 is typed. Outside 2000 to 2110 the
 * months are a fixed pattern that keeps to the sun and can be inverted exactly; those days are placeholders, not the
 * calendar of Nepal. Give the widget `MIN_BS` and `MAX_BS` as limits, converted to this calendar first.
 *
 * @example
 * const date = toCalendar(parseDate('2026-11-21'), new BikramSambatCalendar())
 * `${date.year}-${date.month}-${date.day}` // '2083-8-5'
 */
export class BikramSambatCalendar implements Calendar {
  /** Not among the identifiers of Unicode, so `Intl` cannot name its months: use `monthName` and `formatBs`. */
  readonly identifier = 'bikram-sambat' as CalendarIdentifier;

  /** The date of a Julian day number, whichever. */
  fromJulianDay(julianDay: number): CalendarDate {
    const day = julianDay - JULIAN_1970;
    if (day >= FIRST_DAY && day < endDay()) {
      const bs = dayNumberToBs(day);
      return new CalendarDate(this, bs.year, bs.month, bs.day);
    }
    let year = FIRST_YEAR + Math.floor((day - FIRST_DAY) / MEAN_YEAR);
    while (yearStart(year) > day) year--;
    while (yearStart(year + 1) <= day) year++;
    let rest = day - yearStart(year);
    let month = 1;
    while (month < 12 && rest >= COMMON_YEAR[month - 1]!) rest -= COMMON_YEAR[month++ - 1]!;
    return new CalendarDate(this, year, month, rest + 1);
  }

  /** The Julian day number of a date; days and months beyond their limits run on into the next. */
  toJulianDay({ year, month, day }: AnyCalendarDate): number {
    if (year >= FIRST_YEAR && year <= LAST_YEAR && month > 0 && month < 13)
      return JULIAN_1970 + bsToDayNumber({ year, month, day: 1 }) + day - 1;
    const before = COMMON_YEAR.slice(0, Math.max(0, month - 1)).reduce((sum, length) => sum + length, 0);
    return JULIAN_1970 + yearStart(year) + before + day - 1;
  }

  /** Days in the month of a date. */
  getDaysInMonth({ year, month }: AnyCalendarDate): number {
    if (year >= FIRST_YEAR && year <= LAST_YEAR && month > 0 && month < 13) return daysInBsMonth(year, month);
    const isLeap = yearStart(year + 1) - yearStart(year) === 366;
    return month === 12 && isLeap ? 31 : (COMMON_YEAR[month - 1] ?? 30);
  }

  /** Always 12. */
  getMonthsInYear(): number {
    return 12;
  }

  /**
   * Far more than the table holds. A smaller number would make the library press later dates into that year, and an AD
   * limit or a half-typed year would silently become another day.
   */
  getYearsInEra(): number {
    return LAST_ANSWERED_YEAR;
  }

  /** The one era, `BS`. */
  getEras(): string[] {
    return ['BS'];
  }

  /** Always 12. */
  getMaximumMonthsInYear(): number {
    return 12;
  }

  /** 32, the longest month there is. */
  getMaximumDaysInMonth(): number {
    return 32;
  }

  /** True for another Bikram Sambat calendar. */
  isEqual(calendar: Calendar): boolean {
    return calendar.identifier === this.identifier;
  }
}

/** The day after the last supported one; an override of projected years can move it. */
const endDay = (): number => bsToDayNumber(MAX_BS) + 1;

const yearStart = (year: number): number => {
  if (year <= FIRST_YEAR) return FIRST_DAY + Math.floor((year - FIRST_YEAR) * MEAN_YEAR);
  if (year <= LAST_YEAR) return bsToDayNumber({ year, month: 1, day: 1 });
  return endDay() + Math.floor((year - LAST_YEAR - 1) * MEAN_YEAR);
};
