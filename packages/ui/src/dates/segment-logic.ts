import type { CalendarDate } from '@internationalized/date';
import { toLatinDigits } from 'date-bs';
import type { Language } from '../provider/date-preference.ts';
import { clampDate, type DateSystem } from './date-system.ts';
import { numberText } from './date-text.ts';
import { readMonthName } from './month-names.ts';
import type { datesStrings } from './strings.ts';

export const datePartNames = ['year', 'month', 'day'] as const;
export type DatePartName = (typeof datePartNames)[number];

/** What has been filled in so far. */
export type DateParts = Readonly<Partial<Record<DatePartName, number>>>;

/** How many digits a part has when it is full. */
export const partLengths: Readonly<Record<DatePartName, number>> = { year: 4, month: 2, day: 2 };

/** The digits of what was typed, in either script; at most as many as fit, the latest ones. */
export function digitsOf(typed: string, length: number): string {
  return toLatinDigits(typed).replaceAll(/\D/g, '').slice(-length);
}

/** True when no further digit can follow: the part is full, or its first digit leaves no room for a second. */
export function isComplete(digits: string, length: number, max: number): boolean {
  return digits.length >= length || (length === 2 && digits.length === 1 && Number(digits) * 10 > max);
}

const LETTER = /\p{L}/u;
const SEPARATOR = /[-/.,\s]$/;

/** What the text of a part says: nothing, or a value on its way. `undefined` when it says nothing that the part could hold. */
export interface PartReading {
  /** What stays in the part while one types. */
  readonly typed: string;
  readonly value: number | undefined;
  /** True when typing goes on in the next part. */
  readonly isDone: boolean;
}

/** Reads what was typed into a part: digits of either script, the name of a month where there is one, or a separator after it. */
export function readPart(
  text: string,
  { length, max, months }: { length: number; max: number; months?: DateSystem['id'] | undefined },
): PartReading | undefined {
  const hasEnded = SEPARATOR.test(text);
  if (months !== undefined && LETTER.test(text)) {
    const letters = text.replace(SEPARATOR, '');
    const name = readMonthName(letters, months);
    if (name === undefined) return undefined;
    return {
      typed: letters,
      value: name.month,
      isDone: name.isWhole || (hasEnded && name.month !== undefined),
    };
  }
  const digits = digitsOf(text, length);
  if (digits === '') return undefined;
  // A year of two digits is a year on its way.
  const isDone = isComplete(digits, length, max) || (length === 2 && hasEnded);
  return { typed: digits, value: Number(digits), isDone };
}

export function partsOf(date: CalendarDate | undefined): DateParts {
  return date === undefined ? {} : { year: date.year, month: date.month, day: date.day };
}

/** The lowest and highest value of a part, given the others. */
export function partLimits(
  name: DatePartName,
  parts: DateParts,
  system: DateSystem,
  first: CalendarDate,
  last: CalendarDate,
): { min: number; max: number } {
  if (name === 'year') return { min: first.year, max: last.year };
  if (name === 'month') return { min: 1, max: 12 };
  const { month: named } = parts;
  if (named === undefined || named < 1 || named > 12) return { min: 1, max: 32 };
  const month = system.first.set({ year: parts.year ?? first.year + 1, month: named, day: 1 });
  return { min: 1, max: system.calendar.getDaysInMonth(month) };
}

/** The day that the parts name (DAT-2); `undefined` while a part is missing, and where the calendar has no such day. */
export function dateOfParts({ year, month, day }: DateParts, system: DateSystem): CalendarDate | undefined {
  if (year === undefined || month === undefined || day === undefined) return undefined;
  if (!isYearOf(year, system) || month < 1 || month > 12 || day < 1) return undefined;
  const start = system.first.set({ year, month, day: 1 });
  if (day > system.calendar.getDaysInMonth(start)) return undefined;
  return clampDate(start.set({ day }), system.first, system.last);
}

const isYearOf = (year: number, system: DateSystem): boolean => year >= system.first.year && year <= system.last.year;

/** The parts with a day that is too large for their month pressed into it, as after a step to another month (DAT-3). */
export function withDayInMonth(parts: DateParts, system: DateSystem): DateParts {
  const start = dateOfParts({ ...parts, day: 1 }, system);
  if (start === undefined || parts.day === undefined) return parts;
  return { ...parts, day: Math.min(parts.day, system.calendar.getDaysInMonth(start)) };
}

/** Why the parts name no day, in the words of an import (DAT-2); `undefined` where they name one, and where there are none. */
export function partsProblem(
  parts: DateParts,
  date: CalendarDate | undefined,
  system: DateSystem,
  { strings, language }: { strings: typeof datesStrings; language: Language },
): string | undefined {
  if (date !== undefined || Object.keys(parts).length === 0) return undefined;
  if (parts.year !== undefined && !isYearOf(parts.year, system))
    return strings.unsupportedYear(numberText(parts.year, language));
  return invalidText(system, strings);
}

/** What is said of parts that name no day. */
export const invalidText = (
  system: DateSystem,
  strings: Pick<typeof datesStrings, 'invalidBsDate' | 'invalidDate'>,
): string => (system.id === 'bs' ? strings.invalidBsDate : strings.invalidDate);

/**
 * What was typed where it names no day: the calendar and the parts that are there, so that it can be mended later.
 * @example unreadableText({ year: 2082, month: 13 }, bs) // 'bs:2082-13-'
 */
export const unreadableText = (parts: DateParts, system: DateSystem, names: readonly DatePartName[]): string =>
  `${system.id}:${names.map((name) => parts[name] ?? '').join('-')}`;

/** The parts of such a text, where it is of this calendar. */
export function partsOfUnreadable(text: string | null, system: DateSystem): DateParts {
  const [, id, ...numbers] = /^(bs|ad):(\d*)-(\d*)(?:-(\d*))?$/.exec(text ?? '') ?? [];
  if (id !== system.id) return {};
  return Object.fromEntries(
    datePartNames.flatMap((name, index) => (numbers[index] ? [[name, Number(numbers[index])] as const] : [])),
  );
}

/** The next value when stepping, around the ends. */
export function stepPart(
  value: number | undefined,
  by: number,
  { min, max }: { min: number; max: number },
  start: number,
): number {
  if (value === undefined) return Math.min(Math.max(start, min), max);
  const next = value + by;
  if (next > max) return value === max ? min : max;
  if (next < min) return value === min ? max : min;
  return next;
}
