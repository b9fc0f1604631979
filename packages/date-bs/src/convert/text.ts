import { adToBs } from './ad-to-bs.ts';
import type { AdDate } from './bs-date.ts';
import { bsToAd } from './bs-to-ad.ts';

/**
 * Converts Gregorian text to Bikram Sambat text, both `YYYY-MM-DD`. Faster than building a date and printing it.
 *
 * @throws {DateBsError} `InvalidDate` if there is no such day, or the text has another shape
 * @throws {DateBsError} `UnsupportedYear` before 1943-04-14 and after 2054-04-13
 * @example
 * adToBsText('2026-11-21') // '2083-08-05'
 */
export function adToBsText(text: string): string {
  return dateText(adToBs(text));
}

/**
 * Converts Bikram Sambat text to Gregorian text, both `YYYY-MM-DD`.
 *
 * @throws {DateBsError} `InvalidDate` if there is no such day, or the text has another shape
 * @throws {DateBsError} `UnsupportedYear` for a year outside 2000 to 2110
 * @example
 * bsToAdText('2083-08-05') // '2026-11-21'
 */
export function bsToAdText(text: string): string {
  return dateText(bsToAd(text));
}

// Building the text would cost more than the conversion, so what months begin with is kept: at most 2,664 short texts.
const monthTexts: string[] = [];
const dayTexts = /* @__PURE__ */ Array.from({ length: 33 }, (_, day) => (day < 10 ? `0${day}` : `${day}`));

const dateText = ({ year, month, day }: AdDate): string =>
  (monthTexts[(year - 1943) * 12 + month] ??= `${year}-${dayTexts[month]}-`) + dayTexts[day]!;
