import { isIsoDate, type IsoDate } from './iso.ts';
import type { Typing } from './typed-value.ts';

/** A first and a last day, AD ISO, both included. */
export interface DateRange {
  readonly start: IsoDate;
  readonly end: IsoDate;
}

/**
 * True for two days in their order. While a range is typed, an end may be `''`, and the end may be before the start.
 * @example isWholeRange({ start: '2026-11-17', end: '' }) // false
 */
export const isWholeRange = (range: DateRange | null): range is DateRange =>
  range !== null && isIsoDate(range.start) && isIsoDate(range.end) && range.start <= range.end;

/** A range while it is typed: each end a date, `''` where something is typed that names none, `null` for none. */
export interface TypedRange {
  readonly start: IsoDate | null;
  readonly end: IsoDate | null;
}

export const rangeTyping: Typing<TypedRange, DateRange> = {
  hold: (value) => ({ start: value?.start || null, end: value?.end || null }),
  told: ({ start, end }) => (start === null && end === null ? null : { start: start ?? '', end: end ?? '' }),
  markOf: ({ start, end }) => `${start}/${end}`,
  isUnfinished: ({ start, end }) => (start !== null || end !== null) && !(isIsoDate(start) && isIsoDate(end)),
};
