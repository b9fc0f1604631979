import { adToBs, DateBsError, formatBs, toDevanagariDigits } from 'date-bs';
import type { Language } from '../kit/text.ts';

const isoDay = /(?<![\d-])\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?![\d-])/g;

/**
 * Texts of notifications name days as `YYYY-MM-DD` in AD; the person who shows one says them as its reader does.
 * @example daysInText('Expires on 2026-11-23', () => '8 Mangsir 2083') // 'Expires on 8 Mangsir 2083'
 */
export const daysInText = (text: string, format: (day: string) => string): string =>
  text.replace(isoDay, (day) => format(day));

const english = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** A day as a language says it to whom no calendar is known: in AD in English, in BS in Nepali, as far as its years are known. */
export const usualDay =
  (language: Language) =>
  (day: string): string => {
    if (language === 'en') return english.format(new Date(day));
    try {
      return formatBs(adToBs(day), 'D MMMM YYYY', { locale: 'ne' });
    } catch (error) {
      if (!(error instanceof DateBsError)) throw error;
      return toDevanagariDigits(day);
    }
  };
