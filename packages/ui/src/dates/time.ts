import { isIsoDate, isUnreadableText, type IsoDate } from './iso.ts';
import type { Typing } from './typed-value.ts';

/** A time of day, as far as it is filled in. */
export interface ClockTime {
  readonly hour: number | undefined;
  readonly minute: number | undefined;
}

/** An hour of the day; what is out of range becomes 23. */
export function clampHour(hour: number): number {
  return hour < 0 || hour > 23 ? 23 : hour;
}

/** A minute of the hour; what is out of range becomes the nearer end. */
export function clampMinute(minute: number): number {
  return Math.min(Math.max(minute, 0), 59);
}

/** A day and a time, `YYYY-MM-DDTHH:mm`, both as the clock on the wall shows them. */
export type IsoDateTime = string;

/** The two halves of a day and time. What was typed and names no day stays a half. */
export function splitDateTime(value: IsoDateTime | null | undefined): { date: IsoDate | null; time: ClockTime } {
  const [date = '', clock = ''] = (value ?? '').split('T');
  const match = /^(\d{2}):(\d{2})/.exec(clock);
  return {
    date: isIsoDate(date) || isUnreadableText(date) ? date : null,
    time: {
      hour: match === null ? undefined : Number(match[1]),
      minute: match === null ? undefined : Number(match[2]),
    },
  };
}

/** A day and a time while they are typed. */
export interface TypedDateTime {
  /** A date, `''` or what was typed where it names none, `null` for none. */
  readonly day: IsoDate | null;
  readonly time: ClockTime;
}

/** The day and time together, once both are there. */
export function joinDateTime(date: IsoDate | null, { hour, minute }: ClockTime): IsoDateTime | null {
  if (!isIsoDate(date) || hour === undefined || minute === undefined) return null;
  return `${date}T${String(clampHour(hour)).padStart(2, '0')}:${String(clampMinute(minute)).padStart(2, '0')}`;
}

/** What was typed and names no day is passed on instead of both, so that it can be given back. */
export const dateTimeTyping: Typing<TypedDateTime, IsoDateTime> = {
  hold: (value) => {
    const { date, time } = splitDateTime(value);
    return { day: date, time };
  },
  told: ({ day, time }) => {
    if (day === null && time.hour === undefined && time.minute === undefined) return null;
    return joinDateTime(day, time) ?? (day !== null && isUnreadableText(day) ? day : '');
  },
  markOf: (value) => value,
  isUnfinished: (held) => {
    const isEmpty = held.day === null && held.time.hour === undefined && held.time.minute === undefined;
    return !isEmpty && joinDateTime(held.day, held.time) === null;
  },
};
