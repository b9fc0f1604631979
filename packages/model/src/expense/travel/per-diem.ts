/** What is given for the days of a trip, by the time away on each calendar day. */
import { minorUnits, type Amount } from '../../kit/currencies.ts';
import { addDaysTo } from '../../kit/period.ts';
import { decimalOf, decimalText } from '../../kit/exact/decimal.ts';
import { over, times, whole } from '../../kit/exact/ratio.ts';

/** The time of a trip: AD days and times of the organization's zone. */
export interface Away {
  readonly departs_on: string;
  readonly departs_at: string;
  readonly returns_on: string;
  readonly returns_at: string;
}

export interface PerDiemRule {
  /** Minutes from which a day has the full allowance. */
  readonly full_day: number;
  /** Per cent of the allowance for a shorter day. */
  readonly part_percent: number;
  /** Minutes below which a day has none. */
  readonly least: number;
}
/** Without settings: 12 hours or more of a day are a full day, any shorter time half of one. */
export const usualPerDiem: PerDiemRule = { full_day: 720, part_percent: 50, least: 0 };

const minutesOfDay = 1440;
const minutesAt = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/**
 * The days of a trip with the minutes away on each. A day on which a trip ends at midnight is none of it.
 * @example minutesAway({ departs_on: '2026-11-03', departs_at: '12:00', returns_on: '2026-11-04', returns_at: '12:00' })
 *   // [{ day: '2026-11-03', minutes: 720 }, { day: '2026-11-04', minutes: 720 }]
 */
export function minutesAway({
  departs_on,
  departs_at,
  returns_on,
  returns_at,
}: Away): { day: string; minutes: number }[] {
  const days: { day: string; minutes: number }[] = [];
  for (let day = departs_on; day <= returns_on; day = addDaysTo(day, 1)) {
    const from = day === departs_on ? minutesAt(departs_at) : 0;
    const to = day === returns_on ? minutesAt(returns_at) : minutesOfDay;
    if (to > from) days.push({ day, minutes: to - from });
  }
  return days;
}

export type DayShare = 'full' | 'part' | 'none';

/** How much of the allowance a day has. */
export const shareOfDay = (minutes: number, { full_day: full, least }: PerDiemRule): DayShare =>
  minutes < least ? 'none' : minutes >= full ? 'full' : 'part';

/** What a day comes to, rounded to the least unit of the currency. */
export function allowanceOfDay(
  { currency, amount }: Amount,
  share: DayShare,
  { part_percent: part }: PerDiemRule,
): Amount {
  const percent = { full: whole(100), part: whole(part), none: whole(0) }[share];
  return {
    currency,
    amount: decimalText(over(times(decimalOf(amount), percent), whole(100)), minorUnits(currency)),
  };
}
