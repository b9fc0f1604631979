import { toLatinDigits } from 'date-bs';

/** Where separators stand: after thousands, lakhs and crores, or after every third digit. */
export const moneyGroupings = ['lakh', 'thousand'] as const;
export type MoneyGrouping = (typeof moneyGroupings)[number];

const DECIMAL = /^-?\d+(?:\.\d+)?$/;

/**
 * Reads what was typed as an exact decimal text; no float ever holds it. `undefined` when it is not a sum.
 * @example readMoney('१२,३४५.5', 2) // '12345.50'
 */
export function readMoney(typed: string, decimals: number): string | undefined {
  const plain = toLatinDigits(typed).replaceAll(/[\s,]/g, '');
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
export function groupDigits(decimal: string, grouping: MoneyGrouping): string {
  const [whole = '', fraction] = decimal.split('.');
  const pattern = grouping === 'lakh' ? /\B(?=(?:\d{2})*\d{3}$)/g : /\B(?=(?:\d{3})+$)/g;
  const grouped = whole.replaceAll(pattern, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
