import type { CalendarDate } from '@internationalized/date';
import { addMonths, addYears, adToBs, bsToAdText, endOf, startOf, type BsPeriod } from 'date-bs';
import { clampDate, toIsoDate, toSystemDate, type DateSystem } from './date-system.ts';
import type { IsoDate } from './iso.ts';
import type { DateRange } from './range.ts';

export const rangePresetNames = [
  'last7Days',
  'last30Days',
  'thisMonth',
  'lastMonth',
  'thisQuarter',
  'lastQuarter',
  'thisFiscalYear',
  'lastFiscalYear',
] as const;
export type RangePresetName = (typeof rangePresetNames)[number];

/** Ranges that people ask for most. Months are those of the calendar shown; quarters and years are Nepal's fiscal ones. */
export function rangePresets(today: IsoDate, system: DateSystem): Readonly<Record<RangePresetName, DateRange>> {
  const date = toSystemDate(today, system) ?? system.last;
  const bs = adToBs(today);
  const period = (of: Parameters<typeof startOf>[0], name: BsPeriod): DateRange => ({
    start: bsToAdText(String(startOf(of, name))),
    end: bsToAdText(String(endOf(of, name))),
  });
  const back = (days: number): DateRange => ({
    start: toIsoDate(clampDate(date.subtract({ days: days - 1 }), system.first, system.last)),
    end: today,
  });
  return {
    last7Days: back(7),
    last30Days: back(30),
    thisMonth: system.id === 'bs' ? period(bs, 'month') : monthOf(date),
    lastMonth: system.id === 'bs' ? period(addMonths(bs, -1), 'month') : monthOf(date.subtract({ months: 1 })),
    thisQuarter: period(bs, 'quarter'),
    lastQuarter: period(addMonths(bs, -3), 'quarter'),
    thisFiscalYear: period(bs, 'fiscalYear'),
    lastFiscalYear: period(addYears(bs, -1), 'fiscalYear'),
  };
}

function monthOf(date: CalendarDate): DateRange {
  const start = date.set({ day: 1 });
  return { start: toIsoDate(start), end: toIsoDate(start.set({ day: start.calendar.getDaysInMonth(start) })) };
}
