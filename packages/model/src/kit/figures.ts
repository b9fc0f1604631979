/** Values as text, in a language and a calendar. */
import type { Amount } from './currencies.ts';
import { figures } from './digits.ts';
import type { Language, Text } from './text.ts';

/**
 * A number with separators; an exact decimal keeps the places that it has.
 * @example numberText('1234567.50', 'en') // '12,34,567.50'
 */
export function numberText(value: string | number, language: Language): string {
  const [whole = '', part] = String(value).split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{2})*\d{3}$)/g, ',');
  return figures(part === undefined ? grouped : `${grouped}.${part}`, language);
}

/**
 * A share of a hundred, without places that say nothing.
 * @example percentText('20.00', 'en') // '20%'
 */
export const percentText = (value: string | number, language: Language): string =>
  `${numberText(
    String(value)
      .replace(/(\.\d*?)0+$/, '$1')
      .replace(/\.$/, ''),
    language,
  )}%`;

/**
 * An exact sum with two decimals and separators (SNK-6). What is finer than that is rounded half away from zero.
 * @example moneyText('1234567.5', 'en') // '12,34,567.50'
 */
export function moneyText(value: string | number, language: Language): string {
  const match = /^(-?)(\d+)(?:\.(\d*))?$/.exec(String(value));
  if (!match) return figures(value, language);
  const [, sign = '', whole = '', part = ''] = match;
  const hundredths = BigInt(whole + part.slice(0, 2).padEnd(2, '0')) + (Number(part[2] ?? 0) >= 5 ? 1n : 0n);
  const digits = String(hundredths).padStart(3, '0');
  return numberText(`${hundredths === 0n ? '' : sign}${digits.slice(0, -2)}.${digits.slice(-2)}`, language);
}

/** An exact sum in both languages. */
export const moneyWords = (value: string | number): Text => ({
  en: moneyText(value, 'en'),
  ne: moneyText(value, 'ne'),
});

/** An amount with its currency in both languages. @example amountWords({ currency: 'USD', amount: '1200.50' }).en // 'USD 1,200.50' */
export const amountWords = ({ currency, amount }: Amount): Text => ({
  en: `${currency} ${numberText(amount, 'en')}`,
  ne: `${currency} ${numberText(amount, 'ne')}`,
});

/**
 * A number where there is little room, in thousands (K) or millions (M) with at most one decimal (SNK-6).
 * @example shortNumber(12_345, 'en') // '12.3K'
 */
export function shortNumber(value: number, language: Language): string {
  const size = Math.abs(value);
  // What would be rounded up to a thousand thousands is a million.
  const [unit, letter] = size < 1_000 ? [1, ''] : size < 999_950 ? [1_000, 'K'] : [1_000_000, 'M'];
  const rounded = unit === 1 ? value : Math.round((value / unit) * 10) / 10;
  return `${numberText(rounded, language)}${letter}`;
}

/**
 * Minutes as people say them.
 * @example durationText(90, 'en') // '1 h 30 min'
 */
export function durationText(minutes: number, language: Language): string {
  if (minutes < 0) return `−${durationText(-minutes, language)}`;
  const [hour, minute] = language === 'ne' ? ['घण्टा', 'मिनेट'] : ['h', 'min'];
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [
    ...(hours > 0 ? [`${numberText(hours, language)} ${hour}`] : []),
    ...(rest > 0 || hours === 0 ? [`${figures(rest, language)} ${minute}`] : []),
  ];
  return parts.join(' ');
}

/**
 * Minutes as a clock shows them, where there is little room.
 * @example clockText(90, 'en') // '1:30'
 */
export const clockText = (minutes: number, language: Language): string =>
  figures(`${Math.floor(minutes / 60)}:${String(Math.round(minutes % 60)).padStart(2, '0')}`, language);

/** Between the year that a fiscal year bears in BS and the year that it begins in AD. */
const YEARS_APART = 57;

/**
 * A fiscal year by the years of the reader's calendar.
 * @example fiscalYearText('2083/84', 'en', 'ad') // '2026/27'
 */
export function fiscalYearText(value: string, language: Language, calendar: 'bs' | 'ad'): string {
  const start = Number(value.slice(0, 4));
  if (!/^\d{4}\/\d{2}$/.test(value)) return value;
  const shown = calendar === 'bs' ? start : start - YEARS_APART;
  return figures(`${shown}/${String((shown + 1) % 100).padStart(2, '0')}`, language);
}

const units = ['B', 'KB', 'MB', 'GB'];

/** @example sizeText(1536, 'en') // '1.5 KB' */
export function sizeText(bytes: number, language: Language): string {
  let amount = bytes;
  let unit = 0;
  while (amount >= 1024 && unit < units.length - 1) {
    amount /= 1024;
    unit++;
  }
  return `${figures(unit === 0 || amount >= 10 ? Math.round(amount) : Math.round(amount * 10) / 10, language)} ${units[unit]}`;
}
