/** The languages of the names. */
export type BsLocale = 'en' | 'ne';

const MONTHS = {
  en: 'Baishak Jestha Ashad Shrawan Bhadra Ashoj Kartik Mangsir Poush Magh Falgun Chaitra',
  ne: 'बैशाख जेठ असार साउन भदौ असोज कात्तिक मंसिर पुस माघ फागुन चैत',
};

const WEEKDAYS = {
  en: 'Sun Mon Tues Wednes Thurs Fri Satur',
  ne: 'आइत सोम मङ्गल बुध बिही शुक्र शनि',
};

/**
 * The name of a BS month; undefined for a month outside 1 to 12.
 *
 * @example
 * monthName(8) // 'Mangsir'
 * monthName(8, 'ne') // 'मंसिर'
 */
export function monthName(month: number, locale: BsLocale = 'en'): string {
  return MONTHS[locale].split(' ')[month - 1]!;
}

/**
 * The name of a day of the week, as `weekday` counts it; undefined for a day outside 0 to 6. The short form drops
 * what all seven names share.
 *
 * @example
 * weekdayName(6) // 'Saturday'
 * weekdayName(6, 'en', 'short') // 'Sat'
 * weekdayName(6, 'ne', 'short') // 'शनि'
 */
export function weekdayName(day: number, locale: BsLocale = 'en', style: 'long' | 'short' = 'long'): string {
  const stem = WEEKDAYS[locale].split(' ')[day]!;
  return style === 'long' ? stem + (locale === 'en' ? 'day' : 'बार') : locale === 'en' ? stem.slice(0, 3) : stem;
}
