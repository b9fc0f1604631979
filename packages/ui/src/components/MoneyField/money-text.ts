import { toLatinDigits } from 'date-bs';
import type { NumberGrouping } from '../../provider/use-number-locale.ts';

const DECIMAL = /^-?\d+(?:\.\d+)?$/;

/** Signs and words that people write with sums of rupees, without the points and in small letters. */
const rupees: readonly string[] = ['rs', 'npr', 'nrs', 'रु', 'रू', 'रुपैयाँ', '₨', 'rupees'];
const bare = (sign: string): string => sign.toLowerCase().replaceAll(/[\s.]/g, '');
/** A sign or a word before or after the digits, with its point, and the stroke that ends a sum on paper. */
const BEFORE = /^([^\d\s.,-]+)\.?\s*/;
const AFTER = /\s*([^\d\s.,-]+)\.?$/;

/**
 * Reads what was typed or pasted as an exact decimal text; no float ever holds it. The sign of the currency may be with it.
 * `undefined` when it is not a sum, or one of another currency.
 * @param currency sign or code that the field shows; rupees when it shows none
 * @example readMoney('१२,३४५.5', 2) // '12345.50'
 * @example readMoney('Rs. 12,34,567/-', 2) // '1234567.00'
 */
export function readMoney(typed: string, decimals: number, currency?: string): string | undefined {
  const own = currency === undefined ? 'rs' : bare(currency);
  const signs = rupees.includes(own) ? rupees : [own];
  const strip = (_whole: string, sign: string): string => (signs.includes(bare(sign)) ? '' : sign);
  const digits = toLatinDigits(typed).trim().replace(/\/-$/, '');
  const plain = digits.replace(BEFORE, strip).replace(AFTER, strip).replaceAll(/[\s,]/g, '');
  const completed = plain.startsWith('.') ? `0${plain}` : plain.replace(/\.$/, '');
  if (!DECIMAL.test(completed)) return undefined;
  const sign = completed.startsWith('-') ? '-' : '';
  const [whole = '0', fraction = ''] = completed.replace('-', '').split('.');
  if (fraction.length > decimals) return undefined;
  const trimmed = whole.replace(/^0+(?=\d)/, '');
  return sign + (decimals === 0 ? trimmed : `${trimmed}.${fraction.padEnd(decimals, '0')}`);
}

/**
 * Puts separators into a decimal text.
 * @example groupDigits('1234567.50', 'lakh') // '12,34,567.50'
 */
export function groupDigits(decimal: string, grouping: NumberGrouping): string {
  const [whole = '', fraction] = decimal.split('.');
  const pattern = grouping === 'lakh' ? /\B(?=(?:\d{2})*\d{3}$)/g : /\B(?=(?:\d{3})+$)/g;
  const grouped = whole.replaceAll(pattern, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
