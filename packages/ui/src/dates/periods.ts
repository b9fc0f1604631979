import type { CalendarDate } from '@internationalized/date';
import { MAX_BS, MIN_BS, bsToAdText, endOf, toLatinDigits } from 'date-bs';
import type { CalendarSystem } from '../provider/date-preference.ts';
import { dateSystems, isProjected, toIsoDate, toSystemDate, type DateSystem } from './date-system.ts';
import { isIsoDate, isUnreadableText, type IsoDate } from './iso.ts';
import type { Typing } from './typed-value.ts';

/** A month by its name alone, as it may be handed in. */
export interface MonthName {
  readonly calendar: CalendarSystem;
  /** `YYYY-MM` of that calendar, such as `2083-08` for Mangsir 2083. */
  readonly month: string;
}

/** A month of one calendar with its first and last day, AD ISO, both included. */
export interface MonthValue extends MonthName {
  readonly start: IsoDate;
  readonly end: IsoDate;
}

/** A fiscal year of Nepal by its name alone, as it may be handed in. */
export interface FiscalYearName {
  /** `2083/84`: the BS year that it begins in and the last two digits of the next. */
  readonly fiscalYear: string;
}

/** A fiscal year with its first and last day, AD ISO, both included: from Shrawan 1 to the last of Ashad. */
export interface FiscalYearValue extends FiscalYearName {
  readonly start: IsoDate;
  readonly end: IsoDate;
}

const FIRST_FISCAL_MONTH = 4;

/** A month while it is typed: the first day of a month, `''` or what was typed where it names none, `null` for none. */
export interface TypedMonth {
  /** Of the month; absent while none is named. */
  readonly calendar: CalendarSystem | undefined;
  readonly text: string | null;
}

/** Parts that name no month are told as `null`, or as `onUnreadable` hears of them. */
export const monthTyping: Typing<TypedMonth, MonthName> = {
  hold: (name) => ({
    calendar: name?.calendar,
    text: name && (monthValue(name.calendar, name.month)?.start ?? `${name.calendar}:${name.month}`),
  }),
  told: ({ calendar, text }) => {
    if (calendar === undefined || text === null || text === '') return null;
    if (isUnreadableText(text)) return { calendar, month: text.slice(text.indexOf(':') + 1) };
    const date = toSystemDate(text, dateSystems[calendar]);
    return date === undefined ? null : monthOfDate(date, dateSystems[calendar]);
  },
  markOf: ({ calendar, month }) => `${calendar}:${month}`,
  isUnfinished: ({ text }) => text !== null && !isIsoDate(text),
};

/** The month that a day lies in. */
export function monthOfDate(date: CalendarDate, system: DateSystem): MonthValue {
  const start = date.set({ day: 1 });
  return {
    calendar: system.id,
    month: `${String(date.year).padStart(4, '0')}-${String(date.month).padStart(2, '0')}`,
    start: toIsoDate(start),
    end: toIsoDate(start.set({ day: system.calendar.getDaysInMonth(start) })),
  };
}

/**
 * A month with its days; `undefined` when the calendar has no such month.
 * @example monthValue('bs', '2083-08') // { calendar: 'bs', month: '2083-08', start: '2026-11-17', end: '2026-12-15' }
 */
export function monthValue(calendar: CalendarSystem, month: string): MonthValue | undefined {
  const system = dateSystems[calendar];
  const match = /^(\d{4})-(\d{2})$/.exec(month);
  const year = Number(match?.[1]);
  const number = Number(match?.[2]);
  if (match === null || number < 1 || number > 12 || year < system.first.year || year > system.last.year)
    return undefined;
  return monthOfDate(system.first.set({ year, month: number, day: 1 }), system);
}

/**
 * A fiscal year with its days, by the BS year that it begins in; `undefined` where the calendar ends.
 * @example fiscalYearValue(2083) // { fiscalYear: '2083/84', start: '2026-07-17', end: '2027-07-16' }
 */
export function fiscalYearValue(startYear: number): FiscalYearValue | undefined {
  if (!Number.isInteger(startYear) || startYear < MIN_BS.year || startYear >= MAX_BS.year) return undefined;
  const first = { year: startYear, month: FIRST_FISCAL_MONTH, day: 1 };
  return {
    fiscalYear: `${startYear}/${String(startYear + 1).slice(2)}`,
    start: bsToAdText(`${startYear}-0${FIRST_FISCAL_MONTH}-01`),
    end: bsToAdText(String(endOf(first, 'fiscalYear'))),
  };
}

/** The BS year that the fiscal year of a day begins in, the nearest whole one at the ends of the calendar. */
export function fiscalStartOf(iso: IsoDate): number {
  const date = toSystemDate(iso, dateSystems.bs) ?? dateSystems.bs.last;
  const year = date.month < FIRST_FISCAL_MONTH ? date.year - 1 : date.year;
  return Math.min(Math.max(year, MIN_BS.year), MAX_BS.year - 1);
}

/** Between the year that a fiscal year bears in BS and the year that it begins in AD. */
export const FISCAL_YEARS_APART = 57;

/**
 * The BS year that a fiscal year begins in, as people write it: `2083/84`, `2083-2084`, `FY २०८३/८४`, `83/84`, `2083`. In AD, `2026/27`.
 */
export function readFiscalYear(text: string, calendar: CalendarSystem): number | undefined {
  const match = /^\D*?(\d{4}|\d{2})(?:\s*[-/–]\s*(\d{4}|\d{2}))?\D*$/.exec(toLatinDigits(text.trim()));
  if (match?.[1] === undefined) return undefined;
  const typed = Number(match[1]);
  const year = typed < 100 ? typed + 2000 : typed;
  if (match[2] !== undefined && Number(match[2]) % 100 !== (year + 1) % 100) return undefined;
  const start = calendar === 'bs' ? year : year + FISCAL_YEARS_APART;
  return fiscalYearValue(start) === undefined ? undefined : start;
}

/** True when the last day of a period is computed, not yet published. */
export function endsProjected(end: IsoDate): boolean {
  const date = toSystemDate(end, dateSystems.bs);
  return date !== undefined && isProjected(date.year, dateSystems.bs);
}

/** True when the limits leave at least one day of a period. */
export function isOffered(period: { start: IsoDate; end: IsoDate }, first: CalendarDate, last: CalendarDate): boolean {
  return period.end >= toIsoDate(first) && period.start <= toIsoDate(last);
}
