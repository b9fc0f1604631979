/** Days of the week. */
import { text } from './text.ts';

/** Sunday first, as weeks begin in Nepal; the value is the number of the day in a week. */
export const weekdays = {
  Sunday: text('Sunday', 'आइतबार'),
  Monday: text('Monday', 'सोमबार'),
  Tuesday: text('Tuesday', 'मङ्गलबार'),
  Wednesday: text('Wednesday', 'बुधबार'),
  Thursday: text('Thursday', 'बिहीबार'),
  Friday: text('Friday', 'शुक्रबार'),
  Saturday: text('Saturday', 'शनिबार'),
} as const;
export const weekdayNames = Object.keys(weekdays) as (keyof typeof weekdays)[];

export type Weekday = keyof typeof weekdays;

/** The day of the week of an ISO day. */
export const weekdayOf = (day: string): Weekday => weekdayNames[new Date(`${day}T00:00:00Z`).getUTCDay()] as Weekday;
