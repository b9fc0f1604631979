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
