/** Months of a calendar as they travel and rest: `bs:2083-08`, `ad:2026-11`. */
import type { Text } from './text.ts';
import { bsToAd, daysInBsMonth, monthName, toDevanagariDigits } from 'date-bs';

type Language = 'en' | 'ne';

const adMonths: Record<Language, readonly string[]> = {
  en: 'January February March April May June July August September October November December'.split(' '),
  // Browsers ship without Nepali, so its words are ours.
  ne: 'जनवरी फेब्रुअरी मार्च अप्रिल मे जुन जुलाई अगस्ट सेप्टेम्बर अक्टोबर नोभेम्बर डिसेम्बर'.split(' '),
};

const partsOf = (value: string) => {
  const match = /^(bs|ad):(\d{4})-(\d{2})$/.exec(value);
  const month = Number(match?.[3]);
  return match && month >= 1 && month <= 12 ? { calendar: match[1], year: Number(match[2]), month } : undefined;
};

/**
 * A month of the calendar that it was chosen in.
 * @example monthText('bs:2083-08', 'en') // 'Mangsir 2083'
 */
export function monthText(value: string, language: Language): string {
  const parts = partsOf(value);
  if (!parts) return value;
  const name = parts.calendar === 'bs' ? monthName(parts.month, language) : adMonths[language][parts.month - 1];
  return `${name} ${language === 'ne' ? toDevanagariDigits(String(parts.year)) : parts.year}`;
}

/** A month in both languages. */
export const monthWords = (value: string): Text => ({ en: monthText(value, 'en'), ne: monthText(value, 'ne') });

const iso = ({ year, month, day }: { year: number; month: number; day: number }): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/**
 * The first and the last day of a month, AD ISO.
 * @throws {DateBsError} where the BS table does not reach
 * @example monthSpan('bs:2083-08') // { starts_on: '2026-11-17', ends_on: '2026-12-15' }
 */
export function monthSpan(value: string): { readonly starts_on: string; readonly ends_on: string } {
  const parts = partsOf(value);
  if (!parts) throw new Error(`${value} is no month`);
  const { calendar, year, month } = parts;
  return calendar === 'bs'
    ? {
        starts_on: iso(bsToAd({ year, month, day: 1 })),
        ends_on: iso(bsToAd({ year, month, day: daysInBsMonth(year, month) })),
      }
    : {
        starts_on: iso({ year, month, day: 1 }),
        ends_on: new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10),
      };
}
