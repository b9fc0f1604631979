import { parseDate, type CalendarDate } from '@internationalized/date';

/** A date as it travels and is stored: AD, `YYYY-MM-DD`, whatever calendar it is shown in. */
export type IsoDate = string;

/** True for a text that counts as a date: ten characters that name a day. */
export function isIsoDate(value: unknown): value is IsoDate {
  return typeof value === 'string' && value.length === 10 && readIsoDate(value) !== undefined;
}

/** The Gregorian date of an ISO text; `undefined` for anything else, since a form holds half-typed texts. */
export function readIsoDate(value: string | null | undefined): CalendarDate | undefined {
  if (value === null || value?.length !== 10) return undefined;
  try {
    return parseDate(value);
  } catch {
    return undefined;
  }
}

/** True for what a field of dates hands over where what was typed names no day, such as `bs:2082-13-01`. */
export const isUnreadableText = (value: string): boolean => /^(?:bs|ad):/.test(value);
