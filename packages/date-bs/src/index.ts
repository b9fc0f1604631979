export type { AdDate, AdInput, BsDate, BsInput } from './convert/bs-date.ts';
export { adToBs } from './convert/ad-to-bs.ts';
export { bsToAd } from './convert/bs-to-ad.ts';
export { adToBsText, bsToAdText } from './convert/text.ts';
export { adToBsPacked, bsToAdPacked } from './convert/packed.ts';
export { bsToDayNumber, dayNumberToBs } from './convert/day-number.ts';
export { asBs, isValidBs } from './convert/as-bs.ts';

export { type FormatOptions, formatBs } from './format/format-bs.ts';
export { parseBs } from './format/parse-bs.ts';
export { type BsLocale, MONTH_NAMES, type NameStyle, WEEKDAY_NAMES, monthName, weekdayName } from './format/names.ts';
export { type Digits, toDevanagariDigits, toLatinDigits } from './format/digits.ts';

export { addDays, addMonths, addYears, clampBs } from './calc/step.ts';
export { compareBs } from './calc/compare.ts';
export { type BsPeriod, endOf, startOf } from './calc/period.ts';
export { fiscalMonth, fiscalQuarter, fiscalYearBounds, fiscalYearOf } from './calc/fiscal-year.ts';
export { daysBetween } from './calc/days-between.ts';
export { bsRange } from './calc/range.ts';
export { weekday } from './calc/weekday.ts';
export { age } from './calc/age.ts';

export { dateToBs, todayBs } from './clock/today.ts';

export {
  LAST_PUBLISHED_YEAR,
  MAX_BS,
  MIN_BS,
  type YearStatus,
  daysInBsMonth,
  daysInBsYear,
  yearStatus,
} from './table/years.ts';
export { type YearRows, overrideProjectedYears } from './table/override.ts';

export { DateBsError, type DateBsErrorCode } from './errors.ts';
