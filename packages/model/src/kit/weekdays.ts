/** Days of the week. */
import { bilingual } from './text.ts';

/** Sunday first, as weeks begin in Nepal; the value is the number of the day in a week. */
export const weekdays = {
  Sunday: bilingual('Sunday', 'आइतबार'),
  Monday: bilingual('Monday', 'सोमबार'),
  Tuesday: bilingual('Tuesday', 'मङ्गलबार'),
  Wednesday: bilingual('Wednesday', 'बुधबार'),
  Thursday: bilingual('Thursday', 'बिहीबार'),
  Friday: bilingual('Friday', 'शुक्रबार'),
  Saturday: bilingual('Saturday', 'शनिबार'),
} as const;
export const weekdayNames = Object.keys(weekdays) as (keyof typeof weekdays)[];

export type Weekday = keyof typeof weekdays;

/** The day of the week of an ISO day. */
export const weekdayOf = (day: string): Weekday => weekdayNames[new Date(`${day}T00:00:00Z`).getUTCDay()] as Weekday;
