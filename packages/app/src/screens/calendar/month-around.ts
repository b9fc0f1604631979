import type { CalendarSystem } from '@karmik/ui/provider';
import { adToBs, bsToAd, daysInBsMonth } from 'date-bs';

export interface DayRange {
  readonly start: string;
  readonly end: string;
}

/**
 * The month of a calendar in which an AD day lies, as AD days.
 * @example monthAround('2026-11-21', 'ad') // { start: '2026-11-01', end: '2026-11-30' }
 */
export function monthAround(day: string, calendar: CalendarSystem): DayRange {
  if (calendar === 'ad') {
    const last = new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate();
    return { start: `${day.slice(0, 8)}01`, end: `${day.slice(0, 8)}${last}` };
  }
  const { year, month } = adToBs(day);
  const at = (date: number) => {
    const ad = bsToAd({ year, month, day: date });
    return [ad.year, ad.month, ad.day].map((part) => String(part).padStart(2, '0')).join('-');
  };
  return { start: at(1), end: at(daysInBsMonth(year, month)) };
}
