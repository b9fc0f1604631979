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

/**
 * The instant at which the clock on the wall shows that.
 * @example toInstant('2026-11-21T12:00', 'Asia/Kathmandu') // '2026-11-21T06:15:00.000Z'
 */
export function toInstant(wall: string, timeZone: string): string {
  const wanted = Date.parse(`${wall}:00Z`);
  let instant = wanted;
  // The second round is for zones whose offset changes between the two.
  for (let round = 0; round < 2; round++) {
    const shown = Date.parse(`${toWall(instant, timeZone)}:00Z`);
    instant += wanted - shown;
  }
  return new Date(instant).toISOString();
}

/** The day that it is in a zone. @throws RangeError for an invalid date */
export function todayIn(timeZone: string, now: Date): string {
  const wall = toWall(now, timeZone);
  if (wall === null) throw new RangeError('Invalid date: no zone has a day for it.');
  return wall.slice(0, 10);
}

const dayMs = 86_400_000;

/** A day so many days later; earlier where they are negative. @example addDays('2026-11-21', -21) // '2026-10-31' */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** Days of a range, both ends included; 0 where the end is before the beginning. */
export const daysBetween = (from: string, to: string): number =>
  Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1);

/** Whether the runtime knows a zone of that name. @example isZone('Asia/Kathmandu') // true */
export function isZone(name: string): boolean {
  try {
    return formatOf(name) !== undefined;
  } catch {
    return false;
  }
}
