import { toCalendar, type CalendarDate } from '@internationalized/date';
import { toLatinDigits } from 'date-bs';
import { dateSystems, toSystemDate, type DateSystem } from './date-system.ts';
import type { IsoDate } from './iso.ts';
import { readMonthName } from './month-names.ts';
import { dateOfParts, type DatePartName, type DateParts } from './segment-logic.ts';
import type { ClockTime } from './time.ts';

/** A day as it was written, in the calendar that it was written in. */
export interface WrittenDay {
  readonly date: CalendarDate;
  readonly system: DateSystem;
}

/** What a pasted text says. */
export type PasteReading =
  /** A day of the field's calendar. `isPlain` is false where the reader should hear how the text was understood. */
  | {
      readonly kind: 'day';
      readonly date: CalendarDate;
      readonly written: WrittenDay;
      readonly isPlain: boolean;
      readonly time: ClockTime | undefined;
    }
  /** Numbers that the other calendar makes likelier: the day meant then, and the day in the field's own calendar, if it is one. */
  | {
      readonly kind: 'question';
      readonly date: CalendarDate;
      readonly written: WrittenDay;
      readonly own: CalendarDate | undefined;
      readonly time: ClockTime | undefined;
    }
  /** Numbers of a date that does not exist. */
  | { readonly kind: 'parts'; readonly parts: DateParts }
  /** Something for the one part that it was pasted into. */
  | { readonly kind: 'part' }
  | { readonly kind: 'unknown' };

interface PasteOptions {
  readonly system: DateSystem;
  readonly first: CalendarDate;
  readonly last: CalendarDate;
  readonly today: IsoDate;
  readonly granularity: 'day' | 'month';
  /** The part that it was pasted into. */
  readonly part: DatePartName | undefined;
}

const DIRECTION_MARKS = /[\u200e\u200f\u2066-\u2069]/g;
const TIME = /(?:T|\s+)(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?\s*(?:Z|[+-]\d{2}:?\d{2})?$/i;
const ERA = /[\s,]*(ad|a\.d\.|ce|bs|b\.s\.|ई\.?\s?सं\.?|वि\.?\s?सं\.?)$/i;
const BETWEEN = String.raw`\s*[-/.,\s]\s*`;
const YEAR_FIRST = new RegExp(`^(\\d{4})${BETWEEN}(\\d{1,2})${BETWEEN}(\\d{1,2})$|^(\\d{4})(\\d{2})(\\d{2})$`);
const YEAR_LAST = new RegExp(`^(\\d{1,2})${BETWEEN}(\\d{1,2})${BETWEEN}(\\d{4})$|^(\\d{2})(\\d{2})(\\d{4})$`);
const MONTH_OF_YEAR = new RegExp(`^(\\d{4})${BETWEEN}(\\d{1,2})$|^(\\d{4})(\\d{2})$`);

/**
 * Reads a date, or a month where no day is asked, as people copy it: `2083-08-05`, `20830805`, `2083-08-05T00:00`, `२०८३/८/५`,
 * `21/11/2026`, `5 Mangsir 2083`, `21 Nov 2026 AD`.
 *
 * A name of a month or an era says which calendar is meant. Numbers alone are of the calendar shown, unless the other calendar puts them
 * nearer to today or is the only one to put them inside the limits: then the answer is a question. A year at the end turns the field's
 * order round, day before month; month before day only where no day is named otherwise.
 */
export function readPaste(text: string, { system, first, last, today, granularity, part }: PasteOptions): PasteReading {
  const clean = toLatinDigits(text.replaceAll(DIRECTION_MARKS, '').normalize('NFC').trim());
  if (/^\d{1,4}$/.test(clean) || (part === 'month' && readMonthName(clean, system.id) !== undefined))
    return { kind: 'part' };
  const clock = granularity === 'day' ? TIME.exec(clean) : null;
  const time = clock === null ? undefined : { hour: Number(clock[1]), minute: Number(clock[2]) };
  const dated = clock === null ? clean : clean.slice(0, clock.index);
  const era = ERA.exec(dated)?.[1];
  const body = dated.replace(ERA, '');
  const words = body.match(/\p{L}[\p{L}\p{M}]*/gu);
  const other = system.id === 'bs' ? dateSystems.ad : dateSystems.bs;
  const named = era === undefined ? undefined : /^[bव]/i.test(era) ? dateSystems.bs : dateSystems.ad;

  function dayOf(numbers: readonly DateParts[], of: DateSystem): WrittenDay | undefined {
    for (const parts of numbers) {
      const date = dateOfParts(granularity === 'day' ? parts : { ...parts, day: 1 }, of);
      if (date !== undefined) return { date, system: of };
    }
    return undefined;
  }

  function inField({ date, system: of }: WrittenDay): CalendarDate | undefined {
    // A month of one calendar is no month of the other.
    if (of.id !== system.id && granularity === 'month') return undefined;
    const converted = toCalendar(date, system.calendar);
    return converted.compare(system.first) < 0 || converted.compare(system.last) > 0 ? undefined : converted;
  }

  function day(written: WrittenDay, isPlain: boolean): PasteReading {
    const date = inField(written);
    return date === undefined ? { kind: 'unknown' } : { kind: 'day', date, written, isPlain, time };
  }

  if (words !== null) {
    for (const each of named === undefined ? [system, other] : [named]) {
      const parts = partsWithName(body, words, each, granularity);
      const written = parts && dayOf([parts], each);
      if (written !== undefined) return day(written, each.id === system.id);
      if (parts !== undefined && each.id === system.id) return { kind: 'parts', parts };
    }
    return { kind: 'unknown' };
  }

  const numbers = numbersOf(body, granularity);
  const [likeliest] = numbers;
  if (likeliest === undefined) return { kind: 'unknown' };
  if (named !== undefined) {
    const written = dayOf(numbers, named);
    if (written !== undefined) return day(written, named.id === system.id && isPlain(written));
    return named.id === system.id ? { kind: 'parts', parts: likeliest } : { kind: 'unknown' };
  }
  const written = dayOf(numbers, system);
  const own = written && inField(written);
  const elsewhere = dayOf(numbers, other);
  const meant = elsewhere && inField(elsewhere);
  const isNearer = yearsAway(elsewhere?.date.year, other) < yearsAway(written?.date.year ?? likeliest.year, system);
  if (elsewhere && meant && isOffered(meant) && (isNearer || (own !== undefined && !isOffered(own))))
    return { kind: 'question', date: meant, written: elsewhere, own: own && isOffered(own) ? own : undefined, time };
  return written === undefined ? { kind: 'parts', parts: likeliest } : day(written, isPlain(written));

  /** True for numbers in the order of the field. */
  function isPlain({ date }: WrittenDay): boolean {
    return /^\d{4}/.test(body) && date.year === numbers[0]?.year && date.month === numbers[0].month;
  }

  function isOffered(date: CalendarDate): boolean {
    return date.compare(first) >= 0 && date.compare(last) <= 0;
  }

  function yearsAway(year: number | undefined, of: DateSystem): number {
    const now = toSystemDate(today, of)?.year;
    return year === undefined || now === undefined ? Infinity : Math.abs(year - now);
  }
}

/** What the numbers may be, the likeliest first. */
function numbersOf(body: string, granularity: PasteOptions['granularity']): readonly DateParts[] {
  const found: DateParts[] = [];
  const [year, month, day] =
    read(YEAR_FIRST, body) ?? (granularity === 'month' ? read(MONTH_OF_YEAR, body) : undefined) ?? [];
  if (year !== undefined && month !== undefined) found.push({ year, month, ...(day === undefined ? {} : { day }) });
  const [one, two, of] = read(YEAR_LAST, body) ?? [];
  if (one !== undefined && two !== undefined && of !== undefined)
    found.push({ year: of, month: two, day: one }, { year: of, month: one, day: two });
  return found;
}

const read = (pattern: RegExp, body: string): readonly number[] | undefined =>
  pattern
    .exec(body)
    ?.slice(1)
    .filter((digits): digits is string => digits !== undefined)
    .map(Number);

function partsWithName(
  body: string,
  words: readonly string[],
  system: DateSystem,
  granularity: PasteOptions['granularity'],
): DateParts | undefined {
  const month = words
    .filter((word) => word.length > 1)
    .map((word) => readMonthName(word, system.id)?.month)
    .find((found) => found !== undefined);
  if (month === undefined) return undefined;
  const numbers = body.match(/\d+/g) ?? [];
  const year = numbers.find((digits) => digits.length === 4);
  const day = numbers.find((digits) => digits.length < 3);
  if (year === undefined || (granularity === 'day' && day === undefined)) return undefined;
  return { year: Number(year), month, ...(day === undefined ? {} : { day: Number(day) }) };
}
