import type { BsInput } from '../convert/bs-date.ts';
import { asBs } from '../convert/as-bs.ts';
import { bsToAdText } from '../convert/text.ts';
import { holidayYears, scopes } from './data.ts';

/** A text in both languages. */
export interface HolidayText {
  readonly en: string;
  readonly ne: string;
}

/** A public holiday of one day or of several. */
export interface Holiday {
  /** The first day, BS, `YYYY-MM-DD`. */
  readonly start: string;
  /** The last day, BS; the same as `start` for one day. */
  readonly end: string;
  /** Both days in AD. */
  readonly adStart: string;
  readonly adEnd: string;
  readonly name: HolidayText;
  /** Who or where it is for; absent for everyone. */
  readonly only?: HolidayText;
  /** False where the sources differ, or only copies of a list were read. */
  readonly isCertain: boolean;
  /** What else the sources say, in English. */
  readonly note?: string;
}

/** How a holiday is written down: first day, names, and what differs from one certain day for everyone. */
export type HolidayRow = readonly [
  start: string,
  en: string,
  ne: string,
  more?: {
    readonly end?: string;
    readonly only?: keyof typeof scopes;
    readonly isCertain?: boolean;
    readonly note?: string;
  },
];

/**
 * The public holidays of Nepal in a BS year, first day first, with their source. Nothing is worked out: a year without a
 * source is `undefined`, which is not the same as a year without holidays. Holidays that the government declares during
 * the year, and feasts whose day is announced late, such as Eid, are mostly absent.
 *
 * @example
 * holidaysOf(2083).holidays[0].name.en // 'Nepali New Year'
 * holidaysOf(2083).source.slice(0, 12) // 'Nepal Gazett'
 * holidaysOf(2090) // undefined
 */
export function holidaysOf(year: number): { source: string; holidays: readonly Holiday[] } | undefined {
  const known = holidayYears[year];
  if (known === undefined) return undefined;
  return { source: known.source, holidays: known.rows.map(holidayOf) };
}

/**
 * The public holidays on a day; an empty list for a day of a known year without one, `undefined` where the year is not
 * known.
 *
 * @throws {DateBsError} `InvalidDate` or `UnsupportedYear`, if the date does not exist or is not supported
 * @example
 * holidaysOn('2083-07-04')[0].name.en // 'Dashain'
 * holidaysOn('2083-08-06').length // 0
 * holidaysOn('2090-01-01') // undefined
 */
export function holidaysOn(input: BsInput): readonly Holiday[] | undefined {
  const date = asBs(input);
  const day = String(date);
  return holidaysOf(date.year)?.holidays.filter(({ start, end }) => start <= day && day <= end);
}

function holidayOf([start, en, ne, { end = start, only, isCertain = true, note } = {}]: HolidayRow): Holiday {
  return {
    start,
    end,
    adStart: bsToAdText(start),
    adEnd: bsToAdText(end),
    name: { en, ne },
    ...(only === undefined ? {} : { only: scopes[only] }),
    isCertain,
    ...(note === undefined ? {} : { note }),
  };
}
