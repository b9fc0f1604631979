import type { Language } from '@karmik/model/kit/text';
import { toInstant as instantOf } from '@karmik/model/kit/wall-clock';
import { addDays, todayIn, toWall } from '@karmik/model/kit/zone';
import { adToBs, bsToAd, daysInBsMonth, monthName, toDevanagariDigits } from 'date-bs';
import { adMonths } from '@karmik/model/kit/date-text';
import type { CalendarKind } from '../../../preferences/preferences.ts';

/** A day and an hour as someone chooses them, in the calendar they read. */
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

/** The instant of a choice by the clock of a zone, as the server takes it. */
export function toInstant({ calendar, year, month, day, time }: When, timeZone: string): string {
  const ad = calendar === 'BS' ? bsToAd({ year, month, day }) : { year, month, day };
  return instantOf(`${ad.year}-${pad(ad.month)}-${pad(ad.day)}T${time}`, timeZone);
}

/** A day as a choice in a calendar. */
function onDay(day: string, time: string, calendar: CalendarKind): When {
  const [adYear = 0, adMonth = 0, adDay = 0] = day.split('-').map(Number);
  const { year, month, day: date } = calendar === 'BS' ? adToBs(day) : { year: adYear, month: adMonth, day: adDay };
  return { calendar, year, month, day: date, time };
}

/** An instant as a choice in a calendar, by the clock of a zone. @throws RangeError for what is no instant */
export function fromInstant(instant: string | number, calendar: CalendarKind, timeZone: string): When {
  const wall = toWall(instant, timeZone);
  if (wall === null) throw new RangeError(`${instant} is no instant.`);
  return onDay(wall.slice(0, 10), wall.slice(11), calendar);
}

/** Another month or year keeps the day, or the last day of a shorter month. */
export function withMonth(when: When, year: number, month: number): When {
  return { ...when, year, month, day: Math.min(when.day, daysIn(when.calendar, year, month)) };
}

/** Hours that suit most notices, from now on: tomorrow morning, and the morning of the next working week, which begins on Sunday. */
export function suggestions(
  now: number,
  calendar: CalendarKind,
  timeZone: string,
): { readonly id: 'tomorrow' | 'nextWeek'; readonly when: When }[] {
  const today = todayIn(timeZone, new Date(now));
  const at = (days: number): When => onDay(addDays(today, days), '09:00', calendar);
  const weekday = new Date(today).getUTCDay();
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
export function choices(when: When, now: number, language: Language, timeZone: string): WhenChoices {
  const thisYear = fromInstant(now, when.calendar, timeZone).year;
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
