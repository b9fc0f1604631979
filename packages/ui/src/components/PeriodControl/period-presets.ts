import { getDayOfWeek } from '@internationalized/date';
import { toIsoDate, toSystemDate, type DateSystem } from '../../dates/date-system.ts';
import type { IsoDate } from '../../dates/iso.ts';
import { fiscalStartOf, fiscalYearValue, monthOfDate } from '../../dates/periods.ts';
import { rangePresets } from '../../dates/range-presets.ts';
import type { DateRange } from '../../dates/range.ts';

/** A period by its name. */
export interface PeriodPreset extends DateRange {
  readonly id: string;
  readonly label: string;
}

export const periodPresetNames = [
  'today',
  'yesterday',
  'thisWeek',
  'lastWeek',
  'thisMonth',
  'lastMonth',
  'thisQuarter',
  'lastQuarter',
  'thisFiscalYear',
  'lastFiscalYear',
] as const;
export type PeriodPresetName = (typeof periodPresetNames)[number];

/** Days of the periods that people ask for most. Weeks begin on Sunday; months are those of the calendar shown. */
export function periodPresets(today: IsoDate, system: DateSystem): Readonly<Record<PeriodPresetName, DateRange>> {
  const date = toSystemDate(today, system) ?? system.last;
  const daysFrom = (first: number, last: number): DateRange => ({
    start: toIsoDate(date.add({ days: first })),
    end: toIsoDate(date.add({ days: last })),
  });
  const weekday = getDayOfWeek(date, 'en-US', 'sun');
  return {
    ...rangePresets(today, system),
    today: daysFrom(0, 0),
    yesterday: daysFrom(-1, -1),
    thisWeek: daysFrom(-weekday, 6 - weekday),
    lastWeek: daysFrom(-weekday - 7, -weekday - 1),
  };
}

const isSame = (one: DateRange, other: DateRange | undefined): boolean =>
  one.start === other?.start && one.end === other.end;

/** The preset that a range is, if any. */
export const presetOf = (range: DateRange, presets: readonly PeriodPreset[]): PeriodPreset | undefined =>
  presets.find((preset) => isSame(preset, range));

/** A range that is one whole month of the calendar, or one fiscal year. */
export function wholeOf(
  range: DateRange,
  system: DateSystem,
): { readonly kind: 'month' } | { readonly kind: 'fiscalYear'; readonly name: string } | undefined {
  const date = toSystemDate(range.start, system);
  if (date !== undefined && isSame(range, monthOfDate(date, system))) return { kind: 'month' };
  const year = fiscalYearValue(fiscalStartOf(range.start));
  return year !== undefined && isSame(range, year) ? { kind: 'fiscalYear', name: year.fiscalYear } : undefined;
}

/**
 * The range as long before or after another one: as many months where it is made of whole months, else as many days.
 * @returns undefined where the calendar ends
 * @example steppedRange({ start: '2026-11-17', end: '2026-12-15' }, -1, dateSystems.bs) // { start: '2026-10-18', end: '2026-11-16' }
 */
export function steppedRange({ start, end }: DateRange, by: -1 | 1, system: DateSystem): DateRange | undefined {
  const first = toSystemDate(start, system);
  const last = toSystemDate(end, system);
  if (first === undefined || last === undefined) return undefined;
  const next = last.add({ days: 1 });
  const days = (Date.parse(end) - Date.parse(start)) / 86_400_000 + 1;
  const months = (next.year - first.year) * 12 + next.month - first.month;
  const isWhole = first.day === 1 && next.day === 1 && months > 0;
  const step = isWhole ? { months: by * months } : { days: by * days };
  const from = first.add(step);
  const to = isWhole ? first.add({ months: by === 1 ? 2 * months : 0 }).subtract({ days: 1 }) : last.add(step);
  const isKnown = from.compare(system.first) >= 0 && to.compare(system.last) <= 0 && to.compare(from) >= 0;
  return isKnown ? { start: toIsoDate(from), end: toIsoDate(to) } : undefined;
}
