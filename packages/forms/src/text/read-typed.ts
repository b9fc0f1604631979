/** What people type, read as what is stored. `undefined` when it cannot be read. */
import { toLatinDigits } from 'date-bs';

/**
 * A length of time in minutes.
 * @example readDuration('1:30') // 90
 * @example readDuration('२ h') // 120
 */
export function readDuration(typed: string): number | undefined {
  const plain = toLatinDigits(typed).trim().toLowerCase();
  const clock = /^(\d{1,4}):([0-5]?\d)$/.exec(plain);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  const said = /^(?:(\d{1,4}) ?(?:h|hours?|घण्टा))? ?(?:(\d{1,5}) ?(?:m|min|minutes?|मिनेट)?)?$/.exec(plain);
  if (!said || (said[1] === undefined && said[2] === undefined)) return undefined;
  return Number(said[1] ?? 0) * 60 + Number(said[2] ?? 0);
}

/** @example durationInput(90) // '1:30' */
export const durationInput = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/**
 * A time of the day.
 * @example readTime('930') // '09:30'
 * @example readTime('5.15 pm') // '17:15'
 */
export function readTime(typed: string): string | undefined {
  const match = /^(\d{1,2})(?:[:. ]?(\d{2}))? ?(am|pm)?$/.exec(toLatinDigits(typed).trim().toLowerCase());
  if (!match) return undefined;
  const half = match[3];
  const given = Number(match[1]);
  const minute = Number(match[2] ?? 0);
  if (half && (given < 1 || given > 12)) return undefined;
  const hour = half === undefined ? given : (given % 12) + (half === 'pm' ? 12 : 0);
  if (hour > 23 || minute > 59) return undefined;
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
