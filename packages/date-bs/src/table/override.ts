import { DateBsError } from '../errors.ts';
import { bsDays } from './month-days.ts';
import { adTexts, bsTexts } from './texts.ts';
import { LAST_PUBLISHED_YEAR, settleYears } from './years.ts';

// Kept before anything is overridden: only the function below writes into the table.
const shipped = /* @__PURE__ */ bsDays.slice();

/** Twelve month lengths by year, Baishak first. */
export type YearRows = Readonly<Record<number, readonly number[]>>;

/**
 * Replaces projected years for the whole running program, so that an application can follow a calendar on the day it
 * is issued, without a new version of this package. Call it once at start, in every process and every page, with the
 * same rows. Each call starts again from the shipped table; `overrideProjectedYears({})` takes all overrides back.
 * Nothing changes if any row is refused. Dates that were already converted keep their values.
 *
 * @param rows month lengths of years after `LAST_PUBLISHED_YEAR`; every year must sum to 365 or 366
 * @param options `lastPublishedYear`: the newest year whose row is official, for `yearStatus`
 * @throws {DateBsError} `InvalidYearRow` for a year that is published or not supported and for an impossible row
 * @example
 * overrideProjectedYears({ 2084: [31, 31, 32, 31, 31, 30, 30, 30, 29, 30, 30, 30] }, { lastPublishedYear: 2084 })
 * daysInBsMonth(2084, 2) // 31
 * yearStatus(2084) // 'published'
 */
export function overrideProjectedYears(rows: YearRows, options: { lastPublishedYear?: number } = {}): void {
  for (const [year, row] of Object.entries(rows)) {
    const isRow = row.length === 12 && row.every((length) => [29, 30, 31, 32].includes(length));
    const days = row.reduce((sum, length) => sum + length, 0);
    if (!(isRow && +year > LAST_PUBLISHED_YEAR && +year <= 2110 && (days === 365 || days === 366)))
      throw new DateBsError('InvalidYearRow', `${year} needs twelve months of 29 to 32 days, 365 or 366 in all`);
  }
  for (let index = 0; index < 1332; index++) {
    const length = rows[2000 + Math.floor(index / 12)]?.[index % 12] ?? shipped[index + 1]! - shipped[index]!;
    bsDays[index + 1] = bsDays[index]! + length;
  }
  bsTexts.clear();
  adTexts.clear();
  settleYears(options.lastPublishedYear ?? LAST_PUBLISHED_YEAR);
}
