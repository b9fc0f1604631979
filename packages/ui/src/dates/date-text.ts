import { getDayOfWeek, type CalendarDate } from '@internationalized/date';
import { monthName, toDevanagariDigits, weekdayName } from 'date-bs';
import type { CalendarSystem, Language } from '../provider/date-preference.ts';
import { inOtherSystem, type DateSystem } from './date-system.ts';

/*
 * Names are written here and in date-bs, not taken from Intl: it knows no BS, and browsers ship without Nepali.
 */
export const gregorianMonthNames: Record<Language, readonly string[]> = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  ne: ['जनवरी', 'फेब्रुअरी', 'मार्च', 'अप्रिल', 'मे', 'जुन', 'जुलाई', 'अगस्ट', 'सेप्टेम्बर', 'अक्टोबर', 'नोभेम्बर', 'डिसेम्बर'],
};

const eras: Record<Language, Record<CalendarSystem, string>> = {
  en: { bs: 'BS', ad: 'AD' },
  ne: { bs: 'वि.सं.', ad: 'ई.सं.' },
};

/** A whole number in the digits of a language, with leading zeros up to `length`. */
export function numberText(value: number, language: Language, length = 1): string {
  const text = String(value).padStart(length, '0');
  return language === 'ne' ? toDevanagariDigits(text) : text;
}

/** Name of a month, from 1. */
export function monthText(month: number, system: DateSystem, language: Language): string {
  return system.id === 'bs' ? monthName(month, language) : (gregorianMonthNames[language][month - 1] ?? '');
}

/** @example eraText(dateSystems.bs, 'en') // 'BS' */
export function eraText(system: DateSystem, language: Language): string {
  return eras[language][system.id];
}

/** Index of the day in a week that begins on Sunday. */
export function weekdayOf(date: CalendarDate): number {
  return getDayOfWeek(date, 'en-US', 'sun');
}

/** @example monthHeading(date, dateSystems.bs, 'en') // 'Mangsir 2083' */
export function monthHeading(date: CalendarDate, system: DateSystem, language: Language): string {
  return `${monthText(date.month, system, language)} ${numberText(date.year, language)}`;
}

/** @example dateText(date, dateSystems.bs, 'en') // '5 Mangsir 2083 BS' */
export function dateText(date: CalendarDate, system: DateSystem, language: Language): string {
  return `${numberText(date.day, language)} ${monthHeading(date, system, language)} ${eraText(system, language)}`;
}

/** A date in numbers, in the order of the field. @example isoText(date, 'ne') // '२०८३-०८-०५' */
export function isoText({ year, month, day }: CalendarDate, language: Language): string {
  return [numberText(year, language, 4), numberText(month, language, 2), numberText(day, language, 2)].join('-');
}

/** @example spokenDate(date, dateSystems.bs, 'en') // 'Saturday, 5 Mangsir 2083 BS, 21 November 2026 AD' */
export function spokenDate(date: CalendarDate, system: DateSystem, language: Language): string {
  const other = inOtherSystem(date, system);
  const texts = [weekdayName(weekdayOf(date), language), dateText(date, system, language)];
  if (other !== undefined) texts.push(dateText(other.date, other.system, language));
  return texts.join(', ');
}

/** The months of the other calendar that a stretch of days touches, such as "November – December 2026". */
export function otherMonthsText(
  start: CalendarDate,
  end: CalendarDate,
  system: DateSystem,
  language: Language,
): string | undefined {
  const from = inOtherSystem(start, system);
  const to = inOtherSystem(end, system);
  if (from === undefined || to === undefined) return undefined;
  const first = monthText(from.date.month, from.system, language);
  if (from.date.month === to.date.month) return monthHeading(to.date, to.system, language);
  const year = from.date.year === to.date.year ? '' : ` ${numberText(from.date.year, language)}`;
  return `${first}${year} – ${monthHeading(to.date, to.system, language)}`;
}

/** A first and a last day of a calendar in one line, such as "17 November – 15 December 2026 AD". */
export function rangeText(start: CalendarDate, end: CalendarDate, system: DateSystem, language: Language): string {
  const day = `${numberText(start.day, language)} ${monthText(start.month, system, language)}`;
  const year = start.year === end.year ? '' : ` ${numberText(start.year, language)}`;
  return `${day}${year} – ${dateText(end, system, language)}`;
}

/** The same with short names of months and without years, where space is scarce: "17 Nov – 15 Dec". */
export function shortRangeText(start: CalendarDate, end: CalendarDate, system: DateSystem, language: Language): string {
  const [from, to] = [start, end].map((date) => {
    const name = monthText(date.month, system, language);
    return `${numberText(date.day, language)} ${language === 'en' ? name.slice(0, 3) : name}`;
  });
  return `${from ?? ''} – ${to ?? ''}`;
}
