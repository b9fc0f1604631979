/** The languages of the names. */
export type BsLocale = 'en' | 'ne';

/** `long` is `Mangsir` or `Saturday`, `short` is `Man` or `Sat`. */
export type NameStyle = 'long' | 'short';

type Names = Readonly<Record<BsLocale, Readonly<Record<NameStyle, readonly string[]>>>>;

const split = (names: string): readonly string[] => Object.freeze(names.split(' '));

const MONTHS = /* @__PURE__ */ split('बैशाख जेठ असार साउन भदौ असोज कात्तिक मंसिर पुस माघ फागुन चैत');

/**
 * Names of the BS months by language and length, Baishak first, so month 8 is at index 7. Three letters of `Ashad` and
 * `Ashoj` would be the same, so they are `Asa` and `Aso`. Nepali has no short names in use: there `short` is `long`.
 *
 * @example
 * MONTH_NAMES.en.long[7] // 'Mangsir'
 * MONTH_NAMES.en.short[2] // 'Asa'
 * MONTH_NAMES.ne.short[7] // 'मंसिर'
 */
export const MONTH_NAMES: Names = /* @__PURE__ */ Object.freeze({
  en: {
    long: /* @__PURE__ */ split('Baishak Jestha Ashad Shrawan Bhadra Ashoj Kartik Mangsir Poush Magh Falgun Chaitra'),
    short: /* @__PURE__ */ split('Bai Jes Asa Shr Bha Aso Kar Man Pou Mag Fal Cha'),
  },
  ne: { long: MONTHS, short: MONTHS },
});

/**
 * Names of the days of the week by language and length, Sunday first, as `weekday` counts them.
 *
 * @example
 * WEEKDAY_NAMES.en.long[6] // 'Saturday'
 * WEEKDAY_NAMES.ne.short[6] // 'शनि'
 */
export const WEEKDAY_NAMES: Names = /* @__PURE__ */ Object.freeze({
  en: {
    long: /* @__PURE__ */ split('Sunday Monday Tuesday Wednesday Thursday Friday Saturday'),
    short: /* @__PURE__ */ split('Sun Mon Tue Wed Thu Fri Sat'),
  },
  ne: {
    long: /* @__PURE__ */ split('आइतबार सोमबार मङ्गलबार बुधबार बिहीबार शुक्रबार शनिबार'),
    short: /* @__PURE__ */ split('आइत सोम मङ्गल बुध बिही शुक्र शनि'),
  },
});

/**
 * The name of a BS month; undefined for a month outside 1 to 12.
 *
 * @example
 * monthName(8) // 'Mangsir'
 * monthName(8, 'ne') // 'मंसिर'
 * monthName(8, 'en', 'short') // 'Man'
 */
export function monthName(month: number, locale: BsLocale = 'en', style: NameStyle = 'long'): string {
  return MONTH_NAMES[locale][style][month - 1]!;
}

/**
 * The name of a day of the week, as `weekday` counts it; undefined for a day outside 0 to 6.
 *
 * @example
 * weekdayName(6) // 'Saturday'
 * weekdayName(6, 'en', 'short') // 'Sat'
 * weekdayName(6, 'ne', 'short') // 'शनि'
 */
export function weekdayName(day: number, locale: BsLocale = 'en', style: NameStyle = 'long'): string {
  return WEEKDAY_NAMES[locale][style][day]!;
}
