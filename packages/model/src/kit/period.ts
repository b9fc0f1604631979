/** Periods by which days are put together: a day, a week, and months and what is made of them in either calendar. */
import { adToBs, bsToAd, MAX_BS, MIN_BS, toDevanagariDigits } from 'date-bs';
import { monthText } from './month.ts';
import { bilingual, type Text } from './text.ts';

export const periods = ['day', 'week', 'month', 'quarter', 'year', 'fiscal_year'] as const;
export type Period = (typeof periods)[number];
export const calendars = ['ad', 'bs'] as const;
export type Calendar = (typeof calendars)[number];

const dayMs = 86_400_000;
const pad = (value: number, length = 2): string => String(value).padStart(length, '0');

/** @example addDaysTo('2026-02-28', 1) // '2026-03-01' */
export const addDaysTo = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** The last day of the table, AD. */
const lastBsDay = (): string => iso(bsToAd(MAX_BS));

function iso({ year, month, day }: { year: number; month: number; day: number }): string {
  return `${pad(year, 4)}-${pad(month)}-${pad(day)}`;
}

/** In which calendar a period is reckoned: the fiscal year is always one of Bikram Sambat. */
const calendarOf = (period: Period, calendar: Calendar): Calendar => (period === 'fiscal_year' ? 'bs' : calendar);

/** Months of a period, and the month with which its first one of a year begins. */
const monthsOf = { month: [1, 1], quarter: [3, 1], year: [12, 1], fiscal_year: [12, 4] } as const;

/** Months since the year 0. */
const monthIndex = (day: string, calendar: Calendar): number => {
  if (calendar === 'ad') return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
  const { year, month } = adToBs(day);
  return year * 12 + month - 1;
};
const monthStart = (index: number, calendar: Calendar): string => {
  const at = { year: Math.floor(index / 12), month: (index % 12) + 1, day: 1 };
  return iso(calendar === 'ad' ? at : bsToAd(at));
};

/**
 * The first day of the period in which a day lies. Weeks begin on Sunday.
 * @throws {DateBsError} where the calendar does not reach
 * @example periodStart('2026-11-21', 'month', 'bs') // '2026-11-17'
 */
export function periodStart(day: string, period: Period, calendar: Calendar): string {
  if (period === 'day') return day;
  if (period === 'week') return addDaysTo(day, -new Date(`${day}T00:00:00Z`).getUTCDay());
  const [length, first] = monthsOf[period];
  const own = calendarOf(period, calendar);
  const index = monthIndex(day, own) - (first - 1);
  return monthStart(index - (index % length) + (first - 1), own);
}

/**
 * The first day of the period `count` periods after the one that begins on `start`.
 * @throws {DateBsError} where the calendar does not reach
 * @example periodAfter('2026-11-17', 1, 'month', 'bs') // '2026-12-16'
 */
export function periodAfter(start: string, count: number, period: Period, calendar: Calendar): string {
  if (period === 'day') return addDaysTo(start, count);
  if (period === 'week') return addDaysTo(start, count * 7);
  const own = calendarOf(period, calendar);
  const [length, first] = monthsOf[period];
  const index = monthIndex(start, own);
  // The calendar may begin within a period.
  return monthStart(index - ((index - (first - 1)) % length) + count * length, own);
}

/** The last day of the period that begins on `start`; where the calendar ends within it, the calendar's last. */
export function periodEnd(start: string, period: Period, calendar: Calendar): string {
  try {
    return addDaysTo(periodAfter(start, 1, period, calendar), -1);
  } catch {
    return lastBsDay();
  }
}

/**
 * The first days of all periods that the calendar's table has, in their order, and the day after the last of them. Of Bikram Sambat.
 * @example bsPeriodStarts('month').length // 12 months of each year, and one more
 */
export function bsPeriodStarts(period: 'month' | 'quarter' | 'year' | 'fiscal_year'): readonly string[] {
  const known = startsOf.get(period);
  if (known) return known;
  const starts: string[] = [];
  for (let index = MIN_BS.year * 12; index < (MAX_BS.year + 1) * 12; index += 1) {
    const [length, first] = monthsOf[period];
    // A fiscal year that began before the table is there from the table's first day.
    if (index === MIN_BS.year * 12 || (index - (first - 1)) % length === 0) starts.push(monthStart(index, 'bs'));
  }
  starts.push(addDaysTo(lastBsDay(), 1));
  startsOf.set(period, starts);
  return starts;
}
const startsOf = new Map<Period, readonly string[]>();

/**
 * What a period is called in data: a day for days and weeks, `bs:2083-08`, `bs:2083-Q3`, `bs:2083`, and `2083/84` for a fiscal year.
 * @param start the first day of it, AD
 */
export function periodName(start: string, period: Period, calendar: Calendar): string {
  if (period === 'day' || period === 'week') return start;
  const index = monthIndex(start, calendarOf(period, calendar));
  const year = Math.floor(index / 12);
  const month = (index % 12) + 1;
  if (period === 'month') return `${calendar}:${year}-${pad(month)}`;
  if (period === 'quarter') return `${calendar}:${year}-Q${Math.ceil(month / 3)}`;
  if (period === 'year') return `${calendar}:${year}`;
  const first = month < monthsOf.fiscal_year[1] ? year - 1 : year;
  return `${first}/${pad((first + 1) % 100)}`;
}

/**
 * The name of a period of months, a quarter, a year or a fiscal year as people read it; days and weeks are told by their date.
 * @example periodText('bs:2083-Q3', 'en') // 'Q3 2083'
 */
export function periodText(name: string, language: 'en' | 'ne'): string {
  if (/^(bs|ad):\d{4}-\d{2}$/.test(name)) return monthText(name, language);
  const [, year = '', quarter] = /^(?:bs|ad):(\d+)(?:-Q(\d))?$/.exec(name) ?? [];
  const plain =
    year === '' ? name : quarter === undefined ? year : `${language === 'en' ? 'Q' : 'त्रैमास '}${quarter} ${year}`;
  return language === 'ne' ? toDevanagariDigits(plain) : plain;
}

/** A stretch of days, AD, both included. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
}

/**
 * The stretch of days before another one: as many months where it is made of whole months of the calendar, else as many days.
 * @throws {DateBsError} where the calendar does not reach
 * @example spanBefore({ from: '2026-11-01', to: '2026-11-30' }, 'ad') // { from: '2026-10-01', to: '2026-10-31' }
 */
export function spanBefore({ from, to }: DaySpan, calendar: Calendar): DaySpan {
  const before = addDaysTo(from, -1);
  const next = addDaysTo(to, 1);
  if (periodStart(from, 'month', calendar) === from && periodStart(next, 'month', calendar) === next) {
    const months = monthIndex(next, calendar) - monthIndex(from, calendar);
    return { from: periodAfter(from, -months, 'month', calendar), to: before };
  }
  const days = Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
  return { from: addDaysTo(from, -days), to: before };
}

/** Stretches of time that move on with the day, by which a report is asked for again and again. */
export const relativePeriods = {
  today: bilingual('Today', 'आज'),
  yesterday: bilingual('Yesterday', 'हिजो'),
  this_week: bilingual('This week', 'यो हप्ता'),
  last_week: bilingual('Last week', 'गत हप्ता'),
  this_month: bilingual('This month', 'यो महिना'),
  last_month: bilingual('Last month', 'गत महिना'),
  this_quarter: bilingual('This quarter', 'यो त्रैमास'),
  last_quarter: bilingual('Last quarter', 'गत त्रैमास'),
  this_fiscal_year: bilingual('This fiscal year', 'यो आर्थिक वर्ष'),
  last_fiscal_year: bilingual('Last fiscal year', 'गत आर्थिक वर्ष'),
} as const satisfies Readonly<Record<string, Text>>;
export type RelativePeriod = keyof typeof relativePeriods;

/**
 * The days of a relative period, as seen on a day.
 * @param on the day where the organisation is
 * @throws {DateBsError} where the calendar does not reach
 * @example relativeSpan('last_month', '2026-11-23', 'bs') // { from: '2026-10-18', to: '2026-11-16' }
 */
export function relativeSpan(period: RelativePeriod, on: string, calendar: Calendar): DaySpan {
  if (period === 'today') return { from: on, to: on };
  if (period === 'yesterday') return { from: addDaysTo(on, -1), to: addDaysTo(on, -1) };
  const unit = (['week', 'month', 'quarter'] as const).find((each) => period.endsWith(each)) ?? 'fiscal_year';
  const now = periodStart(on, unit, calendar);
  const from = period.startsWith('this') ? now : periodStart(addDaysTo(now, -1), unit, calendar);
  return { from, to: periodEnd(from, unit, calendar) };
}
