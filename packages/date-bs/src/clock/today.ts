import { adToBs } from '../convert/ad-to-bs.ts';
import type { BsDate } from '../convert/bs-date.ts';
import { dayNumberToBs } from '../convert/day-number.ts';
import { DateBsError } from '../errors.ts';

/** Nepal moved its clocks from +05:30 to +05:45 when 1986 began. */
const NEPAL_MOVED = 504_901_800_000;

/**
 * The BS day that an instant falls on in a time zone. An instant has no day by itself, so the zone must be said.
 * `Asia/Kathmandu` is computed here; other zones are asked of `Intl`, which some small runtimes lack.
 *
 * @param instant a `Date`, or milliseconds since 1970
 * @param options `timeZone`: an IANA name that the runtime knows
 * @throws {DateBsError} `InvalidDate` for an invalid `Date` or a missing time zone
 * @throws {DateBsError} `UnsupportedYear` outside the supported days
 * @throws {RangeError} if the runtime does not know the zone
 * @example
 * String(dateToBs(new Date('2026-11-20T18:30:00Z'), { timeZone: 'Asia/Kathmandu' })) // '2083-08-05'
 * String(dateToBs(new Date('2026-11-20T18:30:00Z'), { timeZone: 'UTC' })) // '2083-08-04'
 */
export function dateToBs(instant: Date | number, { timeZone }: { timeZone: string }): BsDate {
  const time = +instant;
  if (!timeZone || time !== time) throw new DateBsError('InvalidDate', 'Invalid Date');
  if (timeZone === 'Asia/Kathmandu')
    return dayNumberToBs(Math.floor((time + (time < NEPAL_MOVED ? 19_800_000 : 20_700_000)) / 86_400_000));
  const [month, day, year] = new Intl.DateTimeFormat('en-US', { timeZone }).format(time).split('/');
  return adToBs({ year: +year!, month: +month!, day: +day! });
}

/**
 * Today's BS date: in Nepal, unless another zone is named. Where the program runs does not matter.
 *
 * @param options `timeZone` as for `dateToBs`; `now` replaces the clock, for tests
 * @throws {RangeError} if the runtime does not know the zone
 * @example
 * String(todayBs({ now: 1795200000000 })) // '2083-08-05'
 */
export function todayBs({
  timeZone = 'Asia/Kathmandu',
  now = Date.now(),
}: { timeZone?: string; now?: Date | number } = {}): BsDate {
  return dateToBs(now, { timeZone });
}
