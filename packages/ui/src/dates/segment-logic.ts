import type { CalendarDate } from '@internationalized/date';
import { toLatinDigits } from 'date-bs';
import { clampDate, type DateSystem } from './date-system.ts';

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
  if (parts.month === undefined) return { min: 1, max: 32 };
  const month = system.first.set({ year: parts.year ?? first.year + 1, month: parts.month, day: 1 });
  return { min: 1, max: system.calendar.getDaysInMonth(month) };
}

/** The day that the parts name, pressed into its month and the calendar; `undefined` while a part is missing. */
export function dateOfParts({ year, month, day }: DateParts, system: DateSystem): CalendarDate | undefined {
  if (year === undefined || month === undefined || day === undefined) return undefined;
  if (year < system.first.year || year > system.last.year || day < 1) return undefined;
  const start = system.first.set({ year, month: Math.min(Math.max(month, 1), 12), day: 1 });
  return clampDate(start.set({ day: Math.min(day, system.calendar.getDaysInMonth(start)) }), system.first, system.last);
}

/** Reads a whole date that was pasted, year first, in either script. */
export function readPastedParts(text: string): DateParts | undefined {
  const match = /^\s*(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\s*$/.exec(toLatinDigits(text));
  if (match === null) return undefined;
  return { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
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
