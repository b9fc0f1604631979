import { adTexts, bsTexts } from '../table/texts.ts';
import { adToBs } from './ad-to-bs.ts';
import { BsDate } from './bs-date.ts';
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
  return bsTexts.get(text) ?? keep(bsTexts, text, adToBs(text));
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
  return adTexts.get(text) ?? keep(adTexts, text, new BsDate(bsToAd(text)));
}

// Reading and building the texts costs more than the conversion, so each pair is kept once it was made: 24 bytes and the
// two texts for each day that was asked for, of the 40,543 there are. Parts may be passed without types, and may change.
function keep(texts: Map<string, string>, text: string, date: BsDate): string {
  const made = String(date);
  if (text.length === 10) texts.set(text, made);
  return made;
}
