import { asBs } from '../convert/as-bs.ts';
import type { BsDate } from '../convert/bs-date.ts';
import { dayNumberToBs } from '../convert/day-number.ts';
import { bsDays } from './month-days.ts';

/** The last year whose calendar had been issued when this version was published. */
export const LAST_PUBLISHED_YEAR = 2083;

/** `published`: the official calendar of the year exists. `projected`: computed, and may move by a day when issued. */
export type YearStatus = 'published' | 'projected';

/** The first supported day, 2000-01-01 (1943-04-14). */
export const MIN_BS: BsDate = /* @__PURE__ */ asBs('2000-01-01');

/** The last supported day, 2110-12-30 (2054-04-13) in the shipped table. */
export let MAX_BS: BsDate = /* @__PURE__ */ asBs('2110-12-30');

let lastPublishedYear = LAST_PUBLISHED_YEAR;

/**
 * Says whether the calendar of a year has been issued. Years after `LAST_PUBLISHED_YEAR` follow the solar rule and
 * may still change by a day: a calendar is issued only a few months before its year begins.
 *
 * @throws {DateBsError} `UnsupportedYear` for a year outside 2000 to 2110
 * @example
 * yearStatus(2083) // 'published'
 * yearStatus(2084) // 'projected'
 */
export function yearStatus(year: number): YearStatus {
  daysInBsMonth(year, 1);
  return year <= lastPublishedYear ? 'published' : 'projected';
}

/**
 * Days in a BS month: 29 to 32.
 *
 * @throws {DateBsError} `UnsupportedYear` for a year outside 2000 to 2110
 * @throws {DateBsError} `InvalidDate` for a month outside 1 to 12
 * @example
 * daysInBsMonth(2083, 8) // 29
 */
export function daysInBsMonth(year: number, month: number): number {
  asBs({ year, month, day: 1 });
  const index = year * 12 + month - 24001;
  return bsDays[index + 1]! - bsDays[index]!;
}

/**
 * Days in a BS year: 365 or 366.
 *
 * @throws {DateBsError} `UnsupportedYear` for a year outside 2000 to 2110
 * @example
 * daysInBsYear(2083) // 365
 */
export function daysInBsYear(year: number): number {
  asBs({ year, month: 1, day: 1 });
  const index = (year - 2000) * 12;
  return bsDays[index + 12]! - bsDays[index]!;
}

/** Called by the override after it has written new lengths. */
export function settleYears(newLastPublishedYear: number): void {
  lastPublishedYear = newLastPublishedYear;
  MAX_BS = dayNumberToBs(bsDays[1332]!);
}
