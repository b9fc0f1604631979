/** Dates as spreadsheets bring them: AD or BS, in three orders, with Latin or Devanagari digits. */
import { bsToAd, DateBsError } from 'date-bs';
import { messages } from '../kit/messages.ts';
import type { Message } from '../kit/message.ts';
import { toInstant } from '../kit/zone.ts';

export const dateCalendars = ['AD', 'BS'] as const;
export const dateOrders = ['ymd', 'dmy', 'mdy'] as const;
export interface DateForm {
  readonly calendar: (typeof dateCalendars)[number];
  readonly order: (typeof dateOrders)[number];
}

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const latinDigits = (value: string) => value.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
const pad = (value: number, width: number) => String(value).padStart(width, '0');

/** The three numbers of a written date, in the order they are written, or undefined. A month name stands for its number. */
function parts(value: string): [number, number, number] | undefined {
  const plain = latinDigits(value.trim()).replace(/[T ]\d{1,2}:\d{2}.*$/, '');
  const match = /^(\d{1,4})[-/. ,]+(\d{1,2}|[A-Za-z]{3,9})[-/. ,]+(\d{1,4})$/.exec(plain);
  if (!match) return undefined;
  const [, first = '', second = '', third = ''] = match;
  const named = monthNames.indexOf(second.slice(0, 3).toLowerCase()) + 1;
  const middle = named || Number(second);
  return Number.isNaN(middle) ? undefined : [Number(first), middle, Number(third)];
}

/**
 * Tells from the heading and the cells how a column writes its dates. A heading that says BS or AD decides the calendar; else the
 * years do: someone of working age was not born, and no one was appointed, in a year that is still to come.
 */
export function detectDateForm(heading: string, cells: readonly string[], field: string, today: string): DateForm {
  const read = cells.map(parts).filter((value) => value !== undefined);
  const yearFirst = read.some(([first]) => first > 31);
  const order = yearFirst ? 'ymd' : read.some(([, second]) => second > 12) ? 'mdy' : 'dmy';
  if (/\bb\.?s\b|bikram|वि\.?\s?सं|मिति/i.test(heading)) return { calendar: 'BS', order };
  if (/\ba\.?d\b|ई\.?\s?सं/i.test(heading)) return { calendar: 'AD', order };
  const latest = Number(today.slice(0, 4)) + (field === 'date_of_birth' ? -15 : 2);
  const years = read.map(([first, , third]) => (yearFirst ? first : third));
  return { calendar: years.some((year) => year > latest) ? 'BS' : 'AD', order };
}

/**
 * A written date as an AD ISO date.
 * @returns the date, or the message that names what is wrong ('Invalid BS Date', 'Invalid Date', 'The year {year} is not supported')
 */
export function readDate(value: string, form: DateForm): { value: string } | { error: Message } {
  const read = parts(value);
  if (!read) return { error: form.calendar === 'BS' ? messages.invalidBsDate : messages.invalidDate };
  const [year, month, day] =
    form.order === 'ymd' || read[0] > 31
      ? read
      : form.order === 'dmy'
        ? [read[2], read[1], read[0]]
        : [read[2], read[0], read[1]];
  if (form.calendar === 'BS') {
    try {
      const ad = bsToAd({ year, month, day });
      return { value: `${pad(ad.year, 4)}-${pad(ad.month, 2)}-${pad(ad.day, 2)}` };
    } catch (error) {
      const isUnknownYear = error instanceof DateBsError && error.code === 'UnsupportedYear';
      return { error: isUnknownYear ? messages.unsupportedYear({ year }) : messages.invalidBsDate };
    }
  }
  const last = month >= 1 && month <= 12 ? new Date(Date.UTC(year, month, 0)).getUTCDate() : 0;
  if (year < 1800 || year > 2200 || day < 1 || day > last) return { error: messages.invalidDate };
  return { value: `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}` };
}

/**
 * A written day and time of day, as an export writes them, as an instant in ISO 8601.
 * @param timeZone in which the time is meant, unless it says its own offset
 */
export function readInstant(value: string, form: DateForm, timeZone: string): { value: string } | { error: Message } {
  if (/^\d{4}-\d\d-\d\dT.+(Z|[+-]\d\d:\d\d)$/.test(value))
    return Number.isNaN(Date.parse(value)) ? { error: messages.invalidDate } : { value: new Date(value).toISOString() };
  const day = readDate(value, form);
  if ('error' in day) return day;
  const time = /[T ](\d{1,2}):(\d{2})(?::\d{2})?$/.exec(latinDigits(value.trim()));
  const [hour, minute] = [Number(time?.[1]), Number(time?.[2])];
  if (!time || hour > 23 || minute > 59) return { error: messages.invalidDate };
  return { value: toInstant(`${day.value}T${pad(hour, 2)}:${pad(minute, 2)}`, timeZone) };
}
