/** Days and instants as people read them, in a language, a calendar and a zone. */
import { counted } from './plural.ts';
import { adToBs, formatBs } from 'date-bs';
import { figures } from './digits.ts';
import type { Language } from './text.ts';
import { toWall } from './zone.ts';

export interface DateStyle {
  readonly language: Language;
  readonly calendar: 'AD' | 'BS';
  /** The organization's zone, an IANA name: an instant has no day without one. */
  readonly timeZone: string;
}

/** Browsers differ in what they know of Nepali, so its words are ours. */
export const adMonths: Record<Language, readonly string[]> = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  ne: 'जनवरी फेब्रुअरी मार्च अप्रिल मे जुन जुलाई अगस्ट सेप्टेम्बर अक्टोबर नोभेम्बर डिसेम्बर'.split(' '),
};

const ago = {
  en: {
    now: 'just now',
    minute: (count: string) => `${count} min ago`,
    hour: (count: string) => `${count} h ago`,
    day: (count: string) => (count === '1' ? 'yesterday' : `${counted(count, 'day')} ago`),
  },
  ne: {
    now: 'भर्खरै',
    minute: (count: string) => `${count} मिनेटअघि`,
    hour: (count: string) => `${count} घण्टाअघि`,
    day: (count: string) => `${count} दिनअघि`,
  },
};

const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value);

/** A day, or the day of an instant, in the reader's calendar and language: `21 Nov 2026`, `5 Mangsir 2083`. */
export function formatDate(value: string, { language, calendar, timeZone }: DateStyle): string {
  // A day without an hour is the same day everywhere.
  const day = toWall(value, isDay(value) ? 'UTC' : timeZone)?.slice(0, 10);
  if (day === undefined) return value;
  if (calendar === 'BS') {
    try {
      return formatBs(adToBs(day), language === 'ne' ? 'YYYY MMMM D' : 'D MMMM YYYY', { locale: language });
    } catch {
      // Outside the supported years of the table the AD date is the honest answer.
    }
  }
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return `${figures(date, language)} ${adMonths[language][month - 1] ?? ''} ${figures(year, language)}`;
}

/** The hour of an instant in the organization's zone: `2:05 pm`. */
export function formatTime(value: string, { language, timeZone }: DateStyle): string {
  const wall = toWall(value, timeZone);
  if (wall === null) return value;
  const hour = Number(wall.slice(11, 13));
  const clock = figures(`${hour % 12 || 12}:${wall.slice(14)}`, language);
  return language === 'ne' ? `${clock} ${hour < 12 ? 'पूर्वाह्न' : 'अपराह्न'}` : `${clock} ${hour < 12 ? 'am' : 'pm'}`;
}

export const formatInstant = (value: string, style: DateStyle): string =>
  `${formatDate(value, style)}, ${formatTime(value, style)}`;

/** `5 min ago` for what is younger than a week, the date for what is older. */
export function formatAgo(value: string, style: DateStyle, now: number): string {
  const minutes = Math.floor((now - new Date(value).getTime()) / 60_000);
  const words = ago[style.language];
  if (minutes < 1) return words.now;
  if (minutes < 60) return words.minute(figures(minutes, style.language));
  if (minutes < 1_440) return words.hour(figures(Math.floor(minutes / 60), style.language));
  const days = Math.floor(minutes / 1_440);
  return days < 7 ? words.day(figures(days, style.language)) : formatDate(value, style);
}
