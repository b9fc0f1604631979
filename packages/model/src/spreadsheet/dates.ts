/** Dates as spreadsheets bring them: AD, BS or both, in three orders, with Latin or Devanagari digits, month names and serial numbers. */
import { bsToAd, DateBsError } from 'date-bs';
import { messages } from '../kit/messages.ts';
import type { Message } from '../kit/message.ts';
import { toInstant } from '../kit/wall-clock.ts';
import { latinDigits } from './digits.ts';
import { timeOf } from './times.ts';

/** `mixed` reads each cell by its own year: one that is still to come in AD is BS. */
export const dateCalendars = ['AD', 'BS', 'mixed'] as const;
export const dateOrders = ['ymd', 'dmy', 'mdy'] as const;
export interface DateForm {
  readonly calendar: (typeof dateCalendars)[number];
  /** Null where no cell tells day from month, so that someone has to say it; until then the day counts as first. */
  readonly order: (typeof dateOrders)[number] | null;
}

/** By which BS years are ahead of AD ones at most. */
const ahead = 57;
/** Of the Gregorian year, then of the Bikram one with the spellings in use, each by how it begins. */
const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const bsMonthNames = [
  ['bais', 'वैशाख', 'बैशाख'],
  ['jest', 'jeth', 'जेठ', 'जेष्ठ'],
  ['asar', 'asha', 'असार', 'आषाढ'],
  ['shra', 'saun', 'साउन', 'श्रावण'],
  ['bhad', 'भदौ', 'भाद्र'],
  ['asoj', 'ashw', 'aswi', 'असोज', 'आश्विन'],
  ['kart', 'कार्तिक', 'कात्तिक'],
  ['mang', 'मंसिर', 'मङ्सिर'],
  ['pous', 'push', 'पुस', 'पौष'],
  ['magh', 'माघ'],
  ['falg', 'phal', 'फागुन', 'फाल्गुन'],
  ['chai', 'चैत'],
];
const pad = (value: number, width: number) => String(value).padStart(width, '0');

interface Written {
  /** The three numbers in the order in which they are written; with a month's name day, month and year. */
  readonly numbers: readonly [number, number, number];
  /** Digits that the year is written with. */
  readonly yearDigits: number;
  readonly isYearFirst: boolean;
  /** What a month's name says; undefined for numbers alone. */
  readonly calendar?: 'AD' | 'BS';
}

/** The number of a month by its name, and its calendar; undefined for what is no month. */
function monthOf(word: string): { month: number; calendar: 'AD' | 'BS' } | undefined {
  const plain = word.toLowerCase();
  const ad = monthNames.indexOf(plain.slice(0, 3));
  const bs = bsMonthNames.findIndex((names) => names.some((name) => plain.startsWith(name)));
  if (bs >= 0) return { month: bs + 1, calendar: 'BS' };
  return ad < 0 ? undefined : { month: ad + 1, calendar: 'AD' };
}

/**
 * A month as spreadsheets write it: `2083-08`, `2083/8`, `Mangsir 2083`, `bs:2083-08`.
 * @param calendar that of the column, for months without a name
 * @returns the text itself where it names no month
 * @example monthIn('साउन २०८३', 'bs') // 'bs:2083-04'
 */
export function monthIn(cell: string, calendar: 'bs' | 'ad'): string {
  const plain = latinDigits(cell.trim());
  const [, own, year, month] = /^(?:(bs|ad):)?(\d{4})[-/. ](\d{1,2})$/i.exec(plain) ?? [];
  if (year !== undefined && month !== undefined)
    return `${own?.toLowerCase() ?? calendar}:${year}-${pad(Number(month), 2)}`;
  const [, word = '', of] = /^(\D+?)[ ,.-]*(\d{4})$/.exec(plain) ?? [];
  const named = monthOf(word.trim());
  return named && of !== undefined ? `${named.calendar.toLowerCase()}:${of}-${pad(named.month, 2)}` : cell;
}

/** A written date taken apart; undefined for what is none. */
function parts(value: string): Written | undefined {
  const plain = latinDigits(value.trim()).replace(/[T ]\d{1,2}:\d{2}.*$/, '');
  const numeric = /^(\d{1,4})[-/. ]+(\d{1,2})[-/. ]+(\d{1,4})$/.exec(plain);
  if (numeric) {
    const [, first = '', second = '', third = ''] = numeric;
    const isYearFirst = Number(first) > 32 || first.length > 2;
    return {
      numbers: [Number(first), Number(second), Number(third)],
      yearDigits: (isYearFirst ? first : third).length,
      isYearFirst,
    };
  }
  const words = plain.split(/[-/., ]+/).filter(Boolean);
  const at = words.findIndex((word) => /^\p{L}/u.test(word));
  const named = monthOf(words[at] ?? '');
  const [one = '', other = ''] = words
    .filter((_, index) => index !== at)
    .map((word) => word.replace(/(st|nd|rd|th)$/i, ''));
  if (words.length !== 3 || !named || !/^\d{1,4}$/.test(one) || !/^\d{1,4}$/.test(other)) return undefined;
  const isYearFirst = one.length > 2 || Number(one) > 32;
  const [day, year] = isYearFirst ? [other, one] : [one, other];
  return {
    numbers: [Number(day), named.month, Number(year)],
    yearDigits: year.length,
    isYearFirst: false,
    calendar: named.calendar,
  };
}

/**
 * The latest AD year that a cell of a field can mean on a day: someone of working age was not born, and no one was appointed, in a
 * year that is still to come. A two-digit year is of the hundred years up to it.
 */
export const latestYear = (field: string, today: string): number =>
  Number(today.slice(0, 4)) + (field === 'date_of_birth' ? -15 : 2);

/** A year in full. */
function fullYear(year: number, digits: number, latest: number): number {
  if (digits > 2) return year;
  const within = latest - (latest % 100) + year;
  return within > latest ? within - 100 : within;
}

/**
 * Tells from the heading and the cells how a column writes its dates. A heading that says BS or AD decides the calendar; else the
 * years do. Where some years are still to come and others would be of someone of more than seventy-five, or of a service of more than
 * sixty years, were they BS, both calendars are in the column.
 */
export function detectDateForm(heading: string, cells: readonly string[], field: string, today: string): DateForm {
  const read = cells.map(parts).filter((value) => value !== undefined);
  const order = orderOf(read);
  if (/\bb\.?s\b|bikram|वि\.?\s?सं/i.test(heading)) return { calendar: 'BS', order };
  // A calendar that is named decides before the Nepali word for a date, which sheets use for BS.
  if (/\ba\.?d\b|ई\.?\s?सं/i.test(heading)) return { calendar: 'AD', order };
  if (/मिति/.test(heading)) return { calendar: 'BS', order };
  const latest = latestYear(field, today);
  const years = read
    .filter(({ yearDigits }) => yearDigits > 2)
    .map(({ numbers, isYearFirst, calendar }) => ({ year: isYearFirst ? numbers[0] : numbers[2], calendar }));
  const earliestBs = Number(today.slice(0, 4)) + ahead - (field === 'date_of_birth' ? 75 : 60);
  const hasBs = years.some(({ year, calendar }) => calendar === 'BS' || year > latest);
  // Days of BS are never written month first, so that two-digit years beside such an order are of AD.
  const hasShortAd = order === 'mdy' && read.some(({ yearDigits }) => yearDigits <= 2);
  const hasAd = hasShortAd || years.some(({ year, calendar }) => calendar === 'AD' || year < earliestBs);
  return { calendar: hasBs ? (hasAd ? 'mixed' : 'BS') : 'AD', order };
}

/** The order of numbers that most cells tell; null where cells could be read in two ways and none tells. */
function orderOf(read: readonly Written[]): DateForm['order'] {
  const open = read.filter(({ isYearFirst, calendar }) => !isYearFirst && calendar === undefined);
  if (open.length === 0) return read.some(({ isYearFirst }) => isYearFirst) ? 'ymd' : 'dmy';
  const dayFirst = open.filter(({ numbers: [first, second] }) => first > 12 && second <= 12).length;
  const monthFirst = open.filter(({ numbers: [first, second] }) => first <= 12 && second > 12).length;
  if (dayFirst || monthFirst) return monthFirst > dayFirst ? 'mdy' : 'dmy';
  return open.some(({ numbers: [first, second] }) => first !== second) ? null : 'dmy';
}

/** The day of a serial number, as spreadsheets count from the end of 1899; undefined for what is none or is of no working life. */
function serialDay(value: string): string | undefined {
  const plain = latinDigits(value.trim());
  const serial = /^\d{5}(\.\d+)?$/.test(plain) ? Math.floor(Number(plain)) : 0;
  if (serial < 10_000 || serial > 60_000) return undefined;
  return new Date(Date.UTC(1899, 11, 30 + serial)).toISOString().slice(0, 10);
}

/**
 * A written date as an AD ISO date.
 * @param latest the latest AD year that is meant (see `latestYear`); without it two-digit years are not read
 * @returns the date, or the message that names what is wrong ('Invalid BS Date', 'Invalid Date', 'The year {year} is not supported')
 */
export function readDate(value: string, form: DateForm, latest?: number): { value: string } | { error: Message } {
  const serial = serialDay(value);
  if (serial) return { value: serial };
  const read = parts(value);
  if (!read) return { error: form.calendar === 'BS' ? messages.invalidBsDate : messages.invalidDate };
  const { numbers } = read;
  const order = read.calendar ? 'dmy' : read.isYearFirst ? 'ymd' : form.order;
  const [written, month, day] =
    order === 'ymd'
      ? numbers
      : order === 'mdy'
        ? [numbers[2], numbers[0], numbers[1]]
        : [numbers[2], numbers[1], numbers[0]];
  if (latest === undefined && read.yearDigits <= 2)
    return { error: form.calendar === 'BS' ? messages.invalidBsDate : messages.invalidDate };
  const known = read.calendar ?? (form.calendar === 'mixed' ? undefined : form.calendar);
  const calendar = known ?? (latest !== undefined && written > latest && read.yearDigits > 2 ? 'BS' : 'AD');
  const year =
    latest === undefined ? written : fullYear(written, read.yearDigits, calendar === 'BS' ? latest + ahead : latest);
  if (calendar === 'BS') {
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
  const time = /[T ]/.test(value.trim()) ? timeOf(value) : undefined;
  return time === undefined ? { error: messages.invalidDate } : { value: toInstant(`${day.value}T${time}`, timeZone) };
}
