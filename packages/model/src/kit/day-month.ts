/** Days and months where there is little room, such as under the axis of a chart. */
import { adToBs, formatBs } from 'date-bs';
import { adMonths, type DateStyle } from './date-text.ts';
import { figures } from './digits.ts';

/**
 * A day without its year, in the reader's calendar and language.
 * @example dayMonth('2026-11-21', { language: 'en', calendar: 'BS' }) // '5 Mangsir'
 */
export function dayMonth(day: string, { language, calendar }: Pick<DateStyle, 'language' | 'calendar'>): string {
  if (calendar === 'BS') {
    try {
      return formatBs(adToBs(day), language === 'ne' ? 'MMMM D' : 'D MMMM', { locale: language });
    } catch {
      // Outside the supported years of the table the AD date is the honest answer.
    }
  }
  const [, month = 0, date = 0] = day.split('-').map(Number);
  return `${figures(date, language)} ${adMonths[language][month - 1] ?? ''}`;
}

/**
 * The name of a month with as few letters as are understood; undefined for what is no month, and for months without a shorter name.
 * @example shortMonth('ad:2026-11', 'en') // 'Nov 2026'
 */
export function shortMonth(name: string, language: DateStyle['language']): string | undefined {
  const [, year, month] = /^ad:(\d{4})-(\d{2})$/.exec(name) ?? [];
  return language === 'en' && year !== undefined ? `${adMonths.en[Number(month) - 1] ?? ''} ${year}` : undefined;
}
