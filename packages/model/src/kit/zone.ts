/** Instants as a time zone shows them. A zone is an IANA name such as `Asia/Kathmandu`; a day is `YYYY-MM-DD`. */

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format costs a hundred times what using one does. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    formats.set(timeZone, format);
  }
  return format;
}

/**
 * An instant as the clock on the wall shows it; null for what is no instant.
 * @throws RangeError for a zone that the runtime does not know
 * @example toWall('2026-11-21T06:15:00Z', 'Asia/Kathmandu') // '2026-11-21T12:00'
 */
export function toWall(instant: string | number | Date, timeZone: string): string | null {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return null;
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts['year']}-${parts['month']}-${parts['day']}T${parts['hour']}:${parts['minute']}`;
}

/** The day that it is in a zone. @throws RangeError for an invalid date */
export function todayIn(timeZone: string, now: Date): string {
  const wall = toWall(now, timeZone);
  if (wall === null) throw new RangeError('Invalid date: no zone has a day for it.');
  return wall.slice(0, 10);
}

/** A day so many days later; earlier where they are negative. @example addDays('2026-11-21', -21) // '2026-10-31' */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

const offsetAt = (instant: number, timeZone: string): number =>
  Date.parse(`${toWall(instant, timeZone)}Z`) - Math.floor(instant / 60_000) * 60_000;

/**
 * The instant, in milliseconds, at which the clock of a zone shows so many minutes of a day. Of a time that a zone skips it is the instant
 * that many minutes after the skip; of one that it has twice, one of the two.
 * @param minutes since midnight, from 0 to 1440
 * @example fromWall('2026-11-21', 720, 'Asia/Kathmandu') // Date.parse('2026-11-21T06:15:00Z')
 */
export function fromWall(day: string, minutes: number, timeZone: string): number {
  const wall = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000;
  const guess = wall - offsetAt(wall, timeZone);
  return wall - offsetAt(guess, timeZone);
}
