import type { BsInput } from '../convert/bs-date.ts';
import { asBs } from '../convert/as-bs.ts';
import { weekday } from '../calc/weekday.ts';
import { type Digits, toDevanagariDigits } from './digits.ts';
import { type BsLocale, monthName, weekdayName } from './names.ts';

/** How `formatBs` writes. */
export interface FormatOptions {
  /** Language of the names; `en` by default. */
  locale?: BsLocale;
  /** Digits; those of the locale by default: `latn` for `en`, `deva` for `ne`. */
  digits?: Digits;
}

/**
 * Writes a BS date by a pattern. `YYYY` `YY` year, `MMMM` month name, `MM` `M` month, `DD` `D` day, `dddd` `ddd`
 * weekday name. Text in square brackets is copied, and so is every other character.
 *
 * @throws {DateBsError} `InvalidDate` or `UnsupportedYear`, if the date does not exist or is not supported
 * @example
 * formatBs('2083-08-05', 'dddd, MMMM D, YYYY') // 'Saturday, Mangsir 5, 2083'
 * formatBs('2083-08-05', 'YYYY MMMM D', { locale: 'ne' }) // '२०८३ मंसिर ५'
 * formatBs('2083-08-05', 'YYYY-MM-DD', { digits: 'deva' }) // '२०८३-०८-०५'
 */
export function formatBs(
  input: BsInput,
  pattern: string = 'YYYY-MM-DD',
  { locale = 'en', digits = locale === 'ne' ? 'deva' : 'latn' }: FormatOptions = {},
): string {
  const date = asBs(input);
  const write = (value: number, width: number): string => {
    const text = `${value}`.padStart(width, '0');
    return digits === 'deva' ? toDevanagariDigits(text) : text;
  };
  return pattern.replace(/\[([^\]]*)\]|YYYY|YY|MMMM|MM?|DD?|dddd?/g, (token: string, literal?: string) => {
    if (literal !== undefined) return literal;
    if (token === 'MMMM') return monthName(date.month, locale);
    if (token[0] === 'd') return weekdayName(weekday(date), locale, token === 'ddd' ? 'short' : 'long');
    if (token === 'YY') return write(date.year % 100, 2);
    return write(token[0] === 'Y' ? date.year : token[0] === 'M' ? date.month : date.day, token.length);
  });
}
