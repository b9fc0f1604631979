/** How much overtime may still be worked: limits of a day, a week and a month, all in minutes. */
import { addDays, adToBs, bsToAd, daysInBsMonth } from 'date-bs';

export interface OvertimeLimits {
  readonly daily_limit: number;
  readonly weekly_limit: number;
  readonly monthly_limit: number;
}

/** Minutes that are asked for or granted already, in the day, week and month of one date. */
export interface OvertimeUsed {
  readonly day: number;
  readonly week: number;
  readonly month: number;
}

export interface RemainingLimit extends OvertimeUsed {
  /** The least of what is left of the three limits; never below 0. */
  readonly remaining: number;
  /** Which limit is the one that binds. */
  readonly bound_by: 'day' | 'week' | 'month';
}

/**
 * What is left of the limits.
 * @example remainingLimit({ daily_limit: 240, weekly_limit: 1440, monthly_limit: 1800 }, { day: 0, week: 0, month: 1680 }).remaining // 120
 */
export function remainingLimit(limits: OvertimeLimits, used: OvertimeUsed): RemainingLimit {
  const left = [
    ['day', limits.daily_limit - used.day],
    ['week', limits.weekly_limit - used.week],
    ['month', limits.monthly_limit - used.month],
  ] as const;
  const least = left.reduce((a, b) => (b[1] < a[1] ? b : a));
  return { ...used, remaining: Math.max(0, least[1]), bound_by: least[0] };
}

/**
 * Payable minutes of overtime that was worked, day by day: no more than the daily limit of a day and the weekly limit of a week
 * (AT-5). The days must be of one week.
 * @example payableInWeek({ daily_limit: 240, weekly_limit: 1440 }, [270, 270, 270, 270, 270, 270, 270]) // [240, 240, 240, 240, 240, 240, 0]
 */
export function payableInWeek(
  limits: Pick<OvertimeLimits, 'daily_limit' | 'weekly_limit'>,
  worked: readonly number[],
): number[] {
  let left = limits.weekly_limit;
  return worked.map((minutes) => {
    const payable = Math.min(minutes, limits.daily_limit, left);
    left -= payable;
    return payable;
  });
}

const iso = (date: { year: number; month: number; day: number }): string =>
  `${date.year}-${String(date.month).padStart(2, '0')}-${String(date.day).padStart(2, '0')}`;

const utcDay = (day: string, shift: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + shift * 86_400_000).toISOString().slice(0, 10);

/** The week, Sunday to Saturday, of an AD day. */
export function weekOf(day: string): { from: string; to: string } {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return { from: utcDay(day, -weekday), to: utcDay(day, 6 - weekday) };
}

/** The Bikram Sambat month of an AD day, as AD days. */
export function monthOf(day: string): { from: string; to: string } {
  const bs = adToBs(day);
  const first = { year: bs.year, month: bs.month, day: 1 };
  const last = addDays(first, daysInBsMonth(bs.year, bs.month) - 1);
  return { from: iso(bsToAd(first)), to: iso(bsToAd(last)) };
}
