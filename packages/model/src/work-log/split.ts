/** The days to which logged time belongs. A night is one log and two days (WC-6). */
import { addDays } from '../kit/zone.ts';

const day = 1_440;
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Minutes from one time of the wall clock to the next time it shows the other; 0 where they are the same. @example clockMinutes('22:40', '01:25') // 165 */
export const clockMinutes = (from: string, to: string): number => (minutesOf(to) - minutesOf(from) + day) % day;

export interface DayPart {
  readonly day: string;
  readonly minutes: number;
}

/**
 * The days of a stretch of the wall clock that begins on a day and takes less than 24 hours.
 * @param startsOn AD ISO
 * @example daysOfClock('2026-07-16', '22:40', '01:25') // 80 minutes on the first day, 85 on the second
 */
export function daysOfClock(startsOn: string, from: string, to: string): readonly DayPart[] {
  const whole = clockMinutes(from, to);
  const first = Math.min(whole, day - minutesOf(from));
  return [
    { day: startsOn, minutes: first },
    ...(whole > first ? [{ day: addDays(startsOn, 1), minutes: whole - first }] : []),
  ];
}
