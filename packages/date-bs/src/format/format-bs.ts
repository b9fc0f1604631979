import type { BsInput } from '../convert/bs-date.ts';
import { asBs } from '../convert/as-bs.ts';
import { DateBsError } from '../errors.ts';
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

const tokens = 'YYYY YY MMMM MMM MM M DD D dddd ddd';

/**
 * Writes a BS date by a pattern: `YYYY` `YY` year, `MMMM` `MMM` month name, `MM` `M` month, `DD` `D` day, `dddd` `ddd`
 * weekday name. Text in square brackets is copied, and so is every character but the letters A to Z and a to z, so that a
 * token of another library (`yyyy`, `Do`, `EEEE`) is refused instead of printed.
 *
 * @throws {DateBsError} `InvalidDate` or `UnsupportedYear`, if the date does not exist or is not supported
 * @throws {DateBsError} `InvalidPattern` for letters that are no token; the message names them and the tokens
 * @example
 * formatBs('2083-08-05', 'dddd, MMMM D, YYYY') // 'Saturday, Mangsir 5, 2083'
 * formatBs('2083-08-05', 'D MMM YYYY [BS]') // '5 Man 2083 BS'
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
  return pattern.replace(/\[([^\]]*)\]|([A-Za-z])\2*/g, (token: string, literal?: string) => {
    if (literal !== undefined) return literal;
    if (!tokens.split(' ').includes(token))
      throw new DateBsError(
        'InvalidPattern',
        `${token} in ${pattern} is not a token. Tokens: ${tokens}. Other letters belong in [brackets].`,
      );
    const style = token.length > 3 ? 'long' : 'short';
    if (token[0] === 'd') return weekdayName(weekday(date), locale, style);
    if (token[0] === 'M' && token.length > 2) return monthName(date.month, locale, style);
    if (token === 'YY') return write(date.year % 100, 2);
    return write(token[0] === 'Y' ? date.year : token[0] === 'M' ? date.month : date.day, token.length);
  });
}
