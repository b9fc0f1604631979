import type { Language } from '@karmik/model/kit/text';
import { adToBs, bsToAd, dateToBs, daysInBsMonth, monthName, toDevanagariDigits } from 'date-bs';
import { adMonths } from '../../preferences/format-dates.ts';
import type { CalendarKind } from '../../preferences/preferences.ts';

/** The organisation's clock; Nepal has no summer time, so the offset is one for all days to come. */
const offset = '+05:45';

/** A day and an hour as somebody chooses them, in the calendar they read. */
export interface When {
  readonly calendar: CalendarKind;
  readonly year: number;
  readonly month: number;
  readonly day: number;
  /** `HH:MM`, 24 hours. */
  readonly time: string;
}

const pad = (value: number) => String(value).padStart(2, '0');

/** How many days a month has. */
export const daysIn = (calendar: CalendarKind, year: number, month: number): number =>
  calendar === 'BS' ? daysInBsMonth(year, month) : new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The instant of a choice, as the server takes it. */
export function toInstant({ calendar, year, month, day, time }: When): string {
  const ad = calendar === 'BS' ? bsToAd({ year, month, day }) : { year, month, day };
  return new Date(`${ad.year}-${pad(ad.month)}-${pad(ad.day)}T${time}:00${offset}`).toISOString();
}

/** An instant as a choice in a calendar. */
export function fromInstant(instant: string | number, calendar: CalendarKind): When {
  const date = new Date(instant);
  const local = new Date(date.getTime() + 345 * 60_000).toISOString();
  const time = local.slice(11, 16);
  const ad = { year: Number(local.slice(0, 4)), month: Number(local.slice(5, 7)), day: Number(local.slice(8, 10)) };
  const { year, month, day } = calendar === 'BS' ? adToBs(ad) : ad;
  return { calendar, year, month, day, time };
}

/** Another month or year keeps the day, or the last day of a shorter month. */
export function withMonth(when: When, year: number, month: number): When {
  return { ...when, year, month, day: Math.min(when.day, daysIn(when.calendar, year, month)) };
}

/** Hours that suit most notices, from now on: tomorrow morning, and the morning of the next working week, which begins on Sunday. */
export function suggestions(
  now: number,
  calendar: CalendarKind,
): { readonly id: 'tomorrow' | 'nextWeek'; readonly when: When }[] {
  const at = (days: number): When => ({ ...fromInstant(now + days * 86_400_000, calendar), time: '09:00' });
  const weekday = new Date(now + 345 * 60_000).getUTCDay();
  return [
    { id: 'tomorrow', when: at(1) },
    { id: 'nextWeek', when: at(7 - weekday) },
  ];
}

const digits = (value: number, language: Language) => (language === 'ne' ? toDevanagariDigits(value) : String(value));

export interface WhenChoices {
  readonly years: { id: string; label: string }[];
  readonly months: { id: string; label: string }[];
  readonly days: { id: string; label: string }[];
  readonly times: { id: string; label: string }[];
}

/** What may be chosen: this year and the next, every day of the month, every half hour and the hour that is set. */
export function choices(when: When, now: number, language: Language): WhenChoices {
  const thisYear =
    when.calendar === 'BS' ? dateToBs(now, { timeZone: 'Asia/Kathmandu' }).year : fromInstant(now, 'AD').year;
  const option = (value: number, label = digits(value, language)) => ({ id: String(value), label });
  const twelve = Array.from({ length: 12 }, (_, index) => index + 1);
  const halfHours = Array.from(
    { length: 48 },
    (_, index) => `${pad(Math.floor(index / 2))}:${index % 2 ? '30' : '00'}`,
  );
  const times = halfHours.includes(when.time) ? halfHours : [...halfHours, when.time].toSorted();
  return {
    years: [thisYear, thisYear + 1].map((year) => option(year)),
    months: twelve.map((month) =>
      option(month, when.calendar === 'BS' ? monthName(month, language) : adMonths[language][month - 1]),
    ),
    days: Array.from({ length: daysIn(when.calendar, when.year, when.month) }, (_, index) => option(index + 1)),
    times: times.map((time) => ({ id: time, label: language === 'ne' ? toDevanagariDigits(time) : time })),
  };
}
