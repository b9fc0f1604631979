/** The days that a roster shows: a week from Sunday, or a month of the reader's calendar. */
import { addDays } from '@karmik/model/kit/zone';
import { weekdayNames, weekdayOf } from '@karmik/model/kit/weekdays';
import type { CalendarSystem } from '@karmik/ui/provider';
import { monthAround, type DayRange } from '../../../screens/calendar/month-around.ts';

export const looks = ['week', 'month'] as const;
export type Look = (typeof looks)[number];

export function periodAround(day: string, look: Look, calendar: CalendarSystem): DayRange {
  if (look === 'month') return monthAround(day, calendar);
  const start = addDays(day, -weekdayNames.indexOf(weekdayOf(day)));
  return { start, end: addDays(start, 6) };
}

/** A day of the period before or after. */
export const turned = ({ start, end }: DayRange, by: 1 | -1): string =>
  by === 1 ? addDays(end, 1) : addDays(start, -1);

export function daysOf({ start, end }: DayRange): string[] {
  const days: string[] = [];
  for (let day = start; day <= end; day = addDays(day, 1)) days.push(day);
  return days;
}
