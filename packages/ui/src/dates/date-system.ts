import { CalendarDate, GregorianCalendar, toCalendar, type Calendar } from '@internationalized/date';
import { MAX_BS, MIN_BS, bsToAdText, todayBs, yearStatus } from 'date-bs';
import { BikramSambatCalendar } from 'date-bs/calendar';
import type { CalendarSystem } from '../provider/date-preference.ts';
import { readIsoDate, type IsoDate } from './iso.ts';

/** A calendar to show dates in, with the days that it knows. */
export interface DateSystem {
  readonly id: CalendarSystem;
  readonly calendar: Calendar;
  /** Always the same function, because React Aria starts again with a new one. */
  readonly createCalendar: () => Calendar;
  readonly first: CalendarDate;
  readonly last: CalendarDate;
}

const gregorian = new GregorianCalendar();
const bikramSambat = new BikramSambatCalendar();

/** Both calendars. BS ends where its table does, and AD a lifetime around it. */
export const dateSystems: Readonly<Record<CalendarSystem, DateSystem>> = {
  bs: {
    id: 'bs',
    calendar: bikramSambat,
    createCalendar: () => bikramSambat,
    first: new CalendarDate(bikramSambat, MIN_BS.year, MIN_BS.month, MIN_BS.day),
    last: new CalendarDate(bikramSambat, MAX_BS.year, MAX_BS.month, MAX_BS.day),
  },
  ad: {
    id: 'ad',
    calendar: gregorian,
    createCalendar: () => gregorian,
    first: new CalendarDate(gregorian, 1900, 1, 1),
    last: new CalendarDate(gregorian, 2100, 12, 31),
  },
};

/** An ISO text as a date of the calendar, pressed into the days that it knows. */
export function toSystemDate(iso: string | null | undefined, system: DateSystem): CalendarDate | undefined {
  const date = readIsoDate(iso);
  return date === undefined ? undefined : clampDate(toCalendar(date, system.calendar), system.first, system.last);
}

/** The AD ISO text of a date of either calendar. */
export function toIsoDate(date: CalendarDate): IsoDate {
  return toCalendar(date, gregorian).toString();
}

/** The same day in the other calendar; `undefined` where the BS table does not reach. */
export function inOtherSystem(
  date: CalendarDate,
  system: DateSystem,
): { date: CalendarDate; system: DateSystem } | undefined {
  const other = system.id === 'bs' ? dateSystems.ad : dateSystems.bs;
  const converted = toCalendar(date, other.calendar);
  if (other.id === 'bs' && (converted.compare(other.first) < 0 || converted.compare(other.last) > 0)) return undefined;
  return { date: converted, system: other };
}

/** Today in a zone, as an ISO text. @param timeZone an IANA name */
export function todayIso(timeZone: string): IsoDate {
  return bsToAdText(String(todayBs({ timeZone })));
}

/** True for a BS year that is computed, not yet published. */
export function isProjected(year: number, system: DateSystem): boolean {
  return system.id === 'bs' && yearStatus(year) === 'projected';
}

/** The date, or the limit that it passes. */
export function clampDate(date: CalendarDate, first: CalendarDate, last: CalendarDate): CalendarDate {
  if (date.compare(first) < 0) return first;
  return date.compare(last) > 0 ? last : date;
}
