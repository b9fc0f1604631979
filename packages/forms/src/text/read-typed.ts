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

const partsOf = (timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });

/**
 * An instant as the clock on the wall shows it.
 * @example toWall('2026-11-21T06:15:00Z', 'Asia/Kathmandu') // '2026-11-21T12:00'
 */
export function toWall(instant: string, timeZone: string): string | null {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return null;
  const parts = Object.fromEntries(
    partsOf(timeZone)
      .formatToParts(date)
      .map((part) => [part.type, part.value]),
  );
  return `${parts['year']}-${parts['month']}-${parts['day']}T${parts['hour']}:${parts['minute']}`;
}

/**
 * The instant at which the clock on the wall shows that.
 * @example toInstant('2026-11-21T12:00', 'Asia/Kathmandu') // '2026-11-21T06:15:00.000Z'
 */
export function toInstant(wall: string, timeZone: string): string {
  const wanted = Date.parse(`${wall}:00Z`);
  let instant = wanted;
  // The second round is for zones whose offset changes between the two.
  for (let round = 0; round < 2; round++) {
    const shown = Date.parse(`${toWall(new Date(instant).toISOString(), timeZone)}:00Z`);
    instant += wanted - shown;
  }
  return new Date(instant).toISOString();
}
